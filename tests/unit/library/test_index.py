"""The index of a folder: its games, updates, omissions and rebuilding."""

import os
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from goboard_app.library import index
from goboard_app.library.index import (
    CannotRead,
    FolderGone,
    IndexDamaged,
    IndexUnusable,
    IndexUpdate,
    IndexWatch,
    LeftOut,
    LibraryGame,
    OutdatedFiles,
    known_games,
    last_board,
    outdated_files,
    renew,
    stored_game,
    stored_games,
)
from goboard_app.library.moves import moves_of_game
from goboard_app.record.positions import PositionCache
from goboard_app.record.sgf.builder import ReadingStopped
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.sgf.parser import read_sgf

ONE = "(;SZ[9]PB[Ada]PW[Eve]RE[B+3];B[ee];W[cc])"
TWO = "(;SZ[9]PB[Zoe];B[aa])(;SZ[13]PW[Max];B[aa];W[bb];B[cc])"
NGF = "Rating game\n19\nHana 1D*\nTom 2D*\nwww\n0\n0\n6\n20240501 [12:00]\n5\nWhite win\n2\nPMABBQDQD\nPMACWEQEQ\n"


class Shelf:
    """A folder and the index of it; `read` counts the files that were read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "games"
        self.folder.mkdir()
        self.place = folder / "settings" / "index.sqlite"
        self.read: list[str] = []
        self.watch = IndexWatch()

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def reader(self, path: Path) -> Record:
        self.read.append(path.name)
        try:
            return read_record(path.read_bytes())
        except SgfError as error:
            raise CannotRead(LeftOut.NO_RECORD) from error
        except OSError as error:
            raise CannotRead(LeftOut.UNREADABLE) from error

    def renew(self) -> Counter[LeftOut]:
        self.read.clear()
        self.watch = IndexWatch()
        return Counter(renew(self.place, self.folder, self.reader, self.watch).values())

    @property
    def games(self) -> list[LibraryGame]:
        return known_games(self.place)

    @property
    def names(self) -> list[tuple[str, int, str]]:
        found = self.games
        return [(os.fsdecode(g.key[0]), g.key[1], g.facts.black or g.facts.white) for g in found]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_all_games_below_the_folder_are_known(shelf: Shelf) -> None:
    shelf.write("one.sgf", ONE)
    shelf.write("deep/er/two.SGF", TWO)
    shelf.write("deep/far.ngf", NGF)
    shelf.write("notes.txt", ONE)
    assert shelf.renew() == Counter()
    assert shelf.names == [
        ("deep/er/two.SGF", 0, "Zoe"),
        ("deep/er/two.SGF", 1, "Max"),
        ("deep/far.ngf", 0, "Tom"),
        ("one.sgf", 0, "Ada"),
    ]
    facts = shelf.games[-1].facts
    assert (facts.white, facts.ended, facts.moves, facts.columns) == ("Eve", "b+3", 2, 9)
    assert list(shelf.watch.batches)[-1].games == tuple(sorted(shelf.games, key=lambda game: game.key))


def test_nothing_is_written_into_the_folder(shelf: Shelf) -> None:
    path = shelf.write("one.sgf", ONE)
    before = path.stat()
    shelf.renew()
    assert [p.name for p in shelf.folder.iterdir()] == ["one.sgf"]
    assert path.stat().st_mtime_ns == before.st_mtime_ns


def test_only_changed_files_are_read_again(shelf: Shelf) -> None:
    shelf.write("one.sgf", ONE)
    changed, gone = shelf.write("two.sgf", TWO), shelf.write("gone.sgf", ONE)
    shelf.renew()
    gone.unlink()
    changed.write_text(TWO.replace("Zoe", "Ida"))
    shelf.write("new.sgf", ONE)
    shelf.renew()
    assert sorted(shelf.read) == ["new.sgf", "two.sgf"]
    assert [name for name, _, _ in shelf.names] == ["new.sgf", "one.sgf", "two.sgf", "two.sgf"]
    assert shelf.names[2][2] == "Ida"
    assert IndexUpdate(frozenset({b"gone.sgf"}), ()) in shelf.watch.batches
    shelf.renew()
    assert shelf.read == []


def test_a_file_of_other_time_is_read_again_though_it_is_as_long(shelf: Shelf) -> None:
    path = shelf.write("one.sgf", ONE)
    shelf.renew()
    path.write_text(ONE.replace("Ada", "Ida"))
    os.utime(path, ns=(1, 1))
    shelf.renew()
    assert shelf.names == [("one.sgf", 0, "Ida")]


def test_unreadable_files_are_counted_each_time(shelf: Shelf) -> None:
    shelf.write("rubbish.sgf", "no game at all")
    shelf.write("empty.gib", "")
    shelf.write("one.sgf", ONE)
    assert shelf.renew() == Counter({LeftOut.NO_RECORD: 2})
    # It is not read again, and reported all the same.
    assert shelf.renew() == Counter({LeftOut.NO_RECORD: 2})
    assert shelf.read == []
    assert len(shelf.names) == 1


def test_files_that_failed_to_open_are_tried_again(shelf: Shelf) -> None:
    path = shelf.write("one.sgf", ONE)
    refusing = shelf.reader

    def refuse(path: Path) -> Record:
        raise CannotRead(LeftOut.UNREADABLE)

    shelf.reader = refuse  # type: ignore[method-assign]
    assert shelf.renew() == Counter({LeftOut.UNREADABLE: 1})
    shelf.reader = refusing  # type: ignore[method-assign]
    assert shelf.renew() == Counter()
    assert path.exists()
    assert len(shelf.names) == 1


def test_links_in_a_circle_come_to_an_end(shelf: Shelf) -> None:
    shelf.write("a/one.sgf", ONE)
    (shelf.folder / "a" / "up").symlink_to(shelf.folder)
    (shelf.folder / "self.sgf").symlink_to(shelf.folder / "self.sgf")
    (shelf.folder / "nowhere.sgf").symlink_to(shelf.folder / "missing.sgf")
    assert shelf.renew() == Counter({LeftOut.UNREADABLE: 2})
    assert shelf.names == [("a/one.sgf", 0, "Ada")]


def test_special_files_are_left_alone(shelf: Shelf) -> None:
    os.mkfifo(shelf.folder / "pipe.sgf")
    (shelf.folder / "folder.sgf").mkdir()
    assert shelf.renew() == Counter({LeftOut.NO_RECORD: 1})
    assert shelf.read == []


def test_a_folder_that_cannot_be_listed_is_left_out(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.write("closed/one.sgf", ONE)
    shelf.write("two.sgf", TWO)
    scandir = os.scandir

    def refusing(path: bytes) -> object:
        if path.endswith(b"closed"):
            raise PermissionError
        return scandir(path)

    monkeypatch.setattr(index.os, "scandir", refusing)
    assert shelf.renew() == Counter({LeftOut.FOLDER: 1})
    assert len(shelf.names) == 2


def test_a_folder_that_is_gone_leaves_the_known_games(shelf: Shelf) -> None:
    shelf.write("one.sgf", ONE)
    shelf.renew()
    shelf.folder.rename(shelf.folder.with_name("away"))
    with pytest.raises(FolderGone):
        shelf.renew()
    assert len(shelf.names) == 1


def test_files_that_vanish_during_the_reading_are_left_out(shelf: Shelf) -> None:
    for name in ("a.sgf", "b.sgf", "c.sgf"):
        shelf.write(name, ONE)
    plain = shelf.reader

    def vanishing(path: Path) -> Record:
        record = plain(path)
        for name in ("b.sgf", "c.sgf"):
            (shelf.folder / name).unlink(missing_ok=True)
        return record

    shelf.reader = vanishing  # type: ignore[method-assign]
    assert shelf.renew() == Counter({LeftOut.UNREADABLE: 2})
    shelf.reader = plain  # type: ignore[method-assign]
    assert shelf.renew() == Counter()
    assert [name for name, _, _ in shelf.names] == ["a.sgf"]


def test_completed_reading_is_kept_after_a_cancel(shelf: Shelf) -> None:
    for name in ("a.sgf", "b.sgf", "c.sgf"):
        shelf.write(name, ONE)
    plain = shelf.reader

    def stopping(path: Path) -> Record:
        record = plain(path)
        if path.name == "b.sgf":
            shelf.watch.call_off()
        return record

    shelf.reader = stopping  # type: ignore[method-assign]
    with pytest.raises(ReadingStopped):
        shelf.renew()
    assert [name for name, _, _ in shelf.names] == ["a.sgf"]
    shelf.reader = plain  # type: ignore[method-assign]
    shelf.renew()
    assert sorted(shelf.read) == ["b.sgf", "c.sgf"]


@pytest.mark.parametrize("rubbish", [b"", b"no database", b"SQLite format 3\0" + bytes(range(256)) * 40])
def test_a_damaged_index_is_rebuilt(shelf: Shelf, rubbish: bytes) -> None:
    shelf.write("one.sgf", ONE)
    shelf.place.parent.mkdir()
    shelf.place.write_bytes(rubbish)
    assert shelf.games == []
    shelf.renew()
    assert shelf.names == [("one.sgf", 0, "Ada")]


def test_an_index_with_damage_in_the_middle_is_rebuilt(shelf: Shelf) -> None:
    for number in range(200):
        shelf.write(f"{number:03}.sgf", ONE.replace("Ada", f"Player number {number}" * 5))
    shelf.renew()
    with sqlite3.connect(shelf.place) as opened:
        opened.execute("pragma wal_checkpoint(truncate)")
    opened.close()
    data = bytearray(shelf.place.read_bytes())
    data[4096 * 6 : 4096 * 14] = b"\xff" * (4096 * 8)
    shelf.place.write_bytes(bytes(data))
    shelf.write("new.sgf", ONE)
    shelf.renew()
    assert len(shelf.names) == 201


def test_damage_found_in_the_rows_rebuilds_the_index(shelf: Shelf) -> None:
    for number in range(200):
        shelf.write(f"{number:03}.sgf", ONE.replace("Ada", f"Player number {number}" * 5))

    def damage() -> None:
        shelf.renew()
        with sqlite3.connect(shelf.place) as opened:
            opened.execute("pragma wal_checkpoint(truncate)")
        opened.close()
        data = bytearray(shelf.place.read_bytes())
        data[4096 * 6 : 4096 * 14] = b"\xff" * (4096 * 8)
        shelf.place.write_bytes(bytes(data))

    damage()
    assert shelf.games == []
    damage()
    with pytest.raises(IndexDamaged):
        stored_games(shelf.place)
    shelf.renew()
    assert len(shelf.names) == len(stored_games(shelf.place)) == 200


def put_in(shelf: Shelf, odd: str) -> None:
    with sqlite3.connect(shelf.place) as opened:
        opened.execute(odd)
    opened.close()


@pytest.mark.parametrize(
    "odd",
    [
        "columns = 0, rows = 99",
        "columns = 'x'",
        "number = -1",
        "path = 'one.sgf'",
        "ended = x'00'",
        "steps = null, changes = 5",
        "steps = x'ffffffffff', changes = x'01'",
        # A point beside the board, a stone of no colour, a node that is not there.
        "steps = x'4501'",
        "steps = x'0400'",
        "steps = x'0700'",
        "changes = x'0000'",
        "changes = x'000051000100'",
        "changes = x'000000000300'",
        "changes = x'030000000100'",
        "changes = x'010000000100000001000100'",
        "steps = zeroblob(200000)",
    ],
)
def test_a_game_that_cannot_be_so_is_damage(shelf: Shelf, odd: str) -> None:
    shelf.write("one.sgf", ONE)
    shelf.renew()
    (game,) = stored_games(shelf.place)
    put_in(shelf, f"update games set {odd}")
    with pytest.raises(IndexDamaged):
        stored_games(shelf.place)
    shelf.renew()
    assert stored_games(shelf.place) == [game]


def test_one_game_that_cannot_be_so_is_damage(shelf: Shelf) -> None:
    shelf.write("one.sgf", ONE)
    shelf.renew()
    put_in(shelf, "update games set steps = x'ffff'")
    with pytest.raises(IndexDamaged):
        stored_game(shelf.place, (b"one.sgf", 0))


@pytest.mark.parametrize("odd", ["path = 'one.sgf'", "number = -1", "black = null", "moves = x'00'", "rows = 53"])
def test_an_index_with_odd_facts_of_a_game_is_rebuilt(shelf: Shelf, odd: str) -> None:
    shelf.write("one.sgf", ONE)
    shelf.renew()
    before = shelf.games
    put_in(shelf, f"update games set {odd}")
    assert shelf.games == []
    shelf.renew()
    assert shelf.games == before


@pytest.mark.parametrize("odd", ["fault = 99", "fault = null", "time = 'q'", "path = 'one.sgf'"])
def test_a_file_of_which_the_index_tells_odd_things_is_read_again(shelf: Shelf, odd: str) -> None:
    shelf.write("one.sgf", ONE)
    shelf.renew()
    put_in(shelf, f"update files set {odd}")
    assert shelf.renew() == Counter()
    assert shelf.read == ["one.sgf"]
    assert shelf.names == [("one.sgf", 0, "Ada")]
    shelf.renew()
    assert shelf.read == []


def test_games_of_no_file_are_damage(shelf: Shelf) -> None:
    shelf.write("one.sgf", ONE)
    shelf.renew()
    put_in(shelf, "update games set path = x'2f657463'")
    shelf.renew()
    assert IndexUpdate(None, ()) in shelf.watch.batches
    assert shelf.names == [("one.sgf", 0, "Ada")]


def test_a_file_of_a_time_far_away_is_known(shelf: Shelf) -> None:
    path = shelf.write("one.sgf", ONE)
    # SQLite counts to 2**63.
    os.utime(path, (10**10, 10**10))
    shelf.renew()
    assert shelf.names == [("one.sgf", 0, "Ada")]
    shelf.renew()
    assert shelf.read == []


def test_an_index_of_another_version_is_rebuilt(shelf: Shelf) -> None:
    shelf.write("one.sgf", ONE)
    shelf.renew()
    with sqlite3.connect(shelf.place) as opened:
        opened.execute("pragma user_version = 99")
    opened.close()
    assert shelf.games == []
    shelf.renew()
    assert len(shelf.names) == 1


def test_an_index_that_cannot_be_made_is_reported(shelf: Shelf) -> None:
    shelf.place.parent.write_text("in the way")
    with pytest.raises(IndexUnusable):
        shelf.renew()
    with pytest.raises(IndexUnusable):
        known_games(shelf.place)


def test_the_last_board_is_that_of_the_main_line(shelf: Shelf) -> None:
    text = (
        "(;SZ[9]AB[ba][dd]AW[aa];B[ab](;W[ee];B[];AE[dd];W[ff]C[end])(;W[gg];B[hh]))"
        "(;SZ[5:3]AB[aa]AW[ba][ab];B[];W[cc];W[cc])"
    )
    shelf.write("one.sgf", text)
    shelf.renew()
    for game, tree in zip(stored_games(shelf.place), read_sgf(text.encode()).games, strict=True):
        end = PositionCache(tree).position(tree.main_line_end())
        assert last_board(game)[0] == end.stones
    first = stored_game(shelf.place, (b"one.sgf", 0))
    assert first is not None
    assert last_board(first)[1] == first.size.index(first.size.point(5 * 9 + 5))
    assert stored_game(shelf.place, (b"one.sgf", 7)) is None


def test_stones_set_up_and_taken_off_are_distinguished_from_moves() -> None:
    tree = read_sgf(b"(;SZ[3]AW[aa]AB[ba];B[ab];W[];AE[ab]AW[cc])").games[0]
    steps, changes = (memoryview(part).cast("H").tolist() for part in moves_of_game(tree)[:2])
    assert steps == [0, 4 * 3 + 1, 0, 0]
    assert changes == [0, 1, 1, 0, 0, 2, 1, 0, 0, 3, 8, 2, 3, 3, 0]


BRANCHED = "(;SZ[5]DT[1996-12-27];B[aa](;W[bb])(;W[cc];B[dd]))"


def test_variations_are_given_where_they_are_asked_for(shelf: Shelf) -> None:
    shelf.write("one.sgf", BRANCHED + ONE)
    shelf.renew()
    assert [game.variations for game in stored_games(shelf.place)] == [b"", b""]
    games = {game.key[1]: game for game in stored_games(shelf.place, with_variations=True)}
    assert games[0].moves == moves_of_game(read_sgf(BRANCHED.encode()).games[0])
    assert games[1].variations == b""
    assert [games[0].year, games[1].year] == [1996, 0]


def test_variations_go_with_their_file(shelf: Shelf) -> None:
    path = shelf.write("one.sgf", BRANCHED)
    shelf.renew()
    path.unlink()
    shelf.renew()
    with sqlite3.connect(shelf.place) as opened:
        assert opened.execute("select count(*) from variations").fetchone() == (0,)
    opened.close()


@pytest.mark.parametrize("odd", ["lines = null", "lines = 5", "lines = x'01'", "lines = x'ffffffff'"])
def test_damaged_variations_are_damage_or_none(shelf: Shelf, odd: str) -> None:
    shelf.write("one.sgf", BRANCHED)
    shelf.renew()
    put_in(shelf, f"update variations set {odd}")
    if odd == "lines = null":
        assert [game.variations for game in stored_games(shelf.place, with_variations=True)] == [b""]
        return
    with pytest.raises(IndexDamaged):
        stored_games(shelf.place, with_variations=True)


def test_files_that_changed_or_are_gone_are_counted(shelf: Shelf) -> None:
    paths = [shelf.write(f"{name}.sgf", ONE) for name in "abcd"]
    shelf.renew()
    paths[1].write_text(TWO)
    paths[2].unlink()
    paths[3].unlink()
    looked: list[int] = []
    asked = {b"a.sgf", b"b.sgf", b"c.sgf"}
    assert outdated_files(shelf.place, shelf.folder, asked, lambda: looked.append(1)) == OutdatedFiles(1, 1)
    assert len(looked) == 3


def test_the_count_of_changed_files_can_be_stopped(shelf: Shelf) -> None:
    def stop() -> None:
        raise InterruptedError

    shelf.write("a.sgf", ONE)
    shelf.renew()
    with pytest.raises(InterruptedError):
        outdated_files(shelf.place, shelf.folder, {b"a.sgf"}, stop)
