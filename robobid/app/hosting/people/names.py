"""Cleans what people type: names and talk, in one line of signs that can be seen."""

from __future__ import annotations

import unicodedata
from typing import Final

_SPACES: Final = ("Zs", "Zl", "Zp", "Cc")
_HIDDEN: Final = ("Cf", "Cs", "Co", "Cn")
"""Signs that turn the text round, hide in it, or are none."""
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and patterns that show nothing."""
_JOINERS: Final = "\u200c\u200d"
"""They stand inside words of some languages, and inside emoji."""
_MARKS_AT_MOST: Final = 4
"""Accents on one letter; more would pile up over the neighbours' lines."""


def clean_text(text: str, most: int) -> str:
    """What a person typed, without invisible signs, in one line.

    >>> clean_text("  Ann\\u202e\\x00  B. \\n", 24)
    'Ann B.'
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        stands_alone = not kept or kept[-1] in (" ", *_JOINERS)
        if kind in _SPACES or sign in _BLANKS:
            kept.append(" ")
        elif sign in _JOINERS:
            kept += [] if stands_alone else [sign]
        elif kind.startswith("M"):
            marks += 1
            kept += [] if stands_alone or marks > _MARKS_AT_MOST else [sign]
            continue
        elif kind not in _HIDDEN:
            kept.append(sign)
        marks = 0
    cut = " ".join("".join(kept).split())[:most]
    return " ".join(word.rstrip(_JOINERS) for word in cut.split())


def clean_name(text: str, most: int) -> str:
    """A player's name: `;` stands between names in a record."""
    return clean_text(text.replace(";", ","), most)
