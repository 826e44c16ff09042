"""The scenes that the window can show, one function each; names are user input."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import QSize, Qt

from goboard_app.app.daily import DailyStep
from goboard_app.app.files.document import PROGRESS
from goboard_app.app.progress import EVENING, Progress, ProgressStore, today
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.proposal import NeededMove, Opening
from goboard_app.session.new_game import OFFERED
from goboard_app.ui.rulesets.dialog import RulesetsDialog
from tests.support import games
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs, press
from tests.support.waiting import wait_until

Scene = Callable[[Desk, Dialogs], None]
NAMES = ("Hana", "Tomás", "Corner first", "game.sgf", "broken.sgf", "letter.sgf", "goboard", "B+")
RECORD = (
    "(;SZ[9]PB[Hana]PW[Tomás]BR[3]WR[5]KM[5.5]RU[Japanese]RE[B+2.5]"
    "(;B[ee];W[cc];B[gg])(;B[cc]C[Corner first];W[ee])(;B[gg]))(;SZ[13]PB[Hana];B[cc])"
)


def draw(desk: Desk, size: tuple[int, int]) -> None:
    """Bring the window to this size, and let what is in it follow."""
    desk.window.resize(*size)
    wait_until(lambda: desk.window.size() == QSize(*size))


def start_page(desk: Desk, dialogs: Dialogs) -> None:
    desk.window.show_start_page()


def start_page_with_records(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(RECORD)
    desk.start(black_name="Hana")
    desk.play("E5 C3")
    desk.menu("start_page")


def start_page_with_lessons(desk: Desk, dialogs: Dialogs) -> None:
    """Put three files on the shelf, one of them damaged."""
    folder = desk.documents.lessons
    folder.mkdir()
    for name in ("Hana", "Hana 2"):
        (folder / f"{name}.sgf").write_text(RECORD, "utf-8")
    (folder / "broken.sgf").write_text("no", "utf-8")
    desk.parts.starts.show()


def placing_handicap(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(handicap=3, is_free=True)


def playing(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(black_name="Hana", white_name="Tomás")
    desk.play("A2 A1 B1 pass E5")


def refusing_suicide(desk: Desk, dialogs: Dialogs) -> None:
    desk.start()
    desk.play("A2 A1 B1 A1")


def refusing_superko(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(size=BoardSize(3, 3))
    desk.play("B1 A2 C2 B3 B2 C3 A3 B3")


def offering_no_result(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(size=BoardSize(2, 2), ruleset=catalogue.CHINESE)
    desk.play("A2 A1 B2 B1 A2 B2 A2")


def counting_area(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(handicap=2, komi=Fraction(1, 2))
    desk.play("E5 C3 pass pass C3")


def counting_territory(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.JAPANESE)
    desk.play(f"{games.MOVES} C3")


def counting_aga(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.AGA, handicap=4)
    desk.play("E5 C3 pass pass")


def counting_is_final(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.TROMP_TAYLOR)
    desk.play("E5 pass pass")
    desk.menu("play_on")
    desk.play("pass pass")


def counting_with_a_proposal(desk: Desk, dialogs: Dialogs) -> None:
    desk.propose(unclear="H7+J9", dead="C3", dame=frozenset({Point(0, 0), Point(0, 1)}))
    desk.start(black_name="Hana", white_name="Tomás", ruleset=catalogue.JAPANESE)
    desk.play(games.MOVES)
    desk.wait_for_proposal()
    desk.controller.agree(Color.WHITE)


def asking_about_dead_stones(desk: Desk, dialogs: Dialogs) -> None:
    """Ask about more groups than the question has room for."""
    desk.is_asked = True
    desk.propose(dead="A2 B1 C3 E5 F6 H3 H7", unclear="J9")
    desk.start(black_name="Hana", white_name="Tomás", ruleset=catalogue.JAPANESE)
    desk.play(games.MOVES)
    desk.wait_for_proposal()


def asking_about_an_unclear_group(desk: Desk, dialogs: Dialogs) -> None:
    asking_about_dead_stones(desk, dialogs)
    desk.press(desk.panel.count.question.yes)


def tapping_points(desk: Desk, dialogs: Dialogs) -> None:
    desk.is_asked = True
    desk.menu("taps_first")
    desk.start()
    desk.play(games.MOVES)
    desk.wait_for_proposal()
    wait_until(lambda: desk.page.panel.shown == "tap")


def counting_an_unfinished_game(desk: Desk, dialogs: Dialogs) -> None:
    gap = frozenset({Point(2, 2), Point(2, 3)})
    desk.propose(openings=(Opening(Color.WHITE, gap), Opening(Color.BLACK, gap)), is_finished=False)
    desk.start()
    desk.play("E5 C3 pass pass")
    desk.wait_for_proposal()


def counting_with_open_borders(desk: Desk, dialogs: Dialogs) -> None:
    gap = frozenset({Point(2, 2), Point(3, 3)})
    desk.propose(
        seki="C3",
        openings=(Opening(Color.WHITE, gap), Opening(Color.BLACK, gap)),
        needed=(NeededMove(Color.BLACK, Point(4, 0), gap),),
    )
    desk.start(ruleset=catalogue.WMSG)
    desk.play("E5 C3 pass pass")
    desk.count_as_it_stands()
    desk.press(desk.panel.count.standing)


def trying_out(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(size=BoardSize(5, 5), ruleset=catalogue.JAPANESE)
    desk.play("B5 C5 A4 D4 C4 C3 B3 E1 E5 B4 pass pass")
    desk.count_as_it_stands()
    desk.press(desk.panel.count.try_out)
    desk.play("C4 D1 D2 pass E4")
    desk.play("B4 D3")


def counting_each(desk: Desk, dialogs: Dialogs) -> None:
    """Count by the ruleset with the longest name."""
    desk.start(ruleset=max(OFFERED, key=lambda r: len(r.sgf_name)))
    desk.play("E5 pass pass")


def counting_compared(desk: Desk, dialogs: Dialogs) -> None:
    """Compare with as many reasons as fit, and ask about a point."""
    desk.start(ruleset=catalogue.JAPANESE, handicap=4, komi=Fraction(1, 2))
    desk.play("E5 F5 E4 F4 E6 C3 pass pass C3")
    desk.menu("compare")
    page = desk.parts.comparing.page
    wait_until(lambda: not page.is_working)
    page.board.setFocus()
    page.board.set_cursor(desk.point("C3"))
    press(page.all_rows)


def finished_by_count(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(black_name="Hana", ruleset=catalogue.JAPANESE)
    desk.play(f"{games.MOVES} C3")
    desk.wait_for_proposal()
    desk.menu("accept")


def _tell(desk: Desk, ruleset: Ruleset, place: int) -> None:
    """Tell a count up to a place; a negative place is counted from its end."""
    desk.start(ruleset=ruleset, komi=ruleset.komi)
    desk.play(f"{games.MOVES} C3")
    desk.wait_for_proposal()
    desk.menu("accept")
    story = desk.parts.stories.story
    assert story is not None
    desk.parts.stories.player.go_to(place if place >= 0 else len(story) + 1 + place)


def telling_japanese(desk: Desk, dialogs: Dialogs) -> None:
    _tell(desk, catalogue.JAPANESE, 4)


def telling_chinese_to_its_end(desk: Desk, dialogs: Dialogs) -> None:
    _tell(desk, catalogue.CHINESE, -1)


def telling_both_ways(desk: Desk, dialogs: Dialogs) -> None:
    _tell(desk, catalogue.AGA, -1)


def telling_by_ing(desk: Desk, dialogs: Dialogs) -> None:
    _tell(desk, catalogue.ING, -2)


def telling_by_stones(desk: Desk, dialogs: Dialogs) -> None:
    _tell(desk, catalogue.STONE_SCORING, -2)


def finished_by_resignation(desk: Desk, dialogs: Dialogs) -> None:
    desk.start()
    desk.play("E5")
    dialogs.expect_key(Qt.Key.Key_Return)
    desk.menu("resign")


def reviewing(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(RECORD)
    desk.menu("forward")
    desk.menu("next_variation")


def noting_in_review(desk: Desk, dialogs: Dialogs) -> None:
    noted = "DM[2]HO[1]V[3.5]FG[0:Hana]PM[2]VW[aa:ee]N[Hana]BM[2]LB[aa:5]"
    desk.open(f"(;SZ[9]PB[Hana]PW[Tomás]GC[Hana];B[ee]{noted}C[Corner first])")
    desk.menu("forward")
    desk.menu("mark_triangle")


def refusing_in_review(desk: Desk, dialogs: Dialogs) -> None:
    reviewing(desk, dialogs)
    desk.click("C7")


def counting_in_review(desk: Desk, dialogs: Dialogs) -> None:
    reviewing(desk, dialogs)
    desk.menu("count")


def broken_record(desk: Desk, dialogs: Dialogs) -> None:
    desk.open("(;SZ[9]PB[Hana];B[ee];W[cc", "broken.sgf")


def doubtful_record(desk: Desk, dialogs: Dialogs) -> None:
    desk.open("(;SZ[9]RU[Hana]KM[Hana]HA[3]TM[Hana]OT[Hana]AB[cc][gg];W[ee])")


def setting_up(desk: Desk, dialogs: Dialogs) -> None:
    reviewing(desk, dialogs)
    desk.controller.go_to_last()
    desk.menu("set_up")


def inserting(desk: Desk, dialogs: Dialogs) -> None:
    reviewing(desk, dialogs)
    desk.menu("insert_move")


def counting_by_rules_asked_for(desk: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: RulesetsDialog) -> None:
        dialog.select(catalogue.STONE_SCORING)
        press(dialog.use)

    desk.open("(;SZ[9]RU[Hana];B[ee];W[cc])")
    dialogs.expect(RulesetsDialog, answer)
    desk.menu("count")


def no_record(desk: Desk, dialogs: Dialogs) -> None:
    desk.start()
    desk.open("Hana, let us play.", "letter.sgf")


def finding_words(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(RECORD)
    desk.menu("find")
    work = desk.parts.finding
    work.panel.field.setText("Hana")
    work.panel.wanted.emit()
    wait_until(lambda: not work.searcher.is_busy)


def finding_nothing(desk: Desk, dialogs: Dialogs) -> None:
    finding_words(desk, dialogs)
    work = desk.parts.finding
    work.panel.field.setText("B+")
    work.panel.wanted.emit()
    work.searcher.stop()


def finding_a_position(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(RECORD)
    desk.controller.step(1)
    desk.menu("find_position")
    work = desk.parts.finding
    press(work.panel.whole)
    press(work.panel.search)
    wait_until(lambda: not work.searcher.is_busy)


def guessing_begins(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(RECORD)
    desk.controller.step(1)
    desk.menu("guess")


def guessing(desk: Desk, dialogs: Dialogs) -> None:
    guessing_begins(desk, dialogs)
    press(desk.parts.guesses.panel.begin)
    desk.click("A1")


def guessing_is_over(desk: Desk, dialogs: Dialogs) -> None:
    guessing(desk, dialogs)
    panel = desk.parts.guesses.panel
    press(panel.show_move)
    press(panel.next)
    press(panel.stop)


LESSON = (
    "(;GM[1]SZ[5]GN[Corner first]AB[ad]AW[ae]PL[B]C[@screen\n@task capture A1\n@again])"
    "(;SZ[5]C[@screen\nCorner first\n@task count 4\n@wibble])(;SZ[5]C[@screen\n@task play];B[])"
)


def lesson(desk: Desk, dialogs: Dialogs) -> None:
    desk.parts.lessons.open(desk.sgf(LESSON))
    desk.parts.strip.hide()
    desk.parts.lessons.course.answer_point(Point(4, 4))


def lesson_with_faults(desk: Desk, dialogs: Dialogs) -> None:
    lesson(desk, dialogs)
    course = desk.parts.lessons.course
    desk.parts.lessons.open(desk.sgf(LESSON))
    course.go_to(0, 2)
    course.take_hint()
    course.take_hint()


def counting_in_five_ways(desk: Desk, dialogs: Dialogs) -> None:
    desk.menu("counting_works")
    desk.parts.counting.page.stage.player.go_to(6)


def ten_minutes(desk: Desk, dialogs: Dialogs) -> None:
    progress = Progress()
    for step in EVENING:
        for part in range(step.parts):
            progress = progress.with_done(step.key, part, today())
    ProgressStore(desk.documents.folder / PROGRESS).save(progress.with_game(today()))
    desk.menu("daily")
    wait_until(lambda: desk.parts.daily.page.isVisible())
    # A game is offered with two buttons, and a sentence says what was done.
    desk.parts.daily._on_step(DailyStep.IDEA, True)


def for_parents(desk: Desk, dialogs: Dialogs) -> None:
    ten_minutes(desk, dialogs)
    desk.menu("parents")


SCENES: tuple[Scene, ...] = (
    start_page,
    start_page_with_records,
    placing_handicap,
    playing,
    refusing_suicide,
    refusing_superko,
    offering_no_result,
    counting_area,
    counting_territory,
    counting_aga,
    counting_is_final,
    counting_with_a_proposal,
    counting_an_unfinished_game,
    counting_with_open_borders,
    trying_out,
    counting_each,
    counting_compared,
    finished_by_count,
    telling_japanese,
    telling_chinese_to_its_end,
    telling_both_ways,
    telling_by_ing,
    telling_by_stones,
    finished_by_resignation,
    reviewing,
    noting_in_review,
    refusing_in_review,
    setting_up,
    inserting,
    counting_in_review,
    broken_record,
    doubtful_record,
    counting_by_rules_asked_for,
    no_record,
    finding_words,
    finding_nothing,
    finding_a_position,
    guessing_begins,
    guessing,
    guessing_is_over,
)

# Pages with no panel of a game beside them.
TEACHING: tuple[Scene, ...] = (lesson, lesson_with_faults, counting_in_five_ways, ten_minutes, for_parents)
