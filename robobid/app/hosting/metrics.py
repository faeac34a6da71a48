"""What a host may want to watch, in the text format that Prometheus reads.

Names, tables' codes and addresses are in none of it. Each process counts for itself.
"""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from robobid import __version__

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_STEPS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: how many took at most so long is counted."""


class Times:
    """How long something took, each time.

    >>> times = Times()
    >>> for seconds in (0.004, 0.04, 99.0):
    ...     times.note(seconds)
    >>> times.count, times.within(0.05), round(times.total)
    (3, 2, 99)
    """

    def __init__(self) -> None:
        self.total = 0.0
        self._counts = [0] * (len(_STEPS) + 1)

    @property
    def count(self) -> int:
        """How often it was done."""
        return sum(self._counts)

    def note(self, seconds: float) -> None:
        """Once more."""
        self.total += seconds
        self._counts[bisect_left(_STEPS, seconds)] += 1

    def within(self, seconds: float) -> int:
        """How often it took at most so many seconds, of those that are counted."""
        return sum(self._counts[: bisect_left(_STEPS, seconds) + 1])


class Metrics:
    """What a server counts about itself."""

    def __init__(self) -> None:
        self.requests: dict[str, Times] = {}
        """By the path of the endpoint, as its description has it."""
        self.moves = Times()
        """Until a move is stored."""
        self.thoughts = Times()
        """Until a bot, or a hint, has thought."""
        self.questions = Times()
        """Until a long question is worked out, after it has waited for its turn."""
        self.refusals: Counter[str] = Counter()
        """By the code of the reason."""
        self.slow: Counter[str] = Counter()
        """What was given up because it took too long, by what it was."""
        self.failed: Counter[str] = Counter()
        """Mistakes of ours, and processes that ended, by where."""

    def note_request(self, path: str, seconds: float) -> None:
        """A request was answered."""
        self.requests.setdefault(path, Times()).note(seconds)


def written(
    metrics: Metrics,
    gauges: Mapping[str, tuple[str, float]],
    totals: Mapping[str, tuple[str, float]],
) -> str:
    """Everything as text; gauges and totals each with what they are.

    >>> text = written(Metrics(), {"rooms": ("Tables in memory", 3)}, {})
    >>> print(text.splitlines()[3])
    # HELP robobid_rooms Tables in memory
    """
    process = f'process="{os.getpid()}"'

    def lines() -> Iterator[str]:
        yield from _head("info", "gauge", "The program that runs")
        yield f'robobid_info{{{process},version="{__version__}"}} 1'
        for kind, found in (("gauge", gauges), ("counter", totals)):
            for name, (meaning, value) in found.items():
                yield from _head(name, kind, meaning)
                yield f"robobid_{name}{{{process}}} {value:g}"
        yield from _head("refusals_total", "counter", "Refusals by their reason")
        for code, count in sorted(metrics.refusals.items()):
            yield f'robobid_refusals_total{{{process},code="{code}"}} {count}'
        for name, found_by, meaning in (
            ("slow_total", metrics.slow, "What took too long and was given up"),
            ("failed_total", metrics.failed, "What failed by a mistake of ours"),
        ):
            yield from _head(name, "counter", meaning)
            for what, count in sorted(found_by.items()):
                yield f'robobid_{name}{{{process},what="{what}"}} {count}'
        yield from _head(
            "question_seconds", "histogram", "Until a question is answered"
        )
        yield from _times("question_seconds", process, metrics.questions)
        yield from _head("move_seconds", "histogram", "Until a move is stored")
        yield from _times("move_seconds", process, metrics.moves)
        yield from _head("thought_seconds", "histogram", "Until a bot has thought")
        yield from _times("thought_seconds", process, metrics.thoughts)
        yield from _head("request_seconds", "histogram", "Until a request is answered")
        for path, times in sorted(metrics.requests.items()):
            yield from _times("request_seconds", f'{process},path="{path}"', times)

    return "\n".join(lines()) + "\n"


def _head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP robobid_{name} {meaning}"
    yield f"# TYPE robobid_{name} {kind}"


def _times(name: str, labels: str, times: Times) -> Iterator[str]:
    for step in _STEPS:
        yield f'robobid_{name}_bucket{{{labels},le="{step:g}"}} {times.within(step)}'
    yield f'robobid_{name}_bucket{{{labels},le="+Inf"}} {times.count}'
    yield f"robobid_{name}_sum{{{labels}}} {times.total:g}"
    yield f"robobid_{name}_count{{{labels}}} {times.count}"
