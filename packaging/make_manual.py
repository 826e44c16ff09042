"""Draw the pictures of the manual with the views of the program, so that they stay true.

Run `python packaging/make_manual.py` to write resources/manual/*.webp again. Each is a board as
the window shows it, of a record below or of one that ships with the program, without any words:
so it is good for every language.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage

from goboard_app.go.board import parse_point
from goboard_app.go.position import Play
from goboard_app.record.sgf.parser import games_of_text
from goboard_app.session.acts import play
from goboard_app.session.export import node_after, still
from goboard_app.session.glossary import Term, board_of
from goboard_app.session.painter import NO_AIDS, BoardAids, paint
from goboard_app.session.picture import BoardPicture
from goboard_app.session.session import GameSession
from goboard_app.ui.board.render import render_image
from goboard_app.ui.widgets.theme import LIGHT

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "manual"
SIDE, DPR, QUALITY = 300, 2.0, 82

GAME = (ROOT / "resources" / "lessons" / "counting.sgf").read_text("utf-8")
ATARI = "(;SZ[5]AB[cb][bc][cd]AW[cc]PL[B])"
KO = "(;SZ[5]AB[cb][bc][cd][dc]AW[db][ec][dd]PL[W];W[cc])"
WAYS = "(;SZ[9];B[gc];W[cg];B[gg];W[cc](;B[ce])(;B[ec])(;B[fb]))"
MARKS = "(;SZ[9]AB[gc][gd][fe]AW[cc][dd][ef]TR[gc]SQ[cc]CR[ef]MA[dd]LB[ee:A][de:B][fd:1][ge:2]AR[cg:dd])"
TASK = "(;SZ[7]AB[cc][dc][dd][ce]AW[cd][ed][de]TR[cd])"


def session_of(text: str, moves: int | None = None) -> GameSession:
    """Return the board of a record after a number of moves, or at its end."""
    tree = games_of_text(text)[0]
    line = tree.main_line()
    node = line[-1] if moves is None else node_after(tree, line, moves)
    return GameSession(tree, is_live=False, cursor=node)


def shown(text: str, moves: int | None = None, aids: BoardAids = NO_AIDS) -> BoardPicture:
    """Return the board of a record."""
    return still(paint(session_of(text, moves), aids))


def in_atari() -> BoardPicture:
    """Return a stone with one liberty, as the help on the board shows it."""
    focus = parse_point("C3", session_of(ATARI).tree.size)
    return shown(ATARI, aids=BoardAids(liberties=True, atari=True, focus=focus))


def refused() -> BoardPicture:
    """Return a ko that may not be recaptured at once."""
    session = GameSession(games_of_text(KO)[0], is_live=True)
    session.go_to(session.tree.main_line()[-1])
    play(session, Play(session.position.to_move, parse_point("D3", session.tree.size)))
    return paint(session)


PICTURES: dict[str, Callable[[], BoardPicture]] = {
    "capture": in_atari,
    "ko": refused,
    "play": lambda: shown(GAME, 24),
    "count": lambda: shown(GAME),
    "variations": lambda: shown(WAYS, 4, BoardAids(ways=True)),
    "marks": lambda: shown(MARKS, 0),
    "ladder": lambda: board_of(Term.LADDER).picture(),
    "task": lambda: shown(TASK, 0),
}
"""The pictures by name, each as the program paints it."""


def image_of(picture: BoardPicture) -> QImage:
    """Return the board in light colours."""
    return render_image(picture, LIGHT, SIDE, coordinates=True, dpr=DPR, table=False)


def main() -> int:
    """Write all pictures."""
    application = QGuiApplication([*sys.argv[:1], "-platform", "offscreen"])
    FOLDER.mkdir(exist_ok=True)
    for name, make in PICTURES.items():
        image = image_of(make())
        image.setDevicePixelRatio(1)
        image.save(str(FOLDER / f"{name}.webp"), "WEBP", QUALITY)
        print(f"{name}: {(FOLDER / f'{name}.webp').stat().st_size} bytes")
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
