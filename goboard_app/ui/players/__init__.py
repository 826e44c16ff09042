"""The players' book: keeping games played here, and the results of each player."""
