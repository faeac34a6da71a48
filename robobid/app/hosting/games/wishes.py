"""How each game may be set up, as a client says it: checked by the game's settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from robobid.app.hosting.games.directory import offers
from robobid.app.hosting.games.server_game import Offer
from robobid.app.hosting.problems import Denied
from robobid.app.hosting.wire import Bounds, OwnFile, Plain
from robobid.app.hosting.wire.checks import Mismatch, checked
from robobid.core.setup import Setting, offered_by
from robobid.core.spelling import Material

Word = Annotated[str, Bounds(max_length=40)]
Value = bool | Annotated[int, Bounds(ge=0, le=1000)] | Word
_BOUNDED: Final[Mapping[Any, Any]] = {
    bool: bool,
    int: int,
    str: Word,
    list[str] | str: Annotated[list[Word], Bounds(max_length=40)] | Word,
    dict[str, bool | int | str] | list[str] | str: dict[Word, Value],
}
"""What comes from outside is short."""


def bounded_settings(offer: Offer) -> dict[str, Any]:
    """What may be said of a game's set-up, and in which bounds; nothing must be."""
    settings = offered_by(offer.game.setup_type)
    return {setting.name: _bounded(setting) for setting in settings}


def checked_setup(setup: Plain) -> Plain:
    """What is said of a set-up, if it can be understood."""
    by_name = {offer.entry.name: offer for offer in offers()}
    name = setup.get("game")
    if name is None:
        raise _bad("Object missing required field `game` - at `$.setup`")
    if not isinstance(name, str) or name not in by_name:
        raise _bad(f"Invalid value {name!r} - at `$.setup.game`")
    settings = bounded_settings(by_name[name])
    said: Plain = {"game": name}
    for each, value in setup.items():
        if each == "game":
            continue
        if each not in settings:
            raise _bad(f"Object contains unknown field `{each}` - at `$.setup`")
        try:
            found = checked(value, settings[each])
        except Mismatch as error:
            raise _bad(f"{error} - at `$.setup.{each}`") from error
        is_file = isinstance(found, OwnFile)
        said[each] = {"name": found.name, "text": found.text} if is_file else found
    return said


def _bad(reason: str) -> Denied:
    return Denied(400, "bad_request", reason, reason=reason)


def _bounded(setting: Setting) -> Any:
    kind = _BOUNDED[setting.kind.wire]
    return kind | OwnFile if isinstance(setting.kind, Material) else kind
