"""Listens to a program as a screen reader does, while keys are pressed; run by the system's Python.

    python3 screen_reader_child.py STEPS.json HEARD.json COMMAND...

Each step is a list: "keys" and what to press, "until" (what is to be heard, or read at the
keyboard) and how often a key may be pressed for it, or "press" and the name of a cell. What was
announced and what the keyboard came to is written down, in order, once nothing more comes.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

QUIET_S, PATIENCE_S = 0.7, 40.0
heard: list[list[str]] = []
last = time.monotonic()


def listen(event: Atspi.Event) -> None:
    """Note an event that a screen reader would speak."""
    global last  # noqa: PLW0603
    last = time.monotonic()
    if event.type.startswith("object:announcement"):
        kind = "interrupts" if event.detail1 == 2 else "says"
        heard.append([kind, str(event.any_data)])
    elif event.detail1:
        heard.append(["focus", f"{event.source.get_role_name()}: {event.source.get_name()}"])


def turn(until: Callable[[], bool], seconds: float = PATIENCE_S) -> bool:
    """Let events come until something is so; whether it is."""
    end = time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        GLib.MainContext.default().iteration(False)
        time.sleep(0.005)
    return until()


def settle() -> None:
    """Let events come until no more do."""
    turn(lambda: time.monotonic() - last > QUIET_S)


def press(*keys: str) -> None:
    """Press keys in the window that was opened last; there is no window manager to choose one."""
    global last  # noqa: PLW0603
    found: list[str] = []

    def has_window() -> bool:
        search = ["xdotool", "search", "--onlyvisible", "--name", "."]
        found[:] = subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()
        return bool(found)

    turn(has_window)
    subprocess.run(["xdotool", "windowfocus", "--sync", found[-1]], check=True)
    subprocess.run(["xdotool", "key", "--delay", "25", *keys], check=True)
    last = time.monotonic()


def press_until(key: str, wanted: str, most: int) -> None:
    """Press a key until something is heard."""
    start = len(heard)
    for _ in range(most):
        press(key)
        settle()
        if any(wanted in text for _kind, text in heard[start:]):
            return
    raise SystemExit(f"never heard: {wanted}; but {heard[start:]}")


def cell(name: str) -> Atspi.Accessible:
    """Return the cell of a visible board, or the node of a tree, with this name."""
    waiting = [Atspi.get_desktop(0)]
    while waiting:
        here = waiting.pop()
        children = [here.get_child_at_index(n) for n in range(here.get_child_count())]
        if here.get_role_name() in ("table", "tree"):
            found = [child for child in children if child.get_name().startswith(name)]
            if found and here.get_state_set().contains(Atspi.StateType.SHOWING):
                return found[0]
        else:
            waiting += [child for child in children if child is not None]
    raise SystemExit(f"no cell {name}")


def main(steps: str, out: str, *command: str) -> None:
    """Start the program, take the steps, write down what was heard."""
    Atspi.init()
    listener = Atspi.EventListener.new(listen)
    for kind in ("object:announcement", "object:state-changed:focused"):
        listener.register(kind)
    program = subprocess.Popen(command)
    try:
        turn(lambda: Atspi.get_desktop(0).get_child_count() > 0)
        for kind, *what in json.loads(Path(steps).read_text(encoding="utf-8")):
            if kind == "keys":
                press(*what)
                settle()
            elif kind == "until":
                press_until(*what)
            elif kind == "hear":
                (wanted,) = what
                turn(lambda wanted=wanted: any(wanted in text for _kind, text in heard))
                settle()
            elif kind == "cell":
                found = cell(*what)
                is_cell = "TableCell" in found.get_interfaces()
                place = Atspi.TableCell.get_position(found)[1:] if is_cell else ""
                heard.append(["cell", f"{found.get_name()} {place}".strip()])
                Atspi.Action.do_action(found, 0)
                settle()
        assert program.poll() is None, "the program has gone"
    finally:
        program.terminate()
        Path(out).write_text(json.dumps(heard, ensure_ascii=False, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
