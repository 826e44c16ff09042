"""Kind: which auctions there are, what they are called, and a tile to pick each."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.format import color_name, translate
from goboard_app.app.texts.new_game import cut_rule, open_bids_rule, sealed_bids_rule
from goboard_app.go.board import Color
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, StoneLabel, column_layout, label, row_layout


class Kind(Enum):
    """The three auctions."""

    OPEN = auto()
    SEALED = auto()
    CUT = auto()


def kind_name(kind: Kind) -> str:
    """The name of an auction."""
    return {
        Kind.OPEN: translate("auction", "Open bids"),
        Kind.SEALED: translate("auction", "Sealed bids"),
        Kind.CUT: translate("auction", "Cut and choose"),
    }[kind]


def kind_sentence(kind: Kind) -> str:
    """How an auction goes."""
    return {
        Kind.OPEN: open_bids_rule(),
        Kind.SEALED: sealed_bids_rule(),
        Kind.CUT: cut_rule(),
    }[kind]


def kind_tile(look: Look, kind: Kind) -> Button:
    """A large button that stands for an auction."""
    tile = Button(look, kind="tile")
    tile.setAccessibleName(f"{kind_name(kind)}. {kind_sentence(kind)}")
    tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    picture = QWidget()
    picture.setFixedWidth(look.px(92))
    picture.setLayout(row_layout(None, *_kind_picture(look, kind), None, spacing=2))
    texts = column_layout(
        label(kind_name(kind), "name"),
        label(kind_sentence(kind), "panel", "muted", wraps=True),
        spacing=3,
    )
    line = row_layout(picture, spacing=12, margin=14)
    line.addLayout(texts, 1)
    tile.setLayout(line)
    for child in tile.findChildren(QWidget):
        child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return tile


def _kind_picture(look: Look, kind: Kind) -> tuple[QWidget, ...]:
    if kind is Kind.OPEN:
        return (label("5½ < 6½", "strong", "accent"),)
    if kind is Kind.SEALED:
        return (label("?", "page", "accent"), label("?", "page", "accent"))
    return tuple(StoneLabel(look, color, color_name(color), 30, has_shadow=True) for color in Color)
