"""`goboard engines`, `analyse` and `match`, with a scripted engine."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from goboard_app.app.engines import programs
from goboard_app.app.engines.process import find_program
from goboard_app.app.engines.programs import PROGRAMS, EngineProgram, Language, join_words
from goboard_app.app.settings import SettingsStore
from goboard_app.record.sgf.imports import read_record
from tests.cli.conftest import Command
from tests.support.engines import installed_in

ENGINE = Path(__file__).parents[1] / "support" / "scripted_engine.py"
LINE = "info move E5 visits VISITS winrate 0.75 scoreLead 2.5 order 0 pv E5 C3"
GAME = "(;GM[1]FF[4]SZ[9]RU[Japanese]KM[6.5];B[ee];W[cg])"


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SettingsStore:
    """The settings of a user with no engines but those a test names, on a computer with none."""
    made = SettingsStore(QSettings(str(tmp_path / "goboard.ini"), QSettings.Format.IniFormat))
    monkeypatch.setattr(SettingsStore, "of_user", lambda _name: made)
    monkeypatch.setattr(programs, "_KINDS", {})
    return made


@pytest.fixture
def engine(store: SettingsStore) -> Callable[..., None]:
    """A writer of engines into the settings, with their behaviour."""

    def name(key: str, **script: object) -> None:
        words = join_words(("-S", "-E", str(ENGINE), json.dumps(script)))
        commands = (*(name for name in script if "-" in name), "genmove")
        made = EngineProgram(key, key.title(), sys.executable, words, commands=commands)
        store.write(PROGRAMS, (*store.read(PROGRAMS), made))

    return name


def test_the_engines_are_listed_with_their_abilities(goboard: Command, engine: Callable[..., None]) -> None:
    engine("mine", **{"kata-analyze": "hang"})
    outcome = goboard("engines")
    assert outcome.code == 0
    (line,) = [line for line in outcome.out.splitlines() if line.startswith("mine")]
    assert line.split() == [
        *("mine", "Mine", "plays,", "rates", "moves,", "estimates", "territory,"),
        *("finds", "dead", "stones"),
    ]
    rows = json.loads(goboard("engines", "--json").out)
    (row,) = [row for row in rows if row["key"] == "mine"]
    assert row["program"] == sys.executable
    assert "analysis" in row["can"]


def test_a_game_is_rated_move_by_move(
    goboard: Command, engine: Callable[..., None], record: Callable[[str], Path]
) -> None:
    engine("mine", **{"kata-analyze": f"spam 200 {LINE}"})
    outcome = goboard("analyse", record(GAME), "--visits", "5")
    assert outcome.code == 0
    first, second, third = outcome.out.splitlines()
    assert first == "Move 0:  B+2.5  Black 75 %  Black best E5  played E5  points lost: 5.0"
    # White's own 2.5 are 2.5 less for Black.
    assert second == "Move 1:  W+2.5  Black 25 %  White best E5  played C3  points lost: 5.0"
    assert third == "Move 2:  B+2.5  Black 75 %  Black best E5"


def test_moves_out_of_turn_lose_no_points(
    goboard: Command, engine: Callable[..., None], record: Callable[[str], Path]
) -> None:
    engine("mine", **{"kata-analyze": f"spam 200 {LINE}"})
    game = record("(;GM[1]FF[4]SZ[9]KM[6.5];B[ee];B[cg];W[gg];AB[aa];B[hh])")
    outcome = goboard("analyse", game, "--visits", "5")
    assert ["points lost" in line for line in outcome.out.splitlines()] == [True, False, True, False, False]
    (report,) = [json.loads(goboard("analyse", game, "--visits", "5", "--json").out)["report"]]
    assert (report["black"]["whole"]["moves"], report["black"]["whole"]["analysed"]) == (3, 1)


def test_a_rated_game_as_json(goboard: Command, engine: Callable[..., None], record: Callable[[str], Path]) -> None:
    engine("mine", **{"kata-analyze": f"spam 200 {LINE}"})
    path = record(GAME)
    found = json.loads(goboard("analyse", path, "--engine", "Mine", "--visits", "5", "--json").out)
    assert found["engine"] == "Mine"
    first = found["positions"][0]
    assert (first["score"], first["played"], first["lost"]) == (2.5, "E5", 5.0)
    assert first["candidates"][0]["line"] == ["E5", "C3"]


def test_an_engine_with_several_answers_at_a_time_is_asked_ahead(
    goboard: Command, store: SettingsStore, record: Callable[[str], Path]
) -> None:
    # It answers in turn from the last to the first, once all three positions are asked about.
    code = (
        "import sys, json\nasked = []\n"
        "def say(**row): print(json.dumps(row), flush=True)\n"
        "for line in sys.stdin:\n"
        "    row = json.loads(line)\n"
        "    if 'action' in row: say(id=row['id'], version='1.15')\n"
        "    else: asked.append(row['id'])\n"
        "    if len(asked) == 3:\n"
        "        for each in reversed(asked):\n"
        "            say(id=each, moveInfos=[dict(move='E5', visits=9, scoreLead=int(each))])\n"
    )
    words = join_words(("-S", "-E", "-c", code))
    made = EngineProgram("wide", "Wide", sys.executable, words, Language.KATA_JSON)
    store.write(PROGRAMS, (*store.read(PROGRAMS), made))
    outcome = goboard("analyse", record(GAME), "--engine", "wide")
    assert outcome.code == 0
    assert [line.split()[2] for line in outcome.out.splitlines()] == ["B+1.0", "B+2.0", "B+3.0"]


def test_a_report_follows_the_positions_in_json(
    goboard: Command, engine: Callable[..., None], record: Callable[[str], Path]
) -> None:
    engine("mine", **{"kata-analyze": f"spam 200 {LINE}"})
    found = json.loads(goboard("analyse", record(GAME), "--visits", "5", "--json").out)["report"]
    assert (found["positions"], found["analysed"], found["unit"]) == (3, 3, "points")
    black, white = found["black"], found["white"]
    assert (black["opening"]["moves"], black["opening"]["mean_lost"], black["opening"]["best_share"]) == (1, 5.0, 1.0)
    assert (white["whole"]["lost"], white["whole"]["best"]) == (5.0, 0)
    assert white["worst"] == [{"move": 2, "played": "C3", "lost": 5.0, "better": "E5"}]


def test_a_report_is_written_as_pdf(
    goboard: Command, engine: Callable[..., None], record: Callable[[str], Path], tmp_path: Path
) -> None:
    engine("mine", **{"kata-analyze": f"spam 200 {LINE}"})
    path = record(GAME)
    outcome = goboard("analyse", path, "--visits", "5", "--pdf", tmp_path / "report.pdf")
    assert (outcome.code, len(outcome.out.splitlines())) == (0, 3)
    assert (tmp_path / "report.pdf").read_bytes().startswith(b"%PDF")


def test_a_report_as_pdf_is_of_one_game_and_never_replaces_the_record(
    goboard: Command, engine: Callable[..., None], record: Callable[[str], Path], tmp_path: Path
) -> None:
    engine("mine", **{"kata-analyze": f"spam 200 {LINE}"})
    path = record(GAME)
    for names in ((path, path, "--pdf", "out.pdf"), (path, "--pdf", "-")):
        outcome = goboard("analyse", *names)
        assert outcome.code == 2
        assert "--pdf works with one game record only" in outcome.err
    assert goboard("analyse", path, "--pdf", path).code == 2
    assert path.read_text() == GAME
    outcome = goboard("analyse", path, "--visits", "3", "--pdf", tmp_path / "nowhere" / "out.pdf")
    assert outcome.code == 2
    # The analysis is printed all the same.
    assert len(outcome.out.splitlines()) == 3


def test_without_an_engine_that_rates_it_is_said(
    goboard: Command, engine: Callable[..., None], record: Callable[[str], Path]
) -> None:
    engine("mine")
    path = record(GAME)
    outcome = goboard("analyse", path)
    assert outcome.code == 2
    assert outcome.err.startswith("No engine that rates moves was found")
    outcome = goboard("analyse", path, "--engine", "mine")
    assert (outcome.code, outcome.err) == (2, "“mine” cannot do this. These can: none.\n")
    outcome = goboard("analyse", path, "--engine", "yours")
    assert outcome.err == "No engine is called “yours”. These are known: none.\n"


def test_a_dying_engine_is_reported_with_the_move(
    goboard: Command, engine: Callable[..., None], record: Callable[[str], Path]
) -> None:
    engine("mine", **{"kata-analyze": [f"spam 200 {LINE}", "die"]})
    outcome = goboard("analyse", record(GAME), "--visits", "3")
    assert outcome.code == 2
    assert outcome.err == "After move 1: Mine stopped by itself. It said: “something broke”\n"


def test_many_games_are_rated_and_a_dead_engine_is_started_again(
    goboard: Command, engine: Callable[..., None], tmp_path: Path
) -> None:
    engine("mine", **{"kata-analyze": f"spam 200 {LINE}"})
    for name in ("a", "b"):
        (tmp_path / f"{name}.sgf").write_text(GAME)
    (tmp_path / "c.sgf").write_text("")
    outcome = goboard("analyse", tmp_path, "--visits", "3")
    assert outcome.code == 2
    assert [line.split(":")[0] for line in outcome.out.splitlines()] == [
        *(str(tmp_path / "a.sgf"), "Move 0", "Move 1", "Move 2"),
        *(str(tmp_path / "b.sgf"), "Move 0", "Move 1", "Move 2"),
    ]
    assert "Files read: 2, with findings: 0, failed: 1." in outcome.err
    found = json.loads(goboard("analyse", tmp_path, "--visits", "3", "--json").out)
    assert [len(each.get("positions", ())) for each in found] == [3, 3, 0]
    assert "error" in found[2]
    engine("dying", **{"kata-analyze": [f"spam 200 {LINE}", "die"]})
    outcome = goboard("analyse", tmp_path, "--engine", "dying", "--visits", "3")
    for name in ("a", "b"):
        # The second game begins with an engine that answers.
        assert f"{tmp_path / name}.sgf: After move 1: Dying stopped by itself." in outcome.err


@pytest.mark.parametrize("is_json", [False, True])
def test_ctrl_c_ends_the_rating_of_many_games_at_once(
    goboard: Command, engine: Callable[..., None], tmp_path: Path, is_json: bool
) -> None:
    engine("mine", **{"kata-analyze": [f"spam 200 {LINE}", "hang"]})
    for name in ("a", "b"):
        (tmp_path / f"{name}.sgf").write_text("(;SZ[9])" if name == "a" else GAME)
    alarm = threading.Timer(2.0, lambda: os.kill(os.getpid(), signal.SIGINT))
    alarm.start()
    outcome = goboard("analyse", tmp_path, "--visits", "3", *(["--json"] if is_json else []))
    assert outcome.code == 130
    assert "Stopped after 1 of 2 files." in outcome.err
    if is_json:
        assert len(json.loads(outcome.out)) == 1


def test_two_engines_play_and_the_results_are_a_table(
    goboard: Command, engine: Callable[..., None], tmp_path: Path
) -> None:
    engine("quitter", genmove=["= E5", "= resign"])
    engine("passer", genmove="= pass")
    games = tmp_path / "games"
    outcome = goboard("match", "quitter", "passer", "--games", "2", "--save", games)
    assert outcome.code == 0
    first, second, _head, *rows = outcome.out.splitlines()
    assert first == "Game 1: Quitter (Black), Passer (White): W+R, moves: 2."
    assert second == "Game 2: Passer (Black), Quitter (White): B+R, moves: 1."
    assert [row.split() for row in rows] == [
        ["Quitter", "2", "0", "0", "0", "2", "0"],
        ["Passer", "2", "2", "1", "1", "0", "0"],
    ]
    (tree,) = read_record((games / "0001.sgf").read_bytes()).games
    assert tree.root.get("RE") == ("W+R",)
    assert tree.root.get("PB") == ("Quitter",)


def test_two_passes_end_a_game_and_the_board_is_counted(goboard: Command, engine: Callable[..., None]) -> None:
    engine("one", genmove=["= E5", "= pass"])
    engine("two", genmove="= pass")
    argv = ("match", "one", "two", "--games", "1", "--komi", "6.5", "--rules", "chinese", "--json")
    found = json.loads(goboard(*argv).out)
    assert found["games"][0]["result"] == "B+74.5"
    assert found["won"] == [1, 0]


def test_an_error_loses_the_game_and_is_reported(goboard: Command, engine: Callable[..., None]) -> None:
    engine("good", genmove="= pass")
    engine("bad", genmove=["= E5", "= E5"])
    outcome = goboard("match", "bad", "good", "--games", "1")
    assert outcome.code == 1
    assert "W+F" in outcome.out.splitlines()[0]
    assert "Bad chose E5, which the rules do not allow." in outcome.out


@pytest.mark.parametrize(
    "argv",
    [
        ("match", "one"),
        ("match", "one", "two", "--games", "0"),
        ("match", "one", "two", "--handicap", "30"),
        ("match", "one:x", "two"),
        ("match", "one", "nobody"),
        ("analyse", "no-such-file.sgf"),
        ("analyse", "-", "--visits", "many"),
    ],
)
def test_bad_usage_is_explained_in_words(goboard: Command, engine: Callable[..., None], argv: tuple[str, ...]) -> None:
    engine("one")
    engine("two")
    outcome = goboard(*argv)
    assert outcome.code == 2
    assert "Traceback" not in outcome.err
    assert outcome.err.strip()


@pytest.mark.installed
def test_a_partner_plays_gnu_go(goboard: Command, store: SettingsStore, monkeypatch: pytest.MonkeyPatch) -> None:
    if find_program("gnugo") is None:
        pytest.skip("GNU Go is not installed: its Debian package is called gnugo")
    monkeypatch.setattr(programs, "_KINDS", {"gnugo": programs._gnugo})
    argv = ("match", "gnugo:1", "partner-puppy", "--games", "1", "--size", "5", "--json")
    found = json.loads(goboard(*argv).out)
    assert found["engines"] == ["GNU Go 1", "Puppy"]
    assert found["games"][0]["trouble"] is None
    assert found["games"][0]["moves"] > 4


def test_an_engine_of_this_machine_is_not_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert find_program(installed_in(tmp_path)) is None
