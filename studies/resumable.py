"""Sums that can be resumed: a study stopped anywhere goes on from its file."""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from robobid.arena.executors import Workforce
from robobid.arena.resumable import Resumable
from robobid.core.errors import Unsupported, bad_file

_SAVE_EVERY: Final = 20.0
"""Seconds."""
_ASKED: Final = "asked"
_STATE: Final = "state"
_BAD_ZIP: Final = (BadZipFile, zlib.error)
P = TypeVar("P")
R = TypeVar("R")

Progress = Callable[[int], None]
"""Called with the number of games that have just been finished."""
Arrays = Mapping[str, NDArray[Any]]


def quietly(games: int) -> None:
    """Nobody watches."""


class ResumableSums(Resumable):
    """Arrays by name, and what was asked for, in a file that is replaced as a whole."""

    def __init__(self, path: Path | None, asked: Mapping[str, Any]) -> None:
        super().__init__(path, asked)
        self.arrays: dict[str, NDArray[Any]] = {}
        self._saved = monotonic()
        if path is not None and path.exists() and path.stat().st_size:
            self._load(path)

    def _load(self, path: Path) -> None:
        try:
            with np.load(path, allow_pickle=False) as kept:
                asked = json.loads(str(kept[_ASKED]))
                self.arrays = {name: kept[name] for name in kept if name != _ASKED}
        except (OSError, EOFError, ValueError, KeyError, *_BAD_ZIP) as error:
            raise Unsupported(
                "not_resumable",
                f"cannot go on from {path}: it is no file of results",
                file=str(path),
            ) from error
        self.check(asked)

    def done(self, name: str) -> int:
        """How many games were counted under a name."""
        return int(self.arrays.get(f"{name} done", np.array(0)))

    def add(self, name: str, counted: Arrays, games: int) -> None:
        """Add what so many more games gave to the sums of a name.

        All of it or nothing: somebody may stop the study at any moment.
        """
        sums = {part: self.arrays.get(part, 0) + each for part, each in counted.items()}
        self.arrays |= sums | {f"{name} done": np.array(self.done(name) + games)}
        self.save_now_and_then()

    @property
    def state(self) -> Any:
        """What was kept beside the sums; None if nothing was."""
        kept = self.arrays.get(_STATE)
        return None if kept is None else json.loads(kept.tobytes())

    def keep(self, state: Any) -> None:
        """Keep a state: anything that JSON can hold."""
        text = json.dumps(state).encode()
        self.arrays[_STATE] = np.frombuffer(text, np.uint8)
        self.save()

    def save(self) -> None:
        """Keep everything: the whole of it, or what was kept before."""
        if self.path is None:
            return
        new = self.path.with_name(self.path.name + ".new")
        arrays: dict[str, Any] = {_ASKED: np.array(json.dumps(self.asked))}
        try:
            with new.open("wb") as file:
                np.savez_compressed(file, **(arrays | self.arrays))
            os.replace(new, self.path)
        except OSError as error:
            raise bad_file(self.path, error) from error
        self._saved = monotonic()

    def save_now_and_then(self) -> None:
        """Keep everything, if the last time was a while ago."""
        if monotonic() - self._saved > _SAVE_EVERY:
            self.save()


def add_up(
    sums: ResumableSums,
    name: str,
    work: Callable[[P], R],
    portions: Iterable[P],
    force: Workforce,
    *,
    named: Callable[[R], Arrays],
    games: int,
    progress: Progress,
) -> None:
    """Work on the portions that are missing, and add what they give to the sums.

    `named` says which arrays the result of a portion of so many games belongs to.
    """
    for found in force.results(work, portions):
        sums.add(name, named(found), games)
        progress(games)
