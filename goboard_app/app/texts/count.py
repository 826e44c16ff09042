"""The count in words: its breakdown, the status of groups with the reasons, and open borders."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction

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
    labelled,
    points,
    running_text,
    translate,
)
from goboard_app.app.texts.results import win_by_points
from goboard_app.go.board import BoardSize, Color, Move, Play, Point, point_name
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.count import Count, SideCount
from goboard_app.scoring.filling import Filling, FillingMove
from goboard_app.scoring.proposal import GroupJudgement, Life, NeededMove, Opening, Reason
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import (
    CountGroup,
    SecondOpinion,
    chief_point,
    chief_points,
    groups_of_count,
)
from goboard_app.session.counting import CountingState
from goboard_app.session.current_count import (
    can_fill_dame,
    counts_as_it_stands,
    headline_count,
    last_moves,
    next_stop_is_final,
    possible_filling,
)
from goboard_app.session.session import GameSession

NEARLY_ALWAYS = 0.97
"""The confidence from which a result is said to hold in every line that was tried."""

_MOST_NAMED = 4

_MOST_CHAINS = 2

LIFE_OF = {Status.ALIVE: Life.ALIVE, Status.DEAD: Life.DEAD, Status.SEKI: Life.SEKI}
"""The judgement that corresponds to a status."""


class RowKind(Enum):
    """The source of the points in a row of the breakdown."""

    STONES = auto()
    TERRITORY = auto()
    PRISONERS = auto()
    DEAD = auto()
    PASS_STONES = auto()
    TAX = auto()
    KOMI = auto()
    HANDICAP = auto()
    FIRST_PASS = auto()
    CLOCK = auto()
    TOTAL = auto()


@dataclass(frozen=True, slots=True)
class CountRow:
    """A row of the breakdown, with both sides' numbers as text."""

    kind: RowKind
    label: str
    black: str
    white: str


def count_rows(count: Count) -> tuple[CountRow, ...]:
    """Return the rows of the breakdown; rows that make no difference are left out, the total is last."""
    rows = [
        (RowKind.STONES, "stones"),
        (RowKind.TERRITORY, "territory"),
        (RowKind.PRISONERS, "prisoners"),
        (RowKind.DEAD, "dead"),
        (RowKind.PASS_STONES, "pass_stones"),
        (RowKind.TAX, "tax"),
        (RowKind.KOMI, "komi"),
        (RowKind.HANDICAP, "handicap_bonus"),
        (RowKind.FIRST_PASS, "first_pass_bonus"),
        (RowKind.CLOCK, "clock_penalty"),
    ]
    always = _always(count)
    shown = [
        CountRow(kind, row_label(kind), _cell(count.black, part), _cell(count.white, part))
        for kind, part in rows
        # The terms that the rules always add up are shown even where both are zero.
        if kind in always or _value(count.black, part) or _value(count.white, part)
    ]
    black, white = points(count.black.total), points(count.white.total)
    return (*shown, CountRow(RowKind.TOTAL, row_label(RowKind.TOTAL), black, white))


#: The label of a row of the breakdown.
row_label = TextTable(
    {
        RowKind.STONES: Text("count", "Stones"),
        RowKind.TERRITORY: Text("count", "Surrounded points"),
        RowKind.PRISONERS: Text("count", "Prisoners"),
        RowKind.DEAD: Text("count", "Dead stones taken off"),
        RowKind.PASS_STONES: Text("count", "Pass stones"),
        RowKind.TAX: Text("count", "Two points kept for each group"),
        RowKind.KOMI: Text("count", "Komi"),
        RowKind.HANDICAP: Text("count", "For the handicap"),
        RowKind.FIRST_PASS: Text("count", "White passed first"),
        RowKind.CLOCK: Text("count", "Time penalty"),
        RowKind.TOTAL: Text("count", "Total"),
    }
)


def standing(count: Count) -> str:
    """Return the sentence that says who is ahead with the stones as they are marked now: "Black is ahead by 2½."."""
    winner, margin = count.winner, count.margin
    if winner is None:
        return translate("count", "Both sides have the same.")
    if margin == 0:
        return translate("count", "Both sides have the same. Under these rules Black then wins.")
    black = translate("count", "Black is ahead by %1.")
    white = translate("count", "White is ahead by %1.")
    return filled(by_color(winner, black, white), points(abs(margin)))


def count_result(count: Count) -> str:
    """Return the result of a count in the words for the result of a game: "Black wins by 2½", "Draw"."""
    if count.winner is None:
        return translate("result", "Draw")
    return win_by_points(count.winner, abs(count.margin))


#: The tip of the breakdown: the terms that the rules add up.
_scoring_titles = TextTable(
    {
        Scoring.AREA: Text("count", "Stones and surrounded points"),
        Scoring.TERRITORY: Text("count", "Surrounded points and prisoners"),
        Scoring.STONE: Text("count", "Stones that fit"),
    }
)


def scoring_title(count: Count) -> str:
    """Return the tip of the breakdown: the terms that the rules add up."""
    return _scoring_titles(count.scoring)


def _always(count: Count) -> set[RowKind]:
    if count.scoring is Scoring.TERRITORY:
        return {RowKind.TERRITORY, RowKind.PRISONERS, RowKind.DEAD, RowKind.KOMI}
    return {RowKind.STONES, RowKind.TERRITORY, RowKind.KOMI}


def _value(side: SideCount, part: str) -> Fraction | int:
    value: Fraction | int = getattr(side, part)
    return value


def _cell(side: SideCount, part: str) -> str:
    return points(_value(side, part))


def reason_sentence(judgement: GroupJudgement, size: BoardSize) -> str:
    """Return the reason for the judgement of a group, with the points that it rests on, if it has any.

    Only two eyes that no play can take, and statuses that are proved, are worded as certain.
    """
    reason = _reason(judgement, size)
    if not judgement.is_proved:
        return reason
    return running_text(reason, translate("life", "We tried every move here."))


def _reason(judgement: GroupJudgement, size: BoardSize) -> str:
    told = _TOLD.get(judgement.reason)
    if told is not None:
        return told(judgement)
    if judgement.reason is Reason.FIRST_MOVE_DECIDES:
        by_moves = _first_move_sentence(judgement, size)
        if by_moves:
            return by_moves
    placed = _placed(judgement)
    if placed and judgement.points:
        return filled(placed, named_points(sorted(judgement.points), size))
    return _plain(judgement.reason)


def named_points(points: Iterable[Point], size: BoardSize) -> str:
    """Return the names of points as a list: "A7 and B8"; of more than four, the first three and the number of the
    others.
    """
    names = [point_name(point, size) for point in points]
    if len(names) > _MOST_NAMED:
        text = translate("life", "%1 and %n more", None, len(names) - _MOST_NAMED + 1)
        return filled(text, comma_list(*names[: _MOST_NAMED - 1]))
    if len(names) < 2:
        return "".join(names)
    return filled(translate("life", "%1 and %2"), comma_list(*names[:-1]), names[-1])


def _race(judgement: GroupJudgement) -> str:
    """Return the reason for a group that loses a capturing race."""
    own = judgement.liberties
    text = translate("life", "It loses the race: %n liberty(s) against %1.", None, own)
    return filled(text, judgement.other_liberties)


def _captured(judgement: GroupJudgement) -> str:
    """Return the reason for a group that was captured in the lines that were read."""
    if judgement.confidence < NEARLY_ALWAYS:
        return translate("life", "Captured in nearly every line we tried.")
    if not judgement.other_liberties:
        return translate("life", "Captured in every line we tried.")
    own = judgement.liberties
    text = translate("life", "Captured in every line we tried: %n liberty(s) against %1.", None, own)
    return filled(text, judgement.other_liberties)


def _survives(judgement: GroupJudgement) -> str:
    """Return the reason for a group that lived in the lines that were read."""
    if judgement.confidence < NEARLY_ALWAYS:
        return translate("life", "Alive in nearly every line we tried.")
    return translate("life", "Alive in every line we tried.")


def _not_read(judgement: GroupJudgement) -> str:
    """Return the reason for a group with no clear result in the lines that were read."""
    if judgement.leaning is Life.DEAD:
        text = translate("life", "Dead in most lines we tried, not in all.")
    else:
        text = translate("life", "Alive in most lines we tried, not in all.")
    liberties = translate("life", "The group has %n liberty(s).", None, judgement.liberties)
    return running_text(text, liberties) if judgement.liberties else text


#: The reason for a single stone judged by experience, with stones like it in other games.
_experience_of_stone = TextTable(
    {
        Life.ALIVE: Text("life", "A single stone in such a place nearly always lives."),
        Life.DEAD: Text("life", "A single stone in such a place is nearly always captured."),
    },
    otherwise=Text("life", "A single stone in such a place may live or die."),
)

#: The reason for a group judged by experience, with groups like it in other games.
_experience_of_group = TextTable(
    {
        Life.ALIVE: Text("life", "Groups like this one nearly always turn out alive."),
        Life.DEAD: Text("life", "Groups like this one nearly always turn out dead."),
    },
    otherwise=Text("life", "Groups like this one live in some games and die in others."),
)


def _experience(judgement: GroupJudgement) -> str:
    """Return the reason for stones judged by experience."""
    texts = _experience_of_stone if len(judgement.stones) == 1 else _experience_of_group
    return texts(judgement.life)


def _first_move_sentence(judgement: GroupJudgement, size: BoardSize) -> str:
    """Return where each side decides a group by moving first; empty where no move is known."""
    lives, kills = _first_point(judgement.rescue, size), _first_point(judgement.line, size)
    if not lives and not kills:
        return ""
    if lives == kills:
        #: %1 = a point
        black = translate("life", "Whoever moves first decides: Black lives at %1, White kills there.")
        #: %1 = a point
        white = translate("life", "Whoever moves first decides: White lives at %1, Black kills there.")
    elif lives and kills:
        #: %1 = a point %2 = a point
        black = translate("life", "Whoever moves first decides: Black lives at %1, White kills at %2.")
        #: %1 = a point %2 = a point
        white = translate("life", "Whoever moves first decides: White lives at %1, Black kills at %2.")
    elif lives:
        black = translate("life", "Whoever moves first decides: Black lives at %1.")
        white = translate("life", "Whoever moves first decides: White lives at %1.")
    else:
        black = translate("life", "Whoever moves first decides: White kills at %1.")
        white = translate("life", "Whoever moves first decides: Black kills at %1.")
    return filled(by_color(judgement.color, black, white), *filter(None, (lives, kills)))


def _first_point(line: tuple[Move, ...], size: BoardSize) -> str:
    """Return the name of the point at which a line begins; empty if it begins with a pass."""
    first = line[0] if line else None
    return point_name(first.point, size) if isinstance(first, Play) else ""


_STANDOFFS = (Reason.DOUBLE_KO, Reason.COSTLY_CAPTURE)
"""The sekis that look as if a capture were possible."""

_TOLD: dict[Reason, Callable[[GroupJudgement], str]] = {
    Reason.LOST_RACE: _race,
    Reason.CAPTURED: _captured,
    Reason.SURVIVES: _survives,
    Reason.NOT_READ: _not_read,
    Reason.EXPERIENCE: lambda judgement: _experience(judgement),
}


#: The reason that names points; empty where there is none.
_at_points = TextTable(
    {
        Reason.UNCONDITIONAL: Text("life", "Two eyes that nobody can take, at %1."),
        Reason.TWO_EYES: Text("life", "Two eyes, at %1."),
        Reason.EYE_SPACE: Text("life", "Room for two eyes whoever plays first, at %1."),
        Reason.CONNECTED: Text("life", "They join living stones at %1."),
        Reason.DEAD_SHAPE: Text("life", "One eye at best whoever plays first, at %1."),
        Reason.IN_ATARI: Text("life", "One liberty is left, at %1. Running does not help."),
        Reason.SHARED_LIBERTIES: Text("life", "Shared liberties at %1: whoever plays there first loses."),
        Reason.ONE_EYE_EACH: Text("life", "One eye each: whoever plays first at %1 loses."),
        Reason.COSTLY_CAPTURE: Text("life", "Whoever takes them, at %1, loses more stones."),
        Reason.DOUBLE_KO: Text("life", "Two kos, at %1: whoever takes one loses the other."),
        Reason.FIRST_MOVE_DECIDES: Text("life", "Whoever plays first at %1 decides it."),
        Reason.KO_DECIDES: Text("life", "A ko at %1 decides it."),
        Reason.OPEN_BORDER: Text("life", "Outside liberties are open at %1: not settled."),
    },
    otherwise=NO_TEXT,
)


def _placed(judgement: GroupJudgement) -> str:
    """Return the reason that names points; empty where there is none."""
    if judgement.reason is Reason.DOUBLE_KO and judgement.life is Life.DEAD:
        return translate("life", "They need both kos, at %1, and can keep only one.")
    if judgement.reason is Reason.KO_DECIDES and len(judgement.points) > 1:
        return translate("life", "The kos at %1 decide it.")
    if judgement.reason is Reason.SHARED_LIBERTIES and len(judgement.points) == 1:
        return translate("life", "One shared liberty, at %1: whoever plays there first loses.")
    return _at_points(judgement.reason)


#: The reason that names no point.
_plain = TextTable(
    {
        Reason.UNCONDITIONAL: Text("life", "Two eyes that nobody can take."),
        Reason.TWO_EYES: Text("life", "Two eyes."),
        Reason.EYE_SPACE: Text("life", "Room for two eyes whoever plays first."),
        Reason.CONNECTED: Text("life", "They join living stones."),
        Reason.ENCLOSED: Text("life", "We found no way out and no room for an eye."),
        Reason.DEAD_SHAPE: Text("life", "One eye at best whoever plays first."),
        Reason.IN_ATARI: Text("life", "One liberty is left. Running does not help."),
        Reason.SHARED_LIBERTIES: Text("life", "Shared liberties: whoever plays there first loses."),
        Reason.ONE_EYE_EACH: Text("life", "One eye each: whoever plays first loses."),
        Reason.COSTLY_CAPTURE: Text("life", "Whoever takes them loses more stones."),
        Reason.DOUBLE_KO: Text("life", "Two kos: whoever takes one loses the other."),
        Reason.FIRST_MOVE_DECIDES: Text("life", "The first move here decides it."),
        Reason.KO_DECIDES: Text("life", "A ko decides it."),
        Reason.OPEN_BORDER: Text("life", "Outside liberties are open: not settled."),
    }
)


def opening_title(*openings: Opening) -> str:
    """Return the title of the panel where the border of one side, or of both, is open."""
    invaders = {opening.invader for opening in openings}
    if len(invaders) > 1:
        return translate("life", "The border is open")
    black = translate("life", "Black’s border is open")
    white = translate("life", "White’s border is open")
    return by_color(invaders.pop().opponent, black, white)


def opening_sentence(
    opening: Opening,
    size: BoardSize,
    named: Callable[[Iterable[Point], BoardSize], str] = named_points,
) -> str:
    """Return the sentence that says whose border is open where, and who can enter; `named` lists the points."""
    black = translate("life", "White’s border is open at %1: Black can slip in.")
    white = translate("life", "Black’s border is open at %1: White can slip in.")
    text = by_color(opening.invader, black, white)
    return filled(text, named(sorted(opening.points), size))


def opening_sentences(
    openings: Iterable[Opening],
    size: BoardSize,
    named: Callable[[Iterable[Point], BoardSize], str] = named_points,
) -> list[str]:
    """Return the sentences that say which side can still come in where, each point once; `named` lists the points."""
    entered = {color: frozenset[Point]() for color in Color}
    for opening in openings:
        entered[opening.invader] |= opening.points
    both = entered[Color.BLACK] & entered[Color.WHITE]
    found = []
    if both:
        text = translate("life", "The border is open at %1: both sides can slip in.")
        found.append(filled(text, named(sorted(both), size)))
    for color in Color:
        if rest := entered[color] - both:
            found.append(opening_sentence(Opening(color, rest), size, named))
    return found


def needed_move(move: NeededMove, size: BoardSize) -> str:
    """Return the sentence that names a protective move which is still missing."""
    black = translate("life", "Black still needs a move at %1.")
    white = translate("life", "White still needs a move at %1.")
    return filled(by_color(move.owner, black, white), point_name(move.point, size))


def needed_sentence(move: NeededMove, size: BoardSize) -> str:
    """Return the sentence that names a missing protective move and how many points it protects."""
    text = needed_move(move, size)
    if not move.threatened:
        return text
    points = translate("life", "It protects %n point(s).", None, len(move.threatened))
    return running_text(text, points)


def group_title(position: Position, stones: frozenset[Point]) -> str:
    """Return the title of a group in the list of the count: "4 stones at F8", "2 stones at A7 and B8".

    One chain is named by one stone, a few stones in several chains are all named, so that the number fits the names.
    """
    chiefs = chief_points(position, stones)
    if len(chiefs) <= _MOST_CHAINS:
        text = translate("life", "%n stone(s) at %1", None, len(stones))
        is_told_whole = len(chiefs) > 1 and len(stones) <= _MOST_NAMED
        return filled(text, named_points(sorted(stones) if is_told_whole else chiefs, position.size))
    text = translate("life", "%n stones around %1", None, len(stones))
    return filled(text, point_name(chief_point(stones), position.size))


def group_phrase(position: Position, color: Color, stones: frozenset[Point]) -> str:
    """Return the words for a group within a sentence: "the 4 black stones at F8"."""
    black = translate("life", "the %n black stone(s) at %1", None, len(stones))
    white = translate("life", "the %n white stone(s) at %1", None, len(stones))
    return filled(by_color(color, black, white), point_name(chief_point(stones), position.size))


def spoken_group(position: Position, group: CountGroup) -> str:
    """Return a row of the list of groups as a screen reader speaks it: colour, place, status, and reason."""
    parts = [
        comma_list(color_name(group.color), group_title(position, group.stones)),
        group_chip(group),
        group_reason(group, position.size),
    ]
    return closed(dotted(*parts))


def group_chip(group: CountGroup) -> str:
    """Return the word for the status beside a group in the list, or that the players have to decide."""
    if is_open(group):
        return translate("life", "open")
    if group.is_undecided:
        return translate("life", "you decide")
    return status_word(group.status)


def is_open(group: CountGroup) -> bool:
    """Return whether the first move decides a group, and the players have not decided it."""
    judgement = group.judgement
    return group.is_undecided and judgement is not None and judgement.reason is Reason.FIRST_MOVE_DECIDES


#: The word beside a group for its status: alive, dead or in seki.
status_word = TextTable(
    {
        Status.DEAD: Text("life", "dead"),
        Status.SEKI: Text("life", "seki"),
        Status.ALIVE: Text("life", "alive"),
    }
)


def group_reason(group: CountGroup, size: BoardSize) -> str:
    """Return the reason for the status of a group, or that the players changed it; empty where there is none."""
    proposed = group.judgement.leaning if group.judgement is not None else Life.ALIVE
    is_as_proposed = proposed is LIFE_OF[group.status]
    if group.judgement is not None and (is_as_proposed or not group.is_by_hand):
        reason = reason_sentence(group.judgement, size)
        if group.status is Status.SEKI and group.judgement.reason in _STANDOFFS:
            return running_text(reason, _what_seki_counts(group))
        return reason
    if group.is_by_hand:
        return translate("life", "Changed by you.")
    return ""


def ask_engine(name: str) -> str:
    """Return the label of the button that asks an engine which stones are dead."""
    return filled(translate("life", "Ask %1"), name)


def asking_engine(name: str) -> str:
    """Return the text shown while an engine looks for dead stones."""
    return filled(translate("life", "%1 is looking at the board…"), name)


def engine_agrees(name: str) -> str:
    """Return the message where an engine judges all stones as they are counted."""
    return filled(translate("life", "%1 sees it the same way."), name)


def engine_differs(name: str) -> str:
    """Return the message where an engine judges some stones otherwise; nothing has been changed."""
    return filled(translate("life", "%1 sees some stones differently. You decide."), name)


def opinion_sentence(position: Position, opinion: SecondOpinion) -> str:
    """Return the judgement of a group by an engine that disagrees with the count."""
    stones = group_title(position, opinion.stones)
    texts = {
        Status.DEAD: translate("life", "%1: it says dead."),
        Status.ALIVE: translate("life", "%1: it says alive."),
        Status.SEKI: translate("life", "%1: it says seki."),
    }
    return filled(texts[opinion.status], stones)


def counted_sentence(opinion: SecondOpinion, size: BoardSize) -> str:
    """Return the status and reason of a group in the count, below an engine's other opinion; empty if undecided."""
    if opinion.group.is_undecided:
        return ""
    texts = {
        Status.DEAD: translate("life", "Counted as dead. %1"),
        Status.ALIVE: translate("life", "Counted as alive. %1"),
        Status.SEKI: translate("life", "Counted as seki. %1"),
    }
    return filled(texts[opinion.group.status], group_reason(opinion.group, size)).strip()


#: The label of the button that accepts an engine's opinion of a group.
take_over = TextTable(
    {
        Status.DEAD: Text("life", "Mark as dead"),
        Status.ALIVE: Text("life", "Mark as alive"),
        Status.SEKI: Text("life", "Mark as seki"),
    }
)


def _what_seki_counts(group: CountGroup) -> str:
    """Return the sentence that says whether the rules count the stones and eyes of a seki."""
    if group.counts_in_seki:
        return translate("life", "Under these rules the stones and their eyes count.")
    return translate("life", "Under these rules nothing in a seki counts.")


def dame_sentence(session: GameSession) -> str:
    """Return the sentences about open neutral points: how filling them ends, or why they cannot be
    filled; else empty.
    """
    counting = session.counting
    proposal = counting.proposal if counting is not None else None
    if counting is None or proposal is None or counting.is_fixed:
        return ""
    found = possible_filling(session, counting)
    size, dame = counting.position.size, proposal.dame | found.neutral
    marked = headline_count(session, counting).count().territory.neutral
    if len(marked - dame) > len(dame):
        # Behind an open border nobody owns a point: the board marks far more points than a sentence could name.
        dame = frozenset()
    text = translate("life", "%n neutral point(s) are open: %1.", None, len(dame)) if dame else ""
    text = filled(text, named_points(sorted(dame), size))
    if counts_as_it_stands(counting.ruleset):
        has_open = dame or proposal.openings or proposal.needed
        return running_text(text, *_as_the_rules_count(session, counting, bool(dame))) if has_open else ""
    if not dame:
        return ""
    if session.count_ends_game and not can_fill_dame(session):
        return running_text(text, _why_not_filled(session, counting))
    return running_text(text, *filling_sentences(found, counting.position))


#: The sentence that the rules assume no last moves.
rules_count_as_it_stands = Text("life", "These rules count the board as it stands.")

#: The note on a table of all rulesets that it assumes no last moves.
all_as_they_stand = Text("life", "All rows count the board as it stands, before the last moves.")


def _as_the_rules_count(session: GameSession, counting: CountingState, has_dame: bool) -> list[str]:
    """Return the sentences that say why no last moves are assumed, and how to fill neutral points even so."""
    told = [rules_count_as_it_stands()]
    if next_stop_is_final(counting.ruleset):
        told.append(translate("life", "Under these rules another stop would count all stones as alive."))
    elif has_dame and session.count_ends_game:
        told.append(translate("life", "To fill these points, play on."))
    return told


def _why_not_filled(session: GameSession, counting: CountingState) -> str:
    """Return the sentence that says why open neutral points cannot be filled now."""
    if counting.undecided:
        return translate("life", "First decide which of the unclear groups are alive.")
    if possible_filling(session, counting).openings:
        return translate("life", "Close the open borders first.")
    return translate("life", "Filling here would harm one side. Play on to settle this.")


def filling_sentences(found: Filling, position: Position) -> list[str]:
    """Return a sentence for each move that is forced while neutral points are filled, and one for the
    points left open.
    """
    told = [_forced_sentence(cause, answer, position) for cause, answer in found.forced]
    if found.left:
        text = translate("life", "Left open: we cannot tell what happens next: %1.")
        told.append(filled(text, named_points(sorted(found.left), position.size)))
    return told


def _forced_sentence(cause: Play, answer: FillingMove, position: Position) -> str:
    """Return the sentence about one forced move and the move that forces it."""
    place, stones = answer.move, len(answer.protects)
    color, size = place.color, position.size
    if any(position.at(point) is color for point in answer.protects):
        #: %1 = a point %2 = a point
        black = translate("life", "If White fills %1, Black must answer at %2 or lose %n stone(s).", None, stones)
        #: %1 = a point %2 = a point
        white = translate("life", "If Black fills %1, White must answer at %2 or lose %n stone(s).", None, stones)
    else:
        #: %1 = a point %2 = a point
        black = translate("life", "If White fills %1, Black must close the border at %2.")
        #: %1 = a point %2 = a point
        white = translate("life", "If Black fills %1, White must close the border at %2.")
    names = (point_name(move.point, size) for move in (cause, place) if isinstance(move, Play))
    return filled(by_color(color, black, white), *names)


def closing_sentence(closing: FillingMove, size: BoardSize) -> str:
    """Return the sentence that says which side closes its border, and where; empty for a pass."""
    move = closing.move
    if not isinstance(move, Play):
        return ""
    black = translate("life", "Black closes the border at %1.")
    white = translate("life", "White closes the border at %1.")
    return filled(by_color(move.color, black, white), point_name(move.point, size))


def headline(session: GameSession, counting: CountingState) -> str:
    """Return the headline of the count that says who is ahead, and of which board where there is a choice."""
    leader = standing(headline_count(session, counting).count())
    if last_moves(session, counting).moves:
        return filled(translate("count", "After the last moves: %1"), leader)
    if counting.as_it_stands and last_moves_instead(session, counting).moves:
        return filled(translate("count", "As it stands: %1"), leader)
    return leader


def last_moves_instead(session: GameSession, counting: CountingState) -> Filling:
    """Return the last moves that a count of the board as it stands leaves out."""
    return last_moves(session, counting.counted_as_it_stands(as_it_stands=False))


def other_sum(as_it_stands: bool) -> str:
    """Return the label of the button that shows the other sum: after the last moves, or of the board as it stands."""
    if as_it_stands:
        return translate("panel", "Count after the last moves")
    return translate("panel", "Count as it stands")


def closing_sentences(session: GameSession, counting: CountingState) -> str:
    """Return a line for each move by which a side closes its border; empty where there is none."""
    closing = last_moves(session, counting).closing
    return "\n".join(closing_sentence(each, counting.position.size) for each in closing)


#: The title of the count of a game that does not look finished.
is_it_over = Text("life", "Is the game over?")

#: The sentence that the game does not look finished, where too much is open for a useful count.
not_finished = Text("life", "This game does not look finished.")

#: The sentence about a board with few stones.
just_begun = Text("life", "The game has only just begun. Nobody has a border yet.")

#: The note that the file of the neural network that judges groups is missing or damaged.
lacks_network = Text("life", "A file of the program is missing or damaged, so more groups than usual are not clear.")


def border_sentence(counting: CountingState) -> str:
    """Return the sentence about the open border that is outlined on the board, where an unfinished game goes on.

    A board with few stones is only just begun: the sentence names no place. It is empty where no border is open.
    """
    if counting.is_just_begun:
        return just_begun()
    border = counting.open_border
    if border is None:
        return ""
    where = _whereabouts(border.points, counting.position.size)
    if len(border.invaders) > 1:
        text = translate("life", "The border is open here, %1: both sides can slip in.")
        return filled(text, where)
    (invader,) = border.invaders
    black = translate("life", "White’s border is open here, %1: Black can slip in.")
    white = translate("life", "Black’s border is open here, %1: White can slip in.")
    return filled(by_color(invader, black, white), where)


#: In which ninth of the board the middle of these points lies.
_ninths = TextTable(
    {
        (0, 0): Text("life", "at the top left"),
        (1, 0): Text("life", "at the top"),
        (2, 0): Text("life", "at the top right"),
        (0, 1): Text("life", "on the left"),
        (1, 1): Text("life", "in the middle"),
        (2, 1): Text("life", "on the right"),
        (0, 2): Text("life", "at the bottom left"),
        (1, 2): Text("life", "at the bottom"),
        (2, 2): Text("life", "at the bottom right"),
    }
)


def _whereabouts(points: frozenset[Point], size: BoardSize) -> str:
    """Return in which ninth of the board the middle of these points lies."""
    across = sum(point.col for point in points) * 3 // (len(points) * size.columns)
    down = sum(point.row for point in points) * 3 // (len(points) * size.rows)
    return _ninths((across, down))


def decision_sentence(counting: CountingState) -> str:
    """Return the sentence that asks the players to decide about unclear groups; empty where there are none."""
    groups = counting.undecided
    if not groups:
        return ""
    if len(groups) > 1:
        return translate("life", "%n groups need your decision.", None, len(groups))
    group = groups[0]
    phrase = group_phrase(counting.position, group.color, group.stones)
    return filled(translate("life", "One group needs your decision: %1."), phrase)


def change_sentence(before: CountingState, now: CountingState) -> str:
    """Return the announcement for a screen reader after marks or agreements changed; empty for no change."""
    old, new, position = before.statuses, now.statuses, now.position
    changed = (old.dead ^ new.dead) | (old.seki ^ new.seki)
    for color in Color:
        stones = changed & position.points(color)
        if stones:
            word = status_word(new.of(min(stones)))
            return closed(labelled(group_phrase(position, color, stones), word))
    if old.neutral != new.neutral:
        names = named_points(sorted(old.neutral ^ new.neutral), position.size)
        if new.neutral - old.neutral:
            return filled(translate("life", "%1: counts for nobody."), names)
        return filled(translate("life", "%1 counts again."), names)
    if now.agreed > before.agreed:
        (color,) = now.agreed - before.agreed
        return filled(translate("life", "%1 agrees."), color_name(color))
    if before.agreed and not now.agreed:
        return translate("life", "You both need to agree again.")
    return ""


def open_sentence(counting: CountingState, ends_game: bool = True) -> str:
    """Return one sentence about the places that are still open on the board; empty where nothing is.

    The advice to play on is left out of a count that does not end the game.
    """
    proposal, size = counting.proposal, counting.position.size
    if proposal is None or not counting.is_warned:
        return ""
    if counting.is_unfinished and counting.open_border is not None:
        # The panel names the choices; one sentence is enough to find the place.
        return border_sentence(counting)
    if not proposal.is_finished:
        text = not_finished()
    elif proposal.openings:
        text = opening_sentences(proposal.openings, size)[0]
    else:
        text = needed_sentence(proposal.needed[0], size)
    if not ends_game:
        return text
    return running_text(text, translate("life", "Play on, or count as it is."))


def reading_sentence(point: Point | None, size: BoardSize) -> str:
    """Return the progress shown while the board is read: "Reading the corner at A9…"."""
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


def _is_near_edge(line: int, lines: int) -> bool:
    return min(line, lines - 1 - line) < max(1, lines // 3)


def marking_hint(counting: CountingState) -> str:
    """Return the hint above the marked stones: how the players change the proposal."""
    if counting.proposal is None or counting.is_recorded:
        first = translate("panel", "Click each group that cannot escape.")
    else:
        first = translate("panel", "This is a proposal.")
    if counting.ruleset.marks_seki:
        change = translate("panel", "Click a group to change it: alive, dead or seki.")
    else:
        change = translate("panel", "Click a group to change it: alive or dead.")
    if counting.proposal is not None and not groups_of_count(counting):
        first = translate("panel", "We found no dead stones.")
    return running_text(first, change)


#: The line below an opponent's other view of some stones: the user's count ends the game.
opponent_detail = Text("count", "You decide. Once you agree, the game ends with this count.")

#: The hint that any change of the marks takes both agreements back.
change_takes_back = Text("panel", "Any change takes both agreements back.")

#: The title of the panel in which the dead stones are marked.
which_are_dead = Text("panel", "Which stones are dead?")

#: The hint that the board is counted once both players agree.
count_when_agreed = Text("panel", "When you both agree, we count.")

#: The hint in place of the marks under rules that count every stone as alive.
every_stone_alive = Text("panel", "Under these rules every stone on the board counts as alive.")

#: The tip of the choice by which a click changes a whole group.
group_reach = Text("reach", "A click changes all chains that live or die together.")

#: The tip of the choice by which a click changes a chain.
chain_reach = Text("reach", "A click changes only the stones that are joined by lines.")

#: The tip of the choice by which a click changes a closed area.
area_reach = Text(
    "reach",
    "A click changes all stones of that colour in the closed area, or all its "
    "empty points. So does a double click, or a click with Shift.",
)
