"""Text that no font of the system can show is reported once, and not left as boxes without a word."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase

from goboard_app.app.texts.program import no_font_sentence
from goboard_app.ui.widgets.look import MissingFonts
from tests.support.desk import Desk
from tests.support.languages import in_language

System = QFontDatabase.WritingSystem
WESTERN = (System.Latin, System.Cyrillic)
JAPANESE = "(;SZ[9]PB[\N{CJK UNIFIED IDEOGRAPH-672C}]C[\N{HIRAGANA LETTER A}])"
KOREAN = "(;SZ[9]PB[\N{HANGUL SYLLABLE GIM}])"
SAID = "install the package fonts-noto-cjk"


def only(*systems: System) -> Callable[[], tuple[System, ...]]:
    return lambda: (*WESTERN, *systems)


@pytest.mark.parametrize(
    ("text", "systems", "is_shown"),
    [
        ("Anna, Łukasz, Аня, ½", (), True),
        ("囲碁", (), False),
        ("囲碁", (System.SimplifiedChinese,), True),
        ("囲碁", (System.Japanese,), True),
        ("アタリ", (System.SimplifiedChinese,), False),
        ("アタリ", (System.Japanese,), True),
        ("바둑", (System.Japanese,), False),
        ("바둑", (System.Korean,), True),
        ("바둑 囲碁 アタリ", (System.Korean,), False),
        ("\u3164\u200bMove 1: B D4\u200b\u3164\u115f\u1160\uffa0", (), True),
        ("\u3164바둑\u3164", (), False),
    ],
)
def test_a_script_needs_a_font(text: str, systems: tuple[System, ...], is_shown: bool) -> None:
    assert MissingFonts(only(*systems)).can_show(text) is is_shown


def test_fonts_are_not_asked_for_without_such_text() -> None:
    def asked() -> tuple[System, ...]:
        raise AssertionError

    assert MissingFonts(asked).can_show("Anna und Jürgen, Аня")


def test_it_is_noticed_once() -> None:
    fonts = MissingFonts(only())
    assert [fonts.notice(text) for text in ("Anna", "囲碁", "囲碁", "바둑")] == [*(False, True, False, False)]


def test_a_record_without_a_font_is_reported_once(desk: Desk) -> None:
    desk.windows.fonts = MissingFonts(only())
    strip = desk.window.context.strip
    desk.open("(;SZ[9]PB[Anna])", "latin.sgf")
    assert not strip.isVisible()
    desk.open(JAPANESE, "japanese.sgf")
    assert SAID in strip.sentence.text()
    assert strip.isVisible()
    desk.open(KOREAN, "korean.sgf")
    assert not strip.isVisible()


def test_a_record_with_a_font_is_not_reported(desk: Desk) -> None:
    desk.windows.fonts = MissingFonts(only(System.Japanese))
    desk.open(JAPANESE)
    assert not desk.window.context.strip.isVisible()


def test_repairs_keep_their_buttons(desk: Desk) -> None:
    desk.windows.fonts = MissingFonts(only())
    desk.open(JAPANESE[:-1])
    strip = desk.window.context.strip
    assert SAID in strip.sentence.text()
    assert not strip.sentence.text().startswith(no_font_sentence())
    assert strip.tells_repairs
    assert strip.details_button.isVisible()


def test_a_language_without_a_font_is_reported_when_chosen(desk: Desk) -> None:
    desk.windows.fonts = MissingFonts(only())
    desk = in_language(desk, "ru")
    assert not desk.window.context.strip.isVisible()
    desk = in_language(desk, "ja")
    # The translated sentence would be boxes too.
    assert desk.window.context.strip.sentence.text() == no_font_sentence(is_english=True)


def test_a_sentence_without_letters_of_its_own_is_english(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    fonts = MissingFonts(only())
    strip = desk.window.context.strip
    monkeypatch.setattr("goboard_app.app.texts.program.translate", lambda _context, _text: "文字がありません")
    strip.tell_no_font(fonts, "囲碁")
    assert SAID in strip.sentence.text()


_CODE = """
from PySide6.QtGui import QGuiApplication
from goboard_app.ui.widgets.look import MissingFonts

app = QGuiApplication([])
print(MissingFonts().can_show("Anna"), MissingFonts().can_show("\\u56f2\\u7881"))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="fonts are named by fontconfig")
def test_a_system_without_such_fonts_is_distinguished(tmp_path: Path) -> None:
    config = tmp_path / "fonts.conf"
    config.write_text(f"<fontconfig><cachedir>{tmp_path}</cachedir></fontconfig>")
    environment = os.environ | {"FONTCONFIG_FILE": str(config), "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run([sys.executable, "-c", _CODE], env=environment, capture_output=True, text=True, timeout=60)
    assert run.stdout.split() == ["True", "False"]
