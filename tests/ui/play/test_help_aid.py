"""The explanations during play: help on the board, refusals, cycles, the end."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QLabel

from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.rules import catalogue
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.repetition import find_cycle
from goboard_app.rules.ruleset import KoRule, LongCycle, Ruleset
from goboard_app.session.painter import paint_position
from goboard_app.session.picture import BoardPicture, MarkKind
from goboard_app.session.session import Phase
from goboard_app.ui.widgets.cards import RefusalCard
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import ScrollingPanel
from tests.support.desk import Desk, Desks
from tests.support.dialogs import Dialogs
from tests.support.parts import parts
from tests.support.proposals import nothing_proposed

KO = "D5 E5 D3 E3 C4 F4 E4 D4"
SUPERKO = "B1 A2 C2 B3 B2 C3 A3"
LAP = "A1 B2 B1 A2 B2 A2"
CYCLE = f"A2 {LAP}"


def begin(desk: Desk, ruleset: Ruleset, columns: int = 9, rows: int = 9) -> None:
    desk.start(ruleset=ruleset, size=BoardSize(columns, rows))
    assert desk.panel.play.isVisible()


def names(desk: Desk, points: frozenset[Point]) -> set[str]:
    """Return the names of these points."""
    return {name for name in _all_names(desk) if desk.point(name) in points}


def _all_names(desk: Desk) -> Iterator[str]:
    size = desk.session.tree.size
    for letter in "ABCDEFGHJ"[: size.columns]:
        for number in range(1, size.rows + 1):
            yield f"{letter}{number}"


def dotted(desk: Desk) -> set[str]:
    return names(desk, desk.page.board.picture.liberties)


def counts(desk: Desk) -> dict[str, str]:
    """Return the numbers on the board by their points."""
    marks = desk.page.board.picture.marks
    return {
        name: mark.text
        for mark in marks
        if mark.kind is MarkKind.MOVE_NUMBER
        for name in names(desk, frozenset({mark.point}))
    }


def squares(desk: Desk) -> set[str]:
    marks = desk.page.board.picture.marks
    return names(desk, frozenset(mark.point for mark in marks if mark.kind is MarkKind.SQUARE))


@pytest.fixture
def game(desk: Desk) -> Desk:
    desk.start()
    return desk


# Liberties


def test_the_help_is_on_at_the_first_start(game: Desk) -> None:
    assert game.action("liberties").isChecked()
    assert game.action("atari").isChecked()
    assert not game.action("numbers").isChecked()
    play = game.panel.play
    assert play.liberties.isChecked()
    assert play.atari.isChecked()
    assert not play.numbers.isChecked()


def test_the_chain_under_the_pointer_shows_its_liberties(game: Desk) -> None:
    game.play("E5 J9 E6 J8")
    game.hover("E5")
    assert dotted(game) == {"D5", "D6", "F5", "F6", "E4", "E7"}
    assert counts(game) == {"E5": "6"}
    game.hover("J9")
    assert dotted(game) == {"H9", "H8", "J7"}
    assert counts(game) == {"J9": "3"}


def test_over_an_empty_point_nothing_is_dotted(game: Desk) -> None:
    game.play("E5")
    game.hover("E5")
    game.hover("A1")
    assert dotted(game) == set()
    assert counts(game) == {}


def test_the_keyboard_point_shows_liberties_too(game: Desk) -> None:
    game.play("E5 C3")
    game.steer("E5")
    assert dotted(game) == {"D5", "F5", "E4", "E6"}
    assert counts(game) == {"E5": "4"}
    game.steer("C3")
    assert counts(game) == {"C3": "4"}


def test_the_keyboard_point_shows_liberties_as_soon_as_it_is_there(game: Desk) -> None:
    game.play("E5 C3")
    game.hover("E5")
    game.panel.play.liberties.setFocus()
    game.wake()
    game.page.board.setFocus(Qt.FocusReason.TabFocusReason)
    assert game.page.board.cursor_point == game.point("C3")
    assert counts(game) == {"C3": "4"}


def test_a_stone_shows_its_liberties_as_soon_as_it_is_played(game: Desk) -> None:
    game.steer_and_play("E5")
    assert counts(game) == {"E5": "4"}


def test_the_count_follows_the_game(game: Desk) -> None:
    game.play("E5")
    game.hover("E5")
    game.menu("pass")
    game.menu("pass")
    game.menu("undo")
    game.menu("undo")
    assert counts(game) == {"E5": "4"}


def test_move_numbers_have_the_stones_to_themselves(game: Desk) -> None:
    game.play("E5 C3")
    game.press(game.panel.play.numbers)
    game.hover("E5")
    assert counts(game) == {"E5": "1", "C3": "2"}
    assert len(dotted(game)) == 4


def test_while_counting_there_is_no_help(game: Desk) -> None:
    game.play("A1 A2 E5 pass pass")
    assert game.phase is Phase.COUNTING
    game.hover("E5")
    assert (dotted(game), counts(game)) == (set(), {})
    assert not game.page.board.picture.atari


# Atari and ko


def test_stones_in_atari_are_ringed(game: Desk) -> None:
    game.play("A1 A2")
    assert names(game, game.page.board.picture.atari) == {"A1"}
    game.play("J9 C3 H9 H8")
    assert names(game, game.page.board.picture.atari) == {"A1"}
    game.play("E5 J8")
    assert names(game, game.page.board.picture.atari) == {"A1", "J9", "H9"}


def test_the_point_of_a_ko_is_marked(game: Desk) -> None:
    game.play(KO)
    assert squares(game) == {"E4"}
    game.play("A1 A9")
    assert squares(game) == set()


def test_a_point_that_superko_forbids_is_marked(desk: Desk) -> None:
    begin(desk, catalogue.CHINESE_SERVER, 3, 3)
    desk.play(SUPERKO)
    assert "B3" in squares(desk)


def test_atari_alone_can_be_left_out(game: Desk) -> None:
    game.play(KO)
    game.press(game.panel.play.atari)
    assert squares(game) == set()
    assert not game.page.board.picture.atari
    game.hover("D4")
    assert counts(game) == {"D4": "1"}


# One key


def test_h_takes_the_help_away_and_brings_it_back(game: Desk) -> None:
    game.play(KO)
    game.hover("C4")
    shown = (dotted(game), counts(game), squares(game), game.page.board.picture.atari)
    assert all(shown)
    game.key(Qt.Key.Key_H)
    after = (dotted(game), counts(game), squares(game), game.page.board.picture.atari)
    assert not any(after)
    play = game.panel.play
    assert not play.liberties.isChecked()
    assert not play.atari.isChecked()
    game.key(Qt.Key.Key_H)
    again = (dotted(game), counts(game), squares(game), game.page.board.picture.atari)
    assert again == shown


def test_h_takes_away_the_rest_of_the_help(game: Desk) -> None:
    game.press(game.panel.play.liberties)
    game.key(Qt.Key.Key_H)
    assert not game.action("atari").isChecked()
    assert not game.action("liberties").isChecked()


def test_h_leaves_the_move_numbers(game: Desk) -> None:
    game.play("E5")
    game.press(game.panel.play.numbers)
    game.key(Qt.Key.Key_H)
    assert counts(game) == {"E5": "1"}


@pytest.mark.parametrize("presses", [1, 2])
def test_the_next_window_remembers(desks: Desks, game: Desk, presses: int) -> None:
    for _ in range(presses):
        game.key(Qt.Key.Key_H)
    desks.close(game)
    later = desks.make()
    later.start()
    later.play("A1 A2")
    assert bool(later.page.board.picture.atari) is (presses == 2)
    assert later.panel.play.liberties.isChecked() is (presses == 2)
    assert later.action("liberties").isChecked() is (presses == 2)


# A refusal by superko


@pytest.fixture
def refused(desk: Desk) -> Desk:
    """A game in which B3 would bring back the board after move 5."""
    begin(desk, catalogue.CHINESE_SERVER, 3, 3)
    desk.play(SUPERKO)
    desk.click("B3")
    return desk


def boards(card: RefusalCard) -> list[QLabel]:
    """Return the small boards on the card from left to right."""
    found = [
        text
        for text in card.findChildren(QLabel)
        if text.isVisible() and not text.pixmap().isNull() and text.width() >= 60
    ]
    return sorted(found, key=lambda text: text.mapTo(card, text.rect().topLeft()).x())


def said(card: RefusalCard) -> list[str]:
    return [text.text() for text in card.findChildren(QLabel) if text.isVisible() and text.text()]


def test_the_card_names_the_move_that_would_come_back(refused: Desk) -> None:
    card = refused.panel.play.refusal
    assert card.isVisible()
    assert card.title.text() == "This move would repeat the board"
    assert card.detail.text() == (
        "If White plays B3, the stones are exactly where they were after move 5. Under "
        "these rules the board may never repeat."
    )
    assert card.look_button.text() == "Look at move 5"
    assert {"after move 5", "if White plays B3 now"} <= set(said(card))


def test_the_card_shows_both_boards(refused: Desk) -> None:
    then, now = boards(refused.panel.play.refusal)
    verdict = refused.session.refusal
    assert verdict is not None
    assert verdict.outcome is not None
    node = refused.session.path.nodes[5]
    side = then.minimumHeight()
    earlier = paint_position(refused.session.position_at(node))
    after = paint_position(verdict.outcome.position, refused.point("B3"))
    assert earlier.stones == after.stones
    thumbnail = parts(refused.window).thumbnails.of_picture
    assert then.pixmap().toImage() == thumbnail(earlier, side).toImage()
    assert now.pixmap().toImage() == thumbnail(after, side).toImage()


def test_a_bar_beside_the_boards_does_not_come_and_go(refused: Desk) -> None:
    drawn: list[int] = []

    def thumbnail(_picture: BoardPicture, side: int) -> QPixmap:
        drawn.append(side)
        return QPixmap(side, side)

    card = RefusalCard(Look(), thumbnail)
    card.refresh(refused.session)
    panel = ScrollingPanel(card, *(QLabel("a line") for _ in range(10)))
    panel.resize(316, 600)
    panel.show()
    QApplication.processEvents()
    wanted = panel.height_wanted(316)
    for height in range(wanted - 24, wanted + 12, 2):
        panel.resize(316, height)
        drawn.clear()
        for _ in range(60):
            QApplication.processEvents()
        assert len(drawn) <= 4, height
    panel.deleteLater()


def test_the_button_goes_to_that_move(refused: Desk) -> None:
    outcome = refused.session.refusal
    assert outcome is not None
    assert outcome.outcome is not None
    stones = outcome.outcome.position.stones
    refused.press(refused.panel.play.refusal.look_button)
    assert refused.session.path.number == 5
    assert refused.page.board.picture.stones == stones
    assert refused.session.refusal is None
    refused.menu("last")
    assert refused.session.path.number == 7


def test_the_card_names_rulesets_that_allow_the_move(refused: Desk) -> None:
    sentence = refused.panel.play.refusal.elsewhere.text()
    assert sentence.startswith("Allowed under: ")
    allowed, forbidden = sentence.removeprefix("Allowed under: ").split(". Not allowed under: ")
    lenient = {ruleset_name(r) for r in ALL_RULESETS if r.ko not in (KoRule.POSITIONAL, KoRule.NATURAL_SITUATIONAL)}
    positional = {ruleset_name(r) for r in ALL_RULESETS if r.ko is KoRule.POSITIONAL}
    allow = set(allowed.rstrip("…").split(", "))
    refuse = set(forbidden.rstrip(".").rstrip("…").split(", "))
    assert len(allow) == 4
    assert allow <= lenient
    assert ruleset_name(catalogue.CHINESE_SERVER) in refuse
    assert refuse <= positional | {ruleset_name(catalogue.BGA), ruleset_name(catalogue.FRENCH)}


def test_the_move_is_allowed_where_the_card_says_so(desk: Desk) -> None:
    begin(desk, catalogue.CHINESE_SERVER, 3, 3)
    desk.play(SUPERKO)
    desk.click("B3")
    allowed, forbidden = desk.panel.play.refusal.elsewhere.text().split(". Not allowed under: ")
    named = 0
    for ruleset in ALL_RULESETS:
        name = ruleset_name(ruleset)
        begin(desk, ruleset, 3, 3)
        desk.play(SUPERKO)
        desk.click("B3")
        if name in allowed.removeprefix("Allowed under: ").rstrip("…").split(", "):
            assert desk.session.refusal is None, name
            assert desk.session.path.number == 8, name
            named += 1
        if name in forbidden.rstrip(".").rstrip("…").split(", "):
            assert desk.session.refusal is not None, name
            named += 1
    assert named >= 6


def test_a_simple_ko_shows_no_boards(desk: Desk) -> None:
    begin(desk, catalogue.JAPANESE)
    desk.play(KO)
    desk.click("E4")
    card = desk.panel.play.refusal
    assert boards(card) == []
    assert not card.look_button.isVisible()
    assert card.elsewhere.text() == "No ruleset allows this move."


def test_an_occupied_point_needs_no_other_rulesets(game: Desk) -> None:
    game.play("E5 E5")
    card = game.panel.play.refusal
    assert card.isVisible()
    assert not card.elsewhere.isVisible()


def test_the_next_move_takes_the_card_away(refused: Desk) -> None:
    refused.play("pass")
    assert not refused.panel.play.refusal.isVisible()


# Long cycles


@pytest.mark.parametrize(
    ("ruleset", "button", "result", "sentence"),
    [
        (catalogue.JAPANESE, "We agree: no result", "Void", "No result"),
        (catalogue.KOREAN, "We agree to a draw", "0", "Draw"),
    ],
    ids=["japanese", "korean"],
)
@pytest.mark.parametrize("laps", [1, 2])
def test_a_long_cycle_may_be_ended_at_each_return(
    desk: Desk, ruleset: Ruleset, button: str, result: str, sentence: str, laps: int
) -> None:
    begin(desk, ruleset, 2, 2)
    desk.play("A2")
    for _ in range(laps):
        desk.play(LAP)
    cycle = find_cycle(desk.session.path.history)
    assert cycle is not None
    assert cycle.occurrences == laps + 1
    card = desk.panel.play.cycle
    assert card.isVisible()
    assert card.title.text() == "This position has come up before"
    assert card.button.text() == button
    desk.press(card.button)
    assert desk.session.info.result == result
    assert desk.panel.finished.result.text() == sentence
    desk.press(desk.panel.finished.undo)
    assert desk.panel.play.cycle.isVisible()


def test_before_the_board_comes_back_nothing_is_offered(desk: Desk) -> None:
    begin(desk, catalogue.JAPANESE, 2, 2)
    for move in CYCLE.split()[:-1]:
        desk.play(move)
        assert not desk.panel.play.cycle.isVisible()


def test_a_lap_with_a_pass_is_no_cycle(desk: Desk) -> None:
    begin(desk, catalogue.JAPANESE, 2, 2)
    desk.play("A2 A1 pass B1 pass")
    desk.play("B1")
    assert not desk.panel.play.cycle.isVisible()


def _forbidding(rules: tuple[KoRule, ...]) -> list[Ruleset]:
    return [r for r in ALL_RULESETS if r.long_cycle is LongCycle.FORBIDDEN and r.ko in rules]


def test_under_superko_the_board_does_not_come_back(desk: Desk) -> None:
    rulesets = _forbidding((KoRule.POSITIONAL, KoRule.SITUATIONAL, KoRule.NATURAL_SITUATIONAL))
    assert {ruleset.ko for ruleset in rulesets} >= {KoRule.POSITIONAL, KoRule.SITUATIONAL}
    for ruleset in rulesets:
        begin(desk, ruleset, 2, 2)
        desk.play(CYCLE)
        assert desk.session.path.number == 6, ruleset.key
        assert desk.session.refusal is not None, ruleset.key
        assert not desk.panel.play.cycle.isVisible(), ruleset.key
        assert desk.panel.play.refusal.look_button.text() == "Look at move 1", ruleset.key


@pytest.mark.parametrize("ruleset", _forbidding((KoRule.THIRD_OCCURRENCE,)), ids=lambda ruleset: str(ruleset.key))
def test_a_rule_against_the_third_board_allows_the_second(desk: Desk, ruleset: Ruleset) -> None:
    begin(desk, ruleset, 2, 2)
    desk.play(CYCLE)
    assert desk.session.path.number == 7
    assert not desk.panel.play.cycle.isVisible()
    desk.play(LAP)
    assert desk.session.path.number == 12
    assert desk.session.refusal is not None


# Effects of the buttons


@pytest.mark.parametrize(
    ("ruleset", "sentence"),
    [
        (catalogue.CHINESE, "Make no move. Two passes in a row stop the game."),
        (catalogue.AGA, "You hand over one stone as a prisoner."),
        (catalogue.WMSG, "White gets one point for passing first."),
        (catalogue.WAGC, "Fill all neutral points before you pass."),
    ],
    ids=lambda value: str(getattr(value, "key", "")),
)
def test_the_pass_button_explains_a_pass(desk: Desk, ruleset: Ruleset, sentence: str) -> None:
    begin(desk, ruleset)
    desk.play("E5")
    assert sentence in desk.panel.play.pass_button.toolTip()


def test_the_pass_button_counts_the_passes(desk: Desk) -> None:
    begin(desk, catalogue.TROMP_TAYLOR)
    desk.play("E5 pass")
    button = desk.panel.play.pass_button
    assert button.toolTip() == "The second pass stops the game; then you count."
    desk.play("pass")
    desk.play_on()
    desk.play("pass")
    assert button.toolTip() == "The fourth pass ends the game with all stones alive."
    desk.play("pass")
    assert desk.panel.count.guidance.text() == ("Four passes in a row: no more stones are taken off.")
    assert not desk.panel.count.play_on.isEnabled()


def test_resign_and_count_explain_themselves(game: Desk) -> None:
    play = game.panel.play
    assert play.resign.toolTip() == "Give up the game; the other player wins."
    assert play.count.toolTip() == "Pass to stop the game, mark the dead stones and count."


@pytest.mark.parametrize(("moves", "owes"), [("E5", True), ("E5 C3", False)])
def test_agreeing_names_the_pass_that_white_still_owes_under_aga(desk: Desk, moves: str, owes: bool) -> None:
    begin(desk, catalogue.AGA)
    desk.play(f"{moves} pass pass")
    text = desk.panel.count.sides[Color.BLACK].button.toolTip()
    assert text.startswith("Ends the game with the stones marked as they are now.")
    assert ("White hands over one more stone for the last pass." in text) is owes


def test_playing_on_names_the_side_to_move_first(desk: Desk, dialogs: Dialogs) -> None:
    begin(desk, catalogue.JAPANESE)
    desk.play("E5 pass pass")
    text = "If you want to play on, the other player moves first."
    assert desk.panel.count.play_on.toolTip() == text
    assert text in desk.panel.count.guidance.text()
    dialogs.expect_button("White wants to play on")
    desk.play_on()
    assert desk.message.endswith("Black to play. Move 4.")


def test_the_second_stop_of_wmsg_is_announced_and_comes(desk: Desk) -> None:
    begin(desk, catalogue.WMSG)
    desk.play("E5 pass pass")
    text = "If you play on, White moves first. The next stop counts all stones as alive."
    assert desk.panel.count.play_on.toolTip() == text
    desk.play_on()
    desk.play("C3 pass")
    button = desk.panel.play.pass_button
    assert button.toolTip() == "The second stop ends the game with all stones alive."
    desk.play("pass")
    guidance = "This was the second stop: no more stones are taken off."
    assert desk.panel.count.guidance.text() == guidance


@nothing_proposed("all stones are to be alive on a board this small")
def test_under_wagc_the_open_neutral_points_are_reported(desk: Desk) -> None:
    begin(desk, catalogue.WAGC, 3, 3)
    desk.play("A1 A3 B1 B3 C1 C3 pass pass")
    text = "Under these rules neutral points are filled first; still open: 3."
    assert text in desk.panel.count.guidance.text()


def test_other_rules_count_by_other_words_at_once(desk: Desk) -> None:
    begin(desk, catalogue.CHINESE)
    desk.play("E5 pass pass")
    assert "White moves first" in desk.panel.count.guidance.text()
    desk.agree()
    assert desk.phase is Phase.FINISHED


def test_the_card_tells_what_the_move_costs_at_a_real_board(desk: Desk) -> None:
    for rules, cost in (("AGA", True), ("Japanese", False)):
        desk.open(f"(;SZ[9]RU[{rules}]AB[ba][ab][bb]PL[W])")
        desk.click("A9")
        card = desk.panel.review.refusal
        assert card.detail.text().endswith("as a pass, and you give a pass stone.") is cost
        # A stone that stands on another one is no move at all.
        desk.click("B9")
        assert "pass" not in card.detail.text()
