"""Lessons, problems, the lesson editor and a class."""
