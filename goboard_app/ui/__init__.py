"""The user interface: pages, widgets and the board, in Qt."""
