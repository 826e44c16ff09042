"""The scripts for the desktop, the packages and the translations do what they say."""

from __future__ import annotations

import ast
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from goboard_app.cli.main import run as run_command
from goboard_app.main import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
SCRIPTS = sorted([*PACKAGING.rglob("*.sh"), ROOT / ".ci" / "run"])


def bash(*command: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script with some variables set."""
    return subprocess.run(
        ["bash", *map(str, command)],
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_script_is_well_formed(script: Path) -> None:
    assert bash("-n", script).stderr == ""


def run_fuzz(folder: Path, *arguments: str) -> str:
    """Return the output of the fuzz script, run with a Python that only prints its arguments."""
    (folder / "packaging").mkdir()
    shutil.copy(PACKAGING / "test.sh", folder / "packaging")
    (folder / "packaging" / "environment.sh").write_text(
        f'root={folder}\nvenv=$root/venv\nprepare() {{ :; }}\nstop() {{ echo "$1"; exit 2; }}\n'
    )
    (folder / "venv" / "bin").mkdir(parents=True)
    python = folder / "venv" / "bin" / "python"
    python.write_text('#!/bin/sh\necho "called $FUZZ_SEED: $*"\n')
    python.chmod(0o755)
    return bash(folder / "packaging" / "test.sh", "fuzz", *arguments).stdout


def test_a_search_by_chance_tells_its_seed_and_takes_it_again(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    told = run_fuzz(tmp_path / "one")
    found = re.search(r"^seed (\d+); .*: bash packaging/test\.sh fuzz (\d+)$", told, re.MULTILINE)
    assert found is not None
    seed = found[1]
    assert found[2] == seed
    call = f"called {seed}: -m pytest tests -q -m fuzz --hypothesis-seed={seed}"
    assert call in told
    assert told.count(f"seed {seed}; ") == 2
    assert call in run_fuzz(tmp_path / "two", seed)


@pytest.mark.parametrize("seed", ["x", "-1", "1;2", "99999999999999"])
def test_invalid_seeds_are_refused(tmp_path: Path, seed: str) -> None:
    assert run_fuzz(tmp_path, seed) == "A seed is a number such as 4711.\n"


def sentences(tmp_path: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Gather the sentences of one module."""
    module = tmp_path / "module.py"
    module.write_text(code)
    command = [sys.executable, str(PACKAGING / "sentences.py"), str(module)]
    return subprocess.run(command, capture_output=True, text=True)


PLURAL = 'translate("a", "%n b", "", QCoreApplication.UnicodeUTF8, 1)'


@pytest.mark.parametrize(
    ("code", "call"),
    [
        ('translate("a", "b")', 'translate("a", "b", "")'),
        ('QCoreApplication.translate("a", "b", "note")', 'translate("a", "b", "note")'),
        ('Text("a", "b", "note")', 'translate("a", "b", "note")'),
        ('translate("a", "%n b", None, count)', PLURAL),
        ('translate("a", "%n " "b", n=len(stones))', PLURAL),
        ('QT_TRANSLATE_N_NOOP("a", "%n b")', PLURAL),
        ('class a:\n    def f(self):\n        self.tr("%n b", "", 3)', PLURAL),
        ("f\"{translate('a', 'b')}\"", 'translate("a", "b", "")'),
        ('translate("a", "\\"b\\"\\n")', r'translate("a", "\"b\"\n", "")'),
        ('"text".translate(table)', ""),
        ("translate(context, text)", ""),
    ],
)
def test_sentence_is_gathered(tmp_path: Path, code: str, call: str) -> None:
    assert sentences(tmp_path, code).stdout.strip() == call


@pytest.mark.parametrize(
    ("code", "note"),
    [
        ('#: The label.\nname = Text("a", "b")', "#: The label."),
        ('#: The label.\nname = Text(\n    "a",\n    "b",\n)', "#: The label."),
        ('#: The label\n#: of a key.\nname = Table(\n    {1: Text("a", "b")},\n)', "#: The label of a key."),
        ('#: The label.\nname: Table[int] = Table(\n    {\n        1: Text("a", "b")})', "#: The label."),
        ('#: The label.\nname = {\n    #: %1 = a point\n    1: Text("a", "b %1")}', "#: %1 = a point The label."),
        ('#: Not this.\nname = 1\nother = {\n    1: Text("a", "b")}', ""),
        ('def f():\n    """Return it."""\n    #: Here.\n    x = {\n        1: translate("a", "b")}', "#: Return it."),
    ],
)
def test_the_lines_above_a_constant_are_a_note(tmp_path: Path, code: str, note: str) -> None:
    *above, _call = sentences(tmp_path, code).stdout.strip().splitlines()
    assert "\n".join(above) == note


def test_sentence_put_together_at_run_time_is_refused(tmp_path: Path) -> None:
    assert "line 1" in sentences(tmp_path, 'translate("a", f"{n} b")').stderr


def test_sentences_can_be_written_below_the_names_of_their_modules(tmp_path: Path) -> None:
    (tmp_path / "room").mkdir()
    (tmp_path / "room/some.py").write_text('translate("a", "b")')
    (tmp_path / "room/none.py").write_text("")
    command = [sys.executable, PACKAGING / "sentences.py", "--into", "work"]
    subprocess.run([*command, "room/some.py", "room/none.py"], cwd=tmp_path, check=True)
    assert [path.name for path in (tmp_path / "work/room").iterdir()] == ["some.py"]
    assert (tmp_path / "work/room/some.py").read_text() == 'translate("a", "b", "")\n'


def test_catalogues_name_modules_without_lines() -> None:
    catalogue = (ROOT / "resources/languages/ru/goboard.ts").read_text("utf-8")
    assert '<location filename="../../../goboard_app/app/texts/' in catalogue
    assert " line=" not in catalogue


FIRST_SENTENCES = {
    "Atari": "Atari",
    "Black": "Zwart",
    "Cancel": "Annuleren",
    "Capture": "Slaan",
    "New game…": "Nieuwe partij…",
    "Pass": "Passen",
    "Play again": "Nog een keer",
    "White": "Wit",
}


def clone_of_translations(folder: Path) -> Path:
    """Return a small clone in which the translations of some modules are kept by the real script and Python."""
    for name in ("translations.sh", "catalogues.py", "sentences.py"):
        target = folder / "packaging" / name
        target.parent.mkdir(exist_ok=True)
        shutil.copy(PACKAGING / name, target)
    (folder / "packaging" / "environment.sh").write_text(
        f"root={shlex.quote(str(folder))}\nvenv={shlex.quote(sys.prefix)}\n"
        'prepare() { :; }\nstop() { echo "$1"; exit 1; }\n'
    )
    for name in ("app/texts", "cli", "ui/play"):
        shutil.copytree(ROOT / "goboard_app" / name, folder / "goboard_app" / name)
    (folder / "resources" / "languages").mkdir(parents=True)
    return folder


def test_the_first_hour_of_a_translator_works(tmp_path: Path) -> None:
    clone = clone_of_translations(tmp_path)
    script, nl = clone / "packaging" / "translations.sh", clone / "resources" / "languages" / "nl"
    made = bash(script, "new", "nl")
    assert made.returncode == 0, made.stdout
    assert "plural_forms = 2" in (nl / "language.toml").read_text("utf-8")

    catalogue = (nl / "goboard.ts").read_text("utf-8")
    translated = 0
    for source, text in FIRST_SENTENCES.items():
        entry = rf'(<source>{source}</source>(?:(?!</message>).)*?)<translation type="unfinished"></translation>'
        # Only one of the places that have this sentence: a partial catalogue must stay as the translator left it.
        catalogue, count = re.subn(entry, rf"\1<translation>{text}</translation>", catalogue, count=1, flags=re.DOTALL)
        translated += count
    assert translated == len(FIRST_SENTENCES)
    (nl / "goboard.ts").write_text(catalogue, "utf-8")

    checked = bash(script, "check", "nl")
    assert checked.returncode == 0, checked.stdout
    found = re.search(r"^nl: (\d+) sentences, (\d+) not translated yet$", checked.stdout, re.MULTILINE)
    assert found
    assert int(found[1]) - int(found[2]) == translated
    assert bash(script, "update").returncode == 0
    assert (nl / "goboard.ts").read_text("utf-8") == catalogue


@pytest.fixture
def desktop(tmp_path: Path) -> Path:
    """A copy of the desktop script's files at a place with a space in its name."""
    clone = tmp_path / "a clone"
    shutil.copytree(PACKAGING, clone / "packaging", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "resources" / "app", clone / "resources" / "app")
    program = clone / ".venv" / "bin" / "goboard-window"
    program.parent.mkdir(parents=True)
    program.touch(mode=0o755)
    return clone


def test_desktop_entry_names_the_program_in_full(desktop: Path, tmp_path: Path) -> None:
    run = bash(desktop / "packaging/linux/install.sh", XDG_DATA_HOME=str(tmp_path / "share"))
    assert run.returncode == 0, run.stderr
    entry = (tmp_path / "share/applications/org.goboard.goboard.desktop").read_text()
    assert f'\nExec="{desktop}/.venv/bin/goboard-window" %F\n' in entry
    assert (tmp_path / "share/icons/hicolor/48x48/apps/goboard.png").is_file()


def test_uninstalling_leaves_nothing_of_ours(desktop: Path, tmp_path: Path) -> None:
    script = desktop / "packaging/linux/install.sh"
    bash(script, XDG_DATA_HOME=str(tmp_path / "share"))
    bash(script, "--uninstall", XDG_DATA_HOME=str(tmp_path / "share"))
    assert [path for path in (tmp_path / "share").rglob("*goboard*") if path.is_file()] == []


@pytest.mark.skipif(not (ROOT / ".venv/.ready-run").exists(), reason="no environment of run.sh")
def test_without_display_one_line_names_the_commands_that_still_work() -> None:
    nothing = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"), "")
    run = bash(PACKAGING / "run.sh", **nothing)
    assert run.returncode != 0
    assert "display" in run.stderr
    assert run.stderr.strip().count("\n") == 0


@pytest.mark.skipif(not (ROOT / ".venv/.ready-run").exists(), reason="no environment of run.sh")
def test_arguments_go_on_to_the_program() -> None:
    assert "goboard" in bash(PACKAGING / "run.sh", "--version").stdout


def set_up(folder: Path, command: str) -> subprocess.CompletedProcess[str]:
    """Run a command as the script runs those that set the program up."""
    log = folder / "log"
    log.write_text("Connection refused, the last time\n")
    script = f". {PACKAGING}/environment.sh; log={log}; logged {command}"
    return bash("-c", script)


def test_without_network_one_sentence_says_so(tmp_path: Path) -> None:
    nowhere = "--isolated --no-input --retries 1 --index-url http://127.0.0.1:9/simple"
    done = set_up(tmp_path, f"{sys.executable} -m pip download -d {tmp_path} {nowhere} sgfmill")
    assert done.returncode == 1
    assert done.stdout + done.stderr == (
        "\nThe network cannot be reached, and goboard needs it once, to set itself up: connect, then start again.\n"
    )
    assert "pip" in (tmp_path / "log").read_text()


def test_unknown_certificate_is_told_in_one_sentence(tmp_path: Path) -> None:
    told = "SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]')): Connection refused"
    done = set_up(tmp_path, f"bash -c {shlex.quote(f'echo {shlex.quote(told)}; exit 1')}")
    assert done.returncode == 1
    assert done.stderr == (
        "\nThe certificate of the network is not known here. If your network has a proxy with its own certificate, "
        "set SSL_CERT_FILE and PIP_CERT to its file, then start again.\n"
    )


def test_other_errors_are_shown_with_the_end_of_the_log(tmp_path: Path) -> None:
    done = set_up(tmp_path, "bash -c 'echo no space left; exit 1'")
    assert done.returncode == 1
    assert "This did not work: bash -c echo no space left; exit 1" in done.stderr
    assert "no space left" in done.stderr
    assert "network" not in done.stderr


def test_working_packages_print_nothing(tmp_path: Path) -> None:
    done = set_up(tmp_path, "echo fine")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_oldest_versions_are_those_that_the_program_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = dict(re.findall(r"([\w-]+)>=([\d.]+)", " ".join(project["dependencies"])))
    oldest = dict(re.findall(r"^([\w-]+)==([\d.]+)$", (PACKAGING / "lowest.txt").read_text(), re.M))
    assert len(asked) == len(project["dependencies"]) == len(oldest)
    assert set(asked) == set(oldest)
    for name, version in asked.items():
        assert re.fullmatch(rf"{re.escape(version)}(\.0)*", oldest[name]), name


@pytest.fixture(scope="module")
def manual() -> str:
    """The printed manual page."""
    command = [sys.executable, str(PACKAGING / "linux" / "make_man.py")]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def read_aloud(page: str) -> str:
    """Return the words of a part of a manual page, without what sets them."""
    told = re.sub(r"^\.[A-Z]{1,2}\b", "", page, flags=re.M)
    return " ".join(re.sub(r"\\f[BIR]|\\&", "", told).replace("\\-", "-").split())


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_manual_page_agrees_with_the_help(
    command: str, manual: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "1000")
    run_command([*filter(None, [command]), "--help"])
    usage, _, described = capsys.readouterr().out.partition("\n\n")
    assert usage.rpartition("goboard ")[2] in read_aloud(manual)
    part = re.search(rf"^\.SS goboard {command}$(.*?)^\.S[SH]", manual, re.M | re.S)
    told = read_aloud(part[1] if command and part else manual)
    for line in filter(None, map(str.strip, described.splitlines())):
        if line.startswith("Exit code"):
            break
        for said in re.split(r"  +", line):
            if not said.endswith(":") and (command or said != "COMMAND"):
                assert said in told


def test_manual_page_tells_of_all_commands_and_their_exit_codes(manual: str) -> None:
    told = read_aloud(manual)
    for command in COMMANDS:
        # The usage of a command with many files is written by hand.
        assert re.search(rf"goboard {command} (?:\[-h\]|IN OUT|FILE)", told), command
    assert "0 all is well, 1 there was something to tell, 2 a file cannot be read" in told


def test_icons_of_program_and_record_fill_a_theme(tmp_path: Path) -> None:
    subprocess.run([sys.executable, PACKAGING / "make_icons.py", tmp_path], check=True)
    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        for name in ("apps/goboard.png", "mimetypes/application-x-go-sgf.png"):
            picture = QImage(str(tmp_path / f"{size}x{size}" / name))
            assert (picture.width(), picture.height()) == (size, size)
            assert picture.pixelColor(0, 0).alpha() == 0
            assert picture.pixelColor(size // 2, size // 2).alpha() == 255
    assert (tmp_path / "scalable/mimetypes/application-x-go-sgf.svg").is_file()


def test_unknown_packages_are_refused(tmp_path: Path) -> None:
    for words in ((), ("rpm",), ("deb", "rpm")):
        done = bash(PACKAGING / "package.sh", *words)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.strip() == "Use: bash packaging/package.sh deb|bundle|wheel..."


IMPORTS = re.compile(r"^ *(?:from ([\w.]+) )?import ([\w.]+)(.*)$", re.M)


def imported(file: Path) -> set[str]:
    """Name the modules that a file imports, and what it takes out of them; on one line each."""
    names: set[str] = set()
    for module, one, more in IMPORTS.findall(file.read_text("utf-8")):
        taken = re.findall(r"\w+", one + more) if module else []
        names |= {module or one, *(f"{module}.{name}" for name in taken)}
    return names


READ_BY_PLUGINS = {"jpg", "jpeg", "gif", "svg", "webp", "ico", "tiff", "tga", "wbmp", "icns", "pdf"}


def spec_list(name: str) -> tuple[str, ...]:
    """Return one of the lists of what PyInstaller leaves out."""
    tree = ast.parse((PACKAGING / "bundle" / "goboard.spec").read_text("utf-8"))
    assigned = [node for node in tree.body if isinstance(node, ast.Assign)]
    (value,) = [node.value for node in assigned if ast.unparse(node.targets[0]) == name]
    return tuple(eval(compile(ast.Expression(value), "goboard.spec", "eval")))


def test_the_packages_leave_out_no_module_that_the_program_names() -> None:
    unused = spec_list("UNUSED")
    assert len(unused) > 20
    for file in (ROOT / "goboard_app").rglob("*.py"):
        assert imported(file).isdisjoint(unused), file


def test_the_packages_read_every_kind_of_picture_that_the_program_brings() -> None:
    kinds = {file.suffix[1:] for file in (ROOT / "resources").rglob("*")} & READ_BY_PLUGINS
    assert {"jpg", "svg", "webp"} <= kinds
    for kind in kinds:
        plugin = f"imageformats/libq{kind.replace('jpg', 'jpeg')}.so"
        assert not any(fnmatch(plugin, pattern) for pattern in spec_list("UNUSED_PLUGINS"))


def test_children_of_a_packed_program_find_their_own_libraries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hook = str(PACKAGING / "bundle" / "own_libraries.py")
    for before in ("/usr/lib/own", None):
        monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/goboard/_internal")
        if before is not None:
            monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
        runpy.run_path(hook)
        assert os.environ.get("LD_LIBRARY_PATH") == before
        assert "LD_LIBRARY_PATH_ORIG" not in os.environ
