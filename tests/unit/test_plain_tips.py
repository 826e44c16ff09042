"""A text is shown unchanged: nothing takes it for HTML, for a key of a menu or for a command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2] / "goboard_app"
TIPS = HOUSE / "ui/widgets/tips.py"
ALL = {path: path.read_text("utf-8") for path in HOUSE.rglob("*.py")}
SOURCES = {path: code for path, code in ALL.items() if path != TIPS}
UI = {path: code for path, code in ALL.items() if HOUSE / "ui" in path.parents}

RICH_CALLS = (
    r"\b(?:setHtml|insertHtml|appendHtml|setMarkdown|setWhatsThis|setLabelText)\("
    r"|\b(?:QTextBrowser|QTextDocument|QStaticText|QInputDialog|QProgressDialog)\b"
    r"|\b(?:QErrorMessage|QGraphicsTextItem|QSystemTrayIcon)\b"
)
"""The calls that show HTML as such, or any text that looks like it."""

RICH = {
    "ui/widgets/count_table.py": r"return f\"<b>\{escape\(worth\)\}</b>.*\{escape\(names\)\}\"",
    "ui/widgets/word_label.py": r"shown = linked\(",
}
"""The places where labels show HTML of our own, and its makers: each escapes all else in it."""

MADE = re.compile(r"\bQLabel\(|^class (\w+)\(QLabel\)", re.MULTILINE)
PICTURES = frozenset(("StoneLabel", "IconLabel", "FaceLabel", "_Picture"))
"""Labels that hold a picture and never a text."""


def places(pattern: str, sources: dict[Path, str] = SOURCES) -> list[str]:
    """Return the modules that hold this text."""
    found = [path for path, code in sources.items() if re.search(pattern, code)]
    return sorted(path.relative_to(HOUSE).as_posix() for path in found)


def one(code: str) -> dict[Path, str]:
    """Return a house with one module."""
    return {HOUSE / "a.py": code}


def test_no_tool_tip_is_set_or_shown_elsewhere() -> None:
    assert places(r"\.setToolTip\(|\bQToolTip\b\s*[.,]") == []
    assert places(r"\.setToolTip\(", {HOUSE / "a.py": "self.setToolTip(name)"}) == ["a.py"]


def test_models_give_their_tips_as_they_stand() -> None:
    models = {path: code for path, code in SOURCES.items() if "ToolTipRole" in code}
    assert models
    assert places("ToolTipRole", models) == places(r"tip_text\(", models)


def test_nothing_is_used_that_takes_text_for_html() -> None:
    assert places(RICH_CALLS) == ["ui/help/manual.py"]
    # Its pages are files of our own, and their HTML escapes all inserted text.
    manual = ALL[HOUSE / "ui/help/manual.py"]
    made = re.findall(r"setHtml\((\w+)\(", manual)
    assert sorted(made) == ["_found_html", "_found_html", "_html"]
    assert len(made) == manual.count("Html(") - manual.count("toHtml(")
    for code in ("self.page.setHtml(name)", "QTextBrowser()", "QInputDialog.getText(a, b)"):
        assert places(RICH_CALLS, one(code)) == ["a.py"]


def test_html_of_the_program_escapes_its_content() -> None:
    assert places(r"TextFormat\.(?:RichText|AutoText|MarkdownText)") == sorted(RICH)
    for name, pattern in RICH.items():
        assert re.search(pattern, ALL[HOUSE / name])
    assert "escape" in ALL[HOUSE / "app/texts/glossary.py"]


def bare_labels(sources: dict[Path, str]) -> list[str]:
    """Return labels with a text that are neither marked as plain nor one of the two of `RICH`."""
    found = []
    for path, code in sources.items():
        where = path.relative_to(HOUSE).as_posix()
        for match in MADE.finditer(code):
            is_plain = "setTextFormat(Qt.TextFormat.PlainText)" in code[match.start() :][:900]
            is_empty = code.startswith(")", match.end())
            if match[1] is not None:
                is_fine = match[1] in PICTURES or is_plain or where in RICH
            else:
                is_fine = is_empty or is_plain
            if not is_fine:
                found.append(where)
    return found


def test_every_label_with_a_text_says_that_it_is_plain() -> None:
    assert bare_labels(UI) == []
    assert bare_labels(one("self.name = QLabel(name)")) == ["a.py"]
    assert bare_labels(one("class Name(QLabel):\n    pass")) == ["a.py"]


def test_a_label_that_is_made_empty_shows_a_picture_and_never_a_text() -> None:
    found = []
    for path, code in UI.items():
        for name in re.findall(r"([\w.]+) = QLabel\(\)", code):
            if re.search(rf"(?<![\w.]){re.escape(name)}\.setText\(", code):
                found.append(f"{path.name}: {name}")
    assert found == []


def test_boxes_of_qt_say_that_their_text_is_plain() -> None:
    boxes = {path: code for path, code in UI.items() if "QMessageBox(" in code}
    assert places(r"setTextFormat\(Qt\.TextFormat\.PlainText\)", boxes) == places("", boxes)
    assert places(r"QMessageBox\.(?:about|critical|information|question|warning)\b", UI) == []


@pytest.mark.parametrize("code", ["menu.addAction(item.window.name)", "addAction(Path(a).name)"])
def test_names_stand_in_menus_as_text(code: str) -> None:
    bare = r"addAction\((?!row_text\()(?:[^()\n]|\([^()\n]*\))*(?:\.name\b|title|ruleset_name)"
    assert places(bare, UI) == []
    assert places(bare, one(code)) == ["a.py"]


def test_titles_with_a_name_in_them_are_made_in_one_place() -> None:
    assert places(r"setWindowTitle\(f\"", UI) == []
    assert places(r"title_text\(", UI) == ["ui/shell/window.py", "ui/widgets/tips.py"]


def test_the_commands_print_through_one_door() -> None:
    commands = {path: code for path, code in ALL.items() if HOUSE / "cli" in path.parents}
    assert places(r"\bprint\(|sys\.std(?:out|err)\.write\(", commands) == ["cli/files.py"]
    assert ALL[HOUSE / "cli/files.py"].count("print(") == 1
