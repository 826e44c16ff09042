"""Reports: the facts that a developer needs about the program and its failures, without names or files of the user.

A report is in English and not translated, since the developers read it. Failures are written to a file beside the
settings, so that they can be reported after the program has ended as well.
"""

from __future__ import annotations

import os
import platform
import re
import traceback
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import PySide6
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from goboard_app import __version__
from goboard_app.app.settings import SettingsHub, public_values

_PACKAGES = ("numpy", "pillow", "chardet", "fsrs", "sgfmill")
_HEAD = "=== "
_MOST = 200_000
_MOST_EARLIER = 8
_OF_CODE = re.compile(r'^(\s*File ")(?:.*[/\\])?((?:goboard_app|(?:site|dist)-packages|python3\.\d+)[/\\].*", line)')
# A file name may hold blanks: in quotation marks it ends at the closing mark. A name without a folder is recognised by
# its extension.
_ENDINGS = "sgf|gib|ngf|ugf|txt|csv|png|jpe?g|gif|webp|svg|pdf"
_NAMED = rf"[^{{0}}\n]*(?:[/\\][^{{0}}\n]*|\.(?:{_ENDINGS})~?)"
_QUOTED = re.compile("|".join(f"{mark}{_NAMED.format(mark)}{mark}" for mark in "\"'"), re.IGNORECASE)
# Without quotation marks the end of a path is unknown, so the rest of the line is left out.
_PATH = re.compile(r"(?<![\w.~…])(?:file:/*|[A-Za-z]:[/\\]|/)[^\s/\\]+[/\\].*")
# Other quoted words are left out if they have blanks or accents, which no name in the program has.
_WORDS = re.compile(r"""(?<!\w)(["'])((?:(?!\1).)*)\1(?!\w)""")
# A key may be a player's name; only SGF properties have the form of one or two capitals.
_KEY = re.compile(r"""^(KeyError: )(["'])(?!…|[A-Z]{1,2}\2$).*""")
_CODE = "    "
_ENDING = re.compile(r"\.\w{1,5}(?=.$)")


class FailureLog:
    """The failures of this run and earlier ones, in a file of limited size.

    Errors in writing the log are ignored: there is no other place to report them.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "failures.log"

    def add(self, error: BaseException) -> str:
        """Write a failure to the log; return its text without names of files."""
        lines = "".join(traceback.format_exception(error)).splitlines()
        told = "\n".join(map(without_files, lines))[:_MOST]
        told = re.sub(f"(?m)^{_HEAD}", f" {_HEAD}", told)  # a message begins no entry
        head = f"{_HEAD}{datetime.now():%Y-%m-%d %H:%M:%S} goboard {__version__}"
        entries = [*self.entries(), f"{head}\n{told}"]
        while len(entries) > 1 and sum(map(len, entries)) > _MOST:
            del entries[0]
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text("\n".join(entries) + "\n", "utf-8", "backslashreplace")
        except OSError:
            pass
        return told

    def entries(self) -> list[str]:
        """Return the entries of the log, the latest last."""
        try:
            text = self._path.read_text("utf-8", "replace") if self._path.is_file() else ""
        except OSError:
            return []
        parts = re.split(f"(?m)^{_HEAD}", text[-2 * _MOST :])[1:]
        return [_HEAD + part.rstrip("\n") for part in parts]


def report_text(hub: SettingsHub, failures: list[str]) -> str:
    """Return the report: versions, machine, changed settings and failures."""
    lines = [
        f"goboard {__version__}",
        f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}",
        ", ".join(f"{name} {_version(name)}" for name in _PACKAGES),
        " ".join((platform.system(), platform.release(), platform.machine(), _distribution())),
        f"Display: {_display()}",
        f"Language: {QLocale().name()} (system: {QLocale.system().name()})",
        "",
        "Settings: " + ("" if public_values(hub.settings) else "as at first"),
        *(f"  {key} = {value}" for key, value in public_values(hub.settings).items()),
    ]
    earlier, last = failures[:-1], failures[-1:]
    lines += ["", "Last failure: " + ("" if last else "none"), *last]
    if earlier:
        lines += ["", "Earlier failures:"]
        lines += [_short(entry) for entry in earlier[-_MOST_EARLIER:]]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def without_files(line: str) -> str:
    """Return a line of a traceback without the places and names of the user's files.

    Files of the program keep their path within its folder, other files only their extension.
    """
    if _OF_CODE.match(line):
        return _OF_CODE.sub(r"\1\2", line)
    text = _QUOTED.sub(_ending, line)
    home = os.path.expanduser("~")
    if len(home) > 1:
        # Without a separator after it, the home folder's path may be the beginning of another name.
        text = re.sub(re.escape(home) + r"(?![\w-]).*", "~/…", text)
    if not line.startswith(_CODE):
        text = _WORDS.sub(_without_words, _KEY.sub(r"\1\2…\2", text))
    return _PATH.sub("…", text)


def _ending(quoted: re.Match[str]) -> str:
    ending = _ENDING.search(quoted[0])
    return f"{quoted[0][0]}…{ending[0] if ending else ''}{quoted[0][-1]}"


def _without_words(quoted: re.Match[str]) -> str:
    """Replace quoted text unless it may be a name of the program; text already left out stays."""
    mark, words = quoted[1], quoted[2]
    is_name = words.startswith("…") or (words.isascii() and not re.search(r"\s", words))
    return quoted[0] if is_name else f"{mark}…{mark}"


def _short(entry: str) -> str:
    """Return the time of a failure and its last line."""
    first, *told = entry.removeprefix(_HEAD).splitlines() or [""]
    return ": ".join([first, *(line.strip() for line in told[-1:])])


def _version(package: str) -> str:
    # A bundled program may lack the metadata of its packages.
    try:
        return version(package)
    except PackageNotFoundError:
        return "?"


def _distribution() -> str:
    try:
        return f"({platform.freedesktop_os_release().get('PRETTY_NAME', '')})"
    except OSError:
        return ""


def _display() -> str:
    screens = (
        f"{screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    )
    return ", ".join((QGuiApplication.platformName(), *screens))
