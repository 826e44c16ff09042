"""Sentences without a value are translated when they are shown, and a table of them has a row for each key."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from enum import Enum

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from goboard_app.app import texts
from goboard_app.app.texts import clocks, explain, glossary, marks
from goboard_app.app.texts.count import status_word
from goboard_app.app.texts.format import NO_TEXT, Text, TextTable, by_color
from goboard_app.app.texts.lessons import refusal_sentence
from goboard_app.go.board import Color
from goboard_app.rules.legality import Refusal
from goboard_app.scoring.statuses import Status

OTHER_SENTENCES = {
    # Their reasons name liberties or say how sure the reading is.
    "count._plain": {"LOST_RACE", "CAPTURED", "SURVIVES", "NOT_READ", "EXPERIENCE"},
    # A label is named with its text; the numbers of moves are no marks of the record.
    "marks._shape_names": {"LABEL", "MOVE_NUMBER"},
    # Their names depend on the side.
    "story._names": {
        *("FILL_PRISONERS", "LEFT_OVER", "REMOVE_STONES", "COLOR_IN", "COUNT_REST", "FILL_AREA", "FILL_OPPONENT"),
    },
}
"""The members that a table leaves to other sentences of its module."""

REPAIRED = Text("tests", "Repaired.")
NOTED = Text("tests", "Repaired.", "a noun")


class Other(QTranslator):
    """A translator into a language in which every sentence begins with its name."""

    def __init__(self, name: str, parent: QCoreApplication) -> None:
        super().__init__(parent)
        self.name = name

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Return the sentence, with its context and its note."""
        return f"{self.name}: {context}, {source}" + (f" ({disambiguation})" if disambiguation else "")

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's own
        """Return False, since Qt does not install an empty translator."""
        return False


@pytest.fixture
def languages(qapp: QCoreApplication) -> Iterator[tuple[Other, Other]]:
    both = Other("A", qapp), Other("B", qapp)
    yield both
    for translator in both:
        qapp.removeTranslator(translator)
        translator.setParent(None)


def tables() -> Iterator[tuple[str, TextTable[object]]]:
    """Yield every table of sentences with its name."""
    for found in pkgutil.iter_modules(texts.__path__):
        module = importlib.import_module(f"{texts.__name__}.{found.name}")
        for name, value in vars(module).items():
            if isinstance(value, TextTable):
                yield f"{found.name}.{name}", value


def enum_of(table: TextTable[object]) -> type[Enum] | None:
    """Return the enum whose members are the keys of a table, besides None; None for keys of another kind."""
    kinds = {type(key) for key in table.texts if key is not None}
    kind = kinds.pop()
    return kind if not kinds and issubclass(kind, Enum) else None


def test_a_text_is_in_the_language_of_the_moment(qapp: QCoreApplication, languages: tuple[Other, Other]) -> None:
    one, other = languages
    before = REPAIRED()
    qapp.installTranslator(one)
    assert REPAIRED() == "A: tests, Repaired."
    qapp.installTranslator(other)
    assert REPAIRED() == "B: tests, Repaired."
    assert NOTED() == "B: tests, Repaired. (a noun)"
    qapp.removeTranslator(other)
    qapp.removeTranslator(one)
    assert REPAIRED() == before == "Repaired."


def test_a_table_is_in_the_language_of_the_moment(qapp: QCoreApplication, languages: tuple[Other, Other]) -> None:
    for translator in languages:
        qapp.installTranslator(translator)
        assert status_word(Status.SEKI) == f"{translator.name}: life, seki"
        assert refusal_sentence(None).startswith(f"{translator.name}: lesson, This is not allowed")


def test_the_empty_text_is_empty_in_every_language(qapp: QCoreApplication, languages: tuple[Other, Other]) -> None:
    qapp.installTranslator(languages[0])
    assert NO_TEXT() == ""


def test_a_key_without_a_row_has_the_other_sentence_or_none() -> None:
    table = TextTable({Refusal.KO: REPAIRED}, otherwise=NO_TEXT)
    assert [table(Refusal.KO), table(Refusal.SUICIDE)] == [REPAIRED(), ""]
    with pytest.raises(KeyError):
        TextTable({Refusal.KO: REPAIRED})(Refusal.SUICIDE)


@pytest.mark.parametrize(("name", "table"), [pytest.param(*each, id=each[0]) for each in tables()])
def test_every_member_has_its_row(name: str, table: TextTable[object]) -> None:
    kind = enum_of(table)
    if kind is None or table.otherwise is not None:
        return
    without = {member.name for member in kind if member not in table.texts}
    assert without == OTHER_SENTENCES.get(name, set())


def test_tables_were_looked_at() -> None:
    named = dict(tables())
    assert {"count.row_label", "play.act_name", *OTHER_SENTENCES} <= named.keys()
    assert sum(enum_of(table) is not None for table in named.values()) > len(named) / 2


@pytest.mark.parametrize(
    "table",
    [clocks._EVENTS, explain._STONES, glossary._TERMS, marks._MOVE_RATINGS, marks._POSITION_RATINGS],
)
def test_every_member_has_its_pair(table: dict[Enum, tuple[Text, Text]]) -> None:
    assert set(table) == set(type(next(iter(table))))
    assert all(text() for pair in table.values() for text in pair)


def test_a_text_is_chosen_by_colour_as_a_sentence_is() -> None:
    assert by_color(Color.WHITE, NOTED, REPAIRED) is REPAIRED
    assert by_color(Color.BLACK, "Black", "White") == "Black"
