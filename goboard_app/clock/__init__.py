"""Time controls, the state of the game clock, and the texts of both in SGF."""
