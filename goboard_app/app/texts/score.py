"""What `goboard score` tells: whence things were taken, of groups and borders, of the result."""

from __future__ import annotations

from collections.abc import Iterable

from goboard_app.app.texts.borders import needed_move, opening_sentence
from goboard_app.app.texts.commands import point_list
from goboard_app.app.texts.life import reason_sentence
from goboard_app.app.texts.mismatch import both_results
from goboard_app.app.texts.numbers import color_name, filled, translate
from goboard_app.app.texts.records import result_sentence
from goboard_app.go.board import BoardSize, Point, point_name
from goboard_app.scoring.proposal import GroupJudgement, Life, Proposal
from goboard_app.scoring.statuses import Status
from goboard_app.session.recount import Recount, Source

_LIVES = {Status.ALIVE: Life.ALIVE, Status.DEAD: Life.DEAD, Status.SEKI: Life.SEKI}


def dead_source(source: Source) -> str:
    """Who said which stones are dead."""
    return {
        Source.OPTION: translate("cli", "Dead stones, as given with --dead"),
        Source.RECORD: translate("cli", "Dead stones, as TB and TW of the record mark them"),
    }.get(source, translate("cli", "Dead stones, as judged here"))


def comparison(found: Recount, counted: str) -> str:
    """The count beside what the record says, with the likely cause of a difference."""
    recorded = (found.info.result or "").strip()
    if not recorded:
        return translate("cli", "The record gives no result.")
    if found.agrees is None:
        sentence = translate("cli", "The record says %1 (%2); counting cannot confirm that.")
        return filled(sentence, recorded, result_sentence(recorded))
    if found.agrees:
        return filled(translate("cli", "The record says %1 as well."), recorded)
    return both_results(recorded, counted)


def group_line(
    judgement: GroupJudgement, stones: frozenset[Point], status: Status, size: BoardSize
) -> str:
    """Stones that count as one thing: what they are, what was judged, how sure that is, and why."""
    text = translate("score", "%1 %2, stones: %3. %4")
    what = _judged(judgement) + " " + reason_sentence(judgement, size)
    if _LIVES[status] is not judgement.leaning:
        counted = filled(translate("score", "Counted as %1."), life_name(_LIVES[status]))
        what = f"{counted} {what}"
    where = point_name(min(stones), size)
    return filled(text, color_name(judgement.color), where, len(stones), what)


def _judged(judgement: GroupJudgement) -> str:
    sure = f"{percent(judgement.confidence)} %"
    if judgement.life is not Life.UNCLEAR:
        return filled(translate("score", "Judged as %1 (%2)."), life_name(judgement.life), sure)
    text = translate("score", "Not clear, likely %1 (%2).")
    return filled(text, life_name(judgement.leaning), sure)


def percent(confidence: float) -> int:
    """A confidence in whole percent, never rounded up to certainty."""
    return int(confidence * 100 + 1e-9)


def life_name(life: Life) -> str:
    """Alive, dead, in seki, or not clear."""
    return {
        Life.ALIVE: translate("score", "alive"),
        Life.DEAD: translate("score", "dead"),
        Life.SEKI: translate("score", "in seki"),
        Life.UNCLEAR: translate("score", "not clear"),
    }[life]


def open_sentences(proposal: Proposal, size: BoardSize) -> list[str]:
    """What had better be played before the count, that the game is not finished first of all."""
    told = [] if proposal.is_finished else [not_finished()]
    told += [opening_sentence(opening, size, point_list) for opening in proposal.openings]
    return told + [needed_move(move, size) for move in proposal.needed]


def capture_game() -> str:
    """What is counted is a game in which captured stones win."""
    return translate("score", "This is a capture game: captured stones win, not points.")


def not_finished() -> str:
    """So much is open that the count says little."""
    return translate("score", "The game is not finished; the count says little.")


def unclear_sentence(judgement: GroupJudgement, size: BoardSize) -> str:
    """Which group the players have to decide about, and what it was taken for."""
    where = point_name(min(judgement.stones), size)
    leaning = life_name(judgement.leaning)
    text = translate("score", "The group at %1 is not clear; it is counted as %2.")
    return filled(text, where, leaning)


def points_line(label: str, points: Iterable[Point], size: BoardSize) -> str:
    """What points there are of a kind."""
    return filled(translate("cli", "%1: %2"), label, point_list(points, size))
