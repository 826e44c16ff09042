"""Which ruleset a record was played by, as far as it says."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.record.game_info import info_of
from goboard_app.record.tree import GameTree
from goboard_app.rules.catalogue import DEFAULT, by_name
from goboard_app.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class NamedRuleset:
    """A ruleset, and whether the record names it; `text` is what RU holds, '' where it is absent.

    Where the record names none, or one that is not known, `ruleset` is the default and the user
    must be told so.
    """

    ruleset: Ruleset
    is_named: bool
    text: str


def ruleset_of(tree: GameTree) -> NamedRuleset:
    """The ruleset that RU names; GBRS tells apart rows that share a RU while RU is still theirs."""
    text = (info_of(tree).rules or "").strip()
    key = (tree.root.text("GBRS") or "").strip()
    if key:
        exact = by_name(key)
        if exact is not None and exact.key == key and exact.sgf_name == text:
            return NamedRuleset(exact, True, text)
    found = by_name(text) if text else None
    if found is None:
        return NamedRuleset(DEFAULT, False, text)
    return NamedRuleset(found, True, text)
