"""Which rows that put variations into another order are on, in the menu Edit and that of a node."""

from __future__ import annotations

from goboard_app.record.node import Node
from goboard_app.session.tree_edits import order_of


def by_order(node: Node, may: bool) -> dict[str, bool]:
    """The rows by name; none where nothing may be edited."""
    order = order_of(node)
    return {
        "move_up": may and order.up,
        "move_down": may and order.down,
        "main_line": may and order.main,
    }
