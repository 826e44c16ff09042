"""Lessons: screens with texts, boards and tasks, read from SGF files and judged by the rules."""
