"""The progress of a pupil is kept whole, and an unreadable file is never thrown away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from goboard_app.app.progress import Progress, ProgressStore

SOME = Progress().with_done("one", 2).with_done("one", 0).left_at("one", 2).left_at("two", 1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "progress.json"


def test_kept_values_are_restored(path: Path) -> None:
    assert ProgressStore(path).load() == Progress()
    assert ProgressStore(path).save(SOME)
    store = ProgressStore(path)
    assert store.load() == SOME
    assert store.set_aside is None


def test_foreign_content_of_the_file_stays(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"problems": {"x": 1}}')
    store = ProgressStore(path)
    assert store.load() == Progress()
    store.save(SOME)
    assert json.loads(path.read_text())["problems"] == {"x": 1}


def test_two_windows_lose_nothing_of_each_other(path: Path) -> None:
    one, other = ProgressStore(path), ProgressStore(path)
    one.load()
    other.load()
    one.save(Progress().with_done("one", 0).left_at("one", 0))
    other.save(Progress().with_done("two", 1).left_at("two", 1))
    found = ProgressStore(path).load()
    assert found.done == {("one", 0), ("two", 1)}
    assert found.places == {("one", 0), ("two", 1)}
    assert found.last == "two"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"{",
        b'{"lessons": []}',
        b'{"lessons": {"done": {"one": 3}}}',
        b'{"lessons": {"done": {"one": ["a"]}}}',
        b'{"lessons": {"places": {"one": true}}}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_set_aside(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    store = ProgressStore(path)
    assert store.load() == Progress()
    assert store.set_aside is not None
    assert store.set_aside.place.read_bytes() == data
    assert not path.exists()
    assert store.save(SOME)
    assert ProgressStore(path).load() == SOME


def test_several_damaged_files_are_all_kept(path: Path) -> None:
    path.parent.mkdir()
    for _ in range(3):
        path.write_bytes(b"{")
        ProgressStore(path).load()
    assert len(list(path.parent.iterdir())) == 3


def test_a_failed_writing_is_mentioned(path: Path) -> None:
    path.parent.write_text("a file where the folder should be")
    store = ProgressStore(path)
    assert not store.save(SOME)
    assert store.trouble


def test_games_kept_by_another_window_are_kept_too(path: Path) -> None:
    here, there = ProgressStore(path), ProgressStore(path)
    mine, theirs = here.load(), there.load()
    assert there.save(theirs.with_done("two", 0).left_at("two", 1).with_offered("11-ko"))
    assert here.save(mine.with_done("one", 0).left_at("one", 1).with_offered("12-eyes"))
    kept = ProgressStore(path).load()
    assert kept.done == {("one", 0), ("two", 0)}
    assert kept.places == {("one", 1), ("two", 1)}
    assert kept.offered == {"11-ko", "12-eyes"}


def test_the_days_of_lessons_and_games_are_kept_and_merged(tmp_path: Path) -> None:
    one, other = (ProgressStore(tmp_path / "progress.json") for _ in range(2))
    one.save(Progress().with_done("one", 0, 739_000).with_game(739_000).with_game(739_000))
    other.save(Progress().with_done("one", 1, 739_005).with_game(739_005))
    kept = one.load()
    assert (kept.learnt, kept.games) == ({("one", 739_005)}, {(739_000, 2), (739_005, 1)})
    assert kept.with_done("one", 1, 739_009).learnt == kept.learnt
