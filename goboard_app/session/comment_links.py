"""Comment links: the points, moves and labels of the board that a comment speaks of."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from goboard_app.go.board import BoardSize, Point, parse_point
from goboard_app.record.properties import MarkupKind, markup_of
from goboard_app.session.game_session import GameSession
from goboard_app.session.numbering import node_of_number

# How moves are called, before their number: English, Russian, German, French, Spanish, Italian,
# Portuguese, Dutch, Czech, Polish. Chinese, Japanese and Korean have the number in the middle.
_BEFORE = (
    "moves?|ход(?:а|у|е|ом|ы|ов|ам|ами|ах)?|zug|züge|coups?|jugadas?|movimientos?|mosse?|mossa|"
    "jogadas?|lances?|zet|zetten|tah(?:u|em|y)?|ruch(?:u|y)?"
)
_MOVE_NAME = re.compile(
    rf"(?<![^\W_])(?:{_BEFORE})\s+(?:no\.?\s*|nr\.?\s*|#|№\s*)?(?P<first>\d{{1,4}})"
    rf"(?!\w)|第?(?P<cjk>\d{{1,4}})(?:手|수)",
    re.IGNORECASE,
)
_POINT = re.compile(r"(?<![^\W_])[A-HJ-Za-hj-z]{1,2}[1-9][0-9]?(?![^\W_])")
# A capital, as one writes points: "b1" or "CO2" are too often something else.
_STRAY = re.compile(r"(?<![^\W_])[A-HJ-Z][1-9][0-9]?(?![^\W_])")
# One letter of a text in small type is hardly ever a label: an article, say.
_LONE_LETTERS = frozenset("aiouàèìòùвикосуя")


@dataclass(frozen=True, slots=True)
class Link:
    """A part of a text, from `start` to before `end`, and what it names: a point or a move."""

    start: int
    end: int
    point: Point | None = None
    move: int | None = None


def links_in(
    text: str,
    size: BoardSize,
    labels: Mapping[str, Point],
    has_move: Callable[[int], bool],
) -> tuple[Link, ...]:
    """The links of a text, in order, none inside another.

    `labels` are the texts on the board, `has_move` says whether there is a move of a number. What
    names no point of this board and no move of this line is plain text. Cost: some 20 milliseconds
    for 300,000 characters.
    """
    found = [*_moves(text, has_move), *_points(text, size)]
    taken = {place for link in found for place in range(link.start, link.end)}
    found += [link for link in _labels(text, labels) if link.start not in taken]
    return tuple(sorted(found, key=lambda link: link.start))


def links_of(session: GameSession, text: str) -> tuple[Link, ...]:
    """The links of a text that stands at the cursor."""
    return links_in(text, session.tree.size, labels_of(session), _moves_of(session))


def strays_of(session: GameSession, text: str) -> tuple[Link, ...]:
    """What reads as a point in a text at the cursor, but is not on this board: it names nothing."""
    size, labels = session.tree.size, labels_of(session)
    words = (match for match in _STRAY.finditer(text) if match[0] not in labels)
    return tuple(Link(m.start(), m.end()) for m in words if not _is_on_board(m[0], size))


def labels_of(session: GameSession) -> dict[str, Point]:
    """The texts on the board that name one point each."""
    size = session.tree.size
    labels: dict[str, Point] = {}
    twice: set[str] = set()
    for item in markup_of(session.cursor, size):
        if item.kind is MarkupKind.LABEL and item.text:
            if item.text in labels:
                twice.add(item.text)
            labels[item.text] = item.point
    return {text: point for text, point in labels.items() if text not in twice}


def _moves_of(session: GameSession) -> Callable[[int], bool]:
    known: dict[int, bool] = {}

    def has_move(number: int) -> bool:
        if number not in known:
            known[number] = node_of_number(session, number) is not None
        return known[number]

    return has_move


def _moves(text: str, has_move: Callable[[int], bool]) -> Iterable[Link]:
    for match in _MOVE_NAME.finditer(text):
        number = int(match["first"] or match["cjk"])
        if has_move(number):
            yield Link(match.start(), match.end(), move=number)


def _points(text: str, size: BoardSize) -> Iterable[Link]:
    for match in _POINT.finditer(text):
        try:
            point = parse_point(match[0], size)
        except ValueError:
            continue
        yield Link(match.start(), match.end(), point)


def _is_on_board(name: str, size: BoardSize) -> bool:
    try:
        parse_point(name, size)
    except ValueError:
        return False
    return True


def _labels(text: str, labels: Mapping[str, Point]) -> Iterable[Link]:
    if not labels:
        return
    choices = "|".join(re.escape(label) for label in sorted(labels, key=len, reverse=True))
    for match in re.finditer(rf"(?<![^\W_])(?:{choices})(?![^\W_])", text):
        if not _is_article(text, match):
            yield Link(match.start(), match.end(), labels[match[0]])


def _is_article(text: str, match: re.Match[str]) -> bool:
    """Whether a small lone letter stands before a word, as articles and prepositions do."""
    after = text[match.end() : match.end() + 2]
    return match[0] in _LONE_LETTERS and len(after) == 2 and after[0] == " " and after[1].isalpha()
