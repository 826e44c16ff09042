"""Game records as bytes: reading, character sets, writing, findings, and other formats."""
