"""`goboard convert` writes a record as SGF, untouched parts byte for byte; `goboard rules` lists rulesets."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable

from goboard_app.app.texts import cli as texts
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.results import finding_sentence
from goboard_app.app.texts.rulesets import ruleset_name, ruleset_sentences, value_name
from goboard_app.cli.batch import Batch, Source, in_and_out, planned, sources_of
from goboard_app.cli.files import (
    CommandFailed,
    Exit,
    Json,
    ReadFile,
    game_number,
    json_text,
    number,
    read_file,
    rules_option,
    tell,
    write_file,
)
from goboard_app.record.sgf.diagnostics import UnencodableText
from goboard_app.record.sgf.encoding import codec_name
from goboard_app.record.sgf.writer import write_game, write_record, write_tidy
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.custom import Field
from goboard_app.rules.ruleset import AllAlive, Ruleset

# Endings that get a hint at `goboard render`.
PICTURES = frozenset({".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp", ".pdf", ".tif"})
# Formats of records that the program does not write.
OTHER_RECORDS = frozenset({".gib", ".ngf", ".ugf", ".ugi", ".gos", ".go", ".mgt"})


def run_convert(options: Namespace) -> int:
    """Write IN to OUT, or many files into a folder; a file is not written if something would be lost."""
    encoding = options.encoding
    # Before a file is read, as nothing could be written.
    if encoding is not None and codec_name(encoding) is None:
        raise CommandFailed(texts.unknown_encoding(encoding))
    if options.output is None:
        name, out = in_and_out(options)
        _refuse_other_formats(out)
        file = read_file(name)
        write_file(out, _converted(options, file, out))
        return _tell(file, options, tell)
    listing = sources_of(options.names, left_out=options.output)
    names = planned(listing, options.output, _sgf_name, may_be_itself=True)
    batch = Batch(listing, may_overwrite=options.force)

    def convert(source: Source) -> Exit:
        out = names[source]
        batch.refuse_existing(out)
        file = batch.read(source)
        batch.write(source, out, _converted(options, file, out))
        return _tell(file, options, batch.tell)

    return batch.run(convert, writes=True)


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


def _refuse_other_formats(name: str) -> None:
    ending = os.path.splitext(name)[1]
    if ending.lower() in PICTURES:
        raise CommandFailed(texts.named(name, f"{texts.no_such_format(ending)} {texts.use_render()}"))
    if ending.lower() in OTHER_RECORDS:
        raise CommandFailed(texts.named(name, texts.no_such_format(ending)))


def _converted(options: Namespace, file: ReadFile, out: str) -> bytes:
    """Return the bytes to write to `out`: those of one game with --game.

    Raises CommandFailed if there is no such game, or if the encoding lacks a character.
    """
    record = file.record
    number = None if options.game is None else game_number(file, options.game)
    encoding = None if options.encoding is None else options.encoding.upper()
    games = record.games if number is None else (record.games[number - 1],)
    try:
        if options.tidy:
            return write_tidy(games, encoding)
        return write_record(record, encoding) if number is None else write_game(games[0], encoding)
    except UnencodableText as error:
        words = texts.not_in_encoding(error.encoding, error.characters)
        raise CommandFailed(texts.named(out, words)) from error


def run_rules(options: Namespace) -> int:
    """Print all rulesets, or one in sentences."""
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
        "first_pass_bonus": ruleset.first_pass_bonus,
        "tie": ruleset.tie.value,
        "fill_dame_first": ruleset.fill_dame_first,
        "area_count": ruleset.area_count.value,
        "sentences": list(ruleset_sentences(ruleset)),
    }
