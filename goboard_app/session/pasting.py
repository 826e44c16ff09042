"""Pasting: the nodes of a clip below a node, with the position that they were copied from."""

from __future__ import annotations

from goboard_app.go.position import EMPTY, Position
from goboard_app.record.clip import Clip
from goboard_app.record.edits import Compound, Edit, Rehang, ReplaceProperties, WithCursor, new_node, with_values
from goboard_app.record.game_info import info_node
from goboard_app.record.node import Node
from goboard_app.record.properties import moved_colors, size_text
from goboard_app.record.property_table import PropertyGroup, idents_about
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.tree import GameTree
from goboard_app.session.editing.position_setup import setup_between
from goboard_app.session.session import NOTHING, Act, ActKind, Change, GameSession
from goboard_app.session.tree_edits import TOUCHED, may_edit

_SETTING_UP = idents_about(PropertyGroup.SETUP)
# The terms of an empty game come from a dialog or a setting: they give way to those of the moves.
_TERMS = ("RU", "GBRS", "KM", "HA", "TM", "OT")


def is_unplayed(tree: GameTree) -> bool:
    """Return whether a game has neither a move nor a stone yet."""
    root = tree.root
    has_stones = any(root.has(ident) for ident in ("AB", "AW"))
    return not (root.children or has_stones or moved_colors(root))


def fits(session: GameSession, clip: Clip) -> bool:
    """Return whether a clip can be pasted on this board: its size, no size, or a game without moves and stones."""
    # A text from elsewhere may have no SZ.
    return clip.size in (None, session.tree.size) or is_unplayed(session.tree)


def paste(session: GameSession, clip: Clip, node: Node | None = None, brings_position: bool = False) -> Act:
    """Attach the nodes of a clip below a node, after its children.

    In a game without moves and stones, `brings_position` gives its root the board, the position, the
    rules and the names of the clip; elsewhere it sets up the position of the clip before its moves,
    unless the same stones are there already.
    """
    parent = node or session.cursor
    if not may_edit(session) or clip.is_empty:
        return NOTHING
    if brings_position and is_unplayed(session.tree):
        return _pasted_into_unplayed(session, clip)
    setup = _setup_before(session, clip, parent) if brings_position else ()
    nodes = _behind_setup(setup, clip.nodes)
    if not nodes:
        return NOTHING
    edit = Rehang(((parent, (*parent.children, *nodes)),))
    return Act(TOUCHED, WithCursor(edit, nodes[0], session.cursor), ActKind.PASTE)


def sets_up(session: GameSession, clip: Clip, node: Node | None = None) -> bool:
    """Return whether a paste that brings the position changes the stones before the moves of a clip."""
    return not is_unplayed(session.tree) and bool(_setup_before(session, clip, node or session.cursor))


def info_left_out(session: GameSession, clip: Clip) -> bool:
    """Return whether a game keeps information of its own in place of other information of a clip."""
    told = (session.tree.root, info_node(session.tree))
    return any(all(node.get(item.name) != item.values for node in told) for item in _unwritten(session, clip))


def _unwritten(session: GameSession, clip: Clip) -> tuple[Property, ...]:
    """Return the information of a clip that a paste does not write."""
    if not is_unplayed(session.tree):
        return clip.info
    return tuple(item for item in clip.info if item.name not in _TERMS) if _has_names(session.tree) else ()


def _has_names(tree: GameTree) -> bool:
    """Return whether a game has any information beside its terms."""
    # A new game gets its date by itself.
    names = idents_about(PropertyGroup.GAME) - set(_TERMS) - {"DT"}
    return any(item.name in names and any(raw.strip() for raw in item.values) for item in tree.root.properties)


def _setup_before(session: GameSession, clip: Clip, parent: Node) -> tuple[Property, ...]:
    """Return the properties that make the position at a node that of the clip; none if it is the same."""
    shown = session.position_at(parent)
    wanted = clip.start(session.tree.size)
    is_same = wanted.stones == shown.stones
    # A text without stones is a sequence for any board.
    return () if is_same or not _has_stones(wanted) else setup_between(shown, wanted, parent)


def _has_stones(position: Position) -> bool:
    return any(code != EMPTY for code in position.stones)


def _behind_setup(setup: tuple[Property, ...], nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """Return nodes behind a set-up, which a first node without a move takes in."""
    if not setup:
        return nodes
    # FF[4]: set-up and moves must not be mixed in a node.
    if len(nodes) == 1 and not moved_colors(nodes[0]) and not any(nodes[0].has(ident) for ident in _SETTING_UP):
        nodes[0].set_properties((*setup, *nodes[0].properties))
        return nodes
    node = new_node(*setup)
    for child in nodes:
        node.attach(child)
    return (node,)


def _pasted_into_unplayed(session: GameSession, clip: Clip) -> Act:
    """Give the root of a game the board, the position, the rules and the names of a clip, and its moves."""
    root = session.tree.root
    properties = root.properties
    if clip.size not in (None, session.tree.size):
        properties = with_values(properties, "SZ", (size_text(clip.size),))
    left = {item.name for item in _unwritten(session, clip)}
    taken = [item for item in clip.info if item.name not in left and item.values]
    for item in (*taken, *clip.setup):
        properties = with_values(properties, item.name, item.values)
    edits: list[Edit] = []
    if properties != root.properties:
        edits.append(ReplaceProperties(((root, properties),)))
    if clip.nodes:
        edits.append(Rehang(((root, clip.nodes),)))
    if not edits:
        return NOTHING
    after = clip.nodes[0] if clip.nodes else root
    changed = TOUCHED | Change.INFO | Change.NODE
    return Act(changed, WithCursor(Compound(tuple(edits)), after, session.cursor), ActKind.PASTE)
