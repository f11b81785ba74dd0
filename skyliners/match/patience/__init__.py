"""Patiences begun by their number, looked through to the end, and counted up."""
