"""What a user's act means in the game that is going on."""
