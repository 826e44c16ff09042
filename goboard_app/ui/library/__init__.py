"""The library: the games in a folder as a list, and the search for positions among them."""
