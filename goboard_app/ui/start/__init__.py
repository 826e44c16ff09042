"""The start page and the list of recent records."""
