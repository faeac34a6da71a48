"""A file inside a tag of a record: shortened, in letters that every text can hold."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final

from robobid.core.errors import Unreadable

MOST: Final = 1 << 20
"""Bytes that a file may have: short letters may stand for a very long text."""


def packed(text: str) -> str:
    """A text in letters, digits, hyphens and underscores.

    >>> unpacked(packed("Größe"))
    'Größe'
    """
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()


def unpacked(letters: str) -> str:
    """The text that was packed; what is none, or too long, is refused.

    >>> unpacked("no file")
    Traceback (most recent call last):
    robobid.core.errors.Unreadable: a file in the record is damaged
    """
    reader = zlib.decompressobj()
    try:
        found = reader.decompress(base64.urlsafe_b64decode(letters), MOST)
        if reader.eof:
            return found.decode()
    except (binascii.Error, zlib.error, ValueError):
        pass
    raise Unreadable("damaged_file", "a file in the record is damaged")
