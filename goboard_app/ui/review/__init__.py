"""Review of a record: the tree of variations, navigation, search, guessing moves."""
