"""The signs that cards are drawn with, and plain letters where a terminal has none."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of signs, each a single cell wide."""

    nut: str
    bolt: str
    cog: str
    oil: str
    zap: str
    star: str
    chevron: str
    shade: str
    lamp: str
    dot: str
    arrow: str
    times: str
    minus: str
    corners: tuple[str, str, str, str]
    """Top left, top right, bottom left, bottom right."""
    horizontal: str
    vertical: str

    def symbol(self, name: str) -> str:
        """The sign of a construction symbol."""
        sign: str = getattr(self, name)
        return sign


UNICODE: Final = Glyphs(
    nut="◎",
    bolt="╤",
    cog="☼",
    oil="●",
    zap="↯",
    star="★",
    chevron="‹",
    shade="░",
    lamp="■",
    dot="·",
    arrow="→",
    times="×",
    minus="−",
    corners=("╭", "╮", "╰", "╯"),
    horizontal="─",
    vertical="│",
)
ASCII: Final = Glyphs(
    nut="n",
    bolt="b",
    cog="c",
    oil="o",
    zap="z",
    star="*",
    chevron="<",
    shade="#",
    lamp=">",
    dot="-",
    arrow=">",
    times="x",
    minus="-",
    corners=("+", "+", "+", "+"),
    horizontal="-",
    vertical="|",
)
# The fonts of these consoles have no hexagon and no lightning.
_POOR_TERMINALS: Final = ("linux", "vt100", "vt102", "vt220", "ansi")


def glyphs_for(encoding: str | None, term: str) -> Glyphs:
    """The signs that a terminal can show.

    >>> glyphs_for("utf-8", "xterm").cog, glyphs_for("ascii", "xterm").cog
    ('☼', 'c')
    """
    try:
        "".join(map("".join, astuple(UNICODE))).encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return ASCII if term in _POOR_TERMINALS else UNICODE
