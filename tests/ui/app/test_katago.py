"""KataGo itself, in GTP and in JSON: `bash packaging/test.sh engine`, with `katago` on the path.

It needs a network, and for the JSON settings for its analysis engine (`analysis.cfg`), beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from goboard_app.app.engines.process import EngineProcess, Launch, end_all, find_program
from goboard_app.app.engines.programs import EngineProgram, MissingPart, _katago, prepare
from goboard_app.engine.engine import (
    Analysis,
    Answer,
    ChosenMove,
    DeadStones,
    Effort,
    Situation,
)
from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules import catalogue

pytestmark = [pytest.mark.engine, pytest.mark.installed]

PATIENCE_MS = 400_000
NINE = BoardSize.square(9)
# Black has the left, White the right; three stones are dead.
DIVIDED = """
. . X . X O . O .
. . X O X O . . O
. . X X X O . . .
. . . . X O . . .
. O . . X O . . .
. . . . X O . . .
. . . . X O . X .
. . . . X O . . .
. . . . X O . . .
"""


def situation(start: Position | None = None) -> Situation:
    empty = Position.empty(NINE)
    return Situation(start or empty, (), Color.BLACK, catalogue.JAPANESE, Fraction(13, 2))


@pytest.fixture(scope="module")
def program() -> Path:
    path = find_program("katago")
    if path is None:
        pytest.fail("there is no katago on the path")
    return Path(path)


@pytest.fixture(params=["GTP", "JSON"])
def katago(request: pytest.FixtureRequest, program: Path, tmp_path: Path, qtbot: QtBot) -> Iterator[EngineProcess]:
    made = _katago(str(program), tmp_path)
    if isinstance(made, MissingPart):
        pytest.fail("katago has no network beside it")
    assert isinstance(made, EngineProgram)
    prepare(made, tmp_path)
    launch = made.launch(tmp_path)
    if request.param == "JSON":
        words = (
            "analysis",
            *launch.arguments[1:3],
            "-config",
            str(program.with_name("analysis.cfg")),
        )
        launch = Launch(launch.program, words, launch.folder, is_json=True)
    engine = EngineProcess(launch)
    yield engine
    engine.close()
    end_all()


def test_katago_rates_a_board_chooses_a_move_and_finds_dead_stones(katago: EngineProcess, qtbot: QtBot) -> None:
    answers: list[Answer] = []

    def last() -> Answer:
        qtbot.waitUntil(lambda: bool(answers) and getattr(answers[-1], "is_final", True), timeout=PATIENCE_MS)
        return answers[-1]

    board = situation(parse_diagram(DIVIDED))
    katago.analyse(board, Effort(visits=4), answers.append)
    found = last()
    assert isinstance(found, Analysis)
    # 44 to 36 less komi: Black is a little ahead, and the values are Black's.
    assert found.score is not None
    assert found.winrate is not None
    assert found.score > 0
    assert found.winrate > 0.5
    assert found.ownership[NINE.index(Point(0, 0))] > 0.5
    assert found.ownership[NINE.index(Point(8, 8))] < -0.5
    assert katago.gaps(situation()) == frozenset()

    answers.clear()
    katago.dead_stones(board, answers.append)
    dead = last()
    assert isinstance(dead, DeadStones)
    assert dead.dead == {Point(3, 1), Point(1, 4), Point(7, 6)}

    answers.clear()
    katago.choose(situation(), Effort(visits=2), answers.append)
    chosen = last()
    assert isinstance(chosen, ChosenMove)
    assert isinstance(chosen.move, Play)
