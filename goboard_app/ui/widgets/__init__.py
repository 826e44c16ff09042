"""Widgets, style and stones that several features show."""
