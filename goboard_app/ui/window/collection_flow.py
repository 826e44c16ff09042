"""CollectionFlow: the games of a file, chosen, arranged, brought in and saved apart."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from goboard_app.app.controller import GameController, OpenGame
from goboard_app.app.files.document import Documents
from goboard_app.app.files.load import LoadedFile, Loader
from goboard_app.app.files.save import Apart
from goboard_app.app.texts.files import games_added, games_saved_apart, is_this_file
from goboard_app.app.texts.format import translate
from goboard_app.record.compare import WritingWatch
from goboard_app.record.tree import GameTree
from goboard_app.session.new_game import record_of
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.about_files import AboutFiles
from goboard_app.ui.window.file_strip import FileStrip
from goboard_app.ui.window.game_flow import GameFlow
from goboard_app.ui.window.thumbnails import Thumbnails

if TYPE_CHECKING:
    from goboard_app.ui.dialogs.collection import CollectionDialog


# What works in the window of the games as in the other.
_SHARED = ("undo", "redo", "save", "save_as", "previous_game", "next_game")


class CollectionFlow(AboutFiles):
    """`dialog` shows the games once they were asked for; every change of them can be undone."""

    def __init__(
        self,
        look: Look,
        controller: GameController,
        documents: Documents,
        games: GameFlow,
        strip: FileStrip,
        thumbnails: Thumbnails,
        window: QWidget,
    ) -> None:
        super().__init__(look, controller, documents, strip, window)
        self._games = games
        self._thumbnails = thumbnails
        self._shared: list[QAction] = []
        self.loader = Loader(self)
        self.dialog: CollectionDialog | None = None
        controller.changed.connect(self._on_changed)
        controller.replaced.connect(self._on_replaced)
        self.loader.loaded.connect(self._on_loaded)
        self.loader.failed.connect(self._on_failed)
        self.loader.progressed.connect(self._on_progressed)
        self.loader.ended.connect(self._strip.hide)
        self._strip.cancel_asked.connect(self.loader.cancel)

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Let the keys of these actions work beside the list of games as well."""
        self._shared = [actions[name] for name in _SHARED]

    @Slot()
    def show(self) -> None:
        """Show all games of the file in a window of their own."""
        dialog = self.dialog or self._make()
        dialog.show_collection(self._controller.collection)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        dialog.list.setFocus()

    def _make(self) -> CollectionDialog:
        # Late, like every dialog that a start does not need.
        from goboard_app.ui.dialogs.collection import CollectionDialog

        dialog = CollectionDialog(self._look, self._thumbnails.of_picture, self._window)
        dialog.chosen.connect(self._on_chosen)
        dialog.move_asked.connect(self._on_move)
        dialog.remove_asked.connect(self._on_remove)
        dialog.split_asked.connect(self._on_split)
        dialog.new_asked.connect(self._on_new)
        dialog.merge_asked.connect(self._on_merge)
        dialog.addActions(self._shared)
        self.dialog = dialog
        return dialog

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        if self.dialog is not None and self.dialog.isVisible():
            self.dialog.show_collection(self._controller.collection)

    @Slot()
    def _on_replaced(self) -> None:
        self.loader.cancel()

    @Slot(int)
    def _on_chosen(self, number: int) -> None:
        self.settle()
        self._controller.show_game(number)

    @Slot(object, int)
    def _on_move(self, numbers: tuple[int, ...], to: int) -> None:
        from goboard_app.app.collection import moved
        from goboard_app.app.texts.record import moving_name

        self.settle()
        before = self._controller.collection
        after = moved(before, numbers, to)
        if after.games != before.games:
            self._controller.arrange(after, moving_name())

    @Slot(object)
    def _on_remove(self, numbers: tuple[int, ...]) -> None:
        from goboard_app.app.collection import removed
        from goboard_app.app.texts.record import removing_name

        self.settle()
        after = removed(self._controller.collection, numbers)
        if after is not None:
            self._controller.arrange(after, removing_name(len(numbers)))
            if self.dialog is not None:
                last = min(numbers[0], self._controller.game_count - 1)
                self.dialog.select([self._controller.trees[last]])

    @Slot()
    def _on_new(self) -> None:
        choice = self._games.choose(self._games.last_choice)
        if choice is not None:
            self._add([OpenGame(record_of(choice, date.today()))])

    def _add(self, games: list[OpenGame]) -> None:
        from goboard_app.app.collection import added
        from goboard_app.app.texts.record import adding_name

        self.settle()
        after = added(self._controller.collection, games)
        self._controller.arrange(after, adding_name(len(games)))
        if self.dialog is not None:
            self.dialog.select([game.tree for game in games])

    @Slot()
    def _on_merge(self) -> None:
        title = translate("collection", "Add the games of a file")
        path = self._chosen_to_open(title, self._folder())
        if path is not None:
            self.loader.load(path)

    @Slot(object)
    def _on_loaded(self, loaded: LoadedFile) -> None:
        from goboard_app.app.texts.results import findings_summary

        games = [OpenGame(tree) for tree in loaded.record.games]
        self._add(games)
        told = (games_added(len(games), loaded.path.name), findings_summary(loaded.record.findings))
        self._strip.tell(" ".join(t for t in told if t), is_grave=False)

    @Slot(object, float)
    def _on_progressed(self, path: Path, done: float) -> None:
        self._tell_reading(path, done)

    @Slot(object, str)
    def _on_failed(self, path: Path, reason: str) -> None:
        self._tell_unopened(path, reason)

    @Slot(object)
    def _on_split(self, numbers: tuple[int, ...]) -> None:
        from goboard_app.app.files.load import file_name
        from goboard_app.record.game_info import info_of

        trees = tuple(self._controller.trees[number] for number in numbers)
        name = file_name(info_of(trees[0]))
        target = self._chosen_to_save(translate("collection", "Save these games apart"), name)
        if target is None:
            return
        if target == self._documents.path:
            self._strip.tell(is_this_file(target.name))
        else:
            self._write(target, numbers)

    def _write(self, path: Path, numbers: tuple[int, ...]) -> None:
        trees = tuple(self._controller.trees[n] for n in numbers)
        if not self._save_apart(Apart(trees, path, _bytes_of)):
            return
        self._strip.tell(games_saved_apart(len(numbers), path.name), is_grave=False)


def _bytes_of(trees: tuple[GameTree, ...], watch: WritingWatch) -> bytes:
    """A file of these games; in UTF-8 where something was written that theirs does not hold."""
    from goboard_app.record.sgf.collection import Record
    from goboard_app.record.sgf.diagnostics import UnencodableText
    from goboard_app.record.sgf.writer import write_record

    record = Record(trees)
    try:
        return write_record(record, None, watch)
    except UnencodableText:
        return write_record(record, "UTF-8", watch)
