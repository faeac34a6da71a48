"""The shapes of a game's plain values as JSON schemas, read from their types.

This mirrors `core.wire.plain`, so that the page's types are generated, not retyped.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

Schema = dict[str, Any]
_SIMPLE: Mapping[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Any: {},
}


def shapes(prefix: str, kinds: Iterable[Any]) -> dict[str, Schema]:
    """The schemas of some types and of all that they hold, by their names.

    >>> from robobid.core.game import Standing
    >>> sorted(shapes("Core", [Standing])["CoreStanding"]["properties"])
    ['place', 'points', 'seat', 'type']
    """
    found: dict[str, Schema] = {}
    for kind in kinds:
        _shape(prefix, kind, found)
    return found


def _shape(prefix: str, kind: Any, found: dict[str, Schema]) -> Schema:
    if kind in _SIMPLE:
        return dict(_SIMPLE[kind])
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _shape(prefix, inner[0], found)
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_shape(prefix, part, found) for part in inner]}
    if origin is tuple and inner and inner[-1] is not Ellipsis:
        parts = [_shape(prefix, part, found) for part in inner]
        size = len(parts)
        return {
            "type": "array",
            "prefixItems": parts,
            "minItems": size,
            "maxItems": size,
        }
    if origin in (tuple, list, frozenset):
        return {"type": "array", "items": _shape(prefix, inner[0], found)}
    if origin is not None and issubclass(origin, Mapping):
        return {
            "type": "object",
            "additionalProperties": _shape(prefix, inner[1], found),
        }
    if isinstance(kind, type) and issubclass(kind, Enum):
        return {"enum": [member.value for member in kind]}
    return _named(prefix, kind, found)


def _named(prefix: str, kind: Any, found: dict[str, Schema]) -> Schema:
    """A named value; one that says its own plain form is what that gives.

    What has no name on the wire is described there.
    """
    if not getattr(kind, "wire_name", kind.__name__):
        return {"$ref": f"#/components/schemas/{kind.__name__}"}
    if hasattr(kind, "plain_form"):
        return _shape(prefix, get_type_hints(kind.plain_form)["return"], found)
    hints = get_type_hints(kind)
    if is_dataclass(kind):
        names = [field.name for field in fields(kind)]
    elif hasattr(kind, "_fields"):
        names = list(kind._fields)
    else:
        return {}
    name = prefix + kind.__name__
    if name not in found:
        found[name] = {}
        found[name] |= {
            "title": name,
            "type": "object",
            "description": (kind.__doc__ or "").strip().partition("\n")[0],
            "properties": {
                "type": {"const": kind.__name__},
                **{each: _shape(prefix, hints[each], found) for each in names},
            },
            "required": ["type", *names],
        }
    return {"$ref": f"#/components/schemas/{name}"}
