"""What the server logs: one line per matter, and seldom the same."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from typing import Any, Final

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
        key = record.name, record.getMessage()
        at, unsaid = self._said.pop(key, (-_PAUSE, 0))
        now = time.monotonic()
        is_due = now - at >= _PAUSE
        self._said[key] = (now, 0) if is_due else (at, unsaid + 1)
        if len(self._said) > _KNOWN:
            self._said.popitem(last=False)
        if is_due and unsaid:
            record.msg, record.args = f"{key[1]} (and {unsaid} more like this)", None
        return is_due


LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "plain": {"format": "%(asctime)s %(levelname)s %(name)s %(message)s"}
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
