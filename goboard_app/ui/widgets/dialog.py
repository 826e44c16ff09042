"""DialogBase: the dialogs of the program, with the manual behind F1 and a middle that scrolls in a low window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QPushButton, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.ui.widgets.accessible import describe_choice
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, LowRoom, ScrollingPanel, available_size, column_layout, row_layout
from goboard_app.ui.widgets.tips import name_with_tip

# In pixels: the height of the frame of a window, which Qt does not know before it is shown.
_FRAME = 40
# In pixels: the width of a vertical scroll bar; Qt asks for the width before it shows one.
_BAR = 14


class ScrollingBody(ScrollingPanel):
    """The part of a dialog that scrolls if the screen is too low for all of it."""

    def __init__(self, *items: QWidget | QLayout | int | None, spacing: int = 8) -> None:
        super().__init__(*items, spacing=spacing, least=120)
        self._wanted = 0
        # All content can be reached, even on a screen that is too narrow.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self.minimumSizeHint().width(), self._wanted)

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        inside = self._inside.minimumSizeHint().width() + _BAR
        least = min(inside, available_size(self).width() - 80)
        return QSize(least, super().minimumSizeHint().height())

    def measure(self) -> None:
        """Lay out again after a change inside: a scroll area does not report it at once."""
        self._row.invalidate()
        self._row.activate()
        self.updateGeometry()

    def want_height_for(self, width: int) -> None:
        """Set the preferred height to that of the contents at this width."""
        self._wanted = self._row.totalHeightForWidth(width)
        self.updateGeometry()


class DialogBase(QDialog):
    """The base of all dialogs: `run` shows one and frees it. Call `fit_soon` after something was shown or hidden.

    A dialog is never larger than the screen: larger contents scroll. `manual_page` is the page of the manual about the
    dialog; F1 and a button at the foot open it.
    """

    manual_page = ""
    _room: LowRoom | None = None

    def run(self) -> bool:
        """Show the dialog until it is closed, free it, and return whether it was accepted."""
        is_accepted = self.exec() == QDialog.DialogCode.Accepted
        # Its parent, the window, would keep it. What Qt does not own, such as an answer, can still be read.
        self.deleteLater()
        return is_accepted

    def button_row(self, accept: QPushButton, cancel: QPushButton | None = None) -> QHBoxLayout:
        """Return the foot of a dialog: Cancel, which rejects, and at the right end the button for Enter.

        No QDialogButtonBox is used: its order differs between systems, and each change of the colours makes it take the
        focus from its button and give it to one outside the box.
        """
        row = row_layout(None)
        if self.manual_page and isinstance(accept, Button):
            row.insertWidget(0, help_button(accept.look, self))
        for button, slot in ((cancel, self.reject), (accept, self.accept)):
            if button is not None:
                button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                button.clicked.connect(slot)
                row.addWidget(button)
        accept.setDefault(True)
        return row

    def lay_out(
        self,
        *items: QWidget | QLayout | int | None,
        stretched: QWidget | QLayout | None = None,
        spacing: int = 10,
        edges: tuple[int, int, int, int] = (24, 22, 24, 18),
    ) -> None:
        """Lay out the dialog as a column of items within edges in pixels; `stretched` takes spare height."""
        layout = column_layout(*items, spacing=spacing)
        if stretched is not None:
            layout.setStretch(items.index(stretched), 1)
        layout.setContentsMargins(*edges)
        self.setLayout(layout)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if event.key() == Qt.Key.Key_F1:
            open_manual(self)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102 - Qt's own
        # Sizes are right only after the style sheet has given every text its font.
        for child in self.findChildren(QWidget):
            child.ensurePolished()
            if child.inherits("QComboBox"):
                describe_choice(child)
        self.fit()
        super().showEvent(event)

    @Slot()
    def fit(self) -> None:
        """Resize the dialog to the height that its contents need at its width."""
        layout = self._contents
        if layout is None:
            return
        middles = self.findChildren(ScrollingBody)
        for middle in middles:
            middle.measure()
        layout.invalidate()
        layout.activate()
        screen = available_size(self)
        width = min(max(self.minimumWidth(), layout.minimumSize().width()), screen.width())
        most = screen.height() - _FRAME
        for middle in middles:
            edges = layout.contentsMargins()
            room = width - edges.left() - edges.right()
            middle.want_height_for(room)
            if _height(layout, width) > most:
                # The scroll bar takes some of the width.
                middle.want_height_for(room - _BAR)
        wanted = min(_height(layout, width), most)
        self.keep_on_screen()
        self.resize(width, wanted)

    @property
    def _contents(self) -> QLayout | None:
        return self.layout() if self._room is None else self._room.inside.layout()

    def keep_on_screen(self) -> None:
        """Limit the size to the screen; contents that do not fit then scroll."""
        layout = self._contents
        if layout is None:
            return
        screen = available_size(self)
        room = QSize(screen.width(), screen.height() - _FRAME)
        least = layout.totalMinimumSize()
        if layout.hasHeightForWidth():
            width = min(max(self.minimumWidth(), least.width()), room.width())
            least.setHeight(layout.totalMinimumHeightForWidth(width))
        if self.minimumSize().boundedTo(room) != self.minimumSize():
            self.setMinimumSize(self.minimumSize().boundedTo(room))
        if self._room is None and least.boundedTo(room) != least:
            writing = self.focusWidget() if self.isVisible() else None
            inside = QWidget()
            inside.setLayout(layout)
            self._room = LowRoom(inside, goes_across=True)
            self.setLayout(column_layout(self._room))
            self.setMinimumSize(0, 0)
            if writing is not None:
                # A widget that gets another parent loses the focus.
                self._room.show()
                writing.setFocus()
        self.resize(self.size().boundedTo(room))

    def fit_soon(self) -> None:
        """Fit the size after Qt has processed the changes of the layout."""
        if self.isVisible():
            QTimer.singleShot(0, self, self.fit)


def help_button(look: Look, widget: QWidget) -> Button:
    """Return a small button that opens the manual at the page about a dialog or a panel."""
    button = Button(look, icon="info", kind="square")
    text = translate("manual", "Help (F1)")
    name_with_tip(button, text)
    # The help button must not take Enter from the default button.
    button.setAutoDefault(False)
    button.clicked.connect(lambda: open_manual(widget))
    return button


def open_manual(widget: QWidget) -> None:
    """Trigger the menu row of F1 in the window to which a dialog belongs."""
    owner = widget.parentWidget()
    while owner is not None:
        row = owner.findChild(QAction, "manual")
        if row is not None:
            row.trigger()
            return
        owner = owner.parentWidget()


def _height(layout: QLayout, width: int) -> int:
    layout.invalidate()
    layout.activate()
    wanted = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else 0
    return wanted if wanted > 0 else layout.sizeHint().height()
