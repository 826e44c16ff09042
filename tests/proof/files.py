"""The problems as files: the output of `tests.proof.write`, and the same read back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from goboard_app.go.board import BoardSize, Color, Play, point_name
from goboard_app.lessons.proof.bits import each, flood
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, point_text, point_texts, points_of
from goboard_app.record.tree import GameTree
from tests.proof.lines import PASS, Lines, Step
from tests.proof.problem import Asked, Posed, point_of
from tests.proof.table import file_name

FOLDER = Path(__file__).parents[2] / "resources" / "problems"

_TASKS = {"two-eyes": "live", "take-an-eye": "kill", "ko": "ko"}
_ASKED = {"live": Asked.SAVE, "kill": Asked.CAPTURE, "points-for": Asked.POINTS}
_LETTERS = {Color.BLACK: "B", Color.WHITE: "W"}


def path_of(kind: str) -> Path:
    """Return the file in which the problems of a kind are kept."""
    return FOLDER / file_name(kind, ".sgf")


def collection(problems: Iterable[Posed]) -> str:
    """Return problems as the text of an SGF file."""
    return "\n".join(game(posed, Lines(posed).tree()) for posed in problems)


def task(posed: Posed) -> str:
    """Return the question in the words of the written convention."""
    if posed.asked is Asked.POINTS:
        return f"points-for {_LETTERS[posed.to_move]} {posed.stones} {posed.wanted}"
    if posed.also:
        return f"{posed.asked.value} {posed.stones} {posed.also}"
    state, stones = posed.state, posed.bits(posed.stones)
    chain = flood(stones, state.own) | flood(stones, state.other)
    names = [posed.name_of(one) for one in each(chain)]
    return f"{_TASKS.get(posed.kind, posed.asked.value)} {' '.join(names)}"


def game(posed: Posed, tree: Iterable[Step]) -> str:
    """Return the game of a problem with its lines."""
    own, other = _stones("AB", posed, Color.BLACK), _stones("AW", posed, Color.WHITE)
    words = f"@kind {posed.kind}\n@grade {posed.grade}\n@task {task(posed)}\n@complete"
    letter, size = _LETTERS[posed.to_move], posed.size.columns
    # Stones count in a border, as by area; in the other kinds nothing is counted.
    rules = "Chinese" if posed.asked is Asked.POINTS else "Japanese"
    head = f"FF[4]GM[1]CA[UTF-8]SZ[{size}]RU[{rules}]GN[{posed.name}]"
    answers = [f"({_told(step, posed.to_move)})" for step in tree]
    return "\n".join([f"(;{head}", f"{own}{other}PL[{letter}]", f"C[{words}]", *answers]) + ")\n"


def _stones(ident: str, posed: Posed, color: Color) -> str:
    stones = posed.state.own if color is posed.to_move else posed.state.other
    values = point_texts(point_of(one) for one in each(stones))
    return ident + "".join(f"[{value}]" for value in values)


_MARKS = {True: "TE[1]", False: "BM[1]", None: ""}


def _told(step: Step, color: Color) -> str:
    place = "" if step.point == PASS else point_text(point_of(step.point))
    text = f";{_LETTERS[color]}[{place}]{_MARKS[step.is_right]}"
    following = [_told(after, color.opponent) for after in step.following]
    if len(following) == 1:
        return text + following[0]
    return text + "".join(f"({one})" for one in following)


@dataclass(frozen=True)
class Written:
    """A problem of a file: the same as posed in the table, but for the statements of the file."""

    posed: Posed
    right: tuple[str, ...]
    wrong: tuple[str, ...]


def read_back(tree: GameTree, posed: Posed) -> Written:
    """Return the board, side, task and marks of a game. Depth and area stand in the table alone."""
    root = tree.root
    size = tree.size
    black, white = points_of(root.get("AB"), size), points_of(root.get("AW"), size)
    letters = {**dict.fromkeys(black, "X"), **dict.fromkeys(white, "O")}
    rows = ["".join(letters.get(p, ".") for p in size if p.row == row) for row in range(size.rows)]
    lines = (line[1:].partition(" ") for line in (root.text("C") or "").splitlines())
    words = {word: rest for word, _, rest in lines}
    verb, *points = words["task"].split()
    is_white = root.text("PL") == "W"
    bare = replace(
        posed,
        kind=words["kind"],
        grade=int(words["grade"]),
        name=root.text("GN") or "",
        to_move=Color.WHITE if is_white else Color.BLACK,
        rows="\n".join(rows),
    )
    read = _asked(bare, verb, points)
    marks = {ident: _marked(root, ident, size) for ident in ("TE", "BM")}
    return Written(read, marks["TE"], marks["BM"])


def _asked(bare: Posed, verb: str, points: list[str]) -> Posed:
    if verb == "points-for":
        _color, *zone, wanted = points
        return replace(bare, asked=Asked.POINTS, stones=" ".join(zone), wanted=int(wanted), also="")
    if verb in ("connect", "cut"):
        return replace(bare, asked=Asked(verb), stones=points[0], also=points[1], wanted=0)
    if verb == "ko":
        asked = Asked.SAVE if bare.bits(points[0]) & bare.state.own else Asked.CAPTURE
    else:
        asked = _ASKED.get(verb) or Asked(verb)
    return replace(bare, asked=asked, stones=" ".join(points), also="", wanted=0)


def _marked(root: Node, ident: str, size: BoardSize) -> tuple[str, ...]:
    moves = [move_of(child, size) for child in root.children if child.has(ident)]
    return tuple(point_name(m.point, size) for m in moves if isinstance(m, Play))
