"""Counting told as a story, by each tradition: which stones move, and what it adds up to."""
