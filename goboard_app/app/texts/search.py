"""The texts of the search in records, of named places, and of guessing moves."""

from __future__ import annotations

import re
from dataclasses import dataclass

from goboard_app.app.collection import row_of
from goboard_app.app.record_jobs import AnyHit, Searcher
from goboard_app.app.texts.format import (
    Text,
    color_name,
    comma_list,
    filled,
    labelled,
    one_line,
    running_text,
    translate,
)
from goboard_app.app.texts.marks import judgements, marks_line
from goboard_app.app.texts.record import detail_name
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.node_links import anchor_of
from goboard_app.record.properties import moved_colors
from goboard_app.record.search import NoteHit, TextHit
from goboard_app.session.annotation import annotation_of
from goboard_app.session.guessing import Answer, Guessing, GuessReply, GuessTally, MoveToGuess
from goboard_app.session.position_search import PointRect
from goboard_app.session.tree_edits import NamedNode

_BEFORE, _AFTER = 26, 160
_DOT = " · "
_SPACE = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class HitText:
    """A row in the list of hits: its place, and a text with the hit between two other parts."""

    where: str
    before: str
    hit: str
    after: str

    @property
    def spoken(self) -> str:
        """The row as a screen reader speaks it."""
        return labelled(self.where, f"{self.before}{self.hit}{self.after}")


def hit_text(hit: AnyHit, node: Node | None, game: int | None) -> HitText:
    """Return the row of a hit in the list of a search.

    `node` is its node, None where it was deleted; `game` its number from 1, None where there is only one game.
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
    if isinstance(hit, NoteHit):
        return _note_text(hit, node, where, players)
    area = area_text(hit.area, hit.place.tree.size)
    colors = ", " + translate("find", "colours swapped") if hit.is_swapped else ""
    return HitText(where, "", area, colors + (f" · {players}" if players else ""))


def _note_text(hit: NoteHit, node: Node | None, where: str, players: str) -> HitText:
    """Return the row of a node with notes: its ratings beside the place, and its comment or else its marks below."""
    ratings = [] if node is None else judgements(annotation_of(node)._replace(value=None))
    marks = "" if node is None else marks_line(node, hit.place.tree.size)
    has_text = bool(hit.text.strip())
    anchor = None if node is None else anchor_of(hit.place.tree, node)
    # In a variation the way to it tells apart moves of one number.
    is_aside = anchor is not None and any(fork.branch for fork in anchor.forks)
    head = [f"{where}{anchor.way}" if anchor is not None and is_aside else where]
    if has_text or marks:
        head += ratings
    if marks:
        head.append(translate("find", "Marks"))
    if players:
        head.append(players)
    if not has_text:
        return HitText(" · ".join(head), "", "", marks or " · ".join(ratings))
    text, first, last = hit.text, hit.start, hit.end
    if hit.name_end:
        # A dot instead of the line break between the name and the comment.
        text = f"{text[: hit.name_end]}{_DOT}{text[hit.name_end + 1 :]}"
        first, last = (place + (len(_DOT) - 1 if place > hit.name_end else 0) for place in (first, last))
    start = max(0, first - _BEFORE)
    before = ("…" if start else "") + text[start:first]
    parts = (before, text[first:last], text[last : last + _AFTER])
    return HitText(" · ".join(head), *map(_on_one_line, parts))


def area_text(area: PointRect, size: BoardSize) -> str:
    """Return a part of the board by two of its corners: "C3–H8"."""
    if area.is_whole(size):
        return translate("find", "Whole board")
    first = point_name(Point(area.left, area.bottom), size)
    last = point_name(Point(area.right, area.top), size)
    return first if first == last else f"{first}\N{EN DASH}{last}"


def search_state(searcher: Searcher) -> str:
    """Return the progress or the result of a search, in its panel."""
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


#: The message where a chosen hit was deleted since.
gone_sentence = Text("find", "This place is no longer there: the record was changed.")

#: The message where the part to search for holds only empty points.
no_stone_sentence = Text("find", "Mark a part with a stone in it.")

#: The hint how to mark the part of the board to search for.
mark_hint = Text("find", "Drag over the board to mark a part of it.")


def marked_text(area: PointRect, size: BoardSize) -> str:
    """Return the line that names the marked part of the board, with the hint how to ignore a point in it."""
    marked = filled(translate("find", "Marked: %1."), area_text(area, size))
    if area.is_point:
        return marked
    return running_text(marked, translate("find", "Click a point in it that does not matter."))


def place_text(current: int, total: int) -> str:
    """Return the number of the shown hit."""
    return filled(translate("find", "%1 of %2"), current, total)


def _games_text(games: int) -> str:
    """Return a number of games, for the result of a search."""
    return translate("find", "%n game(s)", None, games)


def _where(node: Node, game: int | None) -> str:
    """Return the place of a hit in the list of a search: its move, and its game where there are several."""
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


#: The word for the start of a game, as the place of a hit.
_start = Text("find", "Start")


#: The name of the property that contains a hit: its label, unless that needs its context.
_PROPERTY_TEXTS = {
    "C": Text("find", "Comment"),
    "N": Text("find", "Name of the place"),
    "GC": Text("find", "About the game"),
    "GN": Text("find", "Name of the game"),
    "PB": Text("find", "Black"),
    "PW": Text("find", "White"),
    "BT": Text("find", "Black’s team"),
    "WT": Text("find", "White’s team"),
    "BR": Text("find", "Black’s rank"),
    "WR": Text("find", "White’s rank"),
    "EV": Text("find", "Event"),
    "RO": Text("find", "Round"),
    "PC": Text("find", "Place"),
    "DT": Text("find", "Date"),
    "RE": Text("find", "Result"),
    "SO": Text("find", "Source"),
    "US": Text("find", "Entered by"),
    "AN": Text("find", "Annotated by"),
    "CP": Text("find", "Copyright"),
    "ON": Text("find", "Opening"),
    "OT": Text("find", "Overtime"),
    "RU": Text("find", "Rules"),
}


def _property_text(ident: str) -> str:
    """Return the name of the property that contains a hit: its label, unless that needs its context."""
    return _PROPERTY_TEXTS[ident]() if ident in _PROPERTY_TEXTS else detail_name(ident)


def _on_one_line(text: str) -> str:
    return one_line(_SPACE.sub(" ", text))


def named_place_text(place: NamedNode) -> str:
    """Return a row in the list of named places, with the number of the move."""
    if place.move_number == 0:
        return place.name
    text = translate("named places", "%1 (after move %2)")
    return filled(text, place.name, place.move_number)


def named_places(count: int) -> str:
    """Return the note below the list with the number of named places."""
    return translate("named places", "%n named place(s).", None, count)


def named_places_found(count: int) -> str:
    """Return the note below the list with the number of named places whose name contains the typed text."""
    return translate("named places", "%n place(s) found.", None, count)


def no_name_holds(text: str) -> str:
    """Return the text in place of the list where no name contains the typed text."""
    return filled(translate("named places", "No name contains “%1”."), text)


def first_of_places(shown: int, found: int) -> str:
    """Return the note below the list that it shows only the first of the named places found."""
    return filled(translate("named places", "The first %1 of %2. Type more of the name."), shown, found)


def question_sentence(question: MoveToGuess) -> str:
    """Return the question for the next move to guess: its colour and its number."""
    if question.move.color is Color.BLACK:
        return filled(translate("guess", "Where does Black play? Move %1."), question.number)
    return filled(translate("guess", "Where does White play? Move %1."), question.number)


def reply_sentence(reply: GuessReply, question: MoveToGuess, point: Point, size: BoardSize) -> str:
    """Return the reply to a guess that leaves the question open: a variation, or the distance to the move."""
    name = point_name(point, size)
    if reply is GuessReply.VARIATION:
        return filled(translate("guess", "%1 is a variation of the record. Keep guessing."), name)
    away = translate("guess", "%n point(s) away", None, question.distance(point))
    return filled(translate("guess", "Not %1: %2."), name, away)


def answer_sentence(answer: Answer, size: BoardSize) -> str:
    """Return the reply when a move was found, or was shown after the last try."""
    name = point_name(answer.question.move.point, size)
    points = translate("guess", "%n point(s)", None, answer.points)
    if answer.is_found:
        return filled(translate("guess", "Right: %1. %2."), name, points)
    return filled(translate("guess", "It was %1. %2."), name, points)


#: The announcement when guessing begins.
hidden_sentence = Text("guess", "The moves that follow are hidden.")

#: The message after the last move was guessed.
over_sentence = Text("guess", "All moves have been guessed.")

#: The message after a click on a stone, which is not a guess.
stone_sentence = Text("guess", "There is a stone there.")


def tries_text(guessing: Guessing) -> str:
    """Return the number of guesses left for this move."""
    return translate("guess", "%n try(s) left", None, guessing.tries_left)


def score_text(tally: GuessTally) -> str:
    """Return the score of all guesses: "34 of 50 points"."""
    return filled(translate("guess", "%1 of %n point(s)", None, tally.most), tally.points)


def progress_text(guessing: Guessing) -> str:
    """Return the number of the current move among those to guess."""
    done = min(len(guessing.answers) + 1, len(guessing.questions))
    return filled(translate("guess", "%1 of %n move(s)", None, len(guessing.questions)), done)


def tally_text(color: Color, tally: GuessTally) -> str:
    """Return the result of the guesses for one side's moves."""
    text = translate("guess", "%1: %2 of %3 points, %4 of %5 at the first try")
    return filled(text, color_name(color), tally.points, tally.most, tally.at_once, tally.answers)


def missed_text(answer: Answer, size: BoardSize) -> str:
    """Return a row in the list of missed moves: "Move 34, Black D4 · nearest 2 points away"."""
    question = answer.question
    name = point_name(question.move.point, size)
    text = translate("guess", "Move %1, %2 %3")
    text = filled(text, question.number, color_name(question.move.color), name)
    if answer.nearest is None:
        return text
    away = translate("guess", "%n point(s) away", None, answer.nearest)
    return f"{text} · {away}"


def guessed_point(position: Position, point: Point) -> str:
    """Return the description of a point for a screen reader while the following moves are hidden."""
    color = position.at(point)
    name = point_name(point, position.size)
    if color is None:
        return comma_list(name, translate("board", "empty"))
    is_black = color is Color.BLACK
    stone = translate("board", "black stone") if is_black else translate("board", "white stone")
    return comma_list(name, stone)


#: The hint in the panel how guessing works.
moves_are_hidden = Text("guess", "The moves that follow are hidden. Click where the next one was played.")

#: The title above the list of missed moves.
not_found_title = Text("guess", "Not found. A click shows the move.")

#: The text in place of the list where all moves were found.
none_missed = Text("guess", "None were missed.")

#: The message where no move follows that could be guessed.
no_move_follows = Text("guess", "No move follows.")
