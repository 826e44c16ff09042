"""The games of a record are rearranged on the one undo stack."""

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from goboard_app.app.collection import added, matches, moved, removed, row_of
from goboard_app.app.controller import GameController, OpenGame, OpenGames
from goboard_app.app.record_jobs import FinalPositions
from goboard_app.go.board import Point
from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.session.picture import BoardPicture
from goboard_app.session.session import Change

FIVE = "".join(f"(;SZ[9]PB[{name}];B[ee];W[cc])" for name in "abcde")


def names(collection: OpenGames) -> str:
    return "".join(game.session.info.black_name for game in collection.games)


@pytest.fixture
def parent(qtbot: QtBot) -> QObject:
    return QObject()


@pytest.fixture
def controller(parent: QObject) -> GameController:
    made = GameController(parent)
    made.show_games(read_sgf(FIVE.encode()).games)
    return made


@pytest.fixture
def five(controller: GameController) -> OpenGames:
    return controller.collection


@pytest.mark.parametrize(
    ("rows", "to", "order"),
    [
        ([0], 2, "bacde"),
        ([0], 5, "bcdea"),
        ([4], 0, "eabcd"),
        ([1, 3], 3, "acbde"),
        ([3, 1], 0, "bdace"),
        ([2], 2, "abcde"),
        ([2], 3, "abcde"),
    ],
)
def test_games_are_put_before_a_row(five: OpenGames, rows: list[int], to: int, order: str) -> None:
    assert names(moved(five, rows, to)) == order


def test_removing_leaves_the_rest_and_the_game_on_the_board(five: OpenGames) -> None:
    left = removed(five, [1, 3])
    assert left is not None
    assert names(left) == "ace"
    assert left.shown is five.shown


@pytest.mark.parametrize(("shown", "gone", "then"), [(1, [1], "c"), (4, [3, 4], "c"), (0, [0, 1], "c")])
def test_the_next_game_takes_the_board_of_one_removed(five: OpenGames, shown: int, gone: list[int], then: str) -> None:
    left = removed(OpenGames(five.games, five.games[shown]), gone)
    assert left is not None
    assert left.shown.session.info.black_name == then


def test_the_last_game_cannot_be_removed(five: OpenGames) -> None:
    assert removed(five, range(5)) is None


def test_rearranging_is_undone_and_done_again(controller: GameController) -> None:
    told: list[Change] = []
    controller.changed.connect(told.append)
    controller.show_game(1)
    after = removed(controller.collection, [1, 2])
    assert after is not None
    controller.arrange(after, "removing")
    assert names(controller.collection) == "ade"
    assert controller.session.info.black_name == "d"
    assert told[-1] == Change.everything()
    controller.undo()
    assert names(controller.collection) == "abcde"
    assert controller.session.info.black_name == "b"
    controller.redo()
    assert names(controller.collection) == "ade"
    assert not controller.undo_stack.isClean()


def test_moves_made_before_are_undone_in_their_game(controller: GameController) -> None:
    controller.show_game(2)
    controller.go_to_last()
    controller.click(Point(0, 0))
    controller.arrange(moved(controller.collection, [2], 0), "order")
    controller.show_game(4)
    controller.undo()
    controller.undo()
    assert controller.session.info.black_name == "c"
    assert names(controller.collection) == "abcde"
    assert controller.session.tree.node_count() == 3


def test_a_game_that_was_removed_comes_back_with_its_new_moves(
    controller: GameController,
) -> None:
    controller.go_to_last()
    controller.click(Point(0, 0))
    after = removed(controller.collection, [0])
    assert after is not None
    controller.arrange(after, "removing")
    controller.undo()
    assert controller.session.tree.node_count() == 4
    controller.undo()
    assert controller.session.tree.node_count() == 3


def test_games_are_added_at_the_end_and_shown(controller: GameController) -> None:
    more = [OpenGame(tree) for tree in read_sgf(b"(;PB[x])(;PB[y])").games]
    controller.arrange(added(controller.collection, more), "adding")
    assert names(controller.collection) == "abcdexy"
    assert controller.game_number == 5


def tree_of(text: str) -> GameTree:
    return read_sgf(text.encode()).games[0]


@pytest.mark.parametrize(
    ("text", "players", "facts"),
    [
        ("(;PB[Hana]BR[3d]PW[Tomás]RE[B+2.5]DT[2016-03-10,11];B[ee])",
         "Hana 3d – Tomás", "B+2½, 2016-03-10, 1 move(s)"),
        ("(;SZ[9]GN[Corner];B[ee];W[cc](;B[aa])(;B[bb];W[dd]))", "Corner", "3 move(s), 9 × 9"),
        ("(;SZ[9]EV[Cup];)", "Cup", "0 move(s), 9 × 9"),
        ("(;SZ[13:9])", "Black – White", "0 move(s), 13 × 9"),
    ],
)  # fmt: skip
def test_a_row_tells_the_players_and_the_result(text: str, players: str, facts: str) -> None:
    row = row_of(tree_of(text))
    assert (row.players, row.facts) == (players, facts)


def test_a_row_follows_its_game() -> None:
    tree = tree_of("(;PB[Hana]PW[Tomás])")
    row_of(tree)
    SetProperty(tree.root, "PB", ("Ida",)).apply(tree)
    assert row_of(tree).players == "Ida – Tomás"


@pytest.mark.parametrize(
    ("wanted", "is_found"),
    [("", True), ("hana", True), ("HANA cup", True), ("tomá b+r", True), ("hana x", False)],
)
def test_every_required_option_must_be_given(wanted: str, is_found: bool) -> None:
    tree = tree_of("(;PB[Hana]PW[Tomás]EV[Cup of Spring]RE[B+R])")
    assert matches(tree, wanted) is is_found


def final_picture(tree: GameTree, qtbot: QtBot) -> BoardPicture:
    pictures = FinalPositions()
    with qtbot.waitSignal(pictures.made) as signal:
        pictures.ask(tree)
    assert signal.args is not None
    picture = signal.args[2]
    assert isinstance(picture, BoardPicture)
    return picture


def test_a_picture_shows_the_end_of_the_main_line(qtbot: QtBot) -> None:
    picture = final_picture(tree_of("(;SZ[9];B[ee](;W[cc])(;W[dd]))"), qtbot)
    assert picture.last_move == Point(2, 2)
    assert sum(bool(stone) for stone in picture.stones) == 2


def test_a_pass_at_the_end_marks_no_stone(qtbot: QtBot) -> None:
    assert final_picture(tree_of("(;SZ[9];B[ee];W[])"), qtbot).last_move is None


def test_pictures_asked_for_last_come_first(qtbot: QtBot, parent: QObject) -> None:
    pictures = FinalPositions(parent)
    came: list[GameTree] = []
    pictures.made.connect(lambda tree, _revision, _picture: came.append(tree))
    trees = [tree_of("(;SZ[9];B[ee])") for _ in range(3)]
    for tree in trees:
        pictures.ask(tree)
    qtbot.waitUntil(lambda: len(came) == 3)
    assert came == trees[::-1]
    assert not pictures.is_busy


def test_a_long_game_is_worked_out_in_many_turns(qtbot: QtBot, parent: QObject) -> None:
    pictures = FinalPositions(parent)
    moves = "".join(f";B[{a}{b}];W[{b}{a}]" for a in "abcdefghi" for b in "jklmnopqrs") * 40
    with qtbot.waitSignal(pictures.made) as signal:
        pictures.ask(tree_of(f"(;SZ[19]{moves})"))
    assert signal.args is not None
    assert signal.args[2].last_move == Point(18, 8)


def test_a_picture_of_an_outdated_state_is_dropped(qtbot: QtBot, parent: QObject) -> None:
    pictures = FinalPositions(parent)
    came: list[object] = []
    pictures.made.connect(lambda _tree, revision, _picture: came.append(revision))
    tree = tree_of("(;SZ[9]" + ";B[ee];W[cc]" * 4000 + ")")
    pictures.ask(tree)
    # One turn of the work; a wait by the clock could see its end on a busy machine.
    QCoreApplication.processEvents()
    assert pictures.is_busy
    SetProperty(tree.root, "PB", ("x",)).apply(tree)
    qtbot.waitUntil(lambda: not pictures.is_busy)
    assert came == []
