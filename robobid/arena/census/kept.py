"""Where a census stands, kept in a file: stopped anywhere, it goes on from there."""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from robobid.core.errors import Unsupported, bad_file

_SAVE_EVERY: Final = 20.0
"""Seconds."""
_ASKED: Final = "asked"
_BAD_ZIP: Final = (BadZipFile, zlib.error)

Progress = Callable[[int], None]
"""Called with the number of games that have just been finished."""


def quietly(games: int) -> None:
    """Nobody watches."""


class Kept:
    """Arrays by name, and what was asked for; without a path they are not kept."""

    def __init__(self, path: Path | None, asked: dict[str, Any]) -> None:
        self.path = path
        self.asked = json.loads(json.dumps(asked))
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
                "bad_census",
                f"cannot go on from {path}: it is no census's file",
                file=str(path),
            ) from error
        if asked != self.asked:
            raise Unsupported(
                "other_census",
                f"{path} belongs to another census: {asked}, not {self.asked}",
                file=str(path),
            )

    def done(self, name: str) -> int:
        """How many games were counted under a name."""
        return int(self.arrays.get(f"{name} done", np.array(0)))

    def add(self, name: str, counted: Mapping[str, NDArray[Any]], games: int) -> None:
        """Add what so many more games gave to the sums of a name.

        All of it or nothing: somebody may stop the census at any moment.
        """
        sums = {part: self.arrays.get(part, 0) + each for part, each in counted.items()}
        self.arrays |= sums | {f"{name} done": np.array(self.done(name) + games)}
        self.save_now_and_then()

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
