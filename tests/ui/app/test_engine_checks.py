"""Programs are checked before they are offered as engines, and the outcome is kept."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from goboard_app.app.engines import checks, process, programs
from goboard_app.app.engines.checks import CHECKS
from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.app.engines.process import end_all
from goboard_app.app.engines.programs import EngineProgram, Language, MissingPart, installed, join_words, split_words
from goboard_app.app.settings import SettingsHub, SettingsStore
from goboard_app.engine.engine import Ability, Failure, Trouble
from tests.support.honest_engine import HONEST, KNOWN

COUNTED = "import os\nopen(os.path.join(HERE, 'starts'), 'a').write('x')\n"
SILENT = "import time\ntime.sleep(60)\n"
GAME = "import sys\nsys.exit('cannot open a display')\n"


class Computer:
    """A computer with the programs that a test installs, and the settings of its user."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot, self.folder = qtbot, folder
        self.ini = folder / "goboard.ini"
        self._hubs: list[SettingsHub] = []

    def install(self, name: str, code: str) -> Path:
        """Install a program, and return its path."""
        path = self.folder / name
        path.write_text(f"#!{sys.executable} -S\nHERE = {str(self.folder)!r}\n{code}", encoding="utf-8")
        path.chmod(0o755)
        return path

    def directory(self) -> EngineDirectory:
        """Return the engines as a program that starts now finds them."""
        store = SettingsStore(QSettings(str(self.ini), QSettings.Format.IniFormat))
        self._hubs.append(SettingsHub(store))
        return EngineDirectory.of(self._hubs[-1])

    def wait(self, directory: EngineDirectory) -> None:
        self._qtbot.waitUntil(lambda: not directory.is_checking, timeout=20_000)

    @property
    def starts(self) -> int:
        """The number of times that a counted program was started."""
        path = self.folder / "starts"
        return len(path.read_text()) if path.exists() else 0

    def close(self) -> None:
        for hub in self._hubs:
            EngineDirectory.of(hub).end()


@pytest.fixture
def computer(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Computer]:
    monkeypatch.setattr(process, "search_folders", lambda: [str(tmp_path)])
    # Silence for 1.5 seconds is enough.
    monkeypatch.setattr(checks, "_LONGEST_S", 5.0)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    made = Computer(qtbot, tmp_path)
    yield made
    made.close()
    end_all()


def keys(directory: EngineDirectory, ability: Ability = Ability.NONE) -> list[str]:
    return [choice.key for choice in directory.choices(ability)]


def reasons(directory: EngineDirectory) -> dict[str, Failure | None]:
    return {program.key: directory.rejection(program) for program in directory.programs}


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (SILENT, Failure(Trouble.SILENT)),
        (GAME, Failure(Trouble.DIED, "cannot open a display")),
        ("print('Loading level 1...\\n' * 30, flush=True)\n" + SILENT, Failure(Trouble.GARBAGE, "Loading level 1...")),
    ],
    ids=["silent", "dies", "talks"],
)
def test_a_platform_game_called_pachi_is_not_offered(computer: Computer, code: str, reason: Failure) -> None:
    computer.install("pachi", code)
    computer.install("gnugo", HONEST + "run()")
    directory = computer.directory()
    begun = time.monotonic()
    # Nothing waits for the check, and what is not checked is not offered yet.
    assert keys(directory) == []
    assert time.monotonic() - begun < 0.5
    assert directory.is_checking
    with computer._qtbot.waitSignal(directory.changed, timeout=20_000):
        pass
    assert keys(directory) == ["gnugo"]
    assert reasons(directory) == {"gnugo": None, "pachi": reason}
    assert directory.choice("pachi") is None


def test_listing_the_programs_starts_none(computer: Computer) -> None:
    computer.install("gnugo", COUNTED + HONEST + "run()")
    directory = computer.directory()
    assert [program.key for program in directory.programs] == ["gnugo"]
    assert directory.choice("gnugo") is not None
    assert not directory.is_checking
    assert computer.starts == 0


@pytest.mark.parametrize("code", [HONEST + "run()", GAME], ids=["engine", "game"])
def test_the_outcome_is_kept_until_the_program_changes(computer: Computer, code: str) -> None:
    path = computer.install("gnugo", COUNTED + code)
    for _ in range(2):
        directory = computer.directory()
        directory.finish_checks()
        assert keys(directory) == (["gnugo"] if code != GAME else [])
        assert computer.starts == 1
    os.utime(path, ns=(1, 1))
    computer.directory().finish_checks()
    assert computer.starts == 2


@pytest.mark.parametrize("text", ["]", "{}", "[3]", '[{"path": 1}]', '[{"failure": "MOOD"}]'])
def test_a_damaged_outcome_is_asked_for_again(computer: Computer, text: str) -> None:
    computer.install("gnugo", COUNTED + HONEST + "run()")
    computer.directory().finish_checks()
    ini = QSettings(str(computer.ini), QSettings.Format.IniFormat)
    ini.setValue(CHECKS.key, text)
    ini.sync()
    directory = computer.directory()
    directory.finish_checks()
    assert computer.starts == 2
    assert keys(directory) == ["gnugo"]


def test_the_abilities_are_those_that_the_check_has_shown(computer: Computer) -> None:
    computer.install("gnugo", HONEST.replace(KNOWN, r"name\nlist_commands\nfinal_status_list") + "run()")
    for _ in range(2):
        directory = computer.directory()
        directory.finish_checks()
        assert keys(directory, Ability.MOVE) == []
        assert keys(directory, Ability.DEAD_STONES) == ["gnugo"]


def test_a_checked_program_sees_no_display(computer: Computer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":99")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    computer.install(
        "pachi", "import os, sys\nsys.exit(os.environ.get('DISPLAY', '') + os.environ.get('WAYLAND_DISPLAY', 'none'))"
    )
    directory = computer.directory()
    directory.finish_checks()
    assert reasons(directory) == {"pachi": Failure(Trouble.DIED, "none")}


@pytest.mark.parametrize(("is_own", "number"), [(True, "none"), (False, "3")])
def test_an_engine_computes_in_as_many_threads_as_the_user_lets_it(
    computer: Computer, monkeypatch: pytest.MonkeyPatch, is_own: bool, number: str
) -> None:
    monkeypatch.setattr(process, "HAS_SET_BLAS_THREADS", is_own)
    monkeypatch.setenv(process.BLAS_THREADS, "3")
    computer.install("pachi", f"import os, sys\nsys.exit(os.environ.get({process.BLAS_THREADS!r}, 'none'))")
    directory = computer.directory()
    directory.finish_checks()
    assert reasons(directory) == {"pachi": Failure(Trouble.DIED, number)}


def test_an_engine_that_loads_a_network_may_be_slow_but_not_dead(computer: Computer) -> None:
    (computer.folder / "net.bin.gz").touch()
    computer.install("katago", SILENT)
    directory = computer.directory()
    directory.finish_checks()
    assert keys(directory, Ability.ANALYSIS) == ["katago"]
    computer.install("katago", "import sys\nsys.exit('libOpenCL.so.1 is missing')")
    directory.look_again()
    directory.finish_checks()
    assert keys(directory) == []
    assert reasons(directory) == {"katago": Failure(Trouble.DIED, "libOpenCL.so.1 is missing")}


def test_a_rejected_program_is_checked_again_on_request(computer: Computer) -> None:
    computer.install("gnugo", COUNTED + GAME)
    directory = computer.directory()
    directory.finish_checks()
    directory.look_again()
    assert not directory.is_checking
    directory.look_again(has_rejected=True)
    computer.wait(directory)
    assert computer.starts == 2


def own(computer: Computer, code: str, **changes: object) -> EngineProgram:
    words = join_words(("-S", "-c", f"HERE = {str(computer.folder)!r}\n{code}"))
    return EngineProgram("own-1", "Mine", sys.executable, words, **changes)  # type: ignore[arg-type]


JSON = (
    "import sys, json\nfor line in sys.stdin:\n"
    "    print(json.dumps({'id': json.loads(line)['id'], 'version': '1'}), flush=True)\n"
)


@pytest.mark.parametrize(
    ("code", "language", "is_offered"),
    [
        (HONEST + "run()", Language.GTP, True),
        (SILENT, Language.GTP, True),
        (GAME, Language.GTP, False),
        (JSON, Language.KATA_JSON, True),
        (GAME, Language.KATA_JSON, False),
        ("print('no JSON\\n' * 30, flush=True)\n" + SILENT, Language.KATA_JSON, False),
    ],
    ids=["GTP", "slow", "dies", "JSON", "JSON dies", "JSON talks"],
)
def test_an_engine_that_the_user_named_is_offered_unless_it_fails(
    computer: Computer, code: str, language: Language, is_offered: bool
) -> None:
    directory = computer.directory()
    directory.store([own(computer, code, language=language)])
    assert keys(directory) == ["own-1"]
    computer.wait(directory)
    assert keys(directory) == (["own-1"] if is_offered else [])


def test_a_named_engine_that_has_listed_its_commands_is_not_checked(computer: Computer) -> None:
    directory = computer.directory()
    directory.store([own(computer, COUNTED + HONEST + "run()", commands=("genmove",))])
    directory.finish_checks()
    assert keys(directory) == ["own-1"]
    assert computer.starts == 0


def test_a_rejected_engine_that_answers_later_is_offered_again(computer: Computer) -> None:
    switch = computer.folder / "works"
    code = f"import os, sys\nif not os.path.exists({str(switch)!r}): sys.exit(1)\n{HONEST}run()"
    computer.install("gnugo", code)
    directory = computer.directory()
    directory.finish_checks()
    assert keys(directory) == []
    switch.touch()
    engine = directory.process_of(directory.programs[0])
    with computer._qtbot.waitSignal(engine.acquainted, timeout=20_000):
        engine.introduce()
    assert keys(directory) == ["gnugo"]
    engine.close()


def test_a_quotation_without_an_end_delays_no_check(computer: Computer) -> None:
    computer.install("gnugo", HONEST + "run()")
    directory = computer.directory()
    directory.store([EngineProgram("own-1", "Mine", sys.executable, "'x")])
    directory.finish_checks()
    assert keys(directory) == ["own-1", "gnugo"]


@pytest.fixture
def katrain(computer: Computer, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """A writer of KaTrain's KataGo into a folder below the home folder."""

    def put(path: str) -> Path:
        program = computer.folder / "home" / path
        program.parent.mkdir(parents=True)
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
        return program

    return put


@pytest.mark.installed
@pytest.mark.parametrize(
    "place",
    [
        ".local/share/pipx/venvs/katrain/lib/python3.12/site-packages/katrain",
        ".local/lib/python3.13/site-packages/katrain",
    ],
)
def test_katago_of_katrain_is_found_with_its_network(
    computer: Computer, katrain: Callable[[str], Path], place: str
) -> None:
    program = katrain(f"{place}/KataGo/katago")
    assert programs.lacking(computer.folder) == (("KataGo", MissingPart.NETWORK),)
    models = program.parent.parent / "models"
    models.mkdir()
    (models / "human.bin.gz").touch()
    assert installed(computer.folder) == ()
    (models / "kata1-b18.bin.gz").touch()
    (found,) = installed(computer.folder)
    assert (found.key, found.command) == ("katago", str(program))
    assert split_words(found.arguments)[:3] == ("gtp", "-model", str(models / "kata1-b18.bin.gz"))


@pytest.mark.installed
def test_katago_that_katrain_has_downloaded_is_found(computer: Computer, katrain: Callable[[str], Path]) -> None:
    program = katrain(".katrain/katago-v1.16.0-opencl-linux-x64")
    (program.parent / "kata1-b18.bin.gz").touch()
    (found,) = installed(computer.folder)
    assert found.command == str(program)


@pytest.mark.parametrize(("name", "arguments"), [("katago", "gtp"), ("leelaz", "--gtp --noponder")])
def test_no_network_is_proposed_where_there_is_none(computer: Computer, name: str, arguments: str) -> None:
    path = str(computer.install(name, SILENT))
    assert programs.proposed("own-1", path, computer.folder).arguments == arguments
    assert programs.missing_part(path, computer.folder) is not None
