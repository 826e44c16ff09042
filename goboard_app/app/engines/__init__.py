"""Engines in the program: which there are, what they are asked, and how they answer."""
