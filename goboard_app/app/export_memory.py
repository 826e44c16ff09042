"""The last choice of an export: the setting, and the choice as a text and back."""

from __future__ import annotations

import json
from dataclasses import asdict, fields

from goboard_app.app.settings import Setting, Single, text_of
from goboard_app.session.export import (
    LARGEST_MOVING_PX,
    LARGEST_PX,
    LONGEST_MS,
    PER_PAGE,
    SHORTEST_MS,
    SMALLEST_PX,
    ExportChoice,
    ExportKind,
)
from goboard_app.session.kifu import LENGTHS

_PAPERS = ("a4", "letter")
_THEMES = ("light", "dark", "contrast", "print")


def choice_text(choice: ExportChoice) -> str:
    """A choice as one line."""
    return json.dumps(asdict(choice) | {"kind": choice.kind.value})


def choice_from(text: str) -> ExportChoice:
    """The choice that a line tells; the usual one where it makes no sense."""
    usual = ExportChoice()
    try:
        told = json.loads(text) if text else {}
        known = {item.name: told[item.name] for item in fields(ExportChoice) if item.name in told}
        known["kind"] = ExportKind(known.get("kind", usual.kind))
        choice = ExportChoice(**known)
        return choice if _is_possible(choice) else usual
    except (ValueError, TypeError, RecursionError):
        return usual


LAST_EXPORT: Setting[ExportChoice] = Setting(
    "export", ExportChoice(), Single(lambda value: choice_from(text_of(value)), choice_text)
)
"""What was chosen last in the dialog."""


def _is_possible(choice: ExportChoice) -> bool:
    usual = ExportChoice()
    if any(
        type(getattr(choice, f.name)) is not type(getattr(usual, f.name)) for f in fields(usual)
    ):
        return False
    is_named = choice.theme in _THEMES and choice.paper in _PAPERS and choice.length in LENGTHS
    return (
        is_named
        and choice.per_page in PER_PAGE
        and SMALLEST_PX <= choice.size <= LARGEST_PX
        and SMALLEST_PX <= choice.moving_size <= LARGEST_MOVING_PX
        and SHORTEST_MS <= choice.frame_ms <= LONGEST_MS
    )
