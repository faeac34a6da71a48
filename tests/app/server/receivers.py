"""Whoever notices are sent to, on loopback: a push service, a chat, a mail server."""

from __future__ import annotations

import json
import socketserver
import struct
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 60.0


class Request(NamedTuple):
    """What came in."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class WebServer:
    """A web server that keeps what it is sent, and answers as it is told."""

    def __init__(self) -> None:
        self.got: Queue[Request] = Queue()
        self.statuses: list[int] = []
        """The answers to come; then it is always 200."""
        self.location = ""
        ours = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                size = int(self.headers.get("content-length", 0))
                headers = {name.lower(): text for name, text in self.headers.items()}
                request = Request(self.path, headers, self.rfile.read(size))
                status = ours.statuses.pop(0) if ours.statuses else ours.check(request)
                self.send_response(status)
                if ours.location:
                    self.send_header("location", ours.location)
                self.send_header("content-length", "0")
                self.end_headers()
                ours.got.put(request)

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def check(self, request: Request) -> int:
        """The status of a request that nothing else was said about."""
        return 200

    def next(self) -> Request:
        """What comes next, or has come."""
        return self.got.get(timeout=PATIENCE)

    def __enter__(self) -> Any:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class PushService(WebServer):
    """A push service with one browser, which reads what was sealed for it.

    Written from the standards, with none of our own code: RFC 8030, 8188, 8291, 8292.
    """

    def __init__(self) -> None:
        super().__init__()
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen-bytes-ok"
        self.endpoint = f"{self.address}/push/ann"
        self.server_key = ""
        """The key that the browser was given when it subscribed."""

    @property
    def point(self) -> bytes:
        form = PublicFormat.UncompressedPoint
        return self._key.public_key().public_bytes(Encoding.X962, form)

    def subscribe(self, server_key: str) -> dict[str, str]:
        """What a browser gives to the page that subscribes it."""
        self.server_key = server_key
        keys = {"p256dh": _encoded(self.point), "auth": _encoded(self._auth)}
        return {"endpoint": self.endpoint, **keys}

    def check(self, request: Request) -> int:
        headers = request.headers
        if int(headers["ttl"]) < 0 or len(headers.get("topic", "")) > 32:
            return 400
        if headers["content-encoding"] != "aes128gcm":
            return 415
        self.check_who(headers["authorization"])
        return 201

    def check_who(self, header: str) -> None:
        """RFC 8292: the signature is the server's, for us, and not for ever."""
        kind, _, rest = header.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert kind == "vapid"
        assert parts["k"] == self.server_key
        said, _, signature = parts["t"].rpartition(".")
        raw = _decoded(signature)
        r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        point = _decoded(parts["k"])
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        how = ec.ECDSA(hashes.SHA256())
        key.verify(encode_dss_signature(r, s), said.encode(), how)
        head, claims = (json.loads(_decoded(part)) for part in said.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self.address

    def opened(self, request: Request) -> Any:
        """RFC 8188 and 8291: what the browser reads."""
        body = request.body
        salt, (size, length) = body[:16], struct.unpack("!LB", body[16:21])
        theirs, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), point)
        about = b"WebPush: info\0" + self.point + theirs + b"\x01"
        material = _hmac(_hmac(self._auth, shared), about)
        secret = _hmac(salt, material)
        cek = _hmac(secret, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _hmac(secret, b"Content-Encoding: nonce\0\x01")[:12]
        plain = AESGCM(cek).decrypt(nonce, record, None).rstrip(b"\0")
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def _hmac(key: bytes, some: bytes) -> bytes:
    mac = hmac.HMAC(key, hashes.SHA256())
    mac.update(some)
    return mac.finalize()


def _encoded(some: bytes) -> str:
    return urlsafe_b64encode(some).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class MailServer:
    """A mail server that keeps what it is sent (RFC 5321, as far as it is needed)."""

    def __init__(self) -> None:
        self.got: Queue[EmailMessage] = Queue()
        self.refused = ""
        """An address that nobody has here."""
        ours = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 here")
                for line in self.rfile:
                    word = line[:4].upper()
                    if word == b"DATA":
                        self.say("354 go on")
                        self.read()
                    elif word == b"RCPT" and ours.refused.encode() in line:
                        self.say("550 nobody" if ours.refused else "250 ok")
                    elif word == b"QUIT":
                        self.say("221 bye")
                        return
                    else:
                        self.say("250 ok")

            def read(self) -> None:
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line.removeprefix(b"."))
                text = b"".join(lines)
                message = message_from_bytes(text, policy=policy.default)
                assert isinstance(message, EmailMessage)
                ours.got.put(message)
                self.say("250 ok")

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"smtp://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def next(self) -> EmailMessage:
        """What comes next, or has come."""
        return self.got.get(timeout=PATIENCE)


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """A mail server that runs."""
    server = MailServer()
    server._thread.start()
    yield server
    server._server.shutdown()
    server._server.server_close()
    server._thread.join()
