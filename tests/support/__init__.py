"""What the tests of the whole window share."""
