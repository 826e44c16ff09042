"""The answer to a request: dead stones, those in seki, and the result of our own count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from goboard_app.go.board import Color
from goboard_app.go.position import Position
from goboard_app.record.result import format_result
from goboard_app.rules.repetition import History
from goboard_app.scoring.count import Count, count
from goboard_app.scoring.filling import fill
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.proposal import Proposal
from goboard_app.scoring.statuses import Statuses
from goboard_app.session.acts import result_of
from tests.scoring_program.request import Request, read_request, sgf_points


@dataclass(frozen=True, slots=True)
class Scored:
    """The proposal for a request, the counted board, and the result in the form of RE.

    `filled` is the result after the last moves: small gaps closed by their owners, then neutral
    points filled, with the moves that this forces.
    """

    proposal: Proposal
    counted: Position
    result: str
    filled: str


def score(request: Request) -> Scored:
    """Judge the stones and count the board as it stands.

    Where a record leaves off before the neutral points are filled, the results of some collections
    take the rest as played and those of others do not; so nothing is added here.
    """
    proposal = propose(request.position)
    position, statuses = request.position, proposal.statuses()
    history = History.starting_at(position)
    filling = fill(position, history, request.ruleset, proposal, statuses)
    after = filling.after(position)
    stones = after.points(Color.BLACK) | after.points(Color.WHITE)
    left = replace(statuses, dead=statuses.dead & stones)
    result = format_result(result_of(_counted(request, position, statuses)))
    filled = format_result(result_of(_counted(request, after, left)))
    return Scored(proposal, position, result, filled)


def _counted(request: Request, position: Position, statuses: Statuses) -> Count:
    return count(position, statuses, request.ruleset, request.terms)


def answer(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the answer to one request as JSON; `error` gives the reason if there is none."""
    try:
        request = read_request(fields)
    except (KeyError, ValueError, TypeError) as error:
        return {"id": fields.get("id"), "error": f"{type(error).__name__}: {error}"}
    return answer_of(request, score(request))


def answer_of(request: Request, scored: Scored) -> dict[str, Any]:
    """Return the result of a request as JSON."""
    statuses = scored.proposal.statuses()
    return {
        "id": request.id,
        "dead": sgf_points(statuses.dead),
        "seki": sgf_points(statuses.seki),
        "result": scored.result,
        "filled": scored.filled,
    }
