"""Every text and every ring of the keyboard contrasts with its ground, in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from goboard_app.ui.widgets.look import Look, build_palette, build_style_sheet
from goboard_app.ui.widgets.parts import Button, column_layout
from goboard_app.ui.widgets.theme import DARK_CONTRAST, HIGH_CONTRAST, THEMES, Theme
from tests.support.desk import Desk
from tests.support.texts import contrast
from tests.support.waiting import activate

TEXTS = (
    *((ink, ground) for ink in ("text", "muted", "accent", "error", "agreed", "unclear")
      for ground in ("panel", "card")),
    ("on_accent", "accent"),
    ("text", "sunk"),
    ("text", "accent_soft"),
    ("error", "error_soft"),
    ("agreed", "agreed_soft"),
    ("unclear", "unclear_soft"),
)  # fmt: skip
KINDS = ("", "primary", "link", "chip", "way", "mark", "pill", "agree", "agreed", "square")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_a_text_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    least = 7 if theme in (HIGH_CONTRAST, DARK_CONTRAST) and ink in ("text", "muted") else 4.5
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= least


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_ring_of_the_keyboard_is_seen(desk: Desk, qtbot: QtBot, theme: Theme) -> None:
    look, page = Look(theme), QWidget()
    qtbot.addWidget(page)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setPalette(build_palette(theme))
    app.setStyleSheet(build_style_sheet(theme, 1.0))
    buttons = [Button(look, "Pass", kind=kind) for kind in KINDS]
    page.setObjectName("panel")
    page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    page.setLayout(column_layout(*buttons, margin=20))
    page.show()
    activate(page)
    for button in buttons:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert button.hasFocus()
        image = page.grab().toImage()
        middle, left = button.geometry().center().y(), button.geometry().left()
        beyond, ring, inside = (image.pixelColor(left + step, middle).name() for step in (-4, 1, 3))
        assert contrast(beyond, ring) >= 3, button.property("kind")
        assert contrast(ring, inside) >= 3, button.property("kind")
