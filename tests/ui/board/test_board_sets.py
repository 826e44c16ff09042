"""The sets of board and stones: each is drawn in its own way, and the high contrast one can be told apart."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QGuiApplication, QImage

from goboard_app.app.settings import BoardSet
from goboard_app.go.board import BoardSize, Color
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.print import PRINT
from goboard_app.ui.board.render import render_image
from goboard_app.ui.widgets.stones import stone_image
from goboard_app.ui.widgets.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, StoneStyle, Theme, board_set_of, with_board
from tests.support.texts import contrast

SETS = [each for each in BoardSet if each is not BoardSet.OF_THEME]


def board(theme: Theme) -> QImage:
    stones = bytes((1, 2, 0) * 27)
    return render_image(BoardPicture(BoardSize(9, 9), stones), theme, 160, coordinates=False)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_each_set_is_drawn_differently(qapp: QGuiApplication, theme: Theme) -> None:
    assert all(one != other for one, other in combinations([board(with_board(theme, each)) for each in SETS], 2))
    for color in Color:
        stones = [stone_image(color, 30, 32, style=style) for style in StoneStyle]
        assert all(one != other for one, other in combinations(stones, 2))


def test_a_set_changes_the_board_alone() -> None:
    dressed = with_board(DARK, BoardSet.FLAT)
    assert (dressed.text, dressed.panel, dressed.is_dark) == (DARK.text, DARK.panel, True)
    assert with_board(LIGHT, BoardSet.OF_THEME) is LIGHT
    assert with_board(HIGH_CONTRAST, BoardSet.KAYA).wood == LIGHT.wood


def test_a_theme_has_its_set_until_one_is_chosen() -> None:
    own = {name: board_set_of(theme, BoardSet.OF_THEME) for name, theme in THEMES.items()}
    contrasting, kaya = BoardSet.CONTRAST, BoardSet.KAYA
    assert own == {"light": kaya, "dark": kaya, "contrast": contrasting, "contrast_dark": contrasting}
    assert board_set_of(HIGH_CONTRAST, BoardSet.FLAT) is BoardSet.FLAT


def test_printing_keeps_its_own_stones() -> None:
    assert (PRINT.stones, PRINT.wood) == (StoneStyle.SHELL, "")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_high_contrast_stones_lines_and_marks_are_seen(qapp: QGuiApplication, theme: Theme) -> None:
    chosen = with_board(theme, BoardSet.CONTRAST)
    ground = chosen.wood_light
    for color in Color:
        stone = stone_image(color, 60, 62, style=chosen.stones)
        body = stone.pixelColor(31, 31).name()
        assert contrast(body, ground) >= 3
        # The rim sets White apart too; one pixel inside the edge.
        assert contrast(stone.pixelColor(3, 31).name(), ground) >= 4.5
    for ink in (chosen.line, chosen.coordinate, chosen.board_mark):
        assert contrast(ink, ground) >= 4.5
    assert contrast(chosen.board_warning, ground) >= 3
    assert chosen.line_opacity == 1


@pytest.mark.parametrize("board_set", SETS)
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_lines_are_seen_on_every_board(theme: Theme, board_set: BoardSet) -> None:
    chosen = with_board(theme, board_set)
    assert contrast(chosen.line, chosen.wood_light) >= 4.5
    assert contrast(chosen.line, chosen.wood_grain) >= 3
