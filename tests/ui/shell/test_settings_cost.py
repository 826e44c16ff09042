"""The effects of a change of the settings, and the parts it leaves alone."""

from dataclasses import replace

import pytest

from tests.support.desk import Desk
from tests.support.waiting import wait_until


@pytest.mark.parametrize(
    ("changes", "is_applied"),
    [
        ({"coordinates": False}, False),
        ({"panel_width": 400}, False),
        ({"help_atari": False}, False),
        ({"theme": "dark"}, True),
        ({"text_size": 130}, True),
        ({"system_font": True}, True),
    ],
)
def test_only_theme_and_type_are_given_to_the_whole_program(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, changes: dict[str, object], is_applied: bool
) -> None:
    view = desk.parts.view
    applied: list[None] = []
    monkeypatch.setattr(view, "apply", lambda: applied.append(None))
    settings = replace(view.settings, **changes)  # type: ignore[arg-type]
    assert settings != view.settings
    view.change(settings)
    assert bool(applied) == is_applied


def test_dragging_the_edge_is_reported_once_it_rests(desk: Desk) -> None:
    desk.start()
    told: list[int] = []
    page = desk.page
    assert desk.panel.isVisible()
    page.panel_resized.connect(told.append)
    splitter = page.panel.parentWidget()
    place = splitter.sizes()[0]
    for step in range(1, 6):
        splitter.moveSplitter(place - step * 4, 1)
    assert told == []
    wait_until(lambda: bool(told))
    assert told == [desk.parts.view.settings.panel_width]


def test_a_width_dragged_just_before_the_end_is_kept(desk: Desk) -> None:
    desk.start()
    assert desk.panel.isVisible()
    splitter = desk.page.panel.parentWidget()
    splitter.moveSplitter(splitter.sizes()[0] - 24, 1)
    width = desk.page.panel.width()
    desk.page.hide()
    assert desk.parts.view.settings.panel_width == round(width / desk.parts.look.factor)
