"""Late loading: nothing is loaded before its first use, and a late name is used where it can stand for its object."""

from __future__ import annotations

import ast
import builtins
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from goboard_app.late import Ahead, Part, Reference, late, loading, parts_of
from tests.support.sources import statements

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "goboard_app").rglob("*.py"))
MOST_IN_FUNCTIONS = 10
"""The imports in functions that may be left, each with the reason beside it."""
TAKES_LATE_NAMES = {"Part", "loading"}

FRESH = """
import sys
from goboard_app.late import late

with late:
    import colorsys
    from goboard_app.go import chains
    from goboard_app.go.board import BoardSize

names = ("colorsys", "goboard_app.go", "goboard_app.go.chains", "goboard_app.go.board")
print(*(name in sys.modules for name in names))
print(BoardSize.square(9).area)
print(*(name in sys.modules for name in names))
print(chains.__name__, colorsys.rgb_to_hsv(1, 1, 1))
"""


def run(code: str) -> list[str]:
    """Run a program of its own; return the lines that it prints."""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_a_module_is_loaded_with_the_first_use_of_a_name() -> None:
    before, area, after, last = run(FRESH)
    assert before == "False False False False"
    assert area == "81"
    assert after.split()[0] == "False"
    assert after.split()[3] == "True"
    assert last.startswith("goboard_app.go.chains (0.0, 0.0, 1)")


def test_the_import_function_is_that_of_before_after_a_block() -> None:
    before = builtins.__import__
    with pytest.raises(ImportError, match="from"), late:
        import os.path  # noqa: F401
    assert builtins.__import__ is before


def test_another_thread_imports_as_ever() -> None:
    found: list[object] = []

    def load() -> None:
        from colorsys import rgb_to_hsv

        found.append(rgb_to_hsv)

    with late:
        other = Thread(target=load)
        other.start()
        other.join()
    assert not isinstance(found[0], Reference)


SLOW = """
import time


def early():
    return helper()


time.sleep(0.3)


def helper():
    return "whole"
"""


def test_a_module_that_another_thread_loads_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "loaded_slowly.py").write_text(SLOW)
    monkeypatch.syspath_prepend(str(tmp_path))
    other = Thread(target=lambda: import_module("loaded_slowly"))
    other.start()
    while not hasattr(sys.modules.get("loaded_slowly"), "early"):
        pass
    assert Reference("loaded_slowly", "early")() == "whole"
    other.join()


def test_blocks_do_not_nest() -> None:
    with late, pytest.raises(RuntimeError), late:
        pass


def test_a_name_that_is_not_there_is_an_import_error() -> None:
    with pytest.raises(ImportError):
        Reference("goboard_app.go.board", "nothing").late_load()


class Owner:
    """An owner of parts."""

    context = "context"
    first = Part(lambda context: [context], Ahead.LOADED, after=(Reference("colorsys"), Reference("os", "path")))
    other = Part(Reference("colorsys", "rgb_to_hsv"))

    def __init__(self) -> None:
        self.made: list[object] = []

    def on_made(self, name: str, made: object) -> None:
        self.made.append((name, made))


def test_a_part_is_made_once_from_the_context_of_its_owner() -> None:
    owner = Owner()
    assert owner.made == []
    assert owner.first is owner.first
    assert owner.made == [("first", ["context"])]


def test_the_parts_of_a_class_are_in_order() -> None:
    assert parts_of(Owner) == [Owner.first, Owner.other]
    assert [part.ahead for part in parts_of(Owner)] == [Ahead.LOADED, Ahead.NONE]


def test_loaded_modules_take_no_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    assert len(list(loading(Owner.first.references))) == 1
    assert len(list(loading(Owner.first.references))) == 0


# The sources


def is_late_block(node: ast.AST) -> bool:
    return isinstance(node, ast.With) and ast.unparse(node.items[0]) == "late"


def late_names(tree: ast.Module) -> set[str]:
    """Return the names that the late blocks of a module bind."""
    inside = (node for block in tree.body if is_late_block(block) for node in ast.walk(block))
    return {
        alias.asname or alias.name
        for node in inside
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }


def annotations_in(tree: ast.Module) -> set[ast.AST]:
    """Return all nodes in annotations, which are never evaluated."""
    tops: list[ast.AST | None] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign | ast.arg):
            tops.append(node.annotation)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            tops.append(node.returns)
    return {node for top in tops if top is not None for node in ast.walk(top)}


def misuses(text: str) -> list[str]:
    """Return the uses of late names that need the object itself."""
    if "with late" not in text:
        return []
    tree = ast.parse(text)
    names, allowed = late_names(tree), annotations_in(tree)
    if not names:
        return []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            allowed.add(node.value)
        elif isinstance(node, ast.Call):
            allowed.add(node.func)
            if ast.unparse(node.func) in TAKES_LATE_NAMES:
                allowed |= {each for top in (*node.args, *node.keywords) for each in ast.walk(top)}
    # A tuple of late names that is a constant of its module, for the parts.
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
            allowed |= {each for top in node.value.elts for each in (top, getattr(top, "value", top))}
    # A name may be bound to something else in a function.
    bound = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    bound |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return [
        f"{node.lineno}: {node.id}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and node.id in names - bound and node not in allowed
    ] + [f"{name} is bound twice" for name in sorted(names & bound)]


def test_late_names_are_called_asked_or_given_to_parts() -> None:
    found = {str(path.relative_to(ROOT)): misuses(path.read_text("utf-8")) for path in FILES}
    assert {path: each for path, each in found.items() if each} == {}


BLOCK = "with late:\n    from m import f\n"


@pytest.mark.parametrize(
    "use", ["try:\n    pass\nexcept f:\n    pass", "class C(f):\n    pass", "x = f", "f[0]", "g(f)", "isinstance(1, f)"]
)
def test_a_use_that_needs_the_object_is_found(use: str) -> None:
    assert misuses(BLOCK + use) != []


@pytest.mark.parametrize(
    "use", ["f()", "f.x", "x = Part(f)", "def g(x: f) -> f: ...", "class C:\n    x = Part(g, after=(f,))"]
)
def test_a_use_that_loads_is_allowed(use: str) -> None:
    assert misuses(BLOCK + use) == []


def imports_in_functions(path: Path) -> list[tuple[str, bool]]:
    """Return the imports inside functions of a module, and whether a comment gives the reason."""
    text = path.read_text("utf-8")
    if not re.search(r"^[ \t]+(import|from)\b", text, re.MULTILINE):
        return []
    lines = text.splitlines()
    functions = [n for n in statements(ast.parse(text)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    found = {n.lineno for f in functions for n in statements(f) if isinstance(n, ast.Import | ast.ImportFrom)}
    return [(f"{path.name}:{n}", "#" in lines[n - 1] or lines[n - 2].strip().startswith("#")) for n in sorted(found)]


def test_few_imports_are_in_functions_and_each_has_a_reason() -> None:
    found: list[Any] = [each for path in FILES for each in imports_in_functions(path)]
    assert len(found) <= MOST_IN_FUNCTIONS
    assert [place for place, has_reason in found if not has_reason] == []
