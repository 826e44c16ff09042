"""The commands that every window has, whatever its features: undo, the view, the other windows, the sounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QColor, QGuiApplication, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QMenu, QMenuBar, QToolButton, QWidget

from goboard_app.app.settings import FLAG, BoardSet, Setting, setting_of
from goboard_app.app.texts.format import labelled, translate
from goboard_app.late import late
from goboard_app.session.session import Phase
from goboard_app.ui.shell.commands import Command, Menu, MenuPlace, Submenu
from goboard_app.ui.shell.feature import Feature, WindowContext
from goboard_app.ui.shell.page import Presentable, SideBySide, Walkable
from goboard_app.ui.shell.view import NumberingFlow
from goboard_app.ui.shell.windows import REOPEN
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.theme import board_set_of
from goboard_app.ui.widgets.tips import name_with_tip, row_text

SOUNDS_ON: Setting[bool] = Setting("sound/on", True, FLAG)
"""True if the program makes sounds."""

with late:
    from goboard_app.ui.shell.preference import Group, Preference


class BasicsFeature(Feature):
    """The feature with undo and redo, the settings of the view, and the list of the windows."""

    name = "basics"

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.numbering = NumberingFlow(context.controller, context.presenter, context.view, context.window)
        self.window_list = WindowList(context, self)

    def start(self) -> None:
        """Update the rows when the undo stack, the settings or the list of windows change."""
        context, sweep, look = self.context, self.context.commands.sweep_soon, self.context.commands.look_soon
        # The undo stack emits indexChanged while it is still running the command, so the rows are updated later.
        context.controller.undo_stack.indexChanged.connect(look)
        context.documents.changed.connect(look)
        context.view.settings_changed.connect(sweep)
        context.windows.changed.connect(sweep)

    def escape(self) -> bool:
        """Stop the reading of the groups; return whether it was running."""
        reader = self.context.controller.reader
        is_reading = reader.is_busy
        if is_reading:
            reader.stop()
        return is_reading

    def commands(self) -> Iterable[Command]:
        """Return the rows that belong to no other feature."""
        yield from self._edit_rows()
        yield from self._view_rows()
        yield from self._window_rows()

    def preferences(self) -> Iterable[Preference]:
        """Return the rows about the window, the board and the windows of the last session."""
        view, thumbnails, theme = self.context.view, self.context.thumbnails, self.context.look
        for name, text, words in (
            ("theme", translate("menu", "Appearance"), translate("preferences", "theme colours")),
            ("text_size", translate("menu", "Text size"), translate("preferences", "font zoom")),
            # The English word too, for somebody who cannot read the language in force.
            ("language", translate("menu", "Language"), "language"),
        ):
            yield Preference(Group.LOOK, text, setting_of(name), partial(view.choices, name), words)
        yield Preference(
            Group.BOARD,
            translate("preferences", "Board and stones"),
            setting_of("board_set"),
            board_set_names,
            translate("preferences", "wood kaya slate shell glass"),
            thumbnails.of_board_set,
            lambda chosen: board_set_of(theme.theme, chosen),
        )
        for group, name, text, words in (
            (Group.LOOK, "system_font", translate("menu", "Use the system font"), ""),
            (Group.LOOK, "panel_visible", translate("menu", "Side panel"), ""),
            (Group.BOARD, "coordinates", translate("menu", "Coordinates"), translate("preferences", "letters numbers")),
            (Group.BOARD, "natural_placement", translate("menu", "Stones slightly off the lines"), ""),
            (Group.BOARD, "motion", translate("menu", "Animate stones"), ""),
            (Group.BOARD, "help_numbers", translate("menu", "Show move numbers"), ""),
        ):
            yield Preference(group, text, setting_of(name), words=words)
        text = translate("menu", "Reopen windows at the next start")
        yield Preference(Group.FILES, text, REOPEN)

    def _edit_rows(self) -> Iterable[Command]:
        controller = self.context.controller
        yield Command(
            "undo",
            translate("menu", "Undo"),
            Menu.EDIT,
            (0, 10),
            controller.undo,
            keys=("Ctrl+Z",),
            is_possible=self._can_undo,
            told=self._undo_text,
        )
        yield Command(
            "redo",
            translate("menu", "Redo"),
            Menu.EDIT,
            (0, 20),
            controller.redo,
            # Ctrl+Y is usual on Windows.
            keys=("Ctrl+Shift+Z", "Ctrl+Y"),
            is_possible=self._can_redo,
        )
        yield Command(
            "point",
            translate("menu", "A point of the board…"),
            Menu.GO,
            (10, 50),
            self._ask_point,
            keys=("/",),
            is_possible=lambda: self._asks_beside() or self._is_on_board(),
        )

    def _view_rows(self) -> Iterable[Command]:
        view = self.context.view
        board = Submenu(translate("menu", "Board"), (10, 10))
        yield self._popup("theme", translate("menu", "Appearance"), (0, 10), view.theme_menu)
        yield self._popup("text_size", translate("menu", "Text size"), (0, 20), view.size_menu)
        yield self._popup("language", translate("menu", "Language"), (0, 30), view.language_menu)
        text = translate("menu", "Coordinates")
        yield switch(self.context, "coordinates", text, (0, 10), "coordinates", beside=board)
        text = translate("menu", "Stones slightly off the lines")
        yield switch(self.context, "natural", text, (0, 20), "natural_placement", beside=board)
        text = translate("menu", "Animate stones")
        yield switch(self.context, "motion", text, (0, 30), "motion", beside=board)
        text = translate("menu", "Show move numbers")
        yield switch(self.context, "numbers", text, (10, 30), "help_numbers", ("Ctrl+M",))
        text = translate("menu", "Number the moves")
        yield self._popup("numbering", text, (10, 40), self.numbering.menu)
        text = translate("menu", "Side panel")
        yield switch(self.context, "panel", text, (20, 20), "panel_visible", ("F9",))
        yield Command(
            "next_area",
            translate("menu", "Next part of the window"),
            Menu.GO,
            (90, 10),
            self._to_next_area,
            keys=("F6",),
            is_possible=self._is_walkable,
        )

    def _window_rows(self) -> Iterable[Command]:
        windows, window = self.context.windows, self.context.window
        yield Command(
            "new_window",
            translate("menu", "New window"),
            Menu.FILE,
            (0, 20),
            windows.open_new,
            keys=("Ctrl+Shift+N",),
        )
        yield Command(
            "close_window",
            translate("menu", "Close window"),
            Menu.FILE,
            (30, 20),
            window.close,
            keys=("Ctrl+W", "Ctrl+Shift+W"),
        )
        yield Command("quit", translate("menu", "Quit"), Menu.FILE, (30, 30), windows.quit, keys=("Ctrl+Q",))
        yield self._popup("windows", translate("menu", "Windows"), (30, 10), self.window_list.menu)
        yield Command(
            "next_window",
            translate("menu", "Next window"),
            Menu.VIEW,
            (30, 20),
            windows.next,
            keys=("Ctrl+F6",),
            is_possible=self._has_others,
        )
        yield Command(
            "arrange",
            translate("menu", "Arrange windows side by side"),
            Menu.VIEW,
            (30, 30),
            windows.arrange,
            is_possible=self._can_arrange,
        )
        hub = self.context.hub
        yield Command(
            "reopen_windows",
            translate("menu", "Reopen windows at the next start"),
            Menu.VIEW,
            (30, 40),
            lambda: hub.store_value(REOPEN, not hub.value(REOPEN)),
            is_on=lambda: hub.value(REOPEN),
        )

    def _popup(self, name: str, text: str, place: MenuPlace, menu: QMenu) -> Command:
        return Command(name, text, Menu.VIEW, place, _nothing, popup=menu)

    # Conditions of the rows

    def _is_on_board(self) -> bool:
        return self.context.leaving.is_on_board

    def _can_undo(self) -> bool:
        controller = self.context.controller
        counting = controller.session.counting
        if controller.session.phase is Phase.TRYING:
            # A trial has its own moves: the real board stays as it is.
            return self._is_on_board() and controller.can_take_back
        has_count = counting is not None and counting.before is not None
        return self._is_on_board() and (controller.undo_stack.canUndo() or has_count)

    def _can_redo(self) -> bool:
        controller = self.context.controller
        is_real = controller.session.phase is not Phase.TRYING
        return self._is_on_board() and is_real and controller.undo_stack.canRedo()

    def _undo_text(self) -> str:
        undo, text = translate("menu", "Undo"), self.context.controller.undo_stack.undoText()
        return labelled(undo, text)

    def _asks_beside(self) -> bool:
        """Return whether a lesson or a problem is shown, with a board of its own."""
        return isinstance(self.context.pages.currentWidget(), SideBySide)

    def _ask_point(self) -> None:
        shown = self.context.pages.currentWidget()
        (shown if isinstance(shown, SideBySide) else self.context.page).ask_point()

    def _is_walkable(self) -> bool:
        return isinstance(self.context.pages.currentWidget(), Walkable)

    def _to_next_area(self) -> None:
        """Give the focus to the next part of the page."""
        shown = self.context.pages.currentWidget()
        if isinstance(shown, Walkable):
            shown.next_area()

    def _has_others(self) -> bool:
        return len(self.context.windows.all) > 1

    def _can_arrange(self) -> bool:
        # Wayland does not let a program place its own windows.
        return self._has_others() and QGuiApplication.platformName() != "wayland"


def switch(
    context: WindowContext,
    name: str,
    text: str,
    place: MenuPlace,
    field: str,
    keys: tuple[str, ...] = (),
    beside: Submenu | None = None,
) -> Command:
    """Return a row of the menu View that turns a setting on and off."""
    return Command(
        name,
        text,
        Menu.VIEW,
        place,
        partial(_turn, context, field),
        keys=keys,
        is_on=partial(_is_on, context, field),
        beside=beside,
    )


def _is_on(context: WindowContext, field: str) -> bool:
    return bool(getattr(context.view.settings, field))


def _turn(context: WindowContext, field: str) -> None:
    view = context.view
    changed: dict[str, object] = {field: not getattr(view.settings, field)}
    view.change(replace(view.settings, **changed))  # type: ignore[arg-type]


def board_set_names() -> Iterable[tuple[str, object]]:
    """Return the names of the sets of board and stones."""
    return (
        (translate("preferences", "Slate and shell"), BoardSet.KAYA),
        (translate("preferences", "Glass on katsura"), BoardSet.KATSURA),
        (translate("preferences", "Plain and flat"), BoardSet.FLAT),
        (translate("menu", "High contrast"), BoardSet.CONTRAST),
    )


def _nothing() -> None:
    pass


class WindowList(QObject):
    """The menu of the open windows; choosing one brings it to the front."""

    def __init__(self, context: WindowContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._listed: dict[QAction, Callable[[], None]] = {}
        self.menu = QMenu(context.window)
        self._group = QActionGroup(self)
        self._group.triggered.connect(self._on_listed)
        # Listed when the menu opens, so that the names are current.
        self.menu.aboutToShow.connect(self._list)

    @Slot()
    def _list(self) -> None:
        for action in self._listed:
            self._group.removeAction(action)
            action.deleteLater()
        self.menu.clear()
        self._listed.clear()
        for item in self._context.windows.all:
            action = self.menu.addAction(row_text(item.window.name))
            action.setCheckable(True)
            action.setChecked(item.window.context is self._context)
            self._group.addAction(action)
            self._listed[action] = item.window.come_to_front

    @Slot(QAction)
    def _on_listed(self, action: QAction) -> None:
        self._listed[action]()


class Hearing(QObject):
    """The switch of all sounds of a window. Before a class they are off, until they are switched on there.

    Signal: `switched(bool)` when the user has switched them on or off.
    """

    switched = Signal(bool)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._is_on_in_class = False
        hub = context.hub
        # Versions that had no switch for all sounds had one for the clock; whoever wanted silence then keeps it.
        if not hub.settings.sounds and not hub.store.has(SOUNDS_ON.key):
            hub.store_value(SOUNDS_ON, False)
        context.view.settings_changed.connect(self._keep)
        context.commands.swept.connect(self._on_swept)

    @property
    def is_for_class(self) -> bool:
        """Return whether a class looks on: the page is presented, or pupils answer at a locked window."""
        page = self._context.pages.currentWidget()
        is_presented = isinstance(page, Presentable) and page.is_presenting
        return is_presented or any(mode.is_for_class for mode in self._context.modes.all)

    def is_on(self) -> bool:
        """Return whether sounds are heard now."""
        return self._is_on_in_class if self.is_for_class else self._context.hub.value(SOUNDS_ON)

    def switch(self) -> None:
        """Switch all sounds on or off; before a class only until its end."""
        is_on = not self.is_on()
        if self.is_for_class:
            self._is_on_in_class = is_on
        else:
            self._context.hub.store_value(SOUNDS_ON, is_on)
        self.switched.emit(is_on)

    @Slot()
    def _keep(self) -> None:
        """Store the switch while the sounds of the clock are off, so that it does not follow them at the next start."""
        hub = self._context.hub
        if not hub.settings.sounds and not hub.store.has(SOUNDS_ON.key):
            hub.store.write(SOUNDS_ON, hub.value(SOUNDS_ON))

    @Slot()
    def _on_swept(self) -> None:
        if not self.is_for_class:
            self._is_on_in_class = False


class CornerSwitch(QToolButton):
    """A loudspeaker in the corner of the menu bar, crossed out while a switch of the menu is off.

    It is painted, as reading a drawing would make the start slower.
    """

    def __init__(self, look: Look, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._action = action
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCheckable(True)
        name_with_tip(self, action.text())
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        look.changed.connect(self._follow_look)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        self.setChecked(self._action.isChecked())
        self.setEnabled(self._action.isEnabled())
        self.update()

    @Slot()
    def _follow_look(self) -> None:
        bar = self.parentWidget()
        if isinstance(bar, QMenuBar):
            # A menu bar places its corner anew only when it gets one.
            bar.setCornerWidget(self)

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.height(36), self._look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the loudspeaker in the middle, with two waves or a cross."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 1, -2, -1), 5, 5)
        # The drawing is 18 wide, on a grid of 24 as the icons have it.
        unit = self._look.px(18) / 24
        painter.translate(QRectF(self.rect()).center())
        painter.scale(unit, unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        color = QColor(theme.text if self.isChecked() else theme.muted)
        painter.setPen(QPen(color, 1.75, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        body = ((-9, -3), (-6, -3), (-1.5, -7), (-1.5, 7), (-6, 3), (-9, 3))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in body]))
        if self.isChecked():
            for radius in (4, 8):
                painter.drawArc(QRectF(-radius, -radius, 2 * radius, 2 * radius), -45 * 16, 90 * 16)
        else:
            painter.drawLine(QPointF(3, -3), QPointF(9, 3))
            painter.drawLine(QPointF(3, 3), QPointF(9, -3))
