from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from goboard_app.go.board import BoardSize
from goboard_app.go.position import parse_diagram
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.widgets.theme import LIGHT

MakeView = Callable[..., BoardView]


@pytest.fixture
def make_view(qtbot: QtBot) -> MakeView:
    def make(picture: BoardPicture, width: int = 480, height: int = 480) -> BoardView:
        view = BoardView(LIGHT, lambda point: f"{point.col} {point.row}", "Go board")
        qtbot.addWidget(view)
        view.resize(width, height)
        view.show_picture(picture)
        view.show()
        qtbot.waitExposed(view)
        return view

    return make


@pytest.fixture
def empty() -> Callable[..., BoardPicture]:
    def make(columns: int = 9, rows: int = 9, **more: object) -> BoardPicture:
        size = BoardSize(columns, rows)
        return BoardPicture(size, bytes(size.area), **more)  # type: ignore[arg-type]

    return make


@pytest.fixture
def drawn() -> Callable[..., BoardPicture]:
    def make(diagram: str, **more: object) -> BoardPicture:
        position = parse_diagram(diagram)
        return BoardPicture(position.size, position.stones, **more)  # type: ignore[arg-type]

    return make
