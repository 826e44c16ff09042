from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from goboard_app import resource_path
from goboard_app.cli import main
from tests.support.engines import no_installed_engines

__all__ = ["no_installed_engines"]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


Command = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """One application for all commands in this process, which speaks English with its plurals."""
    translator = QTranslator(qapp)
    assert translator.load("goboard", str(resource_path("languages/en")))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    # As a child of the application it would be taken for one that is in use.
    translator.setParent(None)


@pytest.fixture
def goboard(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """A runner of commands in this process, in English."""
    monkeypatch.setattr(main, "system_language", lambda: "en")

    def run(*arguments: str | Path) -> Outcome:
        code = main.run([str(argument) for argument in arguments])
        captured = capfd.readouterr()
        return Outcome(code, captured.out, captured.err)

    return run


@pytest.fixture
def record(tmp_path: Path) -> Callable[[str], Path]:
    """A writer of records to files of their own."""

    def write(text: str) -> Path:
        path = tmp_path / "game.sgf"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture
def shared() -> Path:
    """The folder with other people's records, beside the project."""
    path = Path(__file__).resolve().parents[3] / "shared"
    if not path.is_dir():
        pytest.skip("no folder with records beside the project")
    return path
