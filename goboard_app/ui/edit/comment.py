"""Editing of the comment and the annotations of a node, and of the links from the comment to the board."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Slot

from goboard_app.app.texts.marks import flag_sentence
from goboard_app.go.board import Play, Point, point_name
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.session.annotation import (
    Link,
    MoveJudgement,
    PositionJudgement,
    Typing,
    continues,
    is_hotspot,
    judge_move,
    judge_position,
    set_comment,
    set_hotspot,
    set_name,
    toggle_hotspot,
)
from goboard_app.session.numbering import node_of_number
from goboard_app.session.picture import NO_POINTS
from goboard_app.session.session import Act, ActKind, Change, Phase
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import PLACES
from goboard_app.ui.widgets.comment_card import CommentCard


class CommentFlow(QObject):
    """The connection between the comment cards and the record; typing becomes steps to undo."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._controller = context.controller
        self._context = context
        self._cards: list[CommentCard] = []
        self._last: Typing | None = None
        self._named: object = None
        self._is_writing = False
        self._clock = QElapsedTimer()
        self._clock.start()
        context.controller.changed.connect(self._on_changed)
        context.presenter.names_instead = self._name_point

    def take_card(self, card: CommentCard) -> None:
        """Write the edits made on this card of a panel into the record."""
        self._cards.append(card)
        card.comment_typed.connect(self._on_typed)
        card.name_typed.connect(self._on_name)
        card.link_pointed.connect(self._on_pointed)
        card.link_followed.connect(self._on_followed)
        card.left.connect(self._context.page.board.setFocus)
        card.edit.writing.connect(self._context.page.board.keep_writer)
        card.menu.move_judged.connect(self._on_move_judged)
        card.menu.position_judged.connect(self._on_position_judged)
        card.menu.hotspot_set.connect(self._on_hotspot)

    @property
    def _card(self) -> CommentCard | None:
        """The visible card, else the first one."""
        seen = (card for card in self._cards if card.isVisible())
        return next(seen, self._cards[0] if self._cards else None)

    @Slot()
    def ask_comment(self) -> None:
        """Start writing a comment, if a panel has a card for it."""
        if self._card is not None and self._controller.session.phase is Phase.REVIEWING:
            self._card.ask_comment()

    @Slot()
    def ask_name(self) -> None:
        """Start naming the position, if a panel has a card for it."""
        if self._card is not None and self._controller.session.phase is Phase.REVIEWING:
            self._card.ask_name()

    def toggle_hotspot(self) -> None:
        """Flag the position on the board as a hotspot, or take the flag away, and say so."""
        act = toggle_hotspot(self._controller.session)
        self._controller.perform(act)
        if act.edit is not None:
            self._context.presenter.tell(flag_sentence(is_hotspot(self._controller.session.cursor)))

    def _name_point(self, point: Point) -> bool:
        """Write the name of a point at the caret of the comment that has the focus; return whether there is one."""
        card = next((card for card in self._cards if card.edit.hasFocus()), None)
        if card is None or card.edit.isReadOnly():
            return False
        card.edit.write_name(point_name(point, self._controller.session.tree.size))
        return True

    @Slot(str, str)
    def _on_typed(self, before: str, now: str) -> None:
        session = self._controller.session
        typing = Typing.of(session.cursor, before, now, self._clock.elapsed())
        # Typing without a pause, in one place of one node, joins the last step to undo.
        joins = continues(self._last, typing, before, now)
        self._write(set_comment(session, now, joins))
        self._last = typing

    @Slot(str)
    def _on_name(self, name: str) -> None:
        node = self._controller.session.cursor
        joins = self._named is node
        self._write(set_name(self._controller.session, name, joins))
        self._named = node

    def _write(self, act: Act) -> None:
        """Perform the act of a typed change, without ending the current series of typing."""
        self._is_writing = True
        self._controller.perform(act)
        self._is_writing = False
        # Typing a name and typing a comment are separate series of steps.
        if act.kind is ActKind.NODE_NAME:
            self._last = None
        else:
            self._named = None

    @Slot(object)
    def _on_changed(self, _change: Change) -> None:
        if not self._is_writing:
            # Another change came in between: further typing is a new step to undo.
            self._last = self._named = None

    @Slot(object, int)
    def _on_move_judged(self, judgement: MoveJudgement | None, degree: int) -> None:
        self._controller.perform(judge_move(self._controller.session, judgement, degree))

    @Slot(object, int)
    def _on_position_judged(self, judgement: PositionJudgement | None, degree: int) -> None:
        self._controller.perform(judge_position(self._controller.session, judgement, degree))

    @Slot(int)
    def _on_hotspot(self, degree: int) -> None:
        self._controller.perform(set_hotspot(self._controller.session, degree))

    @Slot(object)
    def _on_pointed(self, link: Link | None) -> None:
        point = None if link is None else self._point_of(link)
        self._context.presenter.show_lit(NO_POINTS if point is None else frozenset({point}))

    @Slot(object)
    def _on_followed(self, link: Link) -> None:
        node = self._node_of(link)
        if node is not None:
            self._context.service(PLACES).jump_to(node)
        elif link.point is not None:
            # A point is shown by the keyboard cursor, as it has no node to go to.
            self._context.page.board.set_cursor(link.point)

    def _point_of(self, link: Link) -> Point | None:
        """Return the point of a link; for a move or a node, the point where its move was played."""
        node = self._node_of(link)
        move = None if node is None else move_of(node, self._controller.session.tree.size)
        return move.point if isinstance(move, Play) else link.point

    def _node_of(self, link: Link) -> Node | None:
        """Return the node that a link leads to, if it is still in the game; None for a point."""
        session = self._controller.session
        if link.move is not None:
            return node_of_number(session, link.move)
        # The tree may have changed since the links were found.
        return link.node if link.node is not None and session.tree.contains(link.node) else None
