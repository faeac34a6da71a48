"""Where a census stands, kept in a file: stopped anywhere, it goes on from there."""

from __future__ import annotations

import json
import os
from pathlib import Path
from time import monotonic
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from robobid.core.errors import Unsupported

_SAVE_EVERY: Final = 20.0
"""Seconds."""
_ASKED: Final = "asked"


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
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
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

    def save(self) -> None:
        """Keep everything: the whole of it, or what was kept before."""
        if self.path is None:
            return
        new = self.path.with_name(self.path.name + ".new")
        arrays: dict[str, Any] = {_ASKED: np.array(json.dumps(self.asked))}
        with new.open("wb") as file:
            np.savez_compressed(file, **(arrays | self.arrays))
        os.replace(new, self.path)
        self._saved = monotonic()

    def save_now_and_then(self) -> None:
        """Keep everything, if the last time was a while ago."""
        if monotonic() - self._saved > _SAVE_EVERY:
            self.save()
