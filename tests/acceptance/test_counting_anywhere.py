"""Counting at any node of any record: nothing ends, nothing is written, leaving puts all back."""

import pytest
from PySide6.QtCore import Qt

from goboard_app.record.sgf.writer import write_record
from goboard_app.session.session import Phase
from tests.support.desk import ALT, CONTROL, SHIFT, Desk
from tests.support.parts import parts
from tests.support.proposals import nothing_proposed
from tests.support.waiting import wait_until

# A wall each on the fourth and the sixth column; White's stone at A9 is lost. After the second
# move a variation, in it a set-up of two more stones, and then a move.
WALLS = "AB[da][db][dc][dd][de][df][dg][dh][di]AW[fa][fb][fc][fd][fe][ff][fg][fh][fi][aa]"
RECORD = (
    f"(;GM[1]FF[4]SZ[9]PB[Hana]PW[Tom]RU[Japanese]KM[6.5]RE[B+R]{WALLS}C[Before the game.]"
    ";B[ea](;W[eb];B[ec]C[Here it broke off.])"
    "(;W[ei]N[Another way];AB[bb][bc]AE[aa]C[Two stones more.];B[bh]))"
)
END, VARIATION, SET_UP, AFTER = "end", "variation", "set-up", "after"

Key = Qt.Key


@pytest.fixture
def opened(desk: Desk) -> Desk:
    desk.open(RECORD)
    return desk


def walk_to(desk: Desk, place: str) -> None:
    """Go there with the keys."""
    if place == END:
        desk.key(Key.Key_End)
    elif place != "root":
        desk.keys(Key.Key_Right, Key.Key_Right)
        desk.key(Key.Key_Down)
        for _ in range({VARIATION: 0, SET_UP: 1, AFTER: 2}[place]):
            desk.key(Key.Key_Right)


def everything(desk: Desk) -> tuple[object, ...]:
    """Return all state that a count must leave as it is."""
    session, documents = desk.session, desk.documents
    return (
        session.cursor,
        session.phase,
        session.tree.revision,
        desk.controller.undo_stack.index(),
        write_record(documents._current_record()),
        documents.is_modified,
        desk.window.isWindowModified(),
        desk.stones,
        desk.page.board.picture,
        desk.page.message.text,
        session.ruleset,
        desk.action("count").isEnabled(),
    )


def count_here(desk: Desk) -> None:
    desk.press(desk.panel.review.count_here)
    wait_until(desk.panel.count.isVisible)
    desk.wait_for_proposal()
    if desk.session.position.at(desk.point("A9")) is not None:
        desk.click("A9")


@nothing_proposed("the board is open, and its dead are marked by clicks")
@pytest.mark.parametrize("place", ["root", END, VARIATION, SET_UP, AFTER])
def test_any_node_is_counted_and_nothing_else_happens(opened: Desk, place: str) -> None:
    walk_to(opened, place)
    before = everything(opened)
    count_here(opened)
    assert opened.phase is Phase.COUNTING
    counting = opened.session.counting
    assert counting is not None
    assert counting.position == opened.session.position
    assert not opened.session.count_ends_game
    assert opened.page.board.picture.territory_black
    opened.press(opened.panel.count.close_button)
    wait_until(opened.panel.review.isVisible)
    assert everything(opened) == before
    assert (opened.folder / "game.sgf").read_text() == RECORD


@nothing_proposed("the board is open, and its dead are marked by clicks")
def test_the_points_are_those_of_the_node(opened: Desk) -> None:
    """Black's three columns are 27 points, one more for the stone in them, one prisoner.

    With the set-up the lost stone is gone and two points are taken.
    """
    margins = []
    for place in ("root", SET_UP):
        opened.key(Key.Key_Home)
        walk_to(opened, place)
        count_here(opened)
        counting = opened.session.counting
        assert counting is not None
        count = counting.count()
        margins.append(count.margin)
        opened.press(opened.panel.count.close_button)
    black, white = 27 + 1, 27 + 6.5
    # The set-up node follows a black and a white move, neither of them on points.
    assert margins == [black - white, 27 - 2 - white]


def test_marking_stones_in_a_count_leaves_the_record(opened: Desk) -> None:
    walk_to(opened, AFTER)
    before = everything(opened)
    count_here(opened)
    opened.click("B2")
    counting = opened.session.counting
    assert counting is not None
    assert opened.point("B2") in counting.statuses.dead
    opened.menu("undo")
    opened.click("B2")
    opened.click("F9", SHIFT)
    opened.press(opened.panel.count.close_button)
    wait_until(opened.panel.review.isVisible)
    assert everything(opened) == before


@pytest.mark.parametrize("place", ["root", VARIATION, SET_UP])
def test_stepping_away_leaves_the_count(opened: Desk, place: str) -> None:
    walk_to(opened, place)
    here = opened.session.cursor
    count_here(opened)
    opened.key(Key.Key_Right, ALT)
    assert opened.phase is Phase.REVIEWING
    assert opened.session.cursor.parent is here
    assert not opened.documents.is_modified


@pytest.mark.parametrize("place", ["root", END, VARIATION, SET_UP])
def test_the_count_can_be_explained_at_any_node(opened: Desk, place: str) -> None:
    walk_to(opened, place)
    before = everything(opened)
    count_here(opened)
    opened.key(Key.Key_R, CONTROL)
    story = opened.panel.story
    wait_until(story.isVisible)
    assert parts(opened.window).stories.is_open
    opened.key(Key.Key_Right)
    opened.key(Key.Key_End)
    assert opened.session.counting is not None
    opened.key(Key.Key_Escape)
    assert not parts(opened.window).stories.is_open
    wait_until(opened.panel.count.isVisible)
    # The next Escape is the button of the count.
    opened.key(Key.Key_Escape)
    wait_until(opened.panel.review.isVisible)
    assert everything(opened) == before


@nothing_proposed("the board is open, and its dead are marked by clicks")
@pytest.mark.parametrize("place", ["root", VARIATION, SET_UP])
def test_every_point_is_explained(opened: Desk, place: str) -> None:
    walk_to(opened, place)
    count_here(opened)
    for name, told in (
        ("C5", "C5: Black’s territory, 1 point."),
        ("J5", "J5: White’s territory, 1 point."),
    ):
        opened.hover(name)
        assert opened.panel.count.asked.text().startswith(told)
        assert opened.point(name) in opened.page.board.picture.lit


@pytest.mark.start_page
def test_the_rulesets_are_compared_from_a_variation(opened: Desk) -> None:
    walk_to(opened, AFTER)
    before = everything(opened)
    count_here(opened)
    opened.key(Key.Key_E, CONTROL | SHIFT)
    assert parts(opened.window).comparing.is_shown
    parts(opened.window).comparing.leave()
    opened.press(opened.panel.count.close_button)
    wait_until(opened.panel.review.isVisible)
    assert everything(opened) == before


def test_trying_out_and_putting_back_leaves_the_record(opened: Desk) -> None:
    walk_to(opened, VARIATION)
    before = everything(opened)
    count_here(opened)
    opened.press(opened.panel.count.try_out)
    opened.click("B5")
    assert opened.phase is Phase.TRYING
    opened.controller.put_back()
    assert opened.phase is Phase.COUNTING
    opened.press(opened.panel.count.close_button)
    wait_until(opened.panel.review.isVisible)
    assert everything(opened) == before


def test_an_edit_before_the_count_can_be_undone_after_it(opened: Desk) -> None:
    walk_to(opened, END)
    opened.click("A1")
    before = everything(opened)
    count_here(opened)
    opened.press(opened.panel.count.close_button)
    wait_until(opened.panel.review.isVisible)
    assert everything(opened) == before
    opened.menu("undo")
    assert not opened.documents.is_modified


def test_a_count_in_a_review_speaks_of_no_agreement_and_no_playing_on(desk: Desk) -> None:
    desk.propose(is_finished=False)
    desk.open("(;SZ[9]RU[Japanese];B[ee];W[cc])")
    desk.key(Key.Key_Right)
    desk.press(desk.panel.review.count_here)
    desk.wait_for_proposal()
    wait_until(lambda: desk.message == "This game does not look finished.")
    assert "agree" not in desk.panel.count.hint.text()
    assert not desk.panel.count.open_card.play_on.isVisible()


def test_a_game_that_is_played_is_counted_where_one_looks_back(desk: Desk) -> None:
    desk.start(black_name="Mei")
    desk.play("E5 C3 G7")
    desk.controller.step(-2)
    before = desk.session.cursor, desk.stones, desk.phase
    desk.controller.start_count()
    assert desk.phase is Phase.COUNTING
    assert not desk.session.count_ends_game
    wait_until(desk.panel.count.isVisible)
    desk.press(desk.panel.count.close_button)
    assert (desk.session.cursor, desk.stones, desk.phase) == before
    desk.controller.step(2)
    desk.play("C7")
    assert desk.session.path.number == 4


def test_prisoners_stand_beside_the_names(desk: Desk) -> None:
    desk.open("(;SZ[9]PB[Hana]PW[Tom];B[ba];W[aa];B[ab];W[ee])")
    desk.key(Key.Key_End)
    review = desk.panel.review
    wait_until(review.isVisible)
    assert "1 prisoner" in review.black.facts.text()
    assert "no prisoners" in review.white.facts.text()
    desk.keys(Key.Key_Left, Key.Key_Left)
    assert "no prisoners" in review.black.facts.text()
