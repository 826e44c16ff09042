"""LessonPlaces: the positions of the record on the board, and which of them one is at."""

from __future__ import annotations

from goboard_app.app.game_controller import GameController
from goboard_app.app.texts.table import place_text
from goboard_app.lessons.lesson import Prepared, place_of, prepared_in, text_at
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree

Place = tuple[GameTree, Node | None]
"""A game, and the node of the position one is at there; no node before the first one."""


class LessonPlaces:
    """`here` is the place that is talked about; the board may have gone on from there.

    Whoever talks about it sets it.
    """

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self.positions: tuple[Prepared, ...] = ()
        self._seen: list[tuple[GameTree, int]] = []
        self.here: Place = controller.session.tree, None

    @property
    def number(self) -> int | None:
        """The number of the position that is talked about, from 0."""
        node = self.here[1]
        return next((n for n, item in enumerate(self.positions) if item.node is node), None)

    @property
    def on_board(self) -> Place:
        """Where the board is."""
        number = self._number_on_board()
        node = None if number is None else self.positions[number].node
        return self._controller.session.tree, node

    def look(self) -> None:
        """Read the positions anew, where the games are not as they were."""
        trees = self._controller.trees
        seen = [(tree, tree.revision) for tree in trees]
        if seen != self._seen:
            self._seen = seen
            self.positions = prepared_in(trees)

    def place_of(self, number: int) -> tuple[GameTree, Node]:
        """Where a position stands."""
        item = self.positions[number]
        return self._controller.trees[item.game], item.node

    def told(self) -> tuple[str, str]:
        """What a class is told: the words at the board, else at its position; and which it is."""
        number, node = self._number_on_board(), self._controller.session.cursor
        if number is None:
            return text_at(node), ""
        text = text_at(node) or text_at(self.positions[number].node)
        return text, place_text(number + 1, len(self.positions))

    def stand(self, tree: GameTree, node: Node) -> None:
        """Put a node on the board, or the nearest one above it that is still there."""
        trees = self._controller.trees
        if tree not in trees:
            return
        at: Node | None = node
        while at is not None and not tree.contains(at):
            at = at.parent
        self._controller.show_game(trees.index(tree))
        self._controller.go_to(at or tree.root)

    def _number_on_board(self) -> int | None:
        self.look()
        game, node = self._controller.game_number, self._controller.session.cursor
        return place_of(self.positions, game, node)
