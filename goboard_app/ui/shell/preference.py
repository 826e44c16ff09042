"""Preferences: the settings that the page of preferences shows, each as a row of a feature's table.

A feature yields its rows (`Feature.preferences`), as it yields its commands. A new setting on the page is one more row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from PySide6.QtGui import QPixmap

from goboard_app.app.settings import Setting
from goboard_app.app.texts.format import translate


class Group(Enum):
    """The groups of the page, from top to bottom."""

    LOOK = auto()
    BOARD = auto()
    SOUND = auto()
    PLAY = auto()
    STUDY = auto()
    FILES = auto()
    ENGINES = auto()


@dataclass(frozen=True, slots=True, eq=False)
class Preference:
    """A row of the page: a setting, or without one a button that acts.

    The editor of a flag is a check box; `choices` yields the texts and values of a list, which `pictures` shows as
    pictures of this width in pixels. `words` are more words by which a search finds the row. `in_force` returns the
    choice that a stored value stands for.
    """

    group: Group
    label: str
    setting: Setting[Any] | None = None
    choices: Callable[[], Iterable[tuple[str, object]]] | None = None
    words: str = ""
    pictures: Callable[[Any, int], QPixmap] | None = None
    in_force: Callable[[Any], object] | None = None
    act: Callable[[], object] | None = None


def group_titles() -> dict[Group, str]:
    """Return the titles of the groups."""
    return {
        Group.LOOK: translate("preferences", "Look"),
        Group.BOARD: translate("preferences", "Board"),
        Group.SOUND: translate("preferences", "Sound"),
        Group.PLAY: translate("preferences", "Play"),
        Group.STUDY: translate("preferences", "Study"),
        Group.FILES: translate("preferences", "Files and saved games"),
        Group.ENGINES: translate("preferences", "Engines"),
    }
