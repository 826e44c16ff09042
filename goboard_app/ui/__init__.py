"""Pixels and widgets."""
