"""The session: turns the actions of a user into changes of the current game."""
