"""The questions that a record can ask of pupils."""

from __future__ import annotations

import pytest

from goboard_app.lessons import check
from goboard_app.lessons.check import TeachingKind, teaching_kind
from goboard_app.record.sgf.parser import read_sgf

POSITION = "AB[bb]AW[cc]"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("(;SZ[5]C[@screen\nRead.])", TeachingKind.LESSON, id="screen"),
        pytest.param("(;SZ[5]AW[cc]C[@task count 4];B[bb])", TeachingKind.LESSON, id="task"),
        pytest.param(f"(;SZ[5]{POSITION}C[@kind net\n@task play];B[dd])", TeachingKind.PROBLEMS, id="kind"),
        pytest.param(f"(;SZ[5]{POSITION}C[@grade 2];B[dd])", TeachingKind.PROBLEMS, id="grade"),
        pytest.param(
            f"(;SZ[5]{POSITION}C[@grade 2\n@screen](;B[dd])(;B[aa]))",
            TeachingKind.LESSON,
            id="both",
        ),
        pytest.param("(;SZ[5];B[aa](;W[bb])(;W[cc]))", TeachingKind.PROBLEMS, id="variations"),
        pytest.param(f"(;SZ[5]{POSITION};B[dd];W[ee])", TeachingKind.PROBLEMS, id="position"),
        pytest.param("(;SZ[9]HA[2]AB[cc][gg];W[dd];B[ee])", TeachingKind.NOTHING, id="handicap"),
        pytest.param(f"(;SZ[5]{POSITION})", TeachingKind.NOTHING, id="no move"),
        pytest.param("(;SZ[5];B[aa]C[A corner.];W[bb])", TeachingKind.LESSON, id="comments"),
        pytest.param("(;SZ[5];B[aa]C[Where?](;W[bb])(;W[cc]))", TeachingKind.PROBLEMS, id="commented"),
        pytest.param("(;SZ[5];B[aa];W[bb])", TeachingKind.NOTHING, id="bare game"),
        pytest.param("(;SZ[5];B[aa])(;SZ[5]C[@screen])", TeachingKind.LESSON, id="second game"),
        pytest.param("(;SZ[5]C[@sreen])", TeachingKind.LESSON, id="unknown word"),
    ],
)
def test_the_questions_of_a_record(text: str, expected: TeachingKind) -> None:
    assert teaching_kind(read_sgf(text.encode()).games) is expected


def test_instructions_off_the_main_line_are_not_looked_for() -> None:
    text = "(;SZ[5];B[aa](;W[bb])(;W[cc]C[@screen]))"
    assert teaching_kind(read_sgf(text.encode()).games) is TeachingKind.PROBLEMS


def test_a_file_of_very_many_games_is_recognized_early(monkeypatch: pytest.MonkeyPatch) -> None:
    games = read_sgf(b"(;SZ[5];B[aa])(;SZ[5]C[@screen])").games
    monkeypatch.setattr(check, "MOST_NODES", 2)
    assert teaching_kind(games) is TeachingKind.NOTHING
    monkeypatch.setattr(check, "MOST_NODES", 3)
    assert teaching_kind(games) is TeachingKind.LESSON
