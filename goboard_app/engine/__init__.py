"""Engines: programs that answer questions about positions, as text and values, without Qt or a process."""
