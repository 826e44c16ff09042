"""The language that commands answer in: the system's, where the program speaks it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from goboard_app.app.i18n import LANGUAGES, install_language

ENGLISH = "en"


def system_language() -> str:
    """The language of the system, if the program speaks it, else English."""
    language = QLocale.system().name().partition("_")[0]
    return language if language in LANGUAGES else ENGLISH


def speak(language: str) -> QCoreApplication | None:
    """Answer in a language as long as the application lives that this gives.

    English needs none: it is what the sentences are written in, and the commands use no plurals.
    """
    if language == ENGLISH or QCoreApplication.instance() is not None:
        return None
    application = QCoreApplication(["goboard"])
    install_language(application, language)
    return application
