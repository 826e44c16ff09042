"""The library: the games below a folder, their index, what is looked for among them."""
