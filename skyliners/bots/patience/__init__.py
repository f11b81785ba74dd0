"""Who knows all about the patience: a solver that proves deals, hints and dead ends."""
