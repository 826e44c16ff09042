"""The page Engines, by mouse and keys: found engines, named ones, and the test."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel

from goboard_app.app.engines import process, programs
from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.app.engines.getting import Installer, offers
from goboard_app.app.engines.process import end_all, find_program
from goboard_app.app.engines.programs import (
    PROGRAMS,
    EngineProgram,
    Language,
    join_words,
    proposed,
    split_words,
)
from goboard_app.engine.dialects import Perspective
from goboard_app.engine.engine import Ability
from goboard_app.ui.engines.getting import GettingDialog
from goboard_app.ui.engines.page import EnginesDialog, EnginesFlow, LogDialog
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs, press
from tests.support.honest_engine import HONEST
from tests.support.parts import parts
from tests.support.waiting import activate, wait_until

ENGINE = Path(__file__).parents[2] / "support" / "scripted_engine.py"


@pytest.fixture(autouse=True)
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A computer without engines, and none left running."""
    monkeypatch.setattr(programs, "_KINDS", {})
    yield
    end_all()


def scripted(name: str = "Mine", **script: object) -> EngineProgram:
    words = ("-S", "-E", str(ENGINE), json.dumps(script))
    return EngineProgram("own-1", name, sys.executable, join_words(words))


def show(desk: Desk, _dialogs: Dialogs, act: Callable[[EnginesDialog], None]) -> None:
    """Do something on the page without waiting for it, so that it may ask questions itself."""
    page = EnginesDialog(desk.window.context.look, directory(desk), desk.window)
    page.show()
    activate(page)
    act(page)
    page.accept()


def rows(page: EnginesDialog) -> list[str]:
    return [page.list.item(i).text() for i in range(page.list.count())]


def directory(desk: Desk) -> EngineDirectory:
    return EngineDirectory.of(desk.window.context.hub)


def on_debian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goboard_app.ui.engines.getting.installer", lambda: Installer.APT)
    monkeypatch.setattr("goboard_app.app.texts.engines.installer", lambda: Installer.APT)


def test_without_an_engine_the_page_shows_how_to_get_one(
    desk: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_debian(monkeypatch)

    def look(page: EnginesDialog) -> None:
        assert rows(page) == []
        assert not page.card.isVisible()
        assert page.note.text().startswith("No engine was found.")
        assert page.getting.isVisible()
        texts = [label.text() for label in page.getting.findChildren(QLabel)]
        assert any(text.startswith("For analysis") for text in texts)
        assert any(text.startswith("For playing") and "It cannot rate moves" in text for text in texts)
        commands = {name: row.command.text() for name, row in page.getting.rows.items()}
        assert commands == {
            "KataGo": "sudo apt install pipx && pipx install katrain",
            "GNU Go": "sudo apt install gnugo",
        }
        press(page.getting.rows["GNU Go"].copy)
        assert QGuiApplication.clipboard().text() == "sudo apt install gnugo"
        assert page.getting.rows["GNU Go"].copy.text() == "Copied"
        page.accept()

    dialogs.expect(EnginesDialog, look)
    desk.menu("engines")


@pytest.mark.parametrize("kind", Installer)
def test_only_katago_is_proposed_for_an_analysis(kind: Installer) -> None:
    assert [offer.name for offer in offers(kind, Ability.ANALYSIS)] == ["KataGo"]
    assert all(offer.command for offer in offers(kind, Ability.ANALYSIS))
    assert [offer.name for offer in offers(kind)] == ["KataGo", "GNU Go"]


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder in which GNU Go is looked for."""
    monkeypatch.setattr(process, "search_folders", lambda: [str(tmp_path)])
    monkeypatch.setattr(programs, "_KINDS", {"gnugo": programs._gnugo, "pachi": programs._pachi})
    monkeypatch.setattr("goboard_app.app.engines.checks._LONGEST_S", 5.0)
    return tmp_path


def install(folder: Path, name: str, code: str) -> None:
    (folder / name).write_text(f"#!{sys.executable} -S\n{code}")
    (folder / name).chmod(0o755)


def test_looking_again_finds_an_engine_that_was_installed_meanwhile(desk: Desk, dialogs: Dialogs, places: Path) -> None:
    def look(page: EnginesDialog) -> None:
        press(page.getting.again)
        wait_until(lambda: page.getting.outcome.text() == "No new engine was found.")
        install(places, "gnugo", HONEST + "run()")
        press(page.getting.again)
        wait_until(lambda: rows(page) == ["Found on this computer", "GNU Go"])
        wait_until(lambda: page.getting.outcome.text() == "Found: GNU Go.")
        assert page.card.isVisible()
        assert not page.getting.isVisible()

        def get(dialog: GettingDialog) -> None:
            assert list(dialog.card.rows) or dialog.card.findChildren(QLabel)
            dialog.reject()

        dialogs.expect(GettingDialog, get)
        press(page.get)

    show(desk, dialogs, look)


def test_a_program_that_is_no_engine_is_shown_with_the_reason(desk: Desk, dialogs: Dialogs, places: Path) -> None:
    install(places, "pachi", "import sys\nsys.exit('cannot open a display')\n")

    def look(page: EnginesDialog) -> None:
        wait_until(lambda: rows(page) == ["Found, but no engine", "Pachi"])
        assert page.reason.text() == (
            "Pachi stopped by itself. It said: “cannot open a display” "
            "So it is not offered. If it is an engine all the same, press “Test”."
        )
        assert page.reason.isVisible()
        install(places, "pachi", HONEST + "run()")
        press(page.test)
        wait_until(lambda: rows(page) == ["Found on this computer", "Pachi"])
        assert not page.reason.isVisible()

    show(desk, dialogs, look)
    assert [choice.key for choice in directory(desk).choices()] == ["pachi"]


def test_the_longest_start_is_chosen_and_kept(desk: Desk, dialogs: Dialogs) -> None:
    directory(desk).store([scripted()])

    def look(page: EnginesDialog) -> None:
        assert page.start.currentText() == "5 minute(s)"
        page.start.setFocus()
        QTest.keyClick(page.start, Qt.Key.Key_End)
        page.start.activated.emit(page.start.currentIndex())

    show(desk, dialogs, look)
    (kept,) = desk.window.context.hub.store.read(PROGRAMS)
    assert kept.start_s == 1800.0
    assert kept.launch(Path()).start_s == 1800.0


def test_a_program_without_its_network_is_added_with_a_note(
    desk: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(programs, "_KINDS", {"katago": programs._katago})
    install(tmp_path, "katago", "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_more: (str(tmp_path / "katago"), ""))

    def look(page: EnginesDialog) -> None:
        press(page.add)
        assert page.arguments.text() == "gtp"
        assert page.outcome.text().startswith("KataGo is installed, but no network file was found for it.")

    show(desk, dialogs, look)


def test_an_engine_is_added_tried_and_kept(
    desk: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "my engine" / "scripted"
    program.parent.mkdir()
    program.write_text(f"#!{sys.executable} -S\n" + ENGINE.read_text())
    program.chmod(0o755)
    chosen = str(program), ""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_more: chosen)

    def add(page: EnginesDialog) -> None:
        press(page.add)
        assert rows(page) == ["Your own", "scripted"]
        wait_until(lambda: "stopped by itself" in page.outcome.text())  # it needs a script
        page.arguments.setFocus()
        QTest.keyClicks(page.arguments, '\'{"version": "= 1.5 <b>", "lz-analyze": "hang"}\'')
        page.name.setFocus()
        page.name.selectAll()
        QTest.keyClicks(page.name, "Mine")
        press(page.test)
        wait_until(lambda: "It works" in page.outcome.text())
        assert "Scripted 1.5 <b>" in page.outcome.text()
        assert page.outcome.textFormat() is Qt.TextFormat.PlainText
        assert "plays, rates moves, finds dead stones" in page.outcome.text()
        assert f"Paths start from {program.parent}" in page.hint.text()
        press(page.log)
        assert page.log_dialog is not None
        assert page.log_dialog.text.toPlainText().startswith(f"* {program}")

    show(desk, dialogs, add)
    (kept,) = desk.window.context.hub.store.read(PROGRAMS)
    assert (kept.name, kept.command) == ("Mine", str(program))
    assert "lz-analyze" in kept.commands
    (choice,) = directory(desk).choices(Ability.ANALYSIS)
    assert choice.name == "Mine"


def test_a_death_during_the_test_is_reported_with_the_last_output(desk: Desk, dialogs: Dialogs) -> None:
    directory(desk).store([scripted(start="die 3")])

    def look(page: EnginesDialog) -> None:
        press(page.test)
        wait_until(lambda: bool(page.outcome.text()) and page.test.text() == "Test")
        assert page.outcome.text() == "Mine stopped by itself. It said: “something broke”"

    show(desk, dialogs, look)


def test_a_test_can_be_stopped(desk: Desk, dialogs: Dialogs) -> None:
    directory(desk).store([scripted(start="hang")])

    def look(page: EnginesDialog) -> None:
        press(page.test)
        assert page.test.text() == "Stop"
        assert page.outcome.text().startswith("Starting Mine…")
        press(page.test)
        assert (page.test.text(), page.outcome.text()) == ("Test", "")

    show(desk, dialogs, look)


def test_a_quotation_without_an_end_is_said_at_its_field(desk: Desk, dialogs: Dialogs) -> None:
    directory(desk).store([scripted()])

    def look(page: EnginesDialog) -> None:
        page.arguments.setFocus()
        QTest.keyClicks(page.arguments, ' "x')
        press(page.test)
        assert page.outcome.text() == "A quotation mark in the arguments is not closed."
        assert page.hint.text() == page.outcome.text()

    show(desk, dialogs, look)


def test_an_engine_is_removed_after_a_question(desk: Desk, dialogs: Dialogs) -> None:
    directory(desk).store([scripted(), replace(scripted("Other"), key="own-2")])

    def remove(page: EnginesDialog) -> None:
        dialogs.expect_button("Remove")
        press(page.remove)
        assert rows(page) == ["Your own", "Other"]

    show(desk, dialogs, remove)
    assert [choice.key for choice in directory(desk).choices()] == ["own-2"]


@pytest.mark.installed
def test_found_engines_can_only_be_copied(
    desk: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install(tmp_path, "gnugo", HONEST + "run()")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(programs, "_KINDS", {"gnugo": programs._gnugo})

    def look(page: EnginesDialog) -> None:
        assert rows(page) == ["Found on this computer", "GNU Go"]
        assert page.arguments.isReadOnly()
        assert page.remove.isHidden()
        press(page.copy)
        assert rows(page) == ["Your own", "GNU Go", "Found on this computer", "GNU Go"]
        assert not page.arguments.isReadOnly()
        assert page.arguments.text() == "--mode gtp --quiet"

    show(desk, dialogs, look)
    assert directory(desk).programs[0].takes_rules


@pytest.mark.installed
def test_gnu_go_is_found_and_tried(desk: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch) -> None:
    if find_program("gnugo") is None:
        pytest.skip("GNU Go is not installed: its Debian package is called gnugo")
    monkeypatch.setattr(programs, "_KINDS", {"gnugo": programs._gnugo})

    def look(page: EnginesDialog) -> None:
        assert rows(page) == ["Found on this computer", "GNU Go"]
        press(page.test)
        wait_until(lambda: "It works" in page.outcome.text())
        assert page.outcome.text().startswith(
            "It works: GNU Go 3.8. It plays, has levels, finds dead stones. It knows 1"
        )
        assert page.outcome.text().endswith("It is told Japanese or Chinese rules and superko.")

    show(desk, dialogs, look)


def test_the_log_follows_the_conversation_while_the_window_is_used(desk: Desk) -> None:
    directory(desk).store([scripted(genmove="= <i>E5</i>")])
    desk.menu("engine_log")
    flow: EnginesFlow = parts(desk.window).engines
    log = flow.log
    assert isinstance(log, LogDialog)
    assert not log.isModal()
    engine = directory(desk).process_of(directory(desk).programs[0])
    engine.introduce()
    wait_until(lambda: "=3 name" in log.text.toPlainText())
    assert log.text.toPlainText().startswith(f"* {sys.executable} -S -E")
    assert "> 1 name\n" in log.text.toPlainText()
    engine.close()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("gtp -model a.bin.gz", ("gtp", "-model", "a.bin.gz")),
        ("-model \"a b.gz\" 'c d'", ("-model", "a b.gz", "c d")),
        (r"C:\Go\katago.cfg", (r"C:\Go\katago.cfg",)),
        (r'"C:\My Go\x.cfg" "say \"hi\""', (r"C:\My Go\x.cfg", 'say "hi"')),
        ("a'b c'd \"\"", ("ab cd", "")),
        ("$HOME `ls` ; *", ("$HOME", "`ls`", ";", "*")),
        ("  ", ()),
    ],
)
def test_arguments_are_taken_apart_without_a_shell(text: str, words: tuple[str, ...]) -> None:
    assert split_words(text) == words
    assert split_words(join_words(words)) == words


def test_a_path_from_home_and_a_quotation_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    assert split_words("~/x.gz a~/b") == ("/home/anna/x.gz", "a~/b")
    with pytest.raises(ValueError, match="no end"):
        split_words("a 'b")


def test_an_engine_runs_in_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    ours = tmp_path / "ours"
    own = EngineProgram("own-1", "Mine", "go/engine", "a.cfg")
    assert own.launch(ours).program == str(tmp_path / "go" / "engine")
    assert own.launch(ours).folder == str(tmp_path / "go")
    assert EngineProgram("own-1", "Mine", "engine").launch(ours).folder == str(ours)


def test_katago_takes_the_network_beside_it_and_settings_of_ours(tmp_path: Path) -> None:
    program = tmp_path / "katago"
    program.touch()
    lacking = programs._katago(str(program), tmp_path / "ours")
    assert lacking is programs.MissingPart.NETWORK
    (tmp_path / "kata net.bin.gz").touch()
    made = programs._katago(str(program), tmp_path / "ours")
    assert isinstance(made, EngineProgram)
    words = split_words(made.arguments)
    assert words[:3] == ("gtp", "-model", str(tmp_path / "kata net.bin.gz"))
    assert made.perspective is Perspective.BLACK
    programs.prepare(made, tmp_path / "ours")
    assert "maxVisits" in Path(words[4]).read_text()


def test_a_program_that_is_chosen_is_started_as_its_name_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "_KINDS", {"gnugo": programs._gnugo, "katago": programs._katago})
    made = proposed("own-1", str(tmp_path / "gnugo-3.8"), tmp_path)
    assert (made.key, made.name, made.takes_rules, made.is_found) == (
        "own-1",
        "GNU Go",
        True,
        False,
    )
    lacking = proposed("own-1", str(tmp_path / "katago.exe"), tmp_path)
    assert (lacking.name, lacking.arguments) == ("katago", "gtp")


def test_stored_engines_come_back_and_nonsense_is_none(desk: Desk) -> None:
    one = EngineProgram(
        *("own-1", "A; b, “c”", "/x y", '"a b" c'),
        language=Language.KATA_JSON,
        perspective=Perspective.WHITE,
        commands=("play",),
        takes_rules=True,
    )
    store = desk.window.context.hub.store
    store.write(PROGRAMS, (one,))
    assert store.read(PROGRAMS) == (one,)
    for text in (
        "{}",
        "[3]",
        '[{"key": 1}]',
        "]",
        '[{"key":"a","name":"b","command":"c","language":"x"}]',
    ):
        with pytest.raises((ValueError, TypeError, LookupError)):
            programs._programs_of(text)
