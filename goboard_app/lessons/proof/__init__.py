"""Proofs of problems: a search of every move and every answer on a small board."""
