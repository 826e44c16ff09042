"""Walking through a record: tree, navigation, search, guessing."""
