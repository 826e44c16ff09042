"""No text is cut off where it is 40 % longer, in a wide font, in small windows."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QPushButton

from goboard_app.app.translation import PseudoTranslator
from goboard_app.go.point import BoardSize
from goboard_app.rules import catalogue
from goboard_app.session.phase import Phase
from goboard_app.session.setup import NewGame
from goboard_app.ui.dialogs.help_pages import AboutDialog, KeysDialog
from goboard_app.ui.dialogs.new_game import NewGameDialog
from goboard_app.ui.dialogs.questions import unsaved_question
from goboard_app.ui.dialogs.rules_info import RulesDialog
from goboard_app.ui.look.look import Look
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs
from tests.support.texts import cut_off, out_of_sight, untranslated
from tests.ui.pseudo.conftest import settled
from tests.ui.pseudo.scenes import NAMES, SCENES, Scene

MakeDesk = Callable[..., Desk]
SIZES = [(1024, 640), (1280, 800)]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_text_is_cut_off(
    pseudo: PseudoTranslator, make_wide: MakeDesk, dialogs: Dialogs, scene: Scene,
    size: tuple[int, int],
) -> None:  # fmt: skip
    desk = make_wide(size)
    scene(desk, dialogs)
    assert settled(lambda: cut_off(desk.window)) == []


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_every_text_is_translated(
    pseudo: PseudoTranslator, make_wide: MakeDesk, dialogs: Dialogs, scene: Scene
) -> None:
    desk = make_wide()
    scene(desk, dialogs)
    names = (*NAMES, str(desk.folder))
    assert settled(lambda: untranslated(desk.window, names)) == []


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_large_texts_have_room(make_wide: MakeDesk, dialogs: Dialogs, scene: Scene) -> None:
    desk = make_wide(text_size=150)
    scene(desk, dialogs)
    assert settled(lambda: cut_off(desk.window)) == []


def foot(desk: Desk) -> list[QPushButton]:
    """The buttons that must be there whatever stands above them."""
    panel = desk.panel
    if desk.phase in (Phase.PLAYING, Phase.HANDICAP):
        play = panel.play
        return [play.pass_button, play.take_back, play.resign, play.count]
    if desk.phase is Phase.COUNTING:
        count = panel.count
        if not desk.session.is_live:
            return [count.undo, count.close_button]
        return [count.undo, count.play_on, count.accept]
    if desk.phase is Phase.FINISHED:
        done = panel.finished
        return [done.save, done.undo, done.review, done.new_game]
    return [panel.review.count_here, panel.review.go_on]


@pytest.mark.parametrize("scene", SCENES[2:], ids=lambda scene: scene.__name__)
@pytest.mark.parametrize("size", [*SIZES, (800, 560)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_foot_of_the_panel_is_in_sight(
    pseudo: PseudoTranslator, make_wide: MakeDesk, dialogs: Dialogs, scene: Scene,
    size: tuple[int, int],
) -> None:  # fmt: skip
    desk = make_wide(size)
    scene(desk, dialogs)
    assert settled(lambda: [fault for b in foot(desk) if (fault := out_of_sight(b))]) == []


def new_game(look: Look) -> QDialog:
    game = NewGame(BoardSize(7, 5), catalogue.AGA, handicap=2)
    return NewGameDialog(look, lambda _size, side: QPixmap(side, side), game)


def bad_new_game(look: Look) -> QDialog:
    dialog = NewGameDialog(look, lambda _size, side: QPixmap(side, side), NewGame(BoardSize(7, 5)))
    dialog.komi.setText("999")
    dialog.board.field.setText("99")
    dialog.board._on_edited()
    return dialog


def rules(look: Look) -> QDialog:
    return RulesDialog(look, catalogue.JAPANESE)


def keys(look: Look) -> QDialog:
    return KeysDialog(look, [])


def about(look: Look) -> QDialog:
    return AboutDialog(look)


def unsaved(look: Look) -> QDialog:
    return unsaved_question(look, 14, None)


DIALOGS = (new_game, bad_new_game, rules, keys, about, unsaved)


@pytest.mark.parametrize("make", DIALOGS, ids=lambda make: make.__name__)
def test_dialogs_have_room_for_their_texts(
    pseudo: PseudoTranslator, make_wide: MakeDesk, make: Callable[[Look], QDialog]
) -> None:
    dialog = make(make_wide((1024, 640)).window.look)
    dialog.show()
    faults = settled(lambda: cut_off(dialog))
    dialog.close()
    assert faults == []


@pytest.mark.parametrize("make", DIALOGS, ids=lambda make: make.__name__)
def test_dialogs_are_translated(
    pseudo: PseudoTranslator, make_wide: MakeDesk, make: Callable[[Look], QDialog]
) -> None:
    dialog = make(make_wide((1024, 640)).window.look)
    dialog.show()
    left = untranslated(dialog, (*NAMES, "Ctrl", "Shift", "Alt", "Return"))
    dialog.close()
    assert left == []


def test_the_menus_are_translated(pseudo: PseudoTranslator, make_wide: MakeDesk) -> None:
    desk = make_wide()
    texts = [action.text() for action in desk.window.actions_by_name.values()]
    texts += [action.text() for action in desk.window.menuBar().actions()]
    assert [text for text in texts if not text.startswith("[")] == []
