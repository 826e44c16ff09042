"""A KataGo network in the place of the program's own: it judges what partners play, in matches and tests.

`Judge(path)` needs PyTorch. `tests/benchmarks/partner.py --judge NETWORK.bin.gz` rates the passes by it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parent)]

from play_games import ladders  # noqa: E402
from teacher import GLOBALS, PLANES, Teacher  # noqa: E402

from goboard_app.scoring.life.board_network import View  # noqa: E402
from goboard_app.scoring.life.policy_network import NetworkOpinion, PolicyNetwork  # noqa: E402


class Judge(PolicyNetwork):
    """A KataGo network that answers as the small network does, by territory rules."""

    def __init__(self, path: Path) -> None:
        """Read a network. Raises ValueError if it has another version."""
        torch.set_num_threads(1)
        self._teacher = Teacher(path, torch.float32)

    def evaluate(self, views: Sequence[View]) -> list[NetworkOpinion]:
        """Return an evaluation for each view; all boards must have the same size."""
        planes, numbers = (np.stack(column) for column in zip(*map(seen_by, views), strict=True))
        answer = self._teacher(planes, numbers)
        chances = np.exp(answer.policy - answer.policy.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        own = (answer.own + 1) / 2
        return [
            NetworkOpinion(
                chances[at].astype(np.float32),
                own[at].astype(np.float32),
                float(answer.value[at, 0]),
                float(answer.lead[at]),
            )
            for at in range(len(views))
        ]


def seen_by(view: View) -> tuple[np.ndarray, np.ndarray]:
    """Return the planes and numbers that the network sees (inputs of version 7, territory rules)."""
    board, own = view.board, view.to_move
    x = np.zeros((PLANES, view.size.area), np.float32)
    numbers = np.zeros(GLOBALS, np.float32)
    colors = np.array(board.color)
    x[0], x[1], x[2] = 1, colors == own, colors == 3 - own
    for head, libs in board.libs.items():
        if len(libs) < 4:
            x[2 + len(libs), list(board.stones[head])] = 1
    if board.ko >= 0:
        x[6, board.ko] = 1
    for number, at in enumerate(view.last):
        if at >= 0:
            x[9 + number, at] = 1
        else:
            numbers[number] = 1
    caught, begun = ladders(board)
    # The ladders of the boards before are not known; those of this one stand for them.
    x[14:17, caught] = 1
    x[17, [at for at, color in begun if color == 3 - own]] = 1
    numbers[5] = view.ahead / 20
    numbers[9] = numbers[10] = 1
    numbers[14] = float(view.last[:1] == (-1,))
    return x.reshape(PLANES, view.size.rows, view.size.columns), numbers
