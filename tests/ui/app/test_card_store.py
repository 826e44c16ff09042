"""The file of the cards: carried over from boxes, put aside where it cannot be understood, safe from the clock."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from goboard_app.app.problems import CardStore
from goboard_app.lessons.schedule import MOST_WAIT, Cards

TODAY = 740_000


def store(folder: Path, text: str, today: int = TODAY) -> CardStore:
    (folder / "problems.json").write_text(text, "utf-8")
    return CardStore(folder / "problems.json", lambda: today)


def test_the_boxes_are_carried_over(tmp_path: Path) -> None:
    old = store(tmp_path, json.dumps({"problems": {"a": [3, TODAY - 2], "b": [0, TODAY - 9]}}))
    cards = old.load()
    due = {key: card.due - TODAY for key, card in cards.by_key.items()}
    assert due == {"a": 5, "b": -9}
    assert old.save(cards.answered("a", True, TODAY + 5))
    written = json.loads((tmp_path / "problems.json").read_text("utf-8"))
    assert (written["version"], sorted(written["problems"])) == (2, ["a", "b"])
    again = CardStore(tmp_path / "problems.json", lambda: TODAY + 5)
    assert again.load().known(["a", "b"]) == 1
    assert again.set_aside is None


@pytest.mark.parametrize(
    "text",
    [
        '{"version": 3, "problems": {}}',
        '{"version": "2", "problems": {}}',
        '{"version": 2, "problems": {"a": [NaN, 5, 740000, 1, 0]}}',
        '{"version": 2, "problems": {"a": [1e999, 5, 740000, 1, 0]}}',
        '{"version": 2, "problems": {"a": [2.0, 5.0, 740000, 999999, 0]}}',
        '{"version": 2, "problems": {"a": [2.0, 5.0, 999999999, 1, 0]}}',
        '{"version": 2, "problems": {"a": [2.0, 5.0]}}',
        '{"problems": {"a": [1, -5]}}',
    ],
)
def test_a_damaged_or_later_file_is_put_aside_whole(tmp_path: Path, text: str) -> None:
    cards = store(tmp_path, text)
    assert cards.load() == Cards()
    assert cards.set_aside is not None
    assert [each.read_text("utf-8") for each in tmp_path.iterdir()] == [text]


def test_a_clock_set_back_leaves_nothing_due_in_the_far_future(tmp_path: Path) -> None:
    future = CardStore(tmp_path / "problems.json", lambda: TODAY + 9_000)
    cards = Cards()
    for day in (TODAY + 8_000, TODAY + 8_100, TODAY + 9_000):
        cards = cards.answered("a", True, day).answered("b", False, day)
    assert future.save(cards)
    now = CardStore(tmp_path / "problems.json", lambda: TODAY).load()
    assert now.to_repeat(["a", "b"], TODAY) == (1,)
    assert all(card.due <= TODAY + MOST_WAIT for card in now.by_key.values())
    assert all(card.due <= TODAY + 2 * MOST_WAIT for card in now.answered("a", True, TODAY + 1).by_key.values())
