"""Files damaged at random: they open or are refused, and opened ones keep their bytes."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.record.positions import PositionCache
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record

WHOLE = [
    b"(;GM[1]FF[4]SZ[9]CA[UTF-8]C[a\\]b];B[aa](;W[bb];B[cc]LB[dd:x])(;W[dd](;B[ee])(;B[ff])))\n",
    "text (;GM[1]CA[GBK]PB[柯洁 九段]PW[許功蓋];Black[aa];W[tt]) more (;B[ii])".encode("gbk"),
    "(;GM[1]PB[ソフト表]C[黒の先手。];B[aa]AB[bb:cc]AE[bb])".encode("cp932"),
    "(;GM[1]PB[柯洁];B[aa]C[see [1] and [2]])".encode("utf-16"),
]
SCRAPS = [
    b"(",
    b")",
    b"[",
    b"]",
    b";",
    b"\\",
    b"\xff",
    b"\0",
    b"C[",
    b"()",
    b"((",
    b" AB ",
    b"\x83\\",
]


def damaged(data: bytes, rng: random.Random) -> bytes:
    for _ in range(rng.randint(1, 5)):
        at = rng.randrange(len(data) + 1)
        kind = rng.randrange(3)
        if kind == 0:
            data = data[:at]
        elif kind == 1:
            data = data[:at] + data[at + rng.randint(1, 6) :]
        else:
            data = data[:at] + rng.choice(SCRAPS) + data[at:]
    return data


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(WHOLE), st.integers(0, 2**32))
def test_damage_never_breaks_the_reader_nor_loses_a_byte(data: bytes, seed: int) -> None:
    data = damaged(data, random.Random(seed))
    try:
        record = read_sgf(data)
    except SgfError:
        return
    assert write_record(record) == data
    for tree in record.games:
        cache = PositionCache(tree)
        for node in tree.walk():
            cache.position(node)
