"""Shapes: what a drawing consists of, as SVG and as pixels."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from robobid.core.errors import Unsupported
from robobid.support.extras import command_for

SEAT_COLORS: Final = ("#d1495b", "#2e86ab", "#3a7d44", "#edae49", "#7d5ba6", "#5b5f66")
INK: Final = "#222222"
PAPER: Final = "#f6f1e5"


class Box(NamedTuple):
    """A rectangle."""

    x: int
    y: int
    width: int
    height: int
    fill: str
    line: str = INK


class Disc(NamedTuple):
    """A filled circle."""

    x: int
    y: int
    radius: int
    fill: str


class Line(NamedTuple):
    """A line between two points."""

    x: int
    y: int
    to_x: int
    to_y: int
    color: str
    width: int = 2


class Words(NamedTuple):
    """A text; the point is where it begins, at the height of its letters' middle."""

    x: int
    y: int
    text: str
    size: int = 14
    color: str = INK


Shape = Box | Disc | Line | Words


class Drawing(NamedTuple):
    """Shapes on paper; later ones lie on top.

    >>> Drawing(20, 10, (Disc(5, 5, 3, "#ff0000"),)).svg().count("<circle")
    1
    """

    width: int
    height: int
    shapes: Sequence[Shape]

    def svg(self) -> str:
        """The drawing as the text of an SVG file."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" '
            f'height="{self.height}" viewBox="0 0 {self.width} {self.height}">'
        )
        paper = _svg(Box(0, 0, self.width, self.height, PAPER, PAPER))
        return "\n".join([head, paper, *map(_svg, self.shapes), "</svg>"])

    def pixels(self) -> NDArray[np.uint8]:
        """The drawing as red, green and blue for every point, row by row."""
        try:
            from PIL import Image, ImageDraw
        except ModuleNotFoundError as error:
            command = command_for("pillow")
            raise Unsupported(
                "render_needs_pillow",
                f"to draw pixels, Pillow is needed: {command}",
                command=command,
            ) from error
        image = Image.new("RGB", (self.width, self.height), PAPER)
        pen = ImageDraw.Draw(image)
        for shape in self.shapes:
            _draw(pen, shape)
        return np.asarray(image, np.uint8).copy()


def _svg(shape: Shape) -> str:
    match shape:
        case Box(x, y, width, height, fill, line):
            return (
                f'<rect x="{x}" y="{y}" width="{width}" height="{height}" '
                f'fill="{fill or "none"}" stroke="{line or "none"}"/>'
            )
        case Disc(x, y, radius, fill):
            return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>'
        case Line(x, y, to_x, to_y, color, width):
            return (
                f'<line x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}" '
                f'stroke="{color}" stroke-width="{width}"/>'
            )
        case Words(x, y, text, size, color):
            return (
                f'<text x="{x}" y="{y}" font-size="{size}" fill="{color}" '
                f'font-family="sans-serif" dominant-baseline="central">'
                f"{escape(text)}</text>"
            )


def _draw(pen: Any, shape: Shape) -> None:
    match shape:
        case Box(x, y, width, height, fill, line):
            corners = (x, y, x + width - 1, y + height - 1)
            pen.rectangle(corners, fill or None, line or None)
        case Disc(x, y, radius, fill):
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill)
        case Line(x, y, to_x, to_y, color, width):
            pen.line((x, y, to_x, to_y), color, width)
        case Words(x, y, text, size, color):
            pen.text((x, y), text, color, _font(size), anchor="lm")


def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)
