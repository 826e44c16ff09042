"""The texts of the dialog that shows the properties of a position as they are in the file."""

from __future__ import annotations

from goboard_app.app.texts.format import Text, TextTable
from goboard_app.session.editing.raw_properties import RawFault, RawNote

FAULTS_OF_IDENT = frozenset({RawFault.NO_IDENT, RawFault.BAD_IDENT})
"""The faults of the name of a property; the others are of its value."""

#: The reason why a property or a value cannot be written into the file as it is.
raw_fault = TextTable(
    {
        RawFault.NO_IDENT: Text("raw", "The property needs a name, such as C or LB."),
        RawFault.BAD_IDENT: Text("raw", "A name has letters from A to Z, digits and _. It begins with a letter."),
        RawFault.BAD_VALUE: Text("raw", "Put a \\ before each ]. A \\ at the end needs another \\."),
        RawFault.CHARSET: Text("raw", "CA names the encoding of the file. Save with another encoding to change it."),
        RawFault.NOT_READ_BACK: Text("raw", "In the file this would be read as something else."),
    }
)

#: The remark about a property or a value that can be written, but is not what programs expect.
raw_note = TextTable(
    {
        RawNote.WRONG_TYPE: Text("raw", "This is not a value that the property can have. It is kept as it is."),
        RawNote.BAD_SIZE: Text("raw", "This is not a board size. The board is shown as 19 × 19."),
        RawNote.TWICE: Text("raw", "The position has this property more than once. Other programs may read only one."),
        RawNote.UNKNOWN: Text("raw", "goboard does not know this property. It is kept as it is."),
        RawNote.ROOT_ONLY: Text("raw", "This property belongs to the beginning of the game. Here it has no effect."),
    }
)

#: The remark about a value of which only the beginning is shown.
too_long_to_edit = Text("raw", "Only the beginning is shown. The value is too long to change here.")
