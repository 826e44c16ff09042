"""Parts: the components of a window, found by name in any place."""

from __future__ import annotations

from typing import Any

from goboard_app.ui.shell.window import MainWindow


class Parts:
    """`parts(window).finding` is the part of this name: the shell's, or that of a feature."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        if hasattr(type(self._window.context), name):
            return getattr(self._window.context, name)
        for feature in self._window.features.values():
            if name in vars(feature) or hasattr(type(feature), name):
                return getattr(feature, name)
        return getattr(self._window, name)


def parts(window: MainWindow) -> Parts:
    """Return the parts of this window."""
    return Parts(window)
