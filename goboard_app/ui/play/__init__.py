"""Playing: new games, the panel of the players, clocks, who takes which colour."""
