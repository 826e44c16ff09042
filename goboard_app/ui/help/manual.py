"""The manual in a window beside the board: its pages, the search in them, and printing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from re import Match, sub
from typing import NamedTuple

import shiboken6
from PySide6.QtCore import QLocale, QObject, QRectF, QSize, QSizeF, QStandardPaths, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QResizeEvent,
    QShortcut,
    QTextDocument,
)
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QTextBrowser, QWidget

from goboard_app.app.manual import CONTENTS, KEYS, BlockKind, FoundPlace, Manual, ManualBlock, ManualPage
from goboard_app.app.settings import SettingsHub
from goboard_app.app.texts import language_in_force
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.program import found_in_manual
from goboard_app.session.glossary import Term
from goboard_app.ui.help.glossary import TermCard
from goboard_app.ui.help.pages import KeyGroup, key_groups, modifier_name
from goboard_app.ui.paper.pages import UNITS_PER_POINT, PaperSize, Sheet
from goboard_app.ui.paper.preview import Printout, PrintPreview
from goboard_app.ui.paper.writers import Pages
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.choices import ChoiceList
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.parts import Button, Card, available_rect, column_layout, row_layout
from goboard_app.ui.widgets.theme import LIGHT, Theme
from goboard_app.ui.widgets.tips import name_with_tip

_FOUND = "found"
_SIZE, _LEAST = (860, 640), (360, 300)
_LIST_WIDTH = 260
_WIDE = 600
_PART, _LEAST_WIDE = 0.5, 480
_PICTURE = 300
_TEXT_PX, _PAPER_PX = 14.5, 13
# The text sizes for the sheet of keys; the first that fits on one page is used.
_KEYS_PX = (12, 11, 10, 9, 8, 7)
_COLUMNS = 3
_MARGIN_PT = 42


class _PageStyle(NamedTuple):
    """The style of a page: its colours, and the size of its text in pixels."""

    theme: Theme
    px: float

    def sheet(self) -> str:
        """Return the style sheet of a page."""
        theme, px = self.theme, self.px
        return (
            f"body {{ color: {theme.text}; }}"
            f"h1 {{ font-weight: 600; margin: 0 0 {px:.0f}px 0; }}"
            f"h2 {{ font-weight: 600; margin: {px * 1.4:.0f}px 0 {px * 0.5:.0f}px 0; }}"
            f"h3 {{ font-weight: 600; margin: {px * 0.6:.0f}px 0 {px * 0.2:.0f}px 0; }}"
            f"p {{ margin: 0 0 {px * 0.7:.0f}px 0; line-height: 135%; }}"
            f"li {{ margin: 0 0 {px * 0.35:.0f}px 0; line-height: 135%; }}"
            f"a {{ color: {theme.accent}; }}"
            f".key {{ background-color: {theme.sunk}; font-weight: 600; }}"
            f".told {{ color: {theme.muted}; }}"
            f"td {{ padding: {px * 0.15:.0f}px {px * 0.6:.0f}px {px * 0.15:.0f}px 0; }}"
        )

    def apply(self, document: QTextDocument) -> None:
        """Set the style for the next contents of a document; headings follow its default font."""
        font = document.defaultFont()
        font.setPixelSize(round(self.px))
        document.setDefaultFont(font)
        document.setDefaultStyleSheet(self.sheet())


class ManualFlow(QObject):
    """The command that opens the manual, by default at the page for the current screen."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._manual: Manual | None = None
        self.window: ManualWindow | None = None

    def show(self, name: str = "") -> None:
        """Show a page of the manual; a modal dialog gets a manual window of its own."""
        dialog = QApplication.activeModalWidget()
        name = name or self._page_here(dialog)
        if dialog is None:
            if self.window is None:
                self.window = self._made(self._context.window)
            window = self.window
        else:
            # A modal dialog blocks the other windows, also an open manual.
            window = next(iter(dialog.findChildren(ManualWindow)), None) or self._made(dialog)
            if isinstance(dialog, QDialog):
                dialog.finished.connect(window.close)
        window.show_page(name)
        window.come_to_front()

    def _page_here(self, dialog: QWidget | None) -> str:
        """Return the name of the page for the current dialog, page or panel."""
        context = self._context
        shown: QWidget | None = dialog or QApplication.activeWindow()
        if shown is None or not hasattr(shown, "manual_page"):
            shown = context.pages.currentWidget()
        if shown is context.page:
            shown = context.page.panel.front
        page: str = getattr(shown, "manual_page", "")
        return page or CONTENTS

    def _made(self, parent: QWidget) -> ManualWindow:
        context = self._context
        if self._manual is None:
            self._manual = Manual(language_in_force(context.hub.settings.language))
        keys = key_groups(context.commands.rows)
        thumbnail, hub = context.thumbnails.of_picture, context.hub
        return ManualWindow(context.look, hub, self._manual, keys, thumbnail, parent)


class _ManualBrowser(QTextBrowser):
    """A text browser for the pages; it loads pictures of the manual and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        # _on_link follows the links: they lead to pages and terms, not to documents.
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: D102 - Qt's own
        return _picture(QUrl(name).path())


def _picture(name: str) -> QImage:
    path = Manual.picture(name)
    return QImage() if path is None else QImage(str(path))


class ManualWindow(QDialog):
    """The window of the manual, which is not modal, so that play goes on.

    Signal: `turned(str)` with the name of the current page when it changes.
    """

    turned = Signal(str)
    manual_page = CONTENTS

    def __init__(
        self,
        look: Look,
        hub: SettingsHub,
        manual: Manual,
        keys: Sequence[KeyGroup],
        thumbnail: Thumbnail,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._hub, self._manual = look, hub, manual
        self._keys, self._thumbnail = keys, thumbnail
        self._card: TermCard | None = None
        self._before: list[tuple[str, int]] = []
        self._after: list[tuple[str, int]] = []
        self.name = ""
        self.found: list[FoundPlace] = []
        self.contents = Button(look, icon="book", kind="square")
        self.back = Button(look, icon="back", kind="square")
        self.forward = Button(look, icon="forward", kind="square")
        self.filter = QLineEdit()
        self.print_button = Button(look, translate("export", "Print…"))
        self.list = ChoiceList(look, translate("manual", "Contents"))
        self.reader = _ManualBrowser()
        self._spot = QWidget(self.reader.viewport())
        self._spot.hide()
        self._names: list[str] = []
        self._build()
        self._connect()

    def _build(self) -> None:
        px = self._look.px
        self.setWindowTitle(translate("manual", "Manual"))
        self.setModal(False)
        for button, text in (
            (self.contents, translate("manual", "Contents")),
            (self.back, translate("lesson", "Back")),
            (self.forward, translate("menu", "Forward again")),
        ):
            name_with_tip(button, text)
        for button in (self.contents, self.back, self.forward, self.print_button):
            # In a QDialog Enter in the filter would press an auto-default button.
            button.setAutoDefault(False)
        self.filter.setPlaceholderText(translate("manual", "Search the manual"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.filter.setClearButtonEnabled(True)
        self._fill_list()
        self.list.setFixedWidth(min(self.list.width_wanted(), px(_LIST_WIDTH)))
        card = Card("plain")
        card.setLayout(column_layout(self.reader, margin=12))
        head = row_layout(self.contents, self.back, self.forward, spacing=8)
        head.addWidget(self.filter, 1)
        head.addWidget(self.print_button)
        sides = row_layout(self.list, spacing=12)
        sides.addWidget(card, 1)
        layout = column_layout(spacing=10)
        layout.addLayout(head)
        layout.addLayout(sides, 1)
        layout.setContentsMargins(16, 14, 16, 14)
        self.setLayout(layout)
        room = available_rect(self.parentWidget() or self)
        self.setMinimumSize(*_LEAST)
        # The board stays visible, also on a small screen.
        width = min(px(_SIZE[0]), max(round(room.width() * _PART), _LEAST_WIDE))
        self.resize(QSize(width, px(_SIZE[1])).boundedTo(room.size() * 0.9))
        if (beside := self.parentWidget()) is not None:
            # Beside the window on the right, or over its right edge if there is no room.
            frame = beside.window().frameGeometry()
            left = min(frame.right() + 8, room.right() - self.width())
            self.move(max(room.left(), left), max(room.top(), frame.top()))

    def _fill_list(self) -> None:
        for heading, pages in self._manual.chapters:
            self.list.add_heading(heading)
            self._names.append("")
            for page in pages:
                self.list.add_row(page.title)
                self._names.append(page.name)

    def _connect(self) -> None:
        self.contents.clicked.connect(self._on_contents)
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        self.filter.textChanged.connect(self._on_filter)
        self.filter.returnPressed.connect(self._on_filter_done)
        self.print_button.clicked.connect(self.print_page)
        self.list.currentRowChanged.connect(self._on_row)
        self.reader.anchorClicked.connect(self._on_link)
        self._look.changed.connect(self._on_look)
        for key, slot in (
            (QKeySequence.StandardKey.Find, self._on_find),
            (QKeySequence.StandardKey.Back, self.go_back),
            (QKeySequence.StandardKey.Forward, self.go_forward),
            (QKeySequence.StandardKey.Print, self.print_page),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(slot)

    # Pages

    def show_page(self, name: str) -> None:
        """Show a page, and add the previous one to the history."""
        name = self._manual.page(name).name if name != _FOUND else name
        if name != self.name:
            if self.name:
                self._before.append((self.name, self._scroll))
                self._after.clear()
            self._turn_to(name)

    @Slot()
    def go_back(self) -> None:
        """Show the previous page of the history."""
        if self._before:
            self._after.append((self.name, self._scroll))
            self._turn_to(*self._before.pop())

    @Slot()
    def go_forward(self) -> None:
        """Show the page that was left by going back."""
        if self._after:
            self._before.append((self.name, self._scroll))
            self._turn_to(*self._after.pop())

    @property
    def _scroll(self) -> int:
        return self.reader.verticalScrollBar().value()

    def _turn_to(self, name: str, scroll: int = 0) -> None:
        self.name = name
        self._set_text()
        self.reader.verticalScrollBar().setValue(scroll)
        self._show_ways()
        # Selecting the row must not show its page again.
        self.list.blockSignals(True)
        self.list.setCurrentRow(self._names.index(name) if name in self._names else -1)
        self.list.blockSignals(False)
        self.turned.emit(name)

    def _show_ways(self) -> None:
        self.back.setEnabled(bool(self._before))
        self.forward.setEnabled(bool(self._after))

    def _set_text(self) -> None:
        """Set the text of the current page in the colours and the size of the look."""
        _PageStyle(self._look.theme, self._look.px(_TEXT_PX)).apply(self.reader.document())
        if self.name == _FOUND:
            self.reader.setHtml(_found_html(self.found))
        else:
            page = self._manual.page(self.name)
            self.reader.setHtml(_html(page, self._keys, self._look.px(_PICTURE)))
        self.reader.setAccessibleName(self.title)

    @property
    def title(self) -> str:
        """The title of the current page."""
        if self.name == _FOUND:
            return found_in_manual(len(self.found))
        return self._manual.page(self.name).title

    @Slot()
    def _on_look(self) -> None:
        if self.name:
            scroll = self._scroll
            self._set_text()
            self.reader.verticalScrollBar().setValue(scroll)

    @Slot()
    def _on_contents(self) -> None:
        self.show_page(CONTENTS)

    @Slot(int)
    def _on_row(self, row: int) -> None:
        if 0 <= row < len(self._names) and self._names[row]:
            self.show_page(self._names[row])

    @Slot(QUrl)
    def _on_link(self, url: QUrl) -> None:
        """Follow a link to a page, or show the card of a term."""
        kind, name = url.scheme(), url.path()
        if kind == "page":
            self.show_page(name)
        elif kind == "word" and name in {term.value for term in Term}:
            self._show_word(Term(name))

    def _show_word(self, word: Term) -> None:
        if self._card is None or not shiboken6.isValid(self._card):
            self._card = TermCard(self._look, self._thumbnail, self)
        # A hidden widget at the link is the anchor of the card.
        self._spot.setGeometry(self.reader.cursorRect())
        self._card.show_word(word, self._spot)
        announce(self.reader, self._card.accessibleName(), assertive=True)

    # Search

    @Slot(str)
    def _on_filter(self, text: str) -> None:
        """Show the search results in place of the page, or the page again if the filter is empty."""
        self.found = self._manual.find(text)
        if not text.strip():
            if self.name == _FOUND:
                self.go_back()
            self._forget_found()
        elif self.name == _FOUND:
            self._turn_to(_FOUND)
        else:
            self._forget_found()
            self.show_page(_FOUND)
        if text.strip():
            announce(self.filter, self.title)

    def _forget_found(self) -> None:
        """Remove the page of results from the history, since they are out of date."""
        for visited in (self._before, self._after):
            visited[:] = [place for place in visited if place[0] != _FOUND]
        if self._before and self._before[-1][0] == self.name:
            self._before.pop()
        self._show_ways()

    @Slot()
    def _on_filter_done(self) -> None:
        """Show the first page found."""
        if self.name == _FOUND and self.found:
            self.show_page(self.found[0].page.name)
            self.reader.setFocus()

    @Slot()
    def _on_find(self) -> None:
        self.filter.setFocus()
        self.filter.selectAll()

    # Printing

    @Slot()
    def print_page(self) -> None:
        """Show the print preview of the page."""
        is_inch = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
        paper = PaperSize.LETTER if is_inch else PaperSize.A4
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = QStandardPaths.writableLocation(documents)
        printout = Printout(self.title, self._laid_out, paper, folder)
        PrintPreview(self._look, self._hub, printout, self).run()

    def _laid_out(self, sheet: Sheet) -> Pages:
        points = QSizeF(sheet.width, sheet.height) / UNITS_PER_POINT
        return _DocumentPages(self.on_paper(points), sheet)

    def on_paper(self, points: QSizeF) -> QTextDocument:
        """Return the current page in black, laid out on sheets of this size in points."""
        is_found = self.name == _FOUND
        page = self._manual.page(CONTENTS if is_found else self.name)
        dpi = QGuiApplication.primaryScreen().logicalDotsPerInchY()
        # A point is 1/72 inch; QTextDocument is laid out in pixels of the screen.
        room = points * dpi / 72
        for px in _KEYS_PX if page.name == KEYS else (_PAPER_PX,):
            document = QTextDocument()
            _PageStyle(LIGHT, px).apply(document)
            for kind, name in page.links:
                if kind == "picture":
                    image = _picture(name)
                    # A document outside a browser has no loadResource for pictures.
                    document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"picture:{name}"), image)
            html = _html(page, self._keys, _PICTURE, columns=_COLUMNS)
            document.setHtml(_found_html(self.found) if is_found else html)
            document.setDocumentMargin(_MARGIN_PT * dpi / 72)
            document.setPageSize(room)
            if document.pageCount() == 1:
                break
        return document

    # The window

    def come_to_front(self) -> None:
        """Show the window in front, with the focus in the text."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.reader.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self.list.setVisible(self.width() >= self._look.px(_WIDE))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if event.key() == Qt.Key.Key_F1:
            self.show_page(CONTENTS)
        else:
            super().keyPressEvent(event)


class _DocumentPages:
    """The pages of a document, painted in the units of a sheet."""

    def __init__(self, document: QTextDocument, sheet: Sheet) -> None:
        self._document = document
        self._scale = sheet.width / document.pageSize().width()

    @property
    def count(self) -> int:
        return self._document.pageCount()

    def paint(self, painter: QPainter, number: int) -> None:
        page = self._document.pageSize()
        look = QAbstractTextDocumentLayout.PaintContext()
        # The palette of the program may be that of a dark theme.
        look.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
        look.clip = QRectF(0, number * page.height(), page.width(), page.height())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._scale, self._scale)
        # The pages of a QTextDocument are one below the other.
        painter.translate(0, -number * page.height())
        painter.setClipRect(look.clip)
        self._document.documentLayout().draw(painter, look)


# HTML of a page, as far as QTextDocument knows it

_TAGS = {BlockKind.TITLE: "h1", BlockKind.HEADING: "h2", BlockKind.PARAGRAPH: "p"}
_LISTS = {BlockKind.POINT: "ul", BlockKind.STEP: "ol"}


def _html(page: ManualPage, keys: Sequence[KeyGroup], picture: int, columns: int = 1) -> str:
    parts: list[str] = []
    opened = ""
    for block in page.blocks:
        wanted = _LISTS.get(block.kind, "")
        if wanted != opened:
            parts += [f"</{opened}>"] * bool(opened) + [f"<{wanted}>"] * bool(wanted)
            opened = wanted
        parts.append(_block_html(block, keys, picture, columns))
    parts += [f"</{opened}>"] * bool(opened)
    return f"<body>{''.join(parts)}</body>"


def _block_html(block: ManualBlock, keys: Sequence[KeyGroup], picture: int, columns: int) -> str:
    if block.kind is BlockKind.KEYS:
        return _keys_html(keys, columns)
    if block.kind is BlockKind.PICTURE:
        told = f'<p class="told">{escape(block.text)}</p>'
        if Manual.picture(block.name) is None:
            return told
        shown = f'<p><img src="picture:{block.name}" width="{picture}" alt="{escape(block.text)}">'
        return f"{shown}</p>{told}"
    tag = _TAGS.get(block.kind, "li")
    return f"<{tag}>{_inline(block.text)}</{tag}>"


def _inline(text: str) -> str:
    text = sub(r"\[([^\]]*)\]\((\w+:[\w-]+)\)", r'<a href="\2">\1</a>', escape(text, quote=False))
    text = sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    return sub(r"`(.+?)`", _key_html, text)


def _key_html(match: Match[str]) -> str:
    """Return the HTML of a key with its native name."""
    sequence = QKeySequence(match[1])
    name = sequence.toString(QKeySequence.SequenceFormat.NativeText) or modifier_name(match[1])
    return f'<span class="key">&nbsp;{escape(name)}&nbsp;</span>'


def _found_html(found: Iterable[FoundPlace]) -> str:
    found = list(found)
    told = [f"<h1>{escape(found_in_manual(len(found)))}</h1>"]
    for page, same in groupby(found, key=lambda each: each.page):
        told.append(f'<p><a href="page:{page.name}"><b>{escape(page.title)}</b></a></p>')
        told += [f"<p>{escape(each.sentence)}</p>" for each in same]
    return f"<body>{''.join(told)}</body>"


def _keys_html(groups: Sequence[KeyGroup], columns: int) -> str:
    """Return a table of the groups of keys, in columns of similar length."""
    # A heading takes about the room of two rows.
    total = sum(len(group.keys) + 2 for group in groups)
    sides: list[list[str]] = [[] for _ in range(columns)]
    done = 0
    for group in groups:
        side = sides[min(columns - 1, done * columns // total)]
        done += len(group.keys) + 2
        rows = "".join(
            f'<tr><td>{escape(text)}</td><td align="right" style="white-space: nowrap"><b>{escape(key)}</b></td></tr>'
            for text, key in group.keys
        )
        side.append(f'<h3>{escape(group.name)}</h3><table width="100%">{rows}</table>')
    wide = 100 // columns
    cells = "".join(f'<td valign="top" width="{wide}%">{"".join(side)}</td>' for side in sides)
    return f'<table width="100%"><tr>{cells}</tr></table>'
