"""How a route is written: its types say what comes in and goes out.

The same list makes the server's routes, the OpenAPI description, and what a page
answers that is its own host, so that all of them agree.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar, TypeVarTuple, cast

from robobid.app.hosting.host import Host
from robobid.app.hosting.problems import table_code

R = TypeVar("R")
Values = TypeVarTuple("Values")


@dataclass(frozen=True, slots=True)
class Call:
    """A request, read and checked."""

    hub: Host
    browser: str
    address: str
    path: Mapping[str, str]
    query: Mapping[str, Any]
    body: Any
    device: str = ""
    """The device that it came from; its owner is the browser, who may have several."""
    label: str = ""
    """What kind of device that is."""
    takes_zipped: bool = False
    """Is a long answer sent compressed?"""

    @property
    def code(self) -> str:
        """The code of the table that it is about."""
        return table_code(self.path["code"])

    async def work_out(self, question: Callable[[*Values], R], *values: *Values) -> R:
        """Work a long question out, beside the tables."""
        return await self.hub.workers.work_out(self.address, question, *values)

    async def written(self, question: Callable[[*Values], R], *values: *Values) -> R:
        """The same, for an answer that is sent as it is: it may come as bytes."""
        workers, zipped = self.hub.workers, self.takes_zipped
        found = await workers.written(self.address, zipped, question, *values)
        return cast(R, found)


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """A route: what it is for, what it takes, and what it gives."""

    method: Literal["GET", "POST"]
    path: str
    answer: Callable[[Call], Awaitable[Any]]
    summary: str
    returns: Any
    takes: Any = None
    query: Mapping[str, Any] = field(default_factory=dict)
    """Parameters behind the question mark; all may be left out."""
    problems: tuple[int, ...] = ()
    """The statuses besides 200 that it may answer with."""
    example: Any = None
    """A body that works."""
    names_browser: bool = False
    """Is a browser without a cookie given one?"""
    takes_record: bool = False
    """May its body be long: does it hold a record, or a file?"""
    is_question: bool = False
    """Must the answer be worked out at length? Then fewer may be asked for."""
    cached: bool = False
    """Is the answer always the same?"""
    takes_token: bool = False
    """May somebody ask by their token, instead of a cookie?"""
    is_long: bool = False
    """Is the answer long enough to be worth compressing? It must hold no secrets."""
