"""Slow, plain implementations of the model's functions, to compare it with."""
