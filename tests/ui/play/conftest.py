from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from goboard_app.session.new_game import NewGame
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.rulesets.dialog import RulesetsDialog
from goboard_app.ui.widgets.look import Look
from tests.support.dialogs import press

MakeDialog = Callable[..., NewGameDialog]


@pytest.fixture
def make_dialog(qtbot: QtBot, look: Look) -> MakeDialog:
    """The dialog for a new game, open, with these choices and with the choices that few games need."""

    def make(is_folded: bool = False, **choices: object) -> NewGameDialog:
        game = NewGame(**choices)  # type: ignore[arg-type]
        dialog = NewGameDialog(look, lambda _size, side: QPixmap(side, side), game, partial(RulesetsDialog, look))
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        if not is_folded:
            press(dialog.more)
        return dialog

    return make


@pytest.fixture
def dialog(make_dialog: MakeDialog) -> NewGameDialog:
    return make_dialog()
