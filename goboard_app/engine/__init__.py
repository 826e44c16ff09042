"""Somebody who is asked about positions: engines as text and values, without Qt or a process."""
