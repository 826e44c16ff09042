"""Proofs of the problems that goboard brings: every move and every answer is looked at."""
