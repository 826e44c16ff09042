"""Exporting the board and the game to files, to the printer and to the clipboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QRectF, QStandardPaths, Slot
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from goboard_app import resource_path
from goboard_app.app.files.load import file_name, game_title
from goboard_app.app.texts import files as texts
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.print import handout_title, shot_notes
from goboard_app.lessons import handout
from goboard_app.lessons.convention import Steps
from goboard_app.lessons.lesson import is_told, lesson_positions
from goboard_app.record.properties import move_of
from goboard_app.record.tree import GameTree
from goboard_app.session.export import (
    MOST_POSITIONS,
    ExportChoice,
    ExportKind,
    ExportRequest,
    Shot,
    frames,
    node_after,
    plain_shot,
    still,
    with_numbers,
)
from goboard_app.session.kifu.plan import KifuOptions, plan_kifu
from goboard_app.session.painter import paint
from goboard_app.session.picture import BoardPicture, whole_board
from goboard_app.session.session import GameSession
from goboard_app.ui.board.print import PRINT, PrintStyle, paint_diagram
from goboard_app.ui.files.export_dialog import LAST_EXPORT, ExportDialog
from goboard_app.ui.paper.jobs import Exporter, Material, board_text, pages_of, prepare, preview_of
from goboard_app.ui.paper.pages import (
    SMALL,
    PaperSize,
    Sheet,
    mm,
    paper_font,
    text_pieces,
)
from goboard_app.ui.paper.preview import Printout, PrintPreview
from goboard_app.ui.paper.writers import CannotPaint, Pages, image_of
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.file_strip import LongWork
from goboard_app.ui.shell.page import PageRecord, is_of_board, record_shown
from goboard_app.ui.widgets.choices import chosen_to_save, with_ending

_COPIED_PX = 1000


# The games of a file in which a mark of lessons is looked for, as reading all may take long.
_MOST_LOOKED_AT = 20


@dataclass(frozen=True, slots=True)
class _ExportSource:
    """The source of an export: a game among those of its file, and its shown picture."""

    session: GameSession
    trees: Sequence[GameTree]
    path: Path | None
    picture: BoardPicture

    @property
    def folder(self) -> str:
        """The folder in which the file dialog begins: that of the file, unless it came with the program."""
        if self.path is not None and not self.path.is_relative_to(resource_path("")):
            return str(self.path.parent)
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        return QStandardPaths.writableLocation(documents)


def _source_of(record: PageRecord, trees: Sequence[GameTree]) -> _ExportSource:
    """Return the game that a page shows of a file."""
    tree, node = trees[min(record.game or 0, len(trees) - 1)], None
    # The file may have changed since the page was shown.
    places = () if record.screen is None else lesson_positions(trees)[: record.screen + 1]
    if places:
        tree, node = trees[places[-1].game], places[-1].node
    session = GameSession(tree, is_live=False, cursor=node or tree.root)
    return _ExportSource(session, trees, record.path, paint(session))


def _titled(source: _ExportSource, plan: handout.Handout) -> Material:
    stem = source.path.stem if source.path is not None else ""
    return Material(handout_title(plan.name, stem), handout=plan)


def _as_they_are(trees: Sequence[GameTree]) -> Steps[Sequence[GameTree]]:
    yield 0.0
    return trees


class ExportFlow(QObject):
    """The questions about an export, and its making in another thread."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._strip = context.strip
        self._page_source: _ExportSource | None = None
        self._exporter: Exporter | None = None
        self._planning: LongWork | None = None

    @property
    def is_busy(self) -> bool:
        """True while a file is being made."""
        made_by = (self._planning, self._exporter)
        return any(each is not None and each.is_busy for each in made_by)

    # The source of an export

    @property
    def _source(self) -> _ExportSource:
        if self._page_source is not None:
            return self._page_source
        controller, path = self._controller, self._context.documents.path
        picture = self._context.page.board.picture
        return _ExportSource(controller.session, controller.trees, path, picture)

    def _with_source(self, act: Callable[[], object]) -> None:
        """Run the act with the file that a page shows, or else with the game on the board."""
        self._page_source = None
        record = record_shown(self._context.pages)
        if record is None:
            act()
            return

        def take(trees: Sequence[GameTree]) -> None:
            self._page_source = _source_of(record, trees)
            act()

        self._strip.work.read(record.path, _as_they_are, take)

    # Files

    @Slot()
    def ask(self) -> None:
        """Ask for a kind of file and its path, and make it."""
        self._with_source(self._ask)

    def _ask(self) -> None:
        session, choice = self._source.session, self._context.view.hub.value(LAST_EXPORT)
        if self._is_for_class():
            choice = replace(choice, kind=ExportKind.HANDOUT)
        dialog = ExportDialog(
            self._context.look,
            choice,
            session.tree.size,
            self._move_count(),
            session.path.number,
            self.preview,
            self._context.window,
            self._has_positions,
        )
        dialog.run()
        request = dialog.request
        if request is None:
            return
        self._context.view.hub.store_value(LAST_EXPORT, request.choice)
        if dialog.is_print:
            self._preview_print(request)
        else:
            self._save(request)

    def _is_for_class(self) -> bool:
        """Return whether a lesson or problems are exported, which are most often printed for a class."""
        is_on_page = self._page_source is not None or is_of_board(self._context.pages)
        return is_on_page or is_told(self._source.trees[:_MOST_LOOKED_AT])

    def _save(self, request: ExportRequest) -> None:
        kind = request.choice.kind
        info = self._source.session.info
        if kind is ExportKind.HANDOUT:
            # A handout is made of the whole file, not of the game on the board.
            info = info._replace(game_name=self._handout(request.choice, 1).title, date="")
        name = Path(file_name(info)).with_suffix("").name + kind.ending
        start = QDir(self._source.folder).filePath(name)
        named = partial(with_ending, ending=kind.ending)
        path = chosen_to_save(self._context.window, title_of(), start, filter_of(kind), named)
        if path is not None:
            self.write(path, request)

    def write(self, path: Path, request: ExportRequest) -> None:
        """Make the file in another thread; the strip shows its progress and outcome."""

        def make(material: Material) -> None:
            self._make(path, material, request.choice)

        self._collect(request, make, texts.saving(path.name))

    def _collect(self, request: ExportRequest, then: Callable[[Material], object], sentence: str) -> None:
        """Collect the material of a request, and pass it to `then`; a handout is planned while the program is idle."""
        choice, source = request.choice, self._source
        if choice.kind is not ExportKind.HANDOUT:
            then(self.material(request))
            return
        if self._planning is None:
            self._planning = LongWork(self._strip, self)
            # An edit during the planning begins it again.
            self._controller.changed.connect(self._planning.look)
        trees = source.trees
        self._planning.start(lambda: self._plan(source, choice), then, sentence, lambda: trees)

    def _plan(self, source: _ExportSource, choice: ExportChoice) -> Steps[Material]:
        options = choice.per_page, choice.solutions, choice.comments
        plan = yield from handout.plan_handout_in_steps(source.trees, *options)
        return _titled(source, plan)

    def finish(self) -> None:
        """Finish the planning now, because the window closes and the file is still to be made."""
        if self._planning is not None:
            self._planning.finish()

    def _make(self, path: Path, material: Material, choice: ExportChoice) -> None:
        try:
            job = prepare(material, choice)
        except (CannotPaint, MemoryError):
            self._on_failed(path, "")
        else:
            self._made_exporter().start(path, job)

    def _made_exporter(self) -> Exporter:
        if self._exporter is None:
            exporter = self._exporter = Exporter(self)
            exporter.written.connect(self._on_written)
            exporter.failed.connect(self._on_failed)
            exporter.progressed.connect(self._on_progressed)
            exporter.ended.connect(self._strip.hide)
            self._strip.cancel_asked.connect(exporter.cancel)
        return self._exporter

    @Slot(object)
    def _on_written(self, path: Path) -> None:
        self._strip.tell_done(texts.saved(path.name))

    @Slot(object, str)
    def _on_failed(self, path: Path, reason: str) -> None:
        self._strip.tell(texts.not_saved(path.name, reason))

    @Slot(object, float)
    def _on_progressed(self, path: Path, done: float) -> None:
        self._strip.tell_progress(texts.saving(path.name), done)

    # The material of exports

    def material(self, request: ExportRequest) -> Material:
        """Return the material of a request."""
        session, choice = self._source.session, request.choice
        if choice.kind is ExportKind.HANDOUT:
            return self._handout(choice)
        title, tree = game_title(session.info), session.tree
        if choice.kind is ExportKind.KIFU:
            first, last = request.first, request.last
            options = KifuOptions(choice.length, choice.comments, choice.variations)
            if (first, last) != (1, max(1, self._move_count())):
                options = replace(options, first=first, last=last)
            return Material(title, kifu=plan_kifu(tree, options))
        if choice.kind.is_moving:
            shown = frames(tree, session.line, request.first, request.last, choice.numbers)
            return Material(title, frames=shown, part=request.part or whole_board(tree.size))
        return Material(title, shot=self._shot(request))

    def _has_positions(self) -> bool:
        """Return whether a handout would have a position."""
        return bool(handout.plan_handout(self._source.trees, most=1).positions)

    def _handout(self, choice: ExportChoice, most: int | None = None) -> Material:
        source = self._source
        options = choice.per_page, choice.solutions, choice.comments, most or MOST_POSITIONS
        return _titled(source, handout.plan_handout(source.trees, *options))

    def _shot(self, request: ExportRequest) -> Shot:
        session = self._source.session
        if not request.choice.numbers:
            return plain_shot(still(self._source.picture), part=request.part)
        tree, line = session.tree, session.line
        node = node_after(tree, line, request.last)
        picture = still(paint(GameSession(tree, is_live=False, cursor=node)))
        return with_numbers(picture, tree, line, request.first, request.last, request.part)

    def _move_count(self) -> int:
        session = self._source.session
        number, node = session.path.number, session.cursor
        while (following := session.following(node)) is not None:
            node = following
            number += move_of(node, session.tree.size) is not None
        return number

    def preview(self, request: ExportRequest, side: int) -> QImage | str:
        """Return a quick preview of a file: of a game only the first page."""
        choice = request.choice
        if choice.kind is ExportKind.HANDOUT:
            return preview_of(self._handout(choice, choice.per_page), choice, side)
        if choice.kind is ExportKind.KIFU:
            request = replace(request, last=min(request.last, request.first + 2 * choice.length - 1))
        elif choice.kind.is_moving:
            # One frame is enough for the preview of an animation.
            request = replace(request, first=request.last)
        return preview_of(self.material(request), choice, side)

    # Paper

    @Slot()
    def print_game(self) -> None:
        """Show the print preview of the game in figures, from which it can be printed.

        Of a lesson, and of problems shown by a page, it is the handout.
        """
        self._with_source(self._print)

    def _print(self) -> None:
        kind = ExportKind.HANDOUT if self._is_for_class() else ExportKind.KIFU
        choice = replace(self._context.view.hub.value(LAST_EXPORT), kind=kind)
        self._preview_print(ExportRequest(choice, 1, max(1, self._move_count())))

    def _preview_print(self, request: ExportRequest) -> None:
        def show(material: Material) -> None:
            preview_print(material, request.choice, self._source.folder, self._context)

        self._collect(request, show, texts.reading_text(game_title(self._source.session.info)))

    # The clipboard

    @Slot()
    def copy_picture(self) -> None:
        """Copy the board to the clipboard as it is shown."""
        # The copy is of the board, even after an export from a page.
        self._page_source = None
        choice = self._copied(ExportKind.PNG)
        image = image_of(self._shot(ExportRequest(choice, 1, 1)), choice)
        QGuiApplication.clipboard().setImage(image)
        self._strip.tell_done(texts.copied_picture())

    @Slot()
    def copy_text(self) -> None:
        """Copy the board to the clipboard in ASCII, or for Sensei's Library if that was the last export."""
        self._page_source = None
        kind = self._context.view.hub.value(LAST_EXPORT).kind
        choice = self._copied(kind if kind.is_text else ExportKind.TEXT)
        shot = self._shot(ExportRequest(choice, 1, 1))
        QGuiApplication.clipboard().setText(board_text(shot, "", choice))
        self._strip.tell_done(texts.copied_text())

    def _copied(self, kind: ExportKind) -> ExportChoice:

        theme = self._context.look.theme.name
        coordinates = self._context.view.settings.coordinates
        return ExportChoice(kind, _COPIED_PX, theme=theme, coordinates=coordinates)


def title_of() -> str:
    """Return the title of the dialog."""
    return translate("export", "Export")


def filter_of(kind: ExportKind) -> str:
    """Return the name filter of the file dialog."""
    names = {
        ".png": translate("export", "Pictures (*.png)"),
        ".svg": translate("export", "Drawings (*.svg)"),
        ".pdf": translate("export", "PDF files (*.pdf)"),
        ".txt": translate("export", "Text files (*.txt)"),
        ".gif": translate("export", "Animations (*.gif)"),
        ".webp": translate("export", "Animations (*.webp)"),
    }
    return names[kind.ending]


def preview_print(material: Material, choice: ExportChoice, folder: str, context: WindowContext) -> None:
    """Show the print preview, from which the dialog prints."""

    def lay_out(sheet: Sheet) -> Pages:
        if material.shot is not None:
            return _BoardPage(material.shot, sheet)
        return pages_of(material, sheet, choice)

    printout = Printout(material.title, lay_out, PaperSize(choice.paper), folder)
    PrintPreview(context.look, context.hub, printout, context.window).run()


class _BoardPage:
    """One board across the page, with its notes below."""

    count = 1

    def __init__(self, shot: Shot, sheet: Sheet) -> None:
        self.shot, self.sheet = shot, sheet

    def paint(self, painter: QPainter, _number: int) -> None:
        shot, sheet = self.shot, self.sheet
        notes = shot_notes(shot)
        lines = text_pieces(notes, sheet.wide, paper_font(SMALL), centered=True) if notes else []
        room = sum(line.height for line in lines) + mm(4)
        side = min(sheet.wide, sheet.high - room)
        box = QRectF(sheet.side + (sheet.wide - side) / 2, sheet.top, side, side)
        paint_diagram(painter, shot.picture, shot.part, box, PrintStyle(PRINT))
        y = box.bottom() + mm(3)
        for line in lines:
            line.paint(painter, sheet.side, y)
            y += line.height
