"""What is measured and counted of Skyliners alone."""
