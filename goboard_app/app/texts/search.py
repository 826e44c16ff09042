"""What is said of searching, of named places, and of guessing moves."""

from __future__ import annotations

import re
from dataclasses import dataclass

from goboard_app.app.collection import row_of
from goboard_app.app.record_jobs import AnyHit, Searcher
from goboard_app.app.texts.format import (
    color_name,
    comma_list,
    filled,
    labelled,
    one_line,
    running_text,
    translate,
)
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.properties import moved_colors
from goboard_app.record.search import TextHit
from goboard_app.session.guessing import Answer, Guessing, GuessReply, GuessTally, MoveToGuess
from goboard_app.session.position_search import Area
from goboard_app.session.tree_edits import NamedNode

_BEFORE, _AFTER = 26, 160
_SPACE = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class HitText:
    """A line of the list of hits: where it is, and a text in which a part is the hit itself."""

    where: str
    before: str
    hit: str
    after: str

    @property
    def spoken(self) -> str:
        """The line for those who listen."""
        return labelled(self.where, f"{self.before}{self.hit}{self.after}")


def hit_text(hit: AnyHit, node: Node | None, game: int | None) -> HitText:
    """What a list says of a hit. `node` is its node, None where it is gone; `game` its number from
    1, None where there is but one.
    """
    where = translate("find", "No longer there") if node is None else _where(node, game)
    players = row_of(hit.place.tree).players if game is not None else ""
    if isinstance(hit, TextHit):
        where = f"{where} · {_property_text(hit.ident)}"
        start = max(0, hit.start - _BEFORE)
        before = ("…" if start else "") + hit.text[start : hit.start]
        parts = (before, hit.text[hit.start : hit.end], hit.text[hit.end : hit.end + _AFTER])
        if players and not hit.ident.startswith("P"):
            where = f"{where} · {players}"
        return HitText(where, *map(_on_one_line, parts))
    area = area_text(hit.area, hit.place.tree.size)
    colors = ", " + translate("find", "colours swapped") if hit.is_swapped else ""
    return HitText(where, "", area, colors + (f" · {players}" if players else ""))


def area_text(area: Area, size: BoardSize) -> str:
    """A part of the board by two of its corners: "C3–H8"."""
    if area.is_whole(size):
        return translate("find", "Whole board")
    first = point_name(Point(area.left, area.bottom), size)
    last = point_name(Point(area.right, area.top), size)
    return first if first == last else f"{first}\N{EN DASH}{last}"


def search_state(searcher: Searcher) -> str:
    """How far a search is, or what came of it."""
    hits = len(searcher.hits)
    if searcher.is_busy:
        if searcher.total == 1:
            return translate("find", "Searching…")
        text = translate("find", "Searching… %1 of %n game(s)", None, searcher.total)
        return filled(text, searcher.done)
    if searcher.has_too_many:
        return filled(translate("find", "The first %1 places. There are more."), hits)
    if searcher.is_stopped:
        return translate("find", "Stopped. %n place(s) so far.", None, hits)
    if not hits:
        return translate("find", "Nothing found.")
    found = translate("find", "%n place(s)", None, hits)
    games = len({id(hit.place.tree) for hit in searcher.hits})
    if searcher.total == 1:
        return found
    return filled(translate("find", "%1 in %2"), found, _games_text(games))


def gone_sentence() -> str:
    """What is said when somebody wants to go to a hit whose node was deleted since."""
    return translate("find", "This place is no longer there: the record was changed.")


def no_stone_sentence() -> str:
    """Nothing but empty points was marked."""
    return translate("find", "Mark a part with a stone in it.")


def mark_hint() -> str:
    """How to mark."""
    return translate("find", "Drag over the board to mark a part of it.")


def marked_text(area: Area, size: BoardSize) -> str:
    """What is marked."""
    marked = filled(translate("find", "Marked: %1."), area_text(area, size))
    if area.is_point:
        return marked
    return running_text(marked, translate("find", "Click a point in it that does not matter."))


def place_text(current: int, total: int) -> str:
    """Which of the hits is shown."""
    return filled(translate("find", "%1 of %2"), current, total)


def _games_text(games: int) -> str:
    return translate("find", "%n game(s)", None, games)


def _where(node: Node, game: int | None) -> str:
    number = 0
    above: Node | None = node
    while above is not None:
        number += bool(moved_colors(above))
        above = above.parent
    if game is None:
        return filled(translate("find", "Move %1"), number) if number else _start()
    if number:
        return filled(translate("find", "Game %1, move %2"), game, number)
    return filled(translate("find", "Game %1, start"), game)


def _start() -> str:
    return translate("find", "Start")


def _property_text(ident: str) -> str:
    names = {
        "C": translate("find", "Comment"),
        "N": translate("find", "Name of the place"),
        "GC": translate("find", "About the game"),
        "GN": translate("find", "Name of the game"),
        "PB": translate("find", "Black"),
        "PW": translate("find", "White"),
        "BT": translate("find", "Black's team"),
        "WT": translate("find", "White's team"),
        "BR": translate("find", "Black's rank"),
        "WR": translate("find", "White's rank"),
        "EV": translate("find", "Event"),
        "RO": translate("find", "Round"),
        "PC": translate("find", "Place"),
        "DT": translate("find", "Date"),
        "RE": translate("find", "Result"),
        "SO": translate("find", "Source"),
        "US": translate("find", "Entered by"),
        "AN": translate("find", "Annotated by"),
        "CP": translate("find", "Copyright"),
        "ON": translate("find", "Opening"),
        "OT": translate("find", "Overtime"),
        "RU": translate("find", "Rules"),
    }
    return names[ident]


def _on_one_line(text: str) -> str:
    return one_line(_SPACE.sub(" ", text))


def named_place_text(place: NamedNode) -> str:
    """A named place in a list, with its move."""
    if place.move_number == 0:
        return place.name
    text = translate("named places", "%1 (after move %2)")
    return filled(text, place.name, place.move_number)


def named_places(count: int) -> str:
    """How many named places there are."""
    return translate("named places", "%n named place(s).", None, count)


def named_places_found(count: int) -> str:
    """How many named places hold what was typed."""
    return translate("named places", "%n place(s) found.", None, count)


def no_name_holds(text: str) -> str:
    """No named place holds what was typed."""
    return filled(translate("named places", "No name contains “%1”."), text)


def first_of_places(shown: int, found: int) -> str:
    """More named places were found than are shown."""
    return filled(translate("named places", "The first %1 of %2. Type more of the name."), shown, found)


def question_sentence(question: MoveToGuess) -> str:
    """Whose move is hidden, and its number."""
    if question.move.color is Color.BLACK:
        return filled(translate("guess", "Where does Black play? Move %1."), question.number)
    return filled(translate("guess", "Where does White play? Move %1."), question.number)


def reply_sentence(reply: GuessReply, question: MoveToGuess, point: Point, size: BoardSize) -> str:
    """What is said to a guess that leaves the question open."""
    name = point_name(point, size)
    if reply is GuessReply.VARIATION:
        return filled(translate("guess", "%1 is a variation of the record. Keep guessing."), name)
    away = translate("guess", "%n point(s) away", None, question.distance(point))
    return filled(translate("guess", "Not %1: %2."), name, away)


def answer_sentence(answer: Answer, size: BoardSize) -> str:
    """What is said when the move was found, or shown."""
    name = point_name(answer.question.move.point, size)
    points = translate("guess", "%n point(s)", None, answer.points)
    if answer.is_found:
        return filled(translate("guess", "Right: %1. %2."), name, points)
    return filled(translate("guess", "It was %1. %2."), name, points)


def hidden_sentence() -> str:
    """Before the first question."""
    return translate("guess", "The moves that follow are hidden.")


def over_sentence() -> str:
    """There is no further move."""
    return translate("guess", "All moves have been guessed.")


def stone_sentence() -> str:
    """A click on a stone is no guess."""
    return translate("guess", "There is a stone there.")


def tries_text(guessing: Guessing) -> str:
    """How many guesses are left at this move."""
    return translate("guess", "%n try(s) left", None, guessing.tries_left)


def score_text(tally: GuessTally) -> str:
    """34 of 50 points."""
    return filled(translate("guess", "%1 of %n point(s)", None, tally.most), tally.points)


def progress_text(guessing: Guessing) -> str:
    """How far one is."""
    done = min(len(guessing.answers) + 1, len(guessing.questions))
    return filled(translate("guess", "%1 of %n move(s)", None, len(guessing.questions)), done)


def tally_text(color: Color, tally: GuessTally) -> str:
    """What came of one side's moves."""
    text = translate("guess", "%1: %2 of %3 points, %4 of %5 at the first try")
    return filled(text, color_name(color), tally.points, tally.most, tally.at_once, tally.answers)


def missed_text(answer: Answer, size: BoardSize) -> str:
    """A line of the moves that were not found: "Move 34, Black D4 · nearest 2 points away"."""
    question = answer.question
    name = point_name(question.move.point, size)
    text = translate("guess", "Move %1, %2 %3")
    text = filled(text, question.number, color_name(question.move.color), name)
    if answer.nearest is None:
        return text
    away = translate("guess", "%n point(s) away", None, answer.nearest)
    return f"{text} · {away}"


def guessed_point(position: Position, point: Point) -> str:
    """What is on a point while the moves to come are hidden, for those who listen."""
    color = position.at(point)
    name = point_name(point, position.size)
    if color is None:
        return comma_list(name, translate("board", "empty"))
    is_black = color is Color.BLACK
    stone = translate("board", "black stone") if is_black else translate("board", "white stone")
    return comma_list(name, stone)


def moves_are_hidden() -> str:
    """How the guessing goes."""
    return translate("guess", "The moves that follow are hidden. Click where the next one was played.")


def not_found_title() -> str:
    """What stands over the moves that were not found."""
    return translate("guess", "Not found. A click shows the move.")


def none_missed() -> str:
    """All moves were found."""
    return translate("guess", "None were missed.")


def no_move_follows() -> str:
    """There is nothing to guess."""
    return translate("guess", "No move follows.")
