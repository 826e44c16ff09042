"""The words and numbers of a KataGo network file (`.bin.gz`), read in order."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

_MARKER = b"@BIN@"


class NetworkFile:
    """A network file that is read from its beginning; weights are returned in numbers of `dtype`."""

    def __init__(self, path: Path, dtype: torch.dtype) -> None:
        self._data = gzip.decompress(path.read_bytes())
        self._at = 0
        self._dtype = dtype

    def word(self) -> str:
        """Return the next word; raises ValueError at the end of the file."""
        data = self._data
        while data[self._at : self._at + 1].isspace():
            self._at += 1
        start = self._at
        # A file that was cut off ends in the middle of a word.
        while self._at < len(data) and not data[self._at : self._at + 1].isspace():
            self._at += 1
        if self._at == start:
            raise ValueError("the file of the network ends too early")
        return data[start : self._at].decode()

    def number(self) -> int:
        """Return the next word as a whole number."""
        return int(self.word())

    def floats(self, count: int) -> Tensor:
        """Return the next numbers, which follow a marker, in 32 bits."""
        start = self._data.index(_MARKER, self._at) + len(_MARKER)
        self._at = start + 4 * count
        return torch.from_numpy(np.frombuffer(self._data[start : self._at], "<f4").copy())
