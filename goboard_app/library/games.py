"""The facts of a game for a list, and the filter that understands `player:Gu date:1996 size:19`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from goboard_app.go.board import Color
from goboard_app.record.game_info import GameInfo, info_of, understood_dates
from goboard_app.record.positions import count_moves
from goboard_app.record.result import format_result, parse_result
from goboard_app.record.tree import GameTree

_SEPARATORS = r"[^\w+]+"
# A term is a word, words in quotes, or one of these after a name and a colon.
_TERM = r'(?:(\w+):)?(?:"([^"]*)"?|(\S+))'
_WINS = {"b": "b+", "w": "w+", "black": "b+", "white": "w+"}
_DRAWS = {"draw": "0", "jigo": "0"}
# Scripts without blanks between words: a search may match the middle of a name.
_UNPARTED = r"[\u2e80-\ud7ff\uf900-\ufaff]"


class GameFacts(NamedTuple):
    """The facts in the root of a game, as a list needs them.

    `day` is the first day that the date names, such as `1996-12-27` or `1996`, or empty; `ended` is
    the result in small letters and one spelling, such as `b+2.5`; `name` is the name of the game.
    `words` holds the text that words are searched in.
    """

    black: str
    white: str
    black_rank: str
    white_rank: str
    date: str
    event: str
    name: str
    rules: str
    result: str
    moves: int
    columns: int
    rows: int
    day: str
    ended: str
    words: str

    @property
    def title(self) -> str:
        """The event, or the name of the game where there is none."""
        return self.event or self.name

    @property
    def winner(self) -> Color | None:
        """The winner; None where there is none or it is not known."""
        return {"b+": Color.BLACK, "w+": Color.WHITE}.get(self.ended[:2])


class GameTags(NamedTuple):
    """The tags that the user gave a game, in their order, and a note about it; neither is in the record."""

    tags: tuple[str, ...] = ()
    note: str = ""

    @property
    def is_empty(self) -> bool:
        """True for a game without tags and note."""
        return not (self.tags or self.note)


NO_TAGS = GameTags()
"""The tags of a game that has none."""


def facts_of(tree: GameTree) -> GameFacts:
    """Return the facts of a game, computed once for each revision of its tree."""
    return tree.fact(_facts)


def _facts(tree: GameTree) -> GameFacts:
    info = info_of(tree)
    result = (info.result or "").strip()
    dates = understood_dates(info.date) if info.date else None
    return GameFacts(
        black=info.black_name.strip(),
        white=info.white_name.strip(),
        black_rank=info.black_rank.strip(),
        white_rank=info.white_rank.strip(),
        date=info.date.strip(),
        event=info.event.strip(),
        name=info.game_name.strip(),
        rules=(info.rules or "").strip(),
        result=result,
        moves=count_moves(tree),
        columns=info.size.columns,
        rows=info.size.rows,
        day=dates[0].text if dates else "",
        ended=format_result(parse_result(result)).casefold() if result else "",
        words=_told(info),
    )


def _told(info: GameInfo) -> str:
    """Return the text that words are searched in."""
    return plain_words(
        *(info.black_name, info.white_name, info.black_rank, info.white_rank),
        *(info.black_team, info.white_team, info.event, info.round, info.place),
        *(info.game_name, info.date, info.result or "", info.opening, info.annotator),
    )


def plain_words(*texts: str) -> str:
    """Return the words in small letters without accents, each with a blank before it.

    >>> plain_words("Tomás", "Gu Li")
    ' tomas gu li'
    """
    text = " ".join(texts)
    if not text.isascii():
        # Decomposed, an accent is a combining character of its own, which can be dropped.
        letters = unicodedata.normalize("NFKD", text)
        bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
        # Composed again: Hangul has been decomposed as well.
        text = unicodedata.normalize("NFC", bare)
    words = re.sub(_SEPARATORS, " ", text.casefold()).strip()
    return f" {words}" if words else ""


# A filter tests the same names again with each letter typed.
_plain_name = lru_cache(maxsize=50_000)(plain_words)


class GameField(Enum):
    """The fields that a term of the filter can search in."""

    PLAYER = "player"
    BLACK = "black"
    WHITE = "white"
    DATE = "date"
    EVENT = "event"
    RULES = "rules"
    RESULT = "result"
    SIZE = "size"
    TAG = "tag"
    NOTE = "note"


_Accepts = Callable[[GameFacts, GameTags], bool]
FIELDS: Mapping[str, GameField] = {field.value: field for field in GameField}
"""The names of the fields that every language understands."""


class GameFilter:
    """A filter that accepts the games that match every term of a text.

    A word matches at the beginning of a word of the game; `player:"Gu Li"` matches the two words side
    by side in the name of a player. `names` gives further names of the fields.
    """

    def __init__(self, text: str, names: Mapping[str, GameField] = FIELDS) -> None:
        self._terms = tuple(_terms(text, names))

    @property
    def is_empty(self) -> bool:
        """True if every game is accepted."""
        return not self._terms

    def accepts(self, game: GameFacts, tags: GameTags = NO_TAGS) -> bool:
        """Return whether a game with these tags is accepted."""
        return all(term(game, tags) for term in self._terms)


def _terms(text: str, names: Mapping[str, GameField]) -> Iterable[_Accepts]:
    for name, quoted, word in re.findall(_TERM, text):
        field = names.get(name.casefold()) or FIELDS.get(name.casefold())
        value = quoted or word
        if not name and value.endswith(":") and value[:-1].casefold() in {*names, *FIELDS}:
            # The name of a field, with nothing typed after it yet.
            continue
        if field is not None and field in _IN_FIELD:
            yield _IN_FIELD[field](value.strip().casefold())
            continue
        wanted = plain_words(value if field is not None else f"{name} {value}")
        if wanted:
            wanted = wanted.strip() if re.search(_UNPARTED, wanted) else wanted
            yield _in_words(wanted) if field is None else _in_names(field, wanted)


def _in_words(wanted: str) -> _Accepts:
    return lambda game, _tags: wanted in game.words


def _in_names(field: GameField, wanted: str) -> _Accepts:
    if field is GameField.BLACK:
        return lambda game, _tags: wanted in _plain_name(game.black)
    if field is GameField.WHITE:
        return lambda game, _tags: wanted in _plain_name(game.white)
    if field is GameField.EVENT:
        return lambda game, _tags: wanted in _plain_name(game.title)
    if field is GameField.RULES:
        return lambda game, _tags: wanted in _plain_name(game.rules)
    if field is GameField.TAG:
        return lambda _game, tags: any(wanted in _plain_name(tag) for tag in tags.tags)
    if field is GameField.NOTE:
        return lambda _game, tags: wanted in _plain_name(tags.note)
    return lambda game, _tags: wanted in _plain_name(game.black) or wanted in _plain_name(game.white)


def _on_day(value: str) -> _Accepts:
    """Return a test for `1996`, `1996-12`, `1990..1999`, `..1980`, or a date as the record spells it."""
    first, dots, last = value.partition("..")
    if not dots:
        wanted = plain_words(value)
        return lambda game, _tags: game.day.startswith(value) or wanted in _plain_name(game.date)
    # `~` sorts behind every day of the last year or month.
    end = f"{last}~" if last else "~"
    # An empty day sorts before all others, so `..1980` would accept games without a date.
    return lambda game, _tags: bool(game.day) and first <= game.day < end


def _ended(value: str) -> _Accepts:
    """Return a test for `b+2.5`, `w+r`, `b`, `white`, `draw`; with a number the whole result must be equal."""
    wanted = _WINS.get(value) or _DRAWS.get(value) or value.replace("½", ".5")
    # By its beginning alone, `b+2` would match `b+25.5` too.
    if any(letter.isdigit() for letter in wanted):
        return lambda game, _tags: game.ended == wanted
    return lambda game, _tags: game.ended.startswith(wanted)


def _of_size(value: str) -> _Accepts:
    columns, by, rows = value.replace("\N{MULTIPLICATION SIGN}", "x").partition("x")
    wanted = (columns, rows if by else columns)
    return lambda game, _tags: (str(game.columns), str(game.rows)) == wanted


_IN_FIELD: Mapping[GameField, Callable[[str], _Accepts]] = {
    GameField.DATE: _on_day,
    GameField.RESULT: _ended,
    GameField.SIZE: _of_size,
}
