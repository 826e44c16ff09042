"""A form of rows: values, titles, notes, faults, and rows that are shown now and then."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from goboard_app.ui.widgets.form import Form, Row, offer


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    return page


def size_of(page: QWidget) -> tuple[Form, QComboBox, QLineEdit]:
    """A form in which a size is asked for if "Other" is chosen, and is no more than 52."""
    box, field = QComboBox(), QLineEdit()
    offer(box, (("Usual", "usual"), ("Other", "other")))

    def fault() -> str:
        return "" if int(field.text()) <= 52 else "too large"

    rows = (
        Row("kind", box, "Board"),
        Row("size", field, "Size", shown=lambda: box.currentData() == "other", fault=fault, meaning=field.text),
    )
    form = Form(page, rows, {"kind": "other", "size": 19})
    form.note("size")
    page.setLayout(form.table("kind", "size"))
    form.refresh()
    return form, box, field


def test_values_are_shown_and_read(page: QWidget) -> None:
    form, box, field = size_of(page)
    assert (box.currentText(), field.text()) == ("Other", "19")
    assert form.values() == {"kind": "other", "size": "19"}


def test_an_editor_is_spoken_by_the_title_of_its_row(page: QWidget) -> None:
    form, _box, field = size_of(page)
    assert field.accessibleName() == form.title("size").text() == "Size"


def test_a_row_is_hidden_with_its_title_and_note(page: QWidget) -> None:
    form, box, field = size_of(page)
    box.setCurrentIndex(0)
    assert field.isHidden()
    assert form.title("size").isHidden()
    assert form.notes["size"].isHidden()


def test_a_fault_takes_the_place_of_the_meaning(page: QWidget) -> None:
    form, _box, field = size_of(page)
    assert form.notes["size"].text() == "19"
    field.setText("99")
    assert form.notes["size"].text() == form.fault == "too large"
    assert (field.property("bad"), form.notes["size"].property("tone")) == ("true", "error")


def test_a_hidden_row_has_no_fault(page: QWidget) -> None:
    form, box, field = size_of(page)
    field.setText("99")
    box.setCurrentIndex(0)
    assert form.fault == ""


def test_a_change_is_told_after_the_rows_were_refreshed(page: QWidget) -> None:
    form, box, field = size_of(page)
    seen: list[bool] = []
    form.changed.connect(lambda: seen.append(field.isHidden()))
    box.setCurrentIndex(0)
    assert seen == [True]


def test_filling_the_form_tells_nothing(page: QWidget) -> None:
    box = QCheckBox("Coordinates")
    seen: list[bool] = []
    box.toggled.connect(seen.append)
    Form(page, (Row("coordinates", box),), {"coordinates": True})
    assert box.isChecked()
    assert seen == []


def test_a_choice_that_is_not_offered_is_the_usual_one(page: QWidget) -> None:
    box = QComboBox(page)
    offer(box, ((str(ms), ms) for ms in (250, 500, 800)), 123, 500)
    assert box.currentData() == 500
