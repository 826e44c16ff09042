"""What may be played: rulesets as data, one judge of legality, and how a game ends."""
