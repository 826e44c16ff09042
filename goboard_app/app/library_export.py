"""The export of games of a library: the list as a table, and games as one SGF file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from goboard_app.app.chosen_games import FilesWatch, LeftFile, chosen_files
from goboard_app.app.files.save import replace_file
from goboard_app.app.instance import real_path
from goboard_app.app.texts import library as texts
from goboard_app.lessons.results import csv_bytes
from goboard_app.library.games import NO_TAGS, GameTags
from goboard_app.library.index import Key, LibraryGame
from goboard_app.record.compare import first_difference
from goboard_app.record.sgf.builder import ReadingStopped
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.encoding import charset_name, codec_name, holds_ascii
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.sgf.writer import write_game, write_record, write_repaired
from goboard_app.record.tree import GameTree


class ExportStopped(Exception):
    """Raised when an export was called off; nothing was written."""


class IsSource(Exception):
    """Raised when the file to be written is one of those with the games; its text is the name."""


class MixedEncodings(Exception):
    """Raised when games cannot keep their encodings in one file; `names` are those of the encodings."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


class Exported(NamedTuple):
    """The number of games that were written, and the files that were left out."""

    path: Path
    games: int
    left: tuple[LeftFile, ...] = ()


def export_table(path: Path, games: Sequence[LibraryGame], tags: Mapping[Key, GameTags], separator: str) -> Exported:
    """Write the facts of games as a table for spreadsheets. Raises CannotSave."""
    rows = [texts.table_heads(), *(_table_row(game, tags.get(game.key, NO_TAGS)) for game in games)]
    replace_file(path, csv_bytes(rows, separator))
    return Exported(path, len(games))


def _table_row(game: LibraryGame, tags: GameTags) -> Sequence[str]:
    facts = game.facts
    return (
        *(facts.black, facts.black_rank, facts.white, facts.white_rank, facts.date, facts.title),
        *(facts.rules, facts.result, str(facts.moves), texts.size_text(facts)),
        # Bytes of a name that are no text become replacement characters.
        game.key[0].decode("utf-8", "replace"),
        str(game.key[1] + 1),
        "; ".join(tags.tags),
        tags.note,
    )


def export_games(
    path: Path, folder: Path, index: Path, chosen: Sequence[LibraryGame], watch: FilesWatch, is_converted: bool = False
) -> Exported:
    """Write games of a folder as one SGF file, each with the bytes of its own file.

    With `is_converted` they are all written in UTF-8. Files that cannot be read are left out. Raises MixedEncodings if
    the games cannot keep their encodings and are not to be converted, IsSource if the file is one of those that are
    read, CannotSave if it cannot be written, ExportStopped if the watch calls it off.
    """
    target = real_path(path)
    trees: list[GameTree] = []
    left: list[LeftFile] = []
    for found in chosen_files(folder, index, chosen, watch):
        if isinstance(found, LeftFile):
            left.append(found)
            continue
        if real_path(found.loaded.path) == target:
            raise IsSource(path.name)
        if found.reason:
            left.append(LeftFile(found.path, found.reason))
        trees += (tree for _game, tree in found.games)
    if watch.is_called_off:
        raise ExportStopped
    if trees:
        try:
            replace_file(path, _collection(tuple(trees), watch, is_converted))
        except ReadingStopped as error:
            raise ExportStopped from error
    return Exported(path, len(trees), tuple(left))


def _collection(trees: tuple[GameTree, ...], watch: FilesWatch, is_converted: bool) -> bytes:
    """Return a file of these games."""
    if is_converted:
        data = write_record(Record(trees), "UTF-8")
        return data if _is_read_as(data, trees, watch) else write_repaired(trees)
    games = [write_game(tree) for tree in trees]
    names = {_encoding_of(tree, data) for tree, data in zip(trees, games, strict=True)} - {""}
    # A part of a file in UTF-16 lacks the mark at its beginning.
    if len(names) > 1 or not all(map(holds_ascii, names)):
        raise MixedEncodings(_shown(names))
    data = b"".join(game.rstrip() + b"\n" for game in games)
    if _is_read_as(data, trees, watch):
        return data
    # A game that breaks off, for example, needs its brackets before another one follows.
    data = write_record(Record(trees))
    if not _is_read_as(data, trees, watch):
        raise MixedEncodings(_shown(names))
    return data


def _shown(codecs: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(map(charset_name, codecs)))


def _encoding_of(tree: GameTree, data: bytes) -> str:
    """Return the codec of a game, or of the encoding that it names; empty if it needs none."""
    named = codec_name(tree.root.text("CA") or "") if tree.root.has("CA") else None
    if data.isascii():
        return named or ""
    return "utf-8" if tree.source is None else tree.source.encoding


def _is_read_as(data: bytes, trees: Sequence[GameTree], watch: FilesWatch) -> bool:
    try:
        games = read_record(data, None, watch.reading).games
    except SgfError:
        return False
    return first_difference(games, trees) is None
