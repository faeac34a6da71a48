"""What was learned by playing, and ships with the package, with how it was made."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def shipped(package: str, name: str) -> Any:
    """A file of weights by its name; `made_by` in it is the command that made it."""
    text = (files(package) / "weights" / f"{name}.json").read_text("utf-8")
    return json.loads(text)
