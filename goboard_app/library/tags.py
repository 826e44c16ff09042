"""Tags and notes for games, kept in one file of SQLite beside the settings and never in the records.

A game is known by its file and its place there, by its content (the stones and moves of its main line),
and by its names. So the tags of a file that was moved or renamed are found again.
"""

from __future__ import annotations

import os
import sqlite3
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from goboard_app.library.games import GameFacts, GameTags
from goboard_app.library.index import Key, StoredGame

LONGEST_TAG = 60
"""The number of characters of a tag; a longer text is cut."""

# Of the schema; files of later versions are left alone.
_VERSION = 1
# The wait for another program that writes to the file.
_BUSY_S = 3.0
_SCHEMA = """
create table if not exists tagged (
  path blob, number integer, content text, names text, tags text, note text, primary key (path, number)
);
"""
# Between tags that are typed, in every language.
_COMMA = ", "
_KINDS = (bytes, int, str, str, str, str)
_COLUMNS = "path, number, content, names, tags, note"


class TagsUnusable(Exception):
    """Raised when the file of the tags can be neither read nor written; its text is the reason of SQLite."""


class TagsDamaged(TagsUnusable):
    """Raised when the file of the tags is damaged, and so has to be put aside."""


class TaggedGame(NamedTuple):
    """A game with tags: the full path of its file as bytes, its place there from 0, its content and its names."""

    path: bytes
    number: int
    content: str
    names: str
    tags: GameTags


# The texts


def tags_in(text: str) -> tuple[str, ...]:
    """Return the tags in a text, which are separated by commas; each once, whatever its capitals.

    >>> tags_in(" ko,  to  study, KO,")
    ('ko', 'to study')
    """
    found: dict[str, str] = {}
    # Chinese and Japanese keyboards have commas of their own.
    for part in text.replace("\uff0c", ",").replace("\u3001", ",").split(","):
        tag = clean_tag(part)
        if tag:
            found.setdefault(tag.casefold(), tag)
    return tuple(found.values())


def tags_line(tags: Iterable[str]) -> str:
    """Return tags as a text for `tags_in`."""
    return _COMMA.join(tags)


def clean_tag(text: str) -> str:
    """Return a tag on one line, without control characters; empty if nothing is left."""
    shown = (" " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in text)
    # SQLite cannot store lone surrogates.
    kept = "".join(c for c in shown if unicodedata.category(c) != "Cs")
    return unicodedata.normalize("NFC", " ".join(kept.split()))[:LONGEST_TAG].rstrip()


def changed_tags(before: GameTags, added: Iterable[str], removed: Iterable[str], note: str | None) -> GameTags:
    """Return the tags of a game with some added and some removed, and with another note unless that is None."""
    gone = {tag.casefold() for tag in removed}
    kept = {tag.casefold(): tag for tag in before.tags if tag.casefold() not in gone}
    for tag in added:
        kept.setdefault(tag.casefold(), tag)
    return GameTags(tuple(kept.values()), before.note if note is None else note)


def shared_tags(games: Sequence[GameTags]) -> tuple[str, ...]:
    """Return the tags that all these games have."""
    if not games:
        return ()
    others = [{tag.casefold() for tag in game.tags} for game in games[1:]]
    return tuple(tag for tag in games[0].tags if all(tag.casefold() in each for each in others))


# The file


def read_tags(place: Path) -> list[TaggedGame]:
    """Return all games with tags; empty if there is no file yet.

    Raises TagsDamaged if the file is damaged, TagsUnusable if it cannot be opened.
    """
    if not os.path.lexists(place):
        return []
    with _opened(place) as file:
        rows = file.execute(f"select {_COLUMNS} from tagged order by path, number")
        return [_read(row) for row in rows]


def _read(row: tuple[bytes, int, str, str, str, str]) -> TaggedGame:
    """Return the game of a row. Raises ValueError if a value has the wrong type: SQLite stores any."""
    if tuple(map(type, row)) != _KINDS or row[1] < 0:
        raise ValueError("no game")
    path, number, content, names, tags, note = row
    return TaggedGame(path, number, content, names, GameTags(tuple(tags.split("\n")) if tags else (), note))


def write_tags(place: Path, games: Iterable[TaggedGame], gone: Iterable[TaggedGame] = ()) -> None:
    """Store the tags of these games, all or none; games without tags and note, and those `gone`, are removed.

    Raises TagsDamaged or TagsUnusable.
    """
    with _opened(place) as file, file:
        # First, since a game may now be where another one was.
        file.executemany(
            "delete from tagged where path = ? and number = ?", [(each.path, each.number) for each in gone]
        )
        for game in games:
            if game.tags.is_empty:
                file.execute("delete from tagged where path = ? and number = ?", (game.path, game.number))
            else:
                row = (*game[:4], "\n".join(game.tags.tags), game.tags.note)
                file.execute(f"insert or replace into tagged ({_COLUMNS}) values (?, ?, ?, ?, ?, ?)", row)


@contextmanager
def _opened(place: Path) -> Iterator[sqlite3.Connection]:
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(place, timeout=_BUSY_S)) as file:
            (version,) = file.execute("pragma user_version").fetchone()
            # SQLite gives 0 for a new file.
            if version == 0:
                file.executescript(f"begin immediate; {_SCHEMA} pragma user_version = {_VERSION}; commit;")
            elif version > _VERSION:
                raise TagsUnusable("written by a later version")
            yield file
    except (OSError, sqlite3.Error, ValueError) as error:
        raise (TagsDamaged if _is_damage(error) else TagsUnusable)(str(error)) from error


def _is_damage(error: Exception) -> bool:
    """Return whether an error means damage, and not a disk or another program in the way."""
    if isinstance(error, sqlite3.OperationalError):
        # A table or a column that every file of this version has.
        return "no such" in str(error)
    return isinstance(error, sqlite3.DatabaseError | ValueError)


# The games of a library


def content_of(game: StoredGame) -> str:
    """Return the digest of the content of a game: the board, the stones set up, and the moves of the main line."""
    found = blake2b(bytes((game.size.columns, game.size.rows)), digest_size=16)
    for part in (game.steps, game.changes):
        found.update(len(part).to_bytes(4, "big") + part)
    return found.hexdigest()


def names_of(facts: GameFacts) -> str:
    """Return the players and the date of a game in one text; empty if it names none."""
    names = (facts.black, facts.white, facts.date)
    return "\n".join(names) if any(names) else ""


class SettledTags(NamedTuple):
    """The tags of the games of one library.

    `tags` are those of its games; `moved` are games that are now at another place or have other moves, with their state
    in the file before; `lost` are games that the folder had and has no more.
    """

    tags: Mapping[Key, GameTags]
    moved: tuple[tuple[TaggedGame, TaggedGame], ...] = ()
    lost: tuple[TaggedGame, ...] = ()


def is_gone(path: bytes) -> bool:
    """Return whether a file was moved or deleted; not so if its whole disk is absent."""
    folder = os.path.dirname(path)
    return not os.path.exists(path) and (os.path.isdir(folder) or os.path.isdir(os.path.dirname(folder)))


def settle_tags(
    tagged: Sequence[TaggedGame],
    folder: bytes,
    names: Mapping[Key, str],
    games: Callable[[], Iterable[StoredGame]],
    game: Callable[[Key], StoredGame | None],
) -> SettledTags:
    """Find the games that have tags among those of a folder.

    `names` are the names of all its games; `game` returns one of them, `games` all; they are read only if a game is not
    at its place. A game whose moves were changed is known by its names; if these are others too, a game with the old
    moves elsewhere counts more. A game is taken over from another folder if its file there is gone.
    """
    # With a slash at its end: otherwise a file below `/games2` would seem to be below `/games`.
    top = os.path.join(folder, b"")
    tags: dict[Key, GameTags] = {}
    moved: dict[TaggedGame, TaggedGame] = {}
    waiting: list[TaggedGame] = []
    changed: dict[TaggedGame, TaggedGame] = {}
    for each in tagged:
        is_here = each.path.startswith(top)
        now = game(_key_below(top, each)) if is_here else None
        if now is None:
            # A game whose file still exists elsewhere keeps its tags there.
            if is_here or is_gone(each.path):
                waiting.append(each)
            continue
        present = each._replace(content=content_of(now), names=names.get(now.key, each.names))
        if present.content != each.content:
            waiting.append(each)
            changed[each] = present
            continue
        tags[now.key] = each.tags
        if present != each:
            moved[each] = present
    if not waiting:
        return SettledTags(tags, tuple(moved.items()))
    places = _places(waiting, games())
    lost: list[TaggedGame] = []
    for each in waiting:
        free = [key for key in places[each.content] if key not in tags]
        found = _new_place(each, top, free, changed.get(each), names)
        if found is not None and _key_below(top, found) not in tags:
            tags[_key_below(top, found)] = each.tags
            moved[each] = found
        elif each.path.startswith(top):
            lost.append(each)
    return SettledTags(tags, tuple(moved.items()), tuple(lost))


def _key_below(top: bytes, game: TaggedGame) -> Key:
    return game.path[len(top) :], game.number


def _places(waiting: Sequence[TaggedGame], games: Iterable[StoredGame]) -> Mapping[str, list[Key]]:
    """Return the places of the games with the contents of those that wait."""
    wanted = {each.content for each in waiting}
    places: dict[str, list[Key]] = defaultdict(list)
    for one in games:
        content = content_of(one)
        if content in wanted:
            places[content].append(one.key)
    return places


def _new_place(
    game: TaggedGame, top: bytes, free: Sequence[Key], changed: TaggedGame | None, names: Mapping[Key, str]
) -> TaggedGame | None:
    """Return a game as it is now; `changed` is the one in its old place, `free` are games with its old moves."""
    nearest = _nearest(game, free, top)
    if nearest is None:
        return changed
    has_same_names = changed is not None and bool(game.names) and changed.names == game.names
    if has_same_names and top + nearest[0] != game.path:
        # The moves were changed here, and a copy with the old moves is elsewhere.
        return changed
    return game._replace(path=top + nearest[0], number=nearest[1], names=names.get(nearest, game.names))


def _nearest(game: TaggedGame, keys: Sequence[Key], top: bytes) -> Key | None:
    """Return the likeliest new place of a game: in the same file, in one of the same name, else the first."""

    def distance(key: Key) -> tuple[bool, bool, int, Key]:
        is_same = top + key[0] == game.path
        return not is_same, os.path.basename(key[0]) != os.path.basename(game.path), abs(key[1] - game.number), key

    return min(keys, key=distance, default=None)
