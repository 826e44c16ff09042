"""The texts for pupils and classes fit on every screen and in longer languages."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialog

from goboard_app.app.files.class_book import ClassShelf
from goboard_app.app.files.document import CLASSES, PLAN
from goboard_app.app.files.plan_file import PlanFile, link_in
from goboard_app.app.texts import PseudoTranslator
from goboard_app.lessons.results import TaskResult
from goboard_app.lessons.teaching_plan import PlanLesson, PlanPart, PlanSection
from goboard_app.lessons.term import PASS, LessonPupil, TermAnswer, TermLesson
from goboard_app.ui.teach.class_book import ClassBookDialog
from goboard_app.ui.teach.lock_dialogs import LockDialog, UnlockDialog
from goboard_app.ui.teach.plan_form import PlanForm
from goboard_app.ui.teach.results import ResultsDialog
from goboard_app.ui.widgets.look import Look
from tests.support import scenes
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs, press, type_text
from tests.support.scenes import NAMES, Scene, draw
from tests.support.texts import cut_off, out_of_sight, untranslated
from tests.support.waiting import settled

MakeDesk = Callable[..., Desk]
SIZES = ((800, 600), (1024, 640), (1024, 768), (1280, 800), (1280, 1024), (2560, 1440), (800, 1100))
PROBLEM = "(;GM[1]FF[4]SZ[5]AB[bb]AW[cc]GN[Hana];B[dd];W[ee];B[ed])"


def present(desk: Desk, size: tuple[int, int]) -> None:
    """Present before a class, on a screen of this size."""
    desk.menu("present")
    desk.window.resize(*size)


def problem(desk: Desk, dialogs: Dialogs) -> None:
    desk.parts.problems.open(desk.sgf(PROBLEM, "Hana.sgf"))
    desk.parts.strip.hide()
    desk.parts.problems.solving.show_solution()


PAGES = (scenes.lesson, problem)
GUESSING = (scenes.guessing_begins, scenes.guessing, scenes.guessing_is_over)


def cut_off_at(desk: Desk, *sizes: tuple[int, int]) -> dict[tuple[int, int], list[str]]:
    """Return the texts that are cut off in the window at each of these sizes, where there are any."""
    found = {}
    for size in sizes:
        draw(desk, size)
        if faults := settled(lambda: cut_off(desk.window)):
            found[size] = faults
    return found


@pytest.mark.parametrize("scene", [*PAGES, *GUESSING], ids=lambda scene: scene.__name__)
def test_a_class_reads_everything_in_its_language(
    pseudo: PseudoTranslator, make_wide: MakeDesk, dialogs: Dialogs, scene: Scene
) -> None:
    desk = make_wide(SIZES[0])
    scene(desk, dialogs)
    present(desk, SIZES[0])
    assert cut_off_at(desk, *SIZES) == {}
    assert settled(lambda: untranslated(desk.window, (*NAMES, str(desk.folder)))) == []


def test_the_buttons_of_the_question_are_in_sight(
    pseudo: PseudoTranslator, make_wide: MakeDesk, dialogs: Dialogs
) -> None:
    desk = make_wide(SIZES[0])
    scenes.guessing(desk, dialogs)
    present(desk, SIZES[0])
    panel = desk.parts.guesses.panel
    foot = (panel.show_move, panel.next, panel.stop, panel.close_buttons[1])
    for size in SIZES:
        draw(desk, size)
        assert settled(lambda: [fault for b in foot if (fault := out_of_sight(b))]) == [], size


@pytest.mark.parametrize("scene", PAGES, ids=lambda scene: scene.__name__)
def test_pupils_read_everything(pseudo: PseudoTranslator, make_wide: MakeDesk, dialogs: Dialogs, scene: Scene) -> None:
    desk = make_wide(SIZES[0])
    scene(desk, dialogs)
    dialogs.expect(LockDialog, lambda dialog: press(dialog.lock))
    desk.menu("lock")
    assert desk.parts.locks.refuse()
    assert cut_off_at(desk, *SIZES) == {}
    assert settled(lambda: untranslated(desk.window, (*NAMES, str(desk.folder)))) == []


@pytest.mark.start_page
@pytest.mark.usefixtures("small_screen")
@pytest.mark.parametrize("scene", PAGES, ids=lambda scene: scene.__name__)
def test_pupils_with_names_read_everything(
    pseudo: PseudoTranslator, make_wide: MakeDesk, dialogs: Dialogs, scene: Scene
) -> None:
    sizes = ((800, 600), (1280, 800), (800, 1100))

    def lock(dialog: LockDialog) -> None:
        dialog.names.click()
        press(dialog.lock)
        assert settled(lambda: cut_off(dialog)) == []
        type_text("Hana", dialog.field)
        press(dialog.lock)

    desk = make_wide(sizes[0])
    scene(desk, dialogs)
    dialogs.expect(LockDialog, lock)
    desk.menu("lock")
    card = desk.parts.results.card
    assert cut_off_at(desk, *sizes) == {}
    assert settled(lambda: untranslated(card, NAMES)) == []
    type_text("Hana", card.field)
    press(card.begin)
    assert cut_off_at(desk, *sizes) == {}
    desk.parts.results.answering.note(0, is_wrong=True, hints=1)
    press(desk.parts.pages.currentWidget().panel.done)
    type_text("Hana", card.field)
    press(card.begin)
    assert cut_off_at(desk, *sizes) == {}
    dialog = ResultsDialog(desk.parts.look, desk.parts.results.answering, desk.window)
    dialog.show()
    assert settled(lambda: cut_off(dialog)) == []
    # The name of the month is the language's own, not a translation.
    today = (
        QLocale().standaloneMonthName(date.today().month),
        QLocale().monthName(date.today().month),
    )
    assert settled(lambda: untranslated(dialog, (*NAMES, *today, "CSV"))) == []
    dialog.close()
    anna = LessonPupil("a", "Hana", {0: TermAnswer(TaskResult(1, 1), ("A1", PASS))})
    taught = TermLesson("b", "Hana", date.today().isoformat(), ("1. Hana",), pupils=(anna,))
    ClassShelf(desk.documents.folder / CLASSES).file("Hana").change(lambda book: book.with_lesson(taught))
    book = ClassBookDialog(desk.window.context)
    book.choice.setCurrentIndex(book.choice.findData("Hana"))
    book.show()
    assert book.model.names == ("Hana",)
    assert settled(lambda: cut_off(book)) == []
    assert settled(lambda: untranslated(book, (*NAMES, *today, "CSV", str(desk.folder)))) == []
    book.close()


def test_the_plan_of_lessons_has_room_and_is_translated(
    pseudo: PseudoTranslator, make_wide: MakeDesk, dialogs: Dialogs
) -> None:
    desk = make_wide(SIZES[0])
    links = ("problems:take-an-eye-1", "game:7x7-capture-1-puppy", "print:race-2", "open:real_clock", "own:Hana")
    sections = (PlanSection(part, 10, "Hana " * 60, tuple(map(link_in, links))) for part in PlanPart)
    hana = PlanLesson("hana", "Hana " * 9, tuple(sections))
    file = PlanFile(desk.documents.folder / PLAN, (hana,))
    assert file.change(lambda plan: plan.with_lesson(hana).with_held("hana", date.today().isoformat()))
    desk.menu("plan")
    page = desk.parts.lesson_plan.page
    assert cut_off_at(desk, *SIZES) == {}
    today = QLocale().standaloneMonthName(date.today().month), QLocale().monthName(date.today().month)
    assert settled(lambda: untranslated(page, (*NAMES, *today))) == []
    form = PlanForm(desk.parts.look, hana, page._named, ((), ()), desk.window)
    form.show()
    assert settled(lambda: cut_off(form)) == []
    assert settled(lambda: untranslated(form, NAMES)) == []
    form.close()


def locking(look: Look) -> QDialog:
    return LockDialog(look)


def locking_what_has_faults(look: Look) -> QDialog:
    return LockDialog(look, "Hana " * 30)


def unlocking(look: Look) -> QDialog:
    dialog = UnlockDialog(look, "Hana")
    dialog.unlock.click()
    return dialog


def unlocking_without_a_word(look: Look) -> QDialog:
    return UnlockDialog(look, "")


def closing(look: Look) -> QDialog:
    dialog = UnlockDialog(look, "Hana", is_closing=True)
    dialog.unlock.click()
    return dialog


@pytest.mark.parametrize(
    "make",
    [locking, locking_what_has_faults, unlocking, unlocking_without_a_word, closing],
    ids=lambda make: make.__name__,
)
def test_dialogs_have_room_and_are_translated(
    pseudo: PseudoTranslator, make_wide: MakeDesk, make: Callable[[Look], QDialog]
) -> None:
    dialog = make(make_wide((1024, 640)).parts.look)
    dialog.show()
    faults = settled(lambda: cut_off(dialog))
    left = untranslated(dialog, (*NAMES, "Ctrl", "Shift"))
    dialog.close()
    assert (faults, left) == ([], [])
