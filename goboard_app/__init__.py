"""goboard: a desktop board for the game of Go."""

__version__ = "0.1.0"
