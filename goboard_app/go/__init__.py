"""Colours, points, moves and positions of the board, without any rule on which moves are legal."""
