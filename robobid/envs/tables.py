"""The written table of every number in a learner's row."""

from __future__ import annotations

from collections.abc import Iterator

from robobid.envs.coding import Part
from robobid.envs.episode import EnvSpec

_SHOWN = 1000
"""Larger bounds are not bounds that anybody meets."""


def number_names(course: EnvSpec) -> list[str]:
    """What every number of a row is called, in their order.

    >>> from robobid.envs.specs import course
    >>> number_names(course("fzzzt"))[0], number_names(course("fzzzt"))[-1]
    ('place b-fz-01', 'waiting seat 1')
    """
    return [f"{part.name} {of}" for part in course.coding.parts for of in part.of]


def numbers_table(course: EnvSpec) -> str:
    """The numbers of a row in Markdown: where they stand, and what they mean."""
    lines = ["| numbers | name | of | from | to | scale | meaning |", "|" + "---|" * 7]
    lines += ["| " + " | ".join(words) + " |" for words in _rows(course.coding.parts)]
    return "\n".join(lines)


def _rows(parts: tuple[Part, ...]) -> Iterator[tuple[str, ...]]:
    at = 0
    for part in parts:
        last = at + len(part.of) - 1
        yield (
            str(at) if last == at else f"{at} to {last}",
            f"`{part.name}`",
            part.of[0] if last == at else f"{part.of[0]}, ..., {part.of[-1]}",
            str(part.least),
            str(part.most) if part.most < _SHOWN else "any",
            str(part.scale or ""),
            part.about,
        )
        at = last + 1
