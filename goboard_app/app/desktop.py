"""Whether there is a display to show a window on."""

from __future__ import annotations

from collections.abc import Mapping

from goboard_app.app.texts.numbers import translate


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a window could be shown: always but on Unix without X and Wayland.

    QT_QPA_PLATFORM says that somebody knows better.
    """
    if not platform.startswith(("linux", "freebsd")):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(environment.get(name) for name in names)


def no_display_sentence() -> str:
    """What to say where there is none."""
    return translate(
        "desktop",
        "goboard: there is no display here to open a window on; "
        "goboard score, check, convert, render and rules work without one.",
    )
