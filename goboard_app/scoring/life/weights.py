"""The files of weights that the networks are read from."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


def read_weights(path: Path) -> dict[str, Floats]:
    """Return the weights in a file by name.

    Raises ValueError if they are no floating-point numbers; a damaged file raises nearly any other error.
    """
    # Unpickling a file could run code in it.
    with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
        arrays = {name: file[name] for name in file.files}
    if any(array.dtype.kind != "f" for array in arrays.values()):
        raise ValueError("weights that are no floating-point numbers do not fit")
    return {name: array.astype(np.float32) for name, array in arrays.items()}
