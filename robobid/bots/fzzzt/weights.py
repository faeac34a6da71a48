"""What the bots of Fzzzt! learned by playing."""

from __future__ import annotations

from typing import Any

from robobid.bots.shipped import shipped


def weights(name: str) -> Any:
    """A file of weights by its name; `made_by` in it is the command that made it."""
    return shipped(__package__, name)
