"""`goboard convert` writes a record as SGF, untouched parts byte for byte; `goboard rules` lists rulesets."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Sequence
from functools import partial

from goboard_app.app.texts import cli as texts
from goboard_app.app.texts.edit import contents_line
from goboard_app.app.texts.files import needs_option
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.results import finding_sentence
from goboard_app.app.texts.rulesets import ruleset_name, ruleset_sentences, value_name
from goboard_app.cli.batch import Batch, Source, in_and_out, names_many, planned, sources_of
from goboard_app.cli.files import (
    OTHER_RECORDS,
    CommandFailed,
    Exit,
    Json,
    ReadFile,
    game_number,
    json_text,
    number,
    read_file,
    refuse_other_formats,
    rules_option,
    tell,
    write_file,
)
from goboard_app.lessons.convention import at_once
from goboard_app.record.cleaning import ContentKind, Contents, cleaning, find_contents
from goboard_app.record.sgf.diagnostics import UnencodableText
from goboard_app.record.sgf.encoding import codec_name
from goboard_app.record.sgf.writer import write_game, write_record, write_tidy
from goboard_app.record.tree import GameTree
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.custom import Field
from goboard_app.rules.ruleset import AllAlive, Ruleset


def run_convert(options: Namespace) -> int:
    """Write IN to OUT, or many files into a folder; a file is not written if something would be lost.

    Raises CommandFailed for an unknown encoding or kind, and for a file that may not be written.
    """
    encoding = options.encoding
    # Before a file is read, as nothing could be written.
    if encoding is not None and codec_name(encoding) is None:
        raise CommandFailed(texts.unknown_encoding(encoding))
    kinds = _kinds_option(options.remove)
    if options.dry_run:
        return _run_dry(options, kinds)
    if options.output is None:
        name, out = in_and_out(options)
        refuse_other_formats(out)
        file = read_file(name)
        removed = _remove(file, options, kinds)
        write_file(out, _converted(options, file, out))
        _tell_removed(file, kinds, removed, texts.removed(), partial(tell, is_failure=True))
        return _tell(file, options, tell)
    listing = sources_of(options.names, left_out=options.output)
    names = planned(listing, options.output, _sgf_name, may_be_itself=True)
    batch = Batch(listing, may_overwrite=options.force)

    def convert(source: Source) -> Exit:
        out = names[source]
        batch.refuse_existing(out)
        file = batch.read(source)
        removed = _remove(file, options, kinds)
        batch.write(source, out, _converted(options, file, out))
        _tell_removed(file, kinds, removed, texts.removed(), partial(batch.tell, is_failure=True))
        return _tell(file, options, batch.tell)

    return batch.run(convert, writes=True)


def _run_dry(options: Namespace, kinds: Sequence[ContentKind]) -> int:
    """List what --remove would take out of each file, and write nothing."""
    if options.remove is None:
        options.refuse(needs_option("--dry-run", "--remove"))
    names = options.names
    # The last of two names may be OUT, which need not exist.
    if options.output is None and len(names) == 2 and not os.path.isdir(names[0]):
        names = names[:1]
    listing = sources_of(names, left_out=options.output)
    batch = Batch(listing)

    def look(source: Source) -> Exit:
        file = batch.read(source)
        _tell_removed(file, kinds, _contents(file, options), texts.would_remove(), batch.tell)
        return _tell(file, options, batch.tell)

    return batch.run(look) if names_many(names) else batch.run_single(look)


def _kinds_option(text: str | None) -> tuple[ContentKind, ...]:
    """Return the kinds that --remove names, none without it. Raises CommandFailed if one is unknown."""
    kinds = {kind.value: kind for kind in ContentKind}
    words = [word.strip().lower() for word in (text or "").split(",")]
    for word in words if text is not None else ():
        if word not in kinds:
            raise CommandFailed(texts.unknown_kind(word, kinds))
    return tuple(kind for kind in ContentKind if kind.value in words)


def _chosen(file: ReadFile, options: Namespace) -> tuple[GameTree, ...]:
    """Return the games to write: all, or the one that --game names. Raises CommandFailed if there is no such game."""
    games = file.record.games
    return games if options.game is None else (games[game_number(file, options.game) - 1],)


def _contents(file: ReadFile, options: Namespace) -> Contents:
    """Return what can be removed from the games to write."""
    found = Contents()
    for tree in _chosen(file, options):
        found = found.together(at_once(find_contents(tree, tree.main_line())))
    return found


def _remove(file: ReadFile, options: Namespace, kinds: Sequence[ContentKind]) -> Contents:
    """Remove the kinds from the games to write, and return what these held before."""
    if not kinds:
        return Contents()
    found = _contents(file, options)
    for tree in _chosen(file, options):
        edit = at_once(cleaning(tree, kinds, tree.main_line()))
        if edit is not None:
            edit.apply(tree)
    return found


def _tell_removed(
    file: ReadFile, kinds: Sequence[ContentKind], found: Contents, head: str, tell: Callable[[str], None]
) -> None:
    """Print how much of each kind was removed; nothing if no kind was chosen."""
    lines = [f"  {contents_line(found, kind)}" for kind in kinds if found.has(kind)]
    if kinds:
        tell("\n".join([texts.named(file.name, head if lines else texts.nothing_to_remove()), *lines]))


def _sgf_name(name: str) -> str:
    """Return the name of the SGF file for a record: the same one, or with another ending."""
    stem, ending = os.path.splitext(name)
    if ending.lower() == ".sgf":
        return name
    return f"{stem}.sgf" if ending.lower() in OTHER_RECORDS else f"{name}.sgf"


def _tell(file: ReadFile, options: Namespace, tell: Callable[[str, bool], None]) -> Exit:
    """Print the findings about a file, or about the game of it that was written; return the exit code."""
    number = None if options.game is None else game_number(file, options.game)
    # -1 is a finding about the whole file.
    told = [f for f in file.record.findings if number is None or f.game in (-1, number - 1)]
    for finding in told:
        tell(texts.named(file.name, finding_sentence(finding)), True)
    return Exit.TOLD if told else Exit.FINE


def _converted(options: Namespace, file: ReadFile, out: str) -> bytes:
    """Return the bytes to write to `out`: those of one game with --game.

    Raises CommandFailed if there is no such game, or if the encoding lacks a character.
    """
    # In capitals, as most files have it: the name goes into CA as it is.
    encoding = None if options.encoding is None else options.encoding.upper()
    games = _chosen(file, options)
    try:
        if options.tidy:
            return write_tidy(games, encoding)
        return write_record(file.record, encoding) if options.game is None else write_game(games[0], encoding)
    except UnencodableText as error:
        words = texts.not_in_encoding(error.encoding, error.characters)
        raise CommandFailed(texts.named(out, words)) from error


def run_rules(options: Namespace) -> int:
    """Print all rulesets, or one in sentences.

    Raises CommandFailed if there is no ruleset of this name.
    """
    if options.name is None:
        rows = ALL_RULESETS
        tell(json_text([_as_json(row) for row in rows]) if options.json else _table())
        return Exit.FINE
    ruleset = rules_option(options.name)
    tell(json_text(_as_json(ruleset)) if options.json else _in_words(ruleset))
    return Exit.FINE


def _in_words(ruleset: Ruleset) -> str:
    title = f"{ruleset_name(ruleset)} ({ruleset.key})"
    return "\n".join((title, *(f"  {sentence}" for sentence in ruleset_sentences(ruleset))))


def _table() -> str:
    rows = [_head(), *(_row(ruleset) for ruleset in ALL_RULESETS)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def _head() -> tuple[str, ...]:
    return (
        translate("cli", "Key"),
        translate("cli", "Name"),
        translate("cli", "RU"),
        translate("cli", "Counts"),
        translate("cli", "Ko"),
        translate("cli", "Suicide"),
        translate("cli", "Komi"),
        translate("cli", "With handicap"),
        translate("cli", "Handicap stones"),
        translate("cli", "White gets"),
        translate("cli", "End"),
    )


def _row(ruleset: Ruleset) -> tuple[str, ...]:
    return (
        ruleset.key,
        ruleset_name(ruleset),
        ruleset.sgf_name,
        value_name(ruleset, Field.SCORING),
        value_name(ruleset, Field.KO),
        value_name(ruleset, Field.SUICIDE),
        texts.komi_text(ruleset.komi),
        texts.komi_text(ruleset.handicap_komi),
        value_name(ruleset, Field.PLACEMENT),
        value_name(ruleset, Field.BONUS),
        _end(ruleset.all_alive),
    )


def _end(all_alive: AllAlive) -> str:
    return {
        AllAlive.FOUR_PASSES: translate("cli", "agreement, or four passes"),
        AllAlive.SECOND_STOP: translate("cli", "agreement, or the second stop"),
        AllAlive.NEVER: translate("cli", "agreement"),
    }[all_alive]


def _as_json(ruleset: Ruleset) -> dict[str, Json]:
    return {
        "key": ruleset.key,
        "name": ruleset_name(ruleset),
        "sgf_name": ruleset.sgf_name,
        "aliases": list(ruleset.aliases),
        "scoring": ruleset.scoring.value,
        "also": None if ruleset.also is None else ruleset.also.value,
        "tax": ruleset.tax.value,
        "ko": ruleset.ko.value,
        "long_cycle": ruleset.long_cycle.value,
        "suicide": ruleset.suicide.value,
        "komi": number(ruleset.komi),
        "handicap_komi": number(ruleset.handicap_komi),
        "placement": ruleset.placement.value,
        "bonus": ruleset.bonus.value,
        "pass_stones": ruleset.pass_stones,
        "white_passes_last": ruleset.white_passes_last,
        "all_alive": ruleset.all_alive.value,
        "resumption": ruleset.resumption.value,
        "illegal_move": ruleset.illegal_move.value,
        "first_pass_bonus": ruleset.first_pass_bonus,
        "tie": ruleset.tie.value,
        "fill_dame_first": ruleset.fill_dame_first,
        "area_count": ruleset.area_count.value,
        "sentences": list(ruleset_sentences(ruleset)),
    }
