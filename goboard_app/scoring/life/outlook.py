"""The outlook: the owners of the points in the next moves of a likely line, with either side to move first.

The network of the partners names some moves, and the network for owners says which of them leaves the other side
least. What a glance at the board leaves open is often plain a few moves later (docs/judgement.md).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

import numpy as np

from goboard_app.go.board import BoardSize
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.board_network import TURNS, BoardNetwork, Turn, View, shipped_owners
from goboard_app.scoring.life.limits import COMPARED, FORESEEN, QUICK
from goboard_app.scoring.life.policy_network import PolicyNetwork, shipped_policy
from goboard_app.scoring.life.proof import PASS
from goboard_app.scoring.life.tree_search import view_after
from goboard_app.scoring.life.weights import Floats


def look_ahead(size: BoardSize, board: QuickBoard, is_called_off: Callable[[], bool]) -> Floats | None:
    """Return a row for each point: the chances that it becomes Black's if Black moves first, and if White does.

    Each is the mean over the boards of a line of `FORESEEN` moves. None without the networks, on a board too large to
    read ahead, or if it is called off.
    """
    policy, owners = shipped_policy(), shipped_owners()
    if policy is None or owners is None or size.area > QUICK:
        return None
    columns = []
    for first in (1, 2):
        view, total = View(size, board, first, (), 0.0), np.zeros(size.area, np.float32)
        for turn in TURNS[:FORESEEN]:
            if is_called_off():
                return None
            view, own = _after_best_move(policy, owners, view, turn)
            total += own if view.to_move == 1 else 1 - own
        columns.append(total / FORESEEN)
    return np.stack(columns, 1)


def _after_best_move(policy: PolicyNetwork, owners: BoardNetwork, view: View, turn: Turn) -> tuple[View, Floats]:
    """Return the board after the likely move, or the pass, that leaves the other side least, and what it leaves.

    The network for owners sees the boards turned by `turn`.
    """
    board, own = view.board, view.to_move
    chances = policy.evaluate([policy.levelled(view)])[0].moves[:-1]
    order = np.argsort(-chances).tolist()
    likely = islice((at for at in order if board.is_legal(at, own) and not board.is_eye(at, own)), COMPARED)
    # The boards that the network for owners has learnt from had no last moves.
    views = [replace(view_after(view, at), last=()) for at in (*likely, PASS)]
    left = owners.owners(views, (turn,))
    return min(zip(views, left, strict=True), key=lambda pair: float(pair[1].sum()))
