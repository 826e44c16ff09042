"""A property of a node: an identifier and its values, as they stand in the file."""

from __future__ import annotations

from functools import lru_cache

from goboard_app.go.value import value


@value
class Property:
    """An identifier in the spelling of the file, and its values still escaped as in the file."""

    ident: str
    values: tuple[str, ...]

    @property
    def name(self) -> str:
        """The identifier by which the property is found, such as B for `Black`."""
        return canonical_ident(self.ident)


@lru_cache(maxsize=4096)
def canonical_ident(ident: str) -> str:
    """The short upper-case name that an identifier stands for.

    SGF before FF[4] allowed lower-case letters as ornament: `CoPyright` is CP. An identifier
    without any capital is taken as a whole: `pb` is PB.
    """
    if not any("A" <= letter <= "Z" for letter in ident):
        return ident.upper()
    return "".join(letter for letter in ident if not "a" <= letter <= "z")
