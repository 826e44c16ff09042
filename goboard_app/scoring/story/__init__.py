"""How a finished board is counted before the eyes of the players, step by step."""
