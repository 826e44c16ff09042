"""Somebody to play with: beginners of our own making, who err as people do."""
