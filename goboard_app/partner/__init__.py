"""Partners: beginners that the program plays itself, with the mistakes of human beginners."""
