"""The scoring of finished positions: statuses, territory, counts, seki, and the last moves of a game."""
