"""The moments of a game: what its players may look at afterwards."""
