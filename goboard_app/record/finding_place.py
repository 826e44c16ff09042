"""Where in the game tree a finding belongs."""

from __future__ import annotations

import re
from itertools import islice

from goboard_app.record.finding import Finding
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree

_LINE_BREAK = re.compile(r"\r\n|\n\r|\n|\r")


def node_of(finding: Finding, tree: GameTree) -> Node | None:
    """The node of the finding's game in which it lies; None where the tree is of no file.

    What lies before the first node belongs to that, what lies between two to the earlier one.
    """
    if tree.source is None:
        return None
    at = _offset(tree.source.file.text, finding)
    found = tree.root
    # The nodes come in the order of the file.
    for node in tree.walk():
        if node.source is not None and node.source.start > at:
            break
        if node.source is not None:
            found = node
    return found


def _offset(text: str, finding: Finding) -> int:
    breaks = islice(_LINE_BREAK.finditer(text), max(0, finding.line - 2), finding.line - 1)
    start = next((match.end() for match in breaks), 0) if finding.line > 1 else 0
    return start + finding.column - 1
