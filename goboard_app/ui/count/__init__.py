"""Counting, trying out who lives, and the counting told."""
