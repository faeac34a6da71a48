"""Styles are said once, and components stay small."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.styles import SOURCES, Rule, repeated, rules_in, rules_of

MOST_REPEATED = 30
"""Lines; a few values meet by chance in rules that have nothing in common."""
MOST_LINES = 250


def test_no_run_of_lines_is_written_twice() -> None:
    """A run of three belongs into web/src/styles/shared.css, or into a component."""
    runs = repeated(rules_in(SOURCES))

    assert sum(len(lines) for _, lines in runs) <= MOST_REPEATED, runs


@pytest.mark.parametrize(
    "path", sorted(SOURCES.rglob("*.svelte")), ids=lambda path: path.name
)
def test_a_component_is_small(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES


def test_a_run_is_found_in_two_rules_of_any_file() -> None:
    rules = [
        Rule("a.svelte", ("top: 0;", "color: red;", "gap: 1px;", "margin: 0;")),
        Rule("b.css", ("color: red;", "gap: 1px;", "margin: 0;", "top: 1px;")),
        Rule("c.css", ("color: red;", "margin: 0;", "gap: 1px;")),
    ]

    assert repeated(rules) == [
        ("a.svelte", ["color: red;", "gap: 1px;", "margin: 0;"]),
        ("b.css", ["color: red;", "gap: 1px;", "margin: 0;"]),
    ]


def test_a_media_query_is_no_rule_but_what_stands_in_it() -> None:
    styles = "@media (width > 3px) {\n  p {\n    gap: 1px;\n    top: 0;\n  }\n}\n"

    assert list(rules_of(styles)) == [("gap: 1px;", "top: 0;")]
