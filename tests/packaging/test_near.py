"""`packaging/test.sh near` takes the tests near a change, and says how many it leaves out."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
_SPEC = importlib.util.spec_from_file_location("near", ROOT / "packaging" / "near.py")
assert _SPEC is not None
assert _SPEC.loader is not None
near = importlib.util.module_from_spec(_SPEC)
# A dataclass looks for its module there.
sys.modules["near"] = near
_SPEC.loader.exec_module(near)

BOARD, RULES, COUNT, PANEL = (
    *("goboard_app/go/board.py", "goboard_app/rules/ko.py", "goboard_app/scoring/count.py"),
    "goboard_app/ui/count/panel.py",
)
GRAPH = {
    BOARD: set(),
    RULES: {BOARD},
    COUNT: {RULES},
    PANEL: {COUNT},
    "tests/support/desk.py": {PANEL},
    "tests/unit/test_rooms.py": set(),
    "tests/unit/go/test_board.py": {BOARD},
    "tests/unit/rules/test_ko.py": {RULES, BOARD},
    "tests/unit/rules/test_other.py": set(),
    "tests/unit/scoring/test_count.py": {COUNT},
    "tests/ui/count/test_panel.py": {"tests/support/desk.py"},
    "tests/acceptance/test_story.py": {"tests/support/desk.py"},
    "tests/unit/clock/test_clock.py": set(),
}


def test_tests_are_ranked_by_their_distance_from_the_change() -> None:
    assert near.ranks(GRAPH, {RULES}) == {
        "tests/unit/rules/test_ko.py": 1,
        "tests/unit/rules/test_other.py": 2,
        "tests/unit/test_rooms.py": 2,
        "tests/unit/scoring/test_count.py": 5,
        "tests/ui/count/test_panel.py": 7,
        "tests/acceptance/test_story.py": 7,
    }


def test_a_room_of_the_window_has_its_own_folder_of_tests() -> None:
    found = near.ranks(GRAPH, {PANEL})
    assert found["tests/ui/count/test_panel.py"] == 2
    assert found["tests/acceptance/test_story.py"] == 5
    assert "tests/unit/scoring/test_count.py" not in found


def test_a_test_of_another_module_of_the_room_comes_behind_those_of_the_module() -> None:
    graph = {"tests/cli/test_a.py": {RULES}, "tests/cli/test_b.py": {"goboard_app/rules/other.py"}}
    assert near.ranks(graph, {RULES}) == {"tests/cli/test_a.py": 3, "tests/cli/test_b.py": 4}


def test_a_changed_test_comes_first_and_is_always_taken() -> None:
    test = "tests/acceptance/test_story.py"
    assert near.ranks(GRAPH, {test, BOARD})[test] == 0
    choice = near.choose({test: 0, "tests/unit/go/test_board.py": 1}, {test: 50, "tests/unit/go/test_board.py": 1}, 10)
    assert choice.chosen == (test,)


def test_a_changed_helper_reaches_the_tests_that_import_it() -> None:
    assert near.ranks(GRAPH, {"tests/support/desk.py"}) == {
        "tests/ui/count/test_panel.py": 3,
        "tests/acceptance/test_story.py": 3,
    }


def test_files_over_the_budget_are_left_out_from_the_farthest_on() -> None:
    ranked = {"a": 1, "b": 1, "c": 2, "d": 3}
    choice = near.choose(ranked, {"a": 5.0, "b": 4.0, "c": 3.0, "d": 1.0}, 10)
    assert choice.chosen == ("b", "a", "d")
    assert choice.left_out == ("c",)
    assert choice.seconds == 10


def test_late_imports_and_names_in_texts_are_imports_too() -> None:
    text = 'import a.b\ndef f():\n    from goboard_app.go import board\nx = "goboard_app.ui.count.panel._QUIET_MS"\n'
    names = near.modules_in(text)
    assert {"a.b", "goboard_app.go.board", "goboard_app.ui.count.panel"} <= names
    assert near.files_of("goboard_app.go.board", {BOARD}) == [BOARD]
    assert near.files_of("goboard_app.go", {"goboard_app/go/__init__.py"}) == ["goboard_app/go/__init__.py"]


def test_a_test_imports_the_conftest_of_each_folder_above(tmp_path: Path) -> None:
    for name in ("tests/ui/conftest.py", "tests/ui/count/test_panel.py", "tests/cli/test_main.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    graph = near.graph_of(tmp_path)
    assert graph["tests/ui/count/test_panel.py"] == {"tests/ui/conftest.py"}
    assert graph["tests/cli/test_main.py"] == set()


def test_a_document_reaches_the_tests_that_name_it(tmp_path: Path) -> None:
    for name, text in (("test_a.py", "guides.md"), ("test_b.py", "my-guides.md"), ("test_c.py", "")):
        (tmp_path / "tests").mkdir(exist_ok=True)
        (tmp_path / "tests" / name).write_text(text)
    files = [f"tests/{name}" for name in ("test_a.py", "test_b.py", "test_c.py")]
    assert near.naming(tmp_path, files, ["docs/guides.md", BOARD]) == {"tests/test_a.py"}
    assert near.naming(tmp_path, files, [BOARD]) == set()


def test_seconds_are_those_of_the_last_run(tmp_path: Path) -> None:
    case = '<testcase classname="tests.cli.test_main{more}" name="x" time="{time}"/>'
    cases = case.format(more="", time=1.5) + case.format(more=".TestAll", time=2)
    (tmp_path / "unit.xml").write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
    assert near.measured(tmp_path) == {"tests/cli/test_main.py": 3.5}


def test_a_file_that_never_ran_is_estimated_from_its_tests() -> None:
    text = "def test_a() -> None: ...\n\ndef test_b() -> None: ...\n"
    assert near.estimated("tests/ui/test_x.py", text) > near.estimated("tests/unit/test_x.py", text) > 0


def test_the_tests_of_the_changed_room_are_taken_from_the_real_graph() -> None:
    graph = near.graph_of(ROOT)
    for change in (BOARD, COUNT, PANEL):
        found = near.ranks(graph, {change})
        assert any(rank <= 2 for file, rank in found.items() if file != "tests/unit/test_rooms.py"), change
        assert found["tests/unit/test_rooms.py"] == 2, change


def test_a_revision_that_does_not_exist_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    assert near.main(["no-such-revision"]) == 2
    assert "no-such-revision" in capfd.readouterr().err


def test_a_file_with_a_broken_syntax_has_no_imports() -> None:
    assert near.modules_in("import goboard_app\ndef (") == set()


def test_a_test_that_imports_a_deleted_module_is_reached(tmp_path: Path) -> None:
    test = tmp_path / "tests/unit/go/test_board.py"
    test.parent.mkdir(parents=True)
    test.write_text("from goboard_app.go.old import thing\n")
    assert near.graph_of(tmp_path, ["goboard_app/go/old.py"])["tests/unit/go/test_board.py"] == {
        "goboard_app/go/old.py"
    }
