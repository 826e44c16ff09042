"""Reading of the program's own modules, for the tests of how they are written."""

from __future__ import annotations

import ast
from collections import deque
from collections.abc import Iterator
from typing import Any

_INSIDE = ("body", "handlers", "orelse", "finalbody", "cases")


def statements(tree: ast.AST) -> Iterator[Any]:
    """Yield a module, or a function, and all statements in it, as `ast.walk` would but without the expressions.

    Nine of ten nodes are parts of expressions, in which there is no import and no docstring.
    """
    waiting: deque[ast.AST] = deque([tree])
    while waiting:
        node = waiting.popleft()
        yield node
        for name in _INSIDE:
            waiting.extend(getattr(node, name, ()))
