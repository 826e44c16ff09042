"""The panels beside the board, as they stand in the window."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_app import late
from goboard_app.go.board import Color
from goboard_app.rules import catalogue
from goboard_app.session.new_game import OFFERED
from goboard_app.ui.shell import side_panel
from tests.support import games
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs
from tests.support.proposals import nothing_proposed
from tests.support.waiting import wait_until

ROOT = Path(__file__).parents[3]


@pytest.fixture
def game(desk: Desk) -> Desk:
    desk.start(black_name="Hana")
    return desk


def listed(desk: Desk) -> list[str]:
    model = desk.panel.play.moves.model
    return [model.data(model.index(row)) for row in range(model.rowCount())]


def test_the_panel_of_a_count_is_made_in_idle_time(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(side_panel, "REST_MS", 0)
    panel = desk.window.page.panel
    desk.start()
    wait_until(lambda: "count" in panel._made)
    assert desk.panel.shown == "play"
    assert desk.panel.play.isVisible()
    assert not panel._made["count"].isVisible()


def test_the_modules_of_a_panel_are_loaded_in_steps(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """One module in a step, and a panel is made and filled in two more."""
    loaded: list[str] = []
    monkeypatch.setattr(late, "import_module", loaded.append)
    steps = late.loading([late.Reference(name) for name in ("one", "two", "three")])
    for number in range(1, 4):
        next(steps)
        assert len(loaded) == number


def module_of(reference: object) -> str:
    """The module that a late name refers to, or in which it is."""
    assert isinstance(reference, late.Reference)
    name = f"{reference.late_module}.{reference.late_name}"
    is_module = (ROOT / f"{name.replace('.', '/')}.py").exists()
    return name if is_module else reference.late_module


@pytest.mark.parametrize("is_for_panels", [True, False])
def test_no_step_loads_many_modules(desk: Desk, is_for_panels: bool) -> None:
    """They are loaded one by one: in the order of the panels, or of the features that rest."""
    rows, features = desk.window.page.panel._rows, desk.window.features.values()
    resting = [part for each in features for part in late.parts_of(type(each)) if part.ahead is not late.Ahead.NONE]
    wanted = [row.part for row in rows if row.part is not None] if is_for_panels else resting
    names = [module_of(reference) for part in wanted for reference in part.references]
    code = (
        "import sys, importlib, goboard_app.ui.program, goboard_app.ui.features\n"
        "for name in sys.argv[1:]:\n"
        "    before = sum(n.startswith('goboard_app.') for n in sys.modules)\n"
        "    importlib.import_module(name)\n"
        "    now = sum(n.startswith('goboard_app.') for n in sys.modules)\n"
        "    print(name, now - before)\n"
    )
    told = subprocess.run([sys.executable, "-c", code, *names], check=True, capture_output=True, text=True, cwd=ROOT)
    counts = {line.split()[0]: int(line.split()[1]) for line in told.stdout.splitlines()}
    last = "goboard_app.ui.count.panel" if is_for_panels else "goboard_app.ui.review.find"
    assert last in counts
    assert max(counts.values()) <= 10, counts


# Players


def test_a_player_without_a_name_is_called_after_the_colour(game: Desk) -> None:
    play = game.panel.play
    assert (play.black.name.text(), play.white.name.text()) == ("Hana", "White")


def test_the_side_to_move_is_named_on_the_card(game: Desk) -> None:
    play = game.panel.play
    assert (play.black.turn.text(), play.white.turn.text()) == ("to play", "")
    game.play("E5")
    assert (play.black.turn.text(), play.white.turn.text()) == ("", "to play")
    assert play.white.property("card") == "plain"
    assert play.black.property("card") == "quiet"


def test_prisoners_are_reported(game: Desk) -> None:
    assert "no prisoners" in game.panel.play.black.facts.text()
    game.play("A2 A1 B1")
    assert "1 prisoner" in game.panel.play.black.facts.text()
    assert "no prisoners" in game.panel.play.white.facts.text()


def test_a_card_reads_itself_aloud(game: Desk) -> None:
    assert game.panel.play.black.accessibleName() == "Hana, Black, no prisoners"


def test_ranks_stand_with_the_names(desk: Desk) -> None:
    desk.open("(;SZ[9]PB[Hana]BR[3d]PW[Tomás]WR[5k];B[ee])")
    assert "3d" in desk.panel.review.black.facts.text()
    assert "5k" in desk.panel.review.white.facts.text()


def test_a_long_name_ends_in_dots_and_is_whole_in_the_tool_tip(desk: Desk) -> None:
    name = "Hana " * 24
    desk.start(black_name=name.strip())
    shown = desk.panel.play.black.name
    assert shown.shown_text().endswith("…")
    assert shown.toolTip() == name.strip()


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({}, "9 × 9  ·  Chinese rules  ·  komi 7½"),
        ({"handicap": 2}, "9 × 9  ·  Chinese rules  ·  komi 7½  ·  handicap 2"),
        ({"ruleset": catalogue.FRENCH}, "9 × 9  ·  French (FFG)  ·  komi 7½"),
    ],
)
def test_the_facts_of_the_game(desk: Desk, changes: dict[str, object], text: str) -> None:
    desk.start(**changes)
    shown = desk.panel.play.facts.facts.text().split("·")
    assert sorted(fact.strip() for fact in shown) == sorted(text.split("  ·  "))


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        ("", "rules not named"),
        ("RU[House]", "rules “House”"),
        ("RU[Japanese]", "Japanese rules"),
    ],
)
def test_the_rules_of_a_record_are_shown_as_far_as_it_names_them(desk: Desk, rules: str, text: str) -> None:
    desk.open(f"(;SZ[9]{rules};B[ee])")
    assert text in desk.panel.review.facts.facts.text()


# Moves


def test_moves_are_listed_as_they_are_made(game: Desk) -> None:
    game.play("E5 pass G7")
    assert listed(game) == ["1 Black E5", "2 White pass", "3 Black G7"]
    game.menu("undo")
    assert listed(game) == ["1 Black E5", "2 White pass"]


def test_the_move_on_the_board_is_the_current_one(game: Desk) -> None:
    game.play("E5 C3 G7")
    moves = game.panel.play.moves
    assert moves.list.currentIndex().row() == 2
    game.press(moves.buttons["back"])
    assert moves.list.currentIndex().row() == 1
    game.press(moves.buttons["first"])
    assert not moves.list.currentIndex().isValid()


def test_the_buttons_are_on_where_there_is_a_way(game: Desk) -> None:
    game.play("E5 C3")
    buttons = game.panel.play.moves.buttons
    on = {name for name, button in buttons.items() if button.isEnabled()}
    assert on == {"first", "back"}
    game.press(buttons["first"])
    on = {name for name, button in buttons.items() if button.isEnabled()}
    assert on == {"forward", "last"}


def test_the_last_of_many_moves_is_in_sight(game: Desk) -> None:
    game.play(games.WALLS)
    moves = game.panel.play.moves
    rect = moves.list.visualRect(moves.list.currentIndex())
    assert moves.list.viewport().rect().contains(rect)


def test_a_low_window_shows_three_moves(game: Desk) -> None:
    before = game.panel.play.moves.list.height()
    game.window.resize(1024, 640)
    assert game.panel.play.moves.list.height() < before


# Refusals


def test_a_refusal_is_explained_beside_the_board(game: Desk) -> None:
    game.play(f"{games.WALLS} {games.CAPTURE} A1")
    card = game.panel.play.refusal
    assert card.title.text() == "No liberty would be left"
    assert "A1" in card.detail.text()
    assert card.accessibleName().startswith("No liberty would be left.")


def test_a_superko_can_be_looked_at(desk: Desk) -> None:
    desk.start(size=desk.session.tree.size.square(3))
    desk.play("B1 A2 C2 B3 B2 C3 A3 B3")
    card = desk.panel.play.refusal
    assert card.title.text() == "This move would repeat the board"
    desk.press(card.look_button)
    assert desk.session.path.number == 5


# Counting


@pytest.fixture
def counting(game: Desk) -> Desk:
    game.play(games.MOVES)
    return game


def test_all_rulesets_are_offered(counting: Desk) -> None:
    assert counting.panel.count.rules.count() == len(OFFERED)
    assert counting.panel.count.rules.currentText() == "Chinese (server style)"


def test_the_breakdown_adds_up(counting: Desk) -> None:
    rows = [(row.label, row.black, row.white) for row in counting.panel.count.table.rows]
    assert rows[0][0] == "Stones"
    assert rows[-1][0] == "Total"
    assert "Komi" in [row[0] for row in rows]


def test_the_breakdown_reads_itself_aloud(counting: Desk) -> None:
    assert "Komi: Black 0, White 7½" in counting.panel.count.table.accessibleName()


@nothing_proposed("the dead are marked by clicks")
def test_undo_is_on_once_something_is_marked(counting: Desk) -> None:
    assert not counting.panel.count.undo.isEnabled()
    counting.click("C3")
    assert counting.panel.count.undo.isEnabled()
    counting.press(counting.panel.count.undo)
    assert not counting.page.board.picture.dead


def test_every_ruleset_counts(counting: Desk) -> None:
    for number, ruleset in enumerate(OFFERED):
        counting.panel.count.rules.activated.emit(number)
        assert counting.session.counting is not None
        assert counting.session.counting.ruleset is ruleset
        counting.wait_for_proposal()
        assert counting.panel.count.details.leader.text().startswith(counting.message.rstrip(".")), ruleset.key


@nothing_proposed("the dead are marked by clicks")
def test_marks_stay_when_the_rules_change(counting: Desk) -> None:
    counting.click("C3")
    counting.panel.count.rules.activated.emit(OFFERED.index(catalogue.JAPANESE))
    assert counting.page.board.picture.dead == {counting.point("C3")}


def test_the_hint_speaks_of_seki_where_it_matters(counting: Desk) -> None:
    assert "seki" not in counting.panel.count.hint.text()
    counting.panel.count.rules.activated.emit(OFFERED.index(catalogue.JAPANESE))
    assert "seki" in counting.panel.count.hint.text()


def test_rules_that_are_not_offered_are_added_for_a_record(desk: Desk) -> None:
    desk.open("(;SZ[9]RU[Ours]GBRS[ko=psk scoring=area komi=3 handicap_komi=0 name=Ours];B[ee])")
    desk.menu("count")
    assert desk.panel.count.rules.currentText() == "Ours"


def test_rules_chosen_in_the_count_are_written_only_on_agreement(counting: Desk) -> None:
    counting.panel.count.rules.activated.emit(OFFERED.index(catalogue.JAPANESE))
    assert counting.session.tree.root.text("RU") == "Chinese"
    counting.agree()
    assert counting.session.tree.root.text("RU") == "Japanese"


# Finished


def test_a_counted_game_shows_its_breakdown(counting: Desk) -> None:
    counting.agree()
    finished = counting.panel.finished
    assert finished.table.isVisible()
    assert finished.players.text().startswith("Hana")


def test_a_resigned_game_has_nothing_to_add_up(game: Desk, dialogs: Dialogs) -> None:
    game.play("E5")
    dialogs.expect_button("White resigns")
    game.menu("resign")
    assert not game.panel.finished.table.isVisible()
    assert game.panel.finished.stone.isVisible()


def test_playing_on_a_finished_board_is_impossible(counting: Desk) -> None:
    counting.agree()
    counting.click("A5")
    assert counting.stones == games.END
    assert counting.page.board.picture.ghost is None


def test_a_finished_game_is_looked_through(counting: Desk) -> None:
    counting.agree()
    counting.press(counting.panel.finished.review)
    assert counting.session.path.number == 0
    assert counting.panel.review.isVisible()
    counting.menu("last")
    assert counting.panel.finished.isVisible()


def test_a_new_game_begins_from_the_finished_one(counting: Desk, dialogs: Dialogs) -> None:
    counting.agree()
    dialogs.expect_button("Start game")
    counting.press(counting.panel.finished.new_game)
    assert counting.session.path.number == 0


# Help


def test_the_ghost_is_the_stone_of_the_side_to_move(game: Desk) -> None:
    assert game.page.board.picture.ghost is Color.BLACK
    game.play("E5")
    assert game.page.board.picture.ghost is Color.WHITE


def test_the_mouse_leaves_the_keyboard_on_the_board(game: Desk) -> None:
    game.press(game.panel.play.pass_button)
    assert game.focus is game.page.board


def test_a_button_reached_by_tab_is_pressed_by_space(game: Desk) -> None:
    game.panel.play.pass_button.setFocus(Qt.FocusReason.TabFocusReason)
    game.wake()
    QTest.keyClick(game.panel.play.pass_button, Qt.Key.Key_Space)
    assert game.session.path.number == 1


def test_the_facts_of_a_game_without_names_begin_with_the_rules(desk: Desk, dialogs: Dialogs) -> None:
    desk.start()
    desk.play("E5")
    dialogs.expect_button("White resigns")
    desk.menu("resign")
    assert desk.panel.finished.players.text() == "Chinese rules"


@pytest.mark.parametrize(
    ("raw", "told"),
    [("375", "komi 7½ (“375”)"), ("650", "komi 6½ (“650”)"), ("50", "komi ½ (“50”)")],
)
def test_a_komi_in_other_units_is_shown_in_points_beside_the_file(desk: Desk, raw: str, told: str) -> None:
    path = desk.open(f"(;SZ[19]AP[foxwq]KM[{raw}]HA[0]RU[Chinese];B[pd])")
    assert told in desk.panel.review.facts.facts.text()
    desk.menu("save")
    assert f"KM[{raw}]" in path.read_text()


def test_an_ordinary_komi_is_mentioned_once(desk: Desk) -> None:
    desk.open("(;SZ[19]KM[6.50]RU[Chinese];B[pd])")
    assert desk.panel.review.facts.facts.text().endswith("komi 6½")


def test_date_event_and_round_of_a_record_are_in_sight(desk: Desk) -> None:
    desk.window.resize(1280, 820)
    desk.open("(;SZ[9]DT[1996-12-27]EV[21st Kisei]RO[1];B[ee])(;SZ[9];B[cc])")
    occasion = desk.panel.review.occasion
    assert occasion.isVisible()
    assert occasion.text() == "1996-12-27, 21st Kisei (1)"
    # In a low window the tree needs the line.
    desk.window.resize(1280, 640)
    assert not occasion.isVisible()
    desk.window.resize(1280, 820)
    desk.menu("next_game")
    assert not occasion.isVisible()


def test_similar_rules_are_reported_with_the_nearest_ruleset(desk: Desk) -> None:
    desk.open("(;SZ[9]RU[aga-button]KM[7];B[ee])")
    assert "rules “aga-button”, close to AGA rules" in desk.panel.review.facts.facts.text()
