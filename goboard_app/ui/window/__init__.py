"""The main window: what is placed where."""
