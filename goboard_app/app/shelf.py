"""What the start page says of records: titles, facts, dates, and their last positions."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from PySide6.QtCore import QDate, QLocale

from goboard_app.app.loading import LoadedFile, UnreadableFile, load_file
from goboard_app.app.naming import game_title
from goboard_app.app.texts.moves import turn_sentence
from goboard_app.app.texts.numbers import board_size, translate
from goboard_app.app.texts.program import games_text, moves_text
from goboard_app.app.texts.records import result_short
from goboard_app.app.texts.rulesets import ruleset_short
from goboard_app.record.tree import GameTree
from goboard_app.session.painter import last_play, paint_position
from goboard_app.session.picture import BoardPicture
from goboard_app.session.session import GameSession

MAX_BYTES = 200_000
"""Larger files stand in the list without a picture: reading them would hold up the page."""


@dataclass(frozen=True, slots=True)
class ShelfEntry:
    """One record on the shelf; `picture` is None where it was not read."""

    path: Path
    title: str
    facts: str
    when: str
    picture: BoardPicture | None


def entry_of(path: Path, today: date) -> ShelfEntry | None:
    """What to show of a file; None where it is gone."""
    try:
        stat = path.stat()
    except OSError:
        return None
    when = when_text(datetime.fromtimestamp(stat.st_mtime).date(), today)
    if stat.st_size > MAX_BYTES:
        return ShelfEntry(path, path.stem, "", when, None)
    try:
        loaded = load_file(path)
    except UnreadableFile as error:
        return ShelfEntry(path, path.name, str(error), when, None)
    return record_entry(loaded, when)


def unfinished_facts(session: GameSession) -> str:
    """The line under the title of the game that can be carried on."""
    moves = moves_text(session.path.number)
    facts = ", ".join([board_size(session.tree.size), ruleset_short(session.ruleset), moves])
    return f"{facts}.\n{turn_sentence(session)}"


def end_session(tree: GameTree, is_live: bool) -> GameSession:
    """A session that stands at the end of the main line."""
    return GameSession(tree, is_live, cursor=tree.main_line_end())


def end_picture(session: GameSession) -> BoardPicture:
    """The position a session stands on, with the last move marked."""
    return paint_position(session.position, last_play(session))


def when_text(day: date, today: date) -> str:
    """Today, yesterday, "2 May", or "2 May 2024"."""
    age = (today - day).days
    if age == 0:
        return translate("start", "today")
    if age == 1:
        return translate("start", "yesterday")
    pattern = "d MMMM" if day.year == today.year else "d MMM yyyy"
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def record_entry(loaded: LoadedFile, when: str, number: int = 0) -> ShelfEntry:
    """What to show of a record, with the picture of one of its games."""
    tree = loaded.record.games[number]
    session = end_session(tree, False)
    facts = [board_size(tree.size)]
    info = session.info
    length = moves_text(session.path.number)
    facts.append(result_short(info.result) if info.result else length)
    if len(loaded.record.games) > 1:
        facts.append(games_text(len(loaded.record.games)))
    has_names = info.black_name or info.white_name or info.game_name
    title = game_title(info) if has_names else loaded.path.stem
    return ShelfEntry(loaded.path, title, ", ".join(facts), when, end_picture(session))
