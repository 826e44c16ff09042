"""Rulesets: shown, chosen, made, compared."""
