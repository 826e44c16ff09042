"""The texts of marks, ratings, figures and the strip of the game, and the spoken description of points."""

from __future__ import annotations

from fractions import Fraction

from goboard_app.app.texts.format import (
    Text,
    TextTable,
    by_color,
    color_name,
    comma_list,
    filled,
    labelled,
    points,
    stone_name,
    translate,
)
from goboard_app.app.texts.walking import node_text
from goboard_app.go.board import BoardSize, Color, Play, Point, point_name
from goboard_app.go.chains import chain_at, surrounded_points
from goboard_app.record.inherited import FigureFlag, PrintMode, inherited_at
from goboard_app.record.node import Node
from goboard_app.record.properties import MarkKind, lines_of, markup_of, points_of
from goboard_app.record.timeline import Evaluation, Signs, Stretch
from goboard_app.session.annotation import (
    Annotation,
    MoveJudgement,
    PositionJudgement,
    annotation_of,
)
from goboard_app.session.counting import CountingState
from goboard_app.session.marks import MarkTool
from goboard_app.session.numbering import moves_played_again, stone_numbers
from goboard_app.session.painter import NO_AIDS, BoardAids, last_play, numbers_shown, ways_shown
from goboard_app.session.session import GameSession, Phase

#: The name of a tool for marks.
tool_name = TextTable(
    {
        MarkTool.LETTER: Text("marks", "Letter"),
        MarkTool.NUMBER: Text("marks", "Number"),
        MarkTool.TRIANGLE: Text("marks", "Triangle"),
        MarkTool.SQUARE: Text("marks", "Square"),
        MarkTool.CIRCLE: Text("marks", "Circle"),
        MarkTool.CROSS: Text("marks", "Cross"),
        MarkTool.LINE: Text("marks", "Line"),
        MarkTool.ARROW: Text("marks", "Arrow"),
        MarkTool.ERASER: Text("marks", "Eraser"),
        MarkTool.SELECTED: Text("marks", "Selected"),
        MarkTool.TERRITORY_BLACK: Text("marks", "Black’s territory"),
        MarkTool.TERRITORY_WHITE: Text("marks", "White’s territory"),
        MarkTool.DIM: Text("marks", "Dimmed"),
        MarkTool.TEXT: Text("marks", "Text…"),
        MarkTool.PART: Text("marks", "Part of the board"),
    }
)

#: The hint how to use a tool for marks.
_DRAG = Text("marks", "Drag from one point to another. Esc ends it.")

#: The hint how to use a tool for marks.
tool_hint = TextTable(
    {
        MarkTool.LINE: _DRAG,
        MarkTool.ARROW: _DRAG,
        MarkTool.PART: Text("marks", "Drag over the part to show; click for the whole board. Esc ends it."),
        MarkTool.ERASER: Text("marks", "Click or drag over marks to rub them out. Esc ends it."),
    },
    otherwise=Text("marks", "Click or drag over points; do it again to remove the mark. Esc ends it."),
)


#: The rating of a move, in a word or two.
_MOVE_RATINGS = {
    MoveJudgement.GOOD: (Text("judgement", "Good"), Text("judgement", "Very good")),
    MoveJudgement.BAD: (Text("judgement", "Bad"), Text("judgement", "Very bad")),
    MoveJudgement.DOUBTFUL: (Text("judgement", "Doubtful"), Text("judgement", "Doubtful")),
    MoveJudgement.INTERESTING: (Text("judgement", "Interesting"), Text("judgement", "Interesting")),
}


def move_judgement(judgement: MoveJudgement, degree: int) -> str:
    """Return the rating of a move, in a word or two."""
    plain, strong = _MOVE_RATINGS[judgement]
    return strong() if degree > 1 else plain()


#: The rating of a position, in a few words.
_POSITION_RATINGS = {
    PositionJudgement.EVEN: (Text("judgement", "Even"), Text("judgement", "Quite even")),
    PositionJudgement.GOOD_FOR_BLACK: (Text("judgement", "Good for Black"), Text("judgement", "Very good for Black")),
    PositionJudgement.GOOD_FOR_WHITE: (Text("judgement", "Good for White"), Text("judgement", "Very good for White")),
    PositionJudgement.UNCLEAR: (Text("judgement", "Unclear"), Text("judgement", "Very unclear")),
}


def position_judgement(judgement: PositionJudgement, degree: int) -> str:
    """Return the rating of a position, in a few words."""
    plain, strong = _POSITION_RATINGS[judgement]
    return strong() if degree > 1 else plain()


def hotspot(degree: int) -> str:
    """Return the rating of a node as a hotspot, where the game is decided."""
    if degree > 1:
        return translate("judgement", "Great hotspot")
    return translate("judgement", "Hotspot")


def flag_sentence(is_flagged: bool) -> str:
    """Return the message after a position was flagged as a hotspot, or the flag was taken away."""
    if is_flagged:
        return translate("judgement", "This position is flagged as a hotspot.")
    return translate("judgement", "This position is no longer a hotspot.")


def judgements(annotation: Annotation) -> list[str]:
    """Return all ratings of a node, that of the move first."""
    said: list[str] = []
    if annotation.move is not None:
        said.append(move_judgement(annotation.move, annotation.move_degree))
    if annotation.position is not None:
        said.append(position_judgement(annotation.position, annotation.position_degree))
    if annotation.hotspot:
        said.append(hotspot(annotation.hotspot))
    if annotation.value is not None:
        said.append(_value(annotation.value))
    return said


def _value(value: Fraction) -> str:
    """Return the value of a position that the record gives (V), in words."""
    if value == 0:
        return translate("judgement", "Estimated even")
    sentence = translate("judgement", "Black ahead by %1")
    if value < 0:
        sentence = translate("judgement", "White ahead by %1")
    return filled(sentence, points(abs(value)))


def unshown_lines(count: int) -> str:
    """Return the note on the comment card with the number of lines that are instructions to the program; empty for
    none.
    """
    return translate("panel", "%n line(s) for the program", None, count) if count else ""


def figure_line(session: GameSession) -> str:
    """Return the note on the comment card with the current figure and the style of its numbers; empty where there is
    none.
    """
    here = inherited_at(session.tree, session.cursor)
    parts: list[str] = []
    if here.figure is not None:
        text = filled(translate("figure", "Figure %1"), here.figure_number)
        # FF[4], FG: 32768 means that all flags are ignored.
        flags = 0 if here.figure.flags & FigureFlag.IGNORED else here.figure.flags
        if here.figure.name and not flags & FigureFlag.NO_NAME:
            text = filled(translate("figure", "Figure %1: %2"), here.figure_number, here.figure.name)
        parts.append(text)
    if here.print_mode is not PrintMode.PLAIN:
        parts.append(print_mode(here.print_mode).lower())
    if here.view is not None:
        parts.append(translate("figure", "part of the board"))
    joined = "  ·  ".join(parts)
    return joined[:1].upper() + joined[1:]


#: The name of a way to number the moves of a figure.
print_mode = TextTable(
    {
        PrintMode.NONE: Text("figure", "No move numbers"),
        PrintMode.PLAIN: Text("figure", "Move numbers as they are"),
        PrintMode.LOW: Text("figure", "Move numbers without hundreds"),
    }
)


def mark_words(session: GameSession, point: Point) -> list[str]:
    """Return the marks that the record draws on a point, for a screen reader."""
    node, size = session.cursor, session.tree.size
    words = [_mark(item.kind, item.text) for item in markup_of(node, size) if item.point == point]
    ends = [line for line in lines_of(node, size) if point in (line.start, line.end)]
    if any(not line.is_arrow for line in ends):
        words.append(translate("board", "end of a line"))
    if any(line.is_arrow and line.start == point for line in ends):
        words.append(translate("board", "start of an arrow"))
    if any(line.is_arrow and line.end == point for line in ends):
        words.append(translate("board", "target of an arrow"))
    here = inherited_at(session.tree, node)
    if point in here.dimmed:
        words.append(translate("board", "dimmed"))
    if here.view is not None and point not in here.view:
        words.append(translate("board", "not shown"))
    return words


_MOST_POINTS = 5


def marks_line(node: Node, size: BoardSize) -> str:
    """Return the marks of a node with their points, on one line: "Triangle: C3, D4 · A: E5"; empty without any."""
    groups: dict[str, list[str]] = {}
    for item in markup_of(node, size):
        name = item.text if item.kind is MarkKind.LABEL else tool_name(MarkTool(item.kind.value))
        groups.setdefault(name, []).append(point_name(item.point, size))
    for line in lines_of(node, size):
        name = tool_name(MarkTool.ARROW if line.is_arrow else MarkTool.LINE)
        ends = f"{point_name(line.start, size)}\N{EN DASH}{point_name(line.end, size)}"
        groups.setdefault(name, []).append(ends)
    for tool in (MarkTool.TERRITORY_BLACK, MarkTool.TERRITORY_WHITE):
        found = sorted(points_of(node.get(tool.value), size))
        groups |= {tool_name(tool): [point_name(point, size) for point in found]} if found else {}
    parts = (labelled(name, _some(places)) for name, places in groups.items())
    others = ((MarkTool.DIM, "DD"), (MarkTool.PART, "VW"))
    named = (tool_name(tool) for tool, ident in others if node.has(ident))
    return " · ".join((*parts, *named))


def _some(places: list[str]) -> str:
    return comma_list(*places[:_MOST_POINTS]) + (" …" if len(places) > _MOST_POINTS else "")


def sign_words(session: GameSession) -> list[str]:
    """Return the rating of the last move, for a screen reader; empty without one."""
    said = annotation_of(session.cursor)
    if said.move is None:
        return []
    return [move_judgement(said.move, said.move_degree).lower()]


#: The name of a mark on a point, as a screen reader speaks it.
_shape_names = TextTable(
    {
        MarkKind.TRIANGLE: Text("board", "triangle"),
        MarkKind.SQUARE: Text("board", "square"),
        MarkKind.CIRCLE: Text("board", "circle"),
        MarkKind.CROSS: Text("board", "cross"),
        MarkKind.SELECTED: Text("board", "selected"),
    }
)


def _mark(kind: MarkKind, text: str) -> str:
    """Return the name of a mark on a point, as a screen reader speaks it."""
    return filled(translate("board", "label %1"), text) if kind is MarkKind.LABEL else _shape_names(kind)


def judgement_aloud(words: str) -> str:
    """Return the ratings of a move as a screen reader speaks them."""
    return filled(translate("judgement", "Rating: %1"), words)


def point_description(session: GameSession, point: Point, help_shown: BoardAids = NO_AIDS) -> str:
    """Return the description of a point of the board for a screen reader: "D4, white stone, one liberty".

    It includes everything that the aids on the board show.
    """
    position = session.shown
    parts = [point_name(point, position.size)]
    chain = chain_at(position, point)
    if chain is None:
        parts.append(translate("board", "empty"))
    else:
        parts.append(stone_name(chain.color))
    parts += _status(session, point)
    if session.trial is None and session.counting is None:
        parts += mark_words(session, point)
    if chain is not None:
        if chain.is_in_atari:
            parts.append(translate("board", "in atari"))
        parts.append(translate("board", "%n liberty(s)", None, len(chain.liberties)))
    return comma_list(*parts, *_helped(session, point, help_shown))


def _helped(session: GameSession, point: Point, help_shown: BoardAids) -> list[str]:
    """Return the connections, surrounded areas and next moves at a point, as far as the aids show them."""
    parts: list[str] = []
    chain = chain_at(session.shown, point)
    if help_shown.chains and chain is not None and len(chain.stones) > 1:
        parts.append(translate("board", "%n stones connected", None, len(chain.stones)))
    if help_shown.areas and session.phase in (Phase.PLAYING, Phase.REVIEWING):
        black = translate("board", "surrounded by Black so far")
        white = translate("board", "surrounded by White so far")
        areas = surrounded_points(session.shown)
        parts += [by_color(color, black, white) for color in areas if point in areas[color]]
    parts += _numbers(session, point, help_shown)
    for way in ways_shown(session, help_shown):
        if isinstance(way.move, Play) and way.move.point == point:
            parts.append(f"{translate('board', 'next move')} {way.letter}".rstrip())
    return parts


def _numbers(session: GameSession, point: Point, help_shown: BoardAids) -> list[str]:
    """Return the number on the stone at a point, and those of other moves there, while numbers are shown."""
    if not numbers_shown(session, help_shown):
        return []
    number = stone_numbers(session, help_shown.numbering).get(point)
    again = moves_played_again(session, help_shown.numbering)
    others = [str(each) for item in again if item.point == point for each in item.numbers]
    said = [filled(translate("board", "move %1"), number)] if number is not None else []
    return said + [filled(translate("board", "earlier move %1"), other) for other in others]


def _status(session: GameSession, point: Point) -> list[str]:
    """Return the words for the last move and the status in a count, in the spoken description of a point."""
    parts: list[str] = []
    if last_play(session) == point:
        parts.append(translate("board", "last move"))
        if session.trial is None and session.counting is None:
            parts += sign_words(session)
    return parts if session.counting is None else parts + _counted_as(session.counting, point)


def _counted_as(counting: CountingState, point: Point) -> list[str]:
    """Return the status of a point in the count: dead, in seki, unclear, or a side's point."""
    if any(point in group.stones for group in counting.undecided):
        return [translate("board", "unclear")]
    territory, statuses = counting.count().territory, counting.statuses
    warned = counting.proposal if counting.is_warned else None
    found = [
        (point in statuses.dead, translate("board", "dead")),
        (point in statuses.seki, translate("board", "in seki")),
        (point in statuses.neutral, translate("board", "set neutral")),
        (point in territory.black, translate("board", "Black’s point")),
        (point in territory.white, translate("board", "White’s point")),
    ]
    if warned is not None:
        is_gap = any(point in opening.points for opening in warned.openings)
        is_needed = any(point == move.point for move in warned.needed)
        found.append((is_gap, translate("board", "open border")))
        found.append((is_needed, translate("board", "a move is needed here")))
    return [word for is_so, word in found if is_so]


def stretch_text(session: GameSession, node: Node, number: int, here: Stretch | None, engine: str = "") -> str:
    """Return the tip of a move on the strip of the game: its number, time, captures, evaluations and signs.

    `engine` is the name of the engine that reads the game now.
    """
    lines = [node_text(session, node, number)]
    if here is not None:
        for color, seconds in ((Color.BLACK, here.black_s), (Color.WHITE, here.white_s)):
            if seconds:
                text = translate("strip", "%1 took %2")
                lines.append(filled(text, color_name(color), _clock_time(seconds)))
        if any(here.taken):
            #: %1 = a number of stones %2 = a number of stones
            text = translate("strip", "Captured by Black: %1, by White: %2")
            lines.append(filled(text, *here.taken))
        lines += _evaluated(here.evaluation)
        if here.read is not None:
            lines += [filled(translate("strip", "%1:"), engine), *_evaluated(here.read)]
        lines += [text() for sign, text in _SIGNS.items() if sign in here.signs]
    return "\n".join(lines)


def _clock_time(seconds: float) -> str:
    """Return a time in minutes and seconds: "1:05"."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def _evaluated(said: Evaluation | None) -> list[str]:
    """Return the evaluation of a position by a program, a line for each value."""
    lines: list[str] = []
    if said is not None and said.score is not None:
        text = by_color(
            Color.BLACK if said.score > 0 else Color.WHITE,
            translate("strip", "Black is ahead by %1"),
            translate("strip", "White is ahead by %1"),
        )
        lines.append(filled(text, points(Fraction(round(abs(said.score) * 2), 2))))
    if said is not None and said.winrate is not None:
        text = translate("strip", "Black wins in %1 of 100 games")
        lines.append(filled(text, round(said.winrate * 100)))
    return lines


#: The names of the signs on the strip of the game, for the tip of a move.
_SIGNS = {
    Signs.COMMENT: Text("strip", "A comment"),
    Signs.FORK: Text("strip", "Variations begin here"),
    Signs.HOTSPOT: Text("strip", "A hotspot"),
    Signs.MISTAKE: Text("strip", "A mistake"),
}
