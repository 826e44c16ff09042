"""A search is carried on in the pauses of the program and can be called off."""

import time
from collections.abc import Iterator
from itertools import count

import pytest
from PySide6.QtWidgets import QApplication

from goboard_app.app import jobs
from goboard_app.app.record_jobs import MOST_HITS, Searcher
from goboard_app.record.search import NodePlace, TextHit, TextPortion, search_text
from goboard_app.record.sgf.parser import read_sgf
from tests.support.waiting import wait_until

GAMES = read_sgf(b"(;C[a word])(;C[none])(;C[the word];C[word])").games


@pytest.fixture
def searcher(qapp: QApplication) -> Searcher:
    return Searcher(qapp)


HIT = TextHit(NodePlace(GAMES[0], GAMES[0].root), "C", "a word", 2, 6)


def portions(hits_each: int, games: int) -> Iterator[TextPortion]:
    for done in range(games):
        yield TextPortion(done, (HIT,) * hits_each)


def one_hit() -> Iterator[TextPortion]:
    """Return a search that finds something at once and then continues for a very long time."""
    yield TextPortion(0, (HIT,))
    for done in count(1):
        yield TextPortion(done, ())


def test_hits_come_in_the_order_of_the_file(searcher: Searcher) -> None:
    told: list[int] = []
    searcher.found.connect(told.append)
    searcher.start(search_text(GAMES, "word"), 3)
    assert searcher.is_busy
    wait_until(lambda: not searcher.is_busy)
    trees = [hit.place.tree for hit in searcher.hits]
    assert trees == [GAMES[0], GAMES[2], GAMES[2]]
    assert sum(told) == 3
    assert (searcher.done, searcher.total) == (3, 3)
    assert not searcher.is_stopped


def test_a_search_gives_the_window_its_turn(searcher: Searcher) -> None:
    def slow() -> Iterator[TextPortion]:
        for done in range(30):
            time.sleep(0.002)
            yield TextPortion(done, ())

    turns: list[float] = []
    searcher.progressed.connect(lambda: turns.append(time.perf_counter()))
    searcher.start(slow(), 30)
    wait_until(lambda: not searcher.is_busy)
    assert len(turns) > 5


def test_a_search_is_left_off_and_keeps_its_hits(searcher: Searcher) -> None:
    searcher.start(one_hit(), 1)
    wait_until(lambda: searcher.hits)
    searcher.stop()
    assert searcher.is_stopped
    assert not searcher.is_busy
    assert searcher.hits
    searcher.stop()
    searcher.forget()
    assert searcher.hits == []


def test_too_many_hits_end_a_search(searcher: Searcher, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "TURN_S", 0.5)
    searcher.start(portions(999, 1000), 1000)
    wait_until(lambda: not searcher.is_busy)
    assert len(searcher.hits) == MOST_HITS
    assert searcher.has_too_many
    assert not searcher.is_stopped


def test_a_new_search_forgets_the_one_before(searcher: Searcher) -> None:
    searcher.start(one_hit(), 1)
    wait_until(lambda: searcher.hits)
    searcher.start(search_text(GAMES, "never"), 3)
    wait_until(lambda: not searcher.is_busy)
    assert searcher.hits == []
