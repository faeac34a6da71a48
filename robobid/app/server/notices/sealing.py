"""Web Push messages: sealed for one browser, and signed by this server.

RFC 8188 and 8291 say how a message is encrypted, RFC 8292 how a server shows who it is.
"""

from __future__ import annotations

import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE: Final = ec.SECP256R1()
_RECORD: Final = 4_096
_PADDED: Final = 512
"""All messages are as long as this: nobody on the way learns from their length."""
_SALT: Final = 16
_POINT: Final = 65
_AUTH: Final = 16
_LAST: Final = b"\x02"
"""Ends the last record."""
_VALID: Final = 12 * 3600
"""Seconds that a signature is good for."""


class BadKeys(ValueError):
    """Keys of a browser that are none."""


def new_key() -> str:
    """A private key for this server, as text."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return f"{number:064x}"


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """A private key as it was kept."""
    return ec.derive_private_key(int(text, 16), _CURVE)


def public_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public part of a key, as a point."""
    form = PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(Encoding.X962, form)


def encoded(some: bytes) -> str:
    """Bytes as the web writes them."""
    return urlsafe_b64encode(some).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Bytes as the web writes them, read."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse what no browser can have."""
    try:
        point, secret = decoded(p256dh), decoded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
    except (ValueError, InvalidKey) as error:
        raise BadKeys("these are no keys of a browser") from error
    if len(point) != _POINT or len(secret) != _AUTH:
        raise BadKeys("these are no keys of a browser")


def sealed(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded: int = _PADDED,
) -> bytes:
    """A message that one browser alone can read; its key and salt are used once."""
    key = key or ec.generate_private_key(_CURVE)
    salt = salt or os.urandom(_SALT)
    theirs, ours = decoded(p256dh), public_of(key)
    point = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs)
    shared = key.exchange(ec.ECDH(), point)
    about = b"WebPush: info\x00" + theirs + ours
    material = _derived(decoded(auth), shared, about, 32)
    cek = _derived(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\x00", 12)
    plain = (message + _LAST).ljust(padded, b"\x00")
    header = salt + struct.pack("!LB", _RECORD, len(ours)) + ours
    return header + AESGCM(cek).encrypt(nonce, plain, None)


def signed_for(
    endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: float
) -> str:
    """What tells a push service who sends: good for that service, and not for long."""
    parts = urlsplit(endpoint)
    claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}"}
    claims |= {"exp": int(now) + _VALID}
    if contact:
        claims["sub"] = contact
    words = [{"typ": "JWT", "alg": "ES256"}, claims]
    said = ".".join(
        encoded(json.dumps(each, separators=(",", ":")).encode()) for each in words
    )
    signature = key.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
    r, s = decode_dss_signature(signature)
    token = f"{said}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encoded(public_of(key))}"


def _derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)
