"""The plan of lessons: its pages lead somewhere in every language, and the file of a teacher loses nothing."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from goboard_app.app.course import first_steps
from goboard_app.app.files import plan_file
from goboard_app.app.files.load import load_file
from goboard_app.app.files.plan_file import PlanFile, lesson_in, link_in, shipped_lessons, step_keys
from goboard_app.app.manual import BlockKind, read_page
from goboard_app.languages import is_complete
from goboard_app.lessons.problem import ProblemKind, read_problems
from goboard_app.lessons.teaching_plan import LinkKind, PlanLesson, PlanPart, PlanSection, game_of, problems_of
from goboard_app.ui.teach.plan_form import _GAMES

LANGUAGES = Path(__file__).parents[3] / "resources" / "languages"
ENGLISH = LANGUAGES / "en" / "plan"
PAGES = sorted(path for path in LANGUAGES.glob("*/plan/*.md") if path.parent != ENGLISH)
SHIPPED = shipped_lessons("en")
FEWEST_PROBLEMS, MOST_WORDS = 5, 130


def test_twelve_lessons_of_forty_minutes() -> None:
    assert len(SHIPPED) == 12
    assert {lesson.minutes for lesson in SHIPPED} == {40}
    for lesson in SHIPPED:
        assert all(section.text for section in lesson.sections)
        assert all(section.links for section in lesson.sections[1:])
        assert len(" ".join(section.text for section in lesson.sections).split()) <= MOST_WORDS


def test_each_step_of_the_first_steps_has_its_lesson_and_is_shown_in_order() -> None:
    links = [link for lesson in SHIPPED for section in lesson.sections for link in section.links]
    shown = [link.name for link in links if link.kind is LinkKind.LESSON]
    # Two of them are the games themselves.
    assert {*shown, "04-capture-game", "06-first-game"} == set(step_keys()) == {each.key for each in first_steps("en")}
    assert len(shown) == len(set(shown))


def test_problems_that_are_asked_and_handed_out_are_enough_for_a_lesson() -> None:
    grades = {
        kind: Counter(problem.grade for problem in read_problems(load_file(path).record.games))
        for kind in ProblemKind
        if (path := LANGUAGES.parent / "problems" / f"{kind.value}.sgf").is_file()
    }
    links = [link for lesson in SHIPPED for section in lesson.sections for link in section.links]
    named = {LinkKind.PROBLEMS, LinkKind.PRINT}
    wanted = [problems_of(link.name) for link in links if link.kind in named and link.name not in step_keys()]
    assert len(wanted) > 12
    assert all(grades[each.kind][each.grade] >= FEWEST_PROBLEMS for each in wanted)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_page_has_the_parts_and_leads_where_the_english_one_does(path: Path) -> None:
    page, english = read_page(path.stem, [path.parent]), read_page(path.stem, [ENGLISH])
    assert english.blocks, "there is no such page in English"
    heads = [[b.text for b in each.blocks if b.kind is BlockKind.HEADING] for each in (page, english)]
    assert heads[0] == heads[1]
    assert [b.kind for b in page.blocks] == [b.kind for b in english.blocks]
    for own, other in zip(lesson_in(page).sections, lesson_in(english).sections, strict=True):
        assert Counter(own.links) == Counter(other.links)


def test_a_complete_language_with_a_plan_has_all_of_it() -> None:
    for folder in {path.parent for path in PAGES if is_complete(path.parent.parent.name)}:
        assert {path.name for path in folder.iterdir()} == {path.name for path in ENGLISH.iterdir()}


def test_a_page_with_a_fault_is_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = "# {}\n\n## aim\n\nA.\n\n## show 10\n\n## play 20\n\n[B](game:9x9)\n\n## print 10\n"
    for code, name, text in (
        *(("en", name, good.format("English")) for name in ("01-a", "02-b", "03-c")),
        ("xx", "01-a", good.format("Own")),
        ("xx", "02-b", good.format("Own").replace("play 20", "hrát 20")),
        ("xx", "03-c", good.format("Own").replace("9x9", "9x9-lion")),
    ):
        folder = tmp_path / "languages" / code / "plan"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.md").write_text(text, "utf-8")
    monkeypatch.setattr(plan_file, "resource_path", lambda path: tmp_path / path)
    shipped_lessons.cache_clear()
    assert [lesson.title for lesson in shipped_lessons("xx")] == ["Own", "English", "English"]
    shipped_lessons.cache_clear()


def test_what_opens_nothing_is_refused() -> None:
    for name in _GAMES:
        assert link_in(f"game:{name}").text == f"game:{name}"
    assert game_of("7x7-capture-1-puppy").game.has_cross
    for text in (
        *("", "game:", "game:9", "game:9x9-lion", "game:9x9-handicap-12", "game:9x9-puppy-cat", "game:99x99"),
        *("lesson:99-none", "problems:capture-4", "problems:x-1", "print:capture", "open:close_window", "own:../a.sgf"),
    ):
        with pytest.raises(ValueError):  # noqa: PT011 - the enums raise their own
            link_in(text)


# The file of a teacher


@pytest.fixture
def file(tmp_path: Path) -> PlanFile:
    return PlanFile(tmp_path / "plan.json", SHIPPED)


OWN = PlanLesson(
    "own",
    "Mirror “go”",
    (PlanSection(PlanPart.AIM, 0, "One.\nTwo.", (link_in("game:9x9-cat"),)), *SHIPPED[0].sections[1:]),
)
KEYS = [lesson.key for lesson in SHIPPED]


def test_two_programs_lose_nothing_and_only_changes_are_written(file: PlanFile) -> None:
    other = PlanFile(file.path, SHIPPED)
    assert file.load() == other.load()
    assert not file.path.exists()
    assert file.change(lambda plan: plan.moved(KEYS[0], KEYS[2]))
    assert other.change(lambda plan: plan.with_held(KEYS[0], "2026-11-28"))
    assert file.change(lambda plan: plan.with_lesson(OWN, KEYS[11]))
    assert other.change(lambda plan: plan.without(KEYS[5]))
    plan = file.load()
    assert [row.key for row in plan.rows] == [KEYS[1], KEYS[0], *KEYS[2:5], *KEYS[6:], "own"]
    assert [row.held for row in plan.rows][1] == "2026-11-28"
    assert plan.lessons(SHIPPED)[-1][1] == OWN
    assert SHIPPED[0].title not in file.path.read_text("utf-8")
    back = plan.all_put_back(SHIPPED)
    assert [(row.key, row.held) for row in back.rows] == [
        *((key, "2026-11-28" if key == KEYS[0] else "") for key in KEYS),
        ("own", ""),
    ]


def test_a_plan_without_lessons_stays_empty(file: PlanFile) -> None:
    for key in KEYS:
        assert file.change(lambda plan, key=key: plan.without(key))
    assert file.load().rows == ()


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: text.index('"own"')],
        lambda text: text.replace('"format": 1', '"format": 2'),
        lambda text: text.replace("2026-11-28", "some day"),
        lambda text: text.replace("game:9x9-cat", "game:9x9-lion"),
        lambda text: text.replace('"Mirror “go”"', "7"),
        lambda text: "\udce9".encode("utf-8", "surrogateescape").decode("latin-1") + text,
    ],
)
def test_of_a_damaged_plan_the_rest_is_kept(file: PlanFile, damage: object) -> None:
    assert callable(damage)
    assert file.change(lambda plan: plan.with_held(KEYS[1], "2026-11-28").with_lesson(OWN).without(KEYS[7]))
    text = damage(file.path.read_text("utf-8"))
    file.path.write_text(text, "utf-8")
    plan = file.load()
    assert file.set_aside is not None
    assert file.set_aside.place.read_text("utf-8") == text
    # Nobody knows whether a lesson was removed or lost.
    assert [row.key for row in plan.rows][:12] == KEYS
    assert PlanFile(file.path, SHIPPED).load() == plan
    rows = json.loads(file.path.read_text("utf-8"))["lessons"]
    assert len(rows) == len(plan.rows)
