"""The page about the architecture is true: the things that it names exist, and no room is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "goboard_app"
NAMES = sorted(set(re.findall(r"`([^`]+)`", (ROOT / "docs/architecture.md").read_text("utf-8"))))
PLACES = [name for name in NAMES if "/" in name]
CLASSES = [name for name in NAMES if re.fullmatch(r"[A-Z][a-z]\w+", name)]


@pytest.mark.parametrize("place", PLACES)
def test_a_place_that_is_named_exists(place: str) -> None:
    candidates = (HOUSE / place, HOUSE / f"{place}.py", ROOT / place)
    assert any(path.exists() for path in candidates)


def test_a_class_that_is_named_exists() -> None:
    sources = [path.read_text("utf-8") for path in HOUSE.rglob("*.py")]
    known = set(re.findall(r"^class (\w+)", "\n".join(sources), re.MULTILINE))
    assert CLASSES
    assert [name for name in CLASSES if name not in known] == []


def test_every_room_has_a_row() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    rows = set(re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE))
    packages = {path.parent for path in HOUSE.glob("*/__init__.py")} - {HOUSE / "ui"}
    packages |= {path.parent for path in HOUSE.glob("ui/*/__init__.py")}
    rooms = {path.relative_to(HOUSE).as_posix() for path in packages} - {"resources"}
    assert rows == rooms | {"ui/program", "main"}


def test_the_page_is_one_page() -> None:
    lines = (ROOT / "docs/architecture.md").read_text("utf-8").splitlines()
    assert len(lines) <= 120
