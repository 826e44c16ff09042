"""Engines with faults, each a short program: every question gets one answer in time, and no engine is left running."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from goboard_app.app.engines import process
from goboard_app.app.engines.process import EngineProcess, Launch, end_all
from goboard_app.engine import conversation, kata_json
from goboard_app.engine.engine import Ability, Analysis, Answer, ChosenMove, Effort, Failure, Situation, Trouble
from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.go.position import Position
from goboard_app.rules import catalogue
from tests.support.honest_engine import HONEST, KNOWN

NINE = BoardSize.square(9)
E5 = ChosenMove(Play(Color.BLACK, Point(4, 4)))
PATIENCE_MS = 20_000
#: A program that ignores SIGTERM, and writes its process id into a file.
HUNG = (
    "import os, signal, time; signal.signal(15, signal.SIG_IGN); "
    "open('pid', 'w').write(str(os.getpid())); time.sleep(60)"
)


def situation() -> Situation:
    return Situation(Position.empty(NINE), (), Color.BLACK, catalogue.JAPANESE, Fraction(13, 2))


class Bench:
    """A place where engines are started, with all their answers."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot, self.folder = qtbot, folder
        self.made: list[EngineProcess] = []

    def engine(self, code: str, *, is_json: bool = False, start_s: float = 300.0) -> EngineProcess:
        arguments = ("-S", "-E", "-u", "-c", code)
        launch = Launch(sys.executable, arguments, str(self.folder), is_json=is_json, start_s=start_s)
        engine = EngineProcess(launch, "F", Ability.MOVE)
        self.made.append(engine)
        return engine

    def move_of(self, engine: EngineProcess) -> Answer:
        answers: list[Answer] = []
        engine.choose(situation(), Effort(), answers.append)
        self._qtbot.waitUntil(lambda: bool(answers), timeout=PATIENCE_MS)
        return answers[0]

    def analysis_of(self, engine: EngineProcess, visits: int = 50) -> Answer:
        answers: list[Answer] = []
        engine.analyse(situation(), Effort(visits=visits), answers.append)

        def is_over() -> bool:
            return bool(answers) and (not isinstance(answers[-1], Analysis) or answers[-1].is_final)

        self._qtbot.waitUntil(is_over, timeout=PATIENCE_MS)
        return answers[-1]

    def until(self, is_so: object) -> None:
        self._qtbot.waitUntil(is_so, timeout=PATIENCE_MS)


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[Bench]:
    made = Bench(qtbot, tmp_path)
    yield made
    for engine in made.made:
        engine.close()
    end_all()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits of a fraction of a second in place of minutes."""
    for module in (conversation, kata_json):
        monkeypatch.setattr(module, "_THINK_S", 1.0)
    monkeypatch.setattr(conversation, "_COMMAND_S", 1.0)
    monkeypatch.setattr(process, "NONSENSE_MS", 600)


def genmove(text: str) -> str:
    return f'{HONEST}\nacts["genmove"] = lambda number: say({text!r} % number)\nrun()'


LENIENT = {
    "a comment behind the move": genmove("=%s E5 # winrate 55%%\n\n"),
    "a comment without a space": genmove("=%s E5#good\n\n"),
    "a comment below the move": genmove("=%s E5\nwinrate 55%%\n\n"),
    "small letters": genmove("=%s e5\n\n"),
    "Windows line ends": genmove("=%s E5\r\n\r\n"),
    "blanks at the end": genmove("=%s E5   \t \n\n"),
    "three empty lines": genmove("=%s E5\n\n\n\n"),
    "a comment line before": genmove("# thinking\n# still\n=%s E5\n\n"),
    "twenty lines of chatter": genmove("chatter\n" * 20 + "=%s E5\n\n"),
    "a byte order mark first": f"{HONEST}\nrun('\\ufeff')".replace(
        "import sys", "import sys; sys.stdout.reconfigure(encoding='utf-8')\nimport sys", 1
    ),
    "commands in capitals": HONEST.replace("genmove\\nkata-analyze", "GENMOVE\\nKATA-ANALYZE") + "\nrun()",
    "commands on one line": HONEST.replace(KNOWN, KNOWN.replace(r"\n", " ")) + "\nrun()",
    "no list of commands": f'{HONEST}\nacts["list_commands"] = lambda n: say("?%s no\\n\\n" % n)\nrun()',
    "a refused komi": f'{HONEST}\nacts["komi"] = lambda n: say("?%s no\\n\\n" % n)\nrun()',
    "a slow start": f"{HONEST}\ntime.sleep(1)\nrun()",
    "bytes one by one": HONEST.replace("out.write(text); out.flush()", "[(out.write(c), out.flush()) for c in text]")
    + "\nrun()",
    "no numbers": HONEST.replace("=%s", "=").replace(" % number", "") + "\nrun()",
    "a flood of complaints": f'{HONEST}\nacts["genmove"] = lambda n: (err.write("w\\n" * 100000), '
    'say("=%s E5\\n\\n" % n))\nrun()',
}


@pytest.mark.parametrize("fault", LENIENT)
def test_a_move_is_read_in_spite_of(bench: Bench, fault: str) -> None:
    assert bench.move_of(bench.engine(LENIENT[fault])) == E5


BROKEN: dict[str, tuple[str, Trouble]] = {
    "no move at all": (genmove("=%s\n\n"), Trouble.GARBAGE),
    "a comment alone": (genmove("=%s # nothing\n\n"), Trouble.GARBAGE),
    "a point off the board": (genmove("=%s K10\n\n"), Trouble.GARBAGE),
    "a word": (genmove("=%s hello\n\n"), Trouble.GARBAGE),
    "a refusal": (genmove("?%s I will not\n\n"), Trouble.REFUSED),
    "a number too high": (genmove("=9%s E5\n\n"), Trouble.GARBAGE),
    "twenty-one lines of chatter": (genmove("chatter\n" * 21 + "=%s E5\n\n"), Trouble.GARBAGE),
    "a line of three megabytes": (f'{HONEST}\nacts["genmove"] = lambda n: say("x" * 3000000)\nrun()', Trouble.GARBAGE),
    "a size refused": (f'{HONEST}\nacts["boardsize"] = lambda n: say("?%s no\\n\\n" % n)\nrun()', Trouble.SIZE),
    "a death": (f'{HONEST}\nacts["genmove"] = lambda n: os._exit(3)\nrun()', Trouble.DIED),
    "a death by signal": (f'{HONEST}\nacts["genmove"] = lambda n: os.kill(os.getpid(), 11)\nrun()', Trouble.DIED),
    "a death at the start": ("raise SystemExit('libOpenCL is missing')", Trouble.DIED),
    "an end at once": ("pass", Trouble.DIED),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_one_failure_reports(bench: Bench, fault: str) -> None:
    code, trouble = BROKEN[fault]
    answer = bench.move_of(bench.engine(code))
    assert isinstance(answer, Failure)
    assert answer.trouble is trouble


ENDLESS: dict[str, tuple[str, Trouble]] = {
    "silence": (f'{HONEST}\nacts["genmove"] = lambda n: time.sleep(60)\nrun()', Trouble.SILENT),
    "a closed output": (f'{HONEST}\nacts["genmove"] = lambda n: (os.close(1), time.sleep(60))\nrun()', Trouble.SILENT),
    "an answer without its empty line": (genmove("=%s E5\n"), Trouble.GARBAGE),
    "complaints without end": (
        f'{HONEST}\ndef act(n):\n    while True: err.write("busy\\n"); err.flush(); time.sleep(0.05)\n'
        'acts["genmove"] = act\nrun()',
        Trouble.SILENT,
    ),
    "random bytes": (
        f'{HONEST}\ndef act(n):\n    while True: os.write(1, b"\\xff\\x00\\x1b[0m"); time.sleep(0.05)\n'
        'acts["genmove"] = act\nrun()',
        Trouble.GARBAGE,
    ),
    "comments without end": (
        f'{HONEST}\ndef act(n):\n    while True: say("# busy\\n"); time.sleep(0.05)\nacts["genmove"] = act\nrun()',
        Trouble.GARBAGE,
    ),
    "lines of an analysis that was not asked for": (
        f'{HONEST}\ndef act(n):\n    say("=%s\\n" % n)\n'
        '    while True: say("info move E5 visits 3\\n"); time.sleep(0.05)\nacts["genmove"] = act\nrun()',
        Trouble.GARBAGE,
    ),
}


@pytest.mark.parametrize("fault", ENDLESS)
def test_a_question_has_an_end_against(bench: Bench, short: None, fault: str) -> None:
    code, trouble = ENDLESS[fault]
    engine = bench.engine(code)
    answer = bench.move_of(engine)
    assert isinstance(answer, Failure)
    assert answer.trouble is trouble
    assert not engine.is_running


def stream(line: str) -> str:
    """Return an engine that writes this line of an analysis thirty times a second; VISITS in it grows."""
    return (
        f"{HONEST}\nimport select\n"
        "def act(n):\n    say('=%s\\n' % n)\n    i = 0\n"
        "    while not select.select([sys.stdin], [], [], 0.03)[0]:\n"
        f"        i += 1; say({line!r}.replace('VISITS', str(i)) + '\\n')\n"
        "    say('\\n')\nacts['kata-analyze'] = act\nrun()"
    )


@pytest.mark.parametrize(
    "line",
    [
        "info mve D4 visits x",
        "info move D4 visits 5.0",
        "info move Z99 visits 5",
        "info move",
        "info visits 9 pv D4",
    ],
)
def test_lines_of_an_analysis_that_cannot_be_read_are_reported(bench: Bench, line: str) -> None:
    engine = bench.engine(stream(line + " "))
    answer = bench.analysis_of(engine)
    assert isinstance(answer, Failure)
    assert answer.trouble is Trouble.GARBAGE
    assert not engine.is_running


def test_an_analysis_whose_visits_do_not_grow_is_over_and_the_engine_goes_on(bench: Bench, short: None) -> None:
    engine = bench.engine(stream("info move E5 visits 7 winrate 0.5 pv E5"))
    answer = bench.analysis_of(engine)
    assert isinstance(answer, Analysis)
    assert (answer.is_final, answer.visits) == (True, 7)
    assert bench.move_of(engine) == E5


def test_an_analysis_that_goes_on_may_take_longer_than_one_answer(bench: Bench, short: None) -> None:
    answer = bench.analysis_of(bench.engine(stream("info move E5 visits VISITS winrate 0.5 pv E5")), visits=70)
    assert isinstance(answer, Analysis)
    assert answer.visits >= 70


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        ("import time; time.sleep(60)", Trouble.SILENT),
        ("import os, time\nwhile True: os.write(2, b'tuning\\n'); time.sleep(0.05)", Trouble.SILENT),
        ("import os, time\nwhile True: os.write(1, b'# loading\\n'); time.sleep(0.05)", Trouble.GARBAGE),
        ("import sys\nfor line in sys.stdin: print(line, end='', flush=True)", Trouble.GARBAGE),
    ],
    ids=["silence", "complaints", "comments", "echo"],
)
def test_a_start_has_an_end(bench: Bench, short: None, code: str, trouble: Trouble) -> None:
    begun = time.monotonic()
    answer = bench.move_of(bench.engine(code, start_s=3))
    assert isinstance(answer, Failure)
    assert answer.trouble is trouble
    assert time.monotonic() - begun < 8


def test_complaints_prolong_a_start_up_to_its_limit(bench: Bench) -> None:
    # Without the complaints, 0.3 of the 6 seconds would be the end.
    code = f"{HONEST}\nfor _ in range(30): err.write('tuning\\n'); err.flush(); time.sleep(0.1)\nrun()"
    assert bench.move_of(bench.engine(code, start_s=6.0)) == E5


JSON = """
import sys, json, time
def say(**found): print(json.dumps(found), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    if asked.get("action") == "query_version": say(id=asked["id"], version="1.15")
    elif "action" not in asked: ANSWER
"""
BEST = '{"move": "E5", "visits": 9, "winrate": 0.7, "scoreMean": 2.5, "order": 0, "pv": ["E5"]}'


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (f'say(id=asked["id"], moveInfos=[{BEST}])', (0.7, 2.5, 9)),
        (f'say(id=asked["id"], moveInfos=[{BEST}], rootInfo=None)', (0.7, 2.5, 9)),
        (
            f'say(id=asked["id"], moveInfos=[{BEST}], rootInfo=dict(winrate=51.3, scoreMean=-1.5, visits=8))',
            (0.513, -1.5, 8),
        ),
        (
            f'say(id=asked["id"], moveInfos=[{BEST}], rootInfo=dict(winrate="0,51", scoreLead="1,5", visits=8))',
            (0.51, 1.5, 8),
        ),
        (f'print("log"); say(id="x", moveInfos=[]); say(id=asked["id"], moveInfos=[{BEST}])', (0.7, 2.5, 9)),
        (f'sys.stdout.write("\\ufeff"); say(id=asked["id"], moveInfos=[{BEST}])', (0.7, 2.5, 9)),
    ],
    ids=["no root", "null root", "percent", "comma", "other lines", "byte order mark"],
)
def test_an_answer_in_json_is_read_leniently(bench: Bench, answer: str, expected: tuple[float, float, int]) -> None:
    code = "import sys; sys.stdout.reconfigure(encoding='utf-8')\n" + JSON.replace("ANSWER", answer)
    found = bench.analysis_of(bench.engine(code, is_json=True))
    assert isinstance(found, Analysis)
    assert found.winrate == pytest.approx(expected[0])
    assert (found.score, found.visits) == expected[1:]


@pytest.mark.parametrize(
    "answer",
    [
        'say(id=asked["id"], moveInfos=[])',
        'say(id=asked["id"], moveInfos=[{}])',
        'say(id=asked["id"], moveInfos=3, rootInfo={})',
        'print("no JSON\\n" * 21)',
        'print("[" * 100000, flush=True); print("log\\n" * 21)',
    ],
    ids=["no moves", "empty move", "a number", "no JSON", "deep"],
)
def test_json_that_is_no_analysis_is_reported(bench: Bench, answer: str) -> None:
    found = bench.analysis_of(
        bench.engine(JSON.replace("ANSWER", answer).replace('"\\n" * 21)', '"\\n" * 21, flush=True)'), is_json=True)
    )
    assert isinstance(found, Failure)
    assert found.trouble is Trouble.GARBAGE


# Several questions at the same time

COLLECTING = """
import sys, json, os
def say(**found): print(json.dumps(found), flush=True)
def answer(number, visits): say(id=number, moveInfos=[dict(move="E5", visits=visits)])
asked = []
for line in sys.stdin:
    row = json.loads(line)
    if row.get("action") == "query_version": say(id=row["id"], version="1.15")
    elif row.get("action") == "terminate": open("ended", "a").write(row["terminateId"] + " ")
    else:
        asked.append(row["id"])
        ACT
"""


class Several:
    """Questions that are open at the same time, and their answers by their places."""

    def __init__(self, bench: Bench, act: str, count: int = 3) -> None:
        self.engine = bench.engine(COLLECTING.replace("ACT", act), is_json=True)
        self.answers: dict[int, list[Answer]] = {place: [] for place in range(count)}
        self.order: list[int] = []
        for place in range(count):
            self.engine.analyse(situation(), Effort(visits=9), partial(self._take, place), is_beside=True)

    def _take(self, place: int, answer: Answer) -> None:
        self.answers[place].append(answer)
        self.order.append(place)


def test_answers_in_another_order_reach_their_questions(bench: Bench) -> None:
    act = "if len(asked) == 3: [answer(number, 10 + int(number)) for number in reversed(asked)]"
    several = Several(bench, act)
    bench.until(lambda: len(several.order) == 3)
    assert several.order == [2, 1, 0]
    visits = [answer.visits for (answer,) in several.answers.values() if isinstance(answer, Analysis)]
    assert visits == [11, 12, 13]


def test_answers_to_unknown_queries_do_no_harm(bench: Bench) -> None:
    act = 'answer("77", 5); answer("end1", 5); answer(3, 5); answer(None, 5); answer(row["id"], 20)'
    several = Several(bench, act, count=2)
    bench.until(lambda: len(several.order) == 2)
    assert [answer.visits for (answer,) in several.answers.values() if isinstance(answer, Analysis)] == [20, 20]


def test_an_error_of_one_query_fails_that_question_alone(bench: Bench) -> None:
    act = 'say(id=row["id"], error="no", field="rules") if len(asked) == 2 else answer(row["id"], 20)'
    several = Several(bench, act)
    bench.until(lambda: len(several.order) == 3)
    kinds = [type(answer) for (answer,) in several.answers.values()]
    assert kinds == [Analysis, Failure, Analysis]
    assert several.engine.is_running


def test_a_death_fails_every_open_question_once_and_the_next_one_starts_it_again(bench: Bench) -> None:
    several = Several(bench, 'answer("1", 20) if len(asked) == 2 else len(asked) == 3 and os._exit(3)')
    bench.until(lambda: len(several.order) == 3)
    ((first,), (second,), (third,)) = several.answers.values()
    assert isinstance(first, Analysis)
    assert isinstance(second, Failure)
    assert second.trouble is Trouble.DIED
    assert third == second
    several.order.clear()
    for place in range(2):
        several.engine.analyse(situation(), Effort(visits=9), partial(several._take, place), is_beside=True)
    bench.until(lambda: several.order == [0])


def test_stopping_ends_every_query_and_the_engine_goes_on(bench: Bench) -> None:
    several = Several(bench, 'len(asked) == 4 and [answer(number, 20) for number in ("1", "2", "4")]')
    several.engine.stop()
    answer = bench.analysis_of(several.engine)
    assert isinstance(answer, Analysis)
    assert several.order == []
    assert (bench.folder / "ended").read_text() == "1 2 3 "


def test_a_receiver_that_closes_the_engine_ends_the_other_questions(bench: Bench) -> None:
    engine = bench.engine(
        COLLECTING.replace("ACT", "if len(asked) == 3: [answer(number, 20) for number in asked]"), is_json=True
    )
    answers: list[Answer] = []

    def close(answer: Answer) -> None:
        answers.append(answer)
        engine.close()

    for _ in range(3):
        engine.analyse(situation(), Effort(visits=9), close, is_beside=True)
    bench.until(lambda: bool(answers))
    # The engine is asked nothing more, so all that it said has been read when another one has answered.
    assert bench.move_of(bench.engine(f"{HONEST}\nrun()")) == E5
    assert len(answers) == 1


def test_the_line_with_all_visits_is_read_without_a_wait(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "LOOK_MS", 60_000)
    answer = bench.analysis_of(bench.engine(stream("info move E5 visits VISITS winrate 0.5 pv E5")), visits=20)
    assert isinstance(answer, Analysis)
    assert answer.visits >= 20


@pytest.mark.qt_log_ignore("Destroyed while process")
def test_an_engine_whose_process_object_is_gone_is_not_asked_for_it(bench: Bench) -> None:
    engine = bench.engine(f"{HONEST}\nrun()")
    assert bench.move_of(engine) == E5
    delete(engine._process)
    engine.stop()
    engine.close()
    assert bench.move_of(engine) == E5


@pytest.mark.qt_log_ignore("Destroyed while process")
def test_an_engine_object_that_qt_destroyed_can_be_closed(bench: Bench) -> None:
    owner = QObject()
    engine = bench.engine(f"{HONEST}\nrun()")
    engine.setParent(owner)
    assert bench.move_of(engine) == E5
    delete(owner)
    engine.close()


def is_alive(pid: int) -> bool:
    """Return whether a process runs; one that has ended but was not waited for does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_the_engine_that_a_script_has_started_ends_with_it(bench: Bench) -> None:
    pid = bench.folder / "pid"
    child = HUNG
    code = f"import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', {child!r}])\n{HONEST}\nrun()"
    engine = bench.engine(code)
    assert bench.move_of(engine) == E5
    bench.until(lambda: pid.exists() and pid.read_text() != "")
    engine.close()
    bench.until(lambda: not is_alive(int(pid.read_text())))


@pytest.mark.skipif(sys.platform != "linux", reason="PR_SET_PDEATHSIG is of Linux")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_hung_engine_ends_with_the_program(tmp_path: Path, number: signal.Signals) -> None:
    program = (
        "import sys\nfrom PySide6.QtCore import QCoreApplication\n"
        "from goboard_app.app.engines.process import EngineProcess, Launch\n"
        "app = QCoreApplication([])\n"
        f"engine = EngineProcess(Launch(sys.executable, ('-c', {HUNG!r}), {str(tmp_path)!r}))\n"
        "engine.introduce()\napp.exec()\n"
    )
    running = subprocess.Popen([sys.executable, "-c", program], env=dict(os.environ))
    try:
        pid = tmp_path / "pid"
        wait_for(lambda: pid.exists() and pid.read_text() != "")
        assert is_alive(int(pid.read_text()))
        running.send_signal(number)
        wait_for(lambda: not is_alive(int(pid.read_text())))
    finally:
        running.kill()
        running.wait()


def wait_for(is_so: object) -> None:
    end = time.monotonic() + 20
    while not is_so():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.05)
