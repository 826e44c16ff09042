"""SidePanel: the one panel beside the board, which follows the phase of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.jobs import Job, Steps
from goboard_app.late import Ahead, Loadable, late, loading
from goboard_app.session.session import Change, GameSession
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.parts import LowRoom, set_ground, set_style

with late:
    from goboard_app.app.texts import explain, glossary
    from goboard_app.scoring.life import closed, propose
    from goboard_app.scoring.seki import analysis
    from goboard_app.scoring.traditions import story as tradition_story
    from goboard_app.session import compare_rulesets
    from goboard_app.ui.widgets import count_table

PADDING = 16

REST_MS, PAUSE_MS, TURN_AT_REST_S = 2_000, 100, 0.003
"""The delay before modules are loaded in advance, and the pause between two turns, in milliseconds; the length of a
turn, in seconds, which its last step may exceed.
"""

IN_FRONT = 50
"""The lowest rank of panels that are shown before any `show_instead` panel."""

_Panel = TypeVar("_Panel", bound=QWidget)


FOR_COUNTS = (analysis, closed, propose, explain, tradition_story, compare_rulesets, count_table)
"""The modules that panels with a count load first."""


class PanelRow(NamedTuple):
    """The declaration of a panel beside the board: its condition and its factory.

    Of several panels whose `is_wanted` returns True the one with the highest `rank` is shown. A panel is made when it
    is first shown. The modules of its `part` are loaded before that, each in a step of its own: while a window starts
    if the panel is shown then, else later in idle time.
    """

    name: str
    is_wanted: Callable[[GameSession], bool]
    make: Callable[[], QWidget]
    rank: int = 0
    part: Loadable | None = None


class SidePanel(QWidget):
    """A stack of panels, one for each phase, that shows the one that fits.

    A panel is made when its phase first comes, and not before the window has shown its board.
    Signals: `made(QWidget)` once for each panel; `scaled(bool, float)` when a presentation to a class begins or ends,
    with the scale of its texts.
    """

    made = Signal(object)
    scaled = Signal(bool, float)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_ground(self, "panel")
        self._look = look
        self._thumbnail = thumbnail
        self._is_compact = False
        self._is_tall = False
        self._waiting: GameController | None = None
        self._is_ready = False
        self.is_for_class = False
        self.scale = 1.0
        self._instead: QWidget | None = None
        self._rows: list[PanelRow] = []
        self._made: dict[str, QWidget] = {}
        self._refreshed: set[QWidget] = set()
        self._job = Job(self)
        self._stack = QStackedLayout()
        # Shown until the first panel is made.
        self._stack.addWidget(QWidget())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        self.inside = QWidget()
        """The parent of a large panel from the start: a panel is styled again with each new parent."""
        self.inside.setLayout(self._stack)
        self._room = LowRoom(self.inside, self._stack.currentWidget)
        # Each panel needs a height of its own.
        self._stack.currentChanged.connect(self._room.fit)
        layout.addWidget(self._room)
        self.set_side("right")

    def add_rows(self, rows: Iterable[PanelRow]) -> None:
        """Add the panels of a feature."""
        self._rows += rows
        # The sort is stable: rows of equal rank keep the order of the features.
        self._rows.sort(key=lambda row: -row.rank)

    def __getitem__(self, name: str) -> QWidget:
        """Return a panel by its name, made and added if needed."""
        panel = self._panel_of(name)
        if self._stack.indexOf(panel) < 0:
            self._fit(panel)
            self._taken(panel)
        return panel

    def _panel_of(self, name: str) -> QWidget:
        """Return a panel by its name, made if needed, but not yet added to the stack."""
        if name not in self._made:
            self._made[name] = next(row for row in self._rows if row.name == name).make()
        return self._made[name]

    def _fit(self, panel: QWidget) -> None:
        """Pass the available room to a panel that has setters for it."""
        for name, value in (("set_compact", self._is_compact), ("set_tall", self._is_tall)):
            if hasattr(panel, name):
                getattr(panel, name)(value)

    @property
    def shown(self) -> str:
        """The name of the panel in front; empty for one that is in no row."""
        panel = self._stack.currentWidget()
        return next((name for name, made in self._made.items() if made is panel), "")

    @property
    def front(self) -> QWidget | None:
        """The panel in front, whatever it is."""
        return self._stack.currentWidget()

    def _wanted(self, session: GameSession) -> PanelRow | None:
        return next((row for row in self._rows if row.is_wanted(session)), None)

    def _refresh_row(self, row: PanelRow, controller: GameController, change: Change) -> None:
        """Refresh a panel, then bring it to the front: in the other order it would be styled twice.

        A panel that was hidden has missed the changes since, and shows everything again.
        """
        panel: Any = self[row.name]
        is_seen = self._stack.currentWidget() is panel and panel in self._refreshed
        panel.refresh(controller, change if is_seen else Change.everything())
        self._refreshed.add(panel)
        self._stack.setCurrentWidget(panel)

    def show_class(self, is_for_class: bool, scale: float = 1.0) -> None:
        """Set whether the panel is shown to a class, and the scale of its texts; `refresh` applies it."""
        self.is_for_class, self.scale = is_for_class, scale
        self.scaled.emit(is_for_class, scale)

    def show_instead(self, panel: QWidget | None) -> None:
        """Bring a panel that is in no row to the front in any phase; None removes it.

        After removing it, call `refresh`, which shows the panel of the phase.
        """
        self._instead = panel
        if panel is not None:
            if self._stack.indexOf(panel) < 0:
                self._stack.addWidget(panel)
            self._stack.setCurrentWidget(panel)

    @property
    def has_instead(self) -> bool:
        """Return whether a `show_instead` panel is set."""
        return self._instead is not None

    def _taken(self, panel: _Panel) -> _Panel:
        self._stack.addWidget(panel)
        self.made.emit(panel)
        return panel

    def set_compact(self, is_compact: bool) -> None:
        """Show fewer moves in a low window."""
        self._is_compact = is_compact
        for panel in self._made.values():
            self._fit(panel)

    def areas(self) -> list[QWidget]:
        """Return the widgets of the panel for F6: the first and the last that take the Tab key."""
        panel = self._stack.currentWidget()
        if panel is None:
            return []
        widgets = [widget for widget in panel.findChildren(QWidget) if _takes_tab(widget)]
        return [widgets[0], widgets[-1]] if len(widgets) > 1 else widgets

    def set_side(self, side: str) -> None:
        """Draw the edge for a place 'right' of the board or 'below' it."""
        set_style(self, side=side)
        self._is_tall = side == "below"
        for made in self._made.values():
            self._fit(made)

    def refresh(self, controller: GameController, change: Change) -> None:
        """Show the state of the session, now or as soon as the panel is on the screen."""
        if not self._is_ready:
            self._waiting = controller
            return
        row = self._wanted(controller.session)
        if self._instead is not None and (row is None or row.rank < IN_FRONT):
            self._stack.setCurrentWidget(self._instead)
        elif row is not None:
            self._refresh_row(row, controller, change)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        super().paintEvent(event)
        if not self._is_ready and not self._job.is_busy:
            # The board comes first: it is on the screen before the panel is even made.
            self._job.start_slices(self._preparing(), delay_ms=1)

    def _preparing(self) -> Steps[None]:
        """Load and make the first panel in steps, so that the window reacts to the user in between."""
        row = None if self._waiting is None else self._wanted(self._waiting.session)
        if row is not None and row.part is not None:
            yield from loading(row.part.references)
            # A panel that is made inside this one is not styled again when it is shown: it is filled in the next step.
            if self._panel_of(row.name).parentWidget() is not None:
                yield 0.0
        self.make_ready()
        yield 1.0
        self._job.start_slices(self._resting(), delay_ms=REST_MS, pause_ms=PAUSE_MS, turn_s=TURN_AT_REST_S)

    def _resting(self) -> Steps[None]:
        """Load the modules that may be used later, and make some of the panels, while the program is idle."""
        # Words are learned in steps here; otherwise a panel would do it at once when it is made.
        yield from learning_words()
        for row in self._rows:
            if row.part is None:
                continue
            yield from loading(row.part.references)
            if row.part.ahead is Ahead.MADE:
                self._panel_of(row.name)
                yield 0.0
                self[row.name]
                yield 0.0

    @Slot()
    def make_ready(self) -> None:
        """Show the state that waited for the panel to come on the screen."""
        self._is_ready = True
        if self._waiting is not None:
            self.refresh(self._waiting, Change.everything())
            self._waiting = None


def learning_words() -> Steps[None]:
    """Prepare the search for Go terms, which labels run on their text."""
    yield from loading((glossary,))
    for _ in glossary.learn_words():
        yield 0.0
    yield 0.0


def _takes_tab(widget: QWidget) -> bool:
    policy = widget.focusPolicy()
    takes_tab = policy in (Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus)
    return takes_tab and widget.isVisible() and widget.isEnabled()
