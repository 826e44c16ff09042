"""Annotation: the judgements, name, comment and links of a node, and typing as one undo step."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from goboard_app.go.board import BoardSize, Point, parse_point
from goboard_app.late import late
from goboard_app.record.edits import Compound, Edit, KeepCursor, SetProperty
from goboard_app.record.node import Node
from goboard_app.record.properties import MarkKind, markup_of
from goboard_app.record.sgf.lexer import Property, raw_text, shown, simple_text_of, text_of
from goboard_app.session.numbering import node_of_number
from goboard_app.session.session import NOTHING, Act, ActKind, Change, GameSession

with late:
    # The words of all languages are read with the first comment, not at the start.
    from goboard_app.languages import any_of, words
    from goboard_app.record.node_links import anchors_in, move_pattern, node_of_anchor
    from goboard_app.record.text_edit import TextChange, changed_values

if TYPE_CHECKING:
    from goboard_app.record.node_links import NodeAnchor

    # Evaluations by programs are needed neither at the start nor in a game.
    from goboard_app.record.timeline import Evaluation

_REAL = r"[+-]?\d{1,9}(\.\d{0,9})?"
# FF[4]: a Double is 1 (normal) or 2 (emphasized); an empty value counts as 1.
_DEGREES = {"": 1, "1": 1, "2": 2}
HOTSPOT_SIGN = "\N{BLACK STAR}"
PAUSE_MS = 1000
"""The pause in typing, in milliseconds, after which a new undo step begins."""
_LINE_BREAK = r"\r\n|\n\r|\n|\r"
# Characters that a text field returns as a line break or a blank.
_PLAIN = str.maketrans({"\u2028": "\n", "\u2029": "\n", "\ufdd0": "\n", "\ufdd1": "\n", "\u00a0": " "})
# Chinese, Japanese and Korean are written without blanks: their characters may be next to a point. A hyphen with a
# digit makes it a number of something else, as in "Xeon E5-2690".
_LETTER = r"[^\W_\u2e80-\uffff]"
_POINT = rf"(?<!{_LETTER})[A-HJ-Za-hj-z]{{1,2}}[1-9][0-9]?(?!{_LETTER}|-\d)"
_ELIDED = r"[a-z]['\u2019](?=[aeiouyhàâéèêîôœ])"
"""A French word that lost its vowel before another ("d'accord"), not a label ("b's liberties")."""
# With a capital, the usual form of points: "b1" or "CO2" often have another meaning.
_STRAY = rf"(?<!{_LETTER})[A-HJ-Z][1-9][0-9]?(?!{_LETTER}|-\d)"
# The end of the text before the beginning of a sentence, perhaps with a quotation mark or a bracket.
_SENTENCE_BEFORE = r"(?:\A|[.!?:;\u2026]['\"\u201d\u2019)]?[ \n]+|\n\s*)['\"\u201c\u2018(]?\Z"
_LONG_WORD = 4
# A sign and a digit beside a number make it part of a score, a date or a decimal.
_SCORE_AFTER, _SCORE_BEFORE = r"\s?[-\u2013\u2212:.,/+]\s?\d", r"\d\s?[-\u2013\u2212:.,/+]\s?$"


class MoveJudgement(Enum):
    """A judgement of a move; the value is the property. At most one of them holds."""

    GOOD = "TE"
    BAD = "BM"
    DOUBTFUL = "DO"
    INTERESTING = "IT"


class PositionJudgement(Enum):
    """A judgement of a position; the value is the property. At most one of them holds."""

    EVEN = "DM"
    GOOD_FOR_BLACK = "GB"
    GOOD_FOR_WHITE = "GW"
    UNCLEAR = "UC"


Judgement = MoveJudgement | PositionJudgement

_SIGNS = {
    (MoveJudgement.GOOD, 1): "!",
    (MoveJudgement.GOOD, 2): "!!",
    (MoveJudgement.BAD, 1): "?",
    (MoveJudgement.BAD, 2): "??",
    (MoveJudgement.DOUBTFUL, 1): "?!",
    (MoveJudgement.INTERESTING, 1): "!?",
}

_ALL = frozenset({kind.value for kind in MoveJudgement} | {kind.value for kind in PositionJudgement} | {"HO"})


class Annotation(NamedTuple):
    """The judgements of a node, with degrees 1 or 2 (strongly); `hotspot` is 0 if it is none.

    Doubtful and interesting moves have no degree in FF[4]; theirs is always 1. `value` is an
    estimate of the score, positive for Black.
    """

    move: MoveJudgement | None = None
    move_degree: int = 1
    position: PositionJudgement | None = None
    position_degree: int = 1
    hotspot: int = 0
    name: str = ""
    value: Fraction | None = None

    @property
    def sign(self) -> str:
        """A few characters for the judgement beside a move: "!", "?!", a star for a hotspot."""
        if self.move is not None:
            return _SIGNS[self.move, self.move_degree]
        return HOTSPOT_SIGN if self.hotspot else ""


NOTHING_SAID = Annotation()


def annotation_of(node: Node) -> Annotation:
    """Return the annotation of a node; of judgements that exclude one another the first counts.

    Values that are no degrees, such as texts that older programs keep under TE, are skipped.
    """
    degrees: dict[str, int] = {}
    others: dict[str, str] = {}
    for item in node.properties:
        if item.name in _ALL:
            _take_degree(degrees, item)
        elif item.name in ("N", "V") and item.values:
            others.setdefault(item.name, item.values[0])
    if not degrees and not others:
        return NOTHING_SAID
    move = next((MoveJudgement(key) for key in degrees if key in _MOVE), None)
    position = next((PositionJudgement(key) for key in degrees if key in _POSITION), None)
    return Annotation(
        move,
        degrees[move.value] if move is not None else 1,
        position,
        degrees[position.value] if position is not None else 1,
        degrees.get("HO", 0),
        shown(simple_text_of(others.get("N", ""))),
        _number(others.get("V", "")),
    )


def _number(raw: str) -> Fraction | None:
    text = raw.strip()
    return Fraction(text) if re.fullmatch(_REAL, text) else None


def _take_degree(degrees: dict[str, int], item: Property) -> None:
    degree = _DEGREES.get(item.values[0].strip()) if item.values else 1
    if degree is not None:
        # FF[4]: DO and IT have no value.
        is_plain = item.name in ("DO", "IT")
        # Of several equal properties the first counts.
        degrees.setdefault(item.name, 1 if is_plain else degree)


_MOVE = frozenset(kind.value for kind in MoveJudgement)
_POSITION = frozenset(kind.value for kind in PositionJudgement)


def judge_move(session: GameSession, judgement: MoveJudgement | None, degree: int = 1) -> Act:
    """Set the judgement of the move at the cursor, replacing another; None removes it."""
    return _set_judgement(session, None if judgement is None else judgement.value, degree, _MOVE)


def judge_position(session: GameSession, judgement: PositionJudgement | None, degree: int = 1) -> Act:
    """Set the judgement of the position at the cursor, replacing another; None removes it."""
    return _set_judgement(session, None if judgement is None else judgement.value, degree, _POSITION)


def set_hotspot(session: GameSession, degree: int) -> Act:
    """Mark the cursor as a hotspot of this degree; 0 removes the mark."""
    return _set_judgement(session, "HO" if degree else None, degree, frozenset({"HO"}))


def is_hotspot(node: Node) -> bool:
    """Return whether a node is flagged as a hotspot, of whatever degree."""
    return node.has("HO")


def toggle_hotspot(session: GameSession) -> Act:
    """Flag the cursor as a hotspot, or take the flag away."""
    return set_hotspot(session, 0 if is_hotspot(session.cursor) else 1)


def set_name(session: GameSession, name: str, joins: bool = False) -> Act:
    """Give the position at the cursor a name; an empty one removes it."""
    # FF[4]: N is SimpleText, which has one line.
    node, text = session.cursor, " ".join(name.split())
    if text == annotation_of(node).name:
        return NOTHING
    edit = SetProperty(node, "N", (raw_text(text),) if text else None)
    return Act(Change.NODE, edit, ActKind.NODE_NAME, joins=joins)


def _set_judgement(session: GameSession, ident: str | None, degree: int, group: frozenset[str]) -> Act:
    node = session.cursor
    # FF[4]: judgements of one group must not be mixed in a node.
    edits: list[Edit] = [
        SetProperty(node, other, None) for other in sorted(group) if other != ident and node.has(other)
    ]
    if ident is not None:
        value = "" if ident in ("DO", "IT") else str(degree)
        if node.get(ident) != (value,):
            edits.append(SetProperty(node, ident, (value,)))
    if not edits:
        return NOTHING
    return Act(Change.NODE | Change.POSITION, Compound(tuple(edits)), ActKind.JUDGEMENT)


def judge_moves(
    session: GameSession,
    judged: Mapping[Node, tuple[MoveJudgement, int]],
    evaluations: Mapping[Node, Evaluation],
) -> Act:
    """Set the judgements of several moves, and write evaluations of positions; as one step.

    Judgements that the record has already stay, and so does its estimate of the score.
    """
    edits: list[Edit] = []
    for node, (judgement, degree) in judged.items():
        # A judgement of the author stays.
        if annotation_of(node).move is None:
            value = "" if judgement.value in ("DO", "IT") else str(degree)
            edits.append(SetProperty(node, judgement.value, (value,)))
    for node, evaluation in evaluations.items():
        for item in evaluation_properties(evaluation):
            if node.get(item.ident) != item.values and not (item.ident == "V" and node.has("V")):
                edits.append(SetProperty(node, item.ident, item.values))
    if not edits:
        return NOTHING
    edit = KeepCursor(Compound(tuple(edits)), session.cursor)
    return Act(Change.NODE | Change.POSITION | Change.TREE, edit, ActKind.JUDGEMENTS)


def evaluation_properties(evaluation: Evaluation) -> tuple[Property, ...]:
    """Return the evaluation of a position by a program as properties.

    V of FF[4] is Black's lead in points; SBKV, which Sabaki introduced, Black's chance to win,
    in percent.
    """
    found: list[Property] = []
    if evaluation.winrate is not None:
        found.append(Property("SBKV", (f"{100 * evaluation.winrate:.2f}",)))
    if evaluation.score is not None:
        found.append(Property("V", (f"{evaluation.score:.1f}",)))
    return tuple(found)


def plain(text: str) -> str:
    """Return a text as a field shows it and returns it; its length does not change."""
    return shown(text).translate(_PLAIN)


def set_comment(session: GameSession, text: str, joins: bool = False) -> Act:
    """Give the cursor this comment, line breaks as newline characters; an empty one removes it.

    Only the difference to the comment before is taken from `text`, so that characters which no
    field can hold are kept. The line breaks are written as the file writes them.
    """
    before = whole_text(session.cursor)
    # `plain` keeps the length of a text, so the places hold for `before` as well.
    start, old_end, new_end = difference(plain(before), text)
    if start == old_end and start == new_end:
        return NOTHING
    after = before[:start] + text[start:new_end] + before[old_end:]
    return write_comment(session, after, ActKind.COMMENT)._replace(joins=joins)


def write_comment(session: GameSession, text: str, kind: ActKind, node: Node | None = None) -> Act:
    """Give a node this whole comment, with the line breaks of its file; an empty one removes it.

    Only the characters that differ from `whole_text` are written; all others keep their form in the file.
    Without a node it is the cursor.
    """
    node = session.cursor if node is None else node
    before = whole_text(node)
    if text == before:
        return NOTHING
    if not text:
        return Act(Change.NODE, SetProperty(node, "C", None), kind)
    start, old_end, new_end = difference(before, text)
    change = TextChange(start, old_end, text[start:new_end])
    values = changed_values(node.get("C") or ("",), change, _line_break(session, node))
    return Act(Change.NODE, SetProperty(node, "C", values), kind)


def difference(before: str, after: str) -> tuple[int, int, int]:
    """Return the difference of two texts: its start, and its end in each of them."""
    most = min(len(before), len(after))
    start = _common(before, after, most)
    # The end must not overlap the beginning, as it would between "aa" and "aaa".
    rest = most - start
    tail = _common(before[::-1], after[::-1], rest)
    return start, len(before) - tail, len(after) - tail


def _common(one: str, other: str, most: int) -> int:
    """Return the length of the common beginning of two texts, up to `most`; by bisection."""
    low, high = 0, most
    while low < high:
        # Comparing slices is much faster than a loop over characters.
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def whole_text(node: Node) -> str:
    """Return the comment of a node with every character of its file, even those that cannot be shown."""
    # FF[4] gives C one value, but some files have several, and none may be lost.
    return "\n".join(text_of(raw) for raw in node.get("C") or ())


def _line_break(session: GameSession, node: Node) -> str:
    """Return the line break of this comment, else of the file, else a newline."""
    for raw in node.get("C") or ():
        match = re.search(_LINE_BREAK, raw)
        if match is not None:
            return match[0]
    source = session.tree.source
    match = re.search(_LINE_BREAK, source.file.text) if source is not None else None
    return "\n" if match is None else match[0]


class _TypingKind(Enum):
    TYPED = auto()
    DELETED = auto()
    REPLACED = auto()


class Typing(NamedTuple):
    """The last change of a comment: its node, kind, end and time."""

    node: Node
    kind: _TypingKind
    end: int
    at_ms: int

    @classmethod
    def of(cls, node: Node, before: str, after: str, now_ms: int) -> Typing:
        """Return the change from one text to another."""
        start, old_end, new_end = difference(before, after)
        kind = (
            _TypingKind.TYPED if old_end == start else _TypingKind.DELETED if new_end == start else _TypingKind.REPLACED
        )
        return cls(node, kind, new_end, now_ms)


def continues(last: Typing | None, now: Typing, before: str, after: str) -> bool:
    """Return whether a change belongs to the undo step of the one before it.

    It does as long as the user types, or deletes, without a pause and in one place of one node;
    each new word is a step of its own.
    """
    if last is None or now.node is not last.node or now.kind is not last.kind:
        return False
    if now.kind is _TypingKind.REPLACED or now.at_ms - last.at_ms >= PAUSE_MS:
        return False
    start, old_end, _ = difference(before, after)
    # Backspace deletes before the last place, Delete at it.
    if now.kind is _TypingKind.DELETED:
        return old_end == last.end or start == last.end
    if start != last.end:
        return False
    # Each new word is an undo step of its own.
    begins_word = start > 0 and before[start - 1].isspace() and not after[start].isspace()
    return not begins_word


class Link(NamedTuple):
    """A part of a text, from `start` to before `end`, that names a point, a move of the line, or a node."""

    start: int
    end: int
    point: Point | None = None
    move: int | None = None
    node: Node | None = None


class _Patterns(NamedTuple):
    """The patterns of all languages for numbers in a text."""

    move: str
    counted: str
    """The pattern of words that make the number before them a count."""
    lone_letters: frozenset[str]
    """Letters that are hardly ever a label when alone and small: articles, say."""


@cache
def _patterns() -> _Patterns:
    counted = any_of(words("comments", "counted"), "", r"(?!\w)")
    return _Patterns(
        f"(?i){move_pattern()}",
        rf"(?i)\s?(?:%|½|{counted})",
        frozenset("".join(words("comments", "one_letter_words"))),
    )


def links_in(
    text: str,
    size: BoardSize,
    labels: Mapping[str, Point],
    has_move: Callable[[int], bool],
    node_of: Callable[[NodeAnchor], Node | None] | None = None,
) -> tuple[Link, ...]:
    """Return the links of a text, in order, none inside another.

    `labels` are the texts on the board, `has_move` returns whether there is a move of a number, and
    `node_of` the node with an anchor. A name of no point of this board, no move of this line and no
    node of this game is plain text. Cost: some 20 milliseconds for 300,000 characters.
    """
    anchors = list(anchors_in(text))
    moves = _moves(text, has_move)
    if anchors:
        # The name of a node begins like that of a move.
        spans = range(len(text))
        named = {place for each in anchors for place in spans[each.start : each.end]}
        moves = (link for link in moves if link.start not in named)
    targets = ((each, node_of(each.anchor)) for each in anchors if node_of is not None and not each.is_dead)
    nodes = [Link(each.start, each.end, node=node) for each, node in targets if node is not None]
    found = [*nodes, *moves, *_points(text, size)]
    # Moves and points go before labels.
    taken = {place for link in found for place in range(link.start, link.end)}
    found += [link for link in _labels(text, labels) if link.start not in taken]
    return tuple(sorted(found, key=lambda link: link.start))


def links_of(session: GameSession, text: str) -> tuple[Link, ...]:
    """Return the links of a text at the cursor."""
    tree = session.tree
    return links_in(
        text, tree.size, labels_of(session), _moves_of(session), lambda anchor: node_of_anchor(tree, anchor)
    )


def strays_of(session: GameSession, text: str) -> tuple[Link, ...]:
    """Return the words of a text at the cursor that look like points, but are not on this board."""
    size, labels = session.tree.size, labels_of(session)
    found = (match for match in re.finditer(_STRAY, text) if match[0] not in labels)
    return tuple(Link(m.start(), m.end()) for m in found if not _is_on_board(m[0], size))


def labels_of(session: GameSession) -> dict[str, Point]:
    """Return the labels on the board that name exactly one point."""
    size = session.tree.size
    labels: dict[str, Point] = {}
    twice: set[str] = set()
    for item in markup_of(session.cursor, size):
        if item.kind is MarkKind.LABEL and item.text:
            if item.text in labels:
                twice.add(item.text)
            labels[item.text] = item.point
    return {text: point for text, point in labels.items() if text not in twice}


def _moves_of(session: GameSession) -> Callable[[int], bool]:
    # Each look-up walks the whole line.
    known: dict[int, bool] = {}

    def has_move(number: int) -> bool:
        if number not in known:
            known[number] = node_of_number(session, number) is not None
        return known[number]

    return has_move


def _moves(text: str, has_move: Callable[[int], bool]) -> Iterable[Link]:
    for match in re.finditer(_patterns().move, text):
        number = int(match["first"] or match["cjk"])
        if has_move(number):
            yield Link(match.start(), match.end(), move=number)


def _points(text: str, size: BoardSize) -> Iterable[Link]:
    for match in re.finditer(_POINT, text):
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
    # The longest first, as a label may begin another one.
    choices = "|".join(re.escape(label) for label in sorted(labels, key=len, reverse=True))
    for match in re.finditer(rf"(?<![^\W_])(?:{choices})(?![^\W_])", text):
        if not (_is_article(text, match) or _is_first_article(text, match, labels) or _is_count(text, match)):
            yield Link(match.start(), match.end(), labels[match[0]])


def _is_count(text: str, match: re.Match[str]) -> bool:
    """Return whether a number is no label but a count ("10 points"), or part of a score ("5-0")."""
    if not match[0].isdecimal():
        return False
    # A few characters suffice; without the slices each number would search the rest of a long text.
    before, after = text[max(0, match.start() - 4) : match.start()], text[match.end() :][:16]
    return bool(
        re.match(_patterns().counted, after) or re.match(_SCORE_AFTER, after) or re.search(_SCORE_BEFORE, before)
    )


def _is_first_article(text: str, match: re.Match[str], labels: Mapping[str, Point]) -> bool:
    """Return whether a single capital begins a sentence with a small word, like the article of "A small shape."."""
    if match[0].lower() not in _patterns().lone_letters or not re.search(_SENTENCE_BEFORE, text[: match.start()][-9:]):
        return False
    # Short words are mostly "is", "and", "or" in any language, which follow a label: "A is better", "A oder B".
    following = re.match(rf" ([^\W\d_]{{{_LONG_WORD},}})(?: (\w+))?", text[match.end() : match.end() + 60])
    return following is not None and following[1].islower() and following[2] not in labels


def _is_article(text: str, match: re.Match[str]) -> bool:
    """Return whether a small single letter is followed by a word, like articles and prepositions."""
    if re.match(_ELIDED, text[match.start() : match.start() + 3]):
        return True
    after = text[match.end() : match.end() + 2]
    return match[0] in _patterns().lone_letters and len(after) == 2 and after[0] == " " and after[1].isalpha()
