"""The strip under the board: the course of the game, on which one goes to a move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_app.record.node import Node
from goboard_app.record.timeline import Evaluation
from goboard_app.ui.review import game_strip as strip_module
from goboard_app.ui.review.game_strip import GameStrip, TimelineFlow
from goboard_app.ui.shell.services import TIMELINE
from tests.support.desk import Desk
from tests.support.parts import parts
from tests.support.waiting import wait_until

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
PLAIN = "(;SZ[9];B[ee];W[gc];B[cc];W[cg];B[gg];W[ce];B[ec];W[ge];B[eg];W[dd];B[df];W[fd];B[ff];W[ed])"
TIMED = PLAIN.replace("W[ge]", "W[ge]WL[100]").replace("W[dd]", "W[dd]WL[35]")
SIGNS = PLAIN.replace("B[gg]", "B[gg]C[Look]HO[1]")
SCORED = PLAIN.replace("B[gg]", "B[gg]V[12]").replace("B[ff]", "B[ff]V[-20]")
MISTAKE = PLAIN.replace("B[gg]", "B[gg]BM[1]")


def opened(desk: Desk, text: str = PLAIN) -> GameStrip:
    desk.open(text)
    wait_until(lambda: desk.is_on_board and desk.panel.review.isVisible())
    strip = desk.page.review_bar.slider
    assert isinstance(strip, GameStrip)
    wait_until(lambda: strip._timeline is not None)
    return strip


def spot(strip: GameStrip, place: int) -> QPoint:
    return QPoint(round(strip.x_of(place)), strip.height() // 2)


def picture(strip: GameStrip) -> QImage:
    return strip.grab().toImage()


def ink_of(strip: GameStrip, top: float, bottom: float) -> int:
    """Return the number of pixels between two heights of the graph that differ from its top left corner."""
    image = picture(strip)
    rows = range(round(top * image.height()), round(bottom * image.height()))
    ground = image.pixel(0, 0)
    columns = range(image.width() // 6, image.width())
    return sum(image.pixel(x, y) != ground for y in rows for x in columns)


@pytest.mark.start_page
def test_a_click_goes_to_that_move(desk: Desk) -> None:
    strip = opened(desk)
    QTest.mouseClick(strip, LEFT, pos=spot(strip, 9))
    assert desk.session.path.number == 9
    QTest.mouseClick(strip, LEFT, pos=spot(strip, 2))
    assert desk.session.path.number == 2


@pytest.mark.start_page
def test_dragging_follows_the_mouse(desk: Desk) -> None:
    strip = opened(desk)
    QTest.mousePress(strip, LEFT, pos=spot(strip, 3))
    seen = [desk.session.path.number]
    for place in (5, 8, 6):
        QTest.mouseMove(strip, spot(strip, place))
        seen.append(desk.session.path.number)
    QTest.mouseRelease(strip, LEFT, pos=spot(strip, 6))
    QTest.mouseMove(strip, spot(strip, 12))
    assert [*seen, desk.session.path.number] == [3, 5, 8, 6, 6]


@pytest.mark.start_page
def test_the_keys_of_a_slider_work(desk: Desk) -> None:
    strip = opened(desk)
    strip.setFocus()
    QTest.keyClick(strip, Key.Key_Right)
    QTest.keyClick(strip, Key.Key_Right)
    assert desk.session.path.number == 2
    QTest.keyClick(strip, Key.Key_End)
    assert desk.session.path.number == 14


@pytest.mark.start_page
def test_hovering_names_the_item_there(desk: Desk) -> None:
    strip = opened(desk, TIMED.replace("W[dd]", "W[dd]C[Slow]SBKV[40]"))
    assert strip.text_at(10).split("\n") == [
        *("Move 10, White D6", "White took 1:05", "Black wins in 40 of 100 games", "A comment"),
    ]
    assert strip.text_at(0) == "Start"
    assert strip.text_at(1) == "Move 1, Black E5"


@pytest.mark.start_page
@pytest.mark.parametrize(
    ("text", "top", "bottom"),
    [
        # White's time is below the middle, Black's lead above it, the signs below everything.
        (TIMED, 0.37, 0.6),
        (SCORED, 0.05, 0.3),
        (SCORED, 0.37, 0.6),
        (SIGNS, 0.86, 1.0),
        # An arrow above the graph.
        (MISTAKE, 0.02, 0.16),
    ],
)
def test_the_content_of_the_file_is_drawn(desk: Desk, text: str, top: float, bottom: float) -> None:
    assert ink_of(opened(desk), top, bottom) == 0
    assert ink_of(opened(desk, text), top, bottom) > 0


@pytest.mark.start_page
def test_a_record_that_is_opened_is_drawn_at_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is waited for that could still change, as there is with an edit."""
    monkeypatch.setattr(strip_module, "_LATER_MS", 1_000_000)
    assert ink_of(opened(desk, SIGNS), 0.86, 1.0) > 0


@pytest.mark.start_page
def test_an_edit_is_drawn_a_moment_later(desk: Desk) -> None:
    strip = opened(desk)
    before = picture(strip)
    desk.controller.step(5)
    desk.panel.review.comment.setFocus()
    QTest.keyClicks(desk.panel.review.comment, "New")
    desk.controller.step(-5)
    wait_until(lambda: picture(strip) != before)
    assert "A comment" in strip.text_at(5)


@pytest.mark.start_page
def test_an_engine_draws_on_the_same_strip(desk: Desk) -> None:
    class Engine:
        def evaluation_of(self, node: Node) -> Evaluation | None:
            return Evaluation(score=9.0)

        def is_mistake(self, node: Node) -> bool:
            return False

    strip = opened(desk)
    flow = desk.window.context.service(TIMELINE)
    assert isinstance(flow, TimelineFlow)
    flow.show_engine(Engine())
    wait_until(lambda: "Black is ahead by 9" in strip.text_at(3))
    assert ink_of(strip, 0.05, 0.3) > 0


@pytest.mark.start_page
def test_a_very_long_line_is_shown_and_walked_at_once(desk: Desk) -> None:
    points = [f"{col}{row}" for col in "abcdefghi" for row in "abcdefghi"]
    moves = "".join(f";{'BW'[n % 2]}[{points[n * 7 % 81]}]" for n in range(30_000))
    strip = opened(desk, f"(;SZ[9]{moves})")
    QTest.mouseClick(strip, LEFT, pos=QPoint(strip.width() - 1, 10))
    wait_until(lambda: desk.session.path.number == 30_000, 60_000)
    QApplication.processEvents()
    assert parts(desk.window).timeline.strip is strip
