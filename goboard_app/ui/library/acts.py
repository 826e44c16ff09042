"""ListActs: what can be done with the selected games of the library, in a menu and by keys."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QDir, QObject, QPoint, QStandardPaths, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from goboard_app.app.files.load import sgf_path, titled_name
from goboard_app.app.files.save import CannotSave
from goboard_app.app.instance import LOCKS
from goboard_app.app.library import Library
from goboard_app.app.library_edits import EditOutcome, EditPlan, LibraryEditor
from goboard_app.app.library_export import (
    Exported,
    ExportStopped,
    IsSource,
    MixedEncodings,
    export_games,
    export_table,
)
from goboard_app.app.library_tags import LibraryTags
from goboard_app.app.texts import library as texts
from goboard_app.app.texts.files import could_not_save, is_this_file
from goboard_app.app.texts.format import running_text, translate
from goboard_app.library.index import Key, LibraryGame
from goboard_app.ui.library.dialogs import InfoDialog, LostDialog, PlanDialog, TagsDialog
from goboard_app.ui.library.page import LibraryPage
from goboard_app.ui.library.work import ListWork
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.choices import QuestionDialog, chosen_to_save, table_separator, with_ending


class ShownLibrary(Protocol):
    """The library on the page, as its menu sees it."""

    @property
    def library(self) -> Library | None:
        """The library of the shown folder; None before one was opened."""

    @property
    def tags(self) -> LibraryTags | None:
        """The tags of its games."""

    def show_game(self, key: Key, beside: Key | None = None) -> None:
        """Show a game on the board; `beside` is a game for a window beside."""


class ListActs(QObject):
    """The menu of the list of games; `actions` are its rows by name."""

    def __init__(self, context: WindowContext, page: LibraryPage, flow: ShownLibrary, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._page = page
        self._flow = flow
        self._last: tuple[LibraryEditor, EditOutcome] | None = None
        self.work = ListWork(context.strip, self)
        self.menu = QMenu(page)
        self.actions: dict[str, QAction] = {}
        self._build()
        self.menu.aboutToShow.connect(self._refresh)
        self.menu.aboutToHide.connect(self._enable_all)
        page.more.setMenu(self.menu)
        page.table.menu_asked.connect(self._on_menu_asked)

    def _build(self) -> None:
        self._add("open", translate("library", "Open"), self._open)
        self._add("beside", translate("library", "Show side by side"), self._show_beside)
        self.menu.addSeparator()
        self._add("tags", translate("library", "Tags and note…"), self.ask_tags, "F2")
        self._add("info", translate("library", "Change game information…"), self.ask_info, "Ctrl+I")
        self._add("undo", translate("library", "Undo the change"), self.take_back, "Ctrl+Z")
        self.menu.addSeparator()
        self._add("save_games", translate("library", "Save as one SGF file…"), self.ask_save_games)
        self._add("save_table", translate("library", "Save the list as a table…"), self.ask_save_table)
        self.menu.addSeparator()
        self._add("select_all", translate("library", "Select all"), self._page.table.selectAll)
        self._add("lost", translate("library", "Tags of lost games…"), self.ask_lost)

    def _add(self, name: str, text: str, act: Callable[[], object], key: str = "") -> None:
        action = self.menu.addAction(text)
        action.triggered.connect(lambda: self._run(name, act))
        if key:
            action.setShortcut(key)
            # All pages share one window: the key is for this page only. The explorer has an undo of its own.
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            (self._page.table if name == "undo" else self._page).addAction(action)
        self.actions[name] = action

    def _run(self, name: str, act: Callable[[], object]) -> None:
        """Do an act, if it is possible now: a key may come while its row still has an earlier state."""
        if self._is_possible(name):
            # The preview of a row would stay above a dialog.
            self._page.table.hide_board()
            act()

    def _is_possible(self, name: str) -> bool:
        library, tags = self._flow.library, self._flow.tags
        if library is None or tags is None:
            return False
        count = len(self._page.table.selected)
        # Of two jobs at once, one could change the files that the other one reads.
        is_free = not self.work.is_busy
        return {
            "open": count == 1,
            "beside": self._pair() is not None,
            "tags": count > 0,
            "info": count > 0 and is_free,
            "undo": self._last is not None and is_free,
            "save_games": count > 0 and is_free,
            "save_table": bool(self._page.games.games) and is_free,
            "lost": bool(tags.lost),
            "select_all": bool(self._page.games.games),
        }[name]

    @Slot()
    def _refresh(self) -> None:
        for name, action in self.actions.items():
            action.setEnabled(self._is_possible(name))
        if self._last is not None:
            self.actions["undo"].setText(texts.undo_text(self._last[1].games))
        self.actions["lost"].setVisible(self.actions["lost"].isEnabled())

    @Slot()
    def _enable_all(self) -> None:
        # The key of a disabled row would do nothing until the menu is shown again; each act asks by itself.
        for action in self.actions.values():
            action.setEnabled(True)

    @Slot(QPoint)
    def _on_menu_asked(self, place: QPoint) -> None:
        self.menu.popup(place)

    def forget(self) -> None:
        """Stop all work and drop the last change: another folder is shown."""
        self.work.stop()
        self._last = None

    # The selection

    def _games(self) -> list[LibraryGame]:
        """Return the selected games in the order of the list."""
        chosen = set(self._page.table.selected)
        return [game for game in self._page.games.games if game.key in chosen]

    def _pair(self) -> tuple[Key, Key] | None:
        """Return two games to be compared: the two selected, or the selected one and another of its group."""
        keys = self._page.table.selected
        if len(keys) == 1:
            copies = [key for key in self._page.games.copies_of(keys[0]) if key != keys[0]]
            keys = (*keys, *copies[:1])
        return (keys[0], keys[1]) if len(keys) == 2 else None

    @property
    def _library(self) -> Library:
        assert self._flow.library is not None
        return self._flow.library

    @property
    def _tags(self) -> LibraryTags:
        assert self._flow.tags is not None
        return self._flow.tags

    def _open(self) -> None:
        self._page.opened.emit(self._page.table.selected[0])

    def _show_beside(self) -> None:
        pair = self._pair()
        if pair is not None:
            self._flow.show_game(pair[0], beside=pair[1])

    # Tags

    def ask_tags(self) -> None:
        """Ask for the tags and the note of the selected games."""
        tags = self._tags.tags
        counts = Counter(tag for each in tags.values() for tag in each.tags)
        known = [tag for tag, _count in counts.most_common()]
        chosen = [(game.key, self._page.games.tags_of(game.key)) for game in self._games()]
        dialog = TagsDialog(self._context.look, chosen, known, self._context.window)
        # The library may have been closed while the dialog was open.
        if dialog.run() and dialog.answer is not None and self._flow.tags is not None:
            self._tags.change(dialog.answer)

    def ask_lost(self) -> None:
        """Show the games with tags that are gone; the user may delete their tags."""
        top = os.fsencode(os.path.realpath(self._library.folder))
        dialog = LostDialog(self._context.look, self._tags.lost, top, self._context.window)
        dialog.run()
        if dialog.forgotten and self._flow.tags is not None:
            self._tags.forget(dialog.forgotten)

    # Game information

    def _editor(self) -> LibraryEditor:
        documents, library = self._context.documents, self._library
        return LibraryEditor(library.folder, library.place, documents.backups.for_many(), documents.folder / LOCKS)

    def ask_info(self) -> None:
        """Ask for new game information of the selected games, and show what would change."""
        games = self._games()
        dialog = InfoDialog(self._context.look, games, self._context.window)
        answer = dialog.answer if dialog.run() else None
        if answer is None or self._flow.library is None:
            return
        editor = self._editor()
        self.work.start(texts.reading_chosen(), partial(editor.plan, answer, games), partial(self._on_planned, editor))

    def _on_planned(self, editor: LibraryEditor, plan: EditPlan) -> None:
        # Another folder may have been opened while the changes were planned.
        if plan.is_stopped or self._flow.library is None or editor.folder != self._library.folder:
            return
        dialog = PlanDialog(self._context.look, plan, self._context.window)
        if dialog.run():
            self.work.start(texts.changing_chosen(), partial(editor.write, plan), partial(self._on_changed, editor))

    def _on_changed(self, editor: LibraryEditor, outcome: EditOutcome) -> None:
        if outcome.files:
            self._last = editor, outcome
        stopped = texts.stopped_text() if outcome.is_stopped else ""
        told = running_text(texts.changed_text(outcome.games, len(outcome.left), outcome.unkept), stopped)
        self._tell(told, outcome, is_whole=not (stopped or outcome.unkept))
        if outcome.files:
            self._context.strip.offer((translate("library", "Undo"), self.take_back))
        self._read_again()

    def take_back(self) -> None:
        """Give the files of the last change their former bytes."""
        if self._last is None or self.work.is_busy:
            return
        editor, last = self._last
        work = partial(editor.take_back, last)
        self.work.start(texts.taking_back(), work, partial(self._on_taken_back, editor, last))

    def _on_taken_back(self, editor: LibraryEditor, last: EditOutcome, outcome: EditOutcome) -> None:
        done = {file.path for file in outcome.files} | {file.path for file in outcome.left}
        # Files that were not reached before a stop can still be taken back.
        rest = tuple(file for file in last.files if file.path not in done)
        self._last = (editor, last._replace(files=rest)) if rest else None
        self._tell(texts.taken_back_text(len(outcome.files), len(outcome.left)), outcome)
        self._read_again()

    def _tell(self, sentence: str, outcome: EditOutcome | Exported, is_whole: bool = True) -> None:
        lines = [file.line for file in outcome.left]
        if lines or not is_whole:
            self._context.strip.tell(sentence, lines, is_grave=bool(lines))
        else:
            self._context.strip.tell_done(sentence)

    def _read_again(self) -> None:
        if self._flow.library is not None:
            self._library.renew()

    # Export

    def ask_save_games(self) -> None:
        """Ask for a file, and save the selected games in it."""
        games = self._games()
        title = translate("library", "Save as one SGF file")
        path = self._chosen(title, ".sgf", translate("file", "Go records (*.sgf *.SGF)"), sgf_path)
        if path is not None:
            self._save_games(path, games, False)

    def _save_games(self, path: Path, games: list[LibraryGame], is_converted: bool) -> None:
        library = self._library
        self.work.start(
            texts.saving_chosen(),
            lambda watch: export_games(path, library.folder, library.place, games, watch, is_converted),
            self._on_exported,
            lambda error: self._on_not_exported(error, path, games),
        )

    def _on_exported(self, exported: Exported) -> None:
        left = len(exported.left)
        if exported.games:
            self._tell(texts.exported_text(exported.games, exported.path.name, left), exported)
        else:
            self._tell(texts.nothing_exported(left), exported)

    def _on_not_exported(self, error: Exception, path: Path, games: list[LibraryGame]) -> None:
        strip = self._context.strip
        if isinstance(error, MixedEncodings):
            if self._wants_conversion(error) and self._flow.library is not None:
                self._save_games(path, games, True)
        elif isinstance(error, IsSource):
            strip.tell(is_this_file(path.name))
        elif isinstance(error, CannotSave):
            strip.tell(could_not_save(path.name, str(error)))
        elif not isinstance(error, ExportStopped):
            raise error

    def _wants_conversion(self, error: MixedEncodings) -> bool:
        question = QuestionDialog(
            self._context.look,
            texts.mixed_title(error.names),
            texts.mixed_detail(error.names),
            (translate("library", "Convert"), translate("library", "Cancel")),
            self._context.window,
        )
        return question.ask() == 0

    def ask_save_table(self) -> None:
        """Ask for a file, and save the list in it: the selected games if they are several, else all that are listed."""
        chosen = self._games()
        games = chosen if len(chosen) > 1 else list(self._page.games.games)
        title = translate("library", "Save the list as a table")
        tables = translate("results", "Tables (*.csv)")
        path = self._chosen(title, ".csv", tables, lambda path: with_ending(path, ".csv"))
        if path is None:
            return
        tags, separator = dict(self._tags.tags), table_separator()
        self.work.start(
            texts.saving_chosen(),
            lambda _watch: export_table(path, games, tags, separator),
            self._on_exported,
            lambda error: self._on_not_exported(error, path, games),
        )

    def _chosen(self, title: str, ending: str, filters: str, named: Callable[[Path], Path]) -> Path | None:
        """Ask where to save, beginning in the folder of documents: not in the library, which would list the file."""
        place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name = Path(titled_name(self._library.folder.name or "goboard")).stem + ending
        path = chosen_to_save(self._context.window, title, QDir(place).filePath(name), filters, named)
        return path if self._flow.library is not None else None
