"""Rest: what a window does while nobody wants anything, so that it need not be waited for later."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6 import QtCore, QtGui, QtWidgets

from goboard_app.app.jobs import Steps
from goboard_app.ui.shell.feature import Feature
from goboard_app.ui.shell.side_panel import learning_words


def resting(features: Iterable[Feature]) -> Steps[None]:
    """Make what is used everywhere, then load what each feature needs first."""
    yield from making_classes()
    yield from learning_words()
    for feature in features:
        yield from feature.resting()


def making_classes() -> Steps[None]:
    """Have PySide make its classes.

    It makes each of them when it is first named, but all that are left at once when it has to tell
    what an object is that Qt made: 30 ms in the middle of the first save, or of whatever it is.
    """
    for module in (QtCore, QtGui, QtWidgets):
        for name in dir(module):
            getattr(module, name)
            yield 0.0
