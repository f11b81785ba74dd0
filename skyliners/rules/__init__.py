"""The rules of the games. Knows the standard library and nothing else."""
