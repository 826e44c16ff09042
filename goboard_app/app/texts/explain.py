"""A count in words: the questions before the sum, tapping first, the points with their status, worth and owner, the
difference from a record, and the practice board.
"""

from __future__ import annotations

from collections.abc import Mapping

from goboard_app.app.texts.count import (
    RowKind,
    group_chip,
    group_phrase,
    group_title,
    is_open,
    reason_sentence,
    row_label,
)
from goboard_app.app.texts.format import (
    NO_TEXT,
    Text,
    TextTable,
    by_color,
    closed,
    color_name,
    comma_list,
    dotted,
    filled,
    points,
    running_text,
    translate,
)
from goboard_app.app.texts.play import move_text, refusal_sentence
from goboard_app.app.texts.results import result_short
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import BoardSize, Color, Play, Point, point_name
from goboard_app.record.result import format_result
from goboard_app.rules.legality import Refusal, Verdict
from goboard_app.rules.repetition import KoBan
from goboard_app.scoring.explain import PointAccount, PointReason, ScoreTerm
from goboard_app.scoring.proposal import GroupJudgement, Life
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import CountGroup, groups_of_count
from goboard_app.session.counting import CountingState, CountStep
from goboard_app.session.recount import DifferenceCause, Mismatch
from goboard_app.session.session import GameSession
from goboard_app.session.trial import Trial, TriedMove

ROW_OF = {
    ScoreTerm.STONES: RowKind.STONES,
    ScoreTerm.TERRITORY: RowKind.TERRITORY,
    ScoreTerm.PRISONERS: RowKind.PRISONERS,
    ScoreTerm.DEAD: RowKind.DEAD,
    ScoreTerm.PASS_STONES: RowKind.PASS_STONES,
    ScoreTerm.TAX: RowKind.TAX,
    ScoreTerm.KOMI: RowKind.KOMI,
    ScoreTerm.HANDICAP_BONUS: RowKind.HANDICAP,
    ScoreTerm.FIRST_PASS_BONUS: RowKind.FIRST_PASS,
    ScoreTerm.CLOCK_PENALTY: RowKind.CLOCK,
}
"""The row of the breakdown that shows a term."""

TERM_OF = {row: term for term, row in ROW_OF.items()}
"""The term that a row of the breakdown shows."""

_NOTHING = frozenset({PointReason.DAME, PointReason.UNCLAIMED, PointReason.SEKI_LIBERTY, PointReason.BY_HAND})


#: The hint below the breakdown before a point is chosen: how to see the worth of a point.
asking_hint = Text("explain", "Point at any point, or move to it with the arrow keys, to ask about it.")


def account_sentence(account: PointAccount, size: BoardSize, kind: str = "") -> str:
    """Return the sentence about the chosen point of a count: "C4: Black's territory, 1 point.".

    `kind` replaces the kind and owner of the point.
    """
    text = translate("explain", "%1: %2, %3.")
    return filled(text, point_name(account.point, size), kind or what_it_is(account), _worth(account))


def lines_sentence(account: PointAccount) -> str:
    """Return the rows of the breakdown to which the chosen point adds; empty where it adds to none."""
    names = [row_label(ROW_OF[term]) for term in account.terms if term in ROW_OF]
    return filled(translate("explain", "Counted under %1."), comma_list(*names)) if names else ""


def point_explanation(account: PointAccount, size: BoardSize, group: CountGroup | None = None) -> str:
    """Return the sentences about the chosen point, with its group in the list, and the rows to which it adds."""
    # The status by which an open group is counted holds only until a move or the players decide it.
    kind = group_chip(group) if group is not None and is_open(group) else ""
    return running_text(account_sentence(account, size, kind), lines_sentence(account))


def reach_sentence(starts: Mapping[Color, Point], size: BoardSize) -> str:
    """Return from which stones the chosen point is reached, by rules that count this way; empty where from none."""
    if not starts:
        return ""
    names = [point_name(starts[color], size) for color in Color if color in starts]
    if len(names) > 1:
        #: %1 = a point %2 = a point
        return filled(translate("explain", "Black reaches it from %1, White from %2."), *names)
    black = translate("explain", "Only Black reaches it, from %1.")
    white = translate("explain", "Only White reaches it, from %1.")
    return filled(by_color(next(iter(starts)), black, white), *names)


def points_worth(worth: int) -> str:
    """Return the worth of a point in words: 0, 1 or 2 points."""
    if worth == 1:
        return translate("explain", "1 point")
    if worth == 2:
        return translate("explain", "2 points")
    return filled(translate("explain", "%1 points"), points(worth))


def what_it_is(account: PointAccount) -> str:
    """Return the kind and owner of a point in a count: "dead black stone", "White’s territory"."""
    if account.stone is not None:
        return by_color(account.stone, *_STONES[account.status])()
    if account.owner is None:
        return _nobodys(account.why)
    is_only = account.why is PointReason.SEKI_EYE and account.is_only_eye
    names = _ONLY_EYE if is_only else _OWNED.get(account.why, _TERRITORY)
    return by_color(account.owner, *names)()


#: The name of a stone on the chosen point of a count, with its status.
_STONES = {
    Status.DEAD: (Text("explain", "dead black stone"), Text("explain", "dead white stone")),
    Status.SEKI: (Text("explain", "black stone in a seki"), Text("explain", "white stone in a seki")),
    Status.ALIVE: (Text("explain", "living black stone"), Text("explain", "living white stone")),
}


#: The name of an empty point of the count that belongs to neither side.
_nobodys = TextTable(
    {
        PointReason.SEKI_LIBERTY: Text("explain", "shared liberty of a seki"),
        PointReason.BY_HAND: Text("explain", "set neutral by you"),
        PointReason.UNCLAIMED: Text("explain", "no living stones around it"),
    },
    otherwise=Text("explain", "neutral, between both sides"),
)


#: The names for an empty point of Black's and for one of White's.
_OWNED = {
    PointReason.SEKI_EYE: (Text("explain", "Black’s point in a seki"), Text("explain", "White’s point in a seki")),
    PointReason.FALSE_EYE: (Text("explain", "Black’s false eye"), Text("explain", "White’s false eye")),
    PointReason.TO_FILL: (Text("explain", "Black’s false eye"), Text("explain", "White’s false eye")),
    PointReason.OPEN_AREA: (
        Text("explain", "Black’s side of an open border"),
        Text("explain", "White’s side of an open border"),
    ),
    PointReason.KEPT_EYE: (
        Text("explain", "Black’s point, kept as an eye"),
        Text("explain", "White’s point, kept as an eye"),
    ),
}
#: The names for an empty point of Black's and for one of White's.
_TERRITORY = (Text("explain", "Black’s territory"), Text("explain", "White’s territory"))
#: The names for an empty point of Black's and for one of White's.
_ONLY_EYE = (Text("explain", "Black’s only eye, in a seki"), Text("explain", "White’s only eye, in a seki"))


#: The worth of a point; for a dead stone, its terms and the side that gets them.
_WORTHS = {
    PointReason.STONE_NOT_COUNTED: Text("explain", "0 points: only territory counts"),
    PointReason.KEPT_EYE: Text("explain", "0 points: every group keeps two"),
    PointReason.FALSE_EYE: Text("explain", "0 points: it must be filled"),
    PointReason.TO_FILL: Text("explain", "1 point for now: it must be filled later"),
    PointReason.SEKI_EYE: Text("explain", "0 points under these rules"),
    PointReason.OPEN_AREA: Text("explain", "0 points under these rules"),
}


def _worth(account: PointAccount) -> str:
    """Return the worth of a point; for a dead stone, its terms and the side that gets them."""
    if account.status is Status.DEAD and account.stone is not None and account.shares:
        return _worth_of_dead(account)
    if not account.shares and account.why in _NOTHING:
        return translate("explain", "counts for nobody")
    if account.why in _WORTHS:
        return _WORTHS[account.why]()
    return points_worth(sum(share.points for share in account.shares))


def _worth_of_dead(account: PointAccount) -> str:
    """Return the worth of a dead stone and of the point below it."""
    parts: list[str] = []
    # The stone and its point may count for different sides.
    for color in (Color.BLACK, Color.WHITE):
        terms = {share.term for share in account.shares if share.color is color}
        if terms:
            parts.append(_for_side(terms, color))
    return comma_list(*parts)


def _for_side(terms: set[ScoreTerm], color: Color) -> str:
    """Return the points that a side gets for a dead stone and the point below it."""
    if ScoreTerm.TAX in terms:
        return translate("explain", "the point is kept as an eye")
    if {ScoreTerm.DEAD, ScoreTerm.TERRITORY} <= terms:
        black = translate("explain", "1 for the stone and 1 for the point, for Black")
        white = translate("explain", "1 for the stone and 1 for the point, for White")
    elif ScoreTerm.DEAD in terms:
        black = translate("explain", "1 for the stone, for Black")
        white = translate("explain", "1 for the stone, for White")
    else:
        black = translate("explain", "1 for the point, for Black")
        white = translate("explain", "1 for the point, for White")
    return by_color(color, black, white)


def mismatch_sentence(found: Mismatch, size: BoardSize) -> str:
    """Return the note where the count differs from the record: both results, the likely cause, and that the record is
    kept.

    It is empty where the game was not decided by counting.
    """
    if found.cause is DifferenceCause.NOT_COUNTED:
        return ""
    recorded, counted = (result_short(format_result(result)) for result in (found.recorded, found.counted))
    sentences = (both_results(recorded, counted), cause_sentence(found, size), unchanged())
    return running_text(*sentences)


def both_results(recorded: str, counted: str) -> str:
    """Return the sentence with the result of the record and that of the count."""
    text = translate("mismatch", "The record says %1, this count says %2.")
    return filled(text, recorded, counted)


def cause_sentence(found: Mismatch, size: BoardSize) -> str:
    """Return the sentence with the likely cause of a different result; empty where nothing explains it."""
    if found.cause is DifferenceCause.KOMI and found.komi is not None:
        return filled(translate("mismatch", "Likely cause: a komi of %1."), points(found.komi))
    if found.cause is DifferenceCause.RULESET and found.ruleset is not None:
        sentence = translate("mismatch", "Likely cause: it was counted by other rules (%1).")
        return filled(sentence, ruleset_name(found.ruleset))
    if found.cause is DifferenceCause.STATUS and found.stones:
        return filled(_status_sentence(found.status), point_name(min(found.stones), size))
    return _plain(found)


#: The sentence that a different status of stones is the likely cause of the difference.
_status_sentence: TextTable[Status | None] = TextTable(
    {
        Status.DEAD: Text("mismatch", "Likely cause: the stones at %1 were taken as dead."),
        Status.SEKI: Text("mismatch", "Likely cause: the stones at %1 were taken as in seki."),
    },
    otherwise=Text("mismatch", "Likely cause: the stones at %1 were taken as alive."),
)

#: The sentence with a likely cause that names no value; empty for no known cause.
_plain_causes = TextTable(
    {
        DifferenceCause.DAME: Text("mismatch", "Likely cause: more neutral points were filled."),
        DifferenceCause.PROTECTIVE_MOVES: Text("mismatch", "Likely cause: a protective move was made."),
        DifferenceCause.HANDICAP: Text("mismatch", "Likely cause: other points for the handicap."),
        DifferenceCause.SIDE: Text("mismatch", "Likely cause: Black and White were mixed up."),
    },
    otherwise=NO_TEXT,
)


def _plain(found: Mismatch) -> str:
    """Return the sentence with a likely cause that names no value; empty for no known cause."""
    is_one = found.difference is not None and abs(found.difference) == 1
    if found.cause is DifferenceCause.DAME and is_one:
        return translate("mismatch", "Likely cause: one more neutral point was filled.")
    return _plain_causes(found.cause)


#: The sentence, below a different result, that the record is unchanged.
unchanged = Text("mismatch", "The record is unchanged.")


def trial_sentence(trial: Trial) -> str:
    """Return the line below the practice board: the side to play and the number of its move."""
    number = len(trial.moves) + 1
    if trial.shown is not None:
        if trial.is_shown_to_its_end:
            return shown_sentence(trial.shown, trial.is_rescue)
        black = translate("trial", "Show why: Black to play. Move %1.")
        white = translate("trial", "Show why: White to play. Move %1.")
        return filled(by_color(trial.to_move, black, white), number)
    black = translate("trial", "Try it out: Black to play. Move %1.")
    white = translate("trial", "Try it out: White to play. Move %1.")
    return filled(by_color(trial.to_move, black, white), number)


def trial_hint(trial: Trial) -> str:
    """Return the hint beside the practice board: its purpose, and its rule for ko."""
    if trial.shown is not None:
        how = translate(
            "trial",
            "Attack and answer, move by move. You can also try other moves.",
        )
        return dotted(group_title(trial.first_position, trial.shown.stones), how)
    text = translate(
        "trial",
        "Play it out, both of you. Then the real board comes back, marks and all.",
    )
    if not trial.ruleset.passes_for_ko:
        return text
    ko = translate("trial", "A ko may be recaptured only after a pass for that ko.")
    return running_text(text, ko)


def tried_text(number: int, tried: TriedMove, size: BoardSize) -> str:
    """Return a row in the list of moves on the practice board, with number, colour and point, or the pass for a ko."""
    color, what = color_name(tried.move.color), move_text(tried.move, size)
    if tried.for_ko is not None:
        text = translate("trial", "%1. %2 passes for the ko at %3")
        what = point_name(tried.for_ko, size)
    elif isinstance(tried.move, Play):
        text = translate("trial", "%1. %2 %3")
    else:
        text = translate("trial", "%1. %2 passes")
    return filled(text, number, color, what)


def pass_for_ko(ban: KoBan, size: BoardSize) -> str:
    """Return the label of the button that passes for one ko."""
    text = translate("trial", "Pass for the ko at %1")
    return filled(text, point_name(ban.point, size))


def trial_refusal(session: GameSession, verdict: Verdict) -> str:
    """Return the reason why a move is not allowed on the practice board."""
    trial, move = session.trial, verdict.move
    if trial is None or not isinstance(move, Play):
        return refusal_sentence(session, verdict)
    if verdict.reason is Refusal.KO and trial.waits_for_pass(move.point):
        text = translate("trial", "Pass for the ko first; then you may recapture at %1.")
        return filled(text, point_name(move.point, session.tree.size))
    if verdict.reason is Refusal.SUPERKO:
        text = translate("trial", "%1 would repeat an earlier board.")
        return filled(text, point_name(move.point, session.tree.size))
    return refusal_sentence(session, verdict)


def trial_title(trial: Trial | None = None) -> str:
    """Return the title of the practice board, or of the line that shows why a group has its status."""
    if trial is None or trial.shown is None:
        return translate("trial", "A practice board. The real one waits.")
    group = trial.shown
    return _by_life(
        group.life,
        translate("trial", "Why this group is dead"),
        translate("trial", "Why this group is alive"),
        translate("trial", "Why this is a seki"),
        translate("trial", "Why the first move decides"),
    )


def shown_sentence(group: GroupJudgement, is_rescue: bool = False) -> str:
    """Return the conclusion after the line of a group, or the line that rescues it, was played to its end."""
    if is_rescue:
        return translate("trial", "So this group lives if it moves first.")
    return _by_life(
        group.life,
        translate("trial", "So this group is dead, even if it moves first."),
        translate("trial", "So this group lives, even if it is attacked first."),
        translate("trial", "So whoever starts here gains nothing."),
        translate("trial", "So this group dies if it is attacked first."),
    )


def _by_life(life: Life, dead: str, alive: str, seki: str, unclear: str) -> str:
    """Return the sentence for this judgement of a group."""
    return {Life.DEAD: dead, Life.ALIVE: alive, Life.SEKI: seki}.get(life, unclear)


#: The text in place of the list of moves while nothing was played on the practice board.
nothing_tried = Text("trial", "Nothing has been tried yet.")


# The questions of a count


def sure_groups(counting: CountingState) -> tuple[CountGroup, ...]:
    """Return the groups that the first question is about: those that are dead or in seki now."""
    return tuple(g for g in groups_of_count(counting) if not g.is_undecided and g.status is not Status.ALIVE)


def _is_one_stone(groups: tuple[CountGroup, ...]) -> bool:
    """Return whether the first question is about a single stone, which is dead."""
    return [(len(group.stones), group.status) for group in groups] == [(1, Status.DEAD)]


def sure_question(counting: CountingState) -> str:
    """Return the question about all sure groups together."""
    groups = sure_groups(counting)
    if {group.status for group in groups} == {Status.SEKI}:
        return translate("count", "Are these stones in seki?")
    if _is_one_stone(groups):
        return translate("count", "Is this stone dead?")
    return translate("count", "Are these stones dead?")


def sure_text(counting: CountingState) -> str:
    """Return the meaning of the first question, and how the players change what it is about."""
    groups = sure_groups(counting)
    change = translate("count", "Click a group on the board to change it.")
    if not groups:
        return running_text(translate("count", "No stones are marked as dead now."), change)
    if _is_one_stone(groups):
        black = translate("count", "The faded stone can be caught whatever Black does. We call it dead.")
        white = translate("count", "The faded stone can be caught whatever White does. We call it dead.")
        return running_text(by_color(groups[0].color, black, white), change)
    dead = {group.color for group in groups if group.status is Status.DEAD}
    parts = [_can_be_caught(dead)] if dead else []
    if any(group.status is Status.SEKI for group in groups):
        parts.append(translate("count", "In a seki neither side can capture: all stones stay."))
    return running_text(*parts, change)


def _can_be_caught(colors: set[Color]) -> str:
    if len(colors) > 1:
        return translate("count", "The faded stones can be caught whatever their own side does. We call them dead.")
    black = translate("count", "The faded stones can be caught whatever Black does. We call them dead.")
    white = translate("count", "The faded stones can be caught whatever White does. We call them dead.")
    return by_color(next(iter(colors)), black, white)


def row_text(counting: CountingState, group: CountGroup) -> str:
    """Return the text of a group in the list of the first question; its status only where it is not dead."""
    title = group_title(counting.position, group.stones)
    return title if group.status is Status.DEAD else dotted(title, group_chip(group))


def more_groups(count: int) -> str:
    """Return the text in place of groups for which the list has no room."""
    return filled(translate("count", "and %1 more"), count)


def yes_dead(counting: CountingState) -> str:
    """Return the label of the button that answers the first question."""
    is_one = _is_one_stone(sure_groups(counting))
    return translate("count", "Yes, it is") if is_one else translate("count", "Yes, they are")


#: The button that answers the first question after the players have unmarked all groups.
go_on = Text("count", "Go on")


def no_change(counting: CountingState) -> str:
    """Return the label of the button that opens the list of groups, in which each can be changed."""
    is_one = _is_one_stone(sure_groups(counting))
    return translate("count", "No, change it") if is_one else translate("count", "No, change them")


#: The link by which the open questions about unclear groups are left out.
skip_unclear = Text("count", "Skip")

#: The tip of that link.
skip_hint = Text("count", "Count every unclear group as the program guesses.")


def unclear_question(group: GroupJudgement) -> str:
    """Return the question about one unclear group."""
    if len(group.stones) == 1:
        return translate("count", "Is this stone dead?")
    return translate("count", "Is this group dead?")


def unclear_progress(counting: CountingState) -> str:
    """Return the number of the unclear group that is asked about, and how many there are; empty for a single one."""
    groups = counting.proposal.groups if counting.proposal is not None else ()
    total = sum(group.life is Life.UNCLEAR for group in groups)
    if total < 2:
        return ""
    return filled(translate("count", "Unclear group %1 of %2"), total - len(counting.undecided) + 1, total)


def step_question(counting: CountingState) -> str:
    """Return the question of the present step; empty where the sum is shown."""
    if counting.step is CountStep.DEAD:
        return sure_question(counting)
    if counting.step is CountStep.UNCLEAR:
        return unclear_question(counting.undecided[0])
    return ""


def spoken_question(counting: CountingState) -> str:
    """Return the question of the present step with all that a screen reader says about it."""
    if counting.step is CountStep.DEAD:
        rows = comma_list(*(row_text(counting, group) for group in sure_groups(counting)))
        return dotted(sure_question(counting), rows)
    if counting.step is CountStep.UNCLEAR:
        group = counting.undecided[0]
        phrase = group_phrase(counting.position, group.color, group.stones)
        reason = reason_sentence(group, counting.position.size)
        return running_text(unclear_question(group), closed(phrase), reason)
    return ""


#: The title of the step with the sum.
the_count = Text("count", "The count")

#: The link that opens the list of groups again.
change_stones = Text("count", "Change the stones")

#: The button that closes the list of groups.
groups_done = Text("count", "Done")


# Tapping one's own points before the count


#: The label of the setting that the players tap their points before a count.
taps_first = Text("taps", "Tap your own points first")

#: The question of the offer to tap first.
offer_title = Text("taps", "Tap your own points first?")

#: The text of the offer to tap first.
offer_text = Text(
    "taps",
    "Tap the points you think are yours. Then the program shows where it agrees. You can change this in the menu View.",
)

#: The answers to the offer.
offer_yes = Text("taps", "Yes, tap first")
offer_no = Text("taps", "No")

#: The hint while points are tapped.
tap_hint = Text("taps", "Tap a point: its whole area is yours. Tap it again to give it back.")

#: The link that leaves the tapping out.
tap_skip = Text("taps", "Skip")

#: The button that goes on from the comparison to the count.
tap_go_on = Text("taps", "Go on to the count")

#: The title of the comparison.
tapped_title = Text("taps", "Your points and the program’s")

#: The explanation of the outlines on the board.
tapped_outlined = Text("taps", "Look at the outlined points: you and the program disagree there.")

#: The sentence where there is no difference.
tapped_same = Text("taps", "You and the program agree on every point.")


def tap_title(color: Color) -> str:
    """Return the title of the turn in which one side taps its points."""
    return by_color(color, translate("taps", "Black, tap your points"), translate("taps", "White, tap your points"))


def tap_done(color: Color) -> str:
    """Return the text of the button that ends the turn of one side."""
    return by_color(color, translate("taps", "Black is done"), translate("taps", "White is done"))


def tap_number(number: int) -> str:
    """Return the number of points that were tapped so far."""
    return filled(translate("taps", "Points: %1"), number)


def tapped_line(tapped: int, agreed: int, missed: int) -> str:
    """Return the comparison for one side: its points, those that the program counts too, and those it adds."""
    #: %1 = points tapped by the player, %2 = those that the program counts too, %3 = those that were not tapped
    text = translate("taps", "You tapped %1. The program agrees on %2. You missed %3.")
    return filled(text, tapped, agreed, missed)


def tapped_point(color: Color | None) -> str:
    """Return the description of a point for a screen reader while points are tapped."""
    if color is None:
        return translate("taps", "not tapped")
    return by_color(color, translate("taps", "tapped by Black"), translate("taps", "tapped by White"))
