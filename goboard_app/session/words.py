"""The words of Go, each with a small board that shows it.

What is said of a word stands in `app/texts/words`. A board is drawn as in `go.diagram`, with more
signs: x and o are stones that are marked, + a point that is marked, b and w points that count for a
side, and digits the moves to come.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from goboard_app.go.color import Color
from goboard_app.go.diagram import parse_diagram
from goboard_app.go.move import Play
from goboard_app.go.point import Point
from goboard_app.go.position import Position
from goboard_app.session.book_numbers import NumberedMove, number_moves
from goboard_app.session.picture import BoardPicture, Mark, MarkKind


class Word(Enum):
    """The words in the order in which a beginner meets them; the value is what a link calls it."""

    POINT = "point"
    EDGE = "edge"
    CORNER = "corner"
    STAR_POINT = "star-point"
    LIBERTY = "liberty"
    CHAIN = "chain"
    GROUP = "group"
    CAPTURE = "capture"
    PRISONER = "prisoner"
    ATARI = "atari"
    DOUBLE_ATARI = "double-atari"
    SELF_ATARI = "self-atari"
    SELF_CAPTURE = "self-capture"
    EXTEND = "extend"
    CONNECTION = "connection"
    CUT = "cut"
    LADDER = "ladder"
    NET = "net"
    SNAPBACK = "snapback"
    KO = "ko"
    KO_THREAT = "ko-threat"
    SUPERKO = "superko"
    EYE = "eye"
    FALSE_EYE = "false-eye"
    VITAL_POINT = "vital-point"
    ALIVE = "alive"
    DEAD = "dead"
    SHARED_LIBERTY = "shared-liberty"
    SEKI = "seki"
    CAPTURING_RACE = "capturing-race"
    TERRITORY = "territory"
    AREA = "area"
    NEUTRAL_POINT = "neutral-point"
    PASS = "pass"
    KOMI = "komi"
    HANDICAP = "handicap"
    SENTE = "sente"
    GOTE = "gote"
    HANE = "hane"
    DIAGONAL = "diagonal"
    ONE_POINT_JUMP = "one-point-jump"
    BAMBOO_JOINT = "bamboo-joint"
    TIGER_MOUTH = "tiger-mouth"
    EMPTY_TRIANGLE = "empty-triangle"


@dataclass(frozen=True, slots=True)
class WordBoard:
    """A position, what is marked in it, and the moves to come, of which `position.to_move` makes
    the first.
    """

    position: Position
    stones: frozenset[Point]
    points: frozenset[Point]
    black: frozenset[Point]
    white: frozenset[Point]
    moves: tuple[Play, ...]

    def picture(self) -> BoardPicture:
        """The board as it is shown, nothing taken off by the moves to come."""
        numbered = [NumberedMove(number, move) for number, move in enumerate(self.moves, 1)]
        board = number_moves(self.position, numbered)
        marks = [Mark(MarkKind.MOVE_NUMBER, point, str(n)) for point, n in board.numbers]
        marks += [Mark(MarkKind.TRIANGLE, point) for point in sorted(self.stones)]
        marks += [Mark(MarkKind.CROSS, point) for point in sorted(self.points)]
        return BoardPicture(
            self.position.size,
            board.stones,
            marks=tuple(marks),
            territory_black=self.black,
            territory_white=self.white,
        )


def board_of(word: Word) -> WordBoard:
    """The board that shows what a word means."""
    drawing, first = _BOARDS[word], _FIRST.get(word, Color.BLACK)
    text = "".join(drawing.split())
    plain = "\n".join("".join(_STONES.get(cell, ".") for cell in line) for line in drawing.split())
    position = parse_diagram(plain, first)
    size = position.size

    def of(signs: str) -> frozenset[Point]:
        return frozenset(size.point(at) for at, cell in enumerate(text) if cell in signs)

    digits = sorted((cell, at) for at, cell in enumerate(text) if cell.isdigit())
    colors = (first, first.opponent)
    moves = tuple(Play(colors[place % 2], size.point(at)) for place, (_, at) in enumerate(digits))
    return WordBoard(position, of("xo"), of("+"), of("b"), of("w"), moves)


_STONES = {"X": "X", "x": "X", "O": "O", "o": "O"}
_FIRST = {Word.CUT: Color.WHITE, Word.EXTEND: Color.WHITE}
_BOARDS = {
    Word.POINT: "..... ..... ..+.. ..... .....",
    Word.EDGE: "..... ..... ..... ..... .+++.",
    Word.CORNER: "+...+ ..... ..... ..... +...+",
    Word.STAR_POINT: (
        "......... ......... ..+...+.. ......... ....+.... ......... ..+...+.. ......... ........."
    ),
    Word.LIBERTY: "..... ..+.. .+x+. ..+.. .....",
    Word.CHAIN: "..... .xx.. .x... ..X.. .....",
    Word.GROUP: "..... .x.x. .x.x. ..... .....",
    Word.CAPTURE: "..... ..X.. .Xo1. ..X.. .....",
    Word.PRISONER: "..... ..X.. .X+X. ..X.. .....",
    Word.ATARI: "..... ..X.. .Xo+. ..X.. .....",
    Word.DOUBLE_ATARI: "..... .XoX. ..1o. ...X. .....",
    Word.SELF_ATARI: "..... ..O.. .O1.. ..O.. .....",
    Word.SELF_CAPTURE: "..... ..O.. .O+O. ..O.. .....",
    Word.EXTEND: "..... ..X.. .Xo1. ..X.. .....",
    Word.CONNECTION: "..... ..O.. .x1x. ..... .....",
    Word.CUT: "..... ..O.. .x1x. ..O.. .....",
    Word.LADDER: "....... ..XX... .Xo23.. ..1467. ...58.. ....9.. .......",
    Word.NET: "...... ..XX.. .Xo... .X.1.. ...... ......",
    Word.SNAPBACK: "1oX.. 2oX.. XX... ..... .....",
    Word.KO: "..... .XO.. Xo1O. .XO.. .....",
    Word.KO_THREAT: "......... .XO...O.. Xo1O.Ox2. .XO...... .........",
    Word.SUPERKO: "..... .XO.. Xo1O. .XO.. .....",
    Word.EYE: "..... .XXX. .X+X. .XXX. .....",
    Word.FALSE_EYE: ".X+X. .OXO. ..... ..... .....",
    Word.VITAL_POINT: ".+.XO XXXXO OOOOO ..... .....",
    Word.ALIVE: "+x+xO xxxxO OOOOO ..... .....",
    Word.DEAD: "+xO.. xxO.. OOO.. ..... .....",
    Word.SHARED_LIBERTY: "..... ..... .x+o. ..... .....",
    Word.SEKI: "Ox+oX Ox+oX OxxoX OOOXX .....",
    Word.CAPTURING_RACE: "+xo+. OxoX. OxoX. .++.. .....",
    Word.TERRITORY: "bbXOw bbXOw bbXOw bbXOw bbXOw",
    Word.AREA: "bbxOO bbxO. bbxO. bbxO. bbxOO",
    Word.NEUTRAL_POINT: ".XXOO .X+O. .X+O. .XXO. ..XO.",
    Word.PASS: "..XO. ..XO. ..XO. ..XO. ..XO.",
    Word.KOMI: "..... ..... ..1.. ..... .....",
    Word.HANDICAP: (
        "......... ......... ..x...x.. ......... ......... ......... ..x...x.. ......... ........."
    ),
    Word.SENTE: "..... ..X.. .Xo2. ..1.. .....",
    Word.GOTE: "..XO. ..XO. ..1O. ..XO. ..XO.",
    Word.HANE: "..... ..1.. .XO.. .XO.. .....",
    Word.DIAGONAL: "..... .x+.. .+x.. ..... .....",
    Word.ONE_POINT_JUMP: "..... ..... .x+x. ..... .....",
    Word.BAMBOO_JOINT: "..... .x+x. .x+x. ..... .....",
    Word.TIGER_MOUTH: "..... ..x.. .x+.. ..x.. .....",
    Word.EMPTY_TRIANGLE: "..... .xx.. .x+.. ..... .....",
}
