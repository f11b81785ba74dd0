"""Tools for Skyline of the World alone."""
