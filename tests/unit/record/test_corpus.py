"""Files from outside: all that hold a game open, and untouched they keep every byte."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from goboard_app.record.edits import SetProperty
from goboard_app.record.finding import SgfError, SgfErrorKind
from goboard_app.record.positions import PositionCache
from goboard_app.record.sgf_reader import read_sgf
from goboard_app.record.sgf_writer import write_record

Corpus = list[tuple[Path, dict[str, Any]]]


def is_foreign(row: dict[str, Any]) -> bool:
    return any(test.startswith("foreign:") for test in row["tests"])


def test_every_file_with_a_game_opens_and_keeps_its_bytes(corpus: Corpus) -> None:
    for path, row in corpus:
        if row["holds_game"] and not is_foreign(row):
            data = path.read_bytes()
            assert write_record(read_sgf(data)) == data, path.name


def test_files_without_a_game_and_other_formats_are_refused(corpus: Corpus) -> None:
    for path, row in corpus:
        if row["holds_game"] and not is_foreign(row):
            continue
        with pytest.raises(SgfError) as caught:
            read_sgf(path.read_bytes())
        assert (caught.value.kind is SgfErrorKind.OTHER_FORMAT) == is_foreign(row), path.name


def test_ordinary_files_have_the_nodes_they_should(corpus: Corpus) -> None:
    for path, row in corpus:
        if row["ordinary"]:
            record = read_sgf(path.read_bytes())
            counts = sum(tree.node_count() for tree in record.games), len(record.games)
            assert counts == (row["nodes_ref"], row["games_ref"]), path.name


def test_ordinary_files_replay_to_their_last_node(corpus: Corpus) -> None:
    for path, row in corpus:
        if row["ordinary"]:
            tree = read_sgf(path.read_bytes()).games[0]
            end = tree.main_line_end()
            assert len(PositionCache(tree).history(end)) == len(tree.main_line()), path.name


def test_known_encodings_are_found(corpus: Corpus) -> None:
    for path, row in corpus:
        encoding = row.get("true_encoding")
        if encoding is None or (encoding == "utf-16" and path.name.startswith("r")):
            continue
        tree = read_sgf(path.read_bytes()).games[0]
        assert tree.source is not None
        assert tree.source.file.text.lstrip("\ufeff") == path.read_bytes().decode(encoding), path


def test_an_edit_of_any_file_reads_back_with_all_its_nodes(corpus: Corpus) -> None:
    for path, row in corpus:
        data = path.read_bytes()
        if not row["holds_game"] or is_foreign(row) or len(data) > 60_000:
            continue
        record = read_sgf(data)
        tree = record.games[-1]
        before = [node.properties for node in tree.walk()][1:]
        inverse = SetProperty(tree.root, "PB", ("Ann",)).apply(tree)
        again = read_sgf(write_record(record)).games[-1]
        kept = [[(p.ident, p.values or ("",)) for p in node.properties] for node in again.walk()]
        assert kept[1:] == [[(p.ident, p.values or ("",)) for p in ps] for ps in before], path.name
        inverse.apply(tree)
        assert write_record(record) == data, path.name


def test_the_largest_dictionary_opens_in_well_under_a_second(corpus: Corpus) -> None:
    path = next(path for path, _ in corpus if "Kogo" in path.name)
    data = path.read_bytes()
    start = perf_counter()
    record = read_sgf(data)
    assert perf_counter() - start < 2
    assert record.games[0].node_count() == 62_443
