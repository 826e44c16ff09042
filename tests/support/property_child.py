"""The program with one more property of the game information: GBTU, the teacher.

    python -m tests.support.property_child

It is added to the table and to the labels, and nothing else is changed. What became of it is printed
as JSON.
"""

from __future__ import annotations

import json
import sys

from goboard_app.record import property_table

# Before any list is derived from the table.
property_table.TABLE = (
    *property_table.TABLE,
    property_table.PropertyRow(
        "GBTU",
        property_table.PropertyGroup.GAME,
        property_table.ValueKind.LINE,
        section=property_table.InfoSection.RECORD,
    ),
)

from PySide6.QtWidgets import QApplication, QLabel  # noqa: E402

from goboard_app.app.texts import record as record_texts  # noqa: E402
from goboard_app.app.texts.search import hit_text  # noqa: E402
from goboard_app.record.clip import clip_from, clip_of  # noqa: E402
from goboard_app.record.search import search_text  # noqa: E402
from goboard_app.record.sgf.collection import Record  # noqa: E402
from goboard_app.record.sgf.parser import read_sgf  # noqa: E402
from goboard_app.record.sgf.writer import write_record  # noqa: E402
from goboard_app.session.info import change_details, others_of  # noqa: E402
from goboard_app.session.session import GameSession  # noqa: E402
from goboard_app.ui.edit.game_info import GameInfoDialog  # noqa: E402
from goboard_app.ui.widgets.look import Look  # noqa: E402

# The bracket in the value is not escaped, as people write names.
FILE = b"(;GM[1]SZ[9]PB[Ann]GBTU[Lee [9p][Seoul]];B[aa])"

_labels = record_texts.detail_names
record_texts.detail_names = lambda: {**_labels(), "GBTU": "Teacher"}


def saved(record: Record) -> str:
    """Return the text of the file that would be written."""
    return write_record(record).decode("utf-8")


def main() -> None:
    """Read, show, search, copy, change and save a record with the property."""
    QApplication(sys.argv)
    record = read_sgf(FILE)
    tree = record.games[0]
    session = GameSession(tree, is_live=False)
    dialog = GameInfoDialog(Look(), session)
    hits = [hit for portion in search_text((tree,), "seoul") for hit in portion.hits]
    found = {
        "read": tree.root.text("GBTU"),
        "field": dialog.fields["GBTU"].text(),
        "spoken": dialog.fields["GBTU"].accessibleName(),
        "labels": [label.text() for label in dialog.findChildren(QLabel)],
        "others": [item.name for item in others_of(tree)],
        "hits": [hit_text(hit, tree.root, None).spoken for hit in hits],
        "copied": read_sgf(clip_of(tree, tree.root).encode()).games[0].root.text("GBTU"),
        "left_out": clip_from(clip_of(tree, tree.root).encode()).left_out,
    }
    dialog.fields["GBTU"].setText("Kim [8p]")
    act = change_details(session, dialog.texts())
    assert act.edit is not None
    act.edit.apply(tree)
    found["saved"] = saved(record)
    found["read_again"] = read_sgf(saved(record).encode()).games[0].root.text("GBTU")
    print(json.dumps(found))


if __name__ == "__main__":
    main()
