"""Where the points of a count are, and what is thought of every group: for people and programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goboard_app.app.texts.cli import group_line, open_sentences, points_line
from goboard_app.app.texts.count import RowKind, count_rows, reason_sentence
from goboard_app.app.texts.format import color_name, translate
from goboard_app.cli.values import Json, point_names
from goboard_app.go.board import Color, Point
from goboard_app.scoring.proposal import GroupJudgement
from goboard_app.scoring.statuses import Status
from goboard_app.session.recount import Recount

_Judged = tuple[GroupJudgement, frozenset[Point], Status]


def explained(found: Recount) -> str:
    """Every group with its reason, what is open on the board, and the points of every line."""
    size = found.position.size
    groups = [group_line(*judged, size) for judged in _judged_groups(found)]
    still_open = [
        points_line(translate("score", "Not counted, in seki"), _in_seki(found), size),
        points_line(translate("score", "Of nobody"), found.count.territory.neutral, size),
        points_line(translate("score", "Either side may fill"), found.proposal.dame, size),
        *open_sentences(found.proposal, size),
    ]
    parts = [groups, still_open, list(_points_of_lines(found))]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def explained_json(found: Recount) -> dict[str, Json]:
    """The groups, the map of the points and what is open; the keys are listed in the help."""
    size, proposal = found.position.size, found.proposal
    territory = found.count.territory
    return {
        "groups": [_group_json(found, *judged) for judged in _judged_groups(found)],
        "territory": list(_map(found)),
        "seki_points": point_names(_in_seki(found), size),
        "neutral_points": point_names(territory.neutral, size),
        "dame": point_names(proposal.dame, size),
        "openings": [
            {
                "invader": opening.invader.value,
                "points": point_names(opening.points, size),
                "threatened": point_names(opening.threatened, size),
            }
            for opening in proposal.openings
        ],
        "needed": [
            {
                "owner": move.owner.value,
                "point": point_names(frozenset({move.point}), size)[0],
                "threatened": point_names(move.threatened, size),
            }
            for move in proposal.needed
        ],
        "finished": proposal.is_finished,
    }


def _judged_groups(found: Recount) -> Iterator[_Judged]:
    """The groups as they were judged, divided where their stones are counted differently."""
    for judgement in found.proposal.groups:
        by_status: dict[Status, set[Point]] = {}
        for stone in sorted(judgement.stones):
            by_status.setdefault(found.statuses.of(stone), set()).add(stone)
        for status, stones in by_status.items():
            yield judgement, frozenset(stones), status


def _group_json(
    found: Recount, judgement: GroupJudgement, stones: frozenset[Point], status: Status
) -> Json:
    size = found.position.size
    return {
        "color": judgement.color.value,
        "stones": point_names(stones, size),
        "status": status.name.lower(),
        "judged": judgement.life.value,
        "leaning": judgement.leaning.value,
        "reason": judgement.reason.value,
        "reason_points": point_names(judgement.points, size),
        "liberties": judgement.liberties,
        "other_liberties": judgement.other_liberties,
        "confidence": judgement.confidence,
        "sentence": reason_sentence(judgement, size),
    }


def _in_seki(found: Recount) -> frozenset[Point]:
    territory = found.count.territory
    return territory.seki_black | territory.seki_white


def _map(found: Recount) -> Iterator[str]:
    """One text a row: b and w for territory, s for what does not count in seki, else a dot."""
    size, territory = found.position.size, found.count.territory
    signs = dict.fromkeys(_in_seki(found), "s")
    signs |= dict.fromkeys(territory.black, "b") | dict.fromkeys(territory.white, "w")
    for row in range(size.rows):
        yield "".join(signs.get(Point(col, row), ".") for col in range(size.columns))


def _points_of_lines(found: Recount) -> Iterator[str]:
    """The points behind each line of the breakdown, as far as it comes from the board."""
    size = found.position.size
    for row in count_rows(found.count):
        for color in Color:
            points = sorted(_points_of(found, row.kind, color))
            if points:
                label = f"{color_name(color)}, {row.label} ({len(points)})"
                yield points_line(label, points, size)


def _points_of(found: Recount, kind: RowKind, color: Color) -> Iterable[Point]:
    position, territory = found.position, found.count.territory
    dead = found.statuses.dead
    return {
        RowKind.STONES: position.points(color) - dead,
        RowKind.TERRITORY: territory.of(color),
        RowKind.DEAD: (position.points(color.opponent) & dead) - territory.in_seki(color),
    }.get(kind, ())
