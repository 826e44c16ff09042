"""Tags and notes: their file, and the games that they belong to."""

import os
import sqlite3
from pathlib import Path

import pytest

from goboard_app.library.games import GameFacts, GameTags, facts_of
from goboard_app.library.index import Key, StoredGame
from goboard_app.library.moves import moves_of_game
from goboard_app.library.tags import (
    LONGEST_TAG,
    SettledTags,
    TaggedGame,
    TagsDamaged,
    TagsUnusable,
    changed_tags,
    content_of,
    names_of,
    read_tags,
    settle_tags,
    shared_tags,
    tags_in,
    write_tags,
)
from goboard_app.record.sgf.parser import read_sgf

STUDY = GameTags(("study", "to do"), "look at move 3")
ONE, TWO = "(;SZ[9];B[ee];W[cc])", "(;SZ[9];B[ee];W[cd])"


def stored(path: str, text: str, number: int = 0) -> StoredGame:
    tree = read_sgf(text.encode()).games[0]
    return StoredGame((path.encode(), number), tree.size, "", *moves_of_game(tree)[:2])


def tagged(folder: Path, game: StoredGame, tags: GameTags = STUDY) -> TaggedGame:
    path = os.fsencode(folder / os.fsdecode(game.key[0]))
    return TaggedGame(path, game.key[1], content_of(game), "", tags)


def settled(
    folder: Path, all_tagged: list[TaggedGame], *games: StoredGame, names: dict[Key, str] | None = None
) -> SettledTags:
    known: dict[Key, StoredGame] = {game.key: game for game in games}
    return settle_tags(all_tagged, os.fsencode(folder), names or {}, known.values, known.get)


def test_tags_are_separated_by_commas_and_kept_once() -> None:
    assert tags_in(" ko,  to \t study, KO,,") == ("ko", "to study")
    assert tags_in("死活、手筋\uff0cko") == ("死活", "手筋", "ko")
    assert tags_in("x" * 99) == ("x" * LONGEST_TAG,)
    assert tags_in("a\nb\ud800") == ("a b",)


def test_several_games_share_tags_and_each_keeps_its_others() -> None:
    games = [GameTags(("ko", "Study"), "one"), GameTags(("study", "seki"))]
    assert shared_tags(games) == ("Study",)
    assert changed_tags(games[0], ("new",), ("STUDY",), None) == GameTags(("ko", "new"), "one")
    assert changed_tags(games[1], ("Seki",), (), "two") == GameTags(("study", "seki"), "two")


def test_tags_are_read_as_they_were_written(tmp_path: Path) -> None:
    place = tmp_path / "new" / "tags.sqlite"
    assert read_tags(place) == []
    assert not place.exists()
    odd = TaggedGame(b"/g/\xff.sgf", 3, "aa", "Ada\nEve\n", GameTags((), "only\na note"))
    both = [odd, tagged(tmp_path, stored("a.sgf", ONE))]
    write_tags(place, both)
    assert sorted(read_tags(place)) == sorted(both)
    write_tags(place, [odd._replace(tags=GameTags())])
    assert read_tags(place) == [both[1]]
    moved = both[1]._replace(path=b"/elsewhere.sgf")
    write_tags(place, [moved], [both[1]])
    assert read_tags(place) == [moved]


@pytest.mark.parametrize(
    "damage",
    [
        lambda place: place.write_bytes(b"no database" * 100),
        lambda place: execute(place, "drop table tagged"),
        lambda place: execute(place, "update tagged set number = 'x'"),
        lambda place: execute(place, "update tagged set tags = x'07'"),
        lambda place: execute(place, "alter table tagged drop column note"),
    ],
)
def test_a_damaged_file_is_told_from_one_that_is_in_use(tmp_path: Path, damage: object) -> None:
    place = tmp_path / "tags.sqlite"
    write_tags(place, [tagged(tmp_path, stored("a.sgf", ONE))])
    damage(place)  # type: ignore[operator]
    with pytest.raises(TagsDamaged):
        read_tags(place)


def execute(place: Path, statement: str) -> None:
    with sqlite3.connect(place) as file:
        file.execute(statement)
    file.close()


def test_a_file_of_a_later_version_or_in_the_way_is_not_damaged(tmp_path: Path) -> None:
    place = tmp_path / "tags.sqlite"
    write_tags(place, [tagged(tmp_path, stored("a.sgf", ONE))])
    execute(place, "pragma user_version = 2")
    (tmp_path / "folder.sqlite").mkdir()
    for other in (place, tmp_path / "folder.sqlite"):
        with pytest.raises(TagsUnusable) as found:
            read_tags(other)
        assert not isinstance(found.value, TagsDamaged)


def test_names_and_comments_are_no_content() -> None:
    assert content_of(stored("a.sgf", ONE)) == content_of(stored("b.sgf", ONE.replace("SZ", "PB[Ada]SZ")))
    contents = {content_of(stored("a.sgf", text)) for text in (ONE, TWO, ONE.replace("SZ[9]", "SZ[13]"))}
    assert len(contents) == 3


def test_a_game_at_its_place_has_its_tags_without_a_look_at_the_others(tmp_path: Path) -> None:
    game = stored("a.sgf", ONE)

    def never() -> list[StoredGame]:
        raise AssertionError

    found = settle_tags([tagged(tmp_path, game)], os.fsencode(tmp_path), {}, never, {game.key: game}.get)
    assert found == SettledTags({game.key: STUDY})


def test_the_tags_of_a_moved_file_are_found_by_its_content(tmp_path: Path) -> None:
    before = tagged(tmp_path, stored("a.sgf", ONE))
    now = stored("sub/b.sgf", ONE)
    found = settled(tmp_path, [before], stored("c.sgf", TWO), now)
    assert found.tags == {now.key: STUDY}
    assert found.moved == ((before, tagged(tmp_path, now)),)
    assert found.lost == ()


def test_a_game_that_moved_within_its_file_keeps_its_tags(tmp_path: Path) -> None:
    before = tagged(tmp_path, stored("a.sgf", ONE))
    found = settled(tmp_path, [before], stored("a.sgf", TWO), stored("a.sgf", ONE, 1), stored("b.sgf", ONE))
    assert found.tags == {(b"a.sgf", 1): STUDY}


def test_of_several_copies_the_one_of_the_same_name_has_the_tags(tmp_path: Path) -> None:
    before = tagged(tmp_path, stored("x/a.sgf", ONE))
    found = settled(tmp_path, [before], stored("b.sgf", ONE), stored("y/a.sgf", ONE))
    assert found.tags == {(b"y/a.sgf", 0): STUDY}


def test_a_copy_with_tags_of_its_own_does_not_get_those_of_another(tmp_path: Path) -> None:
    other = GameTags(("other",))
    here = stored("b.sgf", ONE)
    found = settled(tmp_path, [tagged(tmp_path, stored("a.sgf", ONE)), tagged(tmp_path, here, other)], here)
    assert found.tags == {here.key: other}
    assert [each.path for each in found.lost] == [os.fsencode(tmp_path / "a.sgf")]


def test_a_game_whose_moves_were_changed_keeps_its_tags(tmp_path: Path) -> None:
    before, now = tagged(tmp_path, stored("a.sgf", ONE)), stored("a.sgf", TWO)
    found = settled(tmp_path, [before], now)
    assert found.tags == {now.key: STUDY}
    assert found.moved == ((before, tagged(tmp_path, now)),)


def test_another_game_under_the_old_name_does_not_get_the_tags(tmp_path: Path) -> None:
    found = settled(tmp_path, [tagged(tmp_path, stored("a.sgf", ONE))], stored("a.sgf", TWO), stored("b.sgf", ONE))
    assert found.tags == {(b"b.sgf", 0): STUDY}


def test_a_changed_game_with_its_old_names_keeps_its_tags_beside_a_copy(tmp_path: Path) -> None:
    before = tagged(tmp_path, stored("a.sgf", ONE))._replace(names="Ada")
    games = stored("a.sgf", TWO), stored("b.sgf", ONE)
    found = settled(tmp_path, [before], *games, names={games[0].key: "Ada", games[1].key: "Ada"})
    assert found.tags == {games[0].key: STUDY}
    found = settled(tmp_path, [before], *games, names={games[0].key: "Eve", games[1].key: "Zoe"})
    assert found.tags == {games[1].key: STUDY}
    assert found.moved[0][1].names == "Zoe"


def test_a_game_moved_within_a_file_of_one_pair_of_players_keeps_its_tags(tmp_path: Path) -> None:
    before = tagged(tmp_path, stored("a.sgf", ONE))._replace(names="Ada")
    games = stored("a.sgf", TWO), stored("a.sgf", ONE, 1)
    found = settled(tmp_path, [before], *games, names={game.key: "Ada" for game in games})
    assert found.tags == {games[1].key: STUDY}


def test_names_that_were_changed_are_noted(tmp_path: Path) -> None:
    game = stored("a.sgf", ONE)
    before = tagged(tmp_path, game)._replace(names="Ada")
    found = settled(tmp_path, [before], game, names={game.key: "Ada L."})
    assert found.moved == ((before, before._replace(names="Ada L.")),)
    assert names_of(facts(ONE)) == ""
    assert names_of(facts(ONE.replace("SZ", "PB[Ada]DT[1996]SZ"))) == "Ada\n\n1996"


def facts(text: str) -> GameFacts:
    return facts_of(read_sgf(text.encode()).games[0])


def test_a_game_that_is_gone_is_lost_and_one_of_another_folder_is_none_of_ours(tmp_path: Path) -> None:
    lost = tagged(tmp_path / "games", stored("a.sgf", ONE))
    elsewhere = tagged(tmp_path / "games2", stored("a.sgf", ONE))
    found = settled(tmp_path / "games", [lost, elsewhere], stored("c.sgf", TWO))
    assert found == SettledTags({}, (), (lost,))


def test_a_game_is_taken_over_from_another_folder_only_if_its_file_there_is_gone(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "a.sgf").write_text(ONE)
    before, now = tagged(other, stored("a.sgf", ONE)), stored("b.sgf", ONE)
    assert settled(tmp_path / "games", [before], now).tags == {}
    (other / "a.sgf").unlink()
    assert settled(tmp_path / "games", [before], now).tags == {now.key: STUDY}
    # A disk that is not there now is no reason.
    absent = before._replace(path=b"/no/such/disk/a.sgf")
    assert settled(tmp_path / "games", [absent], now).tags == {}
