"""Whoever stops the work keeps what is finished."""

from __future__ import annotations

from typing import Any


class Stopped(KeyboardInterrupt):
    """Somebody stopped the work; what is finished so far is here."""

    def __init__(self, so_far: Any) -> None:
        super().__init__()
        self.so_far = so_far
