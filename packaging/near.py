"""The choice of the tests near a change, for `packaging/test.sh near`.

Run `python packaging/near.py [REVISION]`: it prints the files that changed to standard error, and the test files that
are worth running to standard output, a line each. Without a revision, files are compared with the point where the
branch left `main`, on an unchanged `main` with the commit before; files that are not committed count too.

Test files are taken by their distance from the change, the nearest first, until their seconds fill the budget:

0. test files that changed;
1. test files in the folder of a changed room (`tests/unit/scoring` for `goboard_app/scoring`) that import a changed
   module; and those which name a changed file that is no module;
2. the rest of that folder, and `tests/unit/test_*.py`, which look at all rooms;
3. test files elsewhere that import a changed module;
4. test files elsewhere that import another module of a changed room;
5. and so on: test files that reach a changed module over more than one import.

The seconds of a test file are those of its last run, which pytest writes to `.venv/seconds/*.xml`; for a file that
never ran they are estimated from the number of its tests.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
SECONDS = Path(".venv", "seconds")
BUDGET_S = 140.0
"""The sum of the seconds of all chosen test files, which two cores share."""

_TREES = ("goboard_app", "tests", "packaging")
_HOUSE = "tests/unit"
# For files that never ran: rather too much for a function of tests of the core, and for one with a window, since many
# have parameters and make several tests.
_CORE_TEST_S, _WINDOW_TEST_S = 0.1, 1.0
# The share of each file in the time to collect the tests, in each of the two processes.
_COLLECT_S = 0.2
_CORE = ("tests/unit/", "tests/cli/", "tests/proof/")
_NEVER = ("tests/fuzz/",)
"""Their tests run with words of their own."""

Graph = Mapping[str, Collection[str]]
"""The files that each file imports, by paths from the root with `/`."""


@dataclass(frozen=True)
class Choice:
    """The test files to run, and those that reach the change as well but are left out."""

    chosen: tuple[str, ...]
    left_out: tuple[str, ...]
    seconds: float


# --- what changed ---------------------------------------------------------------------------------


def git(*arguments: str) -> list[str]:
    """Return the lines that git prints; raises CalledProcessError if it fails."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def changed_files(revision: str | None) -> tuple[str, list[str]]:
    """Return the name of the revision that is compared with, and the files that differ from it."""
    loose = git("-c", "core.quotePath=false", "ls-files", "--others", "--exclude-standard")
    if revision is None:
        base = git("merge-base", "HEAD", "main")[0]
        revision = base
        if base == git("rev-parse", "HEAD")[0] and not loose and not different("HEAD"):
            revision = "HEAD~1"
    name = git("rev-parse", "--short", f"{revision}^{{commit}}")[0]
    return name, sorted({*different(revision), *loose})


def different(revision: str) -> list[str]:
    """Return the files that differ from a revision; a renamed file counts under both names."""
    return git("-c", "core.quotePath=false", "diff", "--no-renames", "--name-only", revision)


# --- who imports what -----------------------------------------------------------------------------


def graph_of(root: Path, gone: Collection[str] = ()) -> dict[str, set[str]]:
    """Return the graph of all Python files of the program and its tests; lazy imports count too.

    A test file also imports the `conftest.py` of its folder and of the folders above. Others may still import files
    that are `gone`.
    """
    files = [path for tree in _TREES for path in sorted((root / tree).rglob("*.py"))]
    known = {path.relative_to(root).as_posix() for path in files} | set(gone)
    graph = {}
    for path in files:
        name = path.relative_to(root).as_posix()
        found = {file for module in modules_in(path.read_text("utf-8")) for file in files_of(module, known)}
        if is_test(name):
            found |= {file for folder in PurePosixPath(name).parents if (file := f"{folder}/conftest.py") in known}
        graph[name] = found - {name}
    return graph


def modules_in(text: str) -> set[str]:
    """Return the names that a module imports; a text such as "goboard_app.ui.count.panel" counts as an import."""
    names: set[str] = set()
    try:
        tree = ast.parse(text)
    except SyntaxError:
        # ruff and mypy name the place.
        return names
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("goboard_app."):
            # Parts that are loaded later, and names for monkeypatch: the module is a part of the text.
            words = node.value.split(".")
            names |= {".".join(words[:end]) for end in range(2, len(words) + 1)}
    return names


def files_of(module: str, known: Collection[str]) -> list[str]:
    """Return the file of a module, if it is one of the known files."""
    path = module.replace(".", "/")
    return [file for file in (f"{path}.py", f"{path}/__init__.py") if file in known]


def distances(graph: Graph, changed: Collection[str]) -> dict[str, int]:
    """Return the number of imports from each file to the nearest changed one, for all files that reach one."""
    importers: dict[str, list[str]] = defaultdict(list)
    for file, imported in graph.items():
        for each in imported:
            importers[each].append(file)
    found = dict.fromkeys(changed, 0)
    border = list(found)
    while border:
        following = {file: found[each] + 1 for each in border for file in importers[each] if file not in found}
        found |= following
        border = list(following)
    return found


# --- which tests ----------------------------------------------------------------------------------


def is_test(file: str) -> bool:
    """Return whether a file holds tests."""
    path = PurePosixPath(file)
    return path.parts[0] == "tests" and path.name.startswith("test_") and path.suffix == ".py"


def room_of(file: str) -> str | None:
    """Return the folder of the room that a file of the program belongs to; None for other files."""
    parts = PurePosixPath(file).parts
    if parts[0] != "goboard_app" or len(parts) < 3:
        return None
    return "/".join(parts[: 3 if parts[1] == "ui" and len(parts) > 3 else 2])


def ranks(graph: Graph, changed: Collection[str], naming: Collection[str] = ()) -> dict[str, int]:
    """Return the distance from the change of each test file that is near it, as the head of this module counts.

    `naming` are the test files that name a changed file which is no module.
    """
    rooms = {room for file in changed if (room := room_of(file)) is not None}
    folders = {PurePosixPath(room).name for room in rooms}
    steps = distances(graph, changed)
    found = {}
    for file in filter(is_test, {*graph, *changed}):
        imports = graph.get(file, ())
        is_direct = any(each in changed for each in imports)
        is_own = bool(folders & set(PurePosixPath(file).parts[1:-1]))
        if file in changed:
            found[file] = 0
        elif (is_own and is_direct) or file in naming:
            found[file] = 1
        elif is_own or (rooms and str(PurePosixPath(file).parent) == _HOUSE):
            found[file] = 2
        elif is_direct:
            found[file] = 3
        elif any(room_of(each) in rooms for each in imports):
            found[file] = 4
        elif file in steps:
            found[file] = 3 + steps[file]
    return found


def choose(near: Mapping[str, int], seconds: Mapping[str, float], budget: float = BUDGET_S) -> Choice:
    """Choose the nearest test files whose seconds fit into the budget; of equally near ones the quickest first.

    The test files that changed are always chosen.
    """
    chosen, left_out, spent = [], [], 0.0
    for file in sorted(near, key=lambda file: (near[file], seconds[file], file)):
        if near[file] == 0 or spent + seconds[file] <= budget:
            chosen.append(file)
            spent += seconds[file]
        else:
            left_out.append(file)
    return Choice(tuple(chosen), tuple(left_out), spent)


def naming(root: Path, files: Iterable[str], changed: Iterable[str]) -> set[str]:
    """Return the test files in whose text the name of a changed file stands that is no module of the program."""
    names = [PurePosixPath(file).name for file in changed if not file.startswith(("goboard_app/", "tests/"))]
    # Where it names the file in the middle of another word, another file is meant.
    wanted = re.compile("|".join(rf"(?<![\w-]){re.escape(name)}\b" for name in names) or r"(?!)")
    return {file for file in files if is_test(file) and wanted.search((root / file).read_text("utf-8"))}


# --- how long they take ---------------------------------------------------------------------------


def measured(folder: Path) -> dict[str, float]:
    """Return the seconds of each test file in the last run that is known, from the files that pytest wrote."""
    found: dict[str, float] = {}
    for path in sorted(folder.glob("*.xml"), key=lambda path: path.stat().st_mtime):
        run: dict[str, float] = defaultdict(float)
        for case in ElementTree.parse(path).iter("testcase"):
            words = case.get("classname", "").split(".")
            # Behind the module there may be a class.
            end = next((at for at, word in enumerate(words, 1) if word.startswith("test_")), len(words))
            run["/".join(words[:end]) + ".py"] += float(case.get("time", 0))
        found |= run
    return found


def estimated(file: str, text: str) -> float:
    """Return the seconds that a test file probably takes."""
    tests = len(re.findall(r"^\s*def test_", text, re.MULTILINE))
    return tests * (_CORE_TEST_S if file.startswith(_CORE) else _WINDOW_TEST_S)


def main(arguments: Sequence[str]) -> int:
    """Print the changed files and the tests to run; return the exit code."""
    try:
        base, changed = changed_files(arguments[0] if arguments and arguments[0] else None)
    except subprocess.CalledProcessError as error:
        print(f"{' '.join(error.cmd)}: {error.stderr.strip()}", file=sys.stderr)
        return 2
    told = ", ".join(changed) or "none"
    print(f"Changed since {base}, {len(changed)} file(s): {told}", file=sys.stderr)
    graph = graph_of(ROOT, changed)
    near = {
        file: rank
        for file, rank in ranks(graph, set(changed), naming(ROOT, graph, changed)).items()
        if not file.startswith(_NEVER) and (ROOT / file).exists()
    }
    known = measured(ROOT / SECONDS)
    seconds = {
        file: _COLLECT_S + (known[file] if file in known else estimated(file, (ROOT / file).read_text("utf-8")))
        for file in near
    }
    choice = choose(near, seconds)
    print(
        f"Tests: {len(choice.chosen)} file(s), about {choice.seconds:.0f} seconds of one core"
        f" ({sum(file not in known for file in choice.chosen)} file(s) are estimated)",
        file=sys.stderr,
    )
    if choice.left_out:
        print(
            f"Left out: {len(choice.left_out)} test file(s) that are farther from the change or take too long;"
            " `bash packaging/test.sh` runs them too",
            file=sys.stderr,
        )
    print("\n".join(choice.chosen))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
