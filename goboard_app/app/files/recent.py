"""Recent files: their rows on the start page, and the encoding stored for each."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from datetime import date, datetime
from itertools import islice
from pathlib import Path
from stat import S_ISDIR
from typing import NamedTuple

from goboard_app.app.files.load import (
    Encoding,
    LoadedFile,
    UnreadableFile,
    digest_of,
    game_title,
    has_own_name,
    load_file,
)
from goboard_app.app.instance import real_path
from goboard_app.app.settings import MOST, TEXTS, Setting, SettingsStore
from goboard_app.app.texts.format import board_size, collation_key, comma_list, day_text, translate
from goboard_app.app.texts.play import ended_sentence, turn_sentence, your_info
from goboard_app.app.texts.program import (
    games_text,
    library_facts,
    more_lessons,
    moves_text,
    positions_text,
)
from goboard_app.app.texts.results import result_short, system_phrase
from goboard_app.app.texts.rulesets import ruleset_short
from goboard_app.record.sgf.encoding import codec_name
from goboard_app.record.tree import GameTree
from goboard_app.session.painter import last_play, paint_position
from goboard_app.session.picture import BoardPicture
from goboard_app.session.session import GameSession

MAX_BYTES = 200_000
"""The size in bytes above which a file is listed without a picture; reading it would delay the page."""

MOST_LESSONS = 60
"""The number of the user's own lessons with rows of their own; one row of the folder is for all others."""

_LINES: Setting[tuple[str, ...]] = Setting("encodings", (), TEXTS)


class ShelfEntry(NamedTuple):
    """One record on the shelf; `picture` is None if it was not read."""

    path: Path
    title: str
    facts: str
    when: str
    picture: BoardPicture | None


def entries_of(paths: Iterable[Path], today: date) -> list[ShelfEntry]:
    """Return the entries of those files that exist."""
    entries = (entry_of(path, today) for path in paths)
    return [entry for entry in entries if entry is not None]


def entry_of(path: Path, today: date, tell: Callable[[LoadedFile, str], ShelfEntry] | None = None) -> ShelfEntry | None:
    """Return the entry of a file, made by `tell` or else as a record; None if it does not exist."""
    try:
        stat = path.stat()
        when = when_text(datetime.fromtimestamp(stat.st_mtime).date(), today)
    except (OSError, ValueError, OverflowError):
        # The name may be impossible for a file, or its time out of range.
        return None
    if S_ISDIR(stat.st_mode):
        return ShelfEntry(path, path.name or str(path), library_facts(), when, None)
    if stat.st_size > MAX_BYTES:
        return ShelfEntry(path, path.stem, "", when, None)
    try:
        loaded = load_file(path)
    except UnreadableFile as error:
        return ShelfEntry(path, path.name, str(error), when, None)
    return (tell or record_entry)(loaded, when)


def lesson_entries(folder: Path, today: date) -> list[ShelfEntry]:
    """Return the entries of the user's own lessons, by name; for an unreadable folder one with the reason."""
    try:
        names = sorted(os.listdir(folder), key=collation_key)
    except FileNotFoundError:
        return []
    except OSError as error:
        return [ShelfEntry(folder, folder.name, system_phrase(error), "", None)]
    # Hidden files are no lessons: macOS leaves `._name.sgf` on disks of other systems.
    paths = (folder / name for name in names if name.lower().endswith(".sgf") and name[0] != ".")
    first = list(islice(paths, MOST_LESSONS))
    entries = [entry_of(path, today, _lesson_entry) for path in first]
    found = [entry for entry in entries if entry is not None]
    more = sum(1 for _path in paths)
    if more:
        found.append(ShelfEntry(folder, folder.name, more_lessons(more), "", None))
    return found


def _lesson_entry(loaded: LoadedFile, when: str) -> ShelfEntry:
    """Return the entry of a lesson or of problems: the first board, and the number of positions."""
    games = loaded.record.games
    lines = (node.text("C") or "" for tree in games for node in tree.main_line())
    screens = sum("@screen" in text.split() for text in lines)
    first = GameSession(games[0], False, cursor=games[0].root)
    facts = positions_text(max(screens, len(games)))
    return ShelfEntry(loaded.path, loaded.path.stem, facts, when, paint_position(first.position))


def unfinished_facts(session: GameSession) -> str:
    """Return the line under the title of the unfinished game."""
    moves = moves_text(session.path.number)
    facts = comma_list(board_size(session.tree.size), ruleset_short(session.ruleset), moves)
    state = f"{ended_sentence(session)}." if session.info.result else turn_sentence(session)
    return f"{facts}.\n{state}"


def end_session(tree: GameTree, is_live: bool) -> GameSession:
    """Return a session at the end of the main line."""
    return GameSession(tree, is_live, cursor=tree.main_line_end())


def end_picture(session: GameSession) -> BoardPicture:
    """Return the picture of a session's position, with the last move marked."""
    return paint_position(session.position, last_play(session))


def when_text(day: date, today: date) -> str:
    """Return "today", "yesterday", "2 May" or "2 May 2024"."""
    age = (today - day).days
    if age == 0:
        return translate("start", "today")
    if age == 1:
        return translate("start", "yesterday")
    is_this_year = day.year == today.year
    return day_text(day, has_year=not is_this_year, is_short=not is_this_year)


def record_entry(loaded: LoadedFile, when: str, number: int = 0) -> ShelfEntry:
    """Return the entry of a record, with the picture of one of its games."""
    tree = loaded.record.games[number]
    session = end_session(tree, False)
    facts = [board_size(tree.size)]
    info = session.info
    length = moves_text(session.path.number)
    facts.append(result_short(info.result) if info.result else length)
    if len(loaded.record.games) > 1:
        facts.append(games_text(len(loaded.record.games)))
    has_names = info.black_name or info.white_name or has_own_name(info)
    title = game_title(your_info(info)) if has_names else loaded.path.stem
    return ShelfEntry(loaded.path, title, comma_list(*facts), when, end_picture(session))


class ChosenEncodings:
    """The encodings chosen for files, each valid as long as the file has the same contents.

    A changed file that is saved here states its encoding itself.
    """

    def __init__(self, store: SettingsStore) -> None:
        self._store = store

    def choice_for(self, path: Path) -> Encoding:
        """Return a function that gives the encoding chosen for the contents; None if none was chosen.

        It is called when the file is read, in another thread.
        """
        line = self._lines().get(_key(path))
        if line is None:
            return None
        digest, encoding = line
        # The settings may be written by another version, which knows other encodings.
        if codec_name(encoding) is None:
            return None
        return lambda data: encoding if digest_of(data) == digest else None

    def remember(self, path: Path, digest: str, encoding: str) -> None:
        """Store the encoding for reading the file, as long as its contents have this digest."""
        lines = self._lines()
        lines.pop(_key(path), None)
        # The latest choice comes first, so that the oldest are dropped.
        self._keep({_key(path): (digest, encoding), **lines})

    def forget(self, path: Path) -> None:
        """Remove the choice, so that the encoding is detected again."""
        lines = self._lines()
        if lines.pop(_key(path), None) is not None:
            self._keep(lines)

    def _lines(self) -> dict[str, tuple[str, str]]:
        """Return the digest and encoding of each file, the latest choice first."""
        found: dict[str, tuple[str, str]] = {}
        for line in self._store.read(_LINES):
            digest, _, rest = line.partition(" ")
            # The path is the last part, as it may have spaces.
            encoding, _, path = rest.partition(" ")
            if path:
                found.setdefault(path, (digest, encoding))
        return found

    def _keep(self, lines: dict[str, tuple[str, str]]) -> None:
        kept = [f"{digest} {encoding} {path}" for path, (digest, encoding) in lines.items()]
        self._store.write(_LINES, tuple(kept[:MOST]))


def _key(path: Path) -> str:
    # A name that is not valid text is stored as escaped bytes.
    return os.fsencode(real_path(path)).decode("utf-8", "backslashreplace")
