"""Engines in the program: the directory of engines, the requests sent to them, and their answers."""
