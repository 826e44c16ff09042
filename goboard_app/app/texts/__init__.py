"""Every sentence a user reads about the game, made from the values that the core returns."""
