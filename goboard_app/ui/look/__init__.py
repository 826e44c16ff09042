"""Colours, type, icons and shapes that the rooms of ui share."""
