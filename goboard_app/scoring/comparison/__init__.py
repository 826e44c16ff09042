"""One marked board counted in every way, and what makes the ways differ."""
