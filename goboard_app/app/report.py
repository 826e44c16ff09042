"""Reports: what somebody who mends the program needs to know, without names and files of the user.

A report is English and not translated: it is read by whoever mends the program. A failure is
written down beside the settings, so that it can be told of after the program has ended as well.
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

_PACKAGES = ("numpy", "pillow", "chardet", "sgfmill")
_HEAD = "=== "
_MOST = 200_000
_MOST_EARLIER = 8
_OF_CODE = re.compile(r'^(\s*File ")(?:.*[/\\])?((?:goboard_app|(?:site|dist)-packages|python3\.\d+)[/\\].*", line)')
# A file name may hold blanks: within quotation marks it ends where these do. Without a folder it is
# known by its ending.
_ENDINGS = "sgf|gib|ngf|ugf|txt|csv|png|jpe?g|gif|webp|svg|pdf"
_NAMED = rf"[^{{0}}\n]*(?:[/\\][^{{0}}\n]*|\.(?:{_ENDINGS})~?)"
_QUOTED = re.compile("|".join(f"{mark}{_NAMED.format(mark)}{mark}" for mark in "\"'"), re.IGNORECASE)
# Without marks nobody knows where it ends: the rest of the line is left out.
_PATH = re.compile(r"(?<![\w.~…])(?:file:/*|[A-Za-z]:[/\\]|/)[^\s/\\]+[/\\].*")
# Of other quoted words those with blanks or accents, which no name in the program has.
_WORDS = re.compile(r"""(?<!\w)(["'])((?:(?!\1).)*)\1(?!\w)""")
# A key may be a player; only properties of a record are written so.
_KEY = re.compile(r"""^(KeyError: )(["'])(?!…|[A-Z]{1,2}\2$).*""")
_CODE = "    "
_ENDING = re.compile(r"\.\w{1,5}(?=.$)")


class FailureLog:
    """The failures of this program and of those before it, in a file that stays small.

    No failure of its own is told: there is nobody left to tell it to.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "failures.log"

    def add(self, error: BaseException) -> str:
        """Write a failure down; return it as it stands there, without names of files."""
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
        """What was written down, the latest failure last."""
        try:
            text = self._path.read_text("utf-8", "replace") if self._path.is_file() else ""
        except OSError:
            return []
        parts = re.split(f"(?m)^{_HEAD}", text[-2 * _MOST :])[1:]
        return [_HEAD + part.rstrip("\n") for part in parts]


def report_text(hub: SettingsHub, failures: list[str]) -> str:
    """Version, machine, settings that are not as at first, and what failed: a text to send."""
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
    """A line of a failure that does not tell where the user's files are, and how they are called.

    Files of the program are told from its folder on, and of other ones how they end.
    """
    if _OF_CODE.match(line):
        return _OF_CODE.sub(r"\1\2", line)
    text = _QUOTED.sub(_ending, line)
    home = os.path.expanduser("~")
    if len(home) > 1:
        text = re.sub(re.escape(home) + r"(?![\w-]).*", "~/…", text)
    if not line.startswith(_CODE):
        text = _WORDS.sub(_without_words, _KEY.sub(r"\1\2…\2", text))
    return _PATH.sub("…", text)


def _ending(quoted: re.Match[str]) -> str:
    ending = _ENDING.search(quoted[0])
    return f"{quoted[0][0]}…{ending[0] if ending else ''}{quoted[0][-1]}"


def _without_words(quoted: re.Match[str]) -> str:
    """Quoted text, unless it may be a name of the program; one that is left out already stays."""
    mark, words = quoted[1], quoted[2]
    is_name = words.startswith("…") or (words.isascii() and not re.search(r"\s", words))
    return quoted[0] if is_name else f"{mark}…{mark}"


def _short(entry: str) -> str:
    """When something failed, and what, where the log says."""
    first, *told = entry.removeprefix(_HEAD).splitlines() or [""]
    return ": ".join([first, *(line.strip() for line in told[-1:])])


def _version(package: str) -> str:
    # A bundle does not always have the facts of its packages.
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
