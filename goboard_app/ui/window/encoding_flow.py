"""EncodingFlow: a file read again in another encoding, or saved in one; what does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.recent import ChosenEncodings
from goboard_app.app.texts.files import (
    choose_readable,
    reopening_loses,
    throw_away_question,
    why_utf8,
)
from goboard_app.app.texts.format import translate
from goboard_app.record.sgf.diagnostics import UnencodableText
from goboard_app.record.sgf.encoding import Basis, charset_name
from goboard_app.ui.dialogs.questions import Question
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.about_files import AboutFiles

if TYPE_CHECKING:
    from goboard_app.record.sgf.preview import Lacking
    from goboard_app.record.tree import GameTree
    from goboard_app.ui.dialogs.encoding_choice import Described
    from goboard_app.ui.window.file_flow import FileFlow
    from goboard_app.ui.window.file_strip import FileStrip


_MOST_PLACES = 200


class EncodingFlow(AboutFiles):
    """Asks which encoding, and has the files flow do it."""

    def __init__(
        self,
        look: Look,
        controller: GameController,
        documents: Documents,
        files: FileFlow,
        chosen: ChosenEncodings,
        strip: FileStrip,
        window: QWidget,
    ) -> None:
        super().__init__(look, controller, documents, strip, window)
        self._files = files
        self._chosen = chosen
        files.chosen_encodings = chosen

    @Slot()
    def ask_reopen(self) -> None:
        """Show how the file reads in other encodings, and read it again in the one chosen."""
        from goboard_app.app.texts.files import basis_phrase
        from goboard_app.ui.dialogs.encoding_choice import EncodingChoice, Words

        path = self._documents.path
        data = self._bytes_on_disk()
        if path is None or data is None:
            return
        current = charset_name(self._documents.encoding)
        detected = _detected(data)
        chosen = [(current, basis_phrase(Basis.ASKED))]
        is_chosen = self._documents.is_encoding_chosen and current != detected[0]
        words = Words(
            translate("encoding", "Reopen with encoding"),
            choose_readable(path.name),
            translate("encoding", "Reopen"),
        )
        dialog = EncodingChoice(
            self._look,
            words,
            [*(chosen if is_chosen else ()), detected],
            current,
            lambda encoding: _described(data, encoding),
            self._window,
        )
        dialog.exec()
        dialog.deleteLater()
        if dialog.answer is None or not self._may_throw_away():
            return
        if dialog.answer == detected[0]:
            self._chosen.forget(path)
        else:
            self._chosen.remember(path, data, dialog.answer)
        self._files.reopen(dialog.answer)

    @Slot()
    def ask_save(self) -> None:
        """Let the user choose an encoding, and save in it."""
        from goboard_app.ui.dialogs.encoding_choice import EncodingChoice, Words

        own = charset_name(self._documents.encoding)
        words = Words(
            translate("encoding", "Save with encoding"),
            why_utf8(),
            translate("encoding", "Save"),
        )
        trees = self._controller.trees
        dialog = EncodingChoice(
            self._look,
            words,
            [(own, translate("encoding", "as it is"))],
            own,
            lambda encoding: _fitting(trees, encoding),
            self._window,
        )
        dialog.exec()
        dialog.deleteLater()
        if dialog.answer is not None:
            self._save_in(dialog.answer, own)

    def _save_in(self, encoding: str, own: str) -> None:
        before = self._documents.use_encoding(None if encoding == own else encoding)
        if not self._files.save():
            self._documents.use_encoding(before)

    def _bytes_on_disk(self) -> bytes | None:
        path = self._documents.path
        if path is None:
            return None
        try:
            return path.read_bytes()
        except OSError as error:
            self._tell_unopened(path, error.strerror or str(error))
            return None

    def _may_throw_away(self) -> bool:
        if not self._documents.is_modified:
            return True
        text = reopening_loses(self._documents.unsaved_moves)  # fmt: skip
        question = Question(
            self._look,
            throw_away_question(),
            text,
            (translate("encoding", "Keep the changes"), translate("encoding", "Throw away")),
            self._window,
        )
        return question.ask() == 1


def ask_unencodable(
    look: Look, controller: GameController, error: UnencodableText, window: QWidget
) -> bool:
    """Ask before saving what does not fit; whether to save in UTF-8. It may go to the place."""
    from goboard_app.record.sgf.collection import Record
    from goboard_app.record.sgf.preview import lacking_in
    from goboard_app.ui.dialogs.unencodable import UnencodableDialog

    record = Record(controller.trees)
    # Where all games fit their own encodings, another one was asked for.
    lacking = (lacking_in(record) or lacking_in(record, error.encoding))[:_MOST_PLACES]
    dialog = UnencodableDialog(
        look,
        charset_name(error.encoding),
        error.characters,
        _places(controller, lacking),
        window,
    )
    dialog.exec()
    dialog.deleteLater()
    if dialog.place is not None:
        place = lacking[dialog.place]
        controller.show_game(place.game)
        controller.go_to(place.node)
    return dialog.is_unicode


def _places(controller: GameController, lacking: Sequence[Lacking]) -> list[str]:
    from goboard_app.app.texts.files import lacking_place
    from goboard_app.record.properties import moved_colors

    lines = []
    for lack in lacking:
        path = controller.trees[lack.game].path_to(lack.node)
        moves = sum(len(moved_colors(node)) for node in path)
        game = lack.game + 1 if controller.game_count > 1 else None
        lines.append(lacking_place(game, moves, lack.ident, lack.characters))
    return lines


def _detected(data: bytes) -> tuple[str, str]:
    """The encoding that the file is taken to have, and by what that was decided."""
    from goboard_app.app.texts.files import basis_phrase, several_text
    from goboard_app.record.sgf.charset import decode

    decoded = decode(data)
    is_one = len({part.encoding for part in decoded.parts}) == 1
    why = basis_phrase(decoded.basis) if is_one else several_text()
    return charset_name(decoded.encoding), why


def _described(data: bytes, encoding: str) -> Described:
    """How a file reads in an encoding."""
    from goboard_app.app.texts.files import preview_note
    from goboard_app.record.sgf.preview import preview
    from goboard_app.ui.dialogs.encoding_choice import Described

    shown = preview(data, encoding)
    headings = (
        (translate("encoding", "Players"), [" \N{EN DASH} ".join(pair) for pair in shown.players]),
        (translate("encoding", "Event"), list(shown.events)),
        (translate("encoding", "Comments"), list(shown.comments)),
    )
    texts = tuple((name, "\n".join(lines)) for name, lines in headings if lines)
    is_bad = shown.undecodable > 0 or not shown.holds_game
    return Described(texts, preview_note(shown), is_bad, shown.holds_game)


def _fitting(trees: Sequence[GameTree], encoding: str) -> Described:
    """What an encoding does not hold of a record."""
    from goboard_app.app.texts.files import lacking_note
    from goboard_app.record.sgf.collection import Record
    from goboard_app.record.sgf.preview import lacking_in
    from goboard_app.ui.dialogs.encoding_choice import Described

    lacking = lacking_in(Record(tuple(trees)), encoding)
    found = dict.fromkeys("".join(lack.characters for lack in lacking))
    note = lacking_note("".join(found))
    return Described((), note, bool(found))
