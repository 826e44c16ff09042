"""The record of a game: its tree, the edits of it, and its SGF form."""
