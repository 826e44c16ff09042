"""The board on the screen, in pictures and on paper."""
