"""No text is cut off where it is 40 % longer, in a wide font, in small windows."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import partial

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QScrollArea

from goboard_app.app.texts import PseudoTranslator
from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.lessons.check import TaskCheck, check_task
from goboard_app.lessons.task_draft import TaskDraft, draft_of, written
from goboard_app.record.inherited import Figure
from goboard_app.record.node import Node
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.rules import catalogue
from goboard_app.rules.custom import as_custom
from goboard_app.rules.legality import Refusal, Verdict
from goboard_app.rules.ruleset import HandicapBonus, KoRule, LongCycle, Scoring, Tax, Tie
from goboard_app.session.check import ForbiddenMove
from goboard_app.session.export import ExportChoice, ExportKind
from goboard_app.session.new_game import NewGame
from goboard_app.session.numbering import FigureChoice
from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.edit.cleaning import CleanUpDialog
from goboard_app.ui.edit.game_info import FigureDialog, GameInfoDialog
from goboard_app.ui.files.export_dialog import ExportDialog
from goboard_app.ui.help.about import AboutDialog, program_parts
from goboard_app.ui.help.pages import KeysDialog
from goboard_app.ui.paper.preview import PrintPreview
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.rulesets.custom import CustomRulesDialog
from goboard_app.ui.rulesets.dialog import RulesetsDialog
from goboard_app.ui.rulesets.rules import ForbiddenMovesDialog
from goboard_app.ui.teach.collect import ProblemDialog, position_of
from goboard_app.ui.teach.task import TaskDialog
from goboard_app.ui.widgets.choices import unsaved_question
from goboard_app.ui.widgets.look import Look
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs, press
from tests.support.parts import parts
from tests.support.scenes import NAMES, SCENES, Scene, draw, reviewing, start_page_with_lessons
from tests.support.texts import cut_off, out_of_sight, untranslated
from tests.support.waiting import settled

MakeDesk = Callable[..., Desk]
OWN = replace(as_custom(catalogue.CHINESE), sgf_name="Hana")
SGF_NAMES = (*{ruleset.sgf_name for ruleset in catalogue.ALL_RULESETS}, "KTV", "LZ", "5k")
SMALL, USUAL, LOW, TALL = (1024, 640), (1280, 800), (800, 560), (800, 1100)
PROGRAMS = sorted({name for part in program_parts() for name in part[:2]}, key=len, reverse=True)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_large_texts_have_room(make_wide: MakeDesk, dialogs: Dialogs, scene: Scene) -> None:
    desk = make_wide(text_size=150)
    scene(desk, dialogs)
    assert settled(lambda: cut_off(desk.window)) == []


@pytest.mark.start_page
@pytest.mark.parametrize("scene", [*SCENES[:2], start_page_with_lessons], ids=lambda scene: scene.__name__)
@pytest.mark.parametrize("text_size", [150, 200])
def test_the_start_page_has_room_for_large_texts(
    make_wide: MakeDesk, dialogs: Dialogs, scene: Scene, text_size: int
) -> None:
    desk = make_wide(SMALL, text_size)
    scene(desk, dialogs)
    for size in (SMALL, TALL, LOW):
        draw(desk, size)
        assert settled(lambda: cut_off(desk.parts.starts.page)) == [], size
        recent = desk.parts.starts.page.recent
        assert recent.height() >= recent.minimumSizeHint().height(), size
        page = desk.parts.starts.page.findChildren(QScrollArea)[0]
        assert page.widget().width() == page.viewport().width(), size


@pytest.mark.start_page
@pytest.mark.parametrize("text_size", [150, 200])
def test_a_record_in_large_texts_leaves_room_for_the_board(
    make_wide: MakeDesk, dialogs: Dialogs, text_size: int
) -> None:
    desk = make_wide(SMALL, text_size)
    reviewing(desk, dialogs)

    def faults() -> list[str]:
        review = desk.panel.review
        people = [out_of_sight(w) for card in (review.black, review.white)
                  for w in (card, card.name, card.facts)]  # fmt: skip
        feet = [out_of_sight(button) for button in foot(desk)]
        narrow = "" if desk.page.board.width() >= 295 else f"board {desk.page.board.width()} px"
        return [fault for fault in (*people, *feet, narrow) if fault]

    for size in (SMALL, LOW):
        draw(desk, size)
        assert settled(faults) == [], size


def special_foot(desk: Desk) -> list[QPushButton]:
    """Return the buttons at the foot that take the place of a phase's."""
    window = desk.window
    if parts(window).stories.is_open:
        story = desk.panel.story
        return [
            *story.buttons.values(),
            story.play,
            *story.speeds.values(),
            story.rules,
            story.skip,
        ]
    if parts(window).finding.is_open:
        find = parts(window).finding.panel
        return [find.close_button, find.previous, find.next]
    if parts(window).guesses.is_open:
        return [b for b in parts(window).guesses.panel.close_buttons if b.isVisible()]
    if parts(window).comparing.is_shown:
        page = parts(window).comparing.page
        return [page.back, page.copy, page.all_rows]
    return []


def foot(desk: Desk) -> list[QPushButton]:
    """Return the buttons that must be visible below any content of the panel."""
    panel = desk.panel
    special = special_foot(desk)
    if special:
        return special
    if desk.phase in (Phase.PLAYING, Phase.HANDICAP):
        play = panel.play
        return [play.pass_button, play.take_back, play.resign, play.count]
    if desk.phase is Phase.COUNTING:
        count = panel.count
        if not desk.session.is_live:
            # As long as it is asked whether the game is over there is nothing to undo yet.
            counting = desk.session.counting
            undo = [] if counting is not None and counting.is_unfinished else [count.undo]
            return [*undo, count.close_button]
        asked = count.open_card
        if asked.play_on.isVisible() and not count.play_on.isVisible():
            return [asked.play_on, asked.as_it_stands]
        agree = [side.button for side in count.sides.values()]
        return [count.undo, count.play_on, *agree]
    if desk.phase is Phase.TRYING:
        trial = panel.trial
        return [trial.pass_button, trial.take_back, trial.keep, trial.put_back]
    if desk.phase is Phase.FINISHED:
        done = panel.finished
        return [done.save, done.undo, done.review, done.new_game]
    return [panel.review.count_here, panel.review.go_on]


@pytest.mark.start_page
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_longer_texts_have_room(pseudo: PseudoTranslator, make_wide: MakeDesk, dialogs: Dialogs, scene: Scene) -> None:
    """In one window that is drawn larger and smaller, as by its corner."""
    desk = make_wide(SMALL)
    scene(desk, dialogs)
    # The tool for letters shows the letter that comes next.
    keys = (f"({key})" for key in ("B", "W", "I", "X", "M", "T", "C"))
    names = (str(desk.folder), *NAMES, "Ctrl", "Shift", "Esc", "Del", "+B", "+W", "+Z", *keys)
    assert set(settled(lambda: untranslated(desk.window, names))) <= {"A"}
    for size in (SMALL, USUAL, LOW, TALL):
        draw(desk, size)
        if size in (SMALL, USUAL) or size is TALL and has_room_when_tall(scene):
            assert settled(lambda: cut_off(desk.window)) == [], size
        if scene in SCENES[2:]:
            faults = settled(lambda: [fault for b in foot(desk) if (fault := out_of_sight(b))])
            assert faults == [], size


def has_room_when_tall(scene: Scene) -> bool:
    """Return whether the window is high enough for the panel of a count, which else scrolls."""
    return scene in SCENES[2:] and not scene.__name__.startswith("counting")


def new_game(look: Look) -> QDialog:
    game = NewGame(BoardSize(7, 5), catalogue.AGA, handicap=2)
    return NewGameDialog(look, lambda _size, side: QPixmap(side, side), game, partial(RulesetsDialog, look))


def bad_new_game(look: Look) -> QDialog:
    game = NewGame(BoardSize(7, 5))
    dialog = NewGameDialog(look, lambda _size, side: QPixmap(side, side), game, partial(RulesetsDialog, look))
    dialog.more.click()
    dialog.komi.setText("999")
    dialog.board.field.setText("99")
    dialog.board._on_edited()
    return dialog


def ancient_new_game(look: Look) -> QDialog:
    game = NewGame(BoardSize(9, 9), catalogue.STONE_SCORING, has_start_stones=True)
    page = partial(RulesetsDialog, look)
    dialog = NewGameDialog(look, lambda _size, side: QPixmap(side, side), game, page, None, (OWN,))
    dialog.offer_ways()
    dialog.more.click()
    return dialog


def rulesets(look: Look) -> QDialog:
    dialog = RulesetsDialog(look, catalogue.AGA, (OWN,))
    dialog.select(catalogue.JAPANESE)
    return dialog


def own_rulesets(look: Look) -> QDialog:
    dialog = RulesetsDialog(look, catalogue.AGA, (OWN,))
    dialog.select(OWN)
    return dialog


def asking_for_rules(look: Look) -> QDialog:
    return RulesetsDialog(look, None, question=catalogue.JAPANESE.sgf_name)


def custom_rules(look: Look) -> QDialog:
    return CustomRulesDialog(look, OWN, (), is_new=False)


def custom_rules_at_odds(look: Look) -> QDialog:
    odd = replace(
        OWN, pass_stones=True, tie=Tie.BLACK, komi=Fraction(1, 2), tax=Tax.ALL,
        scoring=Scoring.TERRITORY, bonus=HandicapBonus.N_MINUS_ONE, ko=KoRule.POSITIONAL,
        long_cycle=LongCycle.DRAW,
    )  # fmt: skip
    return CustomRulesDialog(look, odd, (), is_new=True)


def forbidden_moves(look: Look) -> QDialog:
    move = Play(Color.BLACK, Point(2, 2))
    forbidden = [ForbiddenMove(Node(), 12, Verdict(move, reason, None)) for reason in Refusal]
    return ForbiddenMovesDialog(look, catalogue.JAPANESE, forbidden, BoardSize(9, 9))


def keys(look: Look) -> QDialog:
    return KeysDialog(look, [])


def about(look: Look) -> QDialog:
    return AboutDialog(look, "goboard 1")


def figure(look: Look) -> QDialog:
    dialog = FigureDialog(look, FigureChoice(Figure("Hana")), 7)
    dialog.number.setText("Hana")
    dialog.accept_button.click()
    return dialog


def clean_up(look: Look) -> QDialog:
    text = b"(;SZ[9]KTV[1]LZ[x]C[Hana [3k\\]: hi]TR[aa];B[ee]BL[6](;W[cc])(;W[dd]))"
    session = GameSession(read_sgf(text).games[0], is_live=False)
    # The line to keep is a choice in a variation.
    session.go_to(session.tree.root.children[0].children[1])
    return CleanUpDialog(look, session)


def game_info(look: Look) -> QDialog:
    text = b"(;SZ[9]PB[Hana]KM[375]RU[Hana]TM[1800]RE[B+3.5];B[ee])"
    return GameInfoDialog(look, GameSession(read_sgf(text).games[0], is_live=False))


def bad_game_info(look: Look) -> QDialog:
    dialog = game_info(look)
    assert isinstance(dialog, GameInfoDialog)
    for ident in ("KM", "HA", "TM", "DT"):
        dialog.fields[ident].setText("Hana")
    dialog.result_field.margin.setText("0")
    dialog.result_field.margin.textEdited.emit("0")
    return dialog


def task_of(task: str) -> Callable[[Look], QDialog]:
    def make(look: Look) -> QDialog:
        session = GameSession(read_sgf(b"(;SZ[9]AB[cc]AW[dd])").games[0], is_live=False)
        position = session.path.position
        draft = draft_of(task, position.size)

        def check(draft: TaskDraft) -> TaskCheck:
            return check_task(session, written("", draft, position.size))

        return TaskDialog(look, draft, position, QLabel(), check, lambda _kind: "", lambda _draft: None)

    make.__name__ = "task_" + task.partition(" ")[2].partition(" ")[0].strip("@")
    return make


def problem_of_game(look: Look) -> QDialog:
    session = GameSession(read_sgf(b"(;SZ[9]PB[Hana]PW[Tom\xc3\xa1s]AB[cc]AW[dd])").games[0], is_live=False)
    dialog = ProblemDialog(look, position_of(session), QLabel(), (("Hana",), "", "Hana"))
    dialog.kind.setCurrentIndex(1)
    return dialog


def unsaved(look: Look) -> QDialog:
    return unsaved_question(look, 14, None)


def export_of(kind: ExportKind, part: str = "") -> Callable[[Look], QDialog]:
    def make(look: Look) -> QDialog:
        choice = ExportChoice(kind, numbers=True)
        image = QImage(300, 300, QImage.Format.Format_RGB32)
        dialog = ExportDialog(look, choice, BoardSize(9, 9), 40, 12, lambda _r, _s: image)
        dialog.fields.part.setText(part)
        return dialog

    make.__name__ = f"export_{kind.value}{part}"
    return make


DIALOGS = (
    export_of(ExportKind.PNG, "Z"),
    export_of(ExportKind.KIFU),
    export_of(ExportKind.SENSEI),
    export_of(ExportKind.GIF),
    new_game,
    bad_new_game,
    ancient_new_game,
    rulesets,
    own_rulesets,
    asking_for_rules,
    custom_rules,
    custom_rules_at_odds,
    forbidden_moves,
    keys,
    about,
    figure,
    clean_up,
    game_info,
    bad_game_info,
    task_of("@task points-for B A1-B2 6\n@wrong D4"),
    task_of("@task capture C7\n@again"),
    task_of("@task illegal"),
    problem_of_game,
    unsaved,
)


@pytest.mark.usefixtures("small_screen")
@pytest.mark.parametrize("make", DIALOGS, ids=lambda make: make.__name__)
def test_dialogs_are_translated_and_have_room_for_their_texts(
    pseudo: PseudoTranslator, make_wide: MakeDesk, make: Callable[[Look], QDialog]
) -> None:
    dialog = make(make_wide((1024, 640)).parts.look)
    dialog.show()
    faults = settled(lambda: cut_off(dialog))
    left = untranslated(dialog, (*NAMES, *SGF_NAMES, *PROGRAMS, "Ctrl", "Shift", "Alt", "Return"))
    dialog.close()
    assert faults == []
    assert left == []


@pytest.mark.usefixtures("small_screen")
@pytest.mark.parametrize("text_size", [100, 150])
def test_the_print_preview_has_room_for_its_texts(
    pseudo: PseudoTranslator,
    make_wide: MakeDesk,
    dialogs: Dialogs,
    monkeypatch: pytest.MonkeyPatch,
    text_size: int,
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(lambda: []))
    desk = make_wide((1024, 640), text_size)
    desk.open("(;SZ[9]PB[Hana];B[ee])")
    faults: list[str] = []

    def look(dialog: PrintPreview) -> None:
        press(dialog.print_button)
        assert dialog.hint.isVisible()
        faults.extend(settled(lambda: cut_off(dialog)))
        faults.extend(untranslated(dialog, (*NAMES, "A4", "%")))
        dialog.reject()

    dialogs.expect(PrintPreview, look)
    desk.menu("print")
    assert faults == []


def test_the_menus_are_translated(pseudo: PseudoTranslator, make_wide: MakeDesk) -> None:
    desk = make_wide()
    texts = [action.text() for action in desk.window.commands.actions.values()]
    texts += [action.text() for action in desk.window.menuBar().actions()]
    assert [text for text in texts if not text.startswith("[")] == []
