"""The page of preferences: the settings of all features in one place."""
