"""A service that is misspelt, or offered as something else, is found by mypy; each is offered by one feature."""

from __future__ import annotations

import inspect
import pkgutil
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from goboard_app import ui
from goboard_app.late import Reference, parts_of
from goboard_app.ui.features import FEATURES
from goboard_app.ui.shell.services import Provider, Service, Services

ROOT = Path(__file__).resolve().parents[2]

DOORS = """
from pathlib import Path

from goboard_app.ui.play import ENGINE_OPPONENTS
from goboard_app.ui.play.feature import PlayFeature
from goboard_app.ui.play.games import GameFlow
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import RECORD_FILES, GAMES, GUESS_JUDGE, Provider
from goboard_app.ui.shell.services import FIELS  # attr-defined


def ask(context: WindowContext, path: Path, flow: GameFlow) -> None:
    context.service(RECORD_FILES).open(path)
    context.service(RECORD_FILES).opne(path)  # attr-defined
    context.service(RECORD_FILES).open(3)  # arg-type
    context.service(RECORD_FILES).saved.connect(print)
    context.service(RECORD_FILES).savde.connect(print)  # attr-defined
    context.service("record_files")  # arg-type
    context.service(GAMES).start(context.service(GAMES).last_choice)
    context.service(GAMES).start(context.service(GAMES).lsat_choice)  # attr-defined
    context.service(GUESS_JUDGE).ask_guess  # union-attr
    context.service(ENGINE_OPPONENTS).follow()
    context.service(ENGINE_OPPONENTS).folow()  # attr-defined
    context.srevice(RECORD_FILES)  # attr-defined
    Provider(GAMES, lambda: flow)
    Provider(RECORD_FILES, lambda: flow)  # arg-type return-value
    Provider(RECORD_FILES, lambda: context.service(GAMES))  # arg-type return-value


def use(feature: PlayFeature) -> None:
    feature.games.ask_new()
    feature.games.aks_new()  # attr-defined
    feature.play_panel.set_compact(True)
    feature.play_panel.set_compcat(True)  # attr-defined


def look_around(context: WindowContext) -> None:
    context.windows.open_new()
    context.windows.opne_new()  # attr-defined
    for each in context.windows.all:
        each.window.context.service(RECORD_FILES)
        each.window.contxet.service(RECORD_FILES)  # attr-defined
"""
"""Right and wrong ways to ask; a comment names the errors of its line."""


def expected_in(source: str) -> set[tuple[int, str]]:
    """Return the errors that the comments of a source announce, each with its line."""
    lines = enumerate(source.splitlines(), 1)
    return {(number, code) for number, line in lines for code in line.partition("  # ")[2].split()}


def errors_in(source: str) -> set[tuple[int, str]]:
    """Return the errors that mypy finds in a source, each with its line."""
    # It uses the cache of the whole check, which packaging/test.sh runs before: without it mypy takes ten seconds.
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "-c", source]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert run.stderr == ""
    found = re.findall(r"^<string>:(\d+): error: .*\[([\w-]+)\]$", run.stdout, re.MULTILINE)
    assert len(found) == run.stdout.count(": error: "), run.stdout
    return {(int(line), code) for line, code in found}


def test_mypy_refuses_a_misspelt_service_and_a_misspelt_member() -> None:
    # The oldest versions of all that goboard needs are tested without mypy.
    pytest.importorskip("mypy")
    assert errors_in(DOORS) == expected_in(DOORS)


def modules() -> Iterator[ModuleType]:
    """Import every module of the window."""
    for found in pkgutil.walk_packages(ui.__path__, f"{ui.__name__}."):
        yield import_module(found.name)


def keys() -> dict[str, Service[object]]:
    """Return all keys by the module and the name that hold them; an imported key counts where it is made."""
    held = {
        f"{module.__name__}.{name}": value
        for module in modules()
        for name, value in vars(module).items()
        if isinstance(value, Service) and f"\n{name}: Service[" in inspect.getsource(module)
    }
    assert len(held) > 20
    return held


def test_each_service_is_offered_by_exactly_one_feature() -> None:
    # The features need no window for it: an offer is a function that makes nothing yet.
    offered = Counter(provider.key for kind in FEATURES for provider in kind.__new__(kind).offers())
    assert offered == Counter(keys().values())


def test_the_name_of_a_key_is_that_of_its_constant() -> None:
    assert {place.rpartition(".")[2].lower(): key.name for place, key in keys().items()} == {
        key.name: key.name for key in keys().values()
    }


def test_each_service_is_asked_for() -> None:
    sources = "\n".join(inspect.getsource(module) for module in modules())
    asked = set(re.findall(r"\bservice\((\w+)\)", sources))
    assert asked == {place.rpartition(".")[2] for place in keys()}


def test_no_feature_asks_by_a_name() -> None:
    assert [m.__name__ for m in modules() if re.search(r"service\(\s*f?[\"']", inspect.getsource(m))] == []


def test_each_part_is_made_by_something_that_is_there() -> None:
    """mypy infers the type of a part from the late name that it is given."""
    seen = 0
    for module in modules():
        for kind in vars(module).values():
            if not isinstance(kind, type) or kind.__module__ != module.__name__:
                continue
            for part in parts_of(kind):
                seen += 1
                for reference in part.references:
                    assert callable(reference) or isinstance(reference, ModuleType)
                    if isinstance(reference, Reference):
                        reference.late_load()
    assert seen > 50


ONE: Service[int] = Service("one")
OTHER: Service[int] = Service("one")


def test_a_service_is_made_at_each_use() -> None:
    made = iter(range(3))
    services = Services()
    services.add([Provider(ONE, lambda: next(made))])
    assert [services(ONE), services(ONE)] == [0, 1]


def test_keys_of_the_same_name_are_two_keys() -> None:
    services = Services()
    services.add([Provider(ONE, lambda: 1), Provider(OTHER, lambda: 2)])
    assert (services(ONE), services(OTHER)) == (1, 2)


def test_a_service_cannot_be_offered_twice() -> None:
    services = Services()
    services.add([Provider(ONE, lambda: 1)])
    with pytest.raises(ValueError, match="one"):
        services.add([Provider(ONE, lambda: 2)])


def test_a_missing_service_is_named_in_the_error() -> None:
    with pytest.raises(KeyError, match="one"):
        Services()(ONE)
