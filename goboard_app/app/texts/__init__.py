"""Every sentence a user reads, made from the values that the core returns, and its language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from goboard_app import SOURCE_LANGUAGE, resource_path

PSEUDO = "pseudo"

_SENTENCES = "goboard.qm"
_ACCENTED = str.maketrans(
    "aeiouycnsAEIOUYCNS",
    "àéîöüýçñšÀÉÎÖÜÝÇÑŠ",
)


class PseudoTranslator(QTranslator):
    """Makes every text 40 % longer and gives it accents, so that tests see what would be cut off
    and what was never given to translation.
    """

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The source text lengthened; never empty, so that nothing falls through to it."""
        if not context or source == "":
            return ""
        if not any(letter.isalpha() for letter in source):
            return source  # What stands between texts is no text.
        if n >= 0:
            # As it is shown in English, where no form has brackets.
            source = source.replace("%n", str(n)).replace("(s)", "s")
        length = max(1, round(len(source) * 0.4) - 2)
        # Words of a usual length, so that the padding wraps as real words do.
        padding = ("~~~~~~~ " * length)[:length]
        return f"[{source.translate(_ACCENTED)}{padding}]"


def spoken_languages() -> tuple[str, ...]:
    """The languages to choose from: each has a folder with its sentences, made ready for use."""
    files = resource_path("languages").glob(f"*/{_SENTENCES}")
    return tuple(sorted(file.parent.name for file in files))


def language_in_force(language: str) -> str:
    """The language that is spoken where `language` is set: '' is the system's; else English.

    A language with a country is spoken where the language is, and the other way round. Of the
    languages that the system prefers the first one that is spoken is taken; the country whose
    numbers and dates it writes says nothing of that.
    """
    system = () if language else QLocale.system().uiLanguages()
    known = spoken_languages()
    for wanted in (language,) if language else (tag.replace("-", "_") for tag in system):
        if wanted in known:
            return wanted
        same = [code for code in known if code.partition("_")[0] == wanted.partition("_")[0]]
        if same:
            return same[0]
    return SOURCE_LANGUAGE


def silent_language(language: str, taken: str) -> str:
    """The language that was chosen, or is the system's, and whose sentences cannot be read.

    Nothing is amiss where there are none for the system's language.
    """
    wanted = language_in_force(language)
    if wanted == SOURCE_LANGUAGE and language in _folders():
        wanted = language
    return wanted if wanted != taken else ""


def _folders() -> set[str]:
    return {path.name for path in resource_path("languages").glob("*")}


def install_language(app: QCoreApplication, language: str) -> str:
    """Make `app` speak a language ('' for the system's); return the code that was taken.

    A language without sentences falls back to English, and so does each sentence that is not
    translated. English needs a catalogue as well, for its plurals. Dates are written in the same
    language, whatever that of the system is.
    """
    if language == PSEUDO:
        app.installTranslator(PseudoTranslator(app))
        return PSEUDO
    code = language_in_force(language)
    sentences = _sentences(app, code)
    if sentences is None:
        code = SOURCE_LANGUAGE
    elif code != SOURCE_LANGUAGE:
        _install(app, _sentences(app, SOURCE_LANGUAGE))
    locale = QLocale(code)
    if (QLocale().language(), QLocale().script()) != (locale.language(), locale.script()):
        QLocale.setDefault(locale)
    of_qt = QTranslator(app)
    if of_qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        _install(app, of_qt)
    _install(app, sentences or _sentences(app, SOURCE_LANGUAGE))
    return code


def _sentences(app: QCoreApplication, code: str) -> QTranslator | None:
    """The sentences of a language; None where they are missing or damaged."""
    translator = QTranslator(app)
    path = resource_path(f"languages/{code}/{_SENTENCES}")
    # One that was cut short may load, and hold nothing.
    return translator if translator.load(str(path)) and not translator.isEmpty() else None


def _install(app: QCoreApplication, translator: QTranslator | None) -> None:
    if translator is not None:
        app.installTranslator(translator)
