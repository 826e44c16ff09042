import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from goboard_app.ui.help.about import AboutDialog
from goboard_app.ui.help.pages import KeysDialog
from goboard_app.ui.widgets.choices import QuestionDialog
from goboard_app.ui.widgets.look import Look


@pytest.fixture
def question(qtbot: QtBot, look: Look) -> QuestionDialog:
    asked = QuestionDialog(look, "Really?", "This cannot be undone.", ("Yes", "No", "Cancel"))
    qtbot.addWidget(asked)
    asked.show()
    qtbot.waitExposed(asked)
    return asked


def texts(dialog: object) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_each_button_is_its_answer(question: QuestionDialog, number: int) -> None:
    QTest.mouseClick(question.buttons[number], Qt.MouseButton.LeftButton)
    assert question.answer == number
    assert not question.isVisible()


def test_enter_is_the_first_answer(question: QuestionDialog) -> None:
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert question.answer == 0


def test_escape_is_no_answer(question: QuestionDialog) -> None:
    QTest.keyClick(question, Qt.Key.Key_Escape)
    assert question.answer == -1


def test_a_question_shows_its_title_and_sentence(question: QuestionDialog) -> None:
    assert texts(question) == ["Really?", "This cannot be undone."]


def test_the_keys_are_listed(qtbot: QtBot, look: Look) -> None:
    dialog = KeysDialog(look, [("Pass", "P")])
    qtbot.addWidget(dialog)
    said = texts(dialog)
    assert said[said.index("Pass") + 1] == "P"
    assert "Move around the board" in said


def test_the_program_introduces_itself(qtbot: QtBot, look: Look) -> None:
    dialog = AboutDialog(look, "goboard 1")
    qtbot.addWidget(dialog)
    assert any(text.startswith("Version ") for text in texts(dialog))


def test_the_page_of_keys_is_as_wide_as_its_texts(qtbot: QtBot, look: Look) -> None:
    dialog = KeysDialog(look, [("Previous game in the file", "Ctrl+PgUp")])
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    scroll = dialog.findChild(QScrollArea)
    assert isinstance(scroll, QScrollArea)
    assert scroll.horizontalScrollBar().maximum() == 0
