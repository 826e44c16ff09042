"""`goboard engines` lists the engines; `goboard analyse` lets one of them go through a game."""

from __future__ import annotations

import signal
from argparse import Namespace
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import NamedTuple, cast

from PySide6.QtCore import QEventLoop, QTimer

from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.partner import offer_partners
from goboard_app.app.engines.situation import situation_at
from goboard_app.app.settings import SettingsHub, SettingsStore
from goboard_app.app.texts import cli as texts
from goboard_app.app.texts import engines as engine_texts
from goboard_app.app.texts.format import color_name, translate
from goboard_app.cli.batch import Batch, Source, names_many, sources_of
from goboard_app.cli.files import (
    STANDARD,
    CommandFailed,
    Exit,
    Json,
    game_number,
    json_text,
    same_file,
    tell,
    whole_option,
    write_file,
)
from goboard_app.cli.render import loaded_graphics
from goboard_app.engine.engine import Ability, Analysis, Answer, Effort, Engine, Failure, Situation, Told
from goboard_app.engine.game_report import GameReport, RatedMove, report_as_json, report_of
from goboard_app.go.board import BoardSize, Color, Move, Play, Point, point_name
from goboard_app.late import late
from goboard_app.record.game_info import info_of
from goboard_app.record.properties import move_of
from goboard_app.record.tree import GameTree
from goboard_app.session.session import GameSession

with late:
    # Qt's graphics, which a server may lack, are loaded for paper alone.
    from goboard_app.ui.paper import pages, writers
    from goboard_app.ui.paper.report import ReportPages, ReportSource
    from goboard_app.ui.paper.writers import kifu_pdf

MOST_VISITS = 1_000_000
# Playouts for each position without --visits.
_VISITS = 50
# The longest wait for Ctrl+C, see `ask`.
_AWAKE_MS = 100


@contextmanager
def engines_of_user() -> Iterator[EngineDirectory]:
    """Give the engines that the program knows; those that were started are ended afterwards."""
    hub = SettingsHub(SettingsStore.of_user("goboard"))
    directory = EngineDirectory.of(hub)
    # The pause before an answer is for people at a board.
    offer_partners(directory, pause_ms=0)
    directory.finish_checks()
    try:
        yield directory
    finally:
        directory.end()


def run_engines(options: Namespace) -> int:
    """Print a list of the engines."""
    with engines_of_user() as directory:
        choices = directory.choices()
        commands = {program.key: program for program in directory.programs}
        if options.json:
            rows: list[Json] = [
                {
                    "key": choice.key,
                    "name": choice.name,
                    "can": [a.name.lower() for a in choice.abilities if a.name],
                    "program": commands[choice.key].command if choice.key in commands else None,
                    "arguments": commands[choice.key].arguments if choice.key in commands else None,
                }
                for choice in choices
            ]
            tell(json_text(rows))
            return Exit.FINE
        table = [
            (translate("cli", "Key"), translate("cli", "Name"), translate("cli", "Can")),
            *((c.key, c.name, engine_texts.ability_list(c.abilities)) for c in choices),
        ]
        tell(as_table(table))
        for program in directory.programs:
            failure = directory.rejection(program)
            if failure is not None:
                tell(engine_texts.rejected(program.name, program.command, failure))
        for name, _ in directory.lacking:
            tell(engine_texts.no_network(name))
    return Exit.FINE


def as_table(rows: Sequence[tuple[str, ...]]) -> str:
    """Return rows of cells as lines, each column as wide as its widest cell."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def choice_named(directory: EngineDirectory, name: str, ability: Ability) -> EngineChoice:
    """Return the engine of this key or name. Raises CommandFailed if none has this ability."""
    able = directory.choices(ability)
    wanted = name.casefold()
    for choice in able:
        if wanted in (choice.key.casefold(), choice.name.casefold()):
            return choice
    keys = [choice.key for choice in able]
    if any(wanted in (c.key.casefold(), c.name.casefold()) for c in directory.choices()):
        raise CommandFailed(texts.engine_cannot(name, keys))
    raise CommandFailed(texts.unknown_engine(name, keys))


def made(directory: EngineDirectory, choice: EngineChoice) -> Engine:
    """Return a new engine. Raises CommandFailed if its arguments cannot be parsed."""
    try:
        return directory.make(choice.key)
    except ValueError as error:
        raise CommandFailed(texts.named(choice.name, engine_texts.quote_open())) from error


def ask(question: Callable[[Told], None]) -> Answer:
    """Ask an engine and return its final answer; Ctrl+C raises KeyboardInterrupt."""
    loop = QEventLoop()
    answers: list[Answer] = []
    interrupted: list[int] = []

    def told(answer: Answer) -> None:
        if not isinstance(answer, Analysis) or answer.is_final:
            answers.append(answer)
            loop.quit()

    def on_signal(number: int, _frame: FrameType | None) -> None:
        # An exception raised here would not leave Qt's loop.
        interrupted.append(number)
        loop.quit()

    # Qt's loop runs no Python code by itself: without a timer Python would not handle a signal.
    awake = QTimer()
    awake.timeout.connect(_nothing)
    awake.start(_AWAKE_MS)
    before = signal.signal(signal.SIGINT, on_signal)
    try:
        question(told)
        # An engine may answer at once: quit() before exec() has no effect.
        if not answers:
            loop.exec()
    finally:
        signal.signal(signal.SIGINT, before)
        awake.stop()
    if interrupted:
        raise KeyboardInterrupt
    return answers[0]


def _nothing() -> None:
    pass


# Analysing a game.


@dataclass(frozen=True, slots=True)
class RatedPosition:
    """A position of a game, its analysis, and the move that was played next.

    `lost` are the points that this move lost by the analysis of the position after it; None if they are unknown, as for
    a move that `is_apart` from this position: out of turn, or after other changes of the board.
    """

    number: int
    situation: Situation
    analysis: Analysis
    played: Move | None
    lost: float | None = None
    is_apart: bool = False


def run_analyse(options: Namespace) -> int:
    """Print an engine's analysis of every position of a main line, of one file or of many.

    With --pdf the report on a game is also written to a file.

    Raises CommandFailed if there is no such engine, a number is out of range, or the only file fails.
    """
    is_many, visits = names_many(options.files), _VISITS
    if options.pdf is not None and (is_many or options.pdf == STANDARD):
        options.refuse(texts.needs_one_file("--pdf"))
    if options.pdf is not None and same_file(options.files[0], options.pdf):
        raise CommandFailed(texts.named(options.pdf, texts.would_lose_record()))
    if options.visits is not None:
        visits = whole_option("--visits", options.visits, 1, MOST_VISITS)
    listing = sources_of(options.files)
    batch = Batch(listing)
    sources: list[ReportSource] = []
    found: list[Json] = [{"file": each.name, "error": each.sentence} for each in listing.failures]
    with engines_of_user() as directory:
        choice: list[EngineChoice] = []

        def analyse(source: Source) -> Exit:
            try:
                file = batch.read(source)
                tree = file.record.games[game_number(file, options.game or "1") - 1]
                # A wrong name of an engine is reported after a wrong name of a file.
                choice[:] = choice or [_analyst(directory, options.engine)]
                if is_many and not options.json:
                    batch.tell(texts.named(file.name, choice[0].name))
                rows = _rated(directory, choice[0], tree, Effort(visits=visits), None if options.json else batch.tell)
                batch.confirm(source)
            except CommandFailed as error:
                found.append({"file": source.name, "error": str(error)})
                raise
            report = report_on(tree.size, rows)
            found.append(_as_json(file.name, choice[0], rows, report))
            if options.pdf is not None:
                sources.append(ReportSource(info_of(tree), report, choice[0].name))
            return Exit.FINE

        if not is_many:
            outcome = batch.run_single(analyse)
        else:
            # Before the first file: it would fail for each of them.
            choice.append(_analyst(directory, options.engine))
            # A game takes minutes, and nothing is written.
            outcome = batch.run(analyse, stops_at_once=True)
    if options.json:
        tell(json_text(found if is_many else found[0]))
    for report in sources:
        # At the end: it needs an application of its own.
        write_file(options.pdf, _pdf(report))
    return outcome


def _pdf(source: ReportSource) -> bytes:
    """Return the report as PDF. Raises CommandFailed if it cannot be painted."""
    application = loaded_graphics()
    paper = pages.PaperSize.A4
    try:
        document = ReportPages(source, pages.Sheet.of(paper))
        return kifu_pdf(document, paper, document.title, lambda _done: None)
    except (writers.CannotPaint, MemoryError) as error:
        raise CommandFailed(texts.not_painted()) from error
    finally:
        # Fonts exist only as long as there is an application.
        del application


def _analyst(directory: EngineDirectory, name: str | None) -> EngineChoice:
    """Return the engine of this name, or the first that rates moves. Raises CommandFailed if there is none."""
    if name is not None:
        return choice_named(directory, name, Ability.ANALYSIS)
    able = directory.choices(Ability.ANALYSIS)
    if not able:
        raise CommandFailed(texts.no_analyst())
    return able[0]


def _rated(
    directory: EngineDirectory,
    choice: EngineChoice,
    tree: GameTree,
    effort: Effort,
    tell: Callable[[str], None] | None,
) -> list[RatedPosition]:
    """Return the rated positions of a main line, and print each as it comes unless `tell` is None."""
    # A new one for each game: one that stopped in a game would fail in all later ones.
    engine = made(directory, choice)
    rows: list[RatedPosition] = []
    try:
        for row in judged(tree, engine, effort):
            rows.append(row)
            if tell is not None:
                tell(_row_text(row))
    finally:
        engine.close()
    return rows


def judged(tree: GameTree, engine: Engine, effort: Effort) -> Iterator[RatedPosition]:
    """Yield each position of the main line, once the next one is analysed too.

    Raises CommandFailed if the engine fails.
    """
    waiting: RatedPosition | None = None
    for (number, move, situation), answer in _answered(_positions(tree), engine, effort):
        if isinstance(answer, Failure):
            sentence = engine_texts.failure_sentence(answer, engine.name)
            raise CommandFailed(texts.after_move(number, sentence))
        assert isinstance(answer, Analysis)
        if waiting is not None:
            yield _with_move(waiting, move, situation, answer)
        waiting = RatedPosition(number, situation, answer, None)
    if waiting is not None:
        yield waiting


class _GamePosition(NamedTuple):
    """A position of a game: the number of moves before it, the last of them, and the question about it."""

    number: int
    move: Move | None
    situation: Situation


def _positions(tree: GameTree) -> Iterator[_GamePosition]:
    """Yield the positions of the main line: the first, and one after each move."""
    session = GameSession(tree, is_live=False)
    number = 0
    for node in tree.main_line():
        move = move_of(node, tree.size)
        number += move is not None
        if move is not None or node is tree.root:
            yield _GamePosition(number, move, situation_at(session, node))


class _Awaited:
    """A question that was asked ahead, and its answer once it has come."""

    def __init__(self) -> None:
        self._answer: Answer | None = None
        self._told: Told | None = None

    def take(self, answer: Answer) -> None:
        """Receive an answer of the engine; only the final one counts."""
        if isinstance(answer, Analysis) and not answer.is_final:
            return
        self._answer = answer
        if self._told is not None:
            self._told(answer)

    def hand_to(self, told: Told) -> None:
        """Pass the answer on, now or when it comes."""
        self._told = told
        if self._answer is not None:
            told(self._answer)


def _answered(
    positions: Iterable[_GamePosition], engine: Engine, effort: Effort
) -> Iterator[tuple[_GamePosition, Answer]]:
    """Yield each position with its answer, in order; as many questions are open as the engine takes."""
    left = iter(positions)
    asked: deque[tuple[_GamePosition, _Awaited]] = deque()
    while True:
        while len(asked) < engine.width and (position := next(left, None)) is not None:
            awaited = _Awaited()
            asked.append((position, awaited))
            engine.analyse(position.situation, effort, awaited.take, is_beside=True)
        if not asked:
            return
        position, awaited = asked.popleft()
        yield position, ask(awaited.hand_to)


def _with_move(row: RatedPosition, move: Move | None, reached: Situation, after: Analysis) -> RatedPosition:
    lost = None
    before, later = row.analysis.score, after.score
    here = row.situation
    is_in_turn = move is not None and move.color is here.to_move
    is_apart = not is_in_turn or (reached.start, reached.moves) != (here.start, (*here.moves, move))
    if move is not None and not is_apart and before is not None and later is not None:
        # Scores are Black's lead.
        lost = before - later if move.color is Color.BLACK else later - before
    return RatedPosition(row.number, here, row.analysis, move, lost, is_apart)


def _row_text(row: RatedPosition) -> str:
    size, analysis = row.situation.size, row.analysis
    best = analysis.candidates[0].point if analysis.candidates else None
    return texts.judged_line(
        row.number,
        color_name(row.situation.to_move),
        analysis.score,
        analysis.winrate,
        _named(best, size) if analysis.candidates else "",
        "" if row.played is None else _move_name(row.played, size),
        row.lost,
    )


def _named(point: Point | None, size: BoardSize) -> str:
    return translate("cli", "pass") if point is None else point_name(point, size)


def _move_name(move: Move, size: BoardSize) -> str:
    return _named(move.point if isinstance(move, Play) else None, size)


def report_on(size: BoardSize, rows: Sequence[RatedPosition]) -> GameReport:
    """Return the report on a game with these positions."""
    moves = [
        RatedMove(
            place=place,
            number=place,
            color=before.played.color,
            point=before.played.point if isinstance(before.played, Play) else None,
            stones=size.area - before.situation.position.stones.count(0),
            before=None if before.is_apart else before.analysis,
            after=after.analysis,
        )
        for place, (before, after) in enumerate(pairwise(rows), 1)
        if before.played is not None
    ]
    return report_of(size, [row.analysis for row in rows], moves)


def _as_json(file: str, choice: EngineChoice, rows: list[RatedPosition], report: GameReport) -> Json:
    return {
        "file": file,
        "engine": choice.name,
        "positions": [_row_json(row) for row in rows],
        "report": cast("Json", report_as_json(report)),
    }


def _row_json(row: RatedPosition) -> Json:
    size, analysis = row.situation.size, row.analysis

    def name(point: Point | None) -> str:
        return "pass" if point is None else point_name(point, size)

    played = row.played
    return {
        "move": row.number,
        "to_move": row.situation.to_move.value,
        "score": analysis.score,
        "winrate": analysis.winrate,
        "visits": analysis.visits,
        "candidates": [
            {
                "move": name(candidate.point),
                "visits": candidate.visits,
                "score": candidate.score,
                "winrate": candidate.winrate,
                "prior": candidate.prior,
                "line": [name(point) for point in candidate.line],
            }
            for candidate in analysis.candidates
        ],
        "played": None if played is None else name(played.point if isinstance(played, Play) else None),
        "lost": row.lost,
        "ownership": list(analysis.ownership) or None,
    }


def store_folder(text: str) -> Path:
    """Return the folder that an option names, created if missing. Raises CommandFailed if it cannot be used."""
    folder = Path(text)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandFailed(texts.named(text, texts.write_failure(error))) from error
    return folder
