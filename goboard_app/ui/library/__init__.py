"""The library: the games below a folder as a list, and positions looked for among them."""
