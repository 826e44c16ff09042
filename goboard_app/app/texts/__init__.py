"""Every sentence a user reads, made from the values that the core returns, and its language."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from goboard_app import resource_path

PSEUDO = "pseudo"
LANGUAGES = ("en", "ru")

_ACCENTED = str.maketrans(
    "aeiouycnsAEIOUYCNS",
    "àéîöüýçñšÀÉÎÖÜÝÇÑŠ",
)


class PseudoTranslator(QTranslator):
    """Makes every text 40 % longer and gives it accents, so that tests see what would be cut off
    and what was never given to translation.
    """

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """The source text lengthened; never empty, so that nothing falls through to it."""
        if not context or source == "":
            return ""
        length = max(1, round(len(source) * 0.4) - 2)
        # Words of a usual length, so that the padding wraps as real words do.
        padding = ("~~~~~~~ " * length)[:length]
        text = (source if n < 0 else source.replace("%n", str(n))).translate(_ACCENTED)
        return f"[{text}{padding}]"


def language_in_force(language: str) -> str:
    """The language that is spoken where `language` is set: '' is the system's; else English."""
    wanted = language or QLocale.system().name().partition("_")[0]
    return wanted if wanted in LANGUAGES else "en"


def install_language(app: QCoreApplication, language: str) -> str:
    """Make `app` speak a language ('' for the system's); return the code that was taken.

    English needs a catalogue as well, for its plurals. A language without one falls back to
    English. Dates are written in the same language, whatever that of the system is.
    """
    if language == PSEUDO:
        app.installTranslator(PseudoTranslator(app))
        return PSEUDO
    code = language_in_force(language)
    if QLocale().language() != QLocale(code).language():
        QLocale.setDefault(QLocale(code))
    qt_texts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for stem, folder in (
        (f"qtbase_{code}", qt_texts),
        ("goboard", str(resource_path(f"languages/{code}"))),
    ):
        translator = QTranslator(app)
        if translator.load(stem, folder):
            app.installTranslator(translator)
    return code


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a window could be shown: always but on Unix without X and Wayland.

    QT_QPA_PLATFORM says that somebody knows better.
    """
    if not platform.startswith(("linux", "freebsd")):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(environment.get(name) for name in names)
