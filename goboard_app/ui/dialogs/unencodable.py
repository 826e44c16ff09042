"""UnencodableDialog: what a file's encoding cannot hold, asked about before anything is saved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.files import unencodable_detail
from goboard_app.app.texts.format import translate
from goboard_app.ui.dialogs.choice_list import ChoiceList
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, column_layout, label, row_layout
from goboard_app.ui.look.sheet import DialogBase

_MOST_ROWS = 6
_SHOWN = 30


class UnencodableDialog(DialogBase):
    """`places` are lines that tell where such characters stand.

    `is_unicode` says that the record is to be saved in UTF-8; `place` is the number of the line
    whose place is to be looked at, None without.
    """

    def __init__(
        self,
        look: Look,
        encoding: str,
        characters: str,
        places: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.is_unicode = False
        self.place: int | None = None
        title = translate("unencodable", "These characters do not fit")
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(480))
        self.list = ChoiceList(look, translate("unencodable", "Where they stand"))
        for place in places:
            self.list.add_row(place)
        self.unicode = Button(
            look, translate("unencodable", "Save as Unicode (UTF-8)"), kind="primary"
        )
        self.go = Button(look, translate("unencodable", "Go to the place"), "eye")
        self.cancel = Button(look, translate("unencodable", "Cancel"))
        for button in (self.unicode, self.go, self.cancel):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.unicode.setDefault(True)
        self.go.setEnabled(bool(places))
        shown = " ".join(characters[:_SHOWN]) + ("…" if len(characters) > _SHOWN else "")
        frame = Card("plain")
        frame.setLayout(column_layout(self.list, margin=4))
        self.list.setFixedHeight(look.px(32) * min(_MOST_ROWS, max(2, len(places))) + 4)
        layout = column_layout(
            label(title, "title", wraps=True),
            label(unencodable_detail(encoding, shown), "panel", wraps=True),
            frame,
            row_layout(self.cancel, None, self.go, self.unicode),
            spacing=10,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)
        self._connect()

    def _connect(self) -> None:
        self.unicode.clicked.connect(self._on_unicode)
        self.go.clicked.connect(self._on_go)
        self.list.itemDoubleClicked.connect(self._on_go)
        self.cancel.clicked.connect(self.reject)
        self.list.setCurrentRow(0)

    @Slot()
    def _on_unicode(self) -> None:
        self.is_unicode = True
        self.accept()

    @Slot()
    def _on_go(self) -> None:
        self.place = max(0, self.list.currentRow())
        self.accept()
