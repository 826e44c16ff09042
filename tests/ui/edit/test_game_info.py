from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from goboard_app.app.texts.record import date_hint, meaning_of
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.info import details_of
from goboard_app.session.session import GameSession
from goboard_app.ui.edit.game_info import GameInfoDialog, ResultField
from goboard_app.ui.widgets.look import Look

ODD = "(;SZ[9]RE[Goro crushed]KM[6,5]RU[my own]TM[600]OT[5x30 byo-yomi]DT[long ago]GC[a\nb])"


@pytest.mark.parametrize(
    "text", ["", "B+3.5", "W+R", "B+T", "W+F", "B+", "0", "Void", "?", "B+3.50", "Goro crushed it"]
)
def test_a_result_stays_as_the_file_has_it_until_it_is_changed(qtbot: QtBot, text: str) -> None:
    field = ResultField(text)
    qtbot.addWidget(field)
    assert field.text == text
    assert not field.fault


@pytest.mark.parametrize(
    ("who", "how", "margin", "text"),
    [
        ("White wins", "by points", "3½", "W+3.5"),
        ("Black wins", "by points", "12", "B+12"),
        ("Black wins", "by resignation", "", "B+R"),
        ("White wins", "on time", "", "W+T"),
        ("White wins", "by forfeit", "", "W+F"),
        ("Black wins", "not said how", "", "B+"),
        ("Draw", "", "", "0"),
        ("No result", "", "", "Void"),
        ("Not known", "", "", "?"),
        ("Not given", "", "", ""),
    ],
)
def test_a_result_is_put_together_from_choices(qtbot: QtBot, who: str, how: str, margin: str, text: str) -> None:
    field = ResultField("Goro crushed it")
    qtbot.addWidget(field)
    field.kind.setCurrentIndex(field.kind.findText(who))
    if how:
        field.how.setCurrentIndex(field.how.findText(how))
    if margin:
        field.margin.setText(margin)
        field.margin.textEdited.emit(margin)
    assert field.text == text
    assert not field.fault


@pytest.mark.parametrize("text", ["B+illegal", "W+Ko"])
def test_a_win_for_a_reason_of_its_own_is_kept_until_it_is_changed(qtbot: QtBot, text: str) -> None:
    field = ResultField(text)
    qtbot.addWidget(field)
    assert text in field.kind.currentText()
    assert field.text == text
    assert not field.fault
    field.kind.setCurrentIndex(field.kind.findText("Draw"))
    assert field.text == "0"


@pytest.mark.parametrize("margin", ["", "x", "0", "-3", "1/0"])
def test_no_margin_is_a_fault(qtbot: QtBot, margin: str) -> None:
    field = ResultField("B+3.5")
    qtbot.addWidget(field)
    field.margin.setText(margin)
    field.margin.textEdited.emit(margin)
    assert field.fault
    assert field.text == "B+3.5"


def test_an_untouched_dialog_changes_nothing(qtbot: QtBot) -> None:
    tree = read_sgf(ODD.encode()).games[0]
    session = GameSession(tree, is_live=False)
    dialog = GameInfoDialog(Look(), session)
    qtbot.addWidget(dialog)
    assert dialog.texts() == details_of(tree)
    assert dialog.accept_button.isEnabled()
    assert "not known here" in dialog.notes["RU"].text()
    assert "may not understand" in dialog.notes["DT"].text()
    assert dialog.notes["TM"].text()


def test_no_result_is_written_by_hand_while_a_game_is_played(qtbot: QtBot) -> None:
    session = GameSession(read_sgf(b"(;SZ[9];B[aa])").games[0], is_live=True)
    dialog = GameInfoDialog(Look(), session)
    qtbot.addWidget(dialog)
    assert not dialog.result_field.isEnabled()


@pytest.mark.parametrize(
    ("ident", "text", "meaning"),
    [
        ("KM", "375", "This means 7½ points."),
        ("KM", "6.5", ""),
        ("KM", "much", ""),
        ("RE", "W+R", "White wins by resignation"),
        ("RU", "my own", "These rules are not known here. The text is kept."),
        ("DT", "1996-12-27,28", "27 December 1996, 28 December 1996"),
        ("DT", "1996-12", "December 1996"),
        ("DT", "1996", ""),
        ("TM", "soon", ""),
        ("PB", "Ann", ""),
    ],
)
def test_the_meaning_of_a_value(qtbot: QtBot, ident: str, text: str, meaning: str) -> None:
    assert meaning_of(ident, text) == meaning


def test_dates_are_offered_in_order() -> None:
    assert date_hint("1996-05-07,06") == "In order: 1996-05-06,07"
    assert date_hint("7 May 1996") == "Better: 1996-05-07"
    assert date_hint("1996-05-07") == ""
    assert date_hint("") == ""
