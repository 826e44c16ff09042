"""Slow, plain second makings of what the model does, to compare it with."""
