"""Are a game's compiled bots ready? Somebody makes them so, and nobody waits for it."""

from __future__ import annotations

import subprocess
from contextlib import suppress
from importlib.util import find_spec
from subprocess import DEVNULL, PIPE, Popen

from robobid.bots import prepare, roster_of


class Readiness:
    """The bots and hints of one game: made ready by a process of its own."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._process: Popen[bytes] | None = None
        self._has_begun = False

    def begin(self) -> None:
        """Begin to make them ready, politely."""
        if self._has_begun:
            return
        self._has_begun = True
        # Without numba there is nothing to compile, and others play and advise.
        if roster_of(self._game).adviser_is_compiled and find_spec("numba"):
            with suppress(OSError):
                self._process = Popen(
                    prepare.command(self._game),
                    stdin=PIPE,
                    stdout=DEVNULL,
                    stderr=DEVNULL,
                )

    def wait(self, patience: float | None = 0.0) -> bool:
        """Are they ready, at least after some seconds? None waits for as long as it is.

        What could not be made ready counts as ready: whoever uses it says why not.
        """
        self.begin()
        if self._process is not None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(patience)
            return self._process.poll() is not None
        return True

    def end(self) -> None:
        """Nobody needs them any more."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None
