"""Tests of goboard; helpers are imported as tests.*, from the root of the repository."""

# A test that imports NumPy first would have its products computed in several threads.
import goboard_app  # noqa: F401
