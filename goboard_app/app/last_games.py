"""Last games: the terms of the last game with each engine, as rows of settings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from goboard_app.app.settings import NEW_GAME, NothingStored, Setting
from goboard_app.session.new_game import NewGame

# Engines whose last terms are kept, the newest first.
_MOST_ENGINES = 50
_GAME = Setting("", NewGame(), NEW_GAME)


class _Entries:
    """The stored entries of one game, by their keys."""

    def __init__(self, entries: Mapping[str, object]) -> None:
        self._entries = entries
        self.unread: set[str] = set()

    def __call__(self, key: str) -> object:
        if key not in self._entries:
            raise NothingStored(key)
        return self._entries[key]


def last_game(rows: Sequence[str], key: str) -> NewGame | None:
    """Return the terms of the last game with the engine of this key; None without one."""
    found = dict(filter(None, map(_read, rows))).get(key)
    return None if found is None else _GAME.read(_Entries(found))


def with_last_game(rows: Sequence[str], key: str, game: NewGame) -> tuple[str, ...]:
    """Return the rows with this game as the last one with an engine, the newest first."""
    others = [row for row in rows if (read := _read(row)) is not None and read[0] != key]
    written = json.dumps([key, dict(NEW_GAME.write("", game))], ensure_ascii=False)
    return (written, *others)[:_MOST_ENGINES]


def _read(row: str) -> tuple[str, Mapping[str, object]] | None:
    """Return the key and the entries of a row; None for an invalid one."""
    try:
        key, entries = json.loads(row)
    # json.loads raises RecursionError for deeply nested lists.
    except (ValueError, TypeError, RecursionError):
        return None
    return (key, entries) if isinstance(key, str) and isinstance(entries, dict) else None
