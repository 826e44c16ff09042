"""Engines as processes: GNU Go itself, and a scripted engine with every fault."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from goboard_app.app.engines.process import (
    EngineLog,
    EngineProcess,
    Launch,
    LogSource,
    end_all,
    find_program,
    search_folders,
)
from goboard_app.engine.engine import (
    Ability,
    Analysis,
    Answer,
    ChosenMove,
    DeadStones,
    Effort,
    Failure,
    Situation,
    Trouble,
    UnsupportedPart,
)
from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import Ruleset
from tests.support.engines import installed_in

ENGINE = Path(__file__).parents[2] / "support" / "scripted_engine.py"
NINE = BoardSize.square(9)
LINE = "info move E5 visits VISITS winrate 0.5 scoreLead 0.5 prior 0.1 order 0 pv E5 C3"
PATIENCE_MS = 20_000


def situation(rules: Ruleset = catalogue.JAPANESE, start: Position | None = None) -> Situation:
    return Situation(start or Position.empty(NINE), (), Color.BLACK, rules, Fraction(13, 2))


class Asked:
    """An engine with all its answers."""

    def __init__(self, qtbot: QtBot, engine: EngineProcess) -> None:
        self.qtbot, self.engine = qtbot, engine
        self.answers: list[Answer] = []

    def wait(self, count: int = 1) -> list[Answer]:
        self.qtbot.waitUntil(lambda: len(self.answers) >= count, timeout=PATIENCE_MS)
        return self.answers

    def wait_until_sent(self, command: str) -> None:
        lines = self.engine.log.lines
        self.qtbot.waitUntil(lambda: any(x.voice is LogSource.SENT and x.text.endswith(command) for x in lines))

    def choose(self, asked: Situation | None = None) -> Answer:
        self.answers.clear()
        self.engine.choose(asked or situation(), Effort(), self.answers.append)
        return self.wait()[0]


class Workshop:
    """Makes engines and sees that none is left."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot, self._folder = qtbot, folder
        self.made: list[EngineProcess] = []

    def scripted(self, abilities: Ability = Ability.MOVE, **script: object) -> Asked:
        arguments = ("-S", "-E", str(ENGINE), json.dumps(script))
        return self.start(Launch(sys.executable, arguments, str(self._folder)), abilities)

    def start(self, launch: Launch, abilities: Ability = Ability.MOVE) -> Asked:
        engine = EngineProcess(launch, abilities=abilities)
        self.made.append(engine)
        return Asked(self._qtbot, engine)


@pytest.fixture
def workshop(qtbot: QtBot, tmp_path: Path) -> Iterator[Workshop]:
    made = Workshop(qtbot, tmp_path)
    yield made
    for engine in made.made:
        engine.close()
    end_all()


@pytest.fixture
def gnugo(workshop: Workshop) -> Asked:
    path = find_program("gnugo")
    if path is None:
        pytest.skip("GNU Go is not installed: its Debian package is called gnugo")
    arguments = ("--mode", "gtp", "--level", "1")
    return workshop.start(Launch(path, arguments, takes_rules=True), Ability.MOVE)


@pytest.mark.installed
def test_gnu_go_plays_a_legal_move(gnugo: Asked) -> None:
    answer = gnugo.choose()
    assert isinstance(answer, ChosenMove)
    assert isinstance(answer.move, Play)
    assert answer.move.color is Color.BLACK
    known = gnugo.engine.acquaintance
    assert known is not None
    assert known.name == "GNU Go"
    assert Ability.DEAD_STONES | Ability.LEVEL in gnugo.engine.abilities


@pytest.mark.installed
def test_gnu_go_tells_dead_stones(gnugo: Asked) -> None:
    board = parse_diagram(
        """
        . . X . X O . O .
        . . X O X O . . O
        . . X X X O . . .
        . . . . X O . . .
        . O . . X O . . .
        . . . . X O . . .
        . . . . X O . X .
        . . . . X O . . .
        . . . . X O . . .
        """
    )
    gnugo.engine.dead_stones(situation(start=board), gnugo.answers.append)
    (answer,) = gnugo.wait()
    assert isinstance(answer, DeadStones)
    assert answer.dead == {Point(3, 1), Point(1, 4), Point(7, 6)}


@pytest.mark.installed
def test_gnu_go_is_started_again_for_other_rules(gnugo: Asked) -> None:
    gnugo.choose()
    assert gnugo.engine.gaps(situation()) == frozenset()
    answer = gnugo.choose(situation(catalogue.NEW_ZEALAND))
    assert isinstance(answer, ChosenMove)
    assert gnugo.engine._arguments[-3:] == (*("--chinese-rules", "--situational-superko", "--allow-suicide"),)
    assert gnugo.engine.gaps(situation(catalogue.STONE_SCORING)) == {UnsupportedPart.RULES}


@pytest.mark.installed
def test_a_large_board_is_refused_in_gnu_go_s_words_and_it_plays_on(gnugo: Asked) -> None:
    large = situation(start=Position.empty(BoardSize.square(25)))
    answer = gnugo.choose(large)
    assert isinstance(answer, Failure)
    assert answer.trouble is Trouble.SIZE
    assert "unacceptable size" in answer.said
    assert isinstance(gnugo.choose(), ChosenMove)


def test_a_missing_program_is_reported_later(workshop: Workshop) -> None:
    asked = workshop.start(Launch("/no/such/engine"))
    asked.engine.choose(situation(), Effort(), asked.answers.append)
    assert asked.answers == []
    assert asked.wait() == [Failure(Trouble.NOT_FOUND, "/no/such/engine")]


def test_a_file_that_is_no_program_is_not_started(workshop: Workshop, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no program")
    answer = workshop.start(Launch(str(tmp_path / "notes.txt"))).choose()
    assert isinstance(answer, Failure)
    assert answer.trouble is Trouble.NOT_STARTED


def test_no_shell_reads_the_arguments(workshop: Workshop, tmp_path: Path) -> None:
    hostile = f'$(touch {tmp_path}/a) `touch {tmp_path}/b`; touch {tmp_path}/c; "two  words" *'
    code = "import json, sys; open('seen', 'w').write(json.dumps(sys.argv[1:]))"
    arguments = ("-c", code, hostile, "")
    workshop.start(Launch(sys.executable, arguments, str(tmp_path))).choose()
    assert json.loads((tmp_path / "seen").read_text()) == [hostile, ""]
    assert [path.name for path in tmp_path.iterdir()] == ["seen"]


def test_a_death_is_reported_with_the_last_output_and_the_next_question_restarts(
    workshop: Workshop, tmp_path: Path
) -> None:
    asked = workshop.scripted(genmove=["= E5", "die 3"])
    assert isinstance(asked.choose(), ChosenMove)
    assert asked.choose() == Failure(Trouble.DIED, "something broke")
    assert not asked.engine.is_running
    assert asked.choose() == ChosenMove(Play(Color.BLACK, Point(4, 4)))


def test_an_engine_that_dies_at_once_is_dead_each_time(workshop: Workshop) -> None:
    asked = workshop.scripted(start="die")
    for _ in range(2):
        assert asked.choose() == Failure(Trouble.DIED, "something broke")


@pytest.mark.parametrize("silence", ["hang", "deaf"])
def test_silence_ends_the_engine_and_is_reported(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, silence: str
) -> None:
    asked = workshop.scripted(genmove=silence)
    asked.engine.introduce()
    asked.qtbot.waitSignal(asked.engine.acquainted).wait()
    monkeypatch.setattr("goboard_app.engine.conversation._THINK_S", 0.2)
    assert asked.choose() == Failure(Trouble.SILENT)
    assert not asked.engine.is_running


@pytest.mark.parametrize("talk", ["nonsense 1000", "huge 3000000"])
def test_nonsense_ends_the_engine_and_is_reported(workshop: Workshop, talk: str) -> None:
    answer = workshop.scripted(genmove=talk).choose()
    assert isinstance(answer, Failure)
    assert answer.trouble is Trouble.GARBAGE


def test_a_cancelled_question_delays_no_other(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goboard_app.app.engines.process.HELD_UP_MS", 50)
    asked = workshop.scripted(genmove="hang", final_status_list="= E5")
    asked.engine.introduce()
    asked.qtbot.waitSignal(asked.engine.acquainted).wait()
    first: list[Answer] = []
    asked.engine.choose(situation(), Effort(), first.append)
    asked.wait_until_sent("genmove B")
    board = replace(situation(), start=Position.empty(NINE).with_setup(black=[Point(4, 4)]))
    asked.engine.dead_stones(board, asked.answers.append)
    assert asked.wait() == [DeadStones(frozenset({Point(4, 4)}), frozenset())]
    assert first == []


def test_stopped_work_reports_nothing(workshop: Workshop) -> None:
    asked = workshop.scripted(genmove=["late 0.2 = E5", "= C3"])
    asked.engine.choose(situation(), Effort(), asked.answers.append)
    asked.wait_until_sent("genmove B")
    asked.engine.stop()
    later: list[Answer] = []
    asked.engine.choose(situation(), Effort(), later.append)
    asked.qtbot.waitUntil(lambda: bool(later), timeout=PATIENCE_MS)
    assert asked.answers == []
    assert later == [ChosenMove(Play(Color.BLACK, Point(2, 6)))]


def test_of_an_analysis_of_a_hundred_lines_a_second_few_are_read(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = workshop.scripted(**{"kata-analyze": f"spam 100 {LINE}"})
    asked.engine.analyse(situation(), Effort(visits=100), asked.answers.append)
    asked.qtbot.waitUntil(
        lambda: bool(asked.answers) and getattr(asked.answers[-1], "is_final", False),
        timeout=PATIENCE_MS,
    )
    last = asked.answers[-1]
    assert isinstance(last, Analysis)
    assert last.visits >= 100
    assert len(asked.answers) <= last.visits / 5
    # In the log the newest line represents all of them.
    assert sum(line.text.startswith("info") for line in asked.engine.log.lines) == 1


def test_an_analysis_ends_after_its_seconds_and_another_question_goes_on(
    workshop: Workshop,
) -> None:
    script = {"name": "late 0.5 = Slow", "kata-analyze": f"spam 100 {LINE}", "genmove": "= C3"}
    asked = workshop.scripted(**script)
    asked.engine.analyse(situation(), Effort(seconds=0.3), asked.answers.append)
    asked.qtbot.waitUntil(
        lambda: bool(asked.answers) and getattr(asked.answers[-1], "is_final", False),
        timeout=PATIENCE_MS,
    )
    assert asked.choose() == ChosenMove(Play(Color.BLACK, Point(2, 6)))


def test_immediate_answers_come_later_too(workshop: Workshop) -> None:
    asked = workshop.scripted(genmove="= E5")
    asked.choose()
    asked.answers.clear()
    asked.engine.analyse(situation(), Effort(), asked.answers.append)
    assert asked.answers == []
    assert asked.wait() == [Failure(Trouble.CANNOT)]
    assert isinstance(asked.choose(), ChosenMove)


def test_an_engine_that_says_no_more_of_an_analysis_has_ended_it(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goboard_app.engine.conversation._THINK_S", 0.5)
    line = LINE.replace("VISITS", "7")
    asked = workshop.scripted(**{"kata-analyze": f"spam 0.02 {line}", "genmove": "= C3"})
    asked.engine.analyse(situation(), Effort(), asked.answers.append)
    asked.wait(2)
    assert [getattr(answer, "is_final", None) for answer in asked.answers] == [False, True]
    assert asked.choose() == ChosenMove(Play(Color.BLACK, Point(2, 6)))


def test_closing_an_engine_sends_quit(workshop: Workshop, tmp_path: Path) -> None:
    asked = workshop.scripted(told=str(tmp_path / "told"))
    asked.choose()
    asked.engine.close()
    asked.qtbot.waitUntil(lambda: (tmp_path / "told").read_text().endswith(" quit\n"))


def test_a_closed_engine_that_does_not_quit_is_killed(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goboard_app.app.engines.process._GOODBYE_MS", 50)
    asked = workshop.scripted(genmove="deaf")
    asked.engine.choose(situation(), Effort(), asked.answers.append)
    asked.wait_until_sent("genmove B")
    process = asked.engine._process
    assert process is not None
    with asked.qtbot.waitSignal(process.finished, timeout=PATIENCE_MS):
        asked.engine.close()
    assert process.exitStatus() is QProcess.ExitStatus.CrashExit


def test_the_log_is_bounded_and_keeps_the_last_lines() -> None:
    log = EngineLog()
    log.add(LogSource.SAID, b"=1 half")
    assert not log.lines
    log.add(LogSource.SAID, b" a line\n" + b"y" * 100_000 + b"\n")
    assert log.lines[0].text == "=1 half a line"
    assert len(log.lines[1].text) == 400
    for number in range(5000):
        log.add(LogSource.SENT, b"%d play\n" % number)
    assert len(log.lines) == 2000


@pytest.mark.installed
def test_games_are_looked_for_though_the_path_does_not_name_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert search_folders()[0] == str(tmp_path)
    assert "/usr/games" in search_folders()
    shutil.copy(sys.executable, tmp_path / "some-engine")
    assert find_program("some-engine") == str(tmp_path / "some-engine")
    assert find_program("another-engine") is None


def test_an_engine_of_this_machine_is_not_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert find_program(installed_in(tmp_path)) is None


@pytest.mark.installed
def test_an_engine_of_this_machine_is_found_on_request(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert find_program(installed_in(tmp_path)) == str(tmp_path / "pachi")
