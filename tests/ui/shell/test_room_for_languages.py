"""The texts of every language fit in a small window; a report lists truncated ones."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from goboard_app.app.texts import install_language, spoken_languages
from goboard_app.languages import is_complete
from tests.support import scenes
from tests.support.desk import Desks
from tests.support.dialogs import Dialogs
from tests.support.texts import cut_off
from tests.support.waiting import settled

SIZE = (1024, 600)
SEEN = (
    scenes.start_page,
    scenes.counting_in_five_ways,
    scenes.reviewing,
    scenes.finding_words,
    scenes.guessing,
    scenes.lesson_with_faults,
    scenes.playing,
    scenes.refusing_suicide,
    scenes.counting_with_a_proposal,
    scenes.telling_japanese,
)
"""The scenes that are shown one after the other in one window; games that nobody saved come last."""


@pytest.fixture(params=spoken_languages())
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    before, usual = set(qapp.findChildren(QTranslator)), QLocale()
    taken = install_language(qapp, request.param)
    # A catalogue without a translation holds nothing; it is English.
    assert taken == request.param or not is_complete(request.param)
    yield request.param
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(usual)


def test_no_text_is_cut_off_in_a_small_window(desks: Desks, dialogs: Dialogs, language: str) -> None:
    desk = desks.make(size=SIZE, on_start_page=False, language=language)
    faults = []
    for scene in SEEN:
        scene(desk, dialogs)
        left = settled(lambda: cut_off(desk.window), 2000)
        faults += [f"{scene.__name__}: {each}" for each in left]
    if "LANGUAGE_FAULTS" in os.environ:
        text = "".join(f"{fault}\n" for fault in faults)
        Path(os.environ["LANGUAGE_FAULTS"], language).write_text(text, "utf-8")
    assert faults == [] or not is_complete(language)
