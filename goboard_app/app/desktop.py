"""Whether there is a display to show a window on."""

from __future__ import annotations

from collections.abc import Mapping


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a window could be shown: always but on Unix without X and Wayland.

    QT_QPA_PLATFORM says that somebody knows better.
    """
    if not platform.startswith(("linux", "freebsd")):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(environment.get(name) for name in names)
