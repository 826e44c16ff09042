"""PreferencesDialog: all settings in groups, which can be searched, and take effect at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QRect, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QLabel, QLineEdit, QSizePolicy, QWidget

from goboard_app.app.settings import Setting, SettingsHub
from goboard_app.app.texts.format import labelled, translate
from goboard_app.app.texts.program import found_in_manual
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.preference import Group, Preference, group_titles
from goboard_app.ui.widgets.choices import ChoiceList, ComboBox
from goboard_app.ui.widgets.dialog import DialogBase, ScrollingBody
from goboard_app.ui.widgets.form import offer
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, available_size, column_layout, label, row_layout

_WIDTH, _LIST_WIDTH, _HEIGHT, _PICTURE = 800, 180, 500, 84


class PagePlace(NamedTuple):
    """The state of an open page: its place on the screen, the words searched for, and the row with the keyboard."""

    geometry: QRect
    words: str
    row: str


class PreferencesFlow(QObject):
    """The command that opens the page of preferences, one for each window."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self.dialog: PreferencesDialog | None = None

    def show(self, place: PagePlace | None = None) -> None:
        """Show the page, or bring the open one to the front; `place` is that of a page in a window before."""
        if self.dialog is None:
            self.dialog = PreferencesDialog(self._context, place)
            self.dialog.finished.connect(self._on_finished)
            self.dialog.show()
            self.dialog.show_focused()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def close(self) -> None:
        """Close the page if it is open."""
        if self.dialog is not None:
            self.dialog.reject()

    @property
    def place(self) -> PagePlace | None:
        """The state of the open page; None if none is open."""
        return None if self.dialog is None else self.dialog.place

    @Slot()
    def _on_finished(self) -> None:
        closed, self.dialog = self.dialog, None
        if closed is not None:
            closed.deleteLater()


class PreferencesDialog(DialogBase):
    """The groups on the left, the rows of all groups on the right, and a field above that searches them."""

    manual_page = "trouble"

    def __init__(self, context: WindowContext, place: PagePlace | None = None) -> None:
        super().__init__(context.window)
        self._look = look = context.look
        self._hub = context.hub
        self.setWindowTitle(translate("preferences", "Preferences"))
        self.search = QLineEdit()
        self.groups = ChoiceList(look, translate("preferences", "Groups"))
        self.nothing = label(found_in_manual(0), "panel", "muted")
        rows = sorted(context.preferences(), key=lambda row: row.group.value)
        self.rows = [PreferenceRow(look, context.hub, row) for row in rows]
        self._titles = {group: label(title, "title") for group, title in group_titles().items()}
        self._shown: list[Group] = []
        self.body = _Body(*self._lines(), None)
        self._build()
        self._connect()
        self._find()
        if place is not None:
            self._take_place(place)

    def _lines(self) -> Iterable[QWidget]:
        """Yield each group's title and its rows, from top to bottom."""
        yield self.nothing
        for group, title in self._titles.items():
            yield title
            yield from (row for row in self.rows if row.group is group)

    def _build(self) -> None:
        px = self._look.px
        screen = available_size(self)
        self.setMinimumWidth(min(px(_WIDTH), screen.width()))
        find = translate("preferences", "Search the preferences")
        self.search.setPlaceholderText(find)
        self.search.setAccessibleName(find)
        self.search.setClearButtonEnabled(True)
        self.groups.setFixedWidth(px(_LIST_WIDTH))
        # Beside large letters on a small screen there is room for the rows alone; the search remains.
        self.groups.setVisible(screen.width() >= px(_WIDTH))
        self.body.most = px(_HEIGHT)
        middle = row_layout(self.groups, spacing=14)
        middle.addWidget(self.body, 1)
        close = Button(self._look, translate("keys", "Close"), kind="primary")
        foot = self.button_row(close)
        self.lay_out(self.search, middle, foot, stretched=middle, spacing=12, edges=(20, 18, 20, 16))
        self.search.setFocus()

    def _connect(self) -> None:
        self.search.textChanged.connect(self._find)
        self.groups.currentRowChanged.connect(self._on_group)
        self._look.changed.connect(self._on_look)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._to_search)
        for row in self.rows:
            row.act_asked.connect(self._on_act)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear the search on Escape before the page is closed; Enter in the search goes to the first row found."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self._to_search()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search.hasFocus():
            self._to_first()
        else:
            super().keyPressEvent(event)

    def row(self, label_text: str) -> PreferenceRow:
        """Return the row with this label. Raises KeyError if there is none."""
        for row in self.rows:
            if row.label == label_text:
                return row
        raise KeyError(label_text)

    @property
    def place(self) -> PagePlace:
        """The state of the page, for the same page in another language."""
        here = next((row.key for row in self.rows if row.isAncestorOf(self.focusWidget())), "")
        return PagePlace(self.geometry(), self.search.text(), here)

    def _take_place(self, place: PagePlace) -> None:
        self.move(place.geometry.topLeft())
        row = next((row for row in self.rows if place.row and row.key == place.row), None)
        if row is not None:
            row.take_keyboard()
        elif place.words:
            self.search.setText(place.words)

    def show_focused(self) -> None:
        """Scroll to the row with the keyboard."""
        row = next((row for row in self.rows if row.isAncestorOf(self.focusWidget())), None)
        if row is not None:
            self.body.ensureWidgetVisible(row)

    @Slot()
    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _to_first(self) -> None:
        first = next((row for row in self.rows if not row.isHidden()), None)
        if first is not None:
            first.take_keyboard()

    @Slot()
    def _find(self) -> None:
        """Show the rows in which all typed words occur, and the titles of their groups."""
        words = self.search.text().casefold().split()
        titles = {group: title.text() for group, title in self._titles.items()}
        for row in self.rows:
            row.setVisible(row.has(words, titles[row.group]))
        self._shown = [group for group in Group if any(r.group is group and not r.isHidden() for r in self.rows)]
        for group, title in self._titles.items():
            title.setVisible(group in self._shown)
        self.nothing.setVisible(not self._shown)
        # Filling the list would scroll to a group.
        with QSignalBlocker(self.groups):
            self.groups.clear()
            for group in self._shown:
                self.groups.add_row(titles[group])
            self.groups.setCurrentRow(0)
        self.body.verticalScrollBar().setValue(0)

    @Slot(int)
    def _on_group(self, number: int) -> None:
        """Scroll to the title of a group."""
        if 0 <= number < len(self._shown):
            self.body.verticalScrollBar().setValue(self._titles[self._shown[number]].y())

    @Slot(object)
    def _on_act(self, act: Callable[[], object]) -> None:
        """Close the page and open what a button leads to."""
        self.accept()
        act()

    @Slot()
    def _on_look(self) -> None:
        screen = available_size(self)
        self.setMinimumWidth(min(self._look.px(_WIDTH), screen.width()))
        self.groups.setFixedWidth(self._look.px(_LIST_WIDTH))
        self.groups.setVisible(screen.width() >= self._look.px(_WIDTH))
        self.body.most = self._look.px(_HEIGHT)
        self.fit_soon()


class _Body(ScrollingBody):
    """The rows; they scroll, so that the page is never higher than `most` pixels and its foot."""

    most = _HEIGHT

    def __init__(self, *items: QWidget | None) -> None:
        super().__init__(*items, spacing=8)
        # Each row takes the keyboard.
        self._takes_focus = False

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        hint = super().sizeHint()
        return QSize(hint.width(), min(hint.height(), self.most))

    def want_height_for(self, width: int) -> None:
        """Set the preferred height, at most `most`."""
        super().want_height_for(width)
        self._wanted = min(self._wanted, self.most)


class PreferenceRow(QWidget):
    """A setting with its editor, and a button that puts it back while it is not the usual one.

    Signal: `act_asked(Callable)` with the action of the row's button.
    """

    act_asked = Signal(object)

    def __init__(self, look: Look, hub: SettingsHub, row: Preference) -> None:
        super().__init__()
        self._look = look
        self._hub = hub
        self._row = row
        self.group, self.label = row.group, row.label
        self.editor = self._make_editor()
        self.put_back = Button(look, translate("preferences", "Reset"), kind="link")
        self.put_back.setAccessibleName(labelled(self.put_back.text(), row.label))
        policy = self.put_back.sizePolicy()
        # The editors stay where they are when it appears.
        policy.setRetainSizeWhenHidden(True)
        self.put_back.setSizePolicy(policy)
        self._build()
        self.put_back.clicked.connect(self._on_put_back)
        hub.changed.connect(self._show)
        self._show()

    def _make_editor(self) -> QWidget:
        row = self._row
        if row.act is not None:
            return Button(self._look, row.label)
        if row.choices is None:
            return QCheckBox(row.label)
        if row.pictures is not None:
            return PictureChoice(self._look, row.choices(), row.pictures)
        box = ComboBox()
        offer(box, row.choices())
        return box

    def _build(self) -> None:
        editor = self.editor
        if isinstance(editor, QCheckBox):
            editor.toggled.connect(self._store)
            content = row_layout(editor, None, self.put_back, spacing=10)
        elif isinstance(editor, Button):
            editor.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            editor.setAutoDefault(False)
            editor.clicked.connect(self._on_act)
            content = row_layout(editor, None, self.put_back, spacing=10)
        else:
            title = label(self.label, "panel", wraps=True)
            title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            editor.setAccessibleName(self.label)
            if isinstance(editor, ComboBox):
                editor.setFixedWidth(self._look.px(230))
                editor.currentIndexChanged.connect(self._on_chosen)
                content = row_layout(title, editor, self.put_back, spacing=10)
            else:
                assert isinstance(editor, PictureChoice)
                editor.chosen.connect(self._store)
                self.setLayout(column_layout(row_layout(title, self.put_back, spacing=10), editor, spacing=4))
                return
        self.setLayout(content)

    @property
    def key(self) -> str:
        """The key of the setting; empty for a button without one."""
        return "" if self._row.setting is None else self._row.setting.key

    @property
    def _setting(self) -> Setting[Any]:
        assert self._row.setting is not None
        return self._row.setting

    def has(self, words: Iterable[str], title: str) -> bool:
        """Return whether all of these words in lower case are in the texts of the row or the title of its group."""
        texts = [self.label, title, self._row.words]
        if self._row.choices is not None:
            texts += [text for text, _value in self._row.choices()]
        searched = " ".join(texts).casefold()
        return all(word in searched for word in words)

    def take_keyboard(self) -> None:
        """Give the keyboard to the editor."""
        self.editor.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _show(self) -> None:
        """Show the value in force."""
        if self._row.setting is None:
            self.put_back.hide()
            return
        value = self._hub.value(self._setting)
        self.put_back.setVisible(value != self._hub.usual(self._setting))
        shown = value if self._row.in_force is None else self._row.in_force(value)
        # The shown value may differ from the stored one, and must not replace it.
        with QSignalBlocker(self.editor):
            if isinstance(self.editor, QCheckBox):
                self.editor.setChecked(bool(shown))
            elif isinstance(self.editor, ComboBox):
                # A number that is not among the choices is shown as it is.
                if self.editor.findData(shown) < 0:
                    self.editor.addItem(str(shown), shown)
                self.editor.setCurrentIndex(self.editor.findData(shown))
            elif isinstance(self.editor, PictureChoice):
                self.editor.show_value(shown)

    @Slot(object)
    def _store(self, value: object) -> None:
        self._hub.store_value(self._setting, value)

    @Slot()
    def _on_chosen(self) -> None:
        if isinstance(self.editor, ComboBox):
            self._store(self.editor.currentData())

    @Slot()
    def _on_act(self) -> None:
        self.act_asked.emit(self._row.act)

    @Slot()
    def _on_put_back(self) -> None:
        # The button is about to go, and the keyboard with it.
        self.take_keyboard()
        self._hub.put_back(self._setting)


class PictureChoice(QWidget):
    """A row of pictures, one of which is chosen; it is one stop of the Tab key, and the arrow keys choose.

    Signal: `chosen(object)` with the value when the user chose a picture.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, choices: Iterable[tuple[str, object]], pictures: Callable[[Any, int], Any]) -> None:
        super().__init__()
        self._look = look
        self._pictures = pictures
        self.cards: dict[object, Button] = {}
        self._labels: dict[object, QLabel] = {}
        self._group = QButtonGroup(self)
        row = row_layout(spacing=8)
        for text, value in choices:
            card = self.cards[value] = Button(look, kind="tile")
            card.setCheckable(True)
            card.setAutoDefault(False)
            card.setAccessibleName(text)
            picture, name = self._labels.setdefault(value, QLabel()), label(text, "note", wraps=True)
            for child in (picture, name):
                child.setAlignment(Qt.AlignmentFlag.AlignCenter)
                # The labels on the card would take the clicks from it.
                child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            card.setLayout(column_layout(picture, name, spacing=4, margin=6))
            self._group.addButton(card)
            row.addWidget(card, 1)
        self.setLayout(row)
        self._group.buttonToggled.connect(self._on_toggled)
        look.changed.connect(self._paint)
        self._paint()

    def show_value(self, value: object) -> None:
        """Show this value as the chosen one."""
        with QSignalBlocker(self._group):
            self.cards[value].setChecked(True)
        self._show_stop()

    @Slot()
    def _paint(self) -> None:
        for value, picture in self._labels.items():
            picture.setPixmap(self._pictures(value, self._look.px(_PICTURE)))

    def _show_stop(self) -> None:
        """Make the chosen card the stop of the Tab key."""
        for card in self.cards.values():
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if card.isChecked() else Qt.FocusPolicy.ClickFocus)
            if card.isChecked():
                self.setFocusProxy(card)

    @Slot(object, bool)
    def _on_toggled(self, button: Button, is_on: bool) -> None:
        if is_on:
            self._show_stop()
            self.chosen.emit(next(value for value, card in self.cards.items() if card is button))
