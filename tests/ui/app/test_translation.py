"""The languages of the program: complete, correct in their plurals, and shown without a rest of
English.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLabel, QPushButton, QWidget

from goboard_app.app import texts
from goboard_app.app.texts import (
    install_language,
    language_in_force,
    silent_language,
    spoken_languages,
)
from goboard_app.app.texts.play import move_announcement, refusal_sentence, turn_sentence
from goboard_app.app.texts.record import date_words
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import BoardSize, Color, Play
from goboard_app.record.game_info import GameDate
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.session.new_game import NewGame
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.shell.commands import menu_titles
from goboard_app.ui.shell.view import own_name
from tests.support.desk import Desk, Desks

ROOT = Path(__file__).parents[3]
SOURCES = ROOT / "resources" / "languages"

MNEMONIC = re.compile(r"&(?!&)(\w)")

LATIN = re.compile(r"[A-Za-z]+")
# Names of programs, and their places on the computer that runs this.
ENGINE_NAME = re.compile(r"\b(GNU Go|KataGo)\b")
POINT_NAME = re.compile(r"\b[A-HJ-Z]{1,2}\d{1,2}\b")
KEY_NAME = re.compile(
    r"\b(клавиша [A-Z]|Shift|Ctrl|Esc|F\d)\b"
    # Keyboards say the same in every language, and tips name the key in brackets at their end.
    r"|\((?:(?:Shift|Ctrl)\+)*(?:[A-Z]|Del|Backspace|Esc)\)$"
)
SAME_IN_RUSSIAN = {
    *("goboard", "SGF", "AGA", "BGA", "FFG", "WMSG", "WAGC"),
    *("PNG", "SVG", "PDF", "GIF", "WebP", "Sensei", "s"),
    "A",  # the chip that marks with letters
}
COMMENT = re.compile(r"[^G]C\[(.*?)\]", re.DOTALL)
# Words that are not English, or a second word for a thing: the word to use.
NOT_ENGLISH = {
    "again, not anew": r"\banew\b",
    "empty, not vacant": r"\bvacant\b",
    "before, not beforehand": r"\bbeforehand\b",
    "until then, not meanwhile": r"\bmeanwhile\b",
    "so, not so that": r"\bso that\b",
    "your or their, not one's": r"\bone[’']s\b",
    "an owner for own": r"\b(an|the|of|before|fills?|filling) own\b",
    "whoever, not who": r"(^|[.:;] )who (does|guesses|passes|plays|wants)\b[^?]*$",
    "no longer, not any more": r"\bany more\b",
    "not a, not no": r"\b(is|are) no (point|number|part|range|letters|liberty of)\b",
    "there is a stone, not stands": r"\b(stones? stands? here|here stands)\b",
    "recapture, not take back at once": r"\btak\w+ (it |the ko )?back at once\b",
    "repeat, not come back": r"\bboards? (may (not )?come|keeps? coming) back\b",
    "neutral point, not dame": r"(?<!\()\bdame\b",
    "self-capture, not suicide": r"\bsuicide\b.",
    "rating, not judgement": r"\bjudge?ment",
    "handout, not hand-out": r"\bhand-out",
    "setup, not set-up": r"\bset-up\b",
    "typographic apostrophe": r"\w'(s|t|re|ve|ll|d|m)\b",
    "subtract, not add a minus": r"\+ [−-]\s?[\d%]",
}
RECORD = (
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6.5]PB[Лена]PW[Олег]DT[2024-05-01]RU[японские]RE[B+3.5];B[ee]"
    "N[Центр]C[Сильный ход]TE[1]TR[ee](;W[cc]GB[1];B[gc])(;W[gg]BM[1];B[cg]))"
)

Speak = Callable[[str], str]


def _catalogues() -> ModuleType:
    """Return the module of the script that checks the catalogues."""
    path = ROOT / "packaging" / "catalogues.py"
    spec = importlib.util.spec_from_file_location("catalogues", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


catalogues = _catalogues()
CODES: list[str] = catalogues.codes()
BY_CODE = {code: catalogues.read(code) for code in CODES}
RUSSIAN, ENGLISH = BY_CODE["ru"].messages, BY_CODE["en"].messages


def english_words(text: str) -> list[str]:
    """Return the words of a text that a Russian reader should not find."""
    rest = KEY_NAME.sub("", POINT_NAME.sub("", ENGINE_NAME.sub("", text)))
    return [word for word in LATIN.findall(rest) if word not in SAME_IN_RUSSIAN]


def shown_texts(widget: QWidget) -> set[str]:
    """Return the visible texts on labels, buttons and lists, and their spoken names and tips."""
    texts: set[str] = set()
    for child in widget.findChildren(QWidget):
        if not child.isVisible():
            continue
        texts |= {child.toolTip(), child.accessibleName()}
        if isinstance(child, QLabel | QPushButton):
            texts.add(child.text())
        elif isinstance(child, QComboBox):
            texts |= {child.itemText(i) for i in range(child.count())}
    return {text for text in texts if text.strip()}


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like the program's resources, with translations made from the sources."""
    folder = tmp_path_factory.mktemp("compiled")
    program = Path(sys.executable).with_name("pyside6-lrelease")
    for language in CODES:
        source = SOURCES / language / "goboard.ts"
        target = folder / "languages" / language / "goboard.qm"
        target.parent.mkdir(parents=True)
        subprocess.run([program, "-silent", source, "-qm", target], check=True, timeout=60)
    return folder


@pytest.fixture
def speak(qapp: QApplication, compiled: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Speak]:
    """An action that makes the program speak a language until the test is over."""
    monkeypatch.setattr(texts, "resource_path", lambda name: compiled / name)
    before, usual = set(qapp.findChildren(QTranslator)), QLocale()

    def forget() -> None:
        for translator in set(qapp.findChildren(QTranslator)) - before:
            qapp.removeTranslator(translator)
            translator.setParent(None)

    def install(language: str) -> str:
        forget()
        return install_language(qapp, language)

    yield install
    forget()
    QLocale.setDefault(usual)


def counted(context: str, source: str, number: int) -> str:
    return QCoreApplication.translate(context, source, None, number)


def test_the_sources_hold_the_whole_program() -> None:
    assert len(RUSSIAN) > 450
    plurals = {(m.context, m.source) for m in RUSSIAN if m.is_plural}
    assert plurals == {(m.context, m.source) for m in ENGLISH}


@pytest.mark.parametrize("code", CODES)
def test_a_language_has_every_sentence_or_does_not_say_so(code: str) -> None:
    assert catalogues.complete(BY_CODE[code])


def test_english_and_russian_say_that_they_are_complete() -> None:
    assert [catalogues.says_complete(code) for code in ("en", "ru", "xx")] == [True, True, False]


@pytest.mark.parametrize("code", CODES)
def test_every_language_has_the_same_sentences(code: str) -> None:
    here = {(m.context, m.source, m.is_plural) for m in BY_CODE[code].messages}
    whole = ENGLISH if code == "en" else RUSSIAN
    assert here == {(m.context, m.source, m.is_plural) for m in whole}


@pytest.mark.parametrize("code", CODES)
def test_translations_keep_the_values_that_are_filled_in(code: str) -> None:
    assert BY_CODE[code].wrong_places() == []


@pytest.mark.parametrize("code", CODES)
def test_every_plural_has_the_forms_of_its_language(code: str) -> None:
    assert catalogues.plural_forms(code), "say in language.toml how many plural forms there are"
    assert BY_CODE[code].wrong_plurals() == []


def _catalogue(code: str, source: str, *texts: str, is_plural: bool = False) -> Any:  # noqa: ANN401
    message = catalogues.Message("game", source, is_plural, True, texts)
    return catalogues.Catalogue(code, (message,))


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("%1 and %2", "%1 a"),
        ("%1", "%1 %2"),
        (" or ", "nebo"),
        ("&File", "Soubor"),
        ("Records (*.sgf)", "Partie (*.sfg)"),
    ],
)
def test_losses_in_translation_are_found(source: str, text: str) -> None:
    assert _catalogue("cs", source, source).wrong_places() == []
    assert len(_catalogue("cs", source, text).wrong_places()) == 1


@pytest.mark.parametrize(("code", "forms"), [("cs", 3), ("ro", 3), ("de", 2), ("fr", 2), ("ja", 1)])
def test_a_form_that_is_missing_is_found(code: str, forms: int) -> None:
    whole, source = ["%n a"] * forms, "%n stone(s)"
    assert _catalogue(code, source, *whole, is_plural=True).wrong_plurals() == []
    for forms_given in (whole[1:], [*whole, "%n a"], [*whole[1:], ""]):
        assert len(_catalogue(code, source, *forms_given, is_plural=True).wrong_plurals()) == 1


def test_the_translation_that_grew_most_is_named() -> None:
    messages = (
        *_catalogue("cs", "OK", "V pořádku").messages,
        *_catalogue("cs", "Twelve chars", "x" * 24).messages,
        *_catalogue("cs", "Twelve more.", "x" * 18).messages,
    )
    longest = catalogues.Catalogue("cs", messages).longest()
    assert (longest.source, longest.growth) == ("Twelve chars", 2.0)


def test_no_text_shows_two_forms_at_once() -> None:
    for message in (m for catalogue in BY_CODE.values() for m in catalogue.finished):
        assert not [text for text in message.texts if "(s)" in text], message


def english_texts() -> list[str]:
    """Return the English texts: the sentences, their plural forms, the lessons and the manual."""
    lessons = SOURCES.glob("en/lessons/*.sgf")
    comments = [text for path in lessons for text in COMMENT.findall(path.read_text("utf-8"))]
    plurals = [text for message in ENGLISH for text in message.texts]
    manual = [path.read_text("utf-8") for path in SOURCES.glob("en/manual/*.md")]
    return [message.source for message in RUSSIAN] + plurals + comments + manual


@pytest.mark.parametrize("wrong", NOT_ENGLISH, ids=list(NOT_ENGLISH))
def test_english_is_said_as_a_native_speaker_says_it(wrong: str) -> None:
    found = re.compile(NOT_ENGLISH[wrong], re.IGNORECASE)
    assert not [
        text
        for text in english_texts()
        # The output of --json consists of names of fields, which other programs rely on.
        if found.search(" ".join(text.split())) and "With --json" not in text
    ]


def test_russian_keeps_the_voice() -> None:
    for message in RUSSIAN:
        for text in message.texts:
            assert "!" not in text, message
            assert "ошибк" not in text.lower(), message
            assert "“" not in text, message
            assert "..." not in text, message


def test_russian_needs_little_more_room() -> None:
    for message in RUSSIAN:
        room = max(len(message.source) * 1.4, len(message.source) + 8)
        assert max(map(len, message.texts)) <= room, message


_ASKING = "from goboard_app.app.texts import language_in_force; print(language_in_force(''))"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="no variables say the language")
@pytest.mark.parametrize(
    ("variables", "spoken"),
    [
        ({"LANG": "zh_CN.UTF-8"}, "zh_CN"),
        ({"LANG": "zh_Hans"}, "zh_CN"),
        ({"LANG": "zh_HK.UTF-8"}, "zh_TW"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "ru:en"}, "ru"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        # A language that goboard does not speak, and the one that is liked next best.
        ({"LANG": "sv_SE.UTF-8", "LANGUAGE": "sv:fr"}, "fr"),
    ],
    ids=str,
)
def test_the_first_start_speaks_as_the_system_does(variables: dict[str, str], spoken: str) -> None:
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("LANG", "LC_"))}
    run = subprocess.run([sys.executable, "-c", _ASKING], env=plain | variables, capture_output=True, text=True)
    assert run.stdout.strip() == spoken, run.stderr


def test_the_menu_bar_has_a_letter_for_each_menu(speak: Speak) -> None:
    for language in CODES:
        speak(language)
        letters = [MNEMONIC.findall(title) for title in menu_titles().values()]
        assert all(len(found) == 1 for found in letters), language
        assert len({found[0].lower() for found in letters}) == len(letters), language


@pytest.mark.parametrize(
    ("number", "stones", "liberties", "captured", "prisoners", "unsaved"),
    [
        (1, "камень", "точка свободы", "Захвачен 1 камень.", "пленный", "изменение"),
        (2, "камня", "точки свободы", "Захвачено 2 камня.", "пленных", "изменения"),
        (5, "камней", "точек свободы", "Захвачено 5 камней.", "пленных", "изменений"),
        (11, "камней", "точек свободы", "Захвачено 11 камней.", "пленных", "изменений"),
        (21, "камень", "точка свободы", "Захвачен 21 камень.", "пленный", "изменение"),
    ],
)
def test_russian_plurals(
    speak: Speak,
    number: int,
    stones: str,
    liberties: str,
    captured: str,
    prisoners: str,
    unsaved: str,
) -> None:
    assert speak("ru") == "ru"
    assert counted("new game", "%n stone(s)", number) == f"{number} {stones}"
    assert counted("board", "%n liberty(s)", number) == f"{number} {liberties}"
    assert counted("game", "%n stone(s) captured.", number) == captured
    assert counted("panel", "%n prisoner(s)", number) == f"{number} {prisoners}"
    source = "You have not saved %n change(s). Save them before going on?"
    assert counted("question", source, number).startswith(f"Не сохранено {number} {unsaved}.")


@pytest.mark.parametrize(
    ("number", "periods", "moves", "penalty"),
    [
        (1, "1 период", "ещё 1 ход", "1 штрафное очко"),
        (3, "3 периода", "ещё 3 хода", "3 штрафных очка"),
        (15, "15 периодов", "ещё 15 ходов", "15 штрафных очков"),
    ],
)
def test_russian_clocks_count(speak: Speak, number: int, periods: str, moves: str, penalty: str) -> None:
    speak("ru")
    assert counted("clock", "%n period(s)", number) == periods
    assert counted("clock", "%n move(s) to make", number) == moves
    assert counted("clock", "%n penalty point(s)", number) == penalty


@pytest.mark.parametrize(
    ("number", "stones", "liberties", "moves", "things"),
    [
        (1, "1 stone", "1 liberty", "1 move", "1 thing in this file was not as it should be."),
        (
            2,
            "2 stones",
            "2 liberties",
            "2 moves",
            "2 things in this file were not as they should be.",
        ),
    ],
)
def test_english_plurals(speak: Speak, number: int, stones: str, liberties: str, moves: str, things: str) -> None:
    assert speak("en") == "en"
    assert counted("new game", "%n stone(s)", number) == stones
    assert counted("board", "%n liberty(s)", number) == liberties
    assert counted("start", "%n move(s)", number) == moves
    source = "%n thing(s) in this file were not as they should be."
    assert counted("finding", source, number) == things
    question = counted("question", "You have not saved %n change(s). Save them before going on?", number)
    assert question.startswith("1 change is not saved." if number == 1 else "2 changes are not saved.")


@pytest.mark.parametrize("number", [1, 2, 5, 11, 21, 101, 112])
@pytest.mark.parametrize("language", CODES)
def test_every_count_is_shown_in_one_form(speak: Speak, language: str, number: int) -> None:
    speak(language)
    for message in ENGLISH:
        text = counted(message.context, message.source, number)
        assert str(number) in text
        assert "%n" not in text
        assert "(s)" not in text


@pytest.mark.parametrize("language", ["xx", "RU", "russian", "../ru"])
def test_an_unknown_language_falls_back_to_english(speak: Speak, language: str) -> None:
    assert speak(language) == "en"
    assert QCoreApplication.translate("menu", "&File") == "&File"
    assert counted("start", "%n game(s)", 1) == "1 game"


@pytest.fixture
def folders(tmp_path: Path, compiled: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with English alone, to put other languages beside it."""
    shutil.copytree(compiled / "languages" / "en", tmp_path / "languages" / "en")
    monkeypatch.setattr(texts, "resource_path", lambda name: tmp_path / name)
    return tmp_path / "languages"


def _compile(folder: Path, code: str, *messages: str) -> None:
    folder.joinpath(code).mkdir()
    source = folder / code / "goboard.ts"
    source.write_text(f'<!DOCTYPE TS><TS version="2.1" language="{code}">{"".join(messages)}</TS>', "utf-8")
    program = Path(sys.executable).with_name("pyside6-lrelease")
    subprocess.run([program, "-silent", source], check=True, timeout=60)


CZECH = (
    "<context><name>menu</name><message><source>&amp;File</source>"
    "<translation>&amp;Soubor</translation></message></context>"
)


def test_a_folder_is_a_language_and_its_missing_parts_are_english(speak: Speak, folders: Path) -> None:
    _compile(folders, "cs", CZECH)
    assert spoken_languages() == ("cs", "en")
    assert speak("cs") == "cs"
    assert QCoreApplication.translate("menu", "&File") == "&Soubor"
    assert QCoreApplication.translate("menu", "&Go") == "&Go"
    assert counted("start", "%n game(s)", 1) == "1 game"
    assert counted("start", "%n game(s)", 5) == "5 games"


@pytest.mark.parametrize(
    ("wanted", "taken"),
    [("zh_CN", "zh_CN"), ("zh_TW", "zh_CN"), ("zh", "zh_CN"), ("en_GB", "en"), ("de_AT", "en")],
)
def test_a_language_is_spoken_in_every_country(folders: Path, wanted: str, taken: str) -> None:
    _compile(folders, "zh_CN", CZECH)
    assert language_in_force(wanted) == taken


@pytest.mark.parametrize(
    ("wanted", "taken"),
    [
        ("zh_TW", "zh_TW"),
        ("zh_Hant", "zh_TW"),
        ("zh_HK", "zh_TW"),
        ("zh_MO", "zh_TW"),
        ("zh_Hant_HK", "zh_TW"),
        ("zh_CN", "zh_CN"),
        ("zh_Hans", "zh_CN"),
        ("zh_SG", "zh_CN"),
        ("zh", "zh_CN"),
    ],
)
def test_a_language_is_spoken_in_the_script_of_the_country(folders: Path, wanted: str, taken: str) -> None:
    for code in ("zh_CN", "zh_TW"):
        _compile(folders, code, CZECH)
    assert language_in_force(wanted) == taken


@pytest.mark.parametrize("damage", ["missing", "empty", "cut short", "folder"])
def test_a_damaged_language_is_silent_and_named(speak: Speak, folders: Path, damage: str) -> None:
    _compile(folders, "cs", CZECH)
    file = folders / "cs" / "goboard.qm"
    data = file.read_bytes()
    file.unlink()
    if damage == "folder":
        file.mkdir()
    elif damage != "missing":
        file.write_bytes(data[:24] if damage == "cut short" else b"")
    assert speak("cs") == "en"
    assert silent_language("cs", "en") == "cs"
    assert QCoreApplication.translate("menu", "&File") == "&File"
    assert counted("start", "%n game(s)", 1) == "1 game"


def test_a_chosen_language_whose_folder_is_gone_is_named(speak: Speak, folders: Path) -> None:
    assert speak("fr") == "en"
    assert silent_language("fr", "en") == "fr"
    assert own_name("hu") == "magyar"
    assert silent_language("en_GB", "en") == ""


def test_no_language_is_missed_that_was_never_there(folders: Path) -> None:
    assert [silent_language(code, "en") for code in ("", "en", "xx", "../en")] == [""] * 4


def test_the_menu_lists_every_folder_by_the_name_it_has_for_itself(desk: Desk) -> None:
    menu = desk.window.context.view.language_menu
    menu.aboutToShow.emit()
    shown = [action.text() for action in menu.actions()]
    assert shown[:1] == ["Same as the system"]
    assert {"English", "Русский"} <= set(shown[1:])
    assert len(shown) == 1 + len(CODES)
    menu.aboutToShow.emit()
    assert len(menu.actions()) == len(shown)


def test_a_language_is_chosen_from_the_menu(desk: Desk) -> None:
    menu = desk.window.context.view.language_menu
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == "Русский").trigger()
    assert desk.window.context.view.settings.language == "ru"
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Русский"]


def test_qt_speaks_russian_too(speak: Speak) -> None:
    speak("ru")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Отмена"


def test_dates_speak_the_language_of_the_program(speak: Speak) -> None:
    day, month = GameDate(1996, 5, 1), GameDate(1996, 5)
    speak("ru")
    assert [date_words(day), date_words(month)] == ["1 мая 1996", "май 1996"]
    speak("en")
    assert [date_words(day), date_words(month)] == ["1 May 1996", "May 1996"]


def test_rulesets_have_russian_names(speak: Speak) -> None:
    speak("ru")
    names = [ruleset_name(ruleset) for ruleset in ALL_RULESETS]
    assert not [name for name in names if english_words(name)]
    assert len(set(names)) == len(names)


def test_turns_captures_and_refusals_in_russian(speak: Speak, desk: Desk) -> None:
    speak("ru")
    desk.start(size=BoardSize(9, 9))
    assert turn_sentence(desk.session) == "Ходят чёрные. Ход 1."
    desk.play("E5 pass")
    # The effect of another pass is described after it.
    assert turn_sentence(desk.session).startswith("Белые спасовали. Ходят чёрные. Ход 3. ")
    desk.play("E5")
    refusal = desk.session.refusal
    assert refusal is not None
    assert refusal_sentence(desk.session, refusal) == "На E5 уже стоит камень."
    move = Play(Color.WHITE, desk.point("D4"))
    assert move_announcement(desk.session, move, 2) == "Белые D4. Захвачено 2 камня."


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_no_english_is_left_in_the_window(speak: Speak, desks: Desks, size: tuple[int, int]) -> None:
    speak("ru")
    desk = desks.make(size, language="ru")
    assert_russian(desk.window)
    rows = desk.window.commands.rows
    groups = [row.beside.title for row in rows if row.beside is not None]
    menus = [row.text for row in rows]
    assert not [text for text in (*menu_titles().values(), *groups, *menus) if english_words(text)]
    desk.start(size=BoardSize(9, 9))
    desk.play("E5 D4 E5")
    assert desk.panel.play.isVisible()
    assert_russian(desk.window)
    desk.play("pass pass")
    assert desk.panel.count.isVisible()
    assert_russian(desk.window)
    # Two stones are no finished game: agreeing is impossible before this answer.
    desk.press(desk.panel.count.open_card.as_it_stands)
    desk.menu("accept")
    assert_russian(desk.window)
    desk.skip_story()
    assert desk.panel.finished.isVisible()
    assert_russian(desk.window)


def test_no_english_is_left_when_a_game_begins(speak: Speak, desk: Desk) -> None:
    speak("ru")
    for game in (NewGame(), NewGame(handicap=3, is_free=True, black_name="Лена")):
        look, rules = desk.parts.look, desk.parts.rules
        thumbnail = desk.parts.thumbnails.of_size
        dialog = NewGameDialog(look, thumbnail, game, rules.page, desk.window)
        dialog.show()
        assert_russian(dialog)
        dialog.close()
        dialog.deleteLater()


@pytest.mark.parametrize("page", ["find", "find_position", "guess", "set_up", "mark_arrow"])
def test_no_english_is_left_in_a_review(speak: Speak, desks: Desks, page: str) -> None:
    speak("ru")
    desk = desks.make(language="ru")
    desk.open(RECORD)
    desk.menu("forward")
    desk.menu("forward")
    assert desk.panel.review.isVisible()
    assert_russian(desk.window)
    desk.menu(page)
    assert_russian(desk.window)


@pytest.mark.parametrize("name", ["game_info", "export", "figure", "named", "move_number"])
def test_no_english_is_left_in_the_questions_of_a_review(speak: Speak, desks: Desks, name: str) -> None:
    speak("ru")
    desk = desks.make(language="ru")
    desk.open(RECORD)
    desk.menu("forward")
    if name == "move_number":
        desk.menu(name)
        assert_russian(desk.window)
        return
    seen = []

    def look(dialog: QDialog) -> None:
        seen.append({text: words for text in shown_texts(dialog) if (words := english_words(text))})
        dialog.reject()

    desk.dialogs.expect(QDialog, look)
    desk.menu(name)
    assert seen == [{}]


def assert_russian(widget: QWidget) -> None:
    texts = shown_texts(widget)
    assert len([text for text in texts if re.search("[а-яё]", text)]) >= 6
    assert not {text: words for text in texts if (words := english_words(text))}
