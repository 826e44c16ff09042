"""A KataGo network of versions 8 to 10 (`.bin.gz`), computed by PyTorch.

`Teacher(path)` reads the file in the order in which KataGo's `desc.cpp` does. It takes the 22 planes and 19
numbers of KataGo's inputs of version 7 and answers for the side to move. In 16-bit numbers it judges
some 500 boards of 9x9 a second on one core with AMX.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from network_file import NetworkFile
from torch import Tensor
from torch.nn import functional

PLANES, GLOBALS = 22, 19
_LEAD_UNIT = 20.0


class Answer(NamedTuple):
    """The answer for some boards: a row for each.

    `policy` are logits, the pass last; `value` the chances to win, to lose and of no result; `lead` is in
    points; `own` runs from -1 (the other side's) to 1 (the mover's).
    """

    policy: np.ndarray
    value: np.ndarray
    lead: np.ndarray
    own: np.ndarray


class _File(NetworkFile):
    """The layers of a network file, read in order."""

    def filter(self) -> _Filter:
        self.word()
        high, wide, inputs, outputs, down, across = (self.number() for _ in range(6))
        weight = self.floats(high * wide * inputs * outputs).view(high, wide, inputs, outputs)
        layout = weight.permute(3, 2, 0, 1).to(self._dtype).contiguous(memory_format=torch.channels_last)
        return _Filter(layout, (high // 2 * down, wide // 2 * across), (down, across))

    def norm(self) -> _Norm:
        self.word()
        channels, epsilon = self.number(), float(self.word())
        has_scale, has_bias = self.number(), self.number()
        mean, variance = self.floats(channels), self.floats(channels)
        scale = self.floats(channels) if has_scale else torch.ones(channels)
        bias = self.floats(channels) if has_bias else torch.zeros(channels)
        # The name of the activation follows.
        self.word()
        scale = scale / torch.sqrt(variance + epsilon)
        shape = (1, channels, 1, 1)
        return _Norm(scale.view(shape).to(self._dtype), (bias - scale * mean).view(shape).to(self._dtype))

    def matrix(self) -> Tensor:
        self.word()
        inputs, outputs = self.number(), self.number()
        return self.floats(inputs * outputs).view(inputs, outputs).to(self._dtype)

    def bias(self) -> Tensor:
        self.word()
        return self.floats(self.number()).to(self._dtype)


class _Filter(NamedTuple):
    weight: Tensor
    padding: tuple[int, int]
    dilation: tuple[int, int]

    def __call__(self, x: Tensor) -> Tensor:
        return functional.conv2d(x, self.weight, padding=self.padding, dilation=self.dilation)


class _Norm(NamedTuple):
    scale: Tensor
    bias: Tensor

    def __call__(self, x: Tensor) -> Tensor:
        return functional.relu(x * self.scale + self.bias)


class _Block:
    """A residual block, with or without pooling over the board."""

    def __init__(self, file: _File) -> None:
        self._pools = file.word() == "gpool_block"
        file.word()
        self._before, self._first = file.norm(), file.filter()
        if self._pools:
            self._seen, self._seen_norm, self._spread = file.filter(), file.norm(), file.matrix()
        self._between, self._last = file.norm(), file.filter()

    def __call__(self, x: Tensor) -> Tensor:
        y = self._before(x)
        z = self._first(y)
        if self._pools:
            z = z + (_pooled(self._seen_norm(self._seen(y))) @ self._spread)[:, :, None, None]
        return x + self._last(self._between(z))


class Teacher:
    """The network of a file."""

    def __init__(self, path: Path, dtype: torch.dtype = torch.bfloat16) -> None:
        """Read a network. Raises ValueError if it has another version."""
        self._dtype = dtype
        file = _File(path, dtype)
        self.name = file.word()
        version = file.number()
        if not 8 <= version <= 10:
            raise ValueError(f"networks of version {version} cannot be read")
        file.number(), file.number(), file.word()
        blocks = file.number()
        # The widths of the layers are read with each layer.
        for _ in range(5):
            file.number()
        self._first, self._globals = file.filter(), file.matrix()
        self._blocks = [_Block(file) for _ in range(blocks)]
        self._tip = file.norm()
        file.word()
        self._policy, self._policy_seen, self._policy_seen_norm = file.filter(), file.filter(), file.norm()
        self._policy_spread, self._policy_norm = file.matrix(), file.norm()
        self._policy_last, self._pass = file.filter(), file.matrix()
        file.word()
        self._value, self._value_norm = file.filter(), file.norm()
        self._hidden, self._hidden_bias = file.matrix(), file.bias()
        file.word()
        self._result, self._result_bias = file.matrix(), file.bias()
        self._score, self._score_bias = file.matrix(), file.bias()
        self._own = file.filter()

    @torch.no_grad()
    def __call__(self, planes: np.ndarray, numbers: np.ndarray) -> Answer:
        """Return the answer for planes (boards, 22, rows, columns) and numbers (boards, 19)."""
        x = torch.from_numpy(planes).to(self._dtype).contiguous(memory_format=torch.channels_last)
        x = self._first(x) + (torch.from_numpy(numbers).to(self._dtype) @ self._globals)[:, :, None, None]
        for block in self._blocks:
            x = block(x)
        x = self._tip(x)
        count, side = len(x), _side(x)
        seen = _pooled(self._policy_seen_norm(self._policy_seen(x)))
        moves = self._policy(x) + (seen @ self._policy_spread)[:, :, None, None]
        points = self._policy_last(self._policy_norm(moves))[:, 0].reshape(count, -1)
        policy = torch.cat((points, seen @ self._pass), 1).float()
        value = self._value_norm(self._value(x))
        mean = value.mean((2, 3))
        pooled = torch.cat((mean, mean * (side * 0.1), mean * (side * side * 0.01 - 0.1)), 1)
        hidden = functional.relu(pooled @ self._hidden + self._hidden_bias)
        result = (hidden @ self._result + self._result_bias).float().softmax(1)
        lead = (hidden @ self._score + self._score_bias).float()[:, 2] * _LEAD_UNIT
        own = torch.tanh(self._own(value)[:, 0].float()).reshape(count, -1)
        return Answer(policy.numpy(), result.numpy(), lead.numpy(), own.numpy())


def _side(x: Tensor) -> float:
    """Return the difference of the side of a board to 14, a middling one."""
    return float((x.shape[2] * x.shape[3]) ** 0.5 - 14)


def _pooled(x: Tensor) -> Tensor:
    mean = x.mean((2, 3))
    return torch.cat((mean, mean * (_side(x) * 0.1), x.amax((2, 3))), 1)
