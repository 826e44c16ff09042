"""The dialogs for engines: their list and settings, a test of each, and the log."""
