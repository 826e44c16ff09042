"""A KataGo network of version 15 with blocks of attention, computed by PyTorch for the owners of points.

`Owners(path)` reads `b10c384h6nbttflrs.bin.gz` of the package katrain, the network that gave the labels of
`ownership.tsv.xz`, without KataGo's program: `judge.py` in packaging/policy gives the planes and numbers.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

sys.path.insert(0, str(Path(__file__).parents[1] / "policy"))

from network_file import NetworkFile  # noqa: E402

Layer = Callable[[Tensor], Tensor]
"""A step from rows of numbers, one for each board and point, to others."""


class _File(NetworkFile):
    """The layers of a network file, read in order."""

    def words(self, count: int) -> list[str]:
        return [self.word() for _ in range(count)]

    def matrix(self) -> Tensor:
        _name, inputs, outputs = self.words(3)
        rows = self.floats(int(inputs) * int(outputs)).view(int(inputs), int(outputs))
        return rows.T.contiguous().to(self._dtype)

    def filter(self) -> Tensor:
        """Return the weights of a filter, outputs, inputs, rows, columns."""
        high, wide, inputs, outputs = map(int, self.words(7)[1:5])
        rows = self.floats(high * wide * inputs * outputs).view(high, wide, inputs, outputs)
        return rows.permute(3, 2, 0, 1).to(self._dtype).contiguous()

    def point(self) -> Tensor:
        """Return the weights of a filter of a single point as a matrix."""
        return self.filter()[:, :, 0, 0].contiguous()

    def bias(self) -> Tensor:
        return self.floats(int(self.words(2)[1])).to(self._dtype)

    def norm(self) -> tuple[Tensor, Tensor]:
        """Return the scale and the bias of a batch normalization."""
        _name, channels, epsilon, has_scale, has_bias = self.words(5)
        count = int(channels)
        mean, variance = self.floats(count), self.floats(count)
        scale = self.floats(count) if int(has_scale) else torch.ones(count)
        bias = self.floats(count) if int(has_bias) else torch.zeros(count)
        scale = scale / torch.sqrt(variance + float(epsilon))
        return scale.to(self._dtype), (bias - scale * mean).to(self._dtype)

    def root_mean(self) -> Layer:
        """Return a normalization by the root of the mean square of each point."""
        _name, channels, epsilon = self.words(3)
        weight, least = self.floats(int(channels)), float(epsilon)

        def normed(x: Tensor) -> Tensor:
            y = x.float()
            return (y * torch.rsqrt(y.square().mean(-1, keepdim=True) + least) * weight).to(x.dtype)

        return normed

    def active(self) -> None:
        """Read the name of an activation; all of these networks are x times its logistic function."""
        if self.words(2)[1] != "ACTIVATION_SILU":
            raise ValueError("networks with other activations cannot be read")


def _turned(x: Tensor, wave: tuple[Tensor, Tensor]) -> Tensor:
    """Return heads (boards, heads, points, numbers) with each pair of numbers turned by the place of the point."""
    cos, sin = wave
    one, two = x[..., ::2].float(), x[..., 1::2].float()
    return torch.stack((one * cos - two * sin, one * sin + two * cos), -1).flatten(-2).to(x.dtype)


class _Attention:
    def __init__(self, file: _File) -> None:
        _name, self._heads, has_groups, *_dims, turns, learnt = [file.word(), *map(int, file.words(6))]
        if self._heads != has_groups or not (turns and learnt):
            raise ValueError("networks with other attention cannot be read")
        self._norm = file.root_mean()
        self._seek, self._show, self._give, self._out = (file.matrix() for _ in range(4))
        heads, pairs, both = map(int, file.words(4)[1:])
        self._speed = file.floats(heads * pairs * both).view(heads, 1, pairs, both)

    def __call__(self, x: Tensor) -> Tensor:
        boards, points, _width = x.shape
        side = round(points**0.5)
        at = torch.arange(points).view(1, points, 1)
        angle = (at % side) * self._speed[..., 0] + (at // side) * self._speed[..., 1]
        wave = angle.cos(), angle.sin()
        y = self._norm(x)
        parts = ((y @ each.T).view(boards, points, self._heads, -1).transpose(1, 2) for each in self._all())
        seek, show, give = parts
        seen = functional.scaled_dot_product_attention(_turned(seek, wave), _turned(show, wave), give)
        return x + seen.transpose(1, 2).reshape(boards, points, -1) @ self._out.T

    def _all(self) -> Sequence[Tensor]:
        return self._seek, self._show, self._give


class _Forward:
    def __init__(self, file: _File) -> None:
        if int(file.words(4)[3]) != 1:
            raise ValueError("networks without gates cannot be read")
        self._norm = file.root_mean()
        self._one, self._gate, self._two = (file.matrix() for _ in range(3))

    def __call__(self, x: Tensor) -> Tensor:
        y = self._norm(x)
        return x + (functional.silu(y @ self._one.T) * (y @ self._gate.T)) @ self._two.T


class _Block:
    """A nested block: fewer numbers, some layers, all numbers again."""

    def __init__(self, file: _File) -> None:
        kind, _name, count = file.words(3)
        if kind != "nested_bottleneck_block":
            raise ValueError(f"blocks of the kind {kind} cannot be read")
        self._before = file.norm()
        file.active()
        self._less = file.point()
        kinds = {"transformer_attention_block": _Attention, "transformer_ffn_block": _Forward}
        self._layers = [kinds[file.word()](file) for _ in range(int(count))]
        self._after = file.norm()
        file.active()
        self._more = file.point()

    def __call__(self, x: Tensor) -> Tensor:
        y = functional.silu(x * self._before[0] + self._before[1]) @ self._less.T
        for layer in self._layers:
            y = layer(y)
        return x + functional.silu(y * self._after[0] + self._after[1]) @ self._more.T


class Owners:
    """The network of a file."""

    def __init__(self, path: Path, dtype: torch.dtype = torch.bfloat16) -> None:
        """Read a network. Raises ValueError if it has another layout."""
        self._dtype = dtype
        file = _File(path, dtype)
        self.name, version = file.words(2)
        if version != "15":
            raise ValueError(f"networks of version {version} cannot be read")
        # The numbers of planes, the units of the outputs, and what is not used.
        file.words(2 + 7 + 8)
        blocks = int(file.words(2)[1])
        # The widths of the layers are read with each layer.
        file.words(11)
        self._first, self._globals = file.filter(), file.matrix()
        self._blocks = [_Block(file) for _ in range(blocks)]
        _name, channels, epsilon, is_spatial, _groups = file.words(5)
        if is_spatial != "1":
            raise ValueError("networks with another last normalization cannot be read")
        self._least = float(epsilon)
        self._scale, self._bias = (file.floats(int(channels)) for _ in range(2))
        file.active()
        # The policy is read over.
        file.word()
        file.filter(), file.filter(), file.norm(), file.active(), file.matrix(), file.norm(), file.active()
        file.filter(), file.matrix(), file.bias(), file.active(), file.matrix()
        file.word()
        self._value, self._value_norm = file.point(), file.norm()
        file.active(), file.matrix(), file.bias(), file.active()
        for _ in range(2):
            file.matrix(), file.bias()
        self._own = file.point()

    @torch.no_grad()
    def __call__(self, planes: np.ndarray, numbers: np.ndarray) -> np.ndarray:
        """Return a row for each board, -1 (the other side's) to 1 (the mover's) for each point.

        `planes` are (boards, 22, rows, columns), `numbers` (boards, 19).
        """
        x = functional.conv2d(torch.from_numpy(planes).to(self._dtype), self._first, padding=self._first.shape[2] // 2)
        x = x.flatten(2).transpose(1, 2) + (torch.from_numpy(numbers).to(self._dtype) @ self._globals.T)[:, None]
        for block in self._blocks:
            x = block(x)
        y = x.float()
        y = y * torch.rsqrt(y.square().mean((1, 2), keepdim=True) + self._least) * self._scale + self._bias
        value = functional.silu(y).to(self._dtype) @ self._value.T
        value = functional.silu(value * self._value_norm[0] + self._value_norm[1])
        return torch.tanh((value @ self._own.T)[:, :, 0].float()).numpy()
