"""`goboard merge` writes games of many files as one tree."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from dataclasses import replace

from goboard_app.app.texts import cli as texts
from goboard_app.app.texts.edit import merge_report, merged_fact, refusal_sentence
from goboard_app.app.texts.results import finding_sentence
from goboard_app.cli.batch import Batch, Listing, Source, sources_of
from goboard_app.cli.files import STANDARD, CommandFailed, Exit, refuse_other_formats, same_file, tell, write_file
from goboard_app.lessons.convention import at_once
from goboard_app.record.merging import NamedGame, merging, refusal_of
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import UnencodableText
from goboard_app.record.sgf.encoding import codec_name
from goboard_app.record.sgf.writer import write_game


def run_merge(options: Namespace) -> int:
    """Merge the games of all files into the first one, and write it; nothing is written after Ctrl+C.

    Raises CommandFailed if the games do not fit together or the file may not be written.
    """
    _check(options)
    listing = _ordered(sources_of(options.files), options)
    batch = Batch(listing, may_overwrite=options.force)
    if options.output != STANDARD:
        batch.refuse_existing(options.output)
    games: list[NamedGame] = []
    # Files of one name in several folders are told apart by their whole paths.
    shared = {name for name, count in Counter(source.below for source in listing.sources).items() if count > 1}

    def collect(source: Source) -> Exit:
        record = batch.read(source).record
        for finding in record.findings:
            batch.tell(texts.named(source.name, finding_sentence(finding)), True)
        refused: list[str] = []
        name = source.name if source.below in shared else source.below
        for game in _games_of(name, record):
            refusal = None if not games else refusal_of(games[0].tree, game.tree)
            if refusal is None:
                games.append(game)
            else:
                # Under the whole path, as every other failure.
                place = game.name.replace(name, source.name, 1)
                refused.append(texts.named(place, refusal_sentence(refusal)))
        if refused:
            raise CommandFailed("\n".join(refused))
        return Exit.TOLD if record.findings else Exit.FINE

    outcome = batch.run(collect)
    if outcome is Exit.INTERRUPTED or not games:
        return outcome
    first = games[0]
    merged = at_once(merging(first, games[1:], merged_fact))
    if merged.edit is not None:
        merged.edit.apply(first.tree)
    encoding = None if options.encoding is None else options.encoding.upper()
    try:
        data = write_game(first.tree, encoding)
    except UnencodableText as error:
        words = texts.not_in_encoding(error.encoding, error.characters)
        raise CommandFailed(texts.named(options.output, words)) from error
    write_file(options.output, data, is_new=not options.force)
    tell(merge_report([game.name for game in games[1:]], merged), is_failure=True)
    return outcome


def _check(options: Namespace) -> None:
    """Exit with a message about bad usage without --output. Raises CommandFailed if no such file can be written."""
    if options.output is None:
        options.refuse(texts.needs_merge_output())
    if options.encoding is not None and codec_name(options.encoding) is None:
        raise CommandFailed(texts.unknown_encoding(options.encoding))
    if options.output != STANDARD:
        refuse_other_formats(options.output)


def _ordered(listing: Listing, options: Namespace) -> Listing:
    """Return the files with the one to write last, unless it is named itself.

    A folder may hold what an earlier run wrote: then all of it is known. Left out, a record that is no such
    file would be lost.
    """
    if options.output == STANDARD:
        return listing
    own = [
        source
        for source in listing.sources
        if source.name not in options.files and same_file(source.name, options.output)
    ]
    return replace(listing, sources=(*(source for source in listing.sources if source not in own), *own))


def _games_of(name: str, record: Record) -> list[NamedGame]:
    """Return the games of a file, each with the name that its comments get."""
    if len(record.games) == 1:
        return [NamedGame(name, record.games[0])]
    return [NamedGame(f"{name} ({number})", tree) for number, tree in enumerate(record.games, 1)]
