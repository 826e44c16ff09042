"""Files from outside: all that hold a game open, and unedited they keep every byte."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from goboard_app.record.edits import SetProperty
from goboard_app.record.game_info import info_of
from goboard_app.record.positions import PositionCache
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.rules.catalogue import TROMP_TAYLOR
from goboard_app.session.check import forbidden_moves
from tests.support.effort import calls_of

Corpus = list[tuple[Path, dict[str, Any]]]


def is_foreign(row: dict[str, Any]) -> bool:
    return any(test.startswith("foreign:") for test in row["tests"])


def test_every_file_with_a_game_opens_and_keeps_its_bytes(corpus: Corpus) -> None:
    for path, row in corpus:
        if row["holds_game"] and not is_foreign(row):
            data = path.read_bytes()
            assert write_record(read_sgf(data)) == data, path.name


def test_files_without_a_game_are_refused(corpus: Corpus) -> None:
    for path, row in corpus:
        if not row["holds_game"]:
            with pytest.raises(SgfError):
                read_record(path.read_bytes())


def test_other_formats_open_as_imports_of_legal_games(corpus: Corpus) -> None:
    for path, row in corpus:
        if is_foreign(row):
            record = read_record(path.read_bytes())
            tree = record.games[0]
            assert record.imported_from is not None
            assert len(tree.main_line()) > 40, path.name
            assert info_of(tree).black_name, path.name
            assert not forbidden_moves(tree, TROMP_TAYLOR), path.name


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
    wrong, known = [], 0
    for path, row in corpus:
        encoding = row.get("true_encoding")
        if encoding is None or (encoding == "utf-16" and path.name.startswith("r")):
            continue
        known += 1
        tree = read_sgf(path.read_bytes()).games[0]
        assert tree.source is not None
        truth = path.read_bytes().decode(encoding).lstrip("\ufeff")
        if tree.source.file.text.lstrip("\ufeff") != truth:
            wrong.append(path.name)
    assert known > 40
    assert len(wrong) <= 0.12 * known, wrong
    assert not [name for name in wrong if re.search(r"utf|bom|iso2022|(?<!no)(?<!wrong)ca\.", name)]


def test_a_changed_comment_leaves_every_other_byte_alone(corpus: Corpus) -> None:
    for path, row in corpus:
        data = path.read_bytes()
        if not row["holds_game"] or is_foreign(row):
            continue
        record = read_sgf(data)
        tree = record.games[-1]
        nodes = list(islice(tree.walk(), 3_000))
        node = next((n for n in reversed(nodes) if n.has("C")), nodes[-1])
        before, place = node.properties, node.source
        assert place is not None
        SetProperty(node, "C", ("changed",)).apply(tree)
        saved = write_record(record)
        file = tree.source.file if tree.source is not None else None
        assert file is not None
        assert saved.startswith(file.encoded(0, place.start)), path.name
        assert saved.endswith(file.encoded(place.end, len(file.text))), path.name
        kept = [p for p in node.properties if p.name != "C"]
        assert kept == [p for p in before if p.name != "C"], path.name


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


def test_the_largest_dictionary_is_read_with_a_few_calls_a_node(corpus: Corpus) -> None:
    path = next(path for path, _ in corpus if "Kogo" in path.name)
    data = path.read_bytes()
    records: list[Record] = []
    calls = calls_of(lambda: records.append(read_sgf(data)))
    nodes = records[0].games[0].node_count()
    assert nodes == 62_443
    assert calls < 3 * nodes, "each node took more than twice as much once, and opening seconds"
