"""A program that answers requests to score finished games, one JSON line each."""
