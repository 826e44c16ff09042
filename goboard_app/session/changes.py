"""What an act touched, for views to decide whether they care; and the act itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, Flag, auto

from goboard_app.record.edits import Edit
from goboard_app.rules.legality import Verdict


class Change(Flag):
    """The parts of a session that an act may touch."""

    NONE = 0
    POSITION = auto()
    CURSOR = auto()
    TREE = auto()
    INFO = auto()
    COUNT = auto()
    REFUSAL = auto()
    NODE = auto()
    """What the node at the cursor says beside its move: comment, marks, judgements, name."""

    @classmethod
    def everything(cls) -> Change:
        """All parts: another game was put on the board."""
        parts = cls.POSITION | cls.CURSOR | cls.TREE | cls.INFO | cls.COUNT | cls.REFUSAL
        return parts | cls.NODE


class ActKind(Enum):
    """What an edit is called in the undo menu."""

    PLAY = auto()
    PASS = auto()
    HANDICAP_STONE = auto()
    HANDICAP_DONE = auto()
    RESIGN = auto()
    TIME = auto()
    TAKE_UP = auto()
    ACCEPT_COUNT = auto()
    NO_RESULT = auto()
    TAKE_BACK = auto()
    TAKE_BACK_TO = auto()
    GAME_INFO = auto()
    RULES = auto()
    VARIATION = auto()
    DAME = auto()
    INSERT = auto()
    INSERT_PASS = auto()
    DELETE_NODE = auto()
    DELETE_BRANCH = auto()
    MOVE_VARIATION = auto()
    MAIN_LINE = auto()
    SET_UP = auto()
    SIDE_TO_MOVE = auto()
    CUT = auto()
    PASTE = auto()
    TURN = auto()
    SWAP_COLORS = auto()
    COMMENT = auto()
    MARKS = auto()
    JUDGEMENT = auto()
    NODE_NAME = auto()
    FIGURE = auto()
    PART = auto()
    TASK = auto()
    POSITION_OUT = auto()


@dataclass(frozen=True, slots=True)
class Act:
    """What a user's act means: an edit still to be applied, if any, and what it touches.

    A refused act carries the verdict and no edit. One that `joins` is a step of what the edit
    before it began, such as typing: both are undone as one.
    """

    change: Change = Change.NONE
    edit: Edit | None = None
    kind: ActKind | None = None
    refused: Verdict | None = None
    joins: bool = False


NOTHING = Act()
