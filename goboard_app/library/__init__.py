"""The library: the games below a folder, their index, and searches in them."""
