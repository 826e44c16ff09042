"""Boards and games on paper and in files: pages, pictures, animations."""
