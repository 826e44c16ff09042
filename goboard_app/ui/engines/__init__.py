"""Engines: which there are, how each is started, whether it works, and what was said with it."""
