"""The JSON of decks, collections and maps: its objects know their line.

What other readers let pass is refused here with line and reason: a name that stands
twice in one object, numbers that no game has, text that is nested without end.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from json.decoder import JSONObject, scanstring  # type: ignore[attr-defined]
from json.scanner import py_make_scanner  # type: ignore[attr-defined]
from typing import Any, Final, NoReturn

from robobid.core.errors import Reason, Why, reason_of

_BYTE_ORDER_MARK: Final = "\ufeff"
_DIGITS: Final = 18


class Located(dict[str, Any]):
    """An object of a file, and the line it begins on."""

    line: int = 1


class NotJson(Exception):
    """A text that cannot be read as JSON: where, what stands there, and why."""

    def __init__(self, text: str, at: int, reason: Why) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.line = text.count("\n", 0, at) + 1
        self.column = at - (text.rfind("\n", 0, at) + 1) + 1
        self.found = text[at : at + 20]


class _Refused(Exception):
    """Something that is JSON, and that we do not take; the reader says where."""

    def __init__(self, reason: Reason, part: str = "") -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.part = part


class _Decoder(json.JSONDecoder):
    """A JSON decoder that notes lines; the fast scanner of C cannot."""

    def __init__(self, text: str) -> None:
        self._breaks = [at for at, sign in enumerate(text) if sign == "\n"]
        super().__init__(
            object_pairs_hook=_with_names_once,
            parse_int=_whole_number,
            parse_constant=_no_number,
        )
        self.parse_object: Callable[..., Any] = self._located
        self.parse_string = scanstring
        self.scan_once = py_make_scanner(self)

    def _located(self, start: tuple[str, int], *rest: Any) -> tuple[Any, int]:
        text, at = start
        try:
            located, end = JSONObject(start, *rest)
        except _Refused as refused:
            where = text.find(refused.part, at) if refused.part else at
            raise NotJson(text, max(at, where), refused.reason) from None
        located.line = bisect_left(self._breaks, at) + 1
        return located, end


def _with_names_once(pairs: list[tuple[str, Any]]) -> Located:
    located = Located(pairs)
    if len(located) < len(pairs):
        counts = Counter(name for name, _ in pairs)
        twice = next(name for name, count in counts.items() if count > 1)
        english = "{field!r} stands twice in one object"
        raise _Refused(Reason("name_twice", english, field=twice))
    return located


def _whole_number(digits: str) -> int:
    if len(digits) > _DIGITS:
        english = "a number has at most {most} digits"
        raise _Refused(Reason("number_too_long", english, most=_DIGITS), digits)
    return int(digits)


def _no_number(word: str) -> NoReturn:
    raise _Refused(Reason("no_number", "{found} is no number", found=word), word)


def read_json(text: str) -> Any:
    """What a JSON text says; its objects are `Located`.

    >>> read_json('{"a":\\n {"b": 1}}')["a"].line
    2
    >>> read_json('{"a": 1, "a": 2}')
    Traceback (most recent call last):
    robobid.support.jsonlines.NotJson: 'a' stands twice in one object
    """
    if text.startswith(_BYTE_ORDER_MARK):
        english = "the file begins with a byte order mark; save it as UTF-8 without one"
        raise NotJson(text, 0, Reason("byte_order_mark", english))
    try:
        return _Decoder(text).decode(text)
    except json.JSONDecodeError as error:
        raise NotJson(text, error.pos, reason_of(error)) from error
    except _Refused as refused:
        raise NotJson(text, 0, refused.reason) from None
    except RecursionError:
        english = "lists and objects lie too deep in one another"
        raise NotJson(text, 0, Reason("too_deep", english)) from None
