"""What the dialog for the place of an export says, and the name a file gets."""

from __future__ import annotations

from pathlib import Path

from goboard_app.app.texts.format import translate
from goboard_app.session.export import ExportKind


def title_of() -> str:
    """The title of the dialog."""
    return translate("export", "Export")


def filter_of(kind: ExportKind) -> str:
    """Which files the dialog shows."""
    names = {
        ".png": translate("export", "Pictures (*.png)"),
        ".svg": translate("export", "Drawings (*.svg)"),
        ".pdf": translate("export", "PDF files (*.pdf)"),
        ".txt": translate("export", "Texts (*.txt)"),
        ".gif": translate("export", "Moving pictures (*.gif)"),
        ".webp": translate("export", "Moving pictures (*.webp)"),
    }
    return names[kind.ending]


def with_ending(path: Path, ending: str) -> Path:
    """The same name with the ending of its kind: what is in a file must not belie its name."""
    return path if path.suffix.lower() == ending else path.with_name(path.name + ending)
