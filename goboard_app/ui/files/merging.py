"""Merging the games of a file into the game on the board."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Slot

from goboard_app.app.files.load import LoadedFile, Loader
from goboard_app.app.jobs import Job
from goboard_app.app.texts.edit import merge_report, merged_fact, merged_game_name, not_merged, refusal_sentence
from goboard_app.app.texts.format import running_text, translate
from goboard_app.app.texts.results import findings_summary
from goboard_app.record.merging import Merged, NamedGame, merging, refusal_of
from goboard_app.record.tree import GameTree
from goboard_app.session.tree_edits import may_edit, merge_games
from goboard_app.ui.files.questions import AboutFiles
from goboard_app.ui.shell.feature import WindowContext


class MergeFlow(AboutFiles):
    """The command that merges a record into the one on the board, as one step to undo.

    The file is read in another thread, and the games are compared in slices. Another game on the
    board ends both.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.loader = Loader(self)
        self._job = Job(self)
        self._tree: GameTree | None = None
        self._revision = 0
        self._games: list[NamedGame] = []
        self._remarks = ""
        self.loader.loaded.connect(self._on_loaded)
        self.loader.failed.connect(self._on_failed)
        self.loader.large.connect(self._on_large)
        self.loader.progressed.connect(self._on_progressed)
        self.loader.ended.connect(self._strip.hide)
        self._job.done.connect(self._on_merged)
        self._controller.replaced.connect(self.cancel)
        self._strip.cancel_asked.connect(self.cancel)

    @property
    def is_busy(self) -> bool:
        """True while a record is read or merged."""
        return self.loader.is_busy or self._job.is_busy

    @Slot()
    def ask(self) -> None:
        """Ask for a record, and merge its games into the one on the board."""
        self._settle()
        path = self._chosen_to_open(translate("merge", "Merge a record into this one"), self._folder())
        if path is not None:
            self._tree = self._controller.session.tree
            self.loader.load(path)

    @Slot()
    def cancel(self) -> None:
        """Stop reading and merging; the record on the board stays as it is."""
        self.loader.cancel()
        self._job.cancel()
        self._games = []

    @Slot(object)
    def _on_loaded(self, loaded: LoadedFile) -> None:
        session = self._controller.session
        # Another game of the same file may be on the board by now.
        if session.tree is not self._tree or not may_edit(session):
            return
        name, trees = loaded.path.name, loaded.record.games
        refused: list[str] = []
        self._games = []
        for number, tree in enumerate(trees, 1):
            game = name if len(trees) == 1 else merged_game_name(name, number)
            refusal = refusal_of(session.tree, tree)
            if refusal is None:
                self._games.append(NamedGame(game, tree))
            else:
                refused.append(not_merged(game, refusal_sentence(refusal)))
        self._remarks = running_text(*refused, findings_summary(loaded.record.findings))
        if self._games:
            self._merge()
        else:
            self._strip.tell(self._remarks)

    def _merge(self) -> None:
        tree = self._controller.session.tree
        self._revision = tree.revision
        path = self._documents.path
        own = translate("merge", "this game") if path is None else path.name
        self._job.start_slices(merging(NamedGame(own, tree), self._games, merged_fact))

    @Slot(object)
    def _on_merged(self, merged: Merged) -> None:
        session = self._controller.session
        if session.tree is not self._tree or not may_edit(session):
            return
        if session.tree.revision != self._revision:
            # The record was edited between two slices.
            self._merge()
            return
        if merged.edit is not None:
            self._controller.perform(merge_games(session, merged.edit))
        told = running_text(merge_report([game.name for game in self._games], merged), self._remarks)
        self._strip.tell(told, is_grave=False)
        self._games = []

    @Slot(object, object)
    def _on_large(self, path: Path, size: int) -> None:
        self._strip.ask_large(path, size, lambda: self.loader.load(path, most=None))

    @Slot(object, float)
    def _on_progressed(self, path: Path, done: float) -> None:
        self._tell_reading(path, done)

    @Slot(object, str)
    def _on_failed(self, path: Path, reason: str) -> None:
        self._tell_unopened(path, reason)
