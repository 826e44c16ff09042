"""Counting by hand in each tradition, as a story: the stones that move, and the sums they lead to."""
