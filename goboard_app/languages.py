"""Languages: the data about a language in `resources/languages`, apart from its sentences.

A folder is named by the code of its language. Its `language.toml` holds the name of the language
and its words: for links to the glossary, for colours, verdicts and numbers in texts. Records and
lessons come in any language, whichever the program speaks: so the words of all are used together.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache

from goboard_app import SOURCE_LANGUAGE, resource_path

_FILE = "language.toml"
_TABLE = r"(?m)^\[(\w+)\][ \t]*(?:#.*)?$"
# From here on Unicode has the radicals, kana and ideographs of East Asia.
_FIRST_IDEOGRAM = "\u2e80"
_ANY_ENDING = "*"
# A negative look-ahead for the empty string fails everywhere.
_NEVER = r"(?!)"


@cache
def _known() -> dict[str, Mapping[str, str]]:
    """Return the unparsed tables of each folder, the source language first.

    A table is parsed only on request: of most files only a few lines are needed.
    """
    folders = [path.parent for path in resource_path("languages").glob(f"*/{_FILE}")]
    known: dict[str, Mapping[str, str]] = {}
    for folder in sorted(folders, key=lambda folder: (folder.name != SOURCE_LANGUAGE, folder.name)):
        try:
            # With one group in the pattern, re.split gives the names and the texts of the tables in turns.
            head, *tables = re.split(_TABLE, (folder / _FILE).read_text("utf-8"))
        except (OSError, ValueError):
            continue
        known[folder.name] = {"": head, **dict(zip(tables[::2], tables[1::2], strict=True))}
    return known


@cache
def _table(code: str, name: str = "") -> Mapping[str, object]:
    """Return the parsed table of a language; without a name, the keys before all tables.

    The result is empty if the folder or table is missing or damaged.
    """
    try:
        return tomllib.loads(_known().get(code, {}).get(name, ""))
    except ValueError:
        return {}


def language_name(code: str) -> str:
    """Return the name of a language in that language; its code if the folder gives none."""
    name = _table(code).get("name")
    return name if isinstance(name, str) and name else code


def is_complete(code: str) -> bool:
    """Return whether the folder of a language claims that all sentences are translated."""
    return _table(code).get("complete") is True


def native_reader(code: str) -> str:
    """Return the native speaker who has proofread a language; '' if there is none."""
    name = _table(code).get("native_reader")
    return name if isinstance(name, str) else ""


def words(table: str, key: str) -> tuple[str, ...]:
    """Return the words of all languages under a key of a table."""
    found = (_texts(_table(code, table).get(key)) for code in _known())
    return tuple(dict.fromkeys(word for each in found for word in each))


def word_forms(first: str) -> dict[str, str]:
    """Return each form of a word of the glossary with its entry.

    Where languages differ over a form, the `first` one decides; its country is ignored.
    """
    forms: dict[str, str] = {}
    wanted = first.partition("_")[0]
    for code in sorted(_known(), key=lambda code: code.partition("_")[0] != wanted):
        for word, found in _table(code, "glossary").items():
            for form in _texts(found):
                forms.setdefault(form, word)
    return forms


def color_pairs(text: str = "") -> dict[str, str]:
    """Return the stems of the words for each colour, mapped to those of the other colour.

    Where languages share one word and differ over the other, the language with more words in `text` decides.
    """
    colors = (_table(code, "lessons").get("colors") for code in _known())
    found = [pair for each in colors if isinstance(each, list) for pair in map(_texts, each)]
    pairs: dict[str, str] = {}
    for pair in sorted(found, key=lambda pair: -sum(word in text for word in pair)):
        if len(pair) == 2:
            pairs.setdefault(pair[0], pair[1])
            pairs.setdefault(pair[1], pair[0])
    return pairs


def plain(word: str) -> str:
    """Return the form of a word for look-ups: case-folded, with interchangeable letters made equal."""
    return " ".join(word.casefold().translate(_same_letters()).split())


def any_of(choices: Iterable[str], before: str = r"\b", after: str = r"\b") -> str:
    """Return a pattern for any of these words, the longest first; without words it matches nothing.

    `before` and `after` are the patterns at the ends of a word; scripts without blanks use neither. A star
    at the end of a word matches any ending.
    """
    longest = sorted(choices, key=lambda word: (-len(word), word))
    whole = "|".join(_pattern(word) for word in longest if word[0] < _FIRST_IDEOGRAM)
    anywhere = "|".join(_pattern(word) for word in longest if word[0] >= _FIRST_IDEOGRAM)
    # The ends of a word are written once for all of them: repeating them takes three times as long to compile.
    choice = f"{before}(?:{whole}){after}" if whole else ""
    return "|".join(each for each in (choice, anywhere) if each) or _NEVER


def _pattern(word: str) -> str:
    stem = word.removesuffix(_ANY_ENDING)
    same, others = _same_letters(), _letter_choices()
    letters = (r"\s+" if c == " " else others.get(c.translate(same), re.escape(c)) for c in stem)
    return "".join(letters) + (r"\w*" if stem != word else "")


@cache
def _letter_choices() -> dict[str, str]:
    """Return, for each letter that others are often written for, a pattern of all of them."""
    same = _same_letters()
    return {
        first: f"[{first}{''.join(chr(each) for each in same if same[each] == first)}]" for first in set(same.values())
    }


@cache
def _same_letters() -> dict[int, str]:
    """Return the letters that are often replaced by another one, with that other one."""
    groups = (group for code in _known() for group in _texts(_table(code).get("alike")))
    return {ord(letter): group[0] for group in groups for letter in group[1:]}


def _texts(value: object) -> tuple[str, ...]:
    """Return the texts of a list, or the letters of a text; other values are skipped."""
    items = value if isinstance(value, list | str) else ()
    return tuple(item for item in items if isinstance(item, str) and item.strip(" *"))
