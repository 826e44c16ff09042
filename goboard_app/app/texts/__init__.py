"""The sentences that users read, made from the values that the core returns, and the choice of their language."""

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
    """A translator that makes every text 40 % longer and adds accents.

    With it tests find texts that would be cut off, and texts that were never given to translation.
    """

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Return the lengthened source text.

        It is not empty for any text, so that no text falls back to its source.
        """
        if not context or source == "":
            return ""
        if not any(letter.isalpha() for letter in source):
            return source  # A separator holds nothing to translate.
        if n >= 0:
            # The English catalogue replaces "(s)" with a plural form, so no shown text has brackets.
            source = source.replace("%n", str(n)).replace("(s)", "s")
        length = max(1, round(len(source) * 0.4) - 2)
        # The padding has words of a usual length, so that it wraps as real words do.
        padding = ("~~~~~~~ " * length)[:length]
        return f"[{source.translate(_ACCENTED)}{padding}]"


def spoken_languages() -> tuple[str, ...]:
    """Return the codes of the languages to choose from: those whose folder holds a compiled catalogue."""
    files = resource_path("languages").glob(f"*/{_SENTENCES}")
    return tuple(sorted(file.parent.name for file in files))


def language_in_force(language: str) -> str:
    """Return the code of the language that is used for the setting `language`; '' follows the system, else English.

    A language with a country also matches the language without one, and the other way round; one that is written in
    the same script is taken first. Of the languages that the system prefers, the first one with a catalogue is taken;
    the country whose numbers and dates the system writes does not matter.
    """
    system = () if language else QLocale.system().uiLanguages()
    known = spoken_languages()
    # QLocale gives BCP 47 tags with hyphens; the folders have underscores.
    for wanted in (language,) if language else (tag.replace("-", "_") for tag in system):
        if wanted in known:
            return wanted
        same = [code for code in known if code.partition("_")[0] == wanted.partition("_")[0]]
        if same:
            # Hong Kong writes Chinese as Taiwan does, Singapore as China does.
            script = QLocale(wanted).script()
            return next((code for code in same if QLocale(code).script() == script), same[0])
    return SOURCE_LANGUAGE


def silent_language(language: str, taken: str) -> str:
    """Return the language that was chosen, or is the system's, and whose catalogue cannot be read or is gone; else ''.

    A system language without a catalogue is no fault.
    """
    wanted = language_in_force(language)
    if wanted == SOURCE_LANGUAGE and (language in _folders() or _is_foreign(language)):
        wanted = language
    return wanted if wanted != taken else ""


def _is_foreign(language: str) -> bool:
    """Return whether a code names a language other than English, though its folder may be gone."""
    return QLocale(language).language() not in (QLocale.Language.C, QLocale.Language.English) if language else False


def _folders() -> set[str]:
    return {path.name for path in resource_path("languages").glob("*")}


def install_language(app: QCoreApplication, language: str) -> str:
    """Install the translators for a language ('' for the system's) in `app`; return the code that was taken.

    A language without a catalogue falls back to English, and so does each sentence that is not translated. Dates are
    written in the same language, whatever the system's language is.
    """
    if language == PSEUDO:
        app.installTranslator(PseudoTranslator(app))
        return PSEUDO
    code = language_in_force(language)
    sentences = _sentences(app, code)
    if sentences is None:
        code = SOURCE_LANGUAGE
    elif code != SOURCE_LANGUAGE:
        # Qt asks the translator installed last first: English serves the sentences that the language lacks.
        _install(app, _sentences(app, SOURCE_LANGUAGE))
    locale = QLocale(code)
    # The system's locale is kept where it is of the same language, with the formats of its country.
    if (QLocale().language(), QLocale().script()) != (locale.language(), locale.script()):
        QLocale.setDefault(locale)
    of_qt = QTranslator(app)
    if of_qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        _install(app, of_qt)
    # English needs its catalogue as well, for its plurals.
    _install(app, sentences or _sentences(app, SOURCE_LANGUAGE))
    return code


def change_language(app: QCoreApplication, language: str) -> str:
    """Replace the installed translators by those of another language; return the code that was taken."""
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
        translator.setParent(None)
    # A country's own formats belong to the system's language alone.
    QLocale.setDefault(QLocale.system())
    return install_language(app, language)


def _sentences(app: QCoreApplication, code: str) -> QTranslator | None:
    """Return the translator with the sentences of a language; None where its catalogue is missing or damaged."""
    translator = QTranslator(app)
    path = resource_path(f"languages/{code}/{_SENTENCES}")
    # A catalogue that was cut short may load and hold nothing.
    return translator if translator.load(str(path)) and not translator.isEmpty() else None


def _install(app: QCoreApplication, translator: QTranslator | None) -> None:
    if translator is not None:
        app.installTranslator(translator)
