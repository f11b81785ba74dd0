"""What is kept of Skyliners alone."""
