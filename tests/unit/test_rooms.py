"""The walls between the rooms: the core knows no Qt, no imports go round, each contract bites."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path, PurePosixPath

import pytest

from tests.support.sources import statements

ROOT = Path(__file__).resolve().parents[2]
PURE_ROOMS = (
    "go",
    "rules",
    "scoring",
    "record",
    "clock",
    "engine",
    "session",
    "library",
    "lessons",
    "partner",
)

MOST_MODULES = 30
"""So many a folder holds at the most: with more nobody knows any longer what is there."""

# The planted import, its module, and the contract that has to fail.
SINS = [
    ("go/sin.py", "import goboard_app.rules", "layers"),
    ("scoring/sin.py", "import goboard_app.record", "layers"),
    ("record/sin.py", "import goboard_app.scoring", "layers"),
    ("clock/sin.py", "import goboard_app.record", "layers"),
    ("record/sin.py", "import goboard_app.clock", "layers"),
    ("engine/sin.py", "import goboard_app.record", "layers"),
    ("session/sin.py", "import goboard_app.lessons", "layers"),
    ("lessons/sin.py", "import goboard_app.app", "layers"),
    ("session/sin.py", "import goboard_app.library", "layers"),
    ("library/sin.py", "import goboard_app.lessons", "layers"),
    ("library/sin.py", "import goboard_app.app", "layers"),
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
    ("library/sin.py", "import sgfmill", "sgfmill-private"),
    ("cli/sin.py", "import sgfmill", "sgfmill-private"),
    ("cli/sin.py", "import PIL", "pillow"),
    ("ui/files/sin.py", "import PIL", "pillow"),
    ("lessons/sin.py", "import PIL", "pillow"),
    ("app/sin.py", "import fsrs", "fsrs"),
    ("ui/play/sin.py", "import miniaudio", "miniaudio"),
    ("session/sin.py", "import numpy", "numpy"),
    ("engine/sin.py", "import numpy", "numpy"),
    ("ui/widgets/sin.py", "import goboard_app.ui.board", "ui-rooms"),
    ("ui/widgets/sin.py", "import goboard_app.ui.shell", "ui-rooms"),
    ("ui/board/sin.py", "import goboard_app.ui.paper", "ui-rooms"),
    ("ui/paper/sin.py", "import goboard_app.ui.shell", "ui-rooms"),
    ("ui/shell/sin.py", "import goboard_app.ui.help", "ui-rooms"),
    ("ui/shell/sin.py", "import goboard_app.ui.features", "ui-rooms"),
    ("ui/edit/sin.py", "import goboard_app.ui.review", "ui-rooms"),
    ("ui/play/sin.py", "import goboard_app.ui.rulesets", "ui-rooms"),
    ("ui/rulesets/sin.py", "import goboard_app.ui.features", "ui-rooms"),
    ("ui/library/sin.py", "import goboard_app.ui.review", "ui-rooms"),
    ("ui/help/sin.py", "import goboard_app.ui.program", "ui-rooms"),
    ("ui/engine/__init__.py", "", "ui-rooms"),
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
    """A copy of the package and its configuration, so that it can be harmed."""
    return copied_to(tmp_path)


def copied_to(folder: Path) -> Path:
    """Copy the package and its configuration to a folder, and return the folder."""
    shutil.copy(ROOT / "pyproject.toml", folder)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "goboard_app", folder / "goboard_app", ignore=ignored)
    for name in ("main", "__main__"):
        (folder / "goboard_app" / f"{name}.py").touch()
    return folder


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


def planted(number: int) -> tuple[str, str, str]:
    """Return the file of a planted import, its module, and the line of the report that must name it.

    All are planted in one house, so that each has a file of its own; a package without an import is unlisted.
    """
    file, line, _contract = SINS[number]
    file = file.replace("sin.py", f"sin_{number}.py")
    module = ".".join(PurePosixPath("goboard_app", file).with_suffix("").parts).removesuffix(".__init__")
    # Of a package from outside the report names the first part alone.
    target = line.removeprefix("import ")
    reported = target if target.startswith("goboard_app") else target.partition(".")[0]
    return file, module, f"{module} -> {reported} (l.1)" if line else f"- {module}"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The report on a house in which every sin is committed."""
    house = copied_to(tmp_path_factory.mktemp("house"))
    for number, (_file, line, _contract) in enumerate(SINS):
        sin = house / "goboard_app" / planted(number)[0]
        sin.parent.mkdir(exist_ok=True)
        sin.write_text(line + "\n")
    (house / "goboard_app/go/sin.py").write_text("import PySide6.QtCore\n")
    run = lint(house)
    assert run.returncode == 1
    return run.stdout


@pytest.mark.parametrize("number", range(len(SINS)), ids=lambda number: "-".join(SINS[number]))
def test_contract_bites(report: str, number: int) -> None:
    name = contract_name(SINS[number][2])
    assert f"{name} BROKEN" in report
    # Each broken contract has a section with its name underlined.
    section = report.partition(f"\n{name}\n{'-' * len(name)}\n")[2].partition("\n---")[0]
    assert planted(number)[2] in section


def test_every_contract_is_broken_once() -> None:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())
    contracts = {c["id"] for c in table["tool"]["importlinter"]["contracts"]}
    assert contracts == {contract for _, _, contract in SINS}


def test_widgets_stay_in_ui(house: Path) -> None:
    (house / "goboard_app/app/sin.py").write_text('"""Sin."""\n\nfrom PySide6 import QtWidgets\n')
    command = [sys.executable, "-m", "ruff", "check", "--no-cache", "goboard_app/app/sin.py"]
    run = subprocess.run(command, cwd=house, capture_output=True, text=True)
    assert "TID251" in run.stdout


# Rules beyond the contracts of the linter


def imports_of(house: Path) -> dict[str, set[str]]:
    """Return the imports of each module: at the top, late, or for the types alone."""
    files = {
        ".".join(path.relative_to(house).with_suffix("").parts).removesuffix(".__init__"): path
        for path in (house / "goboard_app").rglob("*.py")
    }
    graph: dict[str, set[str]] = {}
    for name, path in files.items():
        found = _imports_in(path.read_text("utf-8"))
        graph[name] = {to for each in found for to in _named(*each, files)} - {name}
    return graph


@cache
def _imports_in(text: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return the imports of a text: modules, and names out of modules; cached for all the houses."""
    found: list[tuple[str, frozenset[str]]] = []
    for node in statements(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [(alias.name, frozenset()) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.append((node.module, frozenset(alias.name for alias in node.names)))
    return tuple(found)


def _named(module: str, names: frozenset[str], modules: dict[str, Path]) -> set[str]:
    inner = {f"{module}.{name}" for name in names} & modules.keys()
    return inner or ({module} & modules.keys())


def circle_in(house: Path) -> list[str]:
    """Return modules that import one another in a circle; none where there is no such circle."""
    try:
        TopologicalSorter(imports_of(house)).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def crowded_in(house: Path) -> list[str]:
    """Return the folders with too many modules."""
    folders = {path.parent for path in (house / "goboard_app").rglob("*.py")}
    return sorted(folder.name for folder in folders if len(list(folder.glob("*.py"))) - 1 > MOST_MODULES)


def test_no_imports_go_round() -> None:
    assert circle_in(ROOT) == []


@pytest.mark.parametrize(
    "way_back",
    [
        "from goboard_app.go import sin",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import goboard_app.go.sin",
        "def late() -> None:\n    import goboard_app.go.sin",
    ],
)
def test_a_circle_is_found_with_any_kind_of_import(house: Path, way_back: str) -> None:
    (house / "goboard_app/go/sin.py").write_text("from goboard_app.go import other_sin\n")
    (house / "goboard_app/go/other_sin.py").write_text(way_back + "\n")
    assert set(circle_in(house)) == {"goboard_app.go.sin", "goboard_app.go.other_sin"}


def test_no_folder_is_crowded() -> None:
    assert crowded_in(ROOT) == []


def test_a_crowded_folder_is_found(house: Path) -> None:
    for number in range(MOST_MODULES):
        (house / f"goboard_app/clock/sin_{number}.py").touch()
    assert crowded_in(house) == ["clock"]
