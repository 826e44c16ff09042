"""Names that a game goes by: in titles, in lists, and as a file."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from goboard_app.app.texts.numbers import player_name
from goboard_app.go.color import Color
from goboard_app.record.game_info import GameInfo

translate = QCoreApplication.translate

_NOT_IN_FILE_NAMES = re.compile(r'[\\/:*?"<>|\x00-\x1f]+')


def game_title(info: GameInfo) -> str:
    """The game's own name, else the players: "Hana – Tomás"."""
    if info.game_name:
        return info.game_name
    black = player_name(info.black_name, Color.BLACK)
    white = player_name(info.white_name, Color.WHITE)
    return f"{black} \N{EN DASH} {white}"


def file_name(info: GameInfo) -> str:
    """A name for a file of this game, without folder: "2026-05-02 Hana - Tomás.sgf"."""
    date = (info.date or "").split(",")[0].strip()
    title = f"{date} {game_title(info)}".replace("\N{EN DASH}", "-")
    return _NOT_IN_FILE_NAMES.sub(" ", title).strip(" .")[:120] + ".sgf"
