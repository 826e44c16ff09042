"""Names that a game goes by: in titles, in lists, and as a file."""

from __future__ import annotations

import re
from pathlib import Path

from goboard_app.app.texts.numbers import player_name
from goboard_app.go.board import Color
from goboard_app.record.game_info import GameInfo
from goboard_app.record.sgf.encoding import FOREIGN_ENDINGS

RECORD_ENDINGS = ("*.sgf", "*.SGF", "*.gib", "*.ngf", "*.ugf", "*.ugi")
"""What a dialog for opening offers; only the first two are ever written."""

_NOT_IN_FILE_NAMES = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')


def game_title(info: GameInfo) -> str:
    """The game's own name, else the players: "Hana – Tomás"."""
    if info.game_name:
        return info.game_name
    black = player_name(info.black_name, Color.BLACK)
    white = player_name(info.white_name, Color.WHITE)
    return f"{black} \N{EN DASH} {white}"


def naming_info(shown: GameInfo, first: GameInfo) -> GameInfo:
    """Whose name a file takes that has none yet: a game without any goes by the first one's.

    So a lesson is called by its title, whichever of its positions is shown.
    """
    has_name = shown.game_name or shown.black_name or shown.white_name
    return shown if has_name else first


def sgf_path(path: Path) -> Path:
    """Where to save SGF that was to go to `path`: never under a name of another format."""
    if not path.suffix:
        return path.with_suffix(".sgf")
    if path.suffix.lower() in FOREIGN_ENDINGS:
        return path.with_name(path.name + ".sgf")
    return path


def file_name(info: GameInfo) -> str:
    """A name for a file of this game, without folder: "2026-05-02 Hana - Tomás.sgf"."""
    date = (info.date or "").split(",")[0].strip()
    title = f"{date} {game_title(info)}".replace("\N{EN DASH}", "-")
    return _NOT_IN_FILE_NAMES.sub(" ", title).strip(" .")[:120] + ".sgf"
