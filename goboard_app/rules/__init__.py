"""Rulesets as data, the legality of moves, repetition, and the end of a game."""
