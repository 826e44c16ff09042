"""The plan of lessons: its pages that come with the program in each language, and the file with a teacher's changes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache
from pathlib import Path

from goboard_app import SOURCE_LANGUAGE, resource_path
from goboard_app.app.files.line_file import LineFile, Row, as_line, as_text
from goboard_app.app.manual import BlockKind, ManualPage, read_page
from goboard_app.lessons.teaching_plan import (
    MOST_LINKS,
    MOST_MINUTES,
    MOST_TEXT,
    OPENED,
    LinkKind,
    PlanLesson,
    PlanLink,
    PlanPart,
    PlanRow,
    PlanSection,
    TeachingPlan,
    game_of,
    problems_of,
)
from goboard_app.partner.character import Character

_HEADING = re.compile(r"(\w+)(?: (\d+))?")


# What a lesson opens


@cache
def step_keys() -> tuple[str, ...]:
    """Return the keys of the first steps."""
    folder = resource_path(f"languages/{SOURCE_LANGUAGE}/lessons")
    return tuple(sorted(path.stem for path in folder.glob("[0-9]*.sgf")))


def link_in(text: str) -> PlanLink:
    """Return the link in a text, "game:9x9". Raises ValueError if it opens nothing."""
    kind, _, name = text.partition(":")
    link = PlanLink(LinkKind(kind), name)
    if link.kind is LinkKind.GAME:
        partner = game_of(name).partner
        # The name of no partner is refused by the enum.
        is_known = not partner or bool(Character(partner))
    elif link.kind is LinkKind.PROBLEMS or (link.kind is LinkKind.PRINT and name not in step_keys()):
        is_known = bool(problems_of(name))
    elif link.kind is LinkKind.OWN:
        is_known = bool(name) and Path(name).name == name
    else:
        is_known = name in (OPENED if link.kind is LinkKind.OPEN else step_keys())
    if not is_known:
        raise ValueError(f"{text} opens nothing")
    return link


# The pages of the program


@lru_cache(maxsize=4)
def shipped_lessons(language: str) -> tuple[PlanLesson, ...]:
    """Return the lessons that come with the program; a page missing in this language, or with a fault, is English."""
    own, english = (resource_path(f"languages/{code}/plan") for code in (language, SOURCE_LANGUAGE))
    # The names of the files begin with the number of the lesson, which gives the order.
    names = sorted(path.stem for path in english.glob("[0-9]*.md"))
    return tuple(_shipped(name, own, english) for name in names)


def _shipped(name: str, own: Path, english: Path) -> PlanLesson:
    try:
        return lesson_in(read_page(name, [own]))
    except ValueError:
        return lesson_in(read_page(name, [english]))


def lesson_in(page: ManualPage) -> PlanLesson:
    """Return the lesson on a page, whose headings are the names of the parts in files, with their minutes.

    Raises ValueError for other headings, and for links that open nothing.
    """
    sections: dict[PlanPart, PlanSection] = {}
    part = None
    for block in page.blocks:
        if block.kind is BlockKind.HEADING:
            found = _HEADING.fullmatch(block.text)
            if found is None:
                raise ValueError(f"{block.text} is no heading of a lesson")
            part = PlanPart(found[1])
            sections[part] = PlanSection(part, int(found[2] or 0))
        elif part is not None:
            before = sections[part]
            text = f"{before.text}\n{block.plain}".strip()
            links = (link_in(f"{kind}:{name}") for kind, name in block.links)
            sections[part] = PlanSection(part, before.minutes, text, (*before.links, *links))
    if set(sections) != set(PlanPart):
        raise ValueError(f"{page.name} has not all parts of a lesson")
    return PlanLesson(page.name, page.title, tuple(sections[part] for part in PlanPart))


# The file of a teacher


class PlanFile(LineFile[TeachingPlan]):
    """The plan of a teacher: a row for each lesson in its order, with its texts only if they were changed."""

    def __init__(self, path: Path, shipped: Sequence[PlanLesson]) -> None:
        super().__init__(path)
        self._shipped = shipped

    def nothing(self) -> TeachingPlan:
        """Return the plan as it came with the program."""
        return TeachingPlan.of(self._shipped)

    def tables(self, value: TeachingPlan) -> Mapping[str, Iterable[Row]]:
        """Return the rows of the lessons."""
        return {"lessons": map(_row_data, value.rows)}

    def understood(self, rows: Iterable[object], is_damaged: bool) -> tuple[TeachingPlan, int]:
        """Return the plan in these rows, and how many of them could not be understood.

        Lessons of the program that a damaged file lacks are added, as nobody knows whether they were removed.
        """
        found: dict[str, PlanRow] = {}
        lost = 0
        for row in rows:
            try:
                read, is_whole = _row(row)
            except (ValueError, TypeError, KeyError):
                lost += 1
                continue
            lost += not is_whole or read.key in found
            found.setdefault(read.key, read)
        plan = TeachingPlan(tuple(found.values()))
        return plan.completed(self._shipped) if is_damaged or lost else plan, lost


def _row_data(row: PlanRow) -> Row:
    data: Row = {"lesson": row.key}
    if row.held:
        data["held"] = row.held
    if row.changed is not None:
        data["title"] = row.changed.title
        for section in row.changed.sections:
            data[section.part.value] = [section.minutes, section.text, *(link.text for link in section.links)]
    return data


def _row(row: object) -> tuple[PlanRow, bool]:
    """Return the lesson in a row, and whether all of the row could be understood."""
    if not isinstance(row, dict):
        raise TypeError("no row")
    key = as_line(row["lesson"])
    if not key:
        raise ValueError("no key")
    held, is_whole = "", True
    try:
        held = date.fromisoformat(as_line(row["held"])).isoformat() if "held" in row else ""
    except (ValueError, TypeError):
        is_whole = False
    if "title" not in row:
        return PlanRow(key, held), is_whole
    sections, is_all = [], True
    for part in PlanPart:
        section, is_part = _section(part, row.get(part.value))
        sections.append(section)
        is_all &= is_part
    lesson = PlanLesson(key, as_line(row["title"]), tuple(sections))
    return PlanRow(key, held, lesson), is_whole and is_all


def _section(part: PlanPart, value: object) -> tuple[PlanSection, bool]:
    """Return a part of a lesson, and whether all of it could be understood."""
    if not isinstance(value, list) or len(value) < 2:
        return PlanSection(part), False
    minutes, text, *given = value
    try:
        said = as_text(text)[:MOST_TEXT]
    except TypeError:
        return PlanSection(part), False
    is_time = isinstance(minutes, int) and 0 <= minutes <= MOST_MINUTES
    links = []
    for each in given[:MOST_LINKS]:
        try:
            links.append(link_in(as_text(each)))
        except (ValueError, TypeError):
            continue
    is_whole = is_time and len(links) == len(given) and len(said) == len(text)
    return PlanSection(part, minutes if is_time else 0, said, tuple(links)), is_whole
