"""What a command, or an experiment's file, says of a game's set-up."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from robobid.core.setup import offered_by
from robobid.core.spelling import Material
from robobid.games import Card


def settings_in(
    card: Card,
    arguments: Mapping[str, Any],
    *,
    folder: Path | None = None,
    among_bots: bool = False,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The settings of a set-up, by their names, and all other arguments.

    What nobody said is left out, so that it is the default; files are looked for in a
    folder, or in the present one.
    """
    rest = dict(arguments)
    said: dict[str, Any] = {}
    for setting in offered_by(card.game.setup_type):
        found = rest.pop(setting.option, None)
        if found in (None, [], False):
            if among_bots:
                said[setting.name] = setting.among_bots
        elif isinstance(setting.kind, Material) and isinstance(found, str):
            said[setting.name] = setting.kind.file(found, folder or Path())
        else:
            said[setting.name] = found
    return said, rest
