"""Joseki: a dictionary of corners beside a record."""
