"""Each language uses the words of Go in docs/terms.md, and none of their false friends."""

from __future__ import annotations

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ROOT / "resources" / "languages"
CODES = {
    "Czech": "cs",
    "German": "de",
    "French": "fr",
    "Japanese": "ja",
    "Korean": "ko",
    "Romanian": "ro",
    "Russian": "ru",
    "Spanish": "es",
    "Chinese": "zh_CN",
    "Traditional Chinese": "zh_TW",
}
ROW = re.compile(r"^\| (.+?) \| (.+?) \| (.+?) \|$")
HEADING = re.compile(r"^## (.+)$")
REMARK = re.compile(r"[(（].*?[)）]|^\w+(?: \w+)* (?=[\u2e80-\uffff])")
BETWEEN = re.compile(r"[,、;/]")


@dataclass(slots=True)
class Terms:
    """The words of a language: the term for each English word, and the patterns that must not occur."""

    used: dict[str, list[str]] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)


@cache
def terms() -> dict[str, Terms]:
    """Return the tables of docs/terms.md by the code of the language.

    The rows below the heading `Not this | But` hold a pattern in backquotes and the words to use.
    """
    found: dict[str, Terms] = {}
    code, is_refusing = "", False
    for line in (ROOT / "docs" / "terms.md").read_text("utf-8").splitlines():
        if heading := HEADING.match(line):
            code, is_refusing = CODES.get(heading[1], ""), False
        elif (row := ROW.match(line)) and code:
            here = found.setdefault(code, Terms())
            if row[1] == "Not this":
                is_refusing = True
            elif is_refusing and row[1].startswith("`"):
                here.refused[row[1].strip("`").replace("\\|", "|")] = row[2]
            elif not is_refusing:
                words = [REMARK.sub("", word.strip()).strip() for word in BETWEEN.split(row[2])]
                for english in row[1].split(","):
                    here.used.setdefault(REMARK.sub("", english).strip().casefold(), []).extend(words)
    return found


@cache
def messages(code: str) -> tuple[tuple[str, str, str], ...]:
    """Return context, source and text of each form of each sentence of a language."""
    found = []
    for context in ElementTree.parse(LANGUAGES / code / "goboard.ts").iter("context"):
        for entry in context.iter("message"):
            for element in entry.iter():
                if element.tag in ("translation", "numerusform") and (element.text or "").strip():
                    found.append((context.findtext("name") or "", entry.findtext("source") or "", element.text or ""))
    return tuple(found)


def false_friends(text: str, refused: dict[str, str]) -> list[str]:
    """Return the refused patterns that a text contains."""
    return [pattern for pattern in refused if re.search(pattern, text)]


def other_texts(code: str) -> list[str]:
    """Return the manual, the plan and the lessons of a language, and the words of its links."""
    folder = LANGUAGES / code
    files = [*folder.glob("manual/*.md"), *folder.glob("plan/*.md"), *folder.glob("lessons/*.sgf")]
    glossary = tomllib.loads((folder / "language.toml").read_text("utf-8")).get("glossary", {})
    return [line for file in files for line in file.read_text("utf-8").splitlines()] + list(glossary)


@pytest.mark.parametrize("code", CODES.values())
def test_no_false_friend_is_used(code: str) -> None:
    refused = terms()[code].refused
    assert len(refused) >= 8, "say in docs/terms.md, below `Not this | But`, which words are false friends"
    texts = [text for _context, _source, text in messages(code)] + other_texts(code)
    assert not [(text, found) for text in texts if (found := false_friends(text, refused))]


@pytest.mark.parametrize("code", CODES.values())
def test_the_words_of_go_are_those_of_the_table(code: str) -> None:
    used = terms()[code].used
    words = {source.casefold(): text for context, source, text in messages(code) if context == "words"}
    both = used.keys() & words.keys()
    assert len(both) >= 20
    assert not {
        english: (words[english], used[english])
        for english in both
        if not any(term.casefold() in words[english].casefold() for term in used[english])
    }


def test_a_false_friend_that_is_put_in_is_found() -> None:
    for code, here in terms().items():
        assert not false_friends("tengen", here.refused), code
    assert false_friends("Nimeni nu zice pas.", {"zice pas": "pasează"}) == ["zice pas"]
