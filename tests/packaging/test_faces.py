"""The shipped faces of the partners are what packaging/make_faces.py draws."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtSvg import QSvgRenderer

from goboard_app import resource_path
from goboard_app.partner.character import Character

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "make_faces.py"
face = cast(Callable[[Character], str], runpy.run_path(str(SCRIPT))["face"])


@pytest.mark.parametrize("character", Character, ids=lambda character: character.value)
def test_the_shipped_face_is_what_the_script_draws(character: Character) -> None:
    path = resource_path(f"partners/{character.value}.svg")
    assert path.read_text("utf-8") == face(character)
    assert QSvgRenderer(str(path)).isValid()


def test_every_file_is_the_face_of_a_partner() -> None:
    names = {path.name for path in resource_path("partners").iterdir()}
    assert names == {f"{character.value}.svg" for character in Character}
