"""The dialog for a new game: players, colours, board, handicap, ruleset and clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPixmap, QWheelEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from goboard_app.app.engines.directory import EngineChoice
from goboard_app.app.engines.opponent import EnginePlayer
from goboard_app.app.texts import new_game as new_game_texts
from goboard_app.app.texts import play as play_texts
from goboard_app.app.texts.engines import proposed_sentence
from goboard_app.app.texts.format import color_name, translate
from goboard_app.app.texts.players import fair_sentence
from goboard_app.app.texts.rulesets import ruleset_hint
from goboard_app.clock.control import NoClock
from goboard_app.go.board import BoardSize, Color
from goboard_app.library.fair_handicap import FairHandicap, handicap_by_ranks
from goboard_app.library.players_book import folded
from goboard_app.rules.ending import max_fixed, max_free
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.capture import OFFERED_GOALS, has_room_for_cross
from goboard_app.session.new_game import NewGame, handicap_of, may_have_start_stones, may_place_freely, proposed_komi
from goboard_app.ui.play.choices import BoardChoice, KomiChoice, KomiTimes, MakeRulesPage, OpponentChoice, RulesChoice
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.clock_dialog import ClockChoice
from goboard_app.ui.widgets.dialog import DialogBase, ScrollingBody
from goboard_app.ui.widgets.form import Form, Row, offer
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ElidedLabel,
    IconLabel,
    StoneLabel,
    available_size,
    column_layout,
    label,
    leave_clicks_to,
    row_layout,
)
from goboard_app.ui.widgets.tips import name_with_tip

# The characters of a name on a button.
_LONGEST_NAME = 24

Advise = Callable[[str, str, BoardSize], FairHandicap | None]
"""The function that returns the fair handicap between two players by their names; None if it is unknown."""


Remember = Callable[[str], NewGame]
"""The function that returns the terms of the last game with the engine of a key; with '' those of two people."""

Propose = Callable[[EngineChoice, BoardSize], int | None]
"""The function that returns the number of stones to take from a partner, by the games with it; None if unknown."""


def _no_advice(_black: str, _white: str, _size: BoardSize) -> FairHandicap | None:
    return None


class _Player(NamedTuple):
    """The name and the rank in the fields of a player."""

    name: str
    rank: str


class StartStones(Enum):
    """The stones on the board before the first move, besides a handicap."""

    EMPTY = "empty"
    STAR_POINTS = "star points"
    CROSS = "cross"


_USUAL_HANDICAPS = 9
_MORE = -1


class HandicapChoice(QComboBox):
    """The choice of the number of handicap stones, limited by the board.

    The last row, "More…", lists the numbers above nine. Signal: `given()` when another number was chosen.
    """

    given = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._limit = 0
        self._stones = 0
        self.currentIndexChanged.connect(self._on_index)

    @property
    def stones(self) -> int:
        """The number of stones; 0 for an even game, 1 for the first move without the usual komi."""
        return self._stones

    def offer(self, size: BoardSize | None, chosen: int) -> None:
        """Offer the handicaps of a board size; keep `chosen` if it is among them."""
        self._limit = 0 if size is None else max_free(size)
        self._list(chosen)

    def choose(self, stones: int) -> None:
        """Choose a number of stones, also one that is not listed yet."""
        if self.findData(stones) < 0:
            self._list(self._stones, is_whole=True)
        self.setCurrentIndex(max(0, self.findData(stones)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel, which could open the list by accident."""
        event.ignore()

    def _list(self, chosen: int, is_whole: bool = False) -> None:
        is_whole = is_whole or chosen > _USUAL_HANDICAPS or self._limit <= _USUAL_HANDICAPS
        last = self._limit if is_whole else _USUAL_HANDICAPS
        rows: list[tuple[str, object]] = [(translate("new game", "None, even game"), 0)]
        if self._limit:
            rows.append((new_game_texts.one_stone(), 1))
        rows += [(new_game_texts.handicap_choice(stones), stones) for stones in range(2, last + 1)]
        if not is_whole:
            rows.append((translate("new game", "More…"), _MORE))
        offer(self, rows, chosen)
        self._stones = int(self.currentData())

    @Slot()
    def _on_index(self) -> None:
        if self.currentData() == _MORE:
            self._list(self._stones, is_whole=True)
            self.showPopup()
            return
        self._stones = int(self.currentData() or 0)
        self.given.emit()


class StartChoice(ComboBox):
    """The choice of the stones on the board at the start of an even game."""

    @property
    def start(self) -> StartStones:
        """The chosen start."""
        return StartStones(self.currentData() or StartStones.EMPTY.value)

    def choose(self, start: StartStones) -> None:
        """Choose a start if it is offered."""
        self.setCurrentIndex(max(0, self.findData(start.value)))

    def offer(self, size: BoardSize, ruleset: Ruleset, handicap: int, goal: int) -> None:
        """Offer the starts that are possible; keep the chosen one if it is among them."""
        offered = {StartStones.EMPTY: translate("new game", "Empty")}
        if goal and not handicap and has_room_for_cross(size):
            offered[StartStones.CROSS] = translate("new game", "A cross in the middle")
        if not handicap and may_have_start_stones(ruleset, size):
            offered[StartStones.STAR_POINTS] = translate("new game", "Two stones each on star points")
        options = [(text, start.value) for start, text in offered.items()]
        if [self.itemData(i) for i in range(self.count())] != [value for _, value in options]:
            offer(self, options, self.start.value)


class NewGameDialog(DialogBase):
    """The dialog for a new game, with a summary at the foot; its result is `choice()`.

    `nigiri` and `auction` are two more ways to fill it in; their links are hidden until the caller, who handles them,
    calls `offer_ways`. Signal: `customs_changed(tuple)` when the user made, changed or deleted rulesets.
    """

    manual_page = "playing"

    customs_changed = Signal(object)

    def __init__(
        self,
        look: Look,
        thumbnail: Callable[[BoardSize, int], QPixmap],
        game: NewGame,
        all_rulesets: MakeRulesPage,
        parent: QWidget | None = None,
        customs: Sequence[Ruleset] = (),
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("new game", "New game"))
        self._look = look
        self.board = BoardChoice(look, thumbnail, game.size)
        self.black = QLineEdit(game.black_name)
        self.white = QLineEdit(game.white_name)
        self.black_rank = QLineEdit(game.black_rank)
        self.white_rank = QLineEdit(game.white_rank)
        self.swap = Button(look, icon="swap", kind="square")
        self.nigiri = Button(look, translate("new game", "Decide by nigiri"), kind="link")
        self.auction = Button(look, translate("new game", "Bid for komi"), kind="link")
        self.advice = label(role="note", tone="muted", wraps=True)
        self.use_advice = Button(look, translate("new game", "Use this"), kind="link")
        self._advise: Advise = _no_advice
        self.rules = RulesChoice(game.ruleset, customs, all_rulesets)
        self.rules_hint = label(role="note", tone="muted", wraps=True)
        self.rules_hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.opponent: OpponentChoice | None = None
        self._people = self._players()
        self._engine_side: Color | None = None
        self._has_ways = False
        self._remember: Remember | None = None
        self._remembered: tuple[str, NewGame | None] = ("", None)
        self._propose: Propose = lambda _choice, _size: None
        self.komi = KomiChoice(game, handicap_of(game))
        self.komi_hint = self.komi.hint
        self.komi_times = KomiTimes(look)
        self.handicap = HandicapChoice()
        self.placement, self.goal = ComboBox(is_wide=True), ComboBox(is_wide=True)
        self.opening = StartChoice(is_wide=True)
        self.clock = ClockChoice(look, game.black_time, game.white_time)
        self.more = Button(look, translate("new game", "More choices: rules, komi, clock"), "chevron_down", "link")
        self.summary = label(role="panel", wraps=True)
        self.start = Button(look, translate("new game", "Start game"), kind="primary")
        self.cancel = Button(look, translate("new game", "Cancel"))
        # The fields are filled first: a combo box keeps the width it has when it is laid out.
        self._fill(game)
        self._build()
        self._connect()
        self._refresh()
        self.black.setFocus()

    def choice(self) -> NewGame | None:
        """Return the new game; None while it is not possible."""
        size, komi = self.board.size_chosen, self._komi()
        if size is None or komi is None:
            return None
        game = NewGame(
            size=size,
            ruleset=self._ruleset,
            komi=komi,
            handicap=self._handicap,
            is_free=self._handicap > 0 and self._places_freely(size),
            black_name=self.black.text().strip(),
            white_name=self.white.text().strip(),
            black_rank=self.black_rank.text().strip(),
            white_rank=self.white_rank.text().strip(),
            has_start_stones=self.opening.start is StartStones.STAR_POINTS,
            goal=self._goal,
            has_cross=self.opening.start is StartStones.CROSS,
            black_time=self.clock.black,
            white_time=self.clock.white,
        )
        return game if game.is_possible else None

    def offer_ways(self) -> None:
        """Show the links to nigiri and to the auctions."""
        self._has_ways = True
        self._show_ways()
        self.fit_soon()

    def _show_ways(self) -> None:
        """Show the links if the colours are open: a handicap and an engine settle them."""
        is_open = self.against is None and not self.handicap.stones
        self._ways.setVisible(self._has_ways and is_open)

    def offer_opponents(
        self,
        choices: Sequence[EngineChoice],
        last: EnginePlayer | None,
        proposed: Propose,
        is_teaching: bool = False,
    ) -> None:
        """Add the choice of an opponent, beginning with the last one, and of a teaching game."""
        self._propose = proposed
        self.opponent = OpponentChoice(self._look, choices, last, is_teaching)
        self._opponents_column.addWidget(self.opponent)
        # Made after the fields below it, it would be the last in the order of the Tab key.
        for before, stop in pairwise((self.board.field, *self.opponent.stops)):
            self.setTabOrder(before, stop)
        self._opponents.show()
        self.opponent.chosen.connect(self._on_opponent)
        self._on_opponent()

    def renew_opponents(self, choices: Sequence[EngineChoice]) -> None:
        """Offer these engines instead; the chosen one stays, or else the last opponent comes back."""
        if self.opponent is not None:
            self.opponent.renew(choices)

    @property
    def against(self) -> EnginePlayer | None:
        """The engine that is played against; None for a person."""
        return None if self.opponent is None else self.opponent.against

    def take_memory(self, remember: Remember) -> None:
        """Set the function that knows the last terms with each opponent, which the dialog shows with the opponent."""
        self._remember = remember
        self._remembered = self._opponent_key, self._terms_now()

    @property
    def _opponent_key(self) -> str:
        against = self.against
        return "" if against is None else against.key

    def _terms_now(self) -> NewGame | None:
        """Return the game without names; None while it is not possible."""
        game = self.choice()
        return None if game is None else replace(game, black_name="", white_name="", black_rank="", white_rank="")

    def _recall(self) -> None:
        """Show the last terms with another opponent, unless the user has changed those that were shown."""
        key, shown = self._remembered
        if self._remember is None or self._opponent_key == key:
            return
        if self._terms_now() == shown:
            self._show_terms(self._remember(self._opponent_key))
            shown = self._terms_now()
        self._remembered = self._opponent_key, shown

    def _show_terms(self, game: NewGame) -> None:
        self.board.choose(game.size)
        self.rules.choose(game.ruleset)
        self.clock.choose(game.black_time, game.white_time)
        self._fill(game)
        self.komi.show_game(game, handicap_of(game))
        self._refresh()

    def take_advisor(self, advise: Advise) -> None:
        """Set the function that knows the fair handicap of two players."""
        self._advise = advise
        self.refresh_advice()

    @Slot()
    def refresh_advice(self) -> None:
        """Show the advice on the handicap for the players in the fields."""
        fair, stones = self._fair(), self._proposed()
        chosen = None if self.opponent is None else self.opponent.choice
        if stones is not None and chosen is not None:
            self.advice.setText(proposed_sentence(chosen.name, stones))
        else:
            self.advice.setText("" if fair is None else fair_sentence(fair))
        self._advice_row.setVisible(bool(self.advice.text()))
        self.fit_soon()

    def _proposed(self) -> int | None:
        """Return the handicap proposed by the games with the chosen partner; None without games."""
        chosen = None if self.opponent is None else self.opponent.choice
        size = self.board.size_chosen
        return None if chosen is None or size is None or self._goal else self._propose(chosen, size)

    def _fair(self) -> FairHandicap | None:
        size = self.board.size_chosen
        if size is None or self._goal:
            return None
        by_games = self._advise(self.black.text(), self.white.text(), size)
        ranks = self.black_rank.text(), self.white_rank.text()
        return by_games or handicap_by_ranks(*self._shown_names(), ranks, size)

    def _shown_names(self) -> tuple[str, str]:
        """Return the names of Black and White; the colours for players without a name."""
        black, white = (name.text().strip() or color_name(color) for color, (name, _rank) in self._fields.items())
        return black, white

    @Slot()
    def _take_advice(self) -> None:
        """Apply the advice: the weaker player takes Black with the fair handicap, limited by the board."""
        fair, size, proposed = self._fair(), self.board.size_chosen, self._proposed()
        if proposed is not None and self.opponent is not None:
            if proposed:
                # The side that gets stones, or the first move, is Black.
                self.opponent.take_color(Color.WHITE)
            self._give(proposed)
            return
        if fair is None or size is None:
            return
        if folded(self._shown_names()[0]) == folded(fair.giver):
            self._on_swap()
        self._give(min(fair.stones, max_free(size)))

    def _give(self, stones: int) -> None:
        """Set a handicap; 1 means the first move with a komi of half a point."""
        self.handicap.choose(stones)
        self.komi.is_own = False
        self._on_terms()

    def take_names(self, black: str, white: str) -> None:
        """Set the names of the players as decided by nigiri or an auction."""
        names = self.black.text().strip(), self.white.text().strip()
        if (white, black) == names != (black, white):
            self._on_swap()
        self.black.setText(black)
        self.white.setText(white)
        self._people = self._players()

    def take_komi(self, komi: Fraction) -> None:
        """Set the komi that an auction decided."""
        self.komi.take(komi, is_bid=True)
        self._refresh()

    def _build(self) -> None:
        screen = available_size(self)
        self.setMinimumWidth(min(self._look.px(640), screen.width()))
        title = label(translate("new game", "New game"), "page")
        for field, color in ((self.black, Color.BLACK), (self.white, Color.WHITE)):
            field.setPlaceholderText(color_name(color))
            field.setAccessibleName(color_name(color))
            field.setMaxLength(120)
        for rank in (self.black_rank, self.white_rank):
            rank.setPlaceholderText("5k")
            rank.setMaxLength(20)
        name_with_tip(self.swap, translate("new game", "Swap colours"))
        stones = [StoneLabel(self._look, c, color_name(c), 28) for c in Color]
        players = row_layout(stones[0], self.black, self.swap, self.white, stones[1], spacing=8)
        players.setStretch(1, 1)
        players.setStretch(3, 1)
        self._ways = QWidget()
        self._ways.setLayout(row_layout(self.nigiri, self.auction, None, spacing=4))
        self._ways.hide()
        self._advice_row = QWidget()
        advised = row_layout(self.advice, self.use_advice, spacing=8)
        advised.setStretchFactor(self.advice, 1)
        self._advice_row.setLayout(advised)
        self._advice_row.hide()
        info = Card("soft")
        sentence = row_layout(IconLabel(self._look, "info", "accent"), spacing=12, margin=14)
        sentence.addWidget(self.summary, 1)
        info.setLayout(sentence)
        foot = self.button_row(self.start, self.cancel)
        foot.insertWidget(0, label(new_game_texts.opens_again(), "note", "muted"))
        self._opponents = QWidget()
        self._opponents_column = column_layout(spacing=8)
        self._opponents.setLayout(self._opponents_column)
        self._opponents.hide()
        self._folded = QWidget()
        self._folded.setLayout(column_layout(self._build_terms(), self._ways, spacing=5))
        self._folded.hide()
        middle = ScrollingBody(
            label(translate("new game", "Board"), "section", "muted"),
            self.board,
            4,
            label(translate("opponent", "Opponent"), "section", "muted"),
            self._opponents,
            players,
            4,
            self._terms.title("handicap"),
            self.handicap,
            self._advice_row,
            row_layout(self.more, None),
            self._folded,
            info,
            spacing=6,
        )
        self.lay_out(title, middle, foot, stretched=middle, edges=(28, 16, 28, 16))

    def _build_terms(self) -> QWidget:
        terms = QWidget()
        table = QGridLayout(terms)
        table.setContentsMargins(0, 0, 0, 0)
        table.setHorizontalSpacing(16)
        table.setVerticalSpacing(5)
        for place in (0, 1):
            table.setColumnStretch(place, 1)
            table.setColumnMinimumWidth(place, self._look.px(270))
        handicap = Row("handicap", self.handicap, translate("new game", "Handicap for Black"))
        komi = row_layout(self.komi, self.komi_times, spacing=8)
        rows = {
            Row("rules", self.rules, translate("new game", "Rules")): (0, 0),
            Row("komi", self.komi, translate("new game", "Komi, points for White"), content=komi): (0, 1),
            Row("clock", self.clock, translate("new game", "Clock")): (4, 0),
            Row("goal", self.goal, translate("new game", "Game")): (4, 1),
            Row("placement", self.placement, translate("new game", "Handicap stones"), self._has_placement): (6, 0),
            # A game without a handicap shows its start here instead.
            Row("opening", self.opening, translate("new game", "Board at the start"), self._has_opening): (6, 0),
            Row("black rank", self.black_rank, translate("new game", "Black’s rank")): (8, 0),
            Row("white rank", self.white_rank, translate("new game", "White’s rank")): (8, 1),
        }
        self._terms = Form(self, (handicap, *rows))
        for row, (line, place) in rows.items():
            table.addWidget(self._terms.title(row.key), line, place)
            if row.content is None:
                table.addWidget(row.editor, line + 1, place)
            else:
                table.addLayout(row.content, line + 1, place)
        table.addWidget(self.rules_hint, 2, 0)
        table.addWidget(self.komi_hint, 2, 1)
        return terms

    def _fill(self, game: NewGame) -> None:
        is_free = game.is_free if game.handicap else may_place_freely(game.ruleset, game.size)
        ways = (translate("new game", "On the usual points"), translate("new game", "Wherever Black likes"))
        offer(self.placement, ((text, bool(number)) for number, text in enumerate(ways)), is_free)
        # The goal of the last game is offered even if it is not a usual one.
        goals = sorted({0, *OFFERED_GOALS, game.goal})
        offer(self.goal, ((play_texts.goal_name(goal), goal) for goal in goals), game.goal)
        self.handicap.offer(self.board.size_chosen, handicap_of(game))
        self._fill_opening()
        if game.has_cross or game.has_start_stones:
            self.opening.choose(StartStones.CROSS if game.has_cross else StartStones.STAR_POINTS)

    def _fill_opening(self) -> None:
        size = self.board.size_chosen or BoardSize(1, 1)
        self.opening.offer(size, self._ruleset, self._handicap, self._goal)

    def _connect(self) -> None:
        self.board.size_changed.connect(self._on_size)
        self.black.textChanged.connect(self._refresh)
        self.white.textChanged.connect(self._refresh)
        self.swap.clicked.connect(self._on_swap)
        self.use_advice.clicked.connect(self._take_advice)
        for field in (self.black, self.white, self.black_rank, self.white_rank):
            field.textChanged.connect(self.refresh_advice)
        self.rules.ruleset_chosen.connect(self._on_rules)
        self.rules.customs_changed.connect(self.customs_changed)
        self.opening.currentIndexChanged.connect(self._refresh)
        self.handicap.given.connect(self._on_terms)
        self.goal.currentIndexChanged.connect(self._on_terms)
        self.placement.currentIndexChanged.connect(self._refresh)
        self.komi.textEdited.connect(self._refresh)
        self.komi_times.picked.connect(self._on_komi_of_old)
        self.clock.chosen.connect(self._refresh)
        self.more.clicked.connect(self._on_more)

    @property
    def _ruleset(self) -> Ruleset:
        return self.rules.ruleset

    @property
    def _goal(self) -> int:
        return int(self.goal.currentData() or 0)

    @property
    def _handicap(self) -> int:
        """The number of handicap stones on the board."""
        return self.handicap.stones if self.handicap.stones > 1 else 0

    def _komi(self) -> Fraction | None:
        if self._goal:
            # Nothing is counted, so the text in the field does not matter.
            return proposed_komi(self._ruleset, self.handicap.stones)
        return self.komi.value()

    def _places_freely(self, size: BoardSize) -> bool:
        if self._engine_side is Color.BLACK and self._handicap <= max_fixed(size):
            return False
        # More stones than there are usual points can only be placed freely.
        return self._handicap > max_fixed(size) or self.placement.currentIndex() == 1

    def _has_placement(self) -> bool:
        size = self.board.size_chosen
        is_fixed = size is not None and 2 <= self._handicap <= max_fixed(size)
        return is_fixed and self._engine_side is not Color.BLACK

    def _has_opening(self) -> bool:
        return self.opening.count() > 1

    @Slot()
    def _on_more(self) -> None:
        """Show the choices that few games need, or fold them again."""
        is_shown = self._folded.isHidden()
        self._folded.setVisible(is_shown)
        self.more.set_icon("chevron_up" if is_shown else "chevron_down")
        self.fit_soon()

    @Slot()
    def _on_size(self) -> None:
        self.handicap.offer(self.board.size_chosen, self.handicap.stones)
        self.refresh_advice()
        self._on_terms()
        self.fit_soon()

    @Slot()
    def _on_rules(self) -> None:
        size = self.board.size_chosen
        if size is not None:
            self.placement.setCurrentIndex(int(may_place_freely(self._ruleset, size)))
        # Another ruleset proposes its own komi.
        self.komi.is_own = False
        self._on_terms()

    @Slot()
    def _on_terms(self) -> None:
        self.komi.follow(self._ruleset, self.handicap.stones)
        self._refresh()
        self.fit_soon()

    @Slot(object)
    def _on_komi_of_old(self, komi: Fraction) -> None:
        self.komi.take(komi)
        self._refresh()

    @Slot()
    def _on_opponent(self) -> None:
        """Put the name of the engine on its side, and restore the names of the people on the other."""
        chosen, against = self.opponent, self.against
        if chosen is None:
            return
        if self._engine_side is None:
            self._people = self._players()
        own = self._own()
        self._engine_side = None if against is None else against.color
        players = self._people
        if against is not None and chosen.choice is not None:
            engine = _Player(chosen.choice.name, "")
            players = (engine, own) if against.color is Color.BLACK else (own, engine)
        self._show_players(players)
        for color, (field, rank) in self._fields.items():
            is_engine = against is not None and color is against.color
            if is_engine and self.focusWidget() is field:
                self._fields[color.opponent][0].setFocus()
            field.setEnabled(not is_engine)
            rank.setEnabled(not is_engine)
            field.setPlaceholderText(
                play_texts.your_name() if against is not None and not is_engine else color_name(color)
            )
        self._recall()
        self._show_ways()
        self.refresh_advice()
        self._refresh()

    @property
    def _fields(self) -> Mapping[Color, tuple[QLineEdit, QLineEdit]]:
        """The fields for the name and the rank of each side."""
        return {Color.BLACK: (self.black, self.black_rank), Color.WHITE: (self.white, self.white_rank)}

    def _players(self) -> tuple[_Player, _Player]:
        """Return what the fields say of Black and of White."""
        black, white = (_Player(name.text(), rank.text()) for name, rank in self._fields.values())
        return black, white

    def _show_players(self, players: tuple[_Player, _Player]) -> None:
        for (name, rank), player in zip(self._fields.values(), players, strict=True):
            name.setText(player.name)
            rank.setText(player.rank)

    def _own(self) -> _Player:
        """Return the person who plays against an engine."""
        if self._engine_side is not None:
            return self._players()[self._engine_side is Color.BLACK]
        return next((player for player in self._people if player.name.strip()), _Player("", ""))

    @Slot()
    def _on_swap(self) -> None:
        if self.opponent is not None and self._engine_side is not None:
            self.opponent.take_color(self._engine_side.opponent)
            return
        black, white = self._players()
        self._show_players((white, black))

    @Slot()
    def _refresh(self) -> None:
        self.rules_hint.setText(ruleset_hint(self._ruleset))
        self.komi.refresh(not self._goal)
        # A game that is not counted has no komi to bid for.
        self.auction.setEnabled(not self._goal)
        self.komi_times.setEnabled(not self._goal)
        self._show_ways()
        self._fill_opening()
        self._terms.refresh()
        size = self.board.size_chosen
        game = self.choice()
        is_fit = self.opponent is None or not self.opponent.fit(size, self.handicap.stones)
        if self.opponent is not None:
            self.opponent.fit_teaching(size, not isinstance(self.clock.black, NoClock))
        self.start.setEnabled(game is not None and is_fit)
        if game is not None:
            self.summary.setText(new_game_texts.summary(game))
        elif self.board.is_size_missing:
            self.summary.setText(new_game_texts.size_missing())
        else:
            self.summary.setText(new_game_texts.cannot_be_played())


class Colors(QWidget):
    """The outcome of nigiri or an auction: Black on the left, White on the right, each with a stone."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._names = {color: ElidedLabel(role="name") for color in Color}
        self._notes = {color: label(role="note", tone="muted", wraps=True) for color in Color}
        cards = row_layout()
        for color in Color:
            cards.addWidget(self._build_card(look, color), 1)
        self.setLayout(column_layout(cards, None))

    def show_names(self, black: str, white: str, terms: str = "") -> None:
        """Show the players of both colours; `terms` replaces the note below the name of White."""
        self._names[Color.BLACK].setText(black)
        self._names[Color.WHITE].setText(white)
        self._notes[Color.BLACK].setText(translate("nigiri", "plays Black"))
        self._notes[Color.WHITE].setText(terms or translate("nigiri", "plays White"))

    def _build_card(self, look: Look, color: Color) -> Card:
        card = Card("plain")
        stone = StoneLabel(look, color, color_name(color), 34, has_shadow=True)
        texts = column_layout(self._names[color], self._notes[color], spacing=2)
        line = row_layout(stone, spacing=12, margin=14)
        line.addLayout(texts, 1)
        card.setLayout(line)
        return card


def short_name(name: str) -> str:
    """Return a name, shortened to fit on a button."""
    name = name.strip()
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1].rstrip() + "…"


def stone_tile(look: Look, color: Color, count: int, text: str, note: str) -> Button:
    """Return a large button with one or two stones."""
    tile = Button(look, kind="tile")
    tile.setAccessibleName(text)
    tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    stones = [StoneLabel(look, color, color_name(color), 34, has_shadow=True) for _ in range(count)]
    texts = [label(text, "name", wraps=True), label(note, "note", "muted", wraps=True)]
    for made in texts:
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    tile.setLayout(column_layout(row_layout(None, *stones, None, spacing=2), *texts, spacing=4, margin=12))
    # The labels inside the tile would take the clicks from it.
    leave_clicks_to(tile)
    return tile
