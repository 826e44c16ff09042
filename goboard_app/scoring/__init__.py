"""What a finished position is worth."""
