"""The folder of the players' book: no game is written over, and rubbish stops nothing."""

import os
from pathlib import Path

import pytest

from goboard_app.app.files.kept_games import FolderContent, KeptGames
from goboard_app.app.files.save import CannotSave
from goboard_app.app.jobs import JobWatch

GAME = b"(;FF[4]SZ[9]PB[Anna]PW[Ben]DT[2026-11-02]RE[B+R];B[aa])"
OTHER = b"(;FF[4]SZ[9]PB[Anna]PW[Ben]DT[2026-11-03]RE[W+R];B[bb])"


@pytest.fixture
def kept(tmp_path: Path) -> KeptGames:
    return KeptGames(tmp_path / "documents" / "Go games")


def read(kept: KeptGames) -> FolderContent:
    return kept.read(JobWatch())


def test_the_folder_is_made_with_the_first_game(kept: KeptGames) -> None:
    assert read(kept) == FolderContent()
    assert not kept.folder.exists()
    path = kept.keep("2026-11-02 Anna - Ben.sgf", GAME)
    assert path == kept.folder / "2026-11-02 Anna - Ben.sgf"
    assert path.read_bytes() == GAME
    assert [game.black for game in read(kept).games] == ["Anna"]


def test_a_second_game_of_that_name_gets_a_number(kept: KeptGames) -> None:
    first, second = kept.keep("a.sgf", GAME), kept.keep("a.sgf", OTHER)
    assert (first.name, second.name) == ("a.sgf", "a 2.sgf")
    assert (first.read_bytes(), second.read_bytes()) == (GAME, OTHER)


def test_the_same_game_takes_its_own_place_again(kept: KeptGames) -> None:
    path = kept.keep("a.sgf", GAME)
    assert kept.keep("a.sgf", OTHER, (path, GAME)) == path
    assert path.read_bytes() == OTHER
    assert len(list(kept.folder.iterdir())) == 1


def test_a_file_changed_by_another_program_is_left_alone(kept: KeptGames) -> None:
    path = kept.keep("a.sgf", GAME)
    path.write_bytes(GAME + b" ")
    assert kept.keep("a.sgf", OTHER, (path, GAME)).name == "a 2.sgf"
    assert path.read_bytes() == GAME + b" "


def test_a_game_that_cannot_be_written_leaves_no_empty_file(kept: KeptGames, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise CannotSave("no room")

    monkeypatch.setattr("goboard_app.app.files.kept_games.replace_file", fail)
    with pytest.raises(CannotSave):
        kept.keep("a.sgf", GAME)
    assert list(kept.folder.iterdir()) == []


def test_files_that_are_no_records_are_counted_and_the_others_read(kept: KeptGames) -> None:
    kept.keep("a.sgf", GAME)
    (kept.folder / "rubbish.sgf").write_bytes(b"\x00\x01 nothing")
    (kept.folder / "notes.txt").write_text("nothing")
    below = kept.folder / "club"
    below.mkdir()
    (below / "B.SGF").write_bytes(OTHER)
    os.mkfifo(kept.folder / "pipe.sgf")
    found = read(kept)
    assert (len(found.games), found.files, found.unreadable) == (2, 3, 1)


def test_only_new_games_are_read_again(kept: KeptGames, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.keep("a.sgf", GAME)
    read(kept)
    looked: list[str] = []

    def noted(path: Path) -> None:
        looked.append(path.name)

    monkeypatch.setattr("goboard_app.app.files.kept_games._games_in", noted)
    kept.keep("b.sgf", OTHER)
    found = read(kept)
    assert looked == ["b.sgf"]
    assert [game.black for game in found.games] == ["Anna"]


def test_a_file_that_went_is_forgotten(kept: KeptGames) -> None:
    path = kept.keep("a.sgf", GAME)
    read(kept)
    path.unlink()
    assert read(kept) == FolderContent()


def test_a_folder_that_shows_names_alone_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = KeptGames(tmp_path)
    games.keep("a.sgf", GAME)
    closed = tmp_path / "closed" / "other.sgf"
    closed.parent.mkdir()
    closed.write_bytes(GAME)
    look = os.stat

    def stat(path: str | Path, **how: object) -> os.stat_result:
        if os.fspath(path) == str(closed):
            raise PermissionError(13, "Permission denied")
        return look(path, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "stat", stat)
    shelf = games.read(JobWatch())
    assert (shelf.files, shelf.unreadable) == (1, 0)
