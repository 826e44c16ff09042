"""Garbage collection of a run: what pytest keeps to the end is not examined again and again."""

import gc

import pytest

# Collecting thousands of tests makes a million lasting objects, and Python examines all of them at each growth by a
# quarter: a fourth of the time. The main process of several workers collects none, and leaves no garbage to speak of.
gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Leave the tests themselves out of every later collection."""
    gc.freeze()
    gc.enable()
