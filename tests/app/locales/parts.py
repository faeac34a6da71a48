"""What a message is made of: its gaps and its choices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from robobid.app.locales.bundle import read_entry

PLURALS = {"zero", "one", "two", "few", "many"}


class Choice(NamedTuple):
    """A choice between forms; a number's own form is empty."""

    by: str
    """A gap, or a function such as GENDER."""
    forms: tuple[str, ...]


class _Parts(Visitor):
    def __init__(self, source: str) -> None:
        self.gaps: set[str] = set()
        self.choices: list[Choice] = []
        self.visit(read_entry(source))

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.gaps.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        names = (each.key for each in node.variants)
        forms = tuple(key.name if isinstance(key, Identifier) else "" for key in names)
        assert isinstance(node.selector, VariableReference | FunctionReference)
        self.choices.append(Choice(node.selector.id.name, forms))
        self.generic_visit(node)


_parts = cache(_Parts)


def gaps(source: str) -> set[str]:
    """The names of all gaps of a message; a noun's case is no gap."""
    return _parts(source).gaps - {"case"}


def choices(source: str) -> Iterator[Choice]:
    """All choices of a message."""
    return iter(_parts(source).choices)
