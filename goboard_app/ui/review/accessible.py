"""Accessible interface of the tree of variations: one item per node, created on demand."""

from __future__ import annotations

from typing import Protocol, cast

from PySide6.QtCore import QPoint, QPointF, QRect, SignalInstance
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea

from goboard_app.app.texts.format import comma_list
from goboard_app.app.texts.marks import hotspot
from goboard_app.app.texts.walking import node_description
from goboard_app.session.annotation import annotation_of
from goboard_app.session.session import GameSession
from goboard_app.session.tree_model import DrawnTree
from goboard_app.ui.widgets.accessible import CellIndex, CellPanel


class ReadableTree(Protocol):
    """A widget with a tree of variations that a screen reader can read node by node."""

    tree: DrawnTree | None
    session: GameSession | None
    node_chosen: SignalInstance

    def rect_of(self, number: int) -> QRect:
        """Return the rectangle of a node in the viewport."""
        ...

    def number_at(self, point: QPoint) -> int | None:
        """Return the number of the node at a point of the viewport, or None."""
        ...


class TreePanel(CellPanel):
    """The cells of the tree: its nodes by their numbers, each line of play in one piece.

    Folded nodes are cells too, since they have a name all the same.
    """

    is_table = False

    def __init__(self, widget: QAbstractScrollArea) -> None:
        super().__init__(widget, QAccessible.Role.Tree)

    @property
    def _view(self) -> ReadableTree:
        return cast(ReadableTree, self._widget)

    def count(self) -> int:
        """Return the number of nodes in the tree; a record may have 100,000."""
        return 0 if self._view.tree is None else self._view.tree.shape.count

    def describe(self, index: int) -> str:
        """Return the move, its colour, its place among the variations, whether it has a comment and is a hotspot."""
        tree, session = self._view.tree, self._view.session
        if tree is None or session is None:
            return ""
        face, node = tree.faces.face(index), tree.node_at(index)
        text = node_description(session, node, face.number, face.has_comment)
        degree = annotation_of(node).hotspot
        return comma_list(text, hotspot(degree)) if degree else text

    def detail(self, index: int) -> str:
        """Return an empty text: the description says everything."""
        return ""

    def current(self) -> int | None:
        """Return the number of the node on the board."""
        return None if self._view.tree is None else self._view.tree.cursor

    def is_shown(self, index: int) -> bool:
        """Return whether the node is neither folded away nor scrolled out of sight."""
        return self._widget.viewport().rect().intersects(self._view.rect_of(index))

    def rect_in_view(self, index: int) -> QRect:
        """Return the rectangle of a node in the viewport; an empty one if it is folded away."""
        return self._view.rect_of(index)

    def index_at(self, position: QPointF) -> int | None:
        """Return the number of the node at a position of the viewport, or None."""
        return self._view.number_at(position.toPoint())

    def place(self, index: int) -> CellIndex:
        """Return the row of a node: the nodes are a list of one column."""
        return CellIndex(index, 0)

    def press(self, index: int) -> None:
        """Go to the node."""
        if self._view.tree is not None:
            self._view.node_chosen.emit(self._view.tree.node_at(index))

    def go_to(self, index: int) -> None:
        """Go to the node and focus the tree, so that the keys move on from there."""
        self._widget.setFocus()
        self.press(index)
