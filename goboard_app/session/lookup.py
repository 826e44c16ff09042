"""Which ruleset a record was played by, as far as it says."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.record.game_info import info_node, info_of
from goboard_app.record.sgf.lexer import raw_text, shown, simple_text_of
from goboard_app.record.tree import GameTree
from goboard_app.rules.catalogue import DEFAULT
from goboard_app.rules.custom import from_text
from goboard_app.rules.ruleset import Ruleset
from goboard_app.rules.spelling import spelled


@dataclass(frozen=True, slots=True)
class NamedRuleset:
    """A ruleset, and whether the record names it; `text` is what RU holds, '' where it is absent.

    Where the record names none, or one that is not known, `ruleset` is the default, or what is near
    the name, and the user must be told so.
    """

    ruleset: Ruleset
    is_named: bool
    text: str
    is_near: bool = False
    """Whether the ruleset is at least near what the record names."""


def ruleset_of(tree: GameTree) -> NamedRuleset:
    """The ruleset that RU names.

    GBRS tells apart rows that share a RU, and holds the cells of a ruleset that somebody made; it
    counts only as long as RU still says what was written beside it.
    """
    text = (info_of(tree).rules or "").strip()
    exact = _written_beside(tree)
    if exact is not None and _name_in_files(exact) == text:
        return NamedRuleset(exact, True, text)
    found = spelled(text) if text else None
    if found is None:
        return NamedRuleset(DEFAULT, False, text)
    return NamedRuleset(found.ruleset, found.is_sure, text, is_near=not found.is_sure)


def _written_beside(tree: GameTree) -> Ruleset | None:
    text = info_node(tree).text("GBRS") or tree.root.text("GBRS")
    return from_text(text.strip()) if text else None


def _name_in_files(ruleset: Ruleset) -> str:
    """The name as it comes back from a file."""
    return shown(simple_text_of(raw_text(ruleset.sgf_name))).strip()
