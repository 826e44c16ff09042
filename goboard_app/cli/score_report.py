"""The report of `goboard score`, as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from goboard_app.app.texts import cli as texts
from goboard_app.app.texts.count import CountRow, RowKind, all_as_they_stand, count_rows, reason_sentence, standing
from goboard_app.app.texts.explain import cause_sentence, unchanged
from goboard_app.app.texts.files import done_about, expected_at
from goboard_app.app.texts.format import board_size, color_name, points, translate, visible
from goboard_app.app.texts.results import finding_sentence, result_sentence
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.cli.faults import Fault, fault_sentence
from goboard_app.cli.files import Json, number, point_names
from goboard_app.go.board import BoardSize, Color, Play, Point, point_name
from goboard_app.record.result import format_result
from goboard_app.record.sgf.diagnostics import Finding
from goboard_app.scoring.count import Count, SideCount
from goboard_app.scoring.proposal import GroupJudgement
from goboard_app.scoring.statuses import Status
from goboard_app.session.acts import result_of
from goboard_app.session.recount import FilledCount, Mismatch, Recount

_Judged = tuple[GroupJudgement, frozenset[Point], Status]

# Attributes of `SideCount`, which are the keys of a side in JSON as well.
_PARTS = (
    "territory",
    "stones",
    "prisoners",
    "dead",
    "pass_stones",
    "tax",
    "komi",
    "handicap_bonus",
    "first_pass_bonus",
    "clock_penalty",
    "total",
)


def rules_table(found: Sequence[Recount]) -> str:
    """Return a table with a row for each count: result, Black's margin, and the terms of both sides.

    Rows with the same terms form one block under the names of the terms.
    """
    by_terms: dict[tuple[str, ...], list[Recount]] = {}
    for one in found:
        labels = tuple(row.label for row in _terms(one))
        by_terms.setdefault(labels, []).append(one)
    head = (
        translate("cli", "Rules"),
        translate("cli", "Result"),
        translate("score", "Margin"),
        color_name(Color.BLACK),
        color_name(Color.WHITE),
    )
    rows = {labels: [_row(one) for one in some] for labels, some in by_terms.items()}
    cells = [head, *(row for some in rows.values() for row in some)]
    # One width for all blocks, so that their columns are in line.
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    lines = [_line(head, widths)]
    for labels, some in rows.items():
        lines += ["", " + ".join(labels), *(_line(row, widths) for row in some)]
    return "\n".join(lines)


def _terms(found: Recount) -> list[CountRow]:
    return [row for row in count_rows(found.count) if row.kind is not RowKind.TOTAL]


def _row(found: Recount) -> tuple[str, ...]:
    terms, margin = _terms(found), found.count.margin
    black, white = found.count.black.total, found.count.white.total
    return (
        found.ruleset.key,
        format_result(found.result),
        ("+" if margin > 0 else "") + points(margin),
        _sum([row.black for row in terms], black),
        _sum([row.white for row in terms], white),
    )


def _sum(terms: Sequence[str], total: Fraction) -> str:
    """Return the terms written out: "41 + 4 + 0 = 45"."""
    # A negative term is subtracted instead of added.
    return f"{' + '.join(terms)} = {points(total)}".replace(" + \N{MINUS SIGN}", " \N{MINUS SIGN} ")


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = (f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True))
    return "  ".join(padded).rstrip()


def explained(found: Recount) -> str:
    """Return every group with its reason, the open points of the board, and the points of every line."""
    size = found.position.size
    groups = [texts.group_line(*judged, size) for judged in _judged_groups(found)]
    still_open = [
        texts.points_line(translate("score", "Not counted, in seki"), _in_seki(found), size),
        texts.points_line(translate("score", "Nobody’s"), found.count.territory.neutral, size),
        texts.points_line(translate("score", "Either side may fill"), found.proposal.dame, size),
        *texts.open_sentences(found.proposal, size),
    ]
    parts = [groups, still_open, list(_points_of_lines(found))]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def explained_json(found: Recount) -> dict[str, Json]:
    """Return the groups, the map of the points and the open points; the help lists the keys."""
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


def _filled_json(filled: FilledCount | None, size: BoardSize) -> dict[str, Json] | None:
    """Return the last moves with their purposes, the points left open, and the result."""
    if filled is None:
        return None
    filling = filled.filling
    return {
        "moves": [
            {
                "color": each.move.color.value,
                "point": point_name(each.move.point, size) if isinstance(each.move, Play) else None,
                "protects": point_names(each.protects, size),
                "purpose": each.purpose.value,
            }
            for each in filling.moves
        ],
        "left": point_names(filling.left, size),
        "result": format_result(filled.result),
    }


def _last_moves_json(found: Recount) -> Json:
    """Return the last moves and the count after them."""
    told = _filled_json(found.last_moves, found.position.size)
    if found.last_moves is None or told is None:
        return None
    counted = found.last_moves.count
    return told | {
        "margin": number(counted.margin),
        "winner": None if counted.winner is None else counted.winner.value,
        "agrees": found.agrees_after,
    }


def _judged_groups(found: Recount) -> Iterator[_Judged]:
    """Yield the judged groups, divided where their stones are counted differently."""
    for judgement in found.proposal.groups:
        by_status: dict[Status, set[Point]] = {}
        for stone in sorted(judgement.stones):
            by_status.setdefault(found.statuses.of(stone), set()).add(stone)
        for status, stones in by_status.items():
            yield judgement, frozenset(stones), status


def _group_json(found: Recount, judgement: GroupJudgement, stones: frozenset[Point], status: Status) -> Json:
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
    """Yield one text a row: b and w for territory, s for points in seki that do not count, else a dot."""
    size, territory = found.position.size, found.count.territory
    signs = dict.fromkeys(_in_seki(found), "s")
    signs |= dict.fromkeys(territory.black, "b") | dict.fromkeys(territory.white, "w")
    for row in range(size.rows):
        yield "".join(signs.get(Point(col, row), ".") for col in range(size.columns))


def _points_of_lines(found: Recount) -> Iterator[str]:
    """Yield the points behind each line of the breakdown that comes from the board."""
    size = found.position.size
    for row in count_rows(found.count):
        for color in Color:
            points = sorted(_points_of(found, row.kind, color))
            if points:
                label = f"{color_name(color)}, {row.label} ({len(points)})"
                yield texts.points_line(label, points, size)


def _points_of(found: Recount, kind: RowKind, color: Color) -> Iterable[Point]:
    position, territory = found.position, found.count.territory
    dead = found.statuses.dead
    return {
        RowKind.STONES: position.points(color) - dead,
        RowKind.TERRITORY: territory.of(color),
        RowKind.DEAD: (position.points(color.opponent) & dead) - territory.in_seki(color),
    }.get(kind, ())


@dataclass(frozen=True, slots=True)
class ScoreReport:
    """A count with all remarks about it; `game` of `games`, from 1."""

    file: str
    game: int
    games: int
    found: Recount
    findings: tuple[Finding, ...]
    faults: tuple[Fault, ...]
    messages: tuple[str, ...]
    mismatch: Mismatch | None = None

    @property
    def result(self) -> str:
        """The result of the board as it is, in the form of RE; a tie that Black wins is B+0."""
        return format_result(self.found.result)

    @property
    def is_remarkable(self) -> bool:
        """True if there is something to report besides the result."""
        found = self.found
        # A record with the result after the last moves agrees as well.
        differs = found.agrees is False and not found.agrees_after
        closes = found.last_moves is not None and found.last_moves.filling.closing
        return bool(self.messages or differs or closes or found.is_unfinished)


def as_text(report: ScoreReport, is_explained: bool = False) -> str:
    """Return the report as text for people."""
    found = report.found
    parts = [
        "\n".join(_facts(report)),
        "\n".join(texts.unfinished_lines(found)),
        # An unfinished board has no main count: the sum of the board as it is.
        _table(found.main_count or found.count),
        explained(found) if is_explained else "",
        "\n".join((*_result_lines(report), visible(_comparison(report)))),
        "\n".join(texts.filled_lines(found)),
        "\n".join(map(visible, report.messages)),
    ]
    return "\n\n".join(filter(None, parts))


def all_as_text(reports: Sequence[ScoreReport]) -> str:
    """Return reports of one game by several rulesets as one table."""
    first = reports[0]
    recorded = (first.found.info.result or "").strip()
    parts = [
        "\n".join(_facts(first, names_rules=False)),
        "\n".join(texts.unfinished_lines(first.found)),
        rules_table([report.found for report in reports]),
        all_as_they_stand() if any(report.found.last_moves for report in reports) else "",
        texts.record_says(recorded) if recorded else "",
        "\n".join(map(visible, first.messages)),
    ]
    return "\n\n".join(filter(None, parts))


def as_json(report: ScoreReport) -> dict[str, Json]:
    """Return the report as JSON; the help of the command lists the keys."""
    found = report.found
    size = found.position.size
    winner, mismatch = found.count.winner, report.mismatch
    main = found.main_count
    difference = None if mismatch is None else mismatch.difference
    return {
        "file": report.file,
        "game": report.game,
        "games": report.games,
        "size": [size.columns, size.rows],
        "moves": found.moves,
        "black_name": found.info.black_name,
        "white_name": found.info.white_name,
        "ruleset": found.ruleset.key,
        "ruleset_from": found.ruleset_source.value,
        "ruleset_named": found.named.is_named,
        "ruleset_recorded": found.info.rules,
        "scoring": found.count.scoring.value,
        "komi": number(found.komi),
        "komi_from": found.komi_source.value,
        "handicap": found.handicap.stones,
        "dead": point_names(found.statuses.dead, size),
        "dead_from": found.dead_source.value,
        "seki": point_names(found.statuses.seki, size),
        "black": _side_json(found.count.black),
        "white": _side_json(found.count.white),
        "neutral": found.count.neutral,
        "margin": number(found.count.margin),
        "winner": None if winner is None else winner.value,
        "result": report.result,
        "recorded_result": found.info.result,
        "agrees": found.agrees,
        "difference": None if difference is None else number(difference),
        "likely_cause": None if mismatch is None else mismatch.cause.name.lower(),
        "main_result": None if main is None else format_result(result_of(main)),
        "after_last_moves": _last_moves_json(found),
        "filled": _filled_json(found.filled, size),
        **explained_json(found),
        "findings": findings_json(report.findings),
        "illegal_moves": faults_json(report.faults, size),
        "messages": list(report.messages),
    }


def findings_json(findings: Iterable[Finding]) -> list[Json]:
    """Return findings with their places; games count from 1, null is for the whole file."""
    return [
        {
            "kind": item.kind.name.lower(),
            "line": item.line,
            "column": item.column,
            "detail": item.detail,
            # -1 is a finding about the whole file.
            "game": None if item.game < 0 else item.game + 1,
            "sentence": finding_sentence(item),
            "expected": expected_at(item.kind),
            "done": done_about(item.kind),
        }
        for item in findings
    ]


def faults_json(faults: Iterable[Fault], size: BoardSize) -> list[Json]:
    """Return faulty moves with number, colour, point and reason."""
    return [
        {
            "move": fault.move,
            "color": fault.color.value,
            "point": fault.raw if fault.point is None else point_name(fault.point, size),
            "reason": fault.kind.value,
            "sentence": fault_sentence(fault, size),
        }
        for fault in faults
    ]


def _side_json(side: SideCount) -> dict[str, Json]:
    return {part: number(getattr(side, part)) for part in _PARTS}


def _facts(report: ScoreReport, names_rules: bool = True) -> list[str]:
    found = report.found
    info, size = found.info, found.position.size
    board = texts.size_and_moves(board_size(size), found.moves)
    facts = [
        (color_name(Color.BLACK), _player(info.black_name, info.black_rank)),
        (color_name(Color.WHITE), _player(info.white_name, info.white_rank)),
        (translate("cli", "Board"), board),
        *(((translate("cli", "Rules"), _rules(found)),) if names_rules else ()),
        (translate("cli", "Komi"), texts.komi_text(found.komi)),
        (translate("cli", "Handicap"), str(found.handicap.stones)),
        (texts.dead_source(found.dead_source), texts.point_list(found.statuses.dead, size)),
    ]
    if found.statuses.seki and found.ruleset.marks_seki:
        facts.append((translate("cli", "In seki"), texts.point_list(found.statuses.seki, size)))
    return [visible(report.file), *(texts.labelled(label, value) for label, value in facts)]


def _rules(found: Recount) -> str:
    return f"{ruleset_name(found.ruleset)} ({found.ruleset.key})"


def _comparison(report: ScoreReport) -> str:
    """Return the count beside the recorded result, with the likely cause of a difference."""
    text = texts.comparison(report.found, report.result)
    if report.found.agrees is not False or report.found.agrees_after:
        return text
    size = report.found.position.size
    cause = "" if report.mismatch is None else cause_sentence(report.mismatch, size)
    return " ".join(filter(None, (text, cause, unchanged())))


def _player(name: str, rank: str) -> str:
    if name and rank:
        return f"{name} ({rank})"
    return name or rank or "?"


def _table(counted: Count) -> str:
    rows = [("", color_name(Color.BLACK), color_name(Color.WHITE))]
    rows += [(row.label, row.black, row.white) for row in count_rows(counted)]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    return "\n".join(
        f"{label:<{widths[0]}}  {black:>{widths[1]}}  {white:>{widths[2]}}" for label, black, white in rows
    )


def _result_lines(report: ScoreReport) -> list[str]:
    """Return the result, with each move that closes a border, and then the count of the board as it is."""
    found, result = report.found, report.result
    stands = texts.as_it_stands(result, standing(found.count))
    if found.main_count is None:
        return [stands]
    if found.last_moves is None or found.main_count is found.count:
        line = texts.result_line(result, _in_words(found.count, result))
        return [line, *texts.stands_by_rules(found)]
    after, size = format_result(found.last_moves.result), found.position.size
    closing = found.last_moves.filling.closing
    return [
        texts.result_after(after, _in_words(found.last_moves.count, after)),
        *(texts.closing_line(each, found.position, size) for each in closing),
        texts.stands_the_same() if after == result else stands,
    ]


def _in_words(counted: Count, result: str) -> str:
    # Under Ing's rules a tie is a win for Black.
    if counted.winner is not None and counted.margin == 0:
        return texts.tie_of_black()
    return result_sentence(result)
