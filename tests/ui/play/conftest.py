from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from goboard_app.session.new_game import NewGame
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.rulesets.dialog import RulesetsDialog
from goboard_app.ui.widgets.look import Look

MakeDialog = Callable[..., NewGameDialog]


@pytest.fixture
def make_dialog(qtbot: QtBot, look: Look) -> MakeDialog:
    """The dialog for a new game, open and with these choices in it."""

    def make(**choices: object) -> NewGameDialog:
        game = NewGame(**choices)  # type: ignore[arg-type]
        dialog = NewGameDialog(look, lambda _size, side: QPixmap(side, side), game, partial(RulesetsDialog, look))
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return make


@pytest.fixture
def dialog(make_dialog: MakeDialog) -> NewGameDialog:
    return make_dialog()
