"""Docstrings describe their subject plainly (docs/style.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tests.support.sources import statements

ROOT = Path(__file__).parents[2] / "goboard_app"
TESTS = Path(__file__).parents[1]
PACKAGING = TESTS.parent / "packaging"
RIDDLE = re.compile(r"(?:What|Whatever|How|Who|Whoever|Whose|Whether|Where|When|That|Which)\b")
MOST_WHATS = 3 / 1000
"""The part of words that may be `what`: 19 of 1,000 words are a sign of riddles, 1 of plain text."""


@cache
def docstrings(text: str) -> tuple[tuple[int, str], ...]:
    """Return the line and the text of the docstrings of a module, also those below constants and attributes."""
    return tuple(_docstrings(text))


def _docstrings(text: str) -> Iterator[tuple[int, str]]:
    for node in statements(ast.parse(text)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        found = ast.get_docstring(node)
        if found:
            yield getattr(node, "lineno", 1), found
        for before, each in pairwise(node.body):
            if isinstance(before, ast.Assign | ast.AnnAssign) and isinstance(each, ast.Expr):
                value = each.value
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield each.lineno, value.value


def riddles(text: str) -> list[str]:
    """Return the docstrings of a module that begin with a word of a question."""
    return [f"{line}: {found.splitlines()[0]}" for line, found in docstrings(text) if RIDDLE.match(found)]


@pytest.mark.parametrize("folder", [ROOT, TESTS, PACKAGING], ids=lambda folder: str(folder.name))
def test_no_docstring_begins_like_a_question(folder: Path) -> None:
    found = {path.relative_to(folder).as_posix(): riddles(path.read_text("utf-8")) for path in folder.rglob("*.py")}
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("first", ["What is told to nobody stops.", "Whether it lives.", "How many there are."])
def test_a_riddle_is_found(first: str) -> None:
    assert riddles(f'def stop():\n    """{first}"""\n') == [f"1: {first}"]


def test_a_riddle_below_a_constant_is_found() -> None:
    assert riddles('MOST = 3\n"""How many there are."""\n') == ["2: How many there are."]


def test_few_words_are_question_words() -> None:
    words = [
        word.lower()
        for path in ROOT.rglob("*.py")
        for _, found in docstrings(path.read_text("utf-8"))
        for word in re.findall(r"[A-Za-z']+", found)
    ]
    assert words.count("what") <= MOST_WHATS * len(words)
