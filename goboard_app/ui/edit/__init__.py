"""Changing a record: set-up, marks, comments, game information."""
