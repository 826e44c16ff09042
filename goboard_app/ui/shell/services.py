"""Services: what the features of a window offer one another, behind keys that carry their types.

A feature offers a service with `Provider(RECORD_FILES, lambda: self.files)`, and another one asks for it with
`context.service(RECORD_FILES)`, which mypy knows to be `RecordFiles`. The protocols list the members that are used
through the key, and no others. A service that only the modules of one feature use has its key in the package of that
feature.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar, cast

# The types of the services are for mypy alone: a window that starts must not load their modules.
if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData, QPoint, SignalInstance
    from PySide6.QtWidgets import QWidget

    from goboard_app.app.engines.directory import EngineDirectory
    from goboard_app.app.engines.opponent import EnginePlayer
    from goboard_app.app.files.recent import ChosenEncodings
    from goboard_app.clock.clock import ClockEvent
    from goboard_app.engine.engine import Ability
    from goboard_app.go.board import BoardSize, Point
    from goboard_app.lessons.game_problem import GameProblem, ProblemForm
    from goboard_app.library.fair_handicap import FairHandicap
    from goboard_app.library.parting import Parting
    from goboard_app.record.node import Node
    from goboard_app.record.sgf.collection import Record
    from goboard_app.record.timeline import Evaluations
    from goboard_app.record.tree import GameTree
    from goboard_app.rules.ruleset import Ruleset
    from goboard_app.scoring.statuses import Status
    from goboard_app.session.new_game import NewGame
    from goboard_app.session.session import GameSession
    from goboard_app.ui.widgets.count_table import CountTable, PointNote

_T = TypeVar("_T")


class Service(Generic[_T]):
    """The key of a service of type `_T`. Keys are compared by identity; the name is for messages."""

    # Not a dataclass, which takes the start as much time as a module.
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Service({self.name!r})"


class Provider:
    """A service that a feature offers: its key, and the function that is called at each use.

    mypy checks that the function returns what the key promises.
    """

    __slots__ = ("key", "make")

    def __init__(self, key: Service[_T], make: Callable[[], _T]) -> None:
        self.key: object = key
        self.make: Callable[[], object] = make


class Services:
    """The services that the features of one window offer, by their keys."""

    def __init__(self) -> None:
        self._makers: dict[object, Callable[[], object]] = {}

    def add(self, providers: Iterable[Provider]) -> None:
        """Add the services of a feature. Raises ValueError if one is offered already."""
        for provider in providers:
            if provider.key in self._makers:
                raise ValueError(f"{provider.key} is offered twice")
            self._makers[provider.key] = provider.make

    def __call__(self, key: Service[_T]) -> _T:
        """Return a service, made if needed. Raises KeyError if no feature offers it."""
        # The constructor of Provider has tied the type of the function to that of the key.
        return cast("_T", self._makers[key]())


# Files


class FileEvents(Protocol):
    """The news of files; it can be asked before the flow of the files is made.

    Signals: `opened(str)`, `saved(str)` and `vanished(str)` with a path; `loading()` when a large file begins to be
    read, `postponed()` when a file waits for an answer.
    """

    opened: SignalInstance
    saved: SignalInstance
    vanished: SignalInstance
    loading: SignalInstance
    postponed: SignalInstance

    def drop_loading(self) -> None:
        """Cancel the file that is being read, if any, because another action replaces it."""

    def offer_left(self) -> None:
        """Offer the journals of ended programs."""


class RecordFiles(Protocol):
    """The opening and saving of files. Signal: `saved(str)` with the path."""

    saved: SignalInstance
    chosen_encodings: ChosenEncodings

    def open(self, path: Path, then: Callable[[], object] | None = None) -> None:
        """Open a file, after a question about unsaved changes; `then` is called once its games are on the board."""

    def open_first(self, paths: Sequence[Path], note: str = "") -> None:
        """Open the first of several files, and report the others; `note` is shown afterwards."""

    def ask_open(self) -> None:
        """Ask for a file, and open it."""

    def reopen(self, encoding: str) -> None:
        """Read the file on the board again in this encoding; unsaved changes are lost."""

    def drop_loading(self) -> None:
        """Cancel the file that is being read, if any."""

    def save(self) -> bool:
        """Save to the file of the games, or ask for one; return whether they are saved."""

    def settle(self) -> None:
        """Write unfinished input at the board into the record."""

    def may_leave(self) -> bool:
        """Ask about unsaved changes; return whether the board may be left."""

    def tell_findings(self, record: Record) -> None:
        """Report the repairs made in a record, or else the facts in doubt."""


class ClipboardReader(Protocol):
    """The text on the clipboard, and the opening of what is copied or dropped."""

    def open(self) -> None:
        """Open the content of the clipboard."""

    def open_from(self, data: QMimeData) -> None:
        """Open copied or dropped data."""

    def text(self) -> bytes:
        """Return the text on the clipboard."""

    def is_else(self, text: bytes) -> bool:
        """Return whether a text is not SGF, but a text board or a link."""


FILE_EVENTS: Service[FileEvents] = Service("file_events")
RECORD_FILES: Service[RecordFiles] = Service("record_files")
CLIPBOARD: Service[ClipboardReader] = Service("clipboard")


# Games


class LastPlayed(NamedTuple):
    """The terms of the last game, and the engine that played in it; `against` is None for two people.

    With `is_first` there was no game yet, and the terms are the usual ones.
    """

    game: NewGame
    against: EnginePlayer | None
    is_first: bool = False


class Games(Protocol):
    """The start of new games.

    `last_choice` are the terms that the next new game is proposed with, `is_proposed` says whether they are those of
    the game that was begun last.
    """

    last_choice: NewGame
    is_proposed: bool

    def start(self, game: NewGame, against: EnginePlayer | None = None, *, is_proposed: bool = True) -> None:
        """Begin a game without a dialog; `against` is the engine that plays a side of it.

        With `is_proposed` its terms are proposed for the next new game; those of a lesson are not.
        """

    def last_played(self) -> LastPlayed:
        """Return the last game, whose terms `play` repeats."""

    def play(self) -> None:
        """Begin a game on the terms of the last one, without a dialog."""

    def ask_new(self) -> None:
        """Show the dialog for a new game with the terms of the last one."""

    def ask_new_on(self, size: BoardSize | None) -> None:
        """Show the dialog for a game on a board of this size; None means an unusual size."""

    def choose(self, game: NewGame) -> NewGame | None:
        """Ask for the terms of a game between two people without beginning it; None if cancelled."""

    def wants_discard(self) -> bool:
        """Ask whether to discard the unfinished game."""


class ResultRow(Protocol):
    """A row below the result of a game."""

    @property
    def widget(self) -> QWidget:
        """The widget of the row."""

    def refresh(self, session: GameSession) -> None:
        """Show the row for this finished game, or hide it."""


GAMES: Service[Games] = Service("games")
RESULT_ROWS: Service[list[Callable[[], ResultRow]]] = Service("result_rows")
"""The functions that make the rows below a result, called once when the first game ends; features add theirs."""
ENGINES: Service[EngineDirectory] = Service("engines")


class EngineHelp(Protocol):
    """The help for users without an engine."""

    def get(self, ability: Ability) -> bool:
        """Show how to get an engine with this ability; return whether one is there afterwards."""


ENGINE_HELP: Service[EngineHelp] = Service("engine_help")


# Rules and counts


class RulesPage(Protocol):
    """The dialog of all rulesets. Signal: `customs_changed(tuple)` when the user made or changed rulesets."""

    customs_changed: SignalInstance

    @property
    def answer(self) -> Ruleset | None:
        """The ruleset to use; None without a choice."""

    def run(self) -> bool:
        """Show the dialog until it is closed, free it, and return whether it was accepted."""


class Rules(Protocol):
    """The rules of the game, and the rulesets that the user made."""

    @property
    def customs(self) -> tuple[Ruleset, ...]:
        """The rulesets that the user made."""

    def keep_customs(self, customs: tuple[Ruleset, ...]) -> None:
        """Store the rulesets that the user made."""

    def page(self, chosen: Ruleset, customs: Sequence[Ruleset], parent: QWidget) -> RulesPage:
        """Return the dialog of all rulesets for a game that has not begun."""

    def settle(self) -> bool:
        """Ask for the rules of a game if they are unknown; return whether they are known then."""

    def show_rules(self) -> None:
        """Show the rules of the game; the user may choose others."""

    def show_rulesets(self, compared_with: Ruleset) -> None:
        """Show all rulesets where there is no game whose rules could be changed."""


class Explainer(Protocol):
    """The explanation of the points of a count."""

    def take(self, table: CountTable, note: PointNote) -> None:
        """Serve another table of a breakdown and the note that stands with it."""


class Counts(Protocol):
    """The count on the board."""

    def show_opponent(self, sentence: str, consents: bool, stones: frozenset[Point], status: Status | None) -> None:
        """Show the opinion of the opponent on the count, and the status it gives to `stones`."""


RULES: Service[Rules] = Service("rules")
EXPLAINER: Service[Explainer] = Service("explainer")
COUNTS: Service[Counts] = Service("counts")


# Players and folders of records


class HandicapAdvice(Protocol):
    """The knowledge about players from their games. Signal: `book_changed()`."""

    book_changed: SignalInstance

    def read(self) -> None:
        """Read the games again."""

    def fair(self, black: str, white: str, size: BoardSize) -> FairHandicap | None:
        """Return the fair handicap of two players; None if it is unknown."""


class FolderLibrary(Protocol):
    """The page with the games of a folder."""

    def open(self, folder: Path) -> None:
        """Show the games of a folder."""


class ResultBook(Protocol):
    """The players' book, as it takes results of games that were not played on the screen."""

    def keep_result(self, tree: GameTree, told: Callable[[str, bool], None]) -> None:
        """Keep the record of a game; `told` gets a sentence about it, and whether it was kept."""


PLAYERS: Service[HandicapAdvice] = Service("players")
BOOK: Service[ResultBook] = Service("book")
LIBRARY: Service[FolderLibrary] = Service("library")


# Review and edit


class Stepping(Protocol):
    """The steps through a record; `steps_instead` is asked first for a step by games, and returns whether it did it."""

    steps_instead: Callable[[int], bool] | None


class Places(Protocol):
    """The history of places in the records on the board."""

    def jump_to(self, node: Node) -> None:
        """Go to a node of the game that the user named: a place to go back from, however near it is."""


class TogetherStepping(Protocol):
    """One window's side of stepping together with another one."""

    @property
    def is_on(self) -> bool:
        """Return whether another window steps together with this one."""

    @property
    def session(self) -> GameSession:
        """The game in this window."""

    @property
    def file_name(self) -> str:
        """The name of the file in this window; empty without a file."""

    def join(self, other: TogetherStepping) -> None:
        """Step together with that window from now on."""

    def start_with(self, partner: TogetherStepping) -> None:
        """Step together with the record of that window, which goes to the place of this one."""

    def stop(self) -> None:
        """Step alone again, in the other window too."""

    def follow(self, number: int) -> None:
        """Go to the position after this number of moves of the line, or to its end."""

    def tell(self, found: Parting | None, other: TogetherStepping) -> None:
        """Say in this window where its game and the other one part."""


class TimelineStrip(Protocol):
    """The strip with the timeline of the reviewed line."""

    def show_engine(self, engine: Evaluations | None, name: str = "") -> None:
        """Show the evaluations of this engine from now on; None without an engine."""

    def renew(self) -> None:
        """Compute the timeline again, since more evaluations are known."""


class GuessJudge(Protocol):
    """The engine that judges guesses.

    Signal: `guess_told(Node, Point, float)` with the points that a guess loses against the move of the record.
    """

    guess_told: SignalInstance

    def ask_guess(self, node: Node, point: Point) -> None:
        """Ask for the points that a guess loses against the move of a node, if the analysis is on."""


class NodeClips(Protocol):
    """The copying and pasting of branches."""

    def copy_node(self, node: Node) -> None:
        """Copy a node with all below it."""

    def copy_link(self, node: Node | None = None) -> None:
        """Copy the text of a link to a node, the one on the board by default."""

    def cut_node(self, node: Node) -> None:
        """Copy a node with all below it, and delete it."""

    def paste_below(self, node: Node) -> None:
        """Paste the clipboard below a node, or say why this is not possible."""


WALKING: Service[Stepping] = Service("walking")
PLACES: Service[Places] = Service("places")
TOGETHER: Service[TogetherStepping] = Service("together")
TIMELINE: Service[TimelineStrip] = Service("timeline")
GUESS_JUDGE: Service[GuessJudge | None] = Service("guess_judge")
"""The judge of guesses; None while the analysis is not loaded."""
CLIPS: Service[NodeClips] = Service("clips")
NODE_MENU: Service[Callable[[Node, QPoint], None]] = Service("node_menu")
"""A function that shows the context menu of a node of the tree, at a position of the screen."""
MOVE_MENU: Service[Callable[[Node, QPoint], None]] = Service("move_menu")
"""The same for a move of the list."""


# Start page and help


class StartTiles(Protocol):
    """The start page, as a measurement of the start sees it."""

    @property
    def tiles(self) -> Sequence[QWidget]:
        """The tiles for new games."""


class Starts(Protocol):
    """The start page of a window."""

    @property
    def page(self) -> StartTiles:
        """The page."""

    @property
    def is_shown(self) -> bool:
        """Return whether the start page is on the screen."""

    def show(self) -> None:
        """Leave the board, after asking about unsaved changes, and show the page."""

    def fill(self) -> None:
        """Fill the page, also with an unfinished game of a program that ended without saving."""


class WordCards(Protocol):
    """The cards that explain the words of Go in sentences."""

    def take(self, panel: QWidget) -> None:
        """Connect the labels of a new panel or page whose terms can be clicked."""


STARTS: Service[Starts] = Service("starts")
WORDS: Service[WordCards] = Service("words")


# Teaching


class NextStep(Protocol):
    """The next step that a pupil is offered."""

    @property
    def text(self) -> str:
        """The text of the button."""

    @property
    def key(self) -> str:
        """The lesson that it leads to; '' for the list of all lessons."""

    @property
    def is_course(self) -> bool:
        """True if the pupil is in the middle of the first evening, so that it is the first thing to do."""


class Teaching(Protocol):
    """The lessons of a beginner and of the user. Signal: `daily_known()` when `daily_facts` has changed."""

    daily_known: SignalInstance

    def evening_done(self) -> Sequence[bool]:
        """Return which steps of the first evening are done; empty if it never began."""

    def start_here(self) -> None:
        """Go on with the first evening."""

    def after_game(self, session: GameSession) -> NextStep | None:
        """Return the offer for a pupil after a game; None for a user who has begun no lesson."""

    def go_on_with(self, key: str) -> None:
        """Show the step that was offered after a game."""

    def daily_facts(self) -> str:
        """Return the contents of the ten minutes of this day; '' until they are known."""

    def open_own(self, path: Path) -> None:
        """Show one of the user's own lessons."""


class OwnLessons(Protocol):
    """The writing of problems into the user's own lessons."""

    def add(self, problem: GameProblem, name: str, form: ProblemForm, kept: Callable[[Path | None], object]) -> None:
        """Add a problem to the lesson of this name, which is made in this form if needed.

        `kept` is called with its file once it is written, with None if it could not be written, which was reported.
        """


class ShelfMenu(Protocol):
    """The actions on the lesson or the collection that a page shows."""

    def offer(self, widget: QWidget) -> None:
        """Open the menu of the actions below a widget."""


class Locks(Protocol):
    """The lock for pupils. Signal: `turned(bool)` when the window is locked or unlocked."""

    turned: SignalInstance

    def ask_unlock(self) -> None:
        """Ask for the password and unlock the window."""


class Screens(Protocol):
    """The full screen, and presenting to a class. Signal: `presenting_changed(bool)`."""

    presenting_changed: SignalInstance

    @property
    def is_presenting(self) -> bool:
        """Return whether the window presents to a class."""

    def leave(self) -> bool:
        """Leave full screen; return whether the window was in it."""

    def show_panel(self) -> None:
        """Show or hide the side panel as the settings say."""


class Hearer(Protocol):
    """The player of sounds for what the user does."""

    def hear(self, name: str) -> None:
        """Play a sound by its name, such as "right", if sounds of stones and answers are on."""

    def hear_clock(self, event: ClockEvent) -> None:
        """Play the sound for an event of a clock, if sounds of the clock are on."""


SOUNDS: Service[Hearer] = Service("sounds")
TEACHING: Service[Teaching] = Service("teaching")
SHELF: Service[ShelfMenu] = Service("shelf")
OWN_LESSONS: Service[OwnLessons] = Service("own_lessons")
LOCKS: Service[Locks] = Service("locks")
SCREENS: Service[Screens] = Service("screens")
