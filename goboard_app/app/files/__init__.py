"""Files and data kept between two runs: opening, saving, the journal, unfinished games."""
