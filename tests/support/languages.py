"""Changing the language of the program in a test, and giving it back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from tests.support.desk import Desk
from tests.support.waiting import activate, wait_until


@contextmanager
def language_kept(app: QApplication) -> Iterator[None]:
    """Give the program its translators back at the end."""
    before, usual = app.findChildren(QTranslator), QLocale()
    yield
    if app.findChildren(QTranslator) == before:
        return
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
        translator.setParent(None)
    for translator in before:
        translator.setParent(app)
        app.installTranslator(translator)
    QLocale.setDefault(usual)


def in_language(desk: Desk, code: str) -> Desk:
    """Choose a language, and return the desk with the window that was made again."""
    hub = desk.windows.hub
    hub.change(replace(hub.settings, language=code))
    return remade(desk)


def remade(desk: Desk) -> Desk:
    """Wait until the window was made again, and return the desk with the new one."""
    wait_until(lambda: not isValid(desk.window))
    item = next(item for item in desk.windows.all if item.controller is desk.controller)
    activate(item.window)
    return Desk(item.window, item.controller, item.documents, desk.dialogs, desk.folder, desk.windows)
