"""The pages of the manual, in every language: their quotations and their links are right."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from goboard_app.app import manual as manual_module
from goboard_app.app.manual import CONTENTS, KEYS, BlockKind, Manual, ManualPage
from goboard_app.main import COMMANDS
from goboard_app.session.glossary import Term

ROOT = Path(__file__).parents[2]
LANGUAGES = ROOT / "resources" / "languages"
ENGLISH = Manual("en")
FILES = sorted(LANGUAGES.glob("*/manual/*.md"))
MOST_PICTURE_BYTES = 1_000_000


def _script() -> ModuleType:
    path = ROOT / "packaging" / "catalogues.py"
    spec = importlib.util.spec_from_file_location("catalogues", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _said(code: str) -> set[str]:
    """Return the sentences of the program in a language, without the letters that open menus."""
    messages = _script().read("ru" if code == "en" else code).messages
    texts: set[str] = set()
    for message in messages:
        is_said = code != "en" and message.is_finished
        texts |= set(message.texts) if is_said else {message.source}
    return {re.sub(r"\s?\(&\w\)|&(?!&)", "", text) for text in texts}


def _quoted(page: ManualPage) -> list[str]:
    """Return the rows and buttons that a page names, each row after its menu."""
    found = (re.findall(r"\*\*(.+?)\*\*", block.text) for block in page.blocks)
    return [part for each in found for path in each for part in path.split(" ▸ ")]


def _keys(page: ManualPage) -> Counter[str]:
    return Counter(key for block in page.blocks for key in re.findall(r"`(.+?)`", block.text))


def _page(file: Path) -> ManualPage:
    return Manual(file.parent.parent.name).page(file.stem)


@pytest.mark.parametrize("code", sorted({file.parent.parent.name for file in FILES}))
def test_quoted_texts_are_on_the_screen(code: str) -> None:
    said = _said(code)
    pages = [_page(file) for file in FILES if file.parent.parent.name == code]
    quoted = {(page.name, text) for page in pages for text in _quoted(page)}
    assert not {(name, text) for name, text in quoted if text not in said}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_page_leads_where_the_english_one_does_and_shows_the_same(file: Path) -> None:
    page, english = _page(file), ENGLISH.page(file.stem)
    assert english.name == file.stem, "there is no such page in English"
    assert set(page.links) == set(english.links)
    assert _keys(page) == _keys(english)
    assert Counter(b.kind for b in page.blocks) == Counter(b.kind for b in english.blocks)


def test_all_links_and_pictures_are_there() -> None:
    pages = {page.name: page for page in (ENGLISH.page(CONTENTS), *ENGLISH.pages)}
    words = {term.value for term in Term}
    for page in pages.values():
        assert page.title != page.name
        for kind, name in page.links:
            is_there = {"page": name in pages, "word": name in words}
            assert is_there.get(kind, Manual.picture(name) is not None), f"{page.name}: {name}"
    assert {file.stem for file in (LANGUAGES / "en" / "manual").iterdir()} == set(pages)
    assert [b.kind for b in pages[KEYS].blocks].count(BlockKind.KEYS) == 1


def test_the_commands_that_the_manual_names_are_there() -> None:
    found = [re.match(r"goboard ([a-z]+) ", block.text) for page in ENGLISH.pages for block in page.blocks]
    named = {match.group(1) for match in found if match is not None and match.string.count(" — ")}
    assert {"check", "render", "score"} <= named <= set(COMMANDS)


def test_the_pictures_are_small_and_all_of_them_are_shown() -> None:
    files = list((ROOT / "resources" / "manual").iterdir())
    assert sum(file.stat().st_size for file in files) < MOST_PICTURE_BYTES
    shown = {name for page in ENGLISH.pages for kind, name in page.links if kind == "picture"}
    assert {file.stem for file in files} == shown


def test_a_page_that_a_language_lacks_is_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for code, name, text in (
        ("en", "index", "# Manual\n\n## Play\n\n- [A](page:one)\n- [B](page:two)"),
        ("en", "one", "# One\n\nA sentence. Another **Row** with `Ctrl+P`."),
        ("en", "two", "# Two\n\n![A board](picture:none)\n\n1. First\n2. Second"),
        ("xx", "one", "# Jedna\n\nVěta. Druhá."),
        ("xx", "two", ""),
    ):
        folder = tmp_path / "languages" / code / "manual"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.md").write_text(text, "utf-8")
    monkeypatch.setattr(manual_module, "resource_path", lambda path: tmp_path / path)
    manual = Manual("xx")
    assert [page.title for page in manual.pages] == ["Jedna", "Two"]
    assert manual.page("nothing").name == CONTENTS
    assert list(manual.page("one").sentences()) == ["Věta.", "Druhá."]
    assert list(Manual("en").page("one").sentences())[1] == "Another Row with Ctrl+P."
    assert Manual.picture("none") is None


def test_a_damaged_page_is_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manual_module, "resource_path", lambda path: tmp_path / path)
    for code in ("en", "xx"):
        (tmp_path / "languages" / code / "manual").mkdir(parents=True)
    (tmp_path / "languages/en/manual/one.md").write_text("# One\n\nA sentence.", "utf-8")
    for data in (
        bytes(30),
        "# Číslo\n\nVěta.".encode("cp1250"),
        "# Jedna".encode("utf-16"),
        b"sentence without a title",
    ):
        (tmp_path / "languages/xx/manual/one.md").write_bytes(data)
        assert Manual("xx").page("one").title == "One", data


def test_all_words_are_looked_for_and_titles_come_first() -> None:
    assert ENGLISH.find("  ") == []
    assert ENGLISH.find("COUNT")[0].page.name == "counting"
    found = ENGLISH.find("point any")
    assert found
    assert all("point" in hit.sentence.casefold() for hit in found)
    assert all("any" in hit.sentence.casefold() for hit in found)
    assert {hit.page.name for hit in ENGLISH.find("encoding")} >= {"records", "trouble"}
    # No sentence has all of these; one page has.
    assert [hit.page.name for hit in ENGLISH.find("puppy katago levels")] == []
    assert [hit.page.name for hit in ENGLISH.find("puppy katago")] == ["partners"]
