"""EditFeature: editing of a record: its tree, its stones, its marks and its texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QPoint, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.go.board import Color, Point
from goboard_app.late import Part, late
from goboard_app.record.node import Node
from goboard_app.session.annotation import is_hotspot
from goboard_app.session.session import Phase
from goboard_app.session.tree_edits import (
    Order,
    can_delete,
    may_change_details,
    may_edit,
    movable_color,
    order_of,
)
from goboard_app.ui.shell.commands import Command, Menu, MenuPlace, Submenu
from goboard_app.ui.shell.feature import Feature
from goboard_app.ui.shell.services import CLIPS, MOVE_MENU, NODE_MENU, Provider

with late:
    from goboard_app.ui.edit.comment import CommentFlow
    from goboard_app.ui.edit.editing import EditFlow
    from goboard_app.ui.edit.marks import MarkingFlow
    from goboard_app.ui.edit.menus import BoardMenuFlow, ClipFlow, NodeMenu
    from goboard_app.ui.edit.moving import MovingFlow
    from goboard_app.ui.edit.setup import SetupFlow

if TYPE_CHECKING:
    from goboard_app.ui.widgets.comment_card import CommentCard
    from goboard_app.ui.widgets.mark_chips import MarkChips


@runtime_checkable
class NotesPanel(Protocol):
    """A side panel of a record with a comment card and chips for marks."""

    comment_card: CommentCard
    marks: MarkChips


class EditFeature(Feature):
    """The menus Edit and Notes, the tools for the board, and the context menus of points and nodes."""

    name = "edit"

    editing = Part(EditFlow)
    setup = Part(SetupFlow)
    moving = Part(MovingFlow)
    marking = Part(MarkingFlow)
    comments = Part(CommentFlow)
    clips = Part(ClipFlow)
    nodes = Part(NodeMenu)
    board_menu = Part(BoardMenuFlow)

    def start(self) -> None:
        """Connect the signals of panels, board and presenter."""
        page = self.context.page
        page.panel.made.connect(self._on_panel)
        page.board.point_right_clicked.connect(self._on_board_menu)
        self.context.presenter.presented.connect(self._on_presented)

    def on_made(self, name: str, made: object) -> None:
        """Connect a part once it is made."""
        if name == "marking":
            self.marking.listen()
        elif name == "nodes":
            self.nodes.moving_asked.connect(self._on_moving)
        elif name == "board_menu":
            self.board_menu.moving_asked.connect(self._on_moving)

    @Slot()
    def _on_presented(self) -> None:
        # The right button draws arrows in every record under review, so the flow must exist.
        if not self.has("marking") and self.context.controller.session.phase is Phase.REVIEWING:
            # Reading the part makes it, and on_made connects it.
            _ = self.marking

    def offers(self) -> Iterable[Provider]:
        """Yield the context menus of nodes and moves, for the panels that show them, and the clips."""
        yield Provider(NODE_MENU, lambda: self.show_node_menu)
        yield Provider(MOVE_MENU, lambda: self.show_move_menu)
        yield Provider(CLIPS, lambda: self.clips)

    @property
    def is_setting_up(self) -> bool:
        """Return whether stones are being set up."""
        return self.has("setup") and self.setup.is_open

    @Slot(object)
    def _on_panel(self, panel: QWidget) -> None:
        """Connect the comment card and the chips for marks of a new panel."""
        # By what it has, as importing the classes would load the modules of all such panels.
        if isinstance(panel, NotesPanel):
            self.comments.take_card(panel.comment_card)
            panel.comment_card.menu.figure_asked.connect(self._on_figure)
            self.marking.take_chips(panel.marks)

    @Slot()
    def _on_figure(self) -> None:
        self.editing.ask_figure()

    @Slot(object)
    def _on_moving(self, node: Node) -> None:
        self.moving.begin_at(node)

    def escape(self) -> bool:
        """Cancel a stroke or put down the tool for marks; return whether there was one."""
        return self.has("marking") and self.marking.escape()

    # Menus of points and nodes

    @Slot(object)
    def _on_board_menu(self, point: Point) -> None:
        self.board_menu.show_at(point)

    @Slot(object, object)
    def show_move_menu(self, node: Node, place: QPoint) -> None:
        """Show the context menu of a move of the list, at a position of the screen."""
        self.board_menu.show_for_move(node, place)

    @Slot(object, object)
    def show_node_menu(self, node: Node, place: QPoint) -> None:
        """Show the context menu of a node of the tree, at a position of the screen."""
        if not self.is_setting_up:
            self.nodes.menu_for(node).popup(place)

    @cached_property
    def turn_menu(self) -> QMenu:
        """The menu of symmetries, filled when it is opened, as few records are turned."""
        menu = QMenu(self.context.window)
        menu.aboutToShow.connect(self._on_turns)
        menu.triggered.connect(self._on_turned)
        return menu

    @Slot()
    def _on_turns(self) -> None:
        self.editing.fill_turns(self.turn_menu)

    @Slot(QAction)
    def _on_turned(self, row: QAction) -> None:
        self.editing.turn_by(row)

    # Commands

    def commands(self) -> Iterable[Command]:
        """Yield the commands of the menus Edit and Notes, and the one for the game information."""
        yield from self._clip_rows()
        yield from self._stone_rows()
        yield from self._variation_rows()
        yield from self._record_rows()
        yield from self._notes_rows()
        yield from self._mark_rows()

    def _clip_rows(self) -> Iterable[Command]:
        may_delete = self._may_delete
        yield Command(
            "cut",
            translate("menu", "Cut"),
            Menu.EDIT,
            (10, 10),
            lambda: self.clips.cut(),
            keys=("Ctrl+X",),
            is_possible=may_delete,
        )
        yield Command(
            "copy",
            translate("menu", "Copy"),
            Menu.EDIT,
            (10, 20),
            lambda: self.clips.copy(),
            keys=("Ctrl+C",),
            is_possible=self._is_on_board,
        )
        yield Command(
            "paste",
            translate("menu", "Paste"),
            Menu.EDIT,
            (10, 30),
            lambda: self.clips.paste(),
            keys=("Ctrl+V",),
            is_possible=self._may_edit,
        )
        yield Command(
            "delete_branch",
            translate("menu", "Delete from here on"),
            Menu.EDIT,
            (10, 40),
            lambda: self.editing.delete_branch(),
            keys=("Del",),
            is_possible=may_delete,
        )
        yield Command(
            "delete_node",
            translate("menu", "Delete only this move"),
            Menu.EDIT,
            (10, 50),
            lambda: self.editing.delete_node(),
            keys=("Ctrl+Del",),
            is_possible=may_delete,
        )

    def _stone_rows(self) -> Iterable[Command]:
        beside = Submenu(translate("menu", "Moves and stones"), (20, 10))
        row = partial(self._row_of_tree, beside=beside)
        yield row(
            "insert_move",
            translate("menu", "Insert moves"),
            (0, 10),
            lambda: self.editing.toggle_inserting(),
            keys=("Ins",),
            is_on=lambda: self.has("editing") and self.editing.is_inserting,
        )
        yield row(
            "insert_pass",
            translate("menu", "Insert a pass"),
            (0, 20),
            lambda: self.editing.insert_pass(),
            keys=("Ctrl+Ins",),
        )
        yield row(
            "move_stone",
            translate("menu", "Move this stone…"),
            (0, 30),
            lambda: self.moving.toggle(),
            keys=("Ctrl+U",),
            is_possible=self._may_move_stone,
            is_on=lambda: self.has("moving") and self.moving.is_on,
        )
        yield row(
            "set_up",
            translate("menu", "Set up stones…"),
            (10, 10),
            lambda: self.setup.begin(),
            keys=("Ctrl+B",),
        )
        text = translate("menu", "Black to move")
        yield row("black_turn", text, (10, 20), lambda: self.setup.give_turn(Color.BLACK))
        text = translate("menu", "White to move")
        yield row("white_turn", text, (10, 30), lambda: self.setup.give_turn(Color.WHITE))

    def _variation_rows(self) -> Iterable[Command]:
        beside = Submenu(translate("menu", "This variation"), (20, 20))
        row = partial(self._row_of_tree, beside=beside)
        yield row(
            "move_up",
            translate("menu", "Move variation up"),
            (0, 10),
            lambda: self.editing.move_up(),
            keys=("Ctrl+Shift+P",),
            is_possible=lambda: self._may_edit() and self._order.up,
        )
        yield row(
            "move_down",
            translate("menu", "Move variation down"),
            (0, 20),
            lambda: self.editing.move_down(),
            keys=("Ctrl+Shift+D",),
            is_possible=lambda: self._may_edit() and self._order.down,
        )
        yield row(
            "main_line",
            translate("menu", "Make this the main line"),
            (0, 30),
            lambda: self.editing.make_main_line(),
            keys=("Ctrl+Shift+M",),
            is_possible=lambda: self._may_edit() and self._order.main,
        )

    def _record_rows(self) -> Iterable[Command]:
        """Yield the commands that concern the whole record."""
        yield Command(
            "turn",
            translate("menu", "Turn and mirror"),
            Menu.EDIT,
            (20, 30),
            self._on_turns,
            is_possible=self._may_edit,
            popup=self.turn_menu,
        )
        text = translate("menu", "Swap the colours")
        yield self._row_of_tree("swap_colors", text, (20, 40), lambda: self.editing.swap_colors())
        text = translate("menu", "Clean up…")
        yield self._row_of_tree("clean_up", text, (20, 50), lambda: self.editing.ask_clean_up())
        yield self._row_of_tree(
            "raw_properties",
            translate("menu", "Properties of this position…"),
            (20, 60),
            lambda: self.editing.ask_properties(),
            keys=("Ctrl+Shift+I",),
        )
        yield Command(
            "game_info",
            translate("menu", "Game information…"),
            Menu.GAME,
            (20, 50),
            lambda: self.editing.ask_info(),
            keys=("Ctrl+I",),
            is_possible=self._may_change_info,
        )

    def _row_of_tree(
        self,
        name: str,
        text: str,
        place: MenuPlace,
        act: Callable[[], object],
        keys: tuple[str, ...] = (),
        is_possible: Callable[[], bool] | None = None,
        is_on: Callable[[], bool] | None = None,
        beside: Submenu | None = None,
    ) -> Command:
        """Return a row of the menu Edit; by default it is enabled while the record may be edited."""
        possible = is_possible or self._may_edit
        return Command(name, text, Menu.EDIT, place, act, keys, possible, is_on, None, beside)

    def _notes_rows(self) -> Iterable[Command]:
        """Yield the commands for the texts of a node."""
        yield Command(
            "comment",
            translate("menu", "Write a comment"),
            Menu.NOTES,
            (0, 10),
            lambda: self.comments.ask_comment(),
            keys=("Ctrl+K",),
            is_possible=self._may_note,
        )
        yield Command(
            "name",
            translate("menu", "Name this position…"),
            Menu.NOTES,
            (0, 20),
            lambda: self.comments.ask_name(),
            is_possible=self._may_note,
        )
        yield Command(
            "flag",
            translate("menu", "Flag this position as a hotspot"),
            Menu.NOTES,
            (0, 25),
            lambda: self.comments.toggle_hotspot(),
            keys=("Ctrl+Shift+H",),
            is_possible=self._may_note,
            is_on=lambda: is_hotspot(self.context.controller.session.cursor),
        )
        yield Command(
            "copy_link",
            translate("menu", "Copy a link to this position"),
            Menu.NOTES,
            (0, 40),
            lambda: self.clips.copy_link(),
            is_possible=self._may_note,
        )
        yield Command(
            "figure",
            translate("menu", "Figure and numbers…"),
            Menu.NOTES,
            (0, 30),
            lambda: self.editing.ask_figure(),
            is_possible=self._may_note,
        )

    def _mark_rows(self) -> Iterable[Command]:
        """Yield the commands for the marks on the board."""
        more = Submenu(translate("menu", "More marks"), (10, 100))
        for number, (tool, text) in enumerate(_marks().items(), 1):
            keys = (f"Ctrl+{number}",) if number <= _WITH_KEYS else ()
            place = 10 * number if keys else 10 * (number - _WITH_KEYS)
            yield Command(
                f"mark_{tool.lower()}",
                text,
                Menu.NOTES,
                (10 if keys else 0, place),
                partial(self._toggle_tool, tool),
                keys=keys,
                is_possible=self._may_note,
                is_on=partial(self._is_in_hand, tool),
                beside=None if keys else more,
            )
        text = translate("menu", "Remove all marks from this move")
        yield Command(
            "marks_clear",
            text,
            Menu.NOTES,
            (20, 10),
            lambda: self.marking.clear(),
            is_possible=self._may_note,
        )

    def _toggle_tool(self, name: str) -> None:
        self.marking.toggle_named(name)

    def _is_in_hand(self, name: str) -> bool:
        # Asking for self.marking would make it, just to show a menu.
        tool = self.marking.tool if self.has("marking") else None
        return tool is not None and tool.name == name

    # Conditions of the commands

    def _is_on_board(self) -> bool:
        return self.context.leaving.is_on_board

    def _may_edit(self) -> bool:
        return self._is_on_board() and may_edit(self.context.controller.session)

    def _may_delete(self) -> bool:
        return self._may_edit() and can_delete(self.context.controller.session.cursor)

    def _may_move_stone(self) -> bool:
        session = self.context.controller.session
        return self._is_on_board() and movable_color(session) is not None

    def _may_change_info(self) -> bool:
        return self._is_on_board() and may_change_details(self.context.controller.session)

    def _may_note(self) -> bool:
        phase = self.context.controller.session.phase
        return self._is_on_board() and phase is Phase.REVIEWING

    @property
    def _order(self) -> Order:
        """The moves that are possible for the variation on the board among its siblings."""
        return order_of(self.context.controller.session.cursor)


_WITH_KEYS = 9
"""The number of tools for marks with a shortcut, Ctrl and a digit."""


def _marks() -> dict[str, str]:
    """Return the menu texts of the tools for marks, by the names of the tools."""
    return {
        "LETTER": translate("menu", "Mark with letters"),
        "NUMBER": translate("menu", "Mark with numbers"),
        "TRIANGLE": translate("menu", "Mark with triangles"),
        "SQUARE": translate("menu", "Mark with squares"),
        "CIRCLE": translate("menu", "Mark with circles"),
        "CROSS": translate("menu", "Mark with crosses"),
        "LINE": translate("menu", "Draw lines"),
        "ARROW": translate("menu", "Draw arrows"),
        "ERASER": translate("menu", "Rub out marks"),
        "TEXT": translate("menu", "Write on the board"),
        "SELECTED": translate("menu", "Mark as selected"),
        "TERRITORY_BLACK": translate("menu", "Mark Black’s territory"),
        "TERRITORY_WHITE": translate("menu", "Mark White’s territory"),
        "DIM": translate("menu", "Dim points"),
        "PART": translate("menu", "Show a part of the board"),
    }
