"""Fills a language's messages: Project Fluent's runtime, each read when first said.

Fluent's reader needs a second for a whole language, and a game says a few hundred of
its messages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Final, cast

from fluent.runtime import FluentBundle
from fluent.runtime.types import (
    FluentFloat,
    FluentInt,
    NumberFormatOptions,
    fluent_number,
)
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Resource,
    Term,
    TermReference,
)
from fluent.syntax.visitor import Visitor

from robobid.app.locales.noun import PLAIN, gender_of, in_case
from robobid.app.locales.sources import fluent_name, messages


def _noun(word: Any, case: str = PLAIN) -> Any:
    return in_case(word, case) if isinstance(word, str) else word


_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "NOUN": _noun,
    "GENDER": gender_of,
}
"""What messages may call, beside Fluent's own."""


_GROUPED_FROM: Final = {"ru": 10_000}
"""The least number that has separators, where it is not a thousand."""


def _number(lang: str, value: Any, **options: Any) -> Any:
    """A count as the language writes it: with separators, where it has any."""
    is_grouped = abs(value) >= _GROUPED_FROM.get(lang, 1000)
    return fluent_number(value, useGrouping=is_grouped, **options)


_LONGEST: Final = 1000
"""Fluent refuses a longer value; nobody reads so much of what they mistyped."""


class Bundle:
    """Fills a language's messages."""

    def __init__(self, lang: str, sources: Mapping[str, str]) -> None:
        self._sources = sources
        functions: dict[str, Callable[..., Any]] = {**_FUNCTIONS}
        functions["NUMBER"] = partial(_number, lang)
        self._bundle = FluentBundle([lang], functions, use_isolating=False)
        self._read: set[str] = set()

    def filled(self, key: str, values: Mapping[str, Any]) -> str:
        """A message with its gaps filled; a missing one or value is a `KeyError`."""
        pattern = self._message(key).value
        assert pattern is not None, f"{key} has attributes alone"
        given = {name: _given(value) for name, value in values.items()}
        given.setdefault("case", PLAIN)
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return cast(str, text)

    def gender(self, key: str) -> str:
        """The gender of a noun; nothing where its message does not say."""
        pattern = self._message(key).attributes.get("gender")
        return "" if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def _message(self, key: str) -> Any:
        name = fluent_name(key)
        if name not in self._read:
            self._read_entry(name)
        return self._bundle.get_message(name)

    def _read_entry(self, name: str) -> None:
        """Read an entry, and whatever it refers to."""
        self._read.add(name)
        entry = read_entry(self._sources[name])
        self._bundle.add_resource(Resource([entry]))
        for other in _References(entry).names - self._read:
            self._read_entry(other)


@cache
def bundle(lang: str) -> Bundle:
    """Whoever fills a language's messages."""
    return Bundle(lang, messages(lang))


def read_entry(source: str) -> Message | Term:
    """An entry in parts; a mistake in it is an error.

    >>> read_entry("robots = { $n } robots").id.name
    'robots'
    """
    entry = FluentParser(with_spans=False).parse_entry(source)
    if isinstance(entry, Junk):
        raise ValueError(f"{entry.annotations[0].message} In: {source}")
    assert isinstance(entry, Message | Term)
    return entry


class _References(Visitor):
    """The messages and terms that an entry refers to."""

    def __init__(self, entry: BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


class _Whole(FluentInt):
    default_number_format_options = NumberFormatOptions(useGrouping=False)


class _Fraction(FluentFloat):
    default_number_format_options = NumberFormatOptions(
        useGrouping=False, maximumFractionDigits=1
    )


def _given(value: Any) -> Any:
    """A value as Fluent takes it: numbers without separators, no text too long."""
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, int):
        return _Whole(value)
    if isinstance(value, float):
        return _Fraction(value)
    text = value if isinstance(value, str) else str(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
