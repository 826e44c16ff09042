"""The panels beside long lines and long comments, and under the wheel."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from goboard_app.app.texts.glossary import LONGEST_SHOWN
from goboard_app.app.texts.play import move_text
from goboard_app.go.board import BoardSize, Move
from goboard_app.record.edits import SetProperty
from goboard_app.record.properties import comment_of
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.session import GameSession
from goboard_app.ui.widgets import moves_card
from goboard_app.ui.widgets.comment_card import SHOWN_OF_COMMENT
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.moves_card import MovesCard
from goboard_app.ui.widgets.parts import ScrollingPanel, label
from goboard_app.ui.widgets.word_label import WordLabel
from tests.support.desk import Desk
from tests.support.waiting import wait_until

LONG_COMMENT = "kosumi " * 10_000


def moves(count: int) -> str:
    """Return a number of passes, distinguished by their numbers alone."""
    return "".join(f";{'BW'[i % 2]}[]" for i in range(count))


def turn_wheel(combo: QComboBox) -> bool:
    """Turn the wheel over a combo box; whether the box kept it for itself."""
    middle = QPointF(combo.rect().center())
    event = QWheelEvent(
        middle, combo.mapToGlobal(middle), QPoint(), QPoint(0, -120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(combo, event)
    return event.isAccepted()


# Moves


@pytest.fixture
def shown(qtbot: QtBot) -> MovesCard:
    """A list of moves by itself."""
    card = MovesCard(Look())
    qtbot.addWidget(card)
    card.resize(300, 240)
    card.show()
    return card


def session_of(text: str) -> GameSession:
    return GameSession(read_sgf(text.encode()).games[0], is_live=False)


def test_the_row_of_a_node_without_a_move_is_that_of_the_move_before(shown: MovesCard) -> None:
    session = session_of("(;SZ[9]C[root];B[ee];C[talk];W[cc])")
    shown.refresh(session)
    assert [shown.model.row_of(node) for node in session.line] == [-1, 0, 0, 1]


def test_the_list_is_made_once_for_a_line(shown: MovesCard) -> None:
    session = session_of(f"(;SZ[9]{moves(30)})")
    shown.refresh(session)
    made: list[None] = []
    shown.model.modelReset.connect(lambda: made.append(None))
    for place in (30, 29, 28, 0):
        session.go_to(session.line[place])
        shown.refresh(session)
    assert not made
    assert shown.model.rowCount() == 30


def test_renumbered_moves_are_repainted(shown: MovesCard) -> None:
    session = session_of("(;SZ[9];B[ee];W[cc])")
    session.go_to(session.line[2])
    shown.refresh(session)
    QApplication.processEvents()
    before = shown.list.grab().toImage()
    node = session.line[1]
    session.apply(SetProperty(node, "MN", ("57",)))
    painted: list[QEvent] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.append(event)
            return False

    watch = Watch()
    shown.list.viewport().installEventFilter(watch)
    shown.refresh(session)
    wait_until(lambda: painted)
    shown.list.viewport().removeEventFilter(watch)
    assert shown.model.row_at(0).number == 57
    assert shown.model.row_at(1).number == 58
    assert shown.list.grab().toImage() != before


def test_the_list_keeps_the_move_in_sight_when_it_becomes_lower(shown: MovesCard) -> None:
    session = session_of(f"(;SZ[9]{moves(80)})")
    session.go_to(session.line[-1])
    shown.set_rows_shown(3, grows=True)
    shown.refresh(session)
    shown.list.setMaximumHeight(80)
    QApplication.processEvents()
    rect = shown.list.visualRect(shown.list.currentIndex())
    assert shown.list.viewport().rect().contains(rect)


def test_of_a_long_line_only_the_rows_in_sight_are_worked_out(
    shown: MovesCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[Move] = []

    def text_of(move: Move, size: BoardSize) -> str:
        worked_out.append(move)
        return move_text(move, size)

    monkeypatch.setattr(moves_card, "move_text", text_of)
    session = session_of(f"(;SZ[9]{moves(14_000)})")
    session.go_to(session.line[70])
    shown.refresh(session)
    QApplication.processEvents()
    assert shown.model.rowCount() == 14_000
    assert shown.model.row_of(session.cursor) == 69
    assert 0 < len(worked_out) < 300


# The tree


def test_the_move_on_the_board_stays_in_sight_when_a_comment_takes_the_room(desk: Desk) -> None:
    desk.open(f"(;SZ[9]{moves(40)};B[ee]C[{'talk ' * 200}]{moves(40)})")
    view = desk.panel.review.tree.view
    for place in (39, 40, 41, 40):
        desk.controller.go_to(desk.session.line[place + 1])
        QApplication.processEvents()
        assert view.viewport().rect().contains(view.rect_of(place + 1))


def test_a_comment_does_not_make_the_tree_lower(desk: Desk) -> None:
    desk.open("(;SZ[9];B[ee];W[cc]C[talk])")
    view = desk.panel.review.tree.view
    QApplication.processEvents()
    before = view.geometry()
    desk.controller.step(2)
    QApplication.processEvents()
    assert desk.panel.review.comment_card.isVisible()
    assert view.geometry() == before


# Comments


def test_a_long_comment_is_cut_until_all_of_it_is_asked_for(desk: Desk) -> None:
    desk.open(f"(;SZ[9]C[{LONG_COMMENT}];B[ee]C[short])")
    # So long a file is read beside the window.
    wait_until(lambda: bool(comment_of(desk.session.cursor)))
    panel = desk.panel.review
    assert panel.comment.toPlainText() == LONG_COMMENT[:SHOWN_OF_COMMENT]
    desk.press(panel.comment_card.whole)
    assert panel.comment.toPlainText() == LONG_COMMENT
    assert not panel.comment_card.whole.isVisible()
    desk.window.setFocus()
    desk.controller.step(1)
    assert (panel.comment.toPlainText(), panel.comment_card.whole.isVisible()) == ("short", False)
    desk.controller.step(-1)
    assert panel.comment_card.whole.isVisible()


# The wheel and the keyboard


def test_the_wheel_over_the_rules_of_a_count_changes_nothing(desk: Desk) -> None:
    desk.open("(;SZ[9]RU[Japanese];B[ee])")
    desk.controller.start_count()
    rules = desk.panel.count.rules
    before = rules.currentIndex()
    assert not turn_wheel(rules)
    assert rules.currentIndex() == before


def test_the_wheel_over_the_games_works_once_the_box_has_the_keyboard(desk: Desk) -> None:
    desk.open("(;SZ[9];B[ee])(;SZ[9];B[cc])(;SZ[9];B[dd])")
    combo = desk.panel.review.games
    assert not turn_wheel(combo)
    assert desk.controller.game_number == 0
    desk.wake()
    combo.setFocus()
    assert turn_wheel(combo)
    assert desk.controller.game_number == 1


def test_panels_that_do_not_scroll_take_no_focus(qapp: QApplication) -> None:
    middle = ScrollingPanel(label("Title"), *(label(f"Line {i}") for i in range(20)))
    middle.resize(200, 2000)
    middle.show()
    QApplication.processEvents()
    assert middle.focusPolicy() == Qt.FocusPolicy.NoFocus
    middle.resize(200, 100)
    QApplication.processEvents()
    assert middle.focusPolicy() == Qt.FocusPolicy.TabFocus
    middle.setFocus()
    middle.activateWindow()
    # With the keyboard its bar has a colour of its own: no frame would fit around it.
    bar = middle.verticalScrollBar()
    QApplication.sendEvent(middle, QFocusEvent(QFocusEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    assert bar.property("keyboard") == "on"
    QApplication.sendEvent(middle, QFocusEvent(QFocusEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    assert bar.property("keyboard") == "off"
    middle.close()


def test_of_a_text_without_end_a_label_shows_the_beginning_and_says_so(look: Look) -> None:
    shown = WordLabel(look)
    shown.setText("atari and more " * 10_000)
    assert shown.text() == "atari and more " * 10_000
    said = QLabel.text(shown)
    assert len(said) < 2 * LONGEST_SHOWN
    assert said.endswith("Only the beginning is shown here. The file keeps the whole text.")
