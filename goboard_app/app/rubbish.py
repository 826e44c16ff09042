"""When Python looks for rubbish: not while much is being made that stays.

The collector looks through all that there is whenever a quarter has come on top, which with some
thousand games takes a tenth of a second or more, and finds nothing.
"""

from __future__ import annotations

import gc


class Collector:
    """Python's collector, which there is once in a program: `COLLECTOR`."""

    def __init__(self) -> None:
        self._holders = 0
        self._has_frozen = False

    def hold(self) -> None:
        """Have it wait until `release` was called as often."""
        self._holders += 1
        gc.disable()

    def release(self, is_kept: bool) -> None:
        """Have it go on; where what was made `is_kept`, it need not be looked through any more."""
        self._holders -= 1
        if is_kept:
            self._has_frozen = True
            gc.freeze()
        if self._holders == 0:
            gc.enable()

    def sweep(self) -> None:
        """Another record is there: what was kept of the one before may be rubbish by now."""
        if self._has_frozen:
            self._has_frozen = False
            gc.unfreeze()
            gc.collect()
            gc.freeze()


COLLECTOR = Collector()
