"""Messages with gaps: a small part of what ICU messages can do.

    {card}                                          a value
    {n, plural, one {# card} other {# cards}}       by the language's plural forms
    {who, select, you {You win} other {{name} wins}}    by a word

`#` inside a plural form is the number. Forms may hold gaps of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

NUMBER: Final = "#"


class Gap(NamedTuple):
    """A value to be filled in."""

    name: str


class Choice(NamedTuple):
    """One of several forms, chosen by a value."""

    name: str
    kind: str
    forms: dict[str, Message]


Message = list["str | Gap | Choice"]


def _english(n: int) -> str:
    return "one" if n == 1 else "other"


def _french(n: int) -> str:
    if n in (0, 1):
        return "one"
    return "many" if n % 1_000_000 == 0 else "other"


def _russian(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14):
        return "few"
    return "many"


_PLURALS: Final[dict[str, Callable[[int], str]]] = {
    "en": _english,
    "de": _english,
    "fr": _french,
    "ru": _russian,
}
PLURAL_FORMS: Final = {
    "en": ("one", "other"),
    "de": ("one", "other"),
    "fr": ("one", "many", "other"),
    "ru": ("one", "few", "many", "other"),
}
"""The forms that a plural has in each language; `other` is for what is no whole."""


def plural(lang: str, n: int) -> str:
    """The plural form that a number asks for.

    >>> [plural("ru", n) for n in (1, 2, 5, 11, 21, 22)]
    ['one', 'few', 'many', 'many', 'one', 'few']
    >>> [plural("fr", n) for n in (0, 1, 2)]
    ['one', 'one', 'other']
    """
    return _PLURALS[lang](abs(n))


def parse(text: str) -> Message:
    """A message in parts; a mistake in it is an error.

    >>> parse("{who} bids {n, plural, one {# card} other {# cards}}.")[1]
    ' bids '
    """
    message, at = _parse(text, 0, depth=0)
    if at != len(text):
        raise ValueError(f"a brace too many at {at} in {text!r}")
    return message


def _parse(text: str, at: int, depth: int) -> tuple[Message, int]:
    message: Message = []
    start = at
    while at < len(text) and text[at] != "}":
        if text[at] == "{":
            message += [text[start:at]] if at > start else []
            part, at = _parse_gap(text, at + 1, depth)
            message.append(part)
            start = at
        else:
            at += 1
    message += [text[start:at]] if at > start else []
    if depth and at == len(text):
        raise ValueError(f"a brace too few in {text!r}")
    return message, at


def _parse_gap(text: str, at: int, depth: int) -> tuple[Gap | Choice, int]:
    end = min((i for i in (text.find(c, at) for c in ",}") if i >= 0), default=-1)
    if end < 0:
        raise ValueError(f"a gap without an end in {text!r}")
    name = text[at:end].strip()
    if text[end] == "}":
        return Gap(name), end + 1
    kind_end = text.index(",", end + 1)
    kind = text[end + 1 : kind_end].strip()
    if kind not in ("plural", "select"):
        raise ValueError(f"{kind!r} is neither plural nor select in {text!r}")
    forms: dict[str, Message] = {}
    at = kind_end + 1
    while (at := _skip_spaces(text, at)) < len(text) and text[at] != "}":
        brace = text.index("{", at)
        form = text[at:brace].strip()
        forms[form], at = _parse(text, brace + 1, depth + 1)
        at += 1
    if "other" not in forms:
        raise ValueError(f"{name!r} has no form 'other' in {text!r}")
    return Choice(name, kind, forms), at + 1


def _skip_spaces(text: str, at: int) -> int:
    while at < len(text) and text[at].isspace():
        at += 1
    return at


def filled(message: Message, values: Mapping[str, Any], lang: str) -> str:
    """A message with its gaps filled; a missing value is a `KeyError`."""
    return "".join(_pieces(message, values, lang, ""))


def _pieces(
    message: Message, values: Mapping[str, Any], lang: str, number: str
) -> Iterator[str]:
    for part in message:
        if isinstance(part, str):
            yield part.replace(NUMBER, number) if number else part
        elif isinstance(part, Gap):
            yield str(values[part.name])
        else:
            value = values[part.name]
            is_plural = part.kind == "plural"
            form = plural(lang, int(value)) if is_plural else str(value)
            chosen = part.forms.get(form, part.forms["other"])
            inner = str(value) if is_plural else number
            yield from _pieces(chosen, values, lang, inner)


def gaps(message: Message) -> set[tuple[str, str]]:
    """The names of all gaps of a message, and what chooses by them."""
    found: set[tuple[str, str]] = set()
    for part in message:
        if isinstance(part, Gap):
            found.add((part.name, ""))
        elif isinstance(part, Choice):
            found.add((part.name, part.kind))
            for form in part.forms.values():
                found |= gaps(form)
    return found
