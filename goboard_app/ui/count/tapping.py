"""Tapping first: each player taps the points they think are theirs; then the program shows where it agrees."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple, cast

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.jobs import single_shot
from goboard_app.app.texts import explain as texts
from goboard_app.go.board import Color, Point
from goboard_app.go.chains import all_regions, chain_at
from goboard_app.go.position import Position
from goboard_app.session.counting import CountingState
from goboard_app.session.current_count import headline_count
from goboard_app.session.picture import NO_POINTS, BoardPicture
from goboard_app.session.session import Change
from goboard_app.ui.count import TAPS_FIRST, TAPS_OFFER, TapOffer
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.modes import Mode
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, FlowRow, ScrollingPanel, StoneLabel, column_layout, label, row_layout

# These agree to the count or show it, before the players have tapped their own points.
_NOT_NOW = frozenset({"agree_black", "agree_white", "accept", "both_lose", "show_why", "story", "compare", "try_out"})


class TapStage(Enum):
    """The stages of tapping: the offer, the turns of the players, and the comparison."""

    OFFER = auto()
    TURN = auto()
    COMPARED = auto()


class TapResult(NamedTuple):
    """The comparison of the points that one side tapped with those that the count gives it."""

    tapped: frozenset[Point]
    counted: frozenset[Point]

    @property
    def agreed(self) -> frozenset[Point]:
        """The points in both."""
        return self.tapped & self.counted

    @property
    def differing(self) -> frozenset[Point]:
        """The points in only one of them."""
        return self.tapped ^ self.counted


def area_to_tap(position: Position, point: Point) -> frozenset[Point]:
    """Return the points that one tap takes: the empty area around a point, or the chain of the stone there."""
    chain = chain_at(position, point)
    if chain is not None:
        return chain.stones
    return next(region.points for region in all_regions(position) if point in region.points)


class TapPanel(QWidget):
    """The side panel of the taps: a title, a text, a line for each side, and the way on."""

    manual_page = "counting"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label(role="title", wraps=True)
        self.text = label(role="panel", tone="muted", wraps=True)
        self.lines = {color: label(role="panel", wraps=True) for color in Color}
        self._rows: dict[Color, QWidget] = {}
        for color, line in self.lines.items():
            row = self._rows[color] = QWidget()
            inside = row_layout(StoneLabel(look, color, "", 22), spacing=10)
            inside.addWidget(line, 1)
            row.setLayout(inside)
        self.forward = Button(look, kind="primary")
        self.skip = Button(look)
        layout = column_layout(spacing=10)
        middle = ScrollingPanel(self.title, self.text, *self._rows.values(), None, spacing=10)
        layout.addWidget(middle, 1)
        layout.addWidget(FlowRow(self.forward, self.skip))
        self.setLayout(layout)

    def refresh(self, _controller: object, _change: Change) -> None:
        """Show the panel as it is: the flow fills it."""

    def show_stage(self, title: str, text: str, forward: str, skip: str, lines: dict[Color, str]) -> None:
        """Show one stage; a button without a text is hidden."""
        self.title.setText(title)
        self.text.setText(text)
        for color, row in self._rows.items():
            row.setVisible(color in lines)
            self.lines[color].setText(lines.get(color, ""))
        for button, name in ((self.forward, forward), (self.skip, skip)):
            button.setText(name)
            button.setVisible(bool(name))


class TapFlow(QObject, Mode):
    """The mode in which the players tap their points on the board of a count, before any question of it."""

    name = "tapping points"
    ends_with_board = True
    holds_page = True

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._stage: TapStage | None = None
        self._counting: CountingState | None = None
        self._turns: list[Color] = []
        self._taps: dict[Color, frozenset[Point]] = {}
        self._panel: TapPanel | None = None
        self._soon = single_shot(self, self._begin)
        self._controller.changed.connect(self._on_changed)

    @property
    def is_open(self) -> bool:
        """True while the players tap, or look at the comparison."""
        return self._stage is not None

    @property
    def color(self) -> Color | None:
        """The side whose turn it is to tap; None outside the turns."""
        return self._turns[0] if self._stage is TapStage.TURN and self._turns else None

    @property
    def results(self) -> dict[Color, TapResult]:
        """The comparison for each side that tapped."""
        if self._counting is None:
            return {}
        session = self._controller.session
        territory = headline_count(session, self._counting).count().territory
        counted = {Color.BLACK: territory.black, Color.WHITE: territory.white}
        return {color: TapResult(points, counted[color]) for color, points in self._taps.items()}

    @property
    def is_due(self) -> bool:
        """True if the mode is about to begin."""
        return self._soon.isActive()

    def begin_soon(self) -> None:
        """Begin as soon as the window has shown the count, if its players may tap or are to be asked."""
        if not self.is_open:
            self._soon.start()

    def _may_begin(self) -> bool:
        session = self._controller.session
        counting = session.counting
        if counting is None or not session.count_ends_game or self._context.modes.all:
            return False
        # Without a judged position and an open count there is nothing to compare the taps with.
        if counting.proposal is None or counting.is_fixed or counting.is_recorded or counting.is_unfinished:
            return False
        # A count that the players have begun to settle is not interrupted.
        return not (counting.answered or counting.by_hand or counting.agreed)

    @Slot()
    def _begin(self) -> None:
        if self.is_open or not self._may_begin():
            return
        session = self._controller.session
        self._counting = session.counting
        # The exercise is for people: an engine has no turn.
        self._turns = [color for color in Color if color is not session.opponent]
        self._taps = {}
        self._take_panel()
        # Players who have accepted the offer, or set it in the preferences, are not asked again.
        self._stage = TapStage.TURN if self._context.hub.value(TAPS_FIRST) else TapStage.OFFER
        self._context.modes.enter(self)
        # The presenter leaves the side panel as it is while a mode holds the page.
        self._context.page.panel.refresh(self._controller, Change.everything())
        self._show()

    def _take_panel(self) -> None:
        panel = cast("TapPanel", self._context.page.panel["tap"])
        # The window keeps the panel for its next count: the buttons are connected once.
        if self._panel is not panel:
            self._panel = panel
            panel.forward.clicked.connect(self._on_forward)
            panel.skip.clicked.connect(self._on_skip)

    def _show(self) -> None:
        """Show the present stage on the board, in the panel and below the board."""
        panel, counting = self._panel, self._counting
        if panel is None or counting is None:
            return
        page, color = self._context.page, self.color
        if self._stage is TapStage.OFFER:
            title = texts.offer_title()
            panel.show_stage(title, texts.offer_text(), texts.offer_yes(), texts.offer_no(), {})
        elif color is not None:
            title = texts.tap_title(color)
            lines = {color: texts.tap_number(len(self._taps.get(color, NO_POINTS)))}
            panel.show_stage(title, texts.tap_hint(), texts.tap_done(color), texts.tap_skip(), lines)
        else:
            title = self._show_results(panel)
        page.message.say(title, color, "" if color else "info")
        page.board.show_picture(self._picture(counting))

    def _show_results(self, panel: TapPanel) -> str:
        results = self.results
        lines = {
            color: texts.tapped_line(len(each.tapped), len(each.agreed), len(each.counted - each.tapped))
            for color, each in results.items()
        }
        differs = any(each.differing for each in results.values())
        text = texts.tapped_outlined() if differs else texts.tapped_same()
        panel.show_stage(texts.tapped_title(), text, texts.tap_go_on(), "", lines)
        return text

    def _picture(self, counting: CountingState) -> BoardPicture:
        """Return the board with the points of the side that taps, or with the comparison."""
        shown, differing = dict(self._taps), NO_POINTS
        if self._stage is TapStage.COMPARED:
            results = self.results
            shown = {color: each.agreed for color, each in results.items()}
            differing = NO_POINTS.union(*(each.differing for each in results.values()))
        elif self.color is not None:
            # The other side does not see the points that were tapped before.
            shown = {self.color: self._taps.get(self.color, NO_POINTS)}
        return BoardPicture(
            counting.position.size,
            counting.position.stones,
            territory_black=shown.get(Color.BLACK, NO_POINTS),
            territory_white=shown.get(Color.WHITE, NO_POINTS),
            lit=differing,
        )

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Take the area around a point for the side whose turn it is, or give it back."""
        color, counting = self.color, self._counting
        if color is not None and counting is not None:
            area, before = area_to_tap(counting.position, point), self._taps.get(color, NO_POINTS)
            self._taps[color] = before - area if point in before else before | area
            self._show()
            self._context.page.board.announce(texts.tap_number(len(self._taps[color])))
        return True

    def describe(self, point: Point) -> str | None:
        """Return whether a point was tapped, for screen readers."""
        if not self.is_open:
            return None
        color = self.color
        return texts.tapped_point(color if color is not None and point in self._taps.get(color, NO_POINTS) else None)

    def allows(self, command: str) -> bool:
        """Return whether a command may be used: nobody agrees before the sum is shown."""
        return command not in _NOT_NOW

    @Slot()
    def _on_forward(self) -> None:
        """Go on to the next turn, to the comparison, or to the count."""
        if self._stage is TapStage.OFFER:
            self._context.hub.store_value(TAPS_OFFER, TapOffer.MADE)
            self._context.hub.store_value(TAPS_FIRST, True)
            self._stage = TapStage.TURN
        elif self._stage is TapStage.TURN and self._turns:
            # A side that taps nothing is compared too.
            self._taps.setdefault(self._turns.pop(0), NO_POINTS)
            if not self._turns:
                self._stage = TapStage.COMPARED
        else:
            self.leave()
            return
        self._show()
        if self._turns:
            # The next taps are on the board; Enter on the button would end the turn.
            self._context.page.board.setFocus()

    @Slot()
    def _on_skip(self) -> None:
        if self._stage is TapStage.OFFER:
            # The offer is made only once, also if the players decline it.
            self._context.hub.store_value(TAPS_OFFER, TapOffer.MADE)
        self.leave()

    def leave(self) -> None:
        """Show the questions of the count."""
        if not self.is_open:
            return
        self._stage, self._counting = None, None
        self._context.modes.gone(self)

    @Slot(object)
    def _on_changed(self) -> None:
        # Another count, as after Undo, has other territory to compare with.
        if self.is_open and self._controller.session.counting != self._counting:
            self.leave()


def tap_panel(context: WindowContext) -> TapPanel:
    """Return the side panel of the taps for this window."""
    return TapPanel(context.look)
