"""The documents are true as far as a test can check: their links lead somewhere, the tests that they name exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (ROOT, ROOT / "docs", ROOT / "packaging")
PAGES = sorted(page for folder in FOLDERS for page in folder.glob("*.md"))
FEATURES = ROOT / "docs" / "features.md"
MADE = {"goboard_app/_resources"}
"""Made by the build of a wheel."""

_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_CODE = re.compile(r"`([^`\n]+)`")
_TEST = re.compile(r"(?:(tests/[\w/]+\.py))?::(test_\w+)")
_PLACE = re.compile(r"(?:goboard_app|tests|packaging|resources|docs)/[\w./-]+")
_BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@cache
def text_of(page: Path) -> str:
    return page.read_text("utf-8")


def prose_of(page: Path) -> str:
    """Return a page without its blocks of code."""
    return _BLOCK.sub("", text_of(page))


@cache
def functions_in(file: Path) -> frozenset[str]:
    """Return the tests of a file by their names."""
    return frozenset(re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE))


def anchors_of(page: Path) -> set[str]:
    """Return what a link to a heading of a page may be."""
    words = (re.sub(r"[^\w\s-]", "", heading.lower()) for heading in _HEADING.findall(prose_of(page)))
    return {"-".join(each.split(" ")) for each in words}


def missing_links(page: Path) -> list[str]:
    """Return the links of a page that lead nowhere; addresses of the network are not asked."""
    missing = []
    for link in _LINK.findall(_CODE.sub("", prose_of(page))):
        place, _, anchor = link.partition("#")
        target = page if not place else page.parent / place
        if "://" in link:
            continue
        if not target.exists() or (anchor and anchor not in anchors_of(target)):
            missing.append(link)
    return missing


def missing_tests(text: str) -> list[str]:
    """Return the tests that a text names and that do not exist; `::test_x` alone is of the file before it."""
    missing, file = [], ""
    for words in _CODE.findall(text):
        if match := _TEST.fullmatch(words):
            file = match[1] or file
            path = ROOT / file
            if not path.is_file() or match[2] not in functions_in(path):
                missing.append(words)
    return missing


def missing_places(text: str) -> list[str]:
    """Return the files and folders that a text names between backticks and that are not there."""
    named = {place for words in _CODE.findall(text) for place in _PLACE.findall(words)} - MADE
    return sorted(place for place in named if not (ROOT / place).exists() and not list(ROOT.glob(place + "*")))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert missing_links(page) == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_test_that_is_named_is_there(page: Path) -> None:
    assert missing_tests(prose_of(page)) == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=name_of)
def test_every_place_that_is_named_is_there(page: Path) -> None:
    assert missing_places(prose_of(page)) == []


def test_missing_places_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One\n[a](#one) [b](#two) [c](other.md) [d](page.md#one)", "utf-8")
    assert missing_links(page) == ["#two", "other.md"]
    text = "`tests/unit/test_documents.py::test_missing_places_are_found`, `::test_of_nothing`"
    assert missing_tests(text) == ["::test_of_nothing"]
    assert missing_places("`goboard_app/go` and `goboard_app/chess`") == ["goboard_app/chess"]


def test_each_claim_of_the_features_names_its_proof() -> None:
    claims, _, untested = text_of(FEATURES).partition("## Not tested yet")
    assert untested
    items = re.split(r"\n(?=- )", claims[claims.index("### ") :])[1:]
    assert len(items) > 100
    assert [item for item in items if not re.search(r"→\s+`tests/", item)] == []


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_bytes()) <= 5_000
