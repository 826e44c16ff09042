"""No group of a pattern is possessive: Python 3.11.2 reads on after a failed one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import goboard_app

PROGRAM = Path(goboard_app.__file__).parent
POSSESSIVE = re.compile(r"\)(?:\+\+|\*\+)")
# An escaped character fails at its first step or at the end of the text, where all is over anyway.
HARMLESS = r"(?:\\.[^\\\]]*+)*+"


@pytest.mark.parametrize("room", ["record", "app", "lessons", "session"])
def test_no_group_is_possessive(room: str) -> None:
    sources = sorted((PROGRAM / room).rglob("*.py"))
    assert sources
    found = [
        (path.name, line)
        for path in sources
        for line in path.read_text("utf-8").replace(HARMLESS, "").splitlines()
        if POSSESSIVE.search(line)
    ]
    assert found == []


def test_the_harmless_one_is_the_one_that_is_used() -> None:
    assert HARMLESS in (PROGRAM / "record" / "sgf" / "lexer.py").read_text("utf-8")
