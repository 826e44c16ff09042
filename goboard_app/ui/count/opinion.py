"""OpinionFlow: the opinion of an engine about dead stones, and its differences from the count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QMenu, QWidget

from goboard_app.app.engines.asker import Asker
from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.situation import situation_at
from goboard_app.app.texts import count as texts
from goboard_app.app.texts.engines import failure_sentence
from goboard_app.app.texts.format import color_name, isolated, translate
from goboard_app.engine.engine import Ability, Answer, DeadStones, Engine, Failure, Told
from goboard_app.go.position import Position
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import SecondOpinion, chief_points, second_opinions
from goboard_app.session.counting import CountingState
from goboard_app.session.picture import BoardPicture, Mark, MarkKind
from goboard_app.ui.count import ASKS_BY_ITSELF
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    FlowRow,
    StoneLabel,
    column_layout,
    label,
    row_layout,
)

_MARKS = {
    Status.DEAD: MarkKind.CROSS,
    Status.ALIVE: MarkKind.CIRCLE,
    Status.SEKI: MarkKind.SQUARE,
}
# With more engines than that, one button opens a menu with all of them.
_MOST_BUTTONS = 3


class OpinionRow(QWidget):
    """The opinion of an engine about some stones.

    Signals: `taken(SecondOpinion)` when its button is pressed, and `pointed(SecondOpinion)` when the mouse or the
    keyboard comes to the button.
    """

    taken = Signal(object)
    pointed = Signal(object)

    def __init__(self, look: Look, position: Position, opinion: SecondOpinion) -> None:
        super().__init__()
        self._opinion = opinion
        color = opinion.group.color
        said = texts.opinion_sentence(position, opinion)
        reason = texts.counted_sentence(opinion, position.size)
        self.said = label(said, role="panel", wraps=True)
        self.reason = label(reason, role="note", tone="muted", wraps=True)
        self.reason.setVisible(bool(reason))
        self.take = Button(look, texts.take_over(opinion.status), kind="link")
        self.take.setAccessibleName(f"{said} {self.take.text()}")
        self.take.clicked.connect(self._on_taken)
        self.take.installEventFilter(self)
        stone = StoneLabel(look, color, color_name(color), 20)
        layout = row_layout(column_layout(stone, None), spacing=8)
        row = row_layout(self.take, None)
        layout.addLayout(column_layout(self.said, self.reason, row, spacing=0), 1)
        self.setLayout(layout)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102, N802 - Qt's own
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.pointed.emit(self._opinion)
        return super().eventFilter(watched, event)

    @Slot()
    def _on_taken(self) -> None:
        self.taken.emit(self._opinion)


class OpinionCard(Card):
    """A card with the opinions of an engine, one in each row. Signals: those of its rows."""

    taken = Signal(object)
    pointed = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__("quiet")
        self._look = look
        self.sentence = label(role="panel", wraps=True)
        self.rows: list[OpinionRow] = []
        self._rows = column_layout(spacing=6)
        layout = column_layout(self.sentence, spacing=6, margin=10)
        layout.addLayout(self._rows)
        self.setLayout(layout)
        self.hide()

    def show_sentence(self, text: str) -> None:
        """Show a sentence above the rows; hide the card if it is empty."""
        self.sentence.setText(text)
        self.setVisible(bool(text))

    def show_opinions(self, counting: CountingState | None, opinions: Sequence[SecondOpinion]) -> None:
        """Replace the rows by one for each of these opinions; without a count show none."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        if counting is not None:
            position = counting.position
            self.rows = [OpinionRow(self._look, position, opinion) for opinion in opinions]
        for row in self.rows:
            row.taken.connect(self.taken)
            row.pointed.connect(self.pointed)
            self._rows.addWidget(row)
            row.show()


class OpinionFlow(QObject):
    """The flow that asks an engine when its button is pressed, or about unclear groups if the setting says so.

    The count itself does not change: a difference is a mark on the board and a row in the card until the user takes it
    over, which can be undone like any other mark. An answer is for the position of its question, and is forgotten with
    it.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._directory = EngineDirectory.of(context.hub)
        self._asker = Asker(self._directory, self)
        self._name = ""
        self._position: Position | None = None
        self._said: DeadStones | Failure | None = None
        self._only_unclear = False
        self._opinions: tuple[SecondOpinion, ...] = ()
        self._shown: object = None
        self.card = OpinionCard(context.look)
        self.buttons: list[Button] = []
        self.place = QWidget()
        self.place.setLayout(column_layout())
        self._connect()

    def _connect(self) -> None:
        context = self._context
        self._directory.changed.connect(self._offer)
        self.card.taken.connect(self._on_taken)
        self.card.pointed.connect(self._on_pointed)
        context.presenter.set_overlay(self._draw, True)
        context.presenter.presented.connect(self.refresh)
        context.hub.changed.connect(self.refresh)

    def stand_in(self, place: QBoxLayout) -> None:
        """Put the card, and the buttons below it, into this layout."""
        place.addWidget(self.card)
        place.addWidget(self.place)
        self._offer()
        self.refresh()

    @property
    def choices(self) -> tuple[EngineChoice, ...]:
        """The engines that can be asked."""
        # The program's own engines judge groups as the count does, so they are left out.
        found = self._directory.choices(Ability.DEAD_STONES)
        return tuple(choice for choice in found if not choice.is_partner)

    @Slot()
    def _offer(self) -> None:
        """Show a button for each engine, or one with a menu if there are many, in place of the buttons so far."""
        layout = self.place.layout()
        assert layout is not None
        while (item := layout.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        choices, look = self.choices, self._context.look
        if len(choices) > _MOST_BUTTONS:
            button = Button(look, translate("count", "Ask an engine…"), "info", "link")
            # Parented to the button, so that it goes with it.
            menu = QMenu(button)
            for choice in choices:
                action = menu.addAction(isolated(choice.name).replace("&", "&&"))
                action.triggered.connect(partial(self._on_ask, choice))
            button.clicked.connect(partial(_pop_up, menu, button))
            self.buttons = [button]
        else:
            self.buttons = [Button(look, texts.ask_engine(choice.name), "info", "link") for choice in choices]
            for button, choice in zip(self.buttons, choices, strict=True):
                button.clicked.connect(partial(self._on_ask, choice))
        layout.addWidget(FlowRow(*self.buttons))
        self.place.setVisible(bool(self.buttons))

    def close(self) -> None:
        """Close the engine that was asked, if there is one."""
        self._asker.close()

    # Asking

    def _on_ask(self, choice: EngineChoice, _is_checked: bool = False) -> None:
        self.ask(choice)

    def ask(self, choice: EngineChoice, only_unclear: bool = False) -> None:
        """Ask an engine about the board that is counted, with `only_unclear` about the unclear groups alone."""
        session = self._controller.session
        if session.counting is None:
            return
        self.close()
        self._name, self._only_unclear = choice.name, only_unclear
        self._position, situation = session.counting.position, situation_at(session)

        def put(engine: Engine, told: Told) -> None:
            engine.dead_stones(situation, told)

        self._said = self._asker.ask(choice.key, self._position, put, self._on_told)
        self.refresh()

    def _on_told(self, _position: Position, answer: Answer) -> None:
        if not isinstance(answer, DeadStones | Failure):
            return
        self.close()
        self._said = answer
        self.refresh()
        self._context.presenter.show_picture()
        self._context.page.board.announce(self.card.sentence.text())

    @Slot()
    def refresh(self) -> None:
        """Show the answer about the board that is counted, and forget an answer about another one."""
        counting = self._controller.session.counting
        if counting is None or counting.position != self._position:
            self.close()
            self._position, self._said = None, None
        if counting is not None and self._position is None and self._asks_by_itself(counting):
            self.ask(self.choices[0], only_unclear=True)
            return
        self._opinions = self._opinions_of(counting)
        shown = counting, self._said, self._position, self._name
        if shown != self._shown:
            self._shown = shown
            self._fill(counting)

    def _asks_by_itself(self, counting: CountingState) -> bool:
        is_wanted = self._context.hub.value(ASKS_BY_ITSELF)
        return is_wanted and bool(counting.undecided) and bool(self.choices)

    def _opinions_of(self, counting: CountingState | None) -> tuple[SecondOpinion, ...]:
        if counting is None or not isinstance(self._said, DeadStones):
            return ()
        return second_opinions(counting, self._said, self._only_unclear)

    def _fill(self, counting: CountingState | None) -> None:
        for button in self.buttons:
            button.setEnabled(counting is not None and not counting.is_fixed)
        self.card.show_opinions(counting, self._opinions)
        said = self._said
        if counting is None or self._position is None:
            self.card.show_sentence("")
        elif said is None:
            self.card.show_sentence(texts.asking_engine(self._name))
        elif isinstance(said, Failure):
            self.card.show_sentence(failure_sentence(said, self._name))
        elif self._opinions:
            self.card.show_sentence(texts.engine_differs(self._name))
        else:
            self.card.show_sentence(texts.engine_agrees(self._name))

    # What is seen differently

    def _draw(self, picture: BoardPicture) -> BoardPicture:
        """Return the picture with a mark on each chain for which the engine has another status."""
        counting = self._controller.session.counting
        if counting is None or counting.position != self._position:
            return picture
        marks = tuple(
            Mark(_MARKS[opinion.status], point)
            for opinion in self._opinions_of(counting)
            for point in chief_points(counting.position, opinion.stones)
        )
        return replace(picture, marks=(*picture.marks, *marks)) if marks else picture

    @Slot(object)
    def _on_taken(self, opinion: SecondOpinion) -> None:
        self._controller.set_group(opinion.stones, opinion.status)

    @Slot(object)
    def _on_pointed(self, opinion: SecondOpinion) -> None:
        self._context.presenter.select(opinion.stones)


def _pop_up(menu: QMenu, button: Button, _is_checked: bool = False) -> None:
    """Open a menu below its button."""
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
