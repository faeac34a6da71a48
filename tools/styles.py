"""Finds style lines that are written more than once: `python -m tools.styles`.

A run is three or more lines of declarations that follow each other in one rule.
What stands in two rules belongs into a shared class of web/src/styles, or into one
component that both use.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools import answer_help

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
SHORTEST = 3
"""How many lines in a row make a run."""


class Rule(NamedTuple):
    """The declarations of one rule, line by line."""

    file: str
    lines: tuple[str, ...]


def main() -> int:
    for file, lines in repeated(rules_in(SOURCES)):
        print(f"{file}: {' '.join(lines)}")
    return 0


def rules_in(folder: Path) -> list[Rule]:
    """All rules of all style sheets and components."""
    return [
        Rule(path.relative_to(folder).as_posix(), lines)
        for path in sorted(folder.rglob("*"))
        for lines in rules_of(styles_of(path))
    ]


def styles_of(path: Path) -> str:
    """The styles in a file, without comments."""
    if path.suffix not in {".css", ".svelte"}:
        return ""
    text = path.read_text("utf-8")
    if path.suffix == ".svelte":
        text = "".join(re.findall(r"<style>(.*?)</style>", text, re.DOTALL))
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def rules_of(styles: str) -> Iterator[tuple[str, ...]]:
    """Its rules; what stands around another rule, as a media query, is none."""
    for body in re.findall(r"\{([^{}]*)\}", styles):
        yield tuple(line.strip() for line in body.splitlines() if line.strip())


def repeated(rules: list[Rule]) -> list[tuple[str, list[str]]]:
    """The lines of each rule that belong to a run which stands elsewhere, too."""
    places: defaultdict[tuple[str, ...], list[tuple[int, int]]] = defaultdict(list)
    for number, rule in enumerate(rules):
        for first in range(len(rule.lines) - SHORTEST + 1):
            places[rule.lines[first : first + SHORTEST]].append((number, first))
    covered: defaultdict[int, set[int]] = defaultdict(set)
    for found in places.values():
        if len(found) > 1:
            for number, first in found:
                covered[number].update(range(first, first + SHORTEST))
    return [
        (
            rules[number].file,
            [rules[number].lines[at] for at in sorted(covered[number])],
        )
        for number in sorted(covered)
    ]


if __name__ == "__main__":
    answer_help(__doc__)
    sys.exit(main())
