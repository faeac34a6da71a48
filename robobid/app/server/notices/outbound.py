"""Requests to addresses that people name: never into the host's own network.

A name is resolved once, every address it has is checked, and the connection goes to the
very one that was checked. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from robobid.app.hosting.notices.outbox import Outcome

LONGEST: Final = 1_000
"""Letters of an address."""
_THREADS: Final = 8
_SECONDS: Final = 10.0
"""For each step, and as many again for all of them together."""
_EMBEDDING: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""Addresses that lead to IPv4 ones behind a translator."""
_WORTH_ANOTHER_TRY: Final = (408, 425, 429)
Resolve = Callable[[str, int], list[str]]


class Refused(Exception):
    """An address to which nothing is sent."""


class Place(NamedTuple):
    """Where a request goes."""

    host: str
    port: int
    path: str
    address: str
    """The one that was checked."""
    is_secure: bool


class Answer(NamedTuple):
    """What came back."""

    status: int
    retry_after: float


def resolve(host: str, port: int) -> list[str]:
    """All addresses of a name."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


class Outbound:
    """Sends requests, each in a thread of its own and not for long."""

    def __init__(self, *, to_loopback: bool, resolve: Resolve = resolve) -> None:
        self._to_loopback = to_loopback
        """For tests alone: may a request go to this very machine, without TLS too?"""
        self._resolve = resolve
        self._threads = ThreadPoolExecutor(_THREADS, "robobid-outbound")
        self._tls = ssl.create_default_context()

    async def check(self, url: str) -> Place:
        """Where a request would go; an address that is not allowed is refused."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._checked, url)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send something; whoever takes too long to answer is left alone."""
        place = await self.check(url)
        connection = _Pinned(place, self._tls)
        loop = asyncio.get_running_loop()
        sent = loop.run_in_executor(
            self._threads, _send, connection, place, body, dict(headers)
        )
        try:
            async with asyncio.timeout(2 * _SECONDS):
                return await asyncio.shield(sent)
        finally:
            connection.cut()

    def close(self) -> None:
        """Send nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _checked(self, url: str) -> Place:
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError as error:
            raise Refused("no_address") from error
        is_plain = parts.scheme == "http" and self._to_loopback
        if len(url) > LONGEST or not url.isascii() or any(map(str.isspace, url)):
            raise Refused("no_address")
        if not host or parts.username is not None or parts.password is not None:
            raise Refused("no_address")
        if parts.scheme != "https" and not is_plain:
            raise Refused("not_https")
        port = port or (80 if is_plain else 443)
        try:
            found = self._resolve(host, port)
        except (OSError, UnicodeError) as error:
            raise Refused("unknown_host") from error
        if not found or not all(map(self._is_allowed, found)):
            raise Refused("inside")
        path = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
        return Place(host, port, path, found[0], not is_plain)

    def _is_allowed(self, address: str) -> bool:
        try:
            known = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return is_public(known) or (self._to_loopback and known.is_loopback)


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Is an address one that everybody can reach, and no other inside it?

    >>> [is_public(ip_address(a)) for a in ("8.8.8.8", "10.0.0.1", "::ffff:10.0.0.1")]
    [True, False, False]
    """
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.sixtofour is not None or address.teredo is not None:
            return False
        if any(address in network for network in _EMBEDDING):
            return False
    return address.is_global and not address.is_multicast


class _Pinned(HTTPConnection):
    """A connection to the address that was checked, whatever its name leads to now."""

    def __init__(self, place: Place, tls: ssl.SSLContext) -> None:
        super().__init__(place.host, place.port, timeout=_SECONDS)
        self._place = place
        self._tls = tls

    def connect(self) -> None:
        place = self._place
        reached = (place.address, place.port)
        self.sock = socket.create_connection(reached, timeout=_SECONDS)
        if place.is_secure:
            self.sock = self._tls.wrap_socket(self.sock, server_hostname=place.host)

    def cut(self) -> None:
        """End it from another thread, however slowly the other side sends."""
        if self.sock is not None:
            with suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)


def _send(
    connection: _Pinned, place: Place, body: bytes, headers: dict[str, str]
) -> Answer:
    try:
        connection.request("POST", place.path, body, headers)
        response = connection.getresponse()
        after = response.getheader("retry-after", "")
        return Answer(response.status, float(after) if after.isdecimal() else 0.0)
    finally:
        connection.close()


async def tried(
    outbound: Outbound, url: str, body: bytes, headers: Mapping[str, str]
) -> Outcome:
    """How sending something ended."""
    try:
        status, retry_after = await outbound.post(url, body, headers)
    except Refused as error:
        why = str(error)
        return Outcome("again" if why == "unknown_host" else "refused", why)
    except TimeoutError:
        return Outcome("again", "too_slow")
    except (OSError, HTTPException, ValueError):
        return Outcome("again", "no_answer")
    if 200 <= status < 300:
        return Outcome("sent")
    if status in (404, 410):
        return Outcome("gone", f"status {status}")
    if status >= 500 or status in _WORTH_ANOTHER_TRY:
        return Outcome("again", f"status {status}", retry_after)
    return Outcome("refused", f"status {status}")
