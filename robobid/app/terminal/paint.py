"""The colours of cards and signs, and blocks of painted lines set side by side.

Colour is a bonus: whatever it says, a sign or a word says too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

Block = list[Text]
"""Lines of the same width, to be set beside or under others."""

BONE, INK, STEEL, GREEN, DARK, RED = (
    "#f6f1e1",
    "#1b2a2a",
    "#6f7d76",
    "#2a5f57",
    "#2b2422",
    "#e0492b",
)
SPARK: Final = Style(color="#2a1e00", bgcolor="#ffc527", bold=True)
"""The one live wire: the game is waiting here."""
RAIL: Final = Style(color="#eaf2e6", bgcolor="#1e4b45")
CARD: Final = Style(color=INK, bgcolor=BONE)
CARD_EDGE: Final = Style(color=STEEL, bgcolor=BONE)
UNIT: Final = Style(color=BONE, bgcolor=GREEN)
UNIT_EDGE: Final = Style(color="#9dc0b4", bgcolor=GREEN)
FZZZT: Final = Style(color=BONE, bgcolor=DARK)
FZZZT_EDGE: Final = Style(color="#b3a89f", bgcolor=DARK)
BACK: Final = Style(color="#6fa79a", bgcolor="#1e4b45")
BOLD: Final = Style(bold=True)
DIM: Final = Style(dim=True)
ALARM: Final = Style(color="#ffffff", bgcolor="#b02d18", bold=True)
SYMBOLS: Final = {
    "nut": Style(color="#ffffff", bgcolor="#b5651d", bold=True),
    "bolt": Style(color="#ffffff", bgcolor="#2f74a5", bold=True),
    "cog": Style(color="#ffffff", bgcolor="#3c7a4a", bold=True),
    "oil": Style(color="#ffffff", bgcolor="#6b4590", bold=True),
}
SEATS: Final = tuple(
    Style(color=ink, bgcolor=paint, bold=True)
    for ink, paint in (
        ("#ffffff", "#c23b17"),
        ("#ffffff", "#1559a3"),
        ("#ffffff", "#0a7a62"),
        ("#ffffff", "#a8437f"),
        ("#14302c", "#5fb0e5"),
        ("#ffffff", "#55555f"),
    )
)


def badge(words: str, style: Style) -> Text:
    """Words on a colour; what is appended to them is not."""
    return Text().append(words, style)


def fitted(text: Text, width: int, style: Style | None = None) -> Text:
    """A line cut or filled up to a width."""
    line = text.copy()
    if line.cell_len > width:
        line.truncate(width, overflow="ellipsis")
    line.append(" " * (width - line.cell_len), style)
    return line


def shortened(words: str, width: int) -> str:
    """Words that fit into so many cells."""
    if cell_len(words) <= width:
        return words
    return words[: max(0, width - 1)].rstrip() + "."


def beside(blocks: Sequence[Block], gap: int = 0) -> Block:
    """Blocks side by side, their tops in line."""
    widths = [max((line.cell_len for line in block), default=0) for block in blocks]
    height = max(map(len, blocks), default=0)
    lines = []
    for row in range(height):
        line = Text()
        for at, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            line.append(" " * gap if at else "")
            line.append_text(fitted(block[row] if row < len(block) else Text(), width))
        lines.append(line)
    return lines


def flowing(pieces: Iterable[Text], width: int, first: Text, indent: int) -> Block:
    """Pieces one after another, on as many lines as they need."""
    lines = [first]
    for piece in pieces:
        if lines[-1].cell_len + 1 + piece.cell_len > width:
            lines.append(Text(" " * indent))
        lines[-1].append(" ").append_text(piece)
    return lines


def wrapped(
    words: str, width: int, indent: str = "", style: Style | None = None
) -> Block:
    """A sentence on as many lines as it needs, the later ones indented."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(indent + word if lines else word)
    return [Text(line, style or "") for line in lines]
