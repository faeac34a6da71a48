"""The OpenAPI description, WebSocket messages and games' shapes included.

`python -m robobid.app.server.http.openapi > openapi.json` writes it to a file.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from itertools import chain
from operator import or_
from typing import Any, Final, get_args

import msgspec
from msgspec import UNSET, UnsetType

from robobid import __version__
from robobid.app.hosting import wire
from robobid.app.hosting.games.directory import offers
from robobid.app.hosting.games.server_game import Offer
from robobid.app.hosting.games.wishes import bounded_settings
from robobid.app.hosting.routes.endpoint import Endpoint
from robobid.app.hosting.wire import messages
from robobid.app.server.codec import checked_type
from robobid.app.server.http.shapes import Schema, shapes
from robobid.app.server.routes import ENDPOINTS
from robobid.narration import Value

_REF: Final = "#/components/schemas/{name}"
_ALWAYS: Final = (400, 429, 503)
"""What any request may come to: a bad query, too many of them, no database."""
_POSTED: Final = (403,)
_BODIED: Final = (413, 415)
_MEANINGS: Final = {
    400: "It cannot be read",
    403: "Not allowed",
    404: "There is no such thing",
    409: "Understood, but refused by the game: not now, or not on offer",
    413: "Too long",
    415: "Not JSON",
    429: "Too much, or too fast",
    503: "The database is away, or full",
}


def _path_schemas() -> dict[str, Schema]:
    return {
        "code": {"type": "string", "pattern": "^[A-Za-z0-9]{4,8}$"},
        "analysis": {"type": "string", "pattern": "^[A-Za-z0-9]{4,40}$"},
        "pieces": {"type": "string", "pattern": "^[1-6](-[1-6]){4}$"},
        "puzzle": {"type": "string", "maxLength": 40},
        "course": {"type": "string", "maxLength": 40},
        "scene": {"type": "string", "maxLength": 40},
        "seat": {"type": "integer", "minimum": 0, "maximum": 5},
        "game": {"enum": [offer.entry.name for offer in offers()]},
    }


def description() -> dict[str, Any]:
    """The whole description."""
    types = [e.returns for e in ENDPOINTS] + [e.takes for e in ENDPOINTS if e.takes]
    queried = [schema for e in ENDPOINTS for schema in e.query.values()]
    types += [*queried, wire.Problem]
    types += [messages.ClientMessage, messages.ServerMessage, wish_types()]
    types += get_args(Value)  # what fills the gaps of what is told
    described, components = msgspec.json.schema_components(
        map(checked_type, types), ref_template=_REF
    )
    schema_of = {
        _key(kind): schema for kind, schema in zip(types, described, strict=True)
    }
    components = dict(components)
    components["ClientMessage"] = schema_of[_key(messages.ClientMessage)]
    components["ServerMessage"] = schema_of[_key(messages.ServerMessage)]
    components["NewTable"]["properties"]["setup"] = schema_of[_key(wish_types())]
    for offer in offers():
        prefix = offer.prefix
        unions = {"Event": offer.events, "Action": offer.actions, **offer.unions}
        components |= shapes(prefix, [*offer.shapes, *chain(*unions.values())])
        components |= {
            f"{prefix}{union}": _union(f"{prefix}{union}", prefix, kinds)
            for union, kinds in unions.items()
            if kinds
        }
    components |= {
        f"Game{part}": _union_of_games(part, components)
        for part in ("View", "Notes", "Event", "Action", "Outlook", "Limits", "Setups")
    }
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        operation = _operation(endpoint, schema_of)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Robobid",
            "version": __version__,
            "description": "Tables by HTTP; what happens at them by WebSocket, at "
            "/ws/tables/{code}?seat=0&seen=12: a ServerMessage of type `table` comes "
            "first, then others; the client sends ClientMessages. Without `seat` one "
            "is a spectator; `seen` is the last position seen, to be told what was "
            "missed. It is closed with 4400 if the last message said why there is "
            "no place, 4408 if the client read too slowly, 4429 if it has too many "
            "connections, 1009 after a message that is too long, 1012 when the "
            "server ends and 1013 while its database is away; after all but the "
            "first it may come back.",
        },
        "paths": paths,
        "components": {"schemas": dict(sorted(components.items()))},
    }


def _union(title: str, prefix: str, kinds: Iterable[Any]) -> Schema:
    """`FzzztEvent`, `FzzztAction` and others: any of several types."""
    refs = [{"$ref": _REF.format(name=prefix + kind.__name__)} for kind in kinds]
    return {"title": title, "anyOf": refs}


def _union_of_games(part: str, components: Mapping[str, Any]) -> Schema:
    """`GameView` and others: any game's; of one without shapes, any object."""
    names = [f"{offer.prefix}{part}" for offer in offers()]
    refs: list[Schema] = [
        {"$ref": _REF.format(name=name)} if name in components else {"type": "object"}
        for name in names
    ]
    if part == "Limits":
        refs.append({"type": "object", "maxProperties": 0})  # the options say it all
    return {"title": f"Game{part}", "anyOf": refs}


def wish_types() -> Any:
    """How each game may be set up: a union, told apart by the game's name."""
    return reduce(or_, map(wish_type, offers()))


@cache
def wish_type(offer: Offer) -> type[Any]:
    """The struct by which a client says how a game is set up."""
    return msgspec.defstruct(
        offer.wish_name,
        [
            (name, checked_type(kind) | UnsetType, UNSET)
            for name, kind in bounded_settings(offer).items()
        ],
        tag_field="game",
        tag=offer.entry.name,
        kw_only=True,
        forbid_unknown_fields=True,
    )


def _operation(endpoint: Endpoint, schema_of: dict[str, Schema]) -> dict[str, Any]:
    statuses = {*_ALWAYS, *endpoint.problems}
    if endpoint.method == "POST":
        statuses |= {*_POSTED}
    operation: dict[str, Any] = {
        "operationId": _id(endpoint),
        "summary": endpoint.summary,
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": schema}
                for name, schema in _path_schemas().items()
                if f"{{{name}}}" in endpoint.path
            ),
            *(
                {"name": name, "in": "query", "schema": schema_of[_key(kind)]}
                for name, kind in endpoint.query.items()
            ),
        ],
    }
    if endpoint.takes is not None:
        statuses |= {*_BODIED}
        operation["requestBody"] = {
            "required": True,
            "content": _json(schema_of[_key(endpoint.takes)], endpoint.example),
        }
    problem = _json({"$ref": _REF.format(name="Problem")})
    links = _links() if endpoint.path == "/api/tables" and endpoint.takes else {}
    operation["responses"] = {
        "200": {
            "description": "Done",
            "content": _json(schema_of[_key(endpoint.returns)]),
            **links,
        },
        **{
            str(status): {"description": _MEANINGS[status], "content": problem}
            for status in sorted(statuses)
        },
    }
    return operation


def _links() -> dict[str, Any]:
    """What can be asked about a new table: by its code."""
    by_code = {"code": "$response.body#/code"}
    return {
        "links": {
            _id(endpoint): {
                "operationId": _id(endpoint),
                "parameters": by_code
                | ({"seat": 0} if "{seat}" in endpoint.path else {}),
            }
            for endpoint in ENDPOINTS
            if "{code}" in endpoint.path
        }
    }


def _id(endpoint: Endpoint) -> str:
    words = re.findall(r"[a-z]+", endpoint.path.removeprefix("/api"))
    return "_".join([endpoint.method.lower(), *words])


def _json(schema: Schema, example: Any = None) -> dict[str, Any]:
    shown = {} if example is None else {"example": example}
    return {"application/json": {"schema": schema, **shown}}


def _key(kind: Any) -> str:
    return repr(kind)


def written() -> bytes:
    """The description as a file's text."""
    return msgspec.json.format(msgspec.json.encode(description()), indent=2) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(written())
