"""What is said of the groups in a count: names, statuses, and what is still open."""

from __future__ import annotations

from goboard_app.app.texts.borders import needed_sentence, opening_sentence
from goboard_app.app.texts.life import named_points, reason_sentence
from goboard_app.app.texts.numbers import by_color, color_name, filled, translate
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.go.position import Position
from goboard_app.scoring.proposal import Life
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import ListedGroup, chief_point, chief_points, listed_groups
from goboard_app.session.counting import CountingState
from goboard_app.session.current_count import can_fill_dame, next_stop_is_final
from goboard_app.session.session import GameSession

_MOST_CHAINS = 2


def group_title(position: Position, stones: frozenset[Point]) -> str:
    """What a group is called in the list: "4 stones at F8", "2 stones at A7 and B8"."""
    chiefs = chief_points(position, stones)
    if len(chiefs) <= _MOST_CHAINS:
        text = translate("life", "%n stone(s) at %1", None, len(stones))
        return filled(text, named_points(chiefs, position.size))
    text = translate("life", "%n stones around %1", None, len(stones))
    return filled(text, point_name(chief_point(stones), position.size))


def group_phrase(position: Position, color: Color, stones: frozenset[Point]) -> str:
    """The group within a sentence: "the 4 black stones at F8"."""
    black = translate("life", "the %n black stone(s) at %1", None, len(stones))
    white = translate("life", "the %n white stone(s) at %1", None, len(stones))
    return filled(by_color(color, black, white), point_name(chief_point(stones), position.size))


def spoken_group(position: Position, group: ListedGroup) -> str:
    """One line of the list as it is read aloud: what, where, which status, and why."""
    parts = [
        f"{color_name(group.color)}, {group_title(position, group.stones)}",
        group_chip(group),
        group_reason(group, position.size),
    ]
    return ". ".join(part.rstrip(".") for part in parts if part) + "."


def group_chip(group: ListedGroup) -> str:
    """The status in a word, or whose turn it is to say it."""
    if group.is_undecided:
        return translate("life", "you decide")
    return status_word(group.status)


def status_word(status: Status) -> str:
    """Alive, dead or in seki, as a word beside a group."""
    if status is Status.DEAD:
        return translate("life", "dead")
    if status is Status.SEKI:
        return translate("life", "seki")
    return translate("life", "alive")


def group_reason(group: ListedGroup, size: BoardSize) -> str:
    """Why the group is thought to be what it is, or that the players said so."""
    proposed = group.judgement.leaning if group.judgement is not None else Life.ALIVE
    is_as_proposed = proposed is _LIFE_OF[group.status]
    if group.judgement is not None and (is_as_proposed or not group.is_by_hand):
        return reason_sentence(group.judgement, size)
    if group.is_by_hand:
        return translate("life", "Changed by you.")
    return ""


def dame_sentence(session: GameSession) -> str:
    """Which neutral points are still open, and why they cannot be filled; empty for none."""
    counting = session.counting
    proposal = counting.proposal if counting is not None else None
    if counting is None or proposal is None or not proposal.dame or counting.is_fixed:
        return ""
    text = translate("life", "%n neutral point(s) are open: %1.", None, len(proposal.dame))
    text = filled(text, named_points(sorted(proposal.dame), counting.position.size))
    if not session.count_ends_game or can_fill_dame(session):
        return text
    if next_stop_is_final(session.ruleset):
        why = translate("life", "By these rules another stop would count all stones as alive.")
    else:
        why = translate("life", "They cannot be filled by turns without harm. Play on for them.")
    return f"{text} {why}"


def not_finished() -> str:
    """That too much is open for a count to mean anything."""
    return translate("life", "This game does not look finished.")


def decision_sentence(counting: CountingState) -> str:
    """What the players are asked to look at first; empty where there is nothing of the kind."""
    groups = counting.undecided
    if not groups:
        return ""
    if len(groups) > 1:
        return translate("life", "%n groups need your eyes.", None, len(groups))
    group = groups[0]
    phrase = group_phrase(counting.position, group.color, group.stones)
    return filled(translate("life", "One group needs your eyes: %1."), phrase)


def change_sentence(before: CountingState, now: CountingState) -> str:
    """What a change of the marks or agreements is, for those who listen; empty for none."""
    old, new, position = before.statuses, now.statuses, now.position
    changed = (old.dead ^ new.dead) | (old.seki ^ new.seki)
    for color in Color:
        stones = changed & position.points(color)
        if stones:
            word = status_word(new.of(min(stones)))
            return f"{group_phrase(position, color, stones)}: {word}."
    if old.neutral != new.neutral:
        names = named_points(sorted(old.neutral ^ new.neutral), position.size)
        if new.neutral - old.neutral:
            return filled(translate("life", "%1: counts for nobody."), names)
        return filled(translate("life", "%1: counts again."), names)
    if now.agreed > before.agreed:
        (color,) = now.agreed - before.agreed
        return filled(translate("life", "%1 agrees."), color_name(color))
    if before.agreed and not now.agreed:
        return translate("life", "The agreement is taken back.")
    return ""


def open_sentence(counting: CountingState, ends_game: bool = True) -> str:
    """What is still open on the board, in one sentence; empty where nothing is.

    In a count that ends no game there is nothing to play on.
    """
    proposal, size = counting.proposal, counting.position.size
    if proposal is None or not counting.is_warned:
        return ""
    if not proposal.is_finished:
        text = not_finished()
    elif proposal.openings:
        text = opening_sentence(proposal.openings[0], size)
    else:
        text = needed_sentence(proposal.needed[0], size)
    if not ends_game:
        return text
    return f"{text} {translate('life', 'Play on, or count as it is.')}"


def reading_sentence(point: Point | None, size: BoardSize) -> str:
    """Where the reading is: "Reading the corner at A9…"."""
    if point is None:
        return translate("life", "Reading the board…")
    near = (_is_near_edge(point.col, size.columns), _is_near_edge(point.row, size.rows))
    if all(near):
        text = translate("life", "Reading the corner at %1…")
    elif any(near):
        text = translate("life", "Reading the side at %1…")
    else:
        text = translate("life", "Reading the middle at %1…")
    return filled(text, point_name(point, size))


_LIFE_OF = {Status.ALIVE: Life.ALIVE, Status.DEAD: Life.DEAD, Status.SEKI: Life.SEKI}


def _is_near_edge(line: int, lines: int) -> bool:
    return min(line, lines - 1 - line) < max(1, lines // 3)


def marking_hint(counting: CountingState) -> str:
    """What the players do with the marks proposed."""
    if counting.proposal is None or counting.is_recorded:
        first = translate("panel", "Click a group that cannot escape capture.")
    else:
        first = translate("panel", "This is a proposal.")
    if counting.ruleset.marks_seki:
        change = translate("panel", "Click a group to change it: alive, dead or seki.")
    else:
        change = translate("panel", "Click a group to change it: alive or dead.")
    if counting.proposal is not None and not listed_groups(counting):
        first = translate("panel", "We found no dead stones.")
    return f"{first} {change}"


def change_takes_back() -> str:
    """What changing a mark does to agreements."""
    return translate("panel", "Changing anything takes both agreements back.")


def which_are_dead() -> str:
    """What is asked while the stones are marked."""
    return translate("panel", "Which stones are dead?")


def count_when_agreed() -> str:
    """What comes after the marks."""
    return translate("panel", "When you both agree, we count.")


def every_stone_alive() -> str:
    """Why nothing is marked."""
    return translate("panel", "By these rules every stone on the board counts as alive.")


def group_reach() -> str:
    """A click changes a group."""
    return translate("reach", "A click changes all chains that live or die together.")


def chain_reach() -> str:
    """A click changes a chain."""
    return translate("reach", "A click changes only the stones that are joined by lines.")


def area_reach() -> str:
    """A click changes an area."""
    return translate(
        "reach",
        "A click changes all stones of that colour in the closed area, or all its "
        "empty points. So does a double click, or a click with Shift.",
    )
