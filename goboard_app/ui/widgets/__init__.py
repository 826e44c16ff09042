"""Widgets, styles and stone pictures that several features show."""
