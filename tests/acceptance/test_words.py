"""The words of Go: asked about in a sentence while a game goes on, and looked up in the menu."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from goboard_app.app.texts.glossary import word_name, word_sentence
from goboard_app.go.board import BoardSize, Color, parse_point
from goboard_app.session.glossary import Term
from goboard_app.ui.help import glossary
from goboard_app.ui.help.glossary import TermCard, WordsDialog
from goboard_app.ui.teach.answer_page import AnswerPage
from goboard_app.ui.widgets import word_label
from goboard_app.ui.widgets.cards import RefusalCard
from tests.support.desk import Desk
from tests.support.dialogs import press
from tests.support.waiting import wait_until

Key = Qt.Key
# White may not play into the corner, nor take the ko back.
EYE = "(;SZ[9]RU[Japanese]AB[ba][ab][bb]PL[W])"


@pytest.fixture
def refused(desk: Desk) -> Desk:
    desk.open(EYE)
    desk.click("A9")
    wait_until(refusal(desk).isVisible)
    return desk


def refusal(desk: Desk) -> RefusalCard:
    return desk.panel.review.refusal


def card(desk: Desk) -> TermCard:
    found = desk.parts.words.card
    assert found is not None
    return found


def is_shown(desk: Desk) -> bool:
    found = desk.parts.words.card
    return found is not None and found.isVisible()


def click_word(desk: Desk) -> None:
    """Click the first place of the title that is a link, as a user would who sees it underlined."""
    label = refusal(desk).title
    wait_until(lambda: label.height() > 10)
    middle = label.height() // 2
    for x in range(4, label.width(), 6):
        QTest.mouseClick(label, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(x, middle))
        if is_shown(desk):
            return
    raise AssertionError("no word to be clicked")


def test_a_word_in_a_refusal_is_explained_with_a_board(refused: Desk) -> None:
    assert refusal(refused).title.text() == "No liberty would be left"
    click_word(refused)
    shown = card(refused)
    assert shown.word is Term.LIBERTY
    assert shown.title.text() == "Liberty"
    assert shown.sentence.text().startswith("An empty point next to")
    assert not shown.board.pixmap().isNull()
    assert refused.window.rect().contains(shown.geometry())
    assert "Liberty" in shown.accessibleName()


def test_escape_closes_the_card_and_nothing_else(refused: Desk) -> None:
    click_word(refused)
    refused.key(Key.Key_Escape)
    assert not is_shown(refused)
    assert refusal(refused).isVisible()


def test_play_goes_on_under_the_card(refused: Desk) -> None:
    click_word(refused)
    refused.click("E5")
    assert not is_shown(refused)
    assert len(refused.controller.session.position.points(Color.WHITE)) == 1


def test_a_key_keeps_its_meaning(refused: Desk) -> None:
    for name in ("E5", "D5", "A9"):
        refused.click(name)
    wait_until(refusal(refused).isVisible)
    click_word(refused)
    refused.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not is_shown(refused)
    assert len(refused.controller.session.position.points(Color.BLACK)) == 3


def test_the_keyboard_alone_asks_for_a_word(refused: Desk) -> None:
    label = refusal(refused).title
    label.setFocus(Qt.FocusReason.TabFocusReason)
    assert label.selectedText() == "liberty"
    QTest.keyClick(label, Key.Key_Return)
    assert is_shown(refused)
    assert card(refused).word is Term.LIBERTY


def test_enter_once_more_closes_the_card(refused: Desk) -> None:
    label = refusal(refused).title
    label.setFocus(Qt.FocusReason.TabFocusReason)
    refused.key(Key.Key_Return)
    assert is_shown(refused)
    refused.key(Key.Key_Return)
    assert not is_shown(refused)
    refused.key(Key.Key_Return)
    assert is_shown(refused)


def test_enter_elsewhere_closes_the_card_as_any_key(refused: Desk) -> None:
    click_word(refused)
    refused.page.board.setFocus()
    refused.key(Key.Key_Return)
    assert not is_shown(refused)


@pytest.mark.start_page
def test_tab_goes_from_word_to_word_and_on(desk: Desk) -> None:
    press(desk.parts.starts.page.newcomers.steps)
    desk.parts.lessons.course.go_to(1, 2)
    panel = desk.parts.lessons.page.panel
    heard = panel.text.accessibleDescription
    desk.key(Key.Key_Tab)
    assert (panel.text.selectedText(), heard()) == (
        "chain",
        "chain: press Enter to see what it means.",
    )
    desk.key(Key.Key_Tab)
    assert (panel.text.selectedText(), heard()) == (
        "liberties", "liberties: press Enter to see what it means."
    )  # fmt: skip
    desk.key(Key.Key_Return)
    assert card(desk).word is Term.LIBERTY
    desk.key(Key.Key_Escape)
    assert desk.parts.lessons.is_shown
    desk.key(Key.Key_Tab)
    assert panel.hint.hasFocus()
    desk.key(Key.Key_Backtab)
    assert panel.text.selectedText() == "liberties"


TASK = "(;SZ[5]AB[ba][ab]AW[cc]PL[W]C[White moves. Black is in the corner.\n@task play];W[dd])"
PROBLEM = "(;GM[1]FF[4]SZ[5]AB[ba][ab]AW[cc]PL[W](;W[dd])(;W[dc]BM[1]C[A snapback.]))"


def lesson(desk: Desk) -> AnswerPage:
    desk.parts.lessons.open(desk.sgf(TASK, "lesson.sgf"))
    return desk.parts.lessons.page


def problem(desk: Desk) -> AnswerPage:
    desk.parts.problems.open(desk.sgf(PROBLEM, "problem.sgf"))
    return desk.parts.problems.page


def click_on(page: AnswerPage, name: str) -> None:
    place = page.board.position_of(parse_point(name, BoardSize(5, 5)))
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.mark.start_page
def test_the_words_of_a_reply_in_a_lesson_are_links(desk: Desk) -> None:
    page = lesson(desk)
    click_on(page, "A5")
    reply = page.panel.sentences()[1]
    assert "liberty" in reply.text()
    for _ in range(20):
        if reply.hasFocus():
            break
        desk.key(Key.Key_Tab)
    assert reply.selectedText() == "liberty"
    desk.key(Key.Key_Return)
    assert card(desk).word is Term.LIBERTY


@pytest.mark.start_page
def test_the_words_of_a_reply_are_offered_beside_the_board(desk: Desk) -> None:
    page = problem(desk)
    offered = page.panel.words
    assert not offered.isVisible()
    click_on(page, "A5")
    assert page.message.is_refusal
    assert "liberty" in page.message.text
    assert offered.isVisible()
    assert offered.text() == offered.accessibleName() == "Words: liberty"
    for _ in range(20):
        if offered.hasFocus():
            break
        desk.key(Key.Key_Tab)
    assert offered.selectedText() == "liberty"
    assert offered.accessibleDescription() == "liberty: press Enter to see what it means."
    desk.key(Key.Key_Return)
    assert card(desk).word is Term.LIBERTY
    desk.key(Key.Key_Return)
    assert not is_shown(desk)
    assert page.isVisible()


def test_a_word_that_is_a_link_beside_the_board_is_not_offered_twice(desk: Desk) -> None:
    page = lesson(desk)
    page.message.say("A liberty and a chain.")
    assert page.panel.words.text() == "Words: liberty, chain"
    page.panel.sentences()[0].setText("Every liberty counts.")
    page.message.say("A liberty or a chain.")
    assert page.panel.words.text() == "Words: chain"
    page.message.say("Right.")
    assert not page.panel.words.isVisible()


@pytest.mark.start_page
def test_words_and_their_cards_are_announced(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    for module in (word_label, glossary):
        monkeypatch.setattr(module, "announce", lambda _at, text, assertive=False: spoken.append(text))
    press(desk.parts.starts.page.newcomers.steps)
    desk.parts.lessons.course.go_to(1, 2)
    desk.keys(Key.Key_Tab, Key.Key_Tab, Key.Key_Return)
    assert spoken == [
        "liberties: press Enter to see what it means.",
        f"Liberty. {word_sentence(Term.LIBERTY)}",
    ]


def test_the_sentence_stays_a_sentence_for_screen_readers(refused: Desk) -> None:
    found = refusal(refused)
    assert found.title.accessibleName() == "No liberty would be left"
    assert "<" not in found.accessibleName()
    assert found.title.focusPolicy() is Qt.FocusPolicy.TabFocus


def test_all_words_are_in_the_menu(desk: Desk) -> None:
    def look(dialog: WordsDialog) -> None:
        assert dialog.list.count() == len(Term)
        QTest.keyClicks(dialog.filter, "ko")
        assert dialog.list.item(0).text() == word_name(Term.KO)
        assert dialog.name.text() == "Ko"
        assert not dialog.board.pixmap().isNull()
        QTest.keyClicks(dialog.filter, "xyz")
        assert dialog.list.count() == 0
        assert dialog.nothing.isVisible()
        # No other word takes the place of the requested one.
        assert (dialog.name.text(), dialog.sentence.text()) == ("", "")
        assert dialog.board.pixmap().isNull()
        assert dialog.board.accessibleName() == ""
        dialog.filter.clear()
        assert dialog.name.text() == dialog.list.currentItem().text() != ""
        assert not dialog.board.pixmap().isNull()
        dialog.list.setCurrentRow(dialog.list.count() - 1)
        assert dialog.name.text() == dialog.list.currentItem().text()
        dialog.accept()

    desk.dialogs.expect(WordsDialog, look)
    desk.menu("words")


@pytest.mark.start_page
def test_a_lesson_explains_its_words(desk: Desk) -> None:
    press(desk.parts.starts.page.newcomers.steps)
    panel = desk.parts.lessons.page.panel
    panel.text.setText("Count every liberty.")
    panel.text.linkActivated.emit("word:liberty")
    assert is_shown(desk)
    desk.key(Key.Key_Escape)
    assert not is_shown(desk)
    assert desk.parts.lessons.is_shown
