"""Programs around the game: the command line and the benchmarks."""
