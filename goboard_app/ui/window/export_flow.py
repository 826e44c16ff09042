"""ExportFlow: the board and the game as files, on paper, and on the clipboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QObject, QStandardPaths, Slot
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.texts.files import reading_text
from goboard_app.record.properties import move_of
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.file_strip import FileStrip
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.view_flow import ViewFlow

if TYPE_CHECKING:
    from goboard_app.lessons.convention import Steps
    from goboard_app.lessons.handout import Handout
    from goboard_app.record.tree import GameTree
    from goboard_app.session.export import ExportChoice, ExportKind, ExportRequest, Shot
    from goboard_app.ui.paper.exporter import Exporter
    from goboard_app.ui.paper.jobs import Material
    from goboard_app.ui.window.long_work import LongWork

_ACTIONS = ("export", "print", "copy_picture", "copy_text")
_COPIED_PX = 1000


class ExportFlow(QObject):
    """Asks what to make and has it made beside the running program; nothing is imported before."""

    def __init__(
        self,
        look: Look,
        controller: GameController,
        documents: Documents,
        strip: FileStrip,
        view: ViewFlow,
        page: GamePage,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._controller = controller
        self._documents = documents
        self._strip = strip
        self._view = view
        self._page = page
        self._window = window
        self._actions: list[QAction] = []
        self._exporter: Exporter | None = None
        self._planning: LongWork | None = None

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Be what these rows of the menus do."""
        acts = (self.ask, self.print_game, self.copy_picture, self.copy_text)
        for name, act in zip(_ACTIONS, acts, strict=True):
            actions[name].triggered.connect(act)
            self._actions.append(actions[name])

    def enable(self, on_board: bool) -> None:
        """Without a board there is nothing to export."""
        for action in self._actions:
            action.setEnabled(on_board)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being made."""
        made_by = (self._planning, self._exporter)
        return any(each is not None and each.is_busy for each in made_by)

    # Files

    @Slot()
    def ask(self) -> None:
        """Ask for a kind of file, then for its place, and make it."""
        from goboard_app.app.export_memory import LAST_EXPORT
        from goboard_app.ui.dialogs.export import ExportDialog

        session = self._controller.session
        dialog = ExportDialog(
            self._look,
            self._view.hub.value(LAST_EXPORT),
            session.tree.size,
            self._move_count(),
            session.path.number,
            self.preview,
            self._window,
            self._has_positions,
        )
        dialog.exec()
        dialog.deleteLater()
        request = dialog.request
        if request is None:
            return
        self._view.hub.store_value(LAST_EXPORT, request.choice)
        if dialog.is_print:
            self._preview_print(request)
        else:
            self._save(request)

    def _save(self, request: ExportRequest) -> None:
        from goboard_app.app.files.load import file_name
        from goboard_app.session.export import ExportKind
        from goboard_app.ui.window.export_names import filter_of, title_of, with_ending

        kind = request.choice.kind
        info = self._controller.session.info
        if kind is ExportKind.HANDOUT:
            # The whole file is handed out, not the game that is on the board.
            info = replace(info, game_name=self._handout(request.choice, 1).title, date="")
        name = Path(file_name(info)).with_suffix("").name + kind.ending
        start = QDir(self._folder()).filePath(name)
        path, _filter = QFileDialog.getSaveFileName(
            self._window, title_of(), start, filter_of(kind)
        )
        if path:
            self.write(with_ending(Path(path), kind.ending), request)

    def write(self, path: Path, request: ExportRequest) -> None:
        """Make the file beside the running program; the strip tells how it went."""
        from goboard_app.app.texts.files import saving

        def make(material: Material) -> None:
            self._make(path, material, request.choice)

        self._collect(request, make, saving(path.name))

    def _collect(
        self, request: ExportRequest, then: Callable[[Material], object], sentence: str
    ) -> None:
        """Have what a request is made from; a hand-out is planned in the pauses of the program."""
        from goboard_app.session.export import ExportKind

        choice, trees = request.choice, self._controller.trees
        if choice.kind is not ExportKind.HANDOUT:
            then(self.material(request))
            return
        if self._planning is None:
            from goboard_app.ui.window.long_work import LongWork

            self._planning = LongWork(self._strip, self)
            self._controller.changed.connect(self._planning.look)
        self._planning.start(lambda: self._plan(trees, choice), then, sentence, lambda: trees)

    def _plan(self, trees: Sequence[GameTree], choice: ExportChoice) -> Steps[Material]:
        from goboard_app.lessons.handout import planning_handout

        options = choice.per_page, choice.solutions, choice.comments
        return self._titled((yield from planning_handout(trees, *options)))

    def finish(self) -> None:
        """Plan now what is still to be planned: the window is closed, and the file is wanted."""
        if self._planning is not None:
            self._planning.finish()

    def _make(self, path: Path, material: Material, choice: ExportChoice) -> None:
        from goboard_app.ui.paper.jobs import prepare
        from goboard_app.ui.paper.pdf import CannotPaint

        try:
            job = prepare(material, choice)
        except (CannotPaint, MemoryError):
            self._on_failed(path, "")
        else:
            self._made_exporter().start(path, job)

    def _made_exporter(self) -> Exporter:
        if self._exporter is None:
            from goboard_app.ui.paper.exporter import Exporter

            exporter = self._exporter = Exporter(self)
            exporter.written.connect(self._on_written)
            exporter.failed.connect(self._on_failed)
            exporter.progressed.connect(self._on_progressed)
            exporter.ended.connect(self._strip.hide)
            self._strip.cancel_asked.connect(exporter.cancel)
        return self._exporter

    @Slot(object)
    def _on_written(self, path: Path) -> None:
        from goboard_app.app.texts.files import saved

        self._strip.tell(saved(path.name), is_grave=False)

    @Slot(object, str)
    def _on_failed(self, path: Path, reason: str) -> None:
        from goboard_app.app.texts.files import not_saved

        self._strip.tell(not_saved(path.name, reason))

    @Slot(object, float)
    def _on_progressed(self, path: Path, done: float) -> None:
        from goboard_app.app.texts.files import saving

        self._strip.tell_progress(saving(path.name), done)

    def _folder(self) -> str:
        if self._documents.path is not None:
            return str(self._documents.path.parent)
        return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)

    # What goes into them

    def material(self, request: ExportRequest) -> Material:
        """What a request is made from."""
        from goboard_app.app.files.load import game_title
        from goboard_app.session.export import ExportKind, frames
        from goboard_app.session.kifu import KifuOptions, plan_kifu
        from goboard_app.session.picture import whole_board
        from goboard_app.ui.paper.jobs import Material

        session, choice = self._controller.session, request.choice
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
        """Whether a hand-out would have anything on it."""
        from goboard_app.lessons.handout import plan_handout

        return bool(plan_handout(self._controller.trees, most=1).positions)

    def _handout(self, choice: ExportChoice, most: int | None = None) -> Material:
        from goboard_app.lessons.handout import plan_handout
        from goboard_app.session.export import MOST_POSITIONS

        trees = self._controller.trees
        plan = plan_handout(
            trees, choice.per_page, choice.solutions, choice.comments, most or MOST_POSITIONS
        )
        return self._titled(plan)

    def _titled(self, plan: Handout) -> Material:
        from goboard_app.app.texts.print import handout_title
        from goboard_app.ui.paper.jobs import Material

        path = self._documents.path
        return Material(handout_title(plan.name, path.stem if path else ""), handout=plan)

    def _shot(self, request: ExportRequest) -> Shot:
        from goboard_app.session.export import node_after, plain_shot, still, with_numbers
        from goboard_app.session.painter import paint
        from goboard_app.session.session import GameSession

        session = self._controller.session
        if not request.choice.numbers:
            return plain_shot(still(self._page.board.picture), part=request.part)
        tree, line = session.tree, session.line
        node = node_after(tree, line, request.last)
        picture = still(paint(GameSession(tree, is_live=False, cursor=node)))
        return with_numbers(picture, tree, line, request.first, request.last, request.part)

    def _move_count(self) -> int:
        session = self._controller.session
        number, node = session.path.number, session.cursor
        while (following := session.following(node)) is not None:
            node = following
            number += move_of(node, session.tree.size) is not None
        return number

    def preview(self, request: ExportRequest, side: int) -> QImage | str:
        """What a file would look like, made quickly: of a game the first page alone."""
        from goboard_app.session.export import ExportKind
        from goboard_app.ui.paper.preview import preview_of

        choice = request.choice
        if choice.kind is ExportKind.HANDOUT:
            return preview_of(self._handout(choice, choice.per_page), choice, side)
        if choice.kind is ExportKind.KIFU:
            request = replace(
                request, last=min(request.last, request.first + 2 * choice.length - 1)
            )
        elif choice.kind.is_moving:
            request = replace(request, first=request.last)
        return preview_of(self.material(request), choice, side)

    # Paper

    @Slot()
    def print_game(self) -> None:
        """Show the game in figures as it would be printed, and print it from there."""
        from goboard_app.app.export_memory import LAST_EXPORT
        from goboard_app.session.export import ExportKind, ExportRequest

        choice = replace(self._view.hub.value(LAST_EXPORT), kind=ExportKind.KIFU)
        self._preview_print(ExportRequest(choice, 1, max(1, self._move_count())))

    def _preview_print(self, request: ExportRequest) -> None:
        from goboard_app.app.files.load import game_title

        def show(material: Material) -> None:
            from goboard_app.ui.window.printing import preview_print

            preview_print(material, request.choice, self._window)

        self._collect(request, show, reading_text(game_title(self._controller.session.info)))

    # The clipboard

    @Slot()
    def copy_picture(self) -> None:
        """Put the board on the clipboard as it is shown."""
        from goboard_app.app.texts.files import copied_picture
        from goboard_app.session.export import ExportKind, ExportRequest
        from goboard_app.ui.paper.board_files import image_of

        choice = self._copied(ExportKind.PNG)
        image = image_of(self._shot(ExportRequest(choice, 1, 1)), choice)
        QGuiApplication.clipboard().setImage(image)
        self._strip.tell(copied_picture(), is_grave=False)

    @Slot()
    def copy_text(self) -> None:
        """Put the board on the clipboard in ASCII, or as Sensei's Library has it if chosen last."""
        from goboard_app.app.export_memory import LAST_EXPORT
        from goboard_app.app.texts.files import copied_text
        from goboard_app.session.export import ExportKind, ExportRequest
        from goboard_app.ui.paper.jobs import board_text

        kind = self._view.hub.value(LAST_EXPORT).kind
        choice = self._copied(kind if kind.is_text else ExportKind.TEXT)
        shot = self._shot(ExportRequest(choice, 1, 1))
        QGuiApplication.clipboard().setText(board_text(shot, "", choice))
        self._strip.tell(copied_text(), is_grave=False)

    def _copied(self, kind: ExportKind) -> ExportChoice:
        from goboard_app.session.export import ExportChoice

        theme = self._look.theme.name
        coordinates = self._view.settings.coordinates
        return ExportChoice(kind, _COPIED_PX, theme=theme, coordinates=coordinates)
