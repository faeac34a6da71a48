"""Who is who, what may come from where, and what a browser is told to refuse."""

from __future__ import annotations

import hashlib
import secrets
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from robobid.server.settings import Settings

COOKIE: Final = "robobid"
LETTERS: Final = "CDFGHJKMNPQRTVWXY3479"
"""Letters of table codes: none looks like another, and they spell no words."""
CODE_LENGTHS: Final = (4, 4, 4, 4, 5, 5, 6, 7, 8)
"""A few tries with each length: codes grow when short ones run out."""
_SECRET_BYTES: Final = 18
_DAY: Final = 86_400
_HOST_BITS: Final = 64
"""Bits of an IPv6 address that a household chooses for itself."""
_LOCAL_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})

HEADERS: Final = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            # Attributes only: drawings place their parts by them.
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    # The part of an address after # is never sent; the rest is nobody's business.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def new_secret() -> str:
    """Something that nobody can guess: 144 bits, for links and cookies."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def new_code(length: int) -> str:
    """A table's code, short enough to be told across a room."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def hashed(secret: str) -> str:
    """What is stored of a secret that must not be read back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def browser_of(connection: HTTPConnection) -> str:
    """Which browser this is, by its cookie; empty if it has none of ours."""
    token = connection.cookies.get(COOKIE, "")
    return hashed(token) if len(token) >= _SECRET_BYTES else ""


def remember(response: Response, token: str, settings: Settings, scheme: str) -> None:
    """Give a browser the cookie by which it is known."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=int(settings.cookie_days * _DAY),
        path="/",
        secure=scheme in ("https", "wss"),
        httponly=True,
        samesite="strict",
    )


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from; the proxy's word for it, if it is trusted."""
    return counted_as(connection.client.host) if connection.client else "?"


def counted_as(host: str) -> str:
    """As what an address is counted: with IPv6 everybody has a whole network.

    >>> counted_as("192.0.2.7"), counted_as("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return host
    mapped = address.ipv4_mapped
    network = int(address) >> _HOST_BITS << _HOST_BITS
    return str(mapped or IPv6Address(network))


def comes_from_our_page(connection: HTTPConnection, settings: Settings) -> bool:
    """Was this sent by our own page, or by no page at all?

    A browser names the page's origin with every WebSocket and every request that
    changes something. Programs need not: they have no cookies to abuse.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        site = connection.headers.get("sec-fetch-site", "none")
        return site in ("none", "same-origin")
    if settings.origins:
        return origin in settings.origins
    try:
        parts = urlsplit(origin)
        host = parts.hostname
    except ValueError:
        return False
    if parts.netloc != connection.headers.get("host"):
        return False
    # On loopback a foreign name that leads here is a trick (DNS rebinding).
    return host in _LOCAL_NAMES or not settings.local_only
