"""Two players at a real board use the screen as their clock, and keep the result."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from goboard_app.app.sounds import Sound
from goboard_app.clock.control import MINUTE, SECOND, Absolute, ByoYomi, Ing, TimeControl
from goboard_app.go.board import BoardSize, Color
from goboard_app.ui.clock.half import ClockHalf
from goboard_app.ui.clock.result import ResultDialog
from goboard_app.ui.clock.window import ClockWindow
from goboard_app.ui.players import KEEPING
from goboard_app.ui.widgets.choices import QuestionDialog
from goboard_app.ui.widgets.clock_dialog import ClockDialog
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs, press, type_text
from tests.support.waiting import wait_until

BLACK, WHITE = Color.BLACK, Color.WHITE


class RealClock:
    """The clock on the screen, as its players use it."""

    def __init__(self, desk: Desk) -> None:
        desk.menu("real_clock")
        # One that was left may not be deleted yet.
        [self.window] = [each for each in desk.window.findChildren(ClockWindow) if each.isVisible()]

    def set(self, control: TimeControl) -> None:
        self.window.choice.choose(control, control)
        self.window.choice.chosen.emit()

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window, key)

    def think(self, seconds: float) -> None:
        """Let time pass, and the clock notice it."""
        passed = round(seconds * SECOND)
        self.window.clock.elapsed = lambda: passed  # type: ignore[method-assign]
        timer = self.window.clock.findChild(QTimer)
        assert isinstance(timer, QTimer)
        timer.timeout.emit()

    def press(self, *keys: Qt.Key) -> None:
        """Press these keys one right after the other."""
        for key in keys:
            self.key(key)
            self.window.clock.elapsed = lambda: 0  # type: ignore[method-assign]

    def half(self, color: Color) -> ClockHalf:
        return next(half for half in self.window.halves if half.color is color)

    @property
    def figures(self) -> tuple[str, str]:
        return self.half(BLACK).figures, self.half(WHITE).figures

    @property
    def moves(self) -> tuple[str, str]:
        """The number of moves that each half shows."""
        return self.half(BLACK).moves.split()[0], self.half(WHITE).moves.split()[0]

    @property
    def running(self) -> Color | None:
        now = self.window.clock.now
        return None if now is None else now.running

    @property
    def status(self) -> str:
        return self.window.status.text()

    def visible(self, button: QPushButton) -> bool:
        return button.isVisible()


@pytest.fixture
def played(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    """The sounds of the clock."""
    sounds: list[Sound] = []
    monkeypatch.setattr(desk.parts.sounds, "play", sounds.append)
    return sounds


@pytest.fixture
def screen() -> Iterator[QPointingDevice]:
    """A screen that can be touched, as long as a test lasts: later windows would have larger buttons."""
    device = QTest.createTouchDevice()
    yield device
    shiboken6.delete(device)


def test_two_keys_or_two_halves_pass_the_turn(desk: Desk, screen: QPointingDevice) -> None:
    clock = RealClock(desk)
    window = clock.window
    assert window.isFullScreen()
    assert clock.figures == ("10:00", "10:00")
    assert [half.hint for half in window.halves] == ["Press A or tap here", "Press L or tap here"]
    clock.press(Qt.Key.Key_L)
    assert (clock.running, clock.moves) == (BLACK, ("0", "0"))
    clock.think(12)
    assert clock.figures == ("9:48", "10:00")
    clock.press(Qt.Key.Key_L)
    assert clock.running is BLACK, "a press out of turn counts nothing"
    clock.think(12)
    clock.press(Qt.Key.Key_A)
    assert (clock.running, clock.moves) == (WHITE, ("1", "0"))
    QTest.mouseClick(clock.half(BLACK), Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    assert clock.running is WHITE
    QTest.mouseClick(clock.half(WHITE), Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    assert (clock.running, clock.moves) == (BLACK, ("1", "1"))
    QTest.touchEvent(clock.half(BLACK), screen).press(0, QPoint(40, 40))
    assert clock.running is WHITE, "a finger that touches counts before it is lifted"
    clock.press(Qt.Key.Key_Right)
    assert clock.running is BLACK, "arrows are on every keyboard"
    # The key marked A of a Russian keyboard.
    letter = "\N{CYRILLIC CAPITAL LETTER EF}"
    key = QKeyEvent(QEvent.Type.KeyPress, ord(letter), Qt.KeyboardModifier.NoModifier, letter)
    QApplication.sendEvent(window, key)
    assert clock.running is WHITE


def test_a_pause_stops_both_sides_and_nothing_is_lost_by_starting_over(desk: Desk) -> None:
    clock = RealClock(desk)
    window = clock.window
    clock.key(Qt.Key.Key_Space)
    assert clock.running is BLACK
    assert not clock.visible(window.again)
    clock.think(5)
    clock.key(Qt.Key.Key_Space)
    assert clock.running is None
    assert [half.color for half in window.halves if half.has_turn] == [BLACK]
    assert clock.status == "The clock is paused. Space starts it again."
    clock.think(300)
    clock.press(Qt.Key.Key_A)
    assert clock.figures == ("9:55", "10:00")
    press(window.pause)
    assert clock.running is BLACK
    clock.key(Qt.Key.Key_Space)
    press(window.swap)
    assert [half.color for half in window.halves] == [WHITE, BLACK]
    press(window.again)
    assert (clock.figures, clock.running) == (("10:00", "10:00"), None)
    # With a handicap White moves first.
    clock.press(Qt.Key.Key_L)
    assert clock.running is WHITE


def test_a_period_and_the_flag_are_seen_and_heard(desk: Desk, played: list[Sound]) -> None:
    clock = RealClock(desk)
    clock.set(ByoYomi(0, 3, 30 * SECOND))
    clock.press(Qt.Key.Key_L)
    clock.think(21)
    assert (clock.status, clock.figures[0]) == ("Black has ten seconds left.", "9.0")
    clock.think(31)
    assert (clock.status, clock.half(BLACK).note) == ("Black has used up a period.", "2 period(s)")
    clock.press(Qt.Key.Key_A, Qt.Key.Key_L)
    assert clock.status == "Black has used up a period.", "it stays to be read"
    clock.think(91)
    assert clock.status == "Black’s time is up."
    assert clock.half(BLACK).is_lost
    assert clock.half(BLACK).note == "lost on time"
    assert played == [Sound.WARNING, Sound.PERIOD, Sound.LOST]
    clock.press(Qt.Key.Key_A, Qt.Key.Key_Space)
    assert clock.running is None
    assert not clock.visible(clock.window.pause)


def test_any_clock_can_be_set_and_penalties_are_shown(desk: Desk, dialogs: Dialogs, played: list[Sound]) -> None:
    clock = RealClock(desk)
    window = clock.window

    def set_up(dialog: ClockDialog) -> None:
        dialog.black.kind.setCurrentText("Ing clock")
        for name, text in (("main", "1"), ("blocks", "3"), ("block", "1"), ("points", "2")):
            dialog.black.fields[name].setText(text)
        press(dialog.accept_button)

    dialogs.expect(ClockDialog, set_up)
    window.choice.setFocus()
    QTest.keyClick(window.choice, Qt.Key.Key_End)
    assert clock.figures == ("1:00", "1:00")
    clock.press(Qt.Key.Key_L)
    clock.think(51)
    clock.think(61)
    assert clock.half(BLACK).note == "3 period(s)  ·  2 penalty point(s)"
    assert played == [Sound.WARNING, Sound.PERIOD]
    clock.key(Qt.Key.Key_Space, Qt.Key.Key_Escape)
    # The next game on the real board has the same clock.
    again = RealClock(desk)
    now = again.window.clock.now
    assert now is not None
    assert now.white_control == Ing(MINUTE, 3, MINUTE, 2)


def test_escape_asks_only_while_the_clock_runs(desk: Desk, dialogs: Dialogs) -> None:
    clock = RealClock(desk)
    clock.press(Qt.Key.Key_L)
    dialogs.expect(QuestionDialog, lambda dialog: press(dialog.buttons[0]))
    clock.key(Qt.Key.Key_Escape)
    assert clock.running is BLACK
    assert clock.window.isVisible()
    clock.key(Qt.Key.Key_Space, Qt.Key.Key_Escape)
    assert not clock.window.isVisible()
    clock = RealClock(desk)
    clock.press(Qt.Key.Key_L)
    dialogs.expect(QuestionDialog, lambda dialog: press(dialog.buttons[1]))
    clock.key(Qt.Key.Key_Escape)
    assert not clock.window.isVisible()


def test_results_are_kept_if_wanted(desk: Desk, dialogs: Dialogs) -> None:
    clock = RealClock(desk)
    window, keeping = clock.window, desk.window.context.service(KEEPING)
    clock.set(Absolute(MINUTE))
    clock.press(Qt.Key.Key_L, Qt.Key.Key_A)
    clock.think(60)

    def answer(dialog: ResultDialog) -> None:
        assert not dialog.keep.isEnabled()
        dialog.names[BLACK].setFocus()
        type_text("Anna")
        dialog.names[WHITE].setFocus()
        type_text("Ben")
        assert dialog.winner.currentText() == "Anna wins"
        dialog.size_choice.setCurrentIndex(2)
        dialog.handicap.setCurrentIndex(dialog.handicap.findData(3))
        press(dialog.keep)

    dialogs.expect(ResultDialog, answer)
    press(window.result)
    wait_until(lambda: clock.status == "The result is in the players’ book.")
    assert not clock.visible(window.result)

    def answer_draw(dialog: ResultDialog) -> None:
        assert dialog.names[WHITE].text() == "Ben"
        dialog.winner.setCurrentText("Draw")
        dialog.handicap.setCurrentIndex(0)
        press(dialog.keep)

    # A second game of the same evening is another game.
    press(window.again)
    window.clock.elapsed = lambda: 0  # type: ignore[method-assign]
    clock.press(Qt.Key.Key_L, Qt.Key.Key_A, Qt.Key.Key_L, Qt.Key.Key_A, Qt.Key.Key_Space)
    dialogs.expect(ResultDialog, answer_draw)
    press(window.result)
    wait_until(lambda: len(list((desk.folder / "Go games").glob("*.sgf"))) == 2)
    wait_until(lambda: len(keeping.book.games) == 2)
    found = {(game.winner, game.size, game.handicap) for game in keeping.book.games}
    assert found == {(BLACK, BoardSize(9, 9), 3), (None, BoardSize(9, 9), 0)}
    texts = [path.read_text() for path in (desk.folder / "Go games").glob("*.sgf")]
    assert sorted("RE[B+T]" in text for text in texts) == [False, True]
    assert "KM[" not in "".join(texts), "the komi of a real board is not known"


def test_a_folder_that_cannot_be_written_is_told(desk: Desk, dialogs: Dialogs) -> None:
    (desk.folder / "Go games").write_text("no folder")
    clock = RealClock(desk)
    clock.press(Qt.Key.Key_L, Qt.Key.Key_Space)

    def answer(dialog: ResultDialog) -> None:
        for color, name in ((BLACK, "Anna"), (WHITE, "Ben")):
            dialog.names[color].setText(name)
        press(dialog.keep)

    dialogs.expect(ResultDialog, answer)
    press(clock.window.result)
    wait_until(lambda: clock.status.startswith("The players’ book could not keep this result"))
    assert clock.visible(clock.window.result)


@pytest.mark.parametrize("size", [(1024, 600), (2560, 1440)])
def test_nothing_is_cut(desk: Desk, size: tuple[int, int]) -> None:
    clock = RealClock(desk)
    clock.set(Absolute(100 * 60 * MINUTE))
    window = clock.window
    window.showNormal()
    window.resize(*size)
    assert (window.width(), window.height()) == size
    for half in window.halves:
        assert half.height() > size[1] * 0.75
    clock.press(Qt.Key.Key_L)
    clock.key(Qt.Key.Key_Space)
    QTest.qWait(0)
    shown = [button for button in window.bar.findChildren(QPushButton) if button.isVisible()]
    assert len(shown) == 5
    for button in shown:
        assert button.width() >= button.sizeHint().width()
        assert window.rect().contains(button.mapTo(window, button.rect().bottomRight()))
