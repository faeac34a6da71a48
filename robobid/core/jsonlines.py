"""JSON whose objects remember the line they begin on, for errors that name it."""

from __future__ import annotations

import json
from collections.abc import Callable
from json.decoder import JSONObject, scanstring  # type: ignore[attr-defined]
from json.scanner import py_make_scanner  # type: ignore[attr-defined]
from typing import Any


class Located(dict[str, Any]):
    """An object of a file, and the line it begins on."""

    line: int = 1


class _Decoder(json.JSONDecoder):
    """A JSON decoder that notes lines; the fast scanner of C cannot."""

    def __init__(self) -> None:
        super().__init__()
        self.parse_object: Callable[..., Any] = self._located
        self.parse_string = scanstring
        self.scan_once = py_make_scanner(self)

    def _located(self, start: tuple[str, int], *rest: Any) -> tuple[Any, int]:
        text, at = start
        found, end = JSONObject(start, *rest)
        located = Located(found)
        located.line = text.count("\n", 0, at) + 1
        return located, end


def read_json(text: str) -> Any:
    """What a JSON text says; its objects are `Located`.

    >>> read_json('{"a":\\n {"b": 1}}')["a"].line
    2
    """
    return _Decoder().decode(text)
