"""A record as a printed game: its figures and diagrams, and the numbers of their stones."""
