"""Where a training stands, kept in a file: killed anywhere, it goes on from there."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from robobid.core.errors import Unsupported


class Checkpoint:
    """A file with all that a training needs to go on, and what it was asked for."""

    def __init__(self, path: Path | None, asked: dict[str, Any]) -> None:
        self.path = path
        self.asked = asked

    def load(self) -> Any:
        """Where the training stood; None if it has not begun."""
        if self.path is None or not self.path.exists() or not self.path.stat().st_size:
            return None
        try:
            kept = json.loads(self.path.read_text("utf-8"))
            asked, state = kept["asked"], kept["state"]
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
            raise Unsupported(
                "bad_checkpoint",
                f"cannot go on from {self.path}: it is no training's file",
                file=str(self.path),
            ) from error
        if asked != self.asked:
            raise Unsupported(
                "other_training",
                f"{self.path} belongs to another training: {asked}, not {self.asked}",
                file=str(self.path),
            )
        return state

    def save(self, state: Any) -> None:
        """Keep where the training stands: the whole of it, or what was kept before."""
        if self.path is None:
            return
        new = self.path.with_name(self.path.name + ".new")
        new.write_text(json.dumps({"asked": self.asked, "state": state}), "utf-8")
        os.replace(new, self.path)
