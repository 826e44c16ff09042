"""Where a record came from: by what its encoding was decided, and its format if it was not SGF."""

from __future__ import annotations

from enum import Enum, auto


class Basis(Enum):
    """By what the encoding of a text was decided."""

    ASKED = auto()
    """The user chose it."""
    MARK = auto()
    """A byte order mark, or the zero bytes of UTF-16."""
    PLAIN = auto()
    """There is nothing to decide: all letters are plain ones."""
    VALID_UTF8 = auto()
    """The text is UTF-8, which nothing else is by chance."""
    NEARLY_UTF8 = auto()
    """The text is UTF-8 but for a few damaged letters."""
    ISO_2022 = auto()
    """The escape sequences of ISO 2022."""
    DECLARED = auto()
    """CA names it, and the text can be read so."""
    GUESSED = auto()
    """The statistics of the letters."""
    LAST_RESORT = auto()
    """Nothing spoke for any encoding."""


class ImportFormat(Enum):
    """The formats other than SGF that are read; the value is the usual file ending."""

    GIB = "gib"
    """Tygem."""
    NGF = "ngf"
    """WBaduk."""
    UGF = "ugf"
    """PandaNet; games end in .ugf, reviews in .ugi."""


FOREIGN_ENDINGS = frozenset({".gib", ".ngf", ".ugf", ".ugi"})
"""The endings of files that are opened as imports, and never written."""
