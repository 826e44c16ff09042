"""The names of charsets: as files spell them, as Python calls them, as CA should say them."""

from __future__ import annotations

import codecs
import re

# Names met in files that Python does not know, or takes for a narrower set than people mean.
_ALIASES = {
    "utf": "utf-8",
    "utf8mb4": "utf-8",
    "unicode": "utf-8",
    "utf8": "utf-8",
    "utf8sig": "utf-8",
    "iso8859": "iso8859-1",
    "isolatin1": "iso8859-1",
    "isolatin9": "iso8859-15",
    "ansi": "cp1252",
    "xsjis": "cp932",
    "sjis": "cp932",
    "shiftjis": "cp932",
    "mskanji": "cp932",
    "windows31j": "cp932",
    "eucjpms": "euc_jp",
    "gb": "gb18030",
    "gb2312": "gb18030",
    "gb231280": "gb18030",
    "gbk": "gb18030",
    "cp936": "gb18030",
    "ms936": "gb18030",
    "windows936": "gb18030",
    "euccn": "gb18030",
    "xgbk": "gb18030",
    "big5": "cp950",
    "xbig5": "cp950",
    "ksc56011987": "cp949",
    "ksc5601": "cp949",
    "euckr": "cp949",
    "windows949": "cp949",
    "xwindows949": "cp949",
    "macintosh": "mac_roman",
    "xmacroman": "mac_roman",
    "koi8": "koi8_r",
}
# The names that other programs know, where the codec is called otherwise.
_NAMES = {
    "gb18030": "GB18030",
    "cp950": "Big5",
    "cp932": "Shift_JIS",
    "cp949": "UHC",
    "cp1250": "windows-1250",
    "cp1251": "windows-1251",
    "cp1252": "windows-1252",
    "iso2022_jp": "ISO-2022-JP",
    "mac-roman": "macintosh",
    "iso8859-1": "ISO-8859-1",
    "iso8859-15": "ISO-8859-15",
    "latin-1": "ISO-8859-1",
}
_ASCII = bytes(range(0x20, 0x7E)) + b"\n"


def codec_name(name: str) -> str | None:
    """The Python codec for a charset name of whatever spelling; None where there is none."""
    plain = re.sub(r"[^a-z0-9]", "", name.lower())
    found = _ALIASES.get(plain)
    for candidate in (found, name.strip(), plain):
        try:
            info = codecs.lookup(candidate) if candidate else None
        except (LookupError, ValueError):
            continue
        # Codecs such as base64 and idna turn something else than text into bytes.
        if info is not None and getattr(info, "_is_text_encoding", True) and _is_charset(info.name):
            return info.name
    return None


def charset_name(codec: str) -> str:
    """The name under which CA should declare a codec."""
    return _NAMES.get(codec, codec.replace("_", "-").upper())


def holds_ascii(codec: str) -> bool:
    """Whether ASCII bytes mean ASCII characters; EBCDIC, UTF-16 and UTF-7 do otherwise."""
    try:
        return _ASCII.decode(codec) == _ASCII.decode("ascii")
    except UnicodeDecodeError:
        return False


def _is_charset(codec: str) -> bool:
    return codec not in {"idna", "punycode", "unicode_escape", "raw_unicode_escape", "undefined"}
