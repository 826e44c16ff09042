"""Players: keeping the games that were played here, and what they tell of each player."""
