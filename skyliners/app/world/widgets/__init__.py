"""What is drawn in Skyline of the World."""
