"""What the server logs: one line per matter, and seldom the same."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from typing import Any, Final

from robobid.app.hosting.problems import kind_of

_PAUSE: Final = 60.0
"""Seconds after which the same is said again."""
_KNOWN: Final = 200
"""Matters that are remembered."""


class Seldom(logging.Filter):
    """Lets the same line through once a minute, with how many there were meanwhile.

    What clients can cause they can cause as often as they like: it must neither fill
    a disk nor hide everything else.
    """

    def __init__(self) -> None:
        super().__init__()
        self._said: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Shall it be said?"""
        key = record.name, _matter(record)
        at, unsaid = self._said.pop(key, (-_PAUSE, 0))
        now = time.monotonic()
        is_due = now - at >= _PAUSE
        self._said[key] = (now, 0) if is_due else (at, unsaid + 1)
        if len(self._said) > _KNOWN:
            self._said.popitem(last=False)
        if is_due and unsaid:
            said = record.getMessage()
            record.msg, record.args = f"{said} (and {unsaid} more like this)", None
        return is_due


def _matter(record: logging.LogRecord) -> str:
    """What a line is about: also what kind of mistake was made, and where."""
    error = record.exc_info[1] if record.exc_info else None
    kind = "" if error is None else f": {kind_of(error)}"
    return f"{record.getMessage()}{kind}"


class WithoutValues(logging.Formatter):
    """Mistakes by their kind and place: what they say may name hidden cards."""

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """The kind of a mistake, and the lines that led to it."""
        _, error, _ = ei
        return "nothing" if error is None else kind_of(error)


LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "plain": {
            "()": WithoutValues,
            "format": "%(asctime)s %(levelname)s %(name)s %(message)s",
        }
    },
    "filters": {"seldom": {"()": Seldom}},
    "handlers": {
        "stderr": {
            "class": "logging.StreamHandler",
            "formatter": "plain",
            "filters": ["seldom"],
            "stream": "ext://sys.stderr",
        }
    },
    "loggers": {
        # Connections are not logged one by one: their addresses may tell too much.
        "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
        "robobid": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
    },
}
