"""The board to try on, which leaves no trace."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.writer import write_record
from goboard_app.rules import catalogue
from goboard_app.rules.legality import Refusal
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session import acts
from goboard_app.session import acts as trying
from goboard_app.session.painter import BoardAids, paint
from goboard_app.session.session import NOTHING, Phase
from goboard_app.session.trial import Trial
from tests.support.proposals import judged
from tests.unit.session.conftest import MakeTable, Table

# Black may take at C3 (which takes B3), White back at B3.
KO_GAME = "(;SZ[5]RU[{}]AB[ba][ab][cb][bc]AW[ca][db][cc];B[ee];W[bb];B[];W[])"


@pytest.fixture
def stopped(live: MakeTable) -> Table:
    table = live(5, catalogue.JAPANESE)
    table.play("C3 A1 C4 A5 pass pass")
    table.click("A1")
    return table


@pytest.fixture
def trying_out(stopped: Table) -> Table:
    stopped.do(trying.try_out(stopped.session))
    return stopped


def trial_of(table: Table) -> Trial:
    assert table.session.trial is not None
    return table.session.trial


def test_trying_out_begins_with_the_stopped_board(trying_out: Table) -> None:
    session = trying_out.session
    assert session.phase is Phase.TRYING
    assert session.shown == session.position
    assert session.counting is None


def test_moves_are_made_on_the_board_to_try_on_alone(trying_out: Table) -> None:
    before = write_record(Record((trying_out.session.tree,)))
    trying_out.click("B1")
    trying_out.click("B2")
    trial = trial_of(trying_out)
    assert trial.position.at(trying_out.point("B1")) is Color.BLACK
    assert trial.position.at(trying_out.point("B2")) is Color.WHITE
    assert trying_out.session.position.at(trying_out.point("B1")) is None
    assert write_record(Record((trying_out.session.tree,))) == before


def test_putting_back_restores_the_count_exactly(stopped: Table) -> None:
    session = stopped.session
    position = session.position
    acts.take_proposal(session, position, judged(position, unclear="A5"))
    stopped.do(acts.click(session, stopped.point("E5")))
    before, picture, cursor = session.counting, paint(session), session.cursor
    stopped.do(trying.try_out(session))
    for name in ("B1", "B2", "B4"):
        stopped.click(name)
    stopped.do(acts.pass_turn(session))
    stopped.do(trying.put_back(session))
    assert session.counting == before
    assert session.phase is Phase.COUNTING
    assert (session.position, session.cursor) == (position, cursor)
    assert paint(session) == picture


def test_trying_out_takes_the_agreement_back(stopped: Table) -> None:
    session = stopped.session
    marks = session.counting
    acts.agree(session, Color.BLACK)
    trying.try_out(session)
    trying.put_back(session)
    assert session.counting == marks


def test_either_side_may_begin_but_not_in_the_middle(trying_out: Table) -> None:
    trying.try_first(trying_out.session, Color.WHITE)
    trying_out.click("B1")
    assert trial_of(trying_out).position.at(trying_out.point("B1")) is Color.WHITE
    assert trying.try_first(trying_out.session, Color.WHITE) is NOTHING


def test_moves_and_passes_are_taken_back_one_by_one(trying_out: Table) -> None:
    start = trial_of(trying_out)
    trying_out.click("B1")
    acts.pass_turn(trying_out.session)
    acts.take_back(trying_out.session)
    assert trial_of(trying_out).to_move is Color.WHITE
    acts.take_back(trying_out.session)
    assert trial_of(trying_out) is start
    assert acts.take_back(trying_out.session) is NOTHING


def test_illegal_moves_are_refused(trying_out: Table) -> None:
    act = trying_out.click("C3")
    assert act.refused is not None
    assert act.refused.reason is Refusal.OCCUPIED
    assert paint(trying_out.session).refused is not None
    trying_out.click("B1")
    assert trying_out.session.refusal is None


def test_walking_does_not_lose_the_trial(trying_out: Table) -> None:
    trying_out.click("B1")
    assert acts.go_to_first(trying_out.session) is NOTHING
    assert acts.step(trying_out.session, -1) is NOTHING
    assert trying_out.session.phase is Phase.TRYING


def test_the_picture_is_that_of_the_trial(trying_out: Table) -> None:
    trying_out.click("B1")
    picture = paint(trying_out.session, BoardAids(atari=True, liberties=True))
    assert picture.last_move == trying_out.point("B1")
    assert picture.ghost is Color.WHITE
    assert not picture.dead
    assert trying_out.point("B2") in picture.playable


def test_nothing_is_tried_where_nothing_can_be_marked(live: MakeTable) -> None:
    table = live(3)
    assert trying.try_out(table.session) is NOTHING
    table.play("pass pass")
    acts.resume(table.session, Color.BLACK)
    table.play("pass pass")
    assert table.session.counting.is_fixed
    assert trying.try_out(table.session) is NOTHING


@pytest.mark.parametrize(
    "act",
    [
        lambda s: trying.try_move(s, s.tree.size.point(0)),
        trying.try_pass,
        trying.take_tried_back,
        trying.put_back,
        trying.keep_tried,
        lambda s: trying.try_first(s, Color.BLACK),
    ],
    ids=range(6),
)
def test_without_a_trial_its_acts_do_nothing(stopped: Table, act: object) -> None:
    assert act(stopped.session) is NOTHING  # type: ignore[operator]


# Ko


def ko_table(record: MakeTable, ruleset: Ruleset) -> Table:
    table = record(KO_GAME.format(ruleset.sgf_name), True)
    acts.go_to_last(table.session)
    table.do(trying.try_out(table.session))
    trying.try_first(table.session, Color.BLACK)
    return table


def test_under_japanese_rules_a_ko_waits_for_a_pass(record: MakeTable) -> None:
    table = ko_table(record, catalogue.JAPANESE)
    table.click("C4")
    table.click("E2")
    table.click("E3")
    refused = table.click("B4").refused
    assert refused is not None
    assert refused.reason is Refusal.KO
    assert [ban.point for ban in trial_of(table).open_kos] == [table.point("B4")]
    assert trial_of(table).waits_for_pass(table.point("B4"))
    acts.pass_turn(table.session)
    assert trial_of(table).moves[-1].for_ko == table.point("B4")
    table.click("E4")
    assert table.click("B4").refused is None


def test_under_chinese_rules_a_move_elsewhere_is_enough(record: MakeTable) -> None:
    table = ko_table(record, catalogue.CHINESE)
    table.click("C4")
    assert table.click("B4").refused is not None
    table.click("E2")
    table.click("E3")
    assert trial_of(table).open_kos == ()
    assert table.click("B4").refused is None


# Keeping


def test_the_kept_versions_are_mentioned_beside_the_last_pass(trying_out: Table) -> None:
    session = trying_out.session
    stop, line = session.cursor, session.tree.main_line()
    trying_out.click("B1")
    acts.pass_turn(session)
    trying_out.click("B2")
    trying_out.do(trying.keep_tried(session))
    assert session.phase is Phase.COUNTING
    assert session.cursor is stop
    assert session.tree.main_line() == line
    kept = stop.parent.children[1]
    assert (kept.text("B"), kept.children[0].text("W")) == ("be", "")
    assert kept.children[0].children[0].text("B") == "bd"


def test_keeping_is_undone_and_done_again_without_leaving_the_count(trying_out: Table) -> None:
    session = trying_out.session
    trying_out.click("B1")
    before = write_record(Record((session.tree,)))
    undo = session.apply(trying.keep_tried(session).edit)
    kept, counting = write_record(Record((session.tree,))), session.counting
    redo = session.apply(undo)
    assert write_record(Record((session.tree,))) == before
    assert session.counting == counting
    session.apply(redo)
    assert write_record(Record((session.tree,))) == kept
    assert session.counting == counting


def test_a_count_in_a_review_is_tried_out_too(record: MakeTable) -> None:
    table = record("(;SZ[5];B[cc];W[aa])")
    acts.go_to_last(table.session)
    table.session.start_count()
    table.click("A5")
    before = table.session.counting
    table.do(trying.try_out(table.session))
    table.click("B5")
    table.do(trying.keep_tried(table.session))
    assert table.session.phase is Phase.COUNTING
    assert table.session.counting == before
    assert table.session.cursor.children[0].has("B")


def test_nothing_tried_is_nothing_to_keep(trying_out: Table) -> None:
    assert trying.keep_tried(trying_out.session) is NOTHING
