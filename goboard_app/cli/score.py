"""`goboard score`: counts the end of a record and compares the count with the recorded result."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass, replace

from goboard_app.app.texts import cli as texts
from goboard_app.app.texts.count import lacks_network
from goboard_app.app.texts.results import finding_sentence
from goboard_app.cli.faults import Fault, fault_sentence, find_faults
from goboard_app.cli.files import (
    CommandFailed,
    Exit,
    ReadFile,
    json_text,
    komi_option,
    points_option,
    read_file,
    rules_option,
    tell,
    whole_option,
)
from goboard_app.cli.score_report import ScoreReport, all_as_text, as_json, as_text
from goboard_app.go.board import Point
from goboard_app.record.sgf.diagnostics import Finding
from goboard_app.record.tree import GameTree
from goboard_app.rules.ending import max_fixed, max_free
from goboard_app.rules.ruleset import Placement
from goboard_app.scoring.proposal import Life
from goboard_app.session.capture import goal_of
from goboard_app.session.new_game import OFFERED, handicap_in
from goboard_app.session.recount import (
    Mismatch,
    NoStone,
    Recount,
    RecountOptions,
    ValueSource,
    bonus_depends_on,
    recount,
)

ALL_RULES, JUDGED, NOTHING_DEAD = "all", "auto", "none"
"""Words of --rules and --dead that are no name of a ruleset and no point."""


@dataclass(frozen=True, slots=True)
class _GameToCount:
    """The game of a file to count, by its number from 1."""

    file: ReadFile
    number: int
    is_asked_for: bool

    @property
    def tree(self) -> GameTree:
        return self.file.record.games[self.number - 1]

    @property
    def findings(self) -> tuple[Finding, ...]:
        # -1 is a finding about the whole file.
        here = (-1, self.number - 1)
        return tuple(item for item in self.file.record.findings if item.game in here)


def run_score(options: Namespace) -> int:
    """Print the count of one record; the exit code shows whether there were remarks."""
    try:
        chosen = _choose(options)
        counts = _recounts(chosen.tree, options)
    except CommandFailed as error:
        if options.json:
            tell(json_text({"file": options.file, "error": str(error)}))
        # `run` prints the sentence and sets the exit code.
        raise
    if options.rules == ALL_RULES:
        reports = [_report(chosen, found) for found in counts]
        tell(json_text([*map(as_json, reports)]) if options.json else all_as_text(reports))
        return Exit.TOLD if reports[0].messages or counts[0].is_unfinished else Exit.FINE
    report = _report(chosen, counts[0], counts[0].find_mismatch())
    tell(json_text(as_json(report)) if options.json else as_text(report, options.explain))
    return Exit.TOLD if report.is_remarkable else Exit.FINE


def _report(chosen: _GameToCount, found: Recount, mismatch: Mismatch | None = None) -> ScoreReport:
    faults = find_faults(chosen.tree, found.ruleset)
    return ScoreReport(
        file=chosen.file.name,
        game=chosen.number,
        games=len(chosen.file.record.games),
        found=found,
        findings=chosen.findings,
        faults=faults,
        messages=tuple(_messages(chosen, found, faults)),
        mismatch=mismatch,
    )


def _choose(options: Namespace) -> _GameToCount:
    number = 1
    if options.game is not None:
        number = whole_option("--game", options.game, 1, 10**9)
    file = read_file(options.file)
    games = len(file.record.games)
    if number > games:
        raise CommandFailed(texts.named(options.file, texts.no_such_game(number, games)))
    return _GameToCount(file, number, options.game is not None)


def _recounts(tree: GameTree, options: Namespace) -> list[Recount]:
    """Return the requested count, or one for each ruleset on offer."""
    is_all = options.rules == ALL_RULES
    if is_all and options.fill:
        raise CommandFailed(texts.fill_needs_one_ruleset())
    wishes = RecountOptions(
        ruleset=None if options.rules is None or is_all else rules_option(options.rules),
        komi=None if options.komi is None else komi_option(options.komi),
        handicap=None if options.handicap is None else _handicap_option(tree, options.handicap),
        dead=_dead_option(tree, options.dead),
        is_judged=options.dead == JUDGED,
        is_filled=options.fill,
    )
    try:
        found = recount(tree, wishes)
    except NoStone as error:
        raise CommandFailed(texts.no_stone_at(error.point, tree.size)) from error
    if wishes.handicap is not None:
        _refuse_impossible(found, tree)
    if not is_all:
        # All counts share one judgement of the groups, which takes the time.
        return [found]
    some = (replace(wishes, ruleset=ruleset) for ruleset in OFFERED)
    return [recount(tree, one, found.proposal) for one in some]


def _dead_option(tree: GameTree, text: str | None) -> tuple[Point, ...] | None:
    if text is None or text == JUDGED:
        return None
    return () if text == NOTHING_DEAD else points_option(text, tree.size)


def _handicap_option(tree: GameTree, text: str) -> int:
    stones = whole_option("--handicap", text, 0, tree.size.area)
    # One stone is no handicap: Black only moves first.
    return 0 if stones == 1 else stones


def _refuse_impossible(found: Recount, tree: GameTree) -> None:
    """Raise CommandFailed for a handicap that these rules forbid on this board, unless the board has it."""
    stones, size = found.handicap.stones, tree.size
    # Boards without fixed points take free stones under any rules.
    is_fixed = found.ruleset.placement is Placement.FIXED and max_fixed(size) > 0
    limit = max_fixed(size) if is_fixed else max_free(size)
    if stones > limit and stones != found.handicap.on_board:
        raise CommandFailed(texts.handicap_not_possible(stones, size))


def _messages(chosen: _GameToCount, found: Recount, faults: tuple[Fault, ...]) -> list[str]:
    """Return all reservations about the count."""
    told = [finding_sentence(item) for item in chosen.findings]
    if goal_of(chosen.tree) is not None:
        told.append(texts.capture_game())
    games = len(chosen.file.record.games)
    if games > 1 and not chosen.is_asked_for:
        told.append(texts.one_of_games(chosen.number, games))
    if found.ruleset_source is ValueSource.NONE:
        told.append(texts.assumed_rules(found.named, found.ruleset))
    if found.komi_source is ValueSource.NONE:
        told.append(texts.komi_missing(found.info.komi_raw))
    told.extend(_about_handicap(chosen.tree, found))
    # Marks of the players settle the board.
    if found.dead_source is not ValueSource.RECORD:
        told.extend(_about_the_end(found))
    if found.marks_are_stale and found.dead_source is ValueSource.AUTO:
        told.append(texts.stale_marks())
    if found.marked_otherwise and found.agrees is False and found.dead_source is ValueSource.RECORD:
        told.append(texts.marked_otherwise(found.marked_otherwise, chosen.tree.size))
    told.extend(fault_sentence(fault, chosen.tree.size) for fault in faults)
    return told


def _about_the_end(found: Recount) -> list[str]:
    """Return the unsettled parts of the board, unless the record marks the dead stones."""
    size, groups = found.position.size, found.proposal.groups
    told = texts.open_sentences(texts.still_open(found), size)
    if found.dead_source is ValueSource.AUTO:
        unclear = (group for group in groups if group.life is Life.UNCLEAR)
        told.extend(texts.unclear_sentence(group, size) for group in unclear)
    if found.proposal.lacks_network:
        told.append(lacks_network())
    return told


def _about_handicap(tree: GameTree, found: Recount) -> list[str]:
    usual = handicap_in(tree)
    if not bonus_depends_on(found.ruleset) or usual.stones != found.handicap.stones:
        return []
    if usual.is_contradicted:
        return [texts.handicap_differs(usual), texts.handicap_taken(usual.stones)]
    if usual.recorded is None and usual.on_board > 1:
        return [texts.set_up_stones(usual.on_board)]
    return []
