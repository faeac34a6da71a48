"""What a database refuses, or does not answer: said once, and then counted."""

from __future__ import annotations

import logging
import threading

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

_LOG = logging.getLogger("robobid.storage")


class Trouble:
    """Whether one kind of work fails now, and how often it has.

    While a database is away or a disk is full everybody asks in vain, and what they
    ask may be secret: a reason is logged in one line, when it comes and when it goes.
    """

    def __init__(self, work: str) -> None:
        self.failures = 0
        """Of all time."""
        self.reason: str | None = None
        """What is wrong, until it works again."""
        self._work = work
        self._before = 0
        self._lock = threading.Lock()

    def note(self, error: BaseException) -> None:
        """Something failed; a row that cannot be is no trouble of the database's."""
        if not isinstance(error, SQLAlchemyError) or isinstance(error, IntegrityError):
            return
        said = getattr(error, "orig", None) or type(error).__name__
        reason = str(said).partition("\n")[0]
        with self._lock:
            if self.reason is None:
                self._before = self.failures
            is_new, self.reason = reason != self.reason, reason
            self.failures += 1
        if is_new:
            _LOG.error("the database cannot be %s: %s", self._work, reason)

    def end(self) -> None:
        """Something worked."""
        if self.reason is None:
            return
        with self._lock:
            self.reason, failed = None, self.failures - self._before
        _LOG.warning("the database can be %s again; %s failed", self._work, failed)
