"""`goboard score`: count the end of a record and compare it with the result it gives."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass

from goboard_app.app.texts.commands import (
    assumed_rules,
    handicap_differs,
    handicap_not_possible,
    handicap_taken,
    komi_missing,
    marked_otherwise,
    named,
    no_stone_at,
    no_such_game,
    one_of_games,
    set_up_stones,
    stale_marks,
)
from goboard_app.app.texts.records import finding_sentence
from goboard_app.cli.errors import CommandFailed, Exit
from goboard_app.cli.fault_texts import fault_sentence
from goboard_app.cli.faults import Fault, find_faults
from goboard_app.cli.files import ReadFile, read_file
from goboard_app.cli.score_report import ScoreReport, as_json, as_text
from goboard_app.cli.values import (
    json_text,
    komi_option,
    points_option,
    rules_option,
    whole_option,
)
from goboard_app.record.finding import Finding
from goboard_app.record.tree import GameTree
from goboard_app.rules.handicap import max_fixed, max_free
from goboard_app.rules.ruleset import Placement
from goboard_app.session.handicap import handicap_in
from goboard_app.session.recount import NoStone, Recount, Source, Wishes, bonus_depends_on, recount


@dataclass(frozen=True, slots=True)
class _Chosen:
    """The game of a file that is to be counted, by its number from 1."""

    file: ReadFile
    number: int
    is_asked_for: bool

    @property
    def tree(self) -> GameTree:
        return self.file.record.games[self.number - 1]

    @property
    def findings(self) -> tuple[Finding, ...]:
        here = (-1, self.number - 1)
        return tuple(item for item in self.file.record.findings if item.game in here)


def run_score(options: Namespace) -> int:
    """Print the count of one record; the exit code says whether there was something to tell."""
    try:
        chosen = _choose(options)
        found = _recount(chosen.tree, options)
    except CommandFailed as error:
        if options.json:
            print(json_text({"file": options.file, "error": str(error)}))
        raise
    faults = find_faults(chosen.tree, found.ruleset)
    report = ScoreReport(
        file=chosen.file.name,
        game=chosen.number,
        games=len(chosen.file.record.games),
        found=found,
        findings=chosen.findings,
        faults=faults,
        messages=tuple(_messages(chosen, found, faults)),
    )
    print(json_text(as_json(report)) if options.json else as_text(report))
    return Exit.TOLD if report.messages or found.agrees is False else Exit.FINE


def _choose(options: Namespace) -> _Chosen:
    number = 1
    if options.game is not None:
        number = whole_option("--game", options.game, 1, 10**9)
    file = read_file(options.file)
    games = len(file.record.games)
    if number > games:
        raise CommandFailed(named(options.file, no_such_game(number, games)))
    return _Chosen(file, number, options.game is not None)


def _recount(tree: GameTree, options: Namespace) -> Recount:
    wishes = Wishes(
        ruleset=None if options.rules is None else rules_option(options.rules),
        komi=None if options.komi is None else komi_option(options.komi),
        handicap=None if options.handicap is None else _handicap_option(tree, options.handicap),
        dead=None if options.dead is None else points_option(options.dead, tree.size),
    )
    try:
        found = recount(tree, wishes)
    except NoStone as error:
        raise CommandFailed(no_stone_at(error.point, tree.size)) from error
    if wishes.handicap is not None:
        _refuse_impossible(found, tree)
    return found


def _handicap_option(tree: GameTree, text: str) -> int:
    stones = whole_option("--handicap", text, 0, tree.size.area)
    return 0 if stones == 1 else stones


def _refuse_impossible(found: Recount, tree: GameTree) -> None:
    """Refuse a handicap that these rules do not know on this board, unless it stands there."""
    stones, size = found.handicap.stones, tree.size
    is_fixed = found.ruleset.placement is Placement.FIXED and max_fixed(size) > 0
    limit = max_fixed(size) if is_fixed else max_free(size)
    if stones > limit and stones != found.handicap.on_board:
        raise CommandFailed(handicap_not_possible(stones, size))


def _messages(chosen: _Chosen, found: Recount, faults: tuple[Fault, ...]) -> list[str]:
    """Everything that somebody who trusts the count should know."""
    told = [finding_sentence(item) for item in chosen.findings]
    games = len(chosen.file.record.games)
    if games > 1 and not chosen.is_asked_for:
        told.append(one_of_games(chosen.number, games))
    if found.ruleset_source is Source.NONE:
        told.append(assumed_rules(found.named, found.ruleset))
    if found.komi_source is Source.NONE:
        told.append(komi_missing(found.info.komi_raw))
    told.extend(_about_handicap(chosen.tree, found))
    if found.marks_are_stale and found.dead_source is Source.NONE:
        told.append(stale_marks())
    if found.marked_otherwise and found.agrees is False and found.dead_source is Source.RECORD:
        told.append(marked_otherwise(found.marked_otherwise, chosen.tree.size))
    told.extend(fault_sentence(fault, chosen.tree.size) for fault in faults)
    return told


def _about_handicap(tree: GameTree, found: Recount) -> list[str]:
    usual = handicap_in(tree)
    if not bonus_depends_on(found.ruleset) or usual.stones != found.handicap.stones:
        return []
    if usual.is_contradicted:
        return [handicap_differs(usual), handicap_taken(usual.stones)]
    if usual.recorded is None and usual.on_board > 1:
        return [set_up_stones(usual.on_board)]
    return []
