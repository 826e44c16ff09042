"""Tests of goboard; helpers are imported as tests.*, from the root of the repository."""
