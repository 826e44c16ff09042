"""`goboard check`: the games of files, and the findings about their text, moves and lessons."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass

from goboard_app.app.texts import cli as texts
from goboard_app.app.texts.files import basis_phrase
from goboard_app.app.texts.format import board_size, translate, visible
from goboard_app.app.texts.lessons import fault_sentence as lesson_fault_sentence
from goboard_app.app.texts.results import finding_sentence
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.cli.batch import Batch, Source, names_many, sources_of
from goboard_app.cli.faults import Fault, fault_sentence, find_faults
from goboard_app.cli.files import CommandFailed, Exit, Json, ReadFile, json_text, tell
from goboard_app.cli.score_report import faults_json, findings_json
from goboard_app.lessons.check import teaching_findings
from goboard_app.lessons.convention import LessonFinding
from goboard_app.record.game_info import info_of
from goboard_app.record.properties import moved_colors
from goboard_app.record.sgf.check import value_findings
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import Finding, UnencodableText
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree
from goboard_app.session.new_game import Handicap, NamedRuleset, handicap_in, ruleset_of

# Sentences printed about one file; --json has all of them.
MOST_REMARKS = 50


@dataclass(frozen=True, slots=True)
class CheckedGame:
    """The findings about one game; `number` counts from 1."""

    number: int
    tree: GameTree
    nodes: int
    moves: int
    ruleset: NamedRuleset
    komi_raw: str | None
    is_komi_number: bool
    handicap: Handicap
    faults: tuple[Fault, ...]

    def sentences(self) -> Iterator[str]:
        """Yield a sentence for each fault or oddity of the game."""
        # Without RU and without faults the choice of rules made no difference.
        if not self.ruleset.is_named and (self.ruleset.text or self.faults):
            yield self._judged_by()
        if self.komi_raw and not self.is_komi_number:
            yield texts.bad_komi(self.komi_raw)
        if self.handicap.is_contradicted:
            yield texts.handicap_differs(self.handicap)
        for fault in self.faults:
            yield fault_sentence(fault, self.tree.size)

    def _judged_by(self) -> str:
        used = ruleset_name(self.ruleset.ruleset)
        if not self.ruleset.text:
            return texts.judged_unnamed(used)
        return texts.judged_by_unknown(self.ruleset.text, used)


@dataclass(frozen=True, slots=True)
class FileReport:
    """The findings about one file."""

    file: ReadFile
    games: tuple[CheckedGame, ...]
    values: tuple[Finding, ...]
    teaching: tuple[LessonFinding, ...]
    is_kept: bool

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The findings of the reader, and the values of the wrong type, in the order of their places."""
        found = (*self.file.record.findings, *self.values)
        return tuple(sorted(found, key=lambda item: (item.line, item.column)))

    def sentences(self) -> Iterator[str]:
        """Yield all findings as sentences: those of the reader first, then those of lessons, then the games."""
        yield from (finding_sentence(item) for item in self.findings)
        yield from (lesson_fault_sentence(item) for item in self.teaching)
        if not self.is_kept:
            yield texts.bytes_would_change()
        for game in self.games:
            for sentence in game.sentences():
                if len(self.games) > 1:
                    sentence = texts.of_game(game.number, sentence)
                yield sentence


def run_check(options: Namespace) -> int:
    """Check every file, even if another one fails; return the exit code of the gravest finding."""
    listing = sources_of(options.files)
    batch = Batch(listing)
    reports: list[Json] = [{"file": each.name, "error": each.sentence} for each in listing.failures]

    def check(source: Source) -> Exit:
        return _check_one(batch, source, options.json, reports)

    if names_many(options.files):
        outcome = batch.run(check)
    else:
        try:
            outcome = batch.run_single(check)
        except CommandFailed as error:
            outcome = Exit.FAILED
            if not options.json:
                tell(str(error), is_failure=True)
    if options.json:
        tell(json_text(reports))
    return outcome


def _check_one(batch: Batch, source: Source, is_json: bool, reports: list[Json]) -> Exit:
    """Check a file, and print its report or add it to `reports`. Raises CommandFailed if it cannot be read."""
    try:
        report = check_file(batch.read(source))
    except CommandFailed as error:
        reports.append({"file": source.name, "error": str(error)})
        raise
    if is_json:
        reports.append(_as_json(report))
    else:
        batch.tell(_as_text(report))
    return Exit.TOLD if any(True for _ in report.sentences()) else Exit.FINE


def check_file(file: ReadFile) -> FileReport:
    """Return the report of a file."""
    games = [_check_game(i, tree) for i, tree in enumerate(file.record.games, 1)]
    values = value_findings(file.record.games)
    teaching = teaching_findings(file.record)
    return FileReport(file, tuple(games), values, teaching, _is_kept(file.record))


def _check_game(number: int, tree: GameTree) -> CheckedGame:
    ruleset = ruleset_of(tree)
    info = info_of(tree)
    return CheckedGame(
        number=number,
        tree=tree,
        nodes=tree.node_count(),
        moves=sum(bool(moved_colors(node)) for node in tree.main_line()),
        ruleset=ruleset,
        komi_raw=info.komi_raw,
        is_komi_number=info.komi is not None,
        handicap=handicap_in(tree),
        faults=find_faults(tree, ruleset.ruleset),
    )


def _is_kept(record: Record) -> bool:
    # An imported record is written as SGF anyway: there are no bytes to keep.
    if record.imported_from is not None:
        return True
    try:
        return write_record(record) == record.data
    except UnencodableText:
        return False


def _as_text(report: FileReport) -> str:
    lines = [texts.named(report.file.name, _head_line(report))]
    lines += [f"  {_game_line(game)}" for game in report.games]
    lines += [f"  {visible(sentence)}" for sentence in _shortened(list(report.sentences()))]
    return "\n".join(lines)


def _head_line(report: FileReport) -> str:
    record = report.file.record
    encoding = record.encoding
    if record.basis is not None:
        encoding = f"{encoding} ({basis_phrase(record.basis)})"
    nodes = sum(game.nodes for game in report.games)
    line = texts.check_head(encoding, len(record.games), nodes)
    if record.imported_from is not None:
        kind = record.imported_from.value.upper()
        line = texts.imported_from(line, kind)
    return line


def _shortened(sentences: list[str]) -> list[str]:
    """Return the first sentences of a long list, and one with the number of the others."""
    left_out = len(sentences) - MOST_REMARKS
    if left_out <= 0:
        return sentences
    return [*sentences[:MOST_REMARKS], texts.more_of_them(left_out)]


def _game_line(game: CheckedGame) -> str:
    rules = translate("cli", "none named")
    if game.ruleset.is_named:
        rules = ruleset_name(game.ruleset.ruleset)
    elif game.ruleset.text:
        rules = texts.rules_unknown(game.ruleset.text)
    return texts.game_line(game.number, board_size(game.tree.size), game.nodes, game.moves, rules)


def _as_json(report: FileReport) -> dict[str, Json]:
    record = report.file.record
    kind = record.imported_from
    return {
        "file": report.file.name,
        "format": "sgf" if kind is None else kind.value,
        "encoding": record.encoding,
        "encoding_from": None if record.basis is None else record.basis.name.lower(),
        "games": [_game_json(game) for game in report.games],
        "findings": findings_json(report.findings),
        "lesson_findings": [_lesson_json(item) for item in report.teaching],
        "saves_unchanged": report.is_kept,
        "messages": list(report.sentences()),
    }


def _lesson_json(finding: LessonFinding) -> dict[str, Json]:
    return {
        "kind": finding.fault.name.lower(),
        "line": finding.line,
        "column": finding.column,
        "word": finding.word,
        "game": finding.game + 1,
        "sentence": lesson_fault_sentence(finding),
    }


def _game_json(game: CheckedGame) -> dict[str, Json]:
    size = game.tree.size
    source = game.tree.source
    komi = info_of(game.tree).komi
    return {
        "encoding": "utf-8" if source is None else source.encoding,
        "komi": None if komi is None else float(komi),
        "komi_recorded": game.komi_raw,
        "size": [size.columns, size.rows],
        "nodes": game.nodes,
        "moves": game.moves,
        "ruleset": game.ruleset.ruleset.key,
        "ruleset_named": game.ruleset.is_named,
        "ruleset_recorded": game.ruleset.text or None,
        "handicap_recorded": game.handicap.recorded,
        "handicap_on_board": game.handicap.on_board,
        "illegal_moves": faults_json(game.faults, size),
    }
