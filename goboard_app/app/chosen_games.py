"""The games chosen in a library, read from their files one file at a time."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from goboard_app.app.files.load import LoadedFile, UnreadableFile, load_file
from goboard_app.app.texts import library as texts
from goboard_app.library.games import facts_of
from goboard_app.library.index import IndexUnusable, Key, LibraryGame, StoredGame, stored_games
from goboard_app.library.moves import moves_of_game
from goboard_app.library.tags import content_of
from goboard_app.record.sgf.builder import ParseWatch, ReadingStopped
from goboard_app.record.tree import GameTree


@dataclass(slots=True)
class FilesWatch:
    """The progress of work on many files; when it is called off, the work ends after the present file."""

    done: float = 0.0
    is_called_off: bool = False
    reading: ParseWatch = field(default_factory=ParseWatch)

    def call_off(self) -> None:
        """Stop before the next file."""
        self.is_called_off = True
        self.reading.call_off()


class LeftFile(NamedTuple):
    """A file that was left out, by its path below the folder, with the reason as a sentence."""

    path: bytes
    reason: str

    @property
    def line(self) -> str:
        """The path and the reason on one line."""
        return texts.left_file_line(os.fsdecode(self.path), self.reason)


class ChosenFile(NamedTuple):
    """A file that was read, and the games in it that were chosen, each with its tree.

    `reason` is a sentence about games that are not in the file any more; empty if all are there.
    """

    path: bytes
    loaded: LoadedFile
    games: tuple[tuple[LibraryGame, GameTree], ...]
    reason: str = ""


def chosen_files(
    folder: Path, index: Path, chosen: Sequence[LibraryGame], watch: FilesWatch
) -> Iterator[ChosenFile | LeftFile]:
    """Read the files of the chosen games in their order, until the watch calls it off.

    A file is read as it is now. A game is the one that was chosen if it has the same moves, in its place or elsewhere
    in its file, or the same players and date in its place.
    """
    by_file: dict[bytes, list[LibraryGame]] = defaultdict(list)
    for game in chosen:
        by_file[game.key[0]].append(game)
    contents = _contents(index, {game.key for game in chosen})
    for number, (path, games) in enumerate(by_file.items()):
        watch.done = number / len(by_file)
        if watch.is_called_off:
            return
        try:
            loaded = load_file(folder / os.fsdecode(path), watch=watch.reading)
        except UnreadableFile as error:
            yield LeftFile(path, str(error))
        except ReadingStopped:
            return
        else:
            yield _chosen_in(path, loaded, games, contents)


def _contents(index: Path, keys: set[Key]) -> dict[Key, str]:
    """Return the contents of games as the index has them; empty if it cannot be read."""
    try:
        return {game.key: content_of(game) for game in stored_games(index) if game.key in keys}
    except IndexUnusable:
        return {}


def _chosen_in(
    path: bytes, loaded: LoadedFile, games: Sequence[LibraryGame], contents: Mapping[Key, str]
) -> ChosenFile:
    trees = loaded.record.games
    found: dict[int, LibraryGame] = {}
    missing = 0
    for game in games:
        number = _number_of(game, trees, contents.get(game.key))
        if number is None or number in found:
            missing += 1
        else:
            found[number] = game
    pairs = tuple((found[number], trees[number]) for number in sorted(found))
    return ChosenFile(path, loaded, pairs, texts.not_in_file(missing) if missing else "")


def _number_of(game: LibraryGame, trees: Sequence[GameTree], content: str | None) -> int | None:
    """Return the number of the game that was chosen; None if it is no longer in the file."""
    number = game.key[1]
    tree = trees[number] if number < len(trees) else None
    if tree is not None and (content is None or _content(tree) == content):
        return number
    if content is not None:
        # Games before it may have been added or removed.
        at = next((n for n, other in enumerate(trees) if n != number and _content(other) == content), None)
        if at is not None:
            return at
    return number if tree is not None and _has_same_names(game, tree) else None


def _content(tree: GameTree) -> str:
    return content_of(StoredGame((b"", 0), tree.size, "", *moves_of_game(tree)[:2]))


def _has_same_names(game: LibraryGame, tree: GameTree) -> bool:
    """Return whether the players and the date are those of the list, and there are any."""
    listed, now = game.facts, facts_of(tree)
    names = (listed.black, listed.white, listed.date)
    return bool(listed.black or listed.white) and names == (now.black, now.white, now.date)
