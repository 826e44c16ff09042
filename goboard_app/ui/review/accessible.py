"""Accessibility of the tree of variations: an item for each node, made only when asked for."""

from __future__ import annotations

from typing import Protocol, cast

from PySide6.QtCore import QPoint, QPointF, QRect, SignalInstance
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea

from goboard_app.app.texts.walking import node_description
from goboard_app.session.session import GameSession
from goboard_app.session.tree_model import DrawnTree
from goboard_app.ui.widgets.accessible import CellPanel, Place


class ReadableTree(Protocol):
    """A widget with a tree that can be read aloud node by node."""

    tree: DrawnTree | None
    session: GameSession | None
    node_chosen: SignalInstance

    def rect_of(self, number: int) -> QRect:
        """Where a node is drawn in the viewport."""
        ...

    def number_at(self, point: QPoint) -> int | None:
        """The node that is drawn at a point of the viewport."""
        ...


class TreePanel(CellPanel):
    """The nodes by their numbers, each line in one piece; folded ones too, since they have a name
    all the same.
    """

    is_table = False

    def __init__(self, widget: QAbstractScrollArea) -> None:
        super().__init__(widget, QAccessible.Role.Tree)
        self._view = cast(ReadableTree, widget)

    def count(self) -> int:
        """As many as the tree has nodes; a record may have 100,000."""
        return 0 if self._view.tree is None else self._view.tree.shape.count

    def describe(self, index: int) -> str:
        """Move, colour, which of several variations, and whether there is a comment."""
        tree, session = self._view.tree, self._view.session
        if tree is None or session is None:
            return ""
        face = tree.faces.face(index)
        return node_description(session, tree.node_at(index), face.number, face.has_comment)

    def detail(self, index: int) -> str:
        """Nothing more."""
        return ""

    def current(self) -> int | None:
        """The node on the board."""
        return None if self._view.tree is None else self._view.tree.cursor

    def is_shown(self, index: int) -> bool:
        """Whether it is neither folded away nor out of sight."""
        return self._widget.viewport().rect().intersects(self._view.rect_of(index))

    def rect_in_view(self, index: int) -> QRect:
        """Where a node is drawn; nowhere, if it is folded away."""
        return self._view.rect_of(index)

    def index_at(self, position: QPointF) -> int | None:
        """The node that is drawn at a place."""
        return self._view.number_at(position.toPoint())

    def place(self, index: int) -> Place:
        """One after the other."""
        return Place(index, 0)

    def press(self, index: int) -> None:
        """Go there."""
        if self._view.tree is not None:
            self._view.node_chosen.emit(self._view.tree.node_at(index))

    def go_to(self, index: int) -> None:
        """Go there, and go on from there by keys."""
        self._widget.setFocus()
        self.press(index)
