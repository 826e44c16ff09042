"""Tool tips go through one module, which shows a text as it stands."""

from __future__ import annotations

import re
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[2] / "goboard_app"
TIPS = HOUSE / "ui/widgets/tips.py"
SOURCES = {path: path.read_text("utf-8") for path in HOUSE.rglob("*.py") if path != TIPS}


def places(pattern: str, sources: dict[Path, str] = SOURCES) -> list[str]:
    """The modules in which this stands."""
    found = [path for path, code in sources.items() if re.search(pattern, code)]
    return [path.relative_to(HOUSE).as_posix() for path in found]


def test_no_tool_tip_is_set_or_shown_elsewhere() -> None:
    assert places(r"\.setToolTip\(|\bQToolTip\b\s*[.,]") == []
    assert places(r"\.setToolTip\(", {HOUSE / "a.py": "self.setToolTip(name)"}) == ["a.py"]


def test_models_give_their_tips_as_they_stand() -> None:
    models = {path: code for path, code in SOURCES.items() if "ToolTipRole" in code}
    assert models
    assert places("ToolTipRole", models) == places(r"tip_text\(", models)
