"""The file of a change: TOML with the keys that a game knows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from robobid.arena.lab.side import Side
from robobid.core.errors import Reason, RobobidError, Unreadable, Why, reason_of
from robobid.support.tomlfile import NotToml, read_toml

Keys = Mapping[str, tuple[type, ...]]
"""What a file may have, and what each of it can be."""


_EXPECTED: Final[Mapping[type, tuple[str, str]]] = {
    list: ("list_expected", "{field!r} must be a list"),
    dict: ("table_expected", "{field!r} must be a table: [{field}]"),
    str: ("text_expected", "{field!r} must be text in quotes"),
    int: ("number_expected", "{field!r} must be a whole number"),
}


def read_change_file(path: Path, keys: Keys) -> dict[str, Any]:
    """The change that a file describes; what is no change is refused."""
    try:
        change = read_toml(path.read_text(encoding="utf-8"))
    except NotToml as error:
        raise bad_change(path, error.reason) from error
    except (OSError, ValueError) as error:  # a path may hold what no path can
        raise bad_change(path, reason_of(error)) from error
    for key, value in change.items():
        if key not in keys:
            raise bad(
                path,
                "no_such_field",
                "unknown key {field!r}; known: {allowed}",
                field=key,
                allowed=", ".join(keys),
            )
        if not isinstance(value, keys[key]):
            code, english = _EXPECTED[keys[key][0]]
            raise bad(path, code, english, field=key)
    return change


def check_side(side: Side, base: Side, path: Path) -> Side:
    """The changed side; refused if it cannot be played, or is the base once more."""
    tags = [each.game.tags(each.game.set_up(each.tags)) for each in (side, base)]
    if tags[0] == tags[1]:
        raise bad(path, "changes_nothing", "it changes nothing")
    return side


def bad(path: Path, code: str, english: str, **values: Any) -> Unreadable:
    """A change is refused for this reason."""
    return bad_change(path, Reason(code, english, **values))


def bad_change(path: Path, reason: Why) -> Unreadable:
    """A change is refused for a reason that somebody else gives."""
    return Unreadable("bad_change", f"{path}: {reason}", file=str(path), reason=reason)


def as_bad_change(path: Path, error: RobobidError) -> RobobidError:
    """What went wrong with a change, as an error that names its file."""
    if error.code == "bad_change":
        return error
    return bad_change(path, error.values.get("reason", error))
