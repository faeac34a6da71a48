"""Who is who, what may come from where, and what a browser is told to refuse."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from robobid.app.hosting.people.secrets import SECRET_BYTES
from robobid.app.server.settings import Settings

COOKIE: Final = "robobid"
_OUR_HOST: Final = "__Host-"
"""A cookie that begins so can be set by this very host alone, and with TLS."""
_MAC_BYTES: Final = 18
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


def cookie_name(scheme: str) -> str:
    """What the cookie is called: with TLS no sibling domain can set it."""
    return _OUR_HOST + COOKIE if scheme in ("https", "wss") else COOKIE


def signed(secret: str, key: bytes) -> str:
    """A secret with the proof that we have given it.

    >>> unsigned(signed("secret", b"key"), b"key"), unsigned("secret.made-up", b"key")
    ('secret', '')
    """
    mac = hmac.digest(key, secret.encode(), "sha256")[:_MAC_BYTES]
    return f"{secret}.{urlsafe_b64encode(mac).decode()}"


def unsigned(cookie: str, key: bytes) -> str:
    """The secret that a cookie of ours holds; empty if it is not ours."""
    secret = cookie.partition(".")[0]
    ours = signed(secret, key)
    return secret if hmac.compare_digest(cookie.encode(), ours.encode()) else ""


def is_unsigned(cookie: str) -> bool:
    """May this be a secret as older versions gave it?"""
    return len(cookie) >= SECRET_BYTES and "." not in cookie


def remember(response: Response, cookie: str, settings: Settings, scheme: str) -> None:
    """Give a browser the cookie by which it is known."""
    response.set_cookie(
        cookie_name(scheme),
        cookie,
        max_age=int(settings.cookie_days * _DAY),
        path="/",
        secure=scheme in ("https", "wss"),
        httponly=True,
        samesite="strict",
    )


def token_of(connection: HTTPConnection) -> str:
    """What somebody shows instead of a cookie, to read what is theirs."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


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
