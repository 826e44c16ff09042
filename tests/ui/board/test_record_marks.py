"""All markup of FF[4] on the board: a record of our own with everything on it."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from goboard_app.go.board import Color, Point, parse_point
from goboard_app.record.edits import SetProperty
from goboard_app.record.node import Node
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.session.marks import MarkTool, mark
from goboard_app.session.painter import BoardAids, paint
from goboard_app.session.picture import BoardPicture, LineMark, Mark, MarkKind
from goboard_app.session.session import GameSession
from goboard_app.ui.board.plan import AreaKind, Layer, Sprite, plan_areas, plan_marks
from goboard_app.ui.board.render import render_image
from goboard_app.ui.widgets.theme import LIGHT, THEMES, Theme
from tests.ui.board.conftest import MakeView

FILE = Path(__file__).parents[2] / "games" / "all_markup.sgf"
KIND = MarkKind


@pytest.fixture
def everything() -> Record:
    return read_sgf(FILE.read_bytes())


def at(record: Record, steps: int, game: int = 0, branch: int = 0, **help_shown: bool) -> BoardPicture:
    session = GameSession(record.games[game], False)
    session.go_to(node_of(record, steps, game, branch))
    return paint(session, BoardAids(**help_shown))


def node_of(record: Record, steps: int, game: int = 0, branch: int = 0) -> Node:
    node = record.games[game].root
    for _ in range(steps):
        node = node.children[branch if len(node.children) > 1 else 0]
    return node


def on(picture: BoardPicture, name: str) -> Sprite | None:
    point = parse_point(name, picture.size)
    found = [s for layer, p, s in plan_marks(picture) if (layer, p) == (Layer.MARK, point)]
    return found[0] if found else None


def names(picture: BoardPicture, points: frozenset[Point]) -> set[str]:
    letters = "ABCDEFGHJKLMNOPQRST"
    return {f"{letters[p.col]}{picture.size.rows - p.row}" for p in points}


B, W = Color.BLACK, Color.WHITE


@pytest.mark.parametrize(
    ("name", "sprite"),
    [
        ("D16", Sprite(KIND.TRIANGLE, B)),
        ("D10", Sprite(KIND.TRIANGLE)),
        ("Q4", Sprite(KIND.SQUARE, W)),
        ("G10", Sprite(KIND.SQUARE)),
        ("C6", Sprite(KIND.CIRCLE, W)),
        ("K10", Sprite(KIND.CIRCLE)),
        ("R14", Sprite(KIND.CROSS, B)),
        ("N10", Sprite(KIND.CROSS)),
        ("D4", Sprite(KIND.SELECTED, B)),
        ("Q10", Sprite(KIND.SELECTED)),
    ],
)
def test_every_shape_is_drawn(everything: Record, name: str, sprite: Sprite) -> None:
    assert on(at(everything, 1), name) == sprite


@pytest.mark.parametrize(
    ("name", "sprite"),
    [
        ("D16", Sprite(KIND.LABEL, B, "A")),
        ("O10", Sprite(KIND.LABEL, None, "the whole side")),
        ("Q10", Sprite(KIND.LABEL, None, "白先")),
        ("Q8", Sprite(KIND.LABEL, None, "a]b\\c:d")),
        ("F8", Sprite(KIND.TRIANGLE, None, "t")),
        ("C6", Sprite(KIND.TRIANGLE, W, "x")),
        ("H8", Sprite(KIND.SQUARE, None, "7")),
        ("K8", Sprite(KIND.CIRCLE, None, "c")),
        ("M8", Sprite(KIND.CROSS, None, "m")),
        ("O8", Sprite(KIND.SELECTED, None, "s")),
    ],
)
def test_labels_are_drawn_alone_and_in_shapes(everything: Record, name: str, sprite: Sprite) -> None:
    assert on(at(everything, 2), name) == sprite


def test_lines_and_arrows_are_drawn(everything: Record) -> None:
    picture = at(everything, 3)
    lines = {(line.is_arrow, *names(picture, frozenset({line.start}))) for line in picture.lines}
    assert lines == {
        (False, "D16"), (False, "D10"), (False, "C6"),
        (True, "D4"), (True, "Q10"), (True, "G13"), (True, "N13"), (True, "J11"),
    }  # fmt: skip


def test_territory_is_drawn(everything: Record) -> None:
    areas = plan_areas(at(everything, 4))
    assert len(areas[AreaKind.TERRITORY_BLACK]) == 6
    assert len(areas[AreaKind.TERRITORY_WHITE]) == 6


def test_dimmed_points_stay_dim_until_they_are_cleared(everything: Record) -> None:
    found = [len(plan_areas(at(everything, n)).get(AreaKind.DIMMED, ())) for n in range(4, 8)]
    assert found == [0, 19 * 7, 19 * 7, 0]


def test_the_view_stays_until_it_is_cleared(everything: Record) -> None:
    found = [len(plan_areas(at(everything, n)).get(AreaKind.HIDDEN, ())) for n in range(7, 11)]
    assert found == [0, 261, 261, 0]


@pytest.mark.parametrize(
    ("steps", "sign"),
    [(2, ""), (3, "!?"), (4, "!"), (5, "??"), (6, "?!"), (7, "!!"), (8, ""), (10, "?")],
)
def test_judgements_stand_at_the_last_move(everything: Record, steps: int, sign: str) -> None:
    picture = at(everything, steps)
    found = [sprite.text for layer, _, sprite in plan_marks(picture) if layer is Layer.SIGN]
    assert found == ([sign] if sign else [])


def test_a_hotspot_has_a_sign_where_nothing_else_is_said(everything: Record) -> None:
    assert at(everything, 8, branch=1).sign == "★"


@pytest.mark.parametrize(("steps", "numbers"), [(8, "8"), (9, "1"), (10, "1 2"), (11, "")])
def test_numbers_follow_figures_and_print_modes(everything: Record, steps: int, numbers: str) -> None:
    picture = at(everything, steps, numbers=True)
    found = [mark.text for mark in picture.marks if mark.kind is KIND.MOVE_NUMBER]
    assert set(numbers.split()) <= set(found)
    assert len(found) == {8: 8, 9: 1, 10: 2, 11: 0}[steps]


def test_old_markup_is_drawn(everything: Record) -> None:
    picture = at(everything, 8, branch=1)
    assert on(picture, "A19") == Sprite(KIND.LABEL, None, "a")
    assert on(picture, "E15") == Sprite(KIND.CROSS)


def test_unreadable_marks_are_not_drawn(everything: Record) -> None:
    picture = at(everything, 9, branch=1)
    assert (picture.marks, picture.lines, picture.dimmed) == ((), (), frozenset())


def test_all_is_written_back_as_it_was(everything: Record) -> None:
    for game in everything.games:
        session = GameSession(game, False)
        for node in game.walk():
            session.go_to(node)
            paint(session, BoardAids(numbers=True))
    assert write_record(everything) == FILE.read_bytes()


@pytest.mark.parametrize("tool", [t for t in MarkTool if t.name not in ("LINE", "ARROW", "PART")])
def test_after_one_mark_every_other_property_stays(everything: Record, tool: MarkTool) -> None:
    own = {
        MarkTool.LETTER: {"LB"}, MarkTool.NUMBER: {"LB"}, MarkTool.TEXT: {"LB"},
        MarkTool.TRIANGLE: {"TR"}, MarkTool.SQUARE: {"SQ"}, MarkTool.CIRCLE: {"CR"},
        MarkTool.CROSS: {"MA"}, MarkTool.SELECTED: {"SL"}, MarkTool.DIM: {"DD"},
        MarkTool.TERRITORY_BLACK: {"TB"}, MarkTool.TERRITORY_WHITE: {"TW"},
        MarkTool.ERASER: {"TR"},
    }[tool]  # fmt: skip
    node = node_of(everything, 1, game=1)
    session = GameSession(everything.games[1], False)
    session.go_to(node)
    before = {p.ident: p.values for p in node.properties}
    name = "C3" if tool is MarkTool.ERASER else "B1"
    act = mark(session, tool, [parse_point(name, session.tree.size)], "text")
    assert act.edit is not None
    back = session.apply(act.edit)
    after = {p.ident: p.values for p in node.properties}
    assert {ident for ident in before | after if before.get(ident) != after.get(ident)} == own
    session.apply(back)
    assert write_record(everything) == FILE.read_bytes()


def test_an_edit_elsewhere_leaves_the_other_game_untouched(everything: Record) -> None:
    tree = everything.games[0]
    SetProperty(tree.root, "C", ("changed",)).apply(tree)
    second = FILE.read_bytes().partition(b"))\n(;")[2]
    assert write_record(everything).endswith(second)


# Appearance


def ink(image: QImage, x: float, y: float, half: int) -> tuple[int, int]:
    """Return the darkest and the palest grey in a square of an image."""
    greys = [
        QColor(image.pixel(round(x) + dx, round(y) + dy)).lightness()
        for dx in range(-half, half + 1)
        for dy in range(-half, half + 1)
    ]
    return min(greys), max(greys)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("kind", [k for k in MarkKind if k is not MarkKind.MOVE_NUMBER])
@pytest.mark.parametrize("stones", ["X", "O", "."])
def test_marks_are_read_on_any_ground_in_greys(
    make_view: MakeView, drawn: object, theme: Theme, kind: MarkKind, stones: str
) -> None:
    point = Point(2, 2)
    board = "\n".join([". . . . ."] * 2 + [f". . {stones} . ."] + [". . . . ."] * 2)
    picture = drawn(board, marks=(Mark(kind, point, "A"),))  # type: ignore[operator]
    view = make_view(picture, 400, 400)
    view.set_theme(theme)
    geometry = view.board_geometry
    image = render_image(picture, theme, (view.viewport().width(), view.viewport().height()))
    darkest, palest = ink(image, *geometry.center(point), round(0.3 * geometry.spacing))
    assert palest - darkest > 90


def test_lines_lie_under_marks_and_over_stones(make_view: MakeView, drawn: object) -> None:
    line = LineMark(Point(0, 0), Point(2, 0), is_arrow=True)
    view = make_view(drawn("X . O\n. . .\n. . .", lines=(line,)), 300, 300)  # type: ignore[operator]
    levels = {item.zValue() for item in view.board_scene.items() if item.zValue() % 1}
    assert levels == {Layer.MARK - 0.5}
    view.show_picture(drawn("X . O\n. . .\n. . ."))  # type: ignore[operator]
    assert not [item for item in view.board_scene.items() if item.zValue() % 1]


def test_lines_are_the_same_in_window_and_picture(make_view: MakeView, drawn: object) -> None:
    lines = (LineMark(Point(0, 2), Point(2, 2)), LineMark(Point(0, 0), Point(2, 1), True))
    picture = drawn(
        "X . O\n. . .\n. . .",
        lines=lines,
        dimmed=frozenset({Point(0, 0)}),
        hidden=frozenset({Point(1, 1)}),
        marks=(Mark(KIND.LABEL, Point(1, 1), "hidden"), Mark(KIND.TRIANGLE, Point(0, 0))),
    )  # type: ignore[operator]
    view = make_view(picture, 300, 300)
    shown = view.viewport().grab().toImage()
    image = render_image(picture, LIGHT, (shown.width(), shown.height()))
    geometry = view.board_geometry
    for col in range(3):
        for row in range(3):
            x, y = geometry.center(Point(col, row))
            one, other = QColor(shown.pixel(int(x), int(y))), QColor(image.pixel(int(x), int(y)))
            assert abs(one.lightness() - other.lightness()) < 12


def test_the_veil_lies_over_the_marks_of_hidden_points(drawn: object) -> None:
    point = Point(1, 1)
    marks = (Mark(KIND.SELECTED, point),)
    plain = drawn(". . .\n. . .\n. . .", marks=marks)  # type: ignore[operator]
    veiled = drawn(". . .\n. . .\n. . .", marks=marks, hidden=frozenset({point}))  # type: ignore[operator]
    clear, faint = (
        QColor(render_image(picture, LIGHT, 300).pixel(150, 148)).lightness() for picture in (plain, veiled)
    )
    assert faint > clear + 60
