"""Files and what is kept between two runs: opening, saving, the journal, unfinished games."""
