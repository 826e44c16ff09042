"""Look through the catalogues of the languages: what is translated, and what cannot be right.

Run as `python packaging/catalogues.py check|complete|report|forms CODE...` in the clone; `check` fails
for a translation that cannot be right, `complete` for a language that says it is complete and is
not. `report` prints a line for each language; it opens windows, to see which texts are cut off.
`forms` writes the number of plural forms, as lupdate made them, into `language.toml`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ROOT / "resources" / "languages"
ROOM_TEST = "tests/ui/shell/test_room_for_languages.py"

PLACE = re.compile(r"%[1-9n]")
MNEMONIC = re.compile(r"&(?!&)(\w)")
FILE_PATTERN = re.compile(r"\(\*[^)]*\)")

SHORT = 12
"""Growth is not asked of texts shorter than this: of "OK" nothing is twice as long."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence with its translation, in all its forms; `is_finished` where it has one."""

    context: str
    source: str
    is_plural: bool
    is_finished: bool
    texts: tuple[str, ...]

    @property
    def growth(self) -> float:
        """The length of the longest form, as a multiple of that of the source."""
        return max(map(len, self.texts)) / len(self.source)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The sentences of a language."""

    code: str
    messages: tuple[Message, ...]

    @property
    def finished(self) -> list[Message]:
        """The messages that are translated."""
        return [message for message in self.messages if message.is_finished]

    def wrong_places(self) -> list[Message]:
        """Return translations that lose what the program fills in, a letter of a menu, a margin."""
        return [
            message for message in self.finished if any(_kept(text) != _kept(message.source) for text in message.texts)
        ]

    def wrong_plurals(self) -> list[Message]:
        """Return translations that lack a form of the language, and numbers that have only one."""
        forms = plural_forms(self.code)
        return [
            message
            for message in self.finished
            if not all(message.texts)
            or (message.is_plural and forms and len(message.texts) != forms)
            or (not message.is_plural and len(message.texts) != 1)
        ]

    def longest(self) -> Message | None:
        """Return the translation that grew most."""
        long = [message for message in self.finished if len(message.source) >= SHORT]
        return max(long, key=lambda message: message.growth, default=None)


def _kept(text: str) -> tuple[object, ...]:
    """Return what a translation has to keep."""
    margins = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    places = tuple(sorted(set(PLACE.findall(text))))
    return places, margins, len(MNEMONIC.findall(text)), tuple(FILE_PATTERN.findall(text))


def codes() -> list[str]:
    """Return the languages that have a catalogue."""
    return sorted(path.parent.name for path in LANGUAGES.glob("*/goboard.ts"))


def says_complete(code: str) -> bool:
    """Tell whether a language says of itself that it is complete."""
    return _facts(code).get("complete") is True


def plural_forms(code: str) -> int:
    """Return the number of plural forms that Qt needs for a language; 0 if its `language.toml` gives none."""
    forms = _facts(code).get("plural_forms")
    return forms if isinstance(forms, int) else 0


def _facts(code: str) -> dict[str, object]:
    """Return the contents of the `language.toml` of a language; nothing if it has none."""
    file = LANGUAGES / code / "language.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def write_plural_forms(catalogue: Catalogue) -> None:
    """Write the number of plural forms of a new catalogue into `language.toml`, below the name."""
    if plural_forms(catalogue.code):
        return
    forms = next(len(message.texts) for message in catalogue.messages if message.is_plural)
    file = LANGUAGES / catalogue.code / "language.toml"
    lines = file.read_text("utf-8").splitlines(keepends=True)
    name = next(number for number, line in enumerate(lines) if line.startswith("name"))
    lines.insert(name + 1, f"plural_forms = {forms}\n")
    file.write_text("".join(lines), "utf-8")


def read(code: str) -> Catalogue:
    """Read the catalogue of a language."""
    tree = ElementTree.parse(LANGUAGES / code / "goboard.ts")
    return Catalogue(code, tuple(_messages(tree.getroot())))


def _messages(root: ElementTree.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        for entry in context.iter("message"):
            text = entry.find("translation")
            if text is None:
                continue
            forms = [form.text or "" for form in text.iter("numerusform")]
            yield Message(
                context.findtext("name") or "",
                entry.findtext("source") or "",
                entry.get("numerus") == "yes",
                text.get("type") is None,
                tuple(forms or [text.text or ""]),
            )


def check(catalogue: Catalogue) -> bool:
    """Print how much is translated, and what cannot be right; tell whether all can."""
    left = len(catalogue.messages) - len(catalogue.finished)
    print(f"{catalogue.code}: {len(catalogue.messages)} sentences, {left} not translated yet")
    for message in catalogue.wrong_places():
        print(f"{catalogue.code}: places differ: {message.source!r}: {message.texts}")
    for message in catalogue.wrong_plurals():
        print(f"{catalogue.code}: forms are missing: {message.source!r}: {message.texts}")
    return not catalogue.wrong_places() and not catalogue.wrong_plurals()


def complete(catalogue: Catalogue) -> bool:
    """Tell whether a language that says it is complete has all sentences and lessons."""
    if not says_complete(catalogue.code):
        return True
    lessons = {path.name for path in (LANGUAGES / "en" / "lessons").iterdir()}
    has = {path.name for path in (LANGUAGES / catalogue.code).glob("lessons/*.sgf")}
    is_whole = len(catalogue.finished) == len(catalogue.messages) and lessons <= has
    if not is_whole:
        print(f"{catalogue.code} is not complete.")
    return is_whole


def report(catalogues: list[Catalogue]) -> None:
    """Print a table: one line for each language, then the sentence of each that grew most."""
    print(f"{'':6} {'sentences':>9} {'finished':>9} {'places':>7} {'plurals':>8} {'lessons':>8}"
          f" {'manual':>7} {'growth':>7} {'cut off':>8}")  # fmt: skip
    cut_off = _cut_off([catalogue.code for catalogue in catalogues])
    for each in catalogues:
        longest = each.longest()
        lessons = len(list((LANGUAGES / each.code).glob("lessons/*.sgf")))
        pages = len(list((LANGUAGES / each.code).glob("manual/*.md")))
        places = f"{len(each.wrong_places())} bad" if each.wrong_places() else "right"
        plurals = f"{len(each.wrong_plurals())} bad" if each.wrong_plurals() else "right"
        growth = f"{longest.growth:.2f}" if longest else "-"
        cut = len(cut_off[each.code])
        print(f"{each.code:6} {len(each.messages):9} {len(each.finished):9} {places:>7}"
              f" {plurals:>8} {lessons:8} {pages:7} {growth:>7} {cut:8}")  # fmt: skip
    for each in catalogues:
        longest = each.longest()
        if longest:
            print(f"{each.code}: grew most: {longest.source!r}: {max(longest.texts, key=len)!r}")
        for fault in cut_off[each.code]:
            print(f"{each.code}: {fault}")


def _cut_off(wanted: list[str]) -> dict[str, list[str]]:
    """Return what is cut off at 1024 x 600, by the language."""
    with tempfile.TemporaryDirectory() as place:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", ROOM_TEST]
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "LANGUAGE_FAULTS": place}
        subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
        found = {code: Path(place, code) for code in wanted}
        return {
            code: path.read_text("utf-8").splitlines() if path.is_file() else ["not measured"]
            for code, path in found.items()
        }


def main() -> int:
    """Do what the command line asks for the languages it names."""
    what, *names = sys.argv[1:]
    catalogues = [read(code) for code in names]
    if what == "report":
        report(catalogues)
        return 0
    if what == "forms":
        for each in catalogues:
            write_plural_forms(each)
        return 0
    results = [(complete if what == "complete" else check)(each) for each in catalogues]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
