"""The questions of a count in words: all sure groups together, and each unclear group by itself."""

from __future__ import annotations

from goboard_app.app.texts.count import group_chip, group_phrase, group_title, reason_sentence
from goboard_app.app.texts.format import Text, by_color, closed, comma_list, dotted, filled, running_text, translate
from goboard_app.go.board import Color
from goboard_app.scoring.proposal import GroupJudgement, Life
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import CountGroup, groups_of_count
from goboard_app.session.counting import CountingState, CountStep


def sure_groups(counting: CountingState) -> tuple[CountGroup, ...]:
    """Return the groups that the first question is about: those that are dead or in seki now."""
    return tuple(g for g in groups_of_count(counting) if not g.is_undecided and g.status is not Status.ALIVE)


def sure_question(counting: CountingState) -> str:
    """Return the question about all sure groups together."""
    statuses = {group.status for group in sure_groups(counting)}
    if statuses == {Status.SEKI}:
        return translate("count", "Are these stones in seki?")
    return translate("count", "Are these stones dead?")


def sure_text(counting: CountingState) -> str:
    """Return the meaning of the first question, and how the players change what it is about."""
    groups = sure_groups(counting)
    change = translate("count", "Click a group on the board to change it.")
    if not groups:
        return running_text(translate("count", "Now no stone is marked as dead."), change)
    dead = {group.color for group in groups if group.status is Status.DEAD}
    parts = [_can_be_caught(dead)] if dead else []
    if any(group.status is Status.SEKI for group in groups):
        parts.append(translate("count", "In a seki neither side can capture: all stones stay."))
    return running_text(*parts, change)


def _can_be_caught(colors: set[Color]) -> str:
    if len(colors) > 1:
        return translate("count", "The pale stones can be caught whatever anyone does. We call them dead.")
    black = translate("count", "The pale stones can be caught whatever Black does. We call them dead.")
    white = translate("count", "The pale stones can be caught whatever White does. We call them dead.")
    return by_color(next(iter(colors)), black, white)


def row_text(counting: CountingState, group: CountGroup) -> str:
    """Return the text of a group in the list of the first question; its status only where it is not dead."""
    title = group_title(counting.position, group.stones)
    return title if group.status is Status.DEAD else dotted(title, group_chip(group))


def more_groups(count: int) -> str:
    """Return the text in place of groups for which the list has no room."""
    return filled(translate("count", "and %1 more"), count)


#: The button that answers the first question.
yes_dead = Text("count", "Yes, they are")

#: The button that answers the first question after the players have unmarked all groups.
go_on = Text("count", "Go on")

#: The button that opens the list of groups, in which each can be changed.
no_change = Text("count", "No, change them")

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
    "Each of you taps the points that you think are yours. Then the program shows where it agrees. "
    "You can change this in the menu View.",
)

#: The answers to the offer.
offer_yes = Text("taps", "Yes, we tap first")
offer_no = Text("taps", "No")

#: The hint while points are tapped.
tap_hint = Text("taps", "Tap a point: its whole area is yours. Tap it again to give it back.")

#: The link that leaves the tapping out.
tap_skip = Text("taps", "Skip")

#: The button that goes on from the comparison to the count.
tap_go_on = Text("taps", "Go on to the count")

#: The title of the comparison.
tapped_title = Text("taps", "Your points and the program's")

#: The explanation of the outlines on the board.
tapped_outlined = Text("taps", "Look at the outlined points: there you and the program differ.")

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
    #: %1 = a number %2 = a number %3 = a number
    text = translate("taps", "tapped: %1, the program agrees: %2, not tapped: %3")
    return filled(text, tapped, agreed, missed)


def tapped_point(color: Color | None) -> str:
    """Return the description of a point for a screen reader while points are tapped."""
    if color is None:
        return translate("taps", "not tapped")
    return by_color(color, translate("taps", "tapped by Black"), translate("taps", "tapped by White"))
