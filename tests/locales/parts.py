"""What a message is made of: its gaps and its choices."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax.ast import (
    Identifier,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from robobid.locales.bundle import read_entry

PLURALS = {"zero", "one", "two", "few", "many"}


class _Parts(Visitor):
    def __init__(self, source: str) -> None:
        self.gaps: set[str] = set()
        self.choices: list[tuple[str, ...]] = []
        self.visit(read_entry(source))

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.gaps.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        names = (each.key for each in node.variants)
        self.choices.append(
            tuple(key.name if isinstance(key, Identifier) else "" for key in names)
        )
        self.generic_visit(node)


def gaps(source: str) -> set[str]:
    """The names of all gaps of a message."""
    return _Parts(source).gaps


def choices(source: str) -> Iterator[tuple[str, ...]]:
    """The forms that each choice of a message has; a number's own form is empty."""
    return iter(_Parts(source).choices)
