"""Files spoiled on purpose: by bytes, and by the elements of SGF."""

from __future__ import annotations

import os
import random
import re
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_OUTSIDE = ROOT.parent / "shared" / "sgf"
_LARGEST = 3_000

OWN = (
    b"(;GM[1]FF[4]SZ[9]CA[UTF-8]C[a\\]b];B[aa](;W[bb];B[cc]LB[dd:x])(;W[dd](;B[ee])(;B[ff])))\n",
    "text (;GM[1]CA[GBK]PB[柯洁 九段]PW[許功蓋];Black[aa];W[tt]) more (;B[ii])".encode("gbk"),
    "(;GM[1]PB[ソフト表]C[黒の先手。];B[aa]AB[bb:cc]AE[bb])".encode("cp932"),
    "(;GM[1]PB[柯洁];B[aa]C[see [1] and [2]])".encode("utf-16"),
    "(;CA[ISO-2022-JP]PB[井山裕太];B[aa](;W[ab])(;W[bb]))".encode("iso2022_jp"),
    "(;GM[1]CA[GBK]PB[柯洁])\n(;GM[1]CA[Shift_JIS]PB[".encode("gbk") + "能力表](;B[aa])(;B[bb]))".encode("cp932"),
    b"(\nGM[1]PB[no semicolon]KO[7.5];B[aa];W[];B[tt]VW[]DD[aa:bb][cc])\x1a",
    b"(;SZ[52]AB[aZ][Zz]AW[aa:cC];B[XX])" + b"(;SZ[3:5];B[ce];W[];B[zz]KM[375]HA[x]PL[black])",
    b"\\HS\r\n\\[GAMEBLACKNAME=Hana (3D)\\]\r\n\\[GAMEINFOMAIN=GRLT:0,ZIPSU:25,GONGJE:65\\]\r\n"
    b"\\HE\r\n\\GS\r\nINI 0 1 3 &4\r\nSTO 0 2 2 3 3\r\nSKI 0 3\r\nSTO 0 4 2 15 15\r\n\\GE\r\n",
    "练习\n19\n白方  3D\n黑方  4D\nsite\n0\n0\n6\n20240102 [10:20]\n30\n黑3目半胜\n2\n"
    "PMABBQEEQ\nPMACWEEEE\nPMADBAAAA\n".encode("gb18030"),
    b"[Header]\nLang=SJIS\nSize=9\nHdcp=2,0.5\nCoordinateType=IGS\nPlayerB=A,1k,,\nWinner=W,C\n"
    b"[Data]\nCC,B1,0,0\nGG,B1,0,0\nEE,W1,1,0\nYA,B1,2,0\n[ReviewNode]\nNODE,1,0,0,0\n"
    b"NODE,2,2,5,5\nVARIATION,\nNODE,3,1,3,4\nVARIATIONEND,\nNODE,4,1,4,4\n"
    b"[ReviewComment]\n.Comment,3\nhello\n",
)

_SCRAPS = (
    *(b"(", b")", b"[", b"]", b";", b"\\", b":", b"\0", b"\xff", b"\xe4", b"\x83\\", b"\x1b$B"),
    *(b"()", b"((", b"))", b";;", b"[]", b"](", b";)", b"(;", b"(;)", b")(;", b"\\]", b"\\\\"),
    *(b" AB ", b"C[", b"C[]", b"B[aa]", b";B[tt]", b"b[aa]", b"Black[aa]", b"AB[aa:ss]", b"SZ[0]"),
    *(b"CA[UTF-16]", b"CA[GBK]", b"CA[UTF-8]", b"CA[]", b"CA[Shift_JIS]", b"SZ[60]", b"GM[2]"),
    *(b"\xef\xbb\xbf", b"\xff\xfe", b"\x1a", b"\r", b"\n", b"\r\n", b"\t", b"  ", b"---", b"_1"),
    *(
        "柯洁".encode(),
        "柯洁".encode("gbk"),
        "ソフト".encode("cp932"),
        b"Fuller\xc3",
        b"PM",
        b"STO 0 1",
    ),
)
_VALUE = re.compile(rb"\[(?:[^\\\]]|\\.)*\]", re.DOTALL)
_PROPERTY = re.compile(rb"[A-Za-z]+\s*(?:\[(?:[^\\\]]|\\.)*\]\s*)+", re.DOTALL)
_NODE = re.compile(rb";\s*(?:[A-Za-z]+\s*(?:\[(?:[^\\\]]|\\.)*\]\s*)+)*", re.DOTALL)
_BRACKET = re.compile(rb"[()]")
_PARTS = (_VALUE, _PROPERTY, _NODE, _BRACKET)


def chosen_seed() -> int:
    """Return the seed of a long run: that of FUZZ_SEED, to repeat a failure, else a new one."""
    return int(os.environ.get("FUZZ_SEED") or time.time_ns() % 1_000_000)


def seeds() -> tuple[bytes, ...]:
    """Return our own files and, where they lie beside the checkout, the small ones from outside."""
    games = [path.read_bytes() for path in sorted((ROOT / "tests" / "games").glob("*.sgf"))]
    outside = [
        path.read_bytes()
        for path in sorted(_OUTSIDE.glob("*"))
        if path.stat().st_size <= _LARGEST and path.suffix != ".jsonl"
    ]
    return (*OWN, *games, *outside)


class Mutator:
    """Makes spoiled files out of whole ones; the same seed makes the same files."""

    def __init__(self, whole: tuple[bytes, ...], seed: int) -> None:
        self._whole = whole
        self._random = random.Random(seed)

    def spoiled(self) -> bytes:
        """Return one more file, with one to six faults."""
        data = self._random.choice(self._whole)
        for _ in range(self._random.choice((1, 1, 1, 2, 2, 3, 4, 6))):
            change = self._by_bytes if self._random.random() < 0.5 else self._by_parts
            data = change(data)[: 4 * _LARGEST]
        return data

    def _by_bytes(self, data: bytes) -> bytes:
        rng = self._random
        at = rng.randrange(len(data) + 1)
        end = min(len(data), at + rng.choice((1, 1, 2, 3, 8, 40)))
        changed = (
            lambda: data[:at],
            lambda: data[:at] + data[end:],
            lambda: data[:at] + rng.choice(_SCRAPS) + data[at:],
            lambda: data[:at] + rng.choice(_SCRAPS) + data[end:],
            lambda: data[:at] + bytes(rng.randrange(256) for _ in range(end - at)) + data[end:],
            lambda: data[:at] + data[at:end] * rng.randint(2, 30) + data[end:],
            lambda: data[at:] + data[:at],
            lambda: data[:at] + self._other() + data[at:],
        )
        return rng.choice(changed)()

    def _by_parts(self, data: bytes) -> bytes:
        """Drop, double, move or swap values, properties, nodes or brackets."""
        rng = self._random
        spans = [match.span() for match in rng.choice(_PARTS).finditer(data)]
        if not spans:
            return self._by_bytes(data)
        low, high = rng.choice(spans)
        part, rest = data[low:high], data[:low] + data[high:]
        there = rng.choice(spans)
        to = min(there[0], len(rest))
        changed = (
            lambda: rest,
            lambda: data[:high] + part * rng.randint(1, 60) + data[high:],
            lambda: rest[:to] + part + rest[to:],
            lambda: data[:low] + b"(" + part + b")" + data[high:],
            lambda: data[:low] + rng.choice(_SCRAPS) + data[high:],
            lambda: data[:low] + part[:-1] + data[high:],
            lambda: data[:low] + b"(;" * rng.randint(1, 300) + data[high:],
        )
        return rng.choice(changed)()

    def _other(self) -> bytes:
        """Return a stretch of another file."""
        other = self._random.choice(self._whole)
        at = self._random.randrange(len(other) + 1)
        return other[at : at + self._random.choice((5, 20, 200))]
