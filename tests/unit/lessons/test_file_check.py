"""The report about a whole file that teaches, and none about other files."""

from __future__ import annotations

import pytest

from goboard_app.lessons.check import teaching_findings
from goboard_app.lessons.convention import LessonFault
from goboard_app.record.sgf.imports import read_record

PLAIN = "(;SZ[9]C[A game];B[aa])"


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (PLAIN, []),
        ("(;SZ[9]C[@goro hello\n@ 5 pm])", []),
        ("(;SZ[9]AB[aa]C[@screen\n@tusk])" + PLAIN, [LessonFault.UNKNOWN_WORD]),
        ("(;SZ[9]C[@task count 4])", [LessonFault.NO_SCREEN]),
        ("(;SZ[9]AB[aa]C[@kind net\n@tusk];B[bb])" + PLAIN, [LessonFault.UNKNOWN_WORD]),
        ("(;SZ[9]AB[aa]C[@grade 1])" + PLAIN, [LessonFault.NO_MOVES]),
        ("(;SZ[9]AB[aa]C[@grade 9];B[bb])", [LessonFault.BAD_NUMBER]),
    ],
)
def test_the_report_about_a_file(text: str, faults: list[LessonFault]) -> None:
    found = teaching_findings(read_record(text.encode()))
    assert [item.fault for item in found] == faults
    assert all(item.line == 1 or item.line == 2 for item in found)


def test_findings_come_in_the_order_of_the_file() -> None:
    text = "(;SZ[9]C[@screen\n@one];C[@screen\n@task catch\n@two])(;SZ[9]C[@three])"
    places = [(item.line, item.game) for item in teaching_findings(read_record(text.encode()))]
    assert places == [(2, 0), (3, 0), (4, 0), (4, 1)]
