"""Help pages and the words of Go."""
