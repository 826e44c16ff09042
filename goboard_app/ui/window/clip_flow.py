"""ClipFlow: branches of a record on the clipboard; in a text field the keys mean its text."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QMimeData, QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit

from goboard_app.app.controller import GameController
from goboard_app.app.texts import edit as texts
from goboard_app.record.clip import Clip, clip_bytes, clip_from, clip_of, clip_text
from goboard_app.record.node import Node
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.session.tree_edits import cut, fits, paste
from goboard_app.ui.window.file_strip import FileStrip

SGF_TYPE = "application/x-go-sgf"
"""The type under which programs of Go know a record on the clipboard."""

_Field = QLineEdit | QPlainTextEdit | QTextEdit


class ClipFlow(QObject):
    """Cuts, copies and pastes branches, or the text of a field that has the focus."""

    def __init__(self, controller: GameController, strip: FileStrip, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._strip = strip

    @Slot()
    def copy(self) -> None:
        """Copy the node on the board and all below it."""
        field = _field()
        if field is not None:
            field.copy()
        else:
            self.copy_node(self._controller.session.cursor)

    @Slot()
    def cut(self) -> None:
        """The same, and take it out of the record."""
        field = _field()
        if field is not None:
            field.cut()
        else:
            self.cut_node(self._controller.session.cursor)

    @Slot()
    def paste(self) -> None:
        """Hang what is on the clipboard below the node on the board."""
        field = _field()
        if field is not None:
            field.paste()
        else:
            self.paste_below(self._controller.session.cursor)

    def copy_node(self, node: Node) -> None:
        """Put a node and all below it on the clipboard."""
        text = clip_of(self._controller.session.tree, node)
        data = QMimeData()
        data.setText(clip_text(text))
        data.setData(SGF_TYPE, QByteArray(clip_bytes(text)))
        QGuiApplication.clipboard().setMimeData(data)

    def cut_node(self, node: Node) -> None:
        """The same, and take it out of the record; the root stays."""
        act = cut(self._controller.session, node)
        if act.edit is not None:
            self.copy_node(node)
            self._controller.perform(act)

    def paste_below(self, node: Node) -> None:
        """Hang what is on the clipboard below a node, or say why it cannot be."""
        data = QGuiApplication.clipboard().mimeData()
        text = data.text() if data is not None else ""
        raw = bytes(data.data(SGF_TYPE).data()) if data is not None else b""
        try:
            clip = clip_from(raw or text.encode("utf-8", "replace"))
        except SgfError:
            self._strip.tell(texts.no_clip_sentence(text), is_grave=False)
            return
        refusal = self._refusal(clip)
        if refusal:
            self._strip.tell(refusal, is_grave=False)
            return
        self._controller.perform(paste(self._controller.session, clip, node))
        told = texts.pasted_sentence(clip)
        if told:
            self._strip.tell(told, is_grave=False)

    def _refusal(self, clip: Clip) -> str:
        """Why a clip cannot be pasted here; empty where it can."""
        session = self._controller.session
        if clip.game_count > 1:
            return texts.several_games_sentence(clip.game_count)
        if not fits(session, clip) and clip.size is not None:
            return texts.other_size_sentence(clip.size, session.tree.size)
        return "" if clip.nodes else texts.empty_clip_sentence()


def _field() -> _Field | None:
    """The text field that has the focus."""
    widget = QApplication.focusWidget()
    return widget if isinstance(widget, _Field) else None
