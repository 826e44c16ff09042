"""A game on 9x9 against the real GNU Go, by mouse and keys, to its end and counted."""

from __future__ import annotations

import os
import signal
import sys

import pytest
from PySide6.QtCore import Qt

from goboard_app.app.engines.opponent import Opponent, Stage
from goboard_app.app.engines.process import EngineProcess
from goboard_app.engine.engine import Trouble
from goboard_app.go.board import Color
from goboard_app.record.result import parse_result
from goboard_app.session.session import Phase
from goboard_app.ui.play.new_game import NewGameDialog
from tests.support.desk import CONTROL, Desk
from tests.support.dialogs import press
from tests.support.parts import parts
from tests.support.waiting import wait_until

pytestmark = pytest.mark.installed

Key = Qt.Key
LONG_MS = 120_000
OPENING = "E5 C3 G7 G3 C7 D4 F6 E3 E7"


class Game:
    """A game of the user with Black against GNU Go."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

        def fill(dialog: NewGameDialog) -> None:
            dialog.board.tiles[0].click()
            chosen = dialog.opponent
            assert chosen is not None
            # It joins the opponents once it was checked.
            wait_until(lambda: chosen.who.findText("GNU Go") >= 0)
            chosen.who.setCurrentIndex(chosen.who.findText("GNU Go"))
            chosen.amount.setCurrentIndex(chosen.amount.findText("Level 1"))
            press(dialog.start)

        desk.dialogs.expect(NewGameDialog, fill)
        desk.menu("new")

    @property
    def opponent(self) -> Opponent:
        found: Opponent = parts(self.desk.window).opponents.opponent
        return found

    @property
    def engine(self) -> EngineProcess:
        engine = self.opponent._engine
        assert isinstance(engine, EngineProcess)
        return engine

    def wait(self) -> None:
        """Wait until GNU Go has moved, or cannot."""
        over = (Stage.TROUBLE, Stage.NOBODY)
        session = self.desk.session
        wait_until(lambda: not session.awaits_opponent or self.opponent.stage in over, LONG_MS)


@pytest.fixture
def game(desk: Desk) -> Game:
    return Game(desk)


def test_a_game_to_its_end_is_counted(game: Game) -> None:
    desk = game.desk
    desk.propose()
    assert desk.session.info.white_name == "GNU Go"
    for number, name in enumerate(OPENING.split()):
        if desk.point(name) in desk.page.board.picture.playable:
            (desk.steer_and_play if number % 2 else desk.play)(name)
            game.wait()
            assert game.opponent.failure is None
    moves = desk.session.path.moves
    assert {move.color for move in moves[1::2]} == {Color.WHITE}
    desk.key(Key.Key_Backspace)
    assert len(desk.session.path.moves) == len(moves) - 2
    desk.key(Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert desk.session.path.moves == moves
    while desk.phase is Phase.PLAYING:
        desk.key(Key.Key_P)
        game.wait()
    assert desk.phase is Phase.COUNTING
    wait_until(lambda: game.opponent.consents or game.opponent.differences, LONG_MS)
    for _ in range(10):
        if not game.opponent.differences:
            break
        desk.press(desk.panel.count.opponent.button)
    assert game.opponent.consents
    desk.wait_for_proposal()
    desk.key(Key.Key_B)
    wait_until(lambda: desk.phase is Phase.FINISHED)
    assert parse_result(desk.session.info.result or "").winner is not None


@pytest.mark.skipif(sys.platform == "win32", reason="a process there cannot be stopped for a while")
def test_a_death_during_thinking_is_reported_and_repaired(game: Game) -> None:
    desk = game.desk
    desk.play("E5")
    game.wait()
    process = game.engine._process
    assert process is not None
    os.kill(process.processId(), signal.SIGSTOP)
    # Wherever GNU Go has answered, one of these is still empty.
    free = [name for name in ("C3", "G7") if desk.point(name) in desk.page.board.picture.playable]
    desk.play(free[0])
    wait_until(lambda: game.opponent.stage is Stage.THINKING)
    assert desk.panel.play.white.turn.text() == "thinking…"
    process.kill()
    game.wait()
    assert game.opponent.failure is not None
    assert game.opponent.failure.trouble is Trouble.DIED
    assert len(desk.session.path.moves) == 3
    desk.press(desk.panel.play.opponent.yes)
    game.wait()
    assert len(desk.session.path.moves) == 4
