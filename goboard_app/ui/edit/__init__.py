"""Editing of a record: set-up stones, marks, comments, game information."""
