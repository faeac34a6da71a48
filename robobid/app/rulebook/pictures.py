"""The rulebook's drawings, as the build made them from the page's own parts.

web/tools/drawings.js writes them. Where the page was not built there are none: a book
is whole without them, since every caption says what its drawing shows.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import TypeAlias

Pictures: TypeAlias = Mapping[str, Sequence[str]]
"""By game and name, `fzzzt/tie`: a picture as HTML, or one for each step."""


def pictures_in(lang: str) -> Pictures:
    """All drawings with their words in a language."""
    found: Pictures = json.loads(_read(f"{lang}.json") or "{}")
    return found


def styles() -> str:
    """How the drawings look."""
    return _read("style.css")


def _read(name: str) -> str:
    place = files("robobid.app.rulebook").joinpath("drawings", name)
    return place.read_text(encoding="utf-8") if place.is_file() else ""
