"""A clock alone: the clock of a game on a real board, in full screen."""
