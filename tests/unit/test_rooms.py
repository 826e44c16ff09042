"""The walls between the rooms: the core knows no Qt, and each import contract bites."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PURE_ROOMS = ("go", "rules", "scoring", "record", "clock", "session", "lessons")

# What is planted, in which module, and the contract that has to fail.
SINS = [
    ("go/sin.py", "import goboard_app.rules", "layers"),
    ("scoring/sin.py", "import goboard_app.record", "layers"),
    ("record/sin.py", "import goboard_app.scoring", "layers"),
    ("clock/sin.py", "import goboard_app.record", "layers"),
    ("record/sin.py", "import goboard_app.clock", "layers"),
    ("session/sin.py", "import goboard_app.lessons", "layers"),
    ("lessons/sin.py", "import goboard_app.app", "layers"),
    ("app/sin.py", "import goboard_app.ui", "layers"),
    ("ui/sin.py", "import goboard_app.main", "layers"),
    ("utils/__init__.py", "", "layers"),
    *((f"{room}/sin.py", "import PySide6.QtCore", "no-qt") for room in PURE_ROOMS),
    ("session/sin.py", "import goboard_app.go.sin", "no-qt"),
    ("go/sin.py", "import sgfmill", "sgfmill"),
    ("scoring/sin.py", "import sgfmill.sgf", "sgfmill"),
    ("clock/sin.py", "import sgfmill", "sgfmill"),
    ("session/sin.py", "import sgfmill", "sgfmill-private"),
    ("lessons/sin.py", "import sgfmill", "sgfmill-private"),
    ("cli/sin.py", "import sgfmill", "sgfmill-private"),
    ("cli/sin.py", "import PIL", "pillow"),
    ("ui/board/sin.py", "import goboard_app.ui.shell", "ui-rooms"),
    ("ui/paper/sin.py", "import goboard_app.ui.play", "ui-rooms"),
]


def pure_modules() -> list[str]:
    """Name every module of the pure rooms."""
    files = [file for room in PURE_ROOMS for file in (ROOT / "goboard_app" / room).rglob("*.py")]
    dotted = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files]
    return sorted(name.removesuffix(".__init__") for name in dotted)


def test_pure_rooms_load_without_qt() -> None:
    code = "import sys, importlib\nfor name in sys.argv[1:]: importlib.import_module(name)\n"
    code += "print([n for n in sys.modules if n.startswith(('PySide6', 'shiboken'))])"
    command = [sys.executable, "-c", code, *pure_modules()]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (run.stdout.strip(), run.stderr.strip()) == ("[]", "")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Copy the package and its configuration, so that it can be harmed."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "goboard_app", tmp_path / "goboard_app", ignore=ignored)
    for name in ("main", "__main__"):
        (tmp_path / "goboard_app" / f"{name}.py").touch()
    return tmp_path


def lint(house: Path) -> subprocess.CompletedProcess[str]:
    """Check all contracts of a house."""
    code = "from importlinter.cli import lint_imports_command as lint; lint(['--no-cache'])"
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=house, capture_output=True, text=True)


def contract_name(id_: str) -> str:
    """Return the name under which a contract is reported."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return next(c["name"] for c in table["tool"]["importlinter"]["contracts"] if c["id"] == id_)


def test_contracts_hold(house: Path) -> None:
    run = lint(house)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize(("file", "line", "contract"), SINS)
def test_contract_bites(house: Path, file: str, line: str, contract: str) -> None:
    sin = house / "goboard_app" / file
    sin.parent.mkdir(exist_ok=True)
    sin.write_text(line + "\n")
    if "go.sin" in line:
        (house / "goboard_app/go/sin.py").write_text("import PySide6.QtCore\n")
    run = lint(house)
    assert run.returncode == 1
    assert f"{contract_name(contract)} BROKEN" in run.stdout


def test_every_contract_is_broken_once() -> None:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())
    contracts = {c["id"] for c in table["tool"]["importlinter"]["contracts"]}
    assert contracts == {contract for _, _, contract in SINS}


def test_widgets_stay_in_ui(house: Path) -> None:
    (house / "goboard_app/app/sin.py").write_text('"""Sin."""\n\nfrom PySide6 import QtWidgets\n')
    command = [sys.executable, "-m", "ruff", "check", "--no-cache", "goboard_app/app/sin.py"]
    run = subprocess.run(command, cwd=house, capture_output=True, text=True)
    assert "TID251" in run.stdout
