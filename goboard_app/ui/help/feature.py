"""HelpFeature: the manual, the shortcuts, the terms of Go, the rulesets, the about dialog."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.late import Ahead, Part, late
from goboard_app.ui.shell.commands import Command, Menu
from goboard_app.ui.shell.feature import Feature
from goboard_app.ui.shell.services import WORDS, Provider

with late:
    from goboard_app.ui.help.about import AboutFlow
    from goboard_app.ui.help.glossary import WordsFlow
    from goboard_app.ui.help.manual import ManualFlow
    from goboard_app.ui.help.pages import HelpFlow

if TYPE_CHECKING:
    from goboard_app.session.glossary import Term


class HelpFeature(Feature):
    """The menu Help, and the card of a term clicked in a sentence."""

    name = "help"
    helping = Part(HelpFlow, Ahead.LOADED)
    about = Part(AboutFlow)
    words = Part(WordsFlow)
    manual = Part(ManualFlow)

    def commands(self) -> Iterable[Command]:  # noqa: D102 - says Feature
        return (
            Command(
                "manual",
                translate("menu", "Manual…"),
                Menu.HELP,
                (0, 5),
                lambda: self.manual.show(),
                keys=("F1",),
            ),
            Command(
                "keys",
                translate("menu", "Keys…"),
                Menu.HELP,
                (0, 10),
                lambda: self.helping.show_keys(),
                keys=("Ctrl+F1",),
            ),
            Command(
                "words",
                translate("menu", "Words of Go…"),
                Menu.HELP,
                (0, 20),
                lambda: self.words.show_all(),
            ),
            Command(
                "rulesets",
                translate("menu", "Rulesets…"),
                Menu.HELP,
                (0, 30),
                lambda: self.helping.show_rulesets(),
            ),
            Command(
                "about",
                translate("menu", "About goboard…"),
                Menu.HELP,
                (0, 40),
                lambda: self.about.show(),
            ),
        )

    def offers(self) -> Iterable[Provider]:  # noqa: D102 - says Feature
        yield Provider(WORDS, lambda: self)

    def start(self) -> None:  # noqa: D102 - says Feature
        self.context.page.panel.made.connect(self.take)

    @Slot(object)
    def take(self, panel: QWidget) -> None:
        """Connect the labels of a new panel or page whose terms can be clicked."""
        for sentence in panel.findChildren(QLabel):
            # Checked by its signal: isinstance would import the glossary.
            if hasattr(sentence, "word_asked"):
                sentence.word_asked.connect(self._on_asked)

    @Slot(object, object)
    def _on_asked(self, word: Term, anchor: QWidget) -> None:
        self.words.show_card(word, anchor)
