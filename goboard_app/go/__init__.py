"""What is on the board: colours, points, moves, positions; nothing about permission."""
