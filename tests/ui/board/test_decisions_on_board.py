"""The display of unclear, chosen and open points and missing decisions on the board."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from goboard_app.go.board import Color, Point
from goboard_app.go.position import parse_diagram
from goboard_app.session.painter import paint_position
from goboard_app.session.picture import BoardPicture, MarkKind, MissingMove
from goboard_app.ui.board.geometry import BoardOptions, fit_board
from goboard_app.ui.board.plan import (
    UNCLEAR,
    AreaKind,
    Layer,
    Shape,
    Sprite,
    outline_pens,
    plan_areas,
    plan_marks,
)
from goboard_app.ui.board.render import render_image
from goboard_app.ui.board.scene import LEAST, MOST, PERIOD_MS, Breathing
from goboard_app.ui.board.view import BoardCanvas
from goboard_app.ui.widgets.theme import LIGHT

A3, B3, C1 = Point(0, 0), Point(1, 0), Point(2, 2)


def picture(**what: object) -> BoardPicture:
    plain = paint_position(parse_diagram("X O .\n. . .\n. . ."))
    return replace(plain, **what)  # type: ignore[arg-type]


def test_unclear_stones_have_question_marks_and_outlines_of_their_own() -> None:
    shown = picture(unclear=frozenset({A3, B3}))
    assert set(plan_marks(shown)) == {
        (Layer.MARK, A3, Sprite(MarkKind.LABEL, Color.BLACK, "?")),
        (Layer.MARK, B3, Sprite(MarkKind.LABEL, Color.WHITE, "?")),
    }
    areas = plan_areas(shown)
    assert areas == {
        AreaKind.UNCLEAR_BLACK: frozenset({A3}),
        AreaKind.UNCLEAR_WHITE: frozenset({B3}),
    }


def test_a_chosen_group_is_outlined_unless_it_is_unclear() -> None:
    assert plan_areas(picture(selected=frozenset({A3}))) == {AreaKind.SELECTED: frozenset({A3})}
    both = picture(selected=frozenset({A3}), unclear=frozenset({A3}))
    assert AreaKind.SELECTED not in plan_areas(both)


def test_a_missing_move_is_a_ghost_and_an_opening_an_outline() -> None:
    shown = picture(missing=(MissingMove(C1, Color.WHITE),), openings=frozenset({C1}))
    assert plan_marks(shown) == [(Layer.WARNING, C1, Sprite(Shape.MISSING, Color.WHITE))]
    assert plan_areas(shown) == {AreaKind.OPENING: frozenset({C1})}


@pytest.mark.parametrize("kind", sorted(UNCLEAR, key=lambda kind: kind.value))
def test_unclear_groups_are_dashed_and_warnings_are_not(kind: AreaKind) -> None:
    geometry = fit_board(parse_diagram("X").size, 200, 200)
    halo, line = outline_pens(kind, geometry, LIGHT)
    assert line.style() is Qt.PenStyle.CustomDashLine
    assert halo.style() is Qt.PenStyle.SolidLine
    assert outline_pens(AreaKind.CAUSE, geometry, LIGHT)[1].style() is Qt.PenStyle.SolidLine


def test_the_outline_breathes_between_sixty_and_a_hundred_percent(qtbot: QtBot) -> None:
    seen: list[float] = []
    breathing = Breathing(seen.append)
    breathing.set_on(True)
    for _ in range(PERIOD_MS // 80):
        breathing._on_step()
    assert min(seen) == pytest.approx(LEAST)
    assert max(seen) == MOST
    breathing.set_on(False)
    assert seen[-1] == MOST
    assert not breathing.is_on


MakeCanvas = Callable[[BoardOptions], BoardCanvas]


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "reduced"])
def test_it_is_still_under_reduced_motion(qtbot: QtBot, motion: bool) -> None:
    canvas = BoardCanvas(LIGHT)
    qtbot.addWidget(canvas)
    canvas.set_options(BoardOptions(motion=motion))
    canvas.resize(300, 300)
    canvas.show()
    canvas.show_picture(picture(unclear=frozenset({A3})))
    assert canvas.board_scene.breathing.is_on is motion
    canvas.show_picture(picture())
    assert not canvas.board_scene.breathing.is_on


def test_a_rendered_board_shows_the_outlines_too(qtbot: QtBot) -> None:
    plain = render_image(picture(), LIGHT, 300)
    cases: list[dict[str, object]] = [
        {"unclear": frozenset({A3})},
        {"selected": frozenset({A3})},
        {"openings": frozenset({C1})},
        {"missing": (MissingMove(C1, Color.BLACK),)},
    ]
    for what in cases:
        assert render_image(picture(**what), LIGHT, 300) != plain
