"""The glossary: Go terms, each with a small board that shows it.

The texts are in `app/texts/glossary`. A board is drawn as for
`go.position.parse_diagram`, with more signs: x and o are stones that are marked, + a point that is
marked, b and w points that count for a side, and digits the moves to come.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from goboard_app.go.board import Color, Play, Point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.session.numbering import NumberedMove, number_moves
from goboard_app.session.picture import BoardPicture, Mark, MarkKind

# Other signs are empty points for `parse_diagram`.
_STONES = {"X": "X", "x": "X", "O": "O", "o": "O"}


class Term(Enum):
    """The terms in the order in which a beginner meets them; the value is the name in links."""

    POINT = "point"
    EDGE = "edge"
    CORNER = "corner"
    STAR_POINT = "star-point"
    TENGEN = "tengen"
    GOBAN = "goban"
    BOWL = "bowl"
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
    SENDING_TWO = "sending-two"
    TRIPLE_KO = "triple-ko"
    EYE = "eye"
    FALSE_EYE = "false-eye"
    VITAL_POINT = "vital-point"
    NAKADE = "nakade"
    MIAI = "miai"
    TSUMEGO = "tsumego"
    ALIVE = "alive"
    DEAD = "dead"
    SHARED_LIBERTY = "shared-liberty"
    SEKI = "seki"
    BENT_FOUR = "bent-four"
    CAPTURING_RACE = "capturing-race"
    TERRITORY = "territory"
    AREA = "area"
    NEUTRAL_POINT = "neutral-point"
    PASS = "pass"
    JIGO = "jigo"
    KOMI = "komi"
    HANDICAP = "handicap"
    NIGIRI = "nigiri"
    RANK = "rank"
    BYO_YOMI = "byo-yomi"
    MANNERS = "manners"
    OPENING = "opening"
    MOYO = "moyo"
    MIRROR_GO = "mirror-go"
    SENTE = "sente"
    GOTE = "gote"
    AJI = "aji"
    TESUJI = "tesuji"
    JOSEKI = "joseki"
    THICKNESS = "thickness"
    HANE = "hane"
    DIAGONAL = "diagonal"
    ONE_POINT_JUMP = "one-point-jump"
    BAMBOO_JOINT = "bamboo-joint"
    TIGER_MOUTH = "tiger-mouth"
    EMPTY_TRIANGLE = "empty-triangle"
    HISTORY = "history"


@dataclass(frozen=True, slots=True)
class WordBoard:
    """A position with its marks, and the moves to come, the first by `position.to_move`."""

    position: Position
    stones: frozenset[Point]
    points: frozenset[Point]
    black: frozenset[Point]
    white: frozenset[Point]
    moves: tuple[Play, ...]

    def picture(self) -> BoardPicture:
        """Return the picture of the board, without captures by the moves to come."""
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


def board_of(word: Term) -> WordBoard:
    """Return the board that shows the meaning of a term."""
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


_FIRST = dict.fromkeys((Term.BYO_YOMI, Term.CUT, Term.EXTEND, Term.NAKADE), Color.WHITE)
_BOARDS = {
    Term.POINT: "..... ..... ..+.. ..... .....",
    Term.EDGE: "..... ..... ..... ..... .+++.",
    Term.CORNER: "+...+ ..... ..... ..... +...+",
    Term.STAR_POINT: ("......... ......... ..+...+.. ......... ....+.... ......... ..+...+.. ......... ........."),
    Term.TENGEN: ("......... ......... ......... ......... ....+.... ......... ......... ......... ........."),
    Term.GOBAN: " ".join(["." * 19] * 19),
    Term.BOWL: "XOXOX ..... OXOX. ..... .....",
    Term.LIBERTY: "..... ..+.. .+x+. ..+.. .....",
    Term.CHAIN: "..... .xx.. .x... ..X.. .....",
    Term.GROUP: "..... .x.x. .x.x. ..... .....",
    Term.CAPTURE: "..... ..X.. .Xo1. ..X.. .....",
    Term.PRISONER: "..... ..X.. .X+X. ..X.. .....",
    Term.ATARI: "..... ..X.. .Xo+. ..X.. .....",
    Term.DOUBLE_ATARI: "..... .XoX. ..1o. ...X. .....",
    Term.SELF_ATARI: "..... ..O.. .O1.. ..O.. .....",
    Term.SELF_CAPTURE: "..... ..O.. .O+O. ..O.. .....",
    Term.EXTEND: "..... ..X.. .Xo1. ..X.. .....",
    Term.CONNECTION: "..... ..O.. .x1x. ..... .....",
    Term.CUT: "..... ..O.. .x1x. ..O.. .....",
    Term.LADDER: "....... ..XX... .Xo23.. ..1467. ...58.. ....9.. .......",
    Term.NET: "...... ..XX.. .Xo... .X.1.. ...... ......",
    Term.SNAPBACK: "1oX.. 2oX.. XX... ..... .....",
    Term.KO: "..... .XO.. Xo1O. .XO.. .....",
    Term.KO_THREAT: "......... .XO...O.. Xo1O.Ox2. .XO...... .........",
    Term.SUPERKO: "..... .XO.. Xo1O. .XO.. .....",
    Term.SENDING_TWO: "1x2X. OOXX. .OX.. ..... .....",
    Term.TRIPLE_KO: ".XO...XO. Xo1O.Xo3O .XO...XO. ......... ...OX.... ..Ox2X... ...OX.... ......... .........",
    Term.EYE: "..... .XXX. .X+X. .XXX. .....",
    Term.FALSE_EYE: ".X+X. .OXO. ..... ..... .....",
    Term.VITAL_POINT: ".+.XO XXXXO OOOOO ..... .....",
    Term.NAKADE: ".1.XO XXXXO OOOOO ..... .....",
    Term.MIAI: ".++.xO xxxxxO OOOOOO ...... ...... ......",
    Term.TSUMEGO: "OX.+. OXXXX OOOOO ..... .....",
    Term.ALIVE: "+x+xO xxxxO OOOOO ..... .....",
    Term.DEAD: "+xO.. xxO.. OOO.. ..... .....",
    Term.SHARED_LIBERTY: "..... ..... .x+o. ..... .....",
    Term.SEKI: "Ox+oX Ox+oX OxxoX OOOXX .....",
    Term.BENT_FOUR: "oo+xO. oxxxO. +xOOO. xxO... OOO... ......",
    Term.CAPTURING_RACE: "+xo+. OxoX. OxoX. .++.. .....",
    Term.TERRITORY: "bbXOw bbXOw bbXOw bbXOw bbXOw",
    Term.AREA: "bbxOO bbxO. bbxO. bbxO. bbxOO",
    Term.NEUTRAL_POINT: ".XXOO .X+O. .X+O. .XXO. ..XO.",
    Term.PASS: "..XO. ..XO. ..XO. ..XO. ..XO.",
    Term.JIGO: "bbXOww bbXOww bbXOww bbXOww bbXOww bbXOww",
    Term.KOMI: "..... ..... ..1.. ..... .....",
    Term.HANDICAP: ("......... ......... ..x...x.. ......... ......... ......... ..x...x.. ......... ........."),
    Term.NIGIRI: "..... .oo.. .oo.X .o... .....",
    Term.RANK: ("......... ......... ......x.. ......... ......... ......... ..x...... ......... ........."),
    Term.BYO_YOMI: "..... ..O.. .XX1. ..... .....",
    Term.MANNERS: ("......... ......... ......1.. ......... ......... ......... ......... ......... ........."),
    Term.OPENING: ("......... ......... ..3...1.. ......... ......5.. ......... ..2...4.. ......... ........."),
    Term.MOYO: ("......... ......... ..x...x.. ......... ..x...... .......O. ..x...O.. ......... ........."),
    Term.MIRROR_GO: ("......... ......... ..3...1.. ......... ....5.... ......... ..2...4.. ......... ........."),
    Term.SENTE: "..... ..X.. .Xo2. ..1.. .....",
    Term.GOTE: "..XO. ..XO. ..1O. ..XO. ..XO.",
    Term.AJI: "..... .XXX. .Xo.. ..XX. .....",
    Term.TESUJI: "1oX.. .oX.. XX... ..... .....",
    Term.JOSEKI: (
        "........... ...4....... ..5..2..6.. ...1....... ........... ..3........ "
        "........... ........... ........... ........... ..........."
    ),
    Term.THICKNESS: (".Ox...... .Ox...... .Ox...... OOx...... xxx...... ......... ......... ......... ........."),
    Term.HANE: "..... ..1.. .XO.. .XO.. .....",
    Term.DIAGONAL: "..... .x+.. .+x.. ..... .....",
    Term.ONE_POINT_JUMP: "..... ..... .x+x. ..... .....",
    Term.BAMBOO_JOINT: "..... .x+x. .x+x. ..... .....",
    Term.TIGER_MOUTH: "..... ..x.. .x+.. ..x.. .....",
    Term.EMPTY_TRIANGLE: "..... .xx.. .x+.. ..... .....",
    # The board of old China.
    Term.HISTORY: " ".join(["." * 17] * 17),
}
