"""Mail: a digest of the tables that wait, for addresses that were confirmed."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from robobid.app.hosting.notices.outbox import Delivery, Outcome
from robobid.app.hosting.notices.turns import Turn, link_to, title_of, turns_of
from robobid.app.locales import Say, words
from robobid.app.server.storage.archive import Archive
from robobid.app.server.storage.contacts import Address
from robobid.core.errors import Unsupported

_ADDRESS: Final = re.compile(r"[!-;=?-~]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
_LONGEST: Final = 254
_SECONDS: Final = 20.0
_HOPELESS: Final = range(550, 560)
"""What a server answers that knows no such address, or wants nothing from us."""


class Server(NamedTuple):
    """A mail server that takes what we send."""

    host: str
    port: int
    user: str
    password: str
    is_secure: bool
    """From the first byte; else as soon as it offers to be."""


def read_server(text: str) -> Server:
    """A mail server from its setting.

    >>> read_server("smtp://ann:pa%40ss@mail.example.org")
    Server(host='mail.example.org', port=587, user='ann', password='pa@ss', is_secure=False)
    """  # noqa: E501
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if parts.scheme not in ("smtp", "smtps") or not host:
        raise Unsupported(
            "bad_smtp",
            "ROBOBID_SMTP must look like smtp://user:password@mail.example.org:587",
        )
    is_secure = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Server(host, port or (465 if is_secure else 587), user, password, is_secure)


def is_address(text: str) -> bool:
    """May mail be sent there?

    >>> [is_address(each) for each in ("ann@example.org", "ann@b", "a b@example.org")]
    [True, False, False]
    """
    return len(text) <= _LONGEST and _ADDRESS.fullmatch(text) is not None


class Mail:
    """Writes to people who asked for it."""

    def __init__(
        self, archive: Archive, server: Server, sender: str, base: str
    ) -> None:
        self._archive = archive
        self._server = server
        self._sender = sender
        self._base = base

    async def deliver(self, delivery: Delivery) -> Outcome:
        """Send a digest, or the question whether an address wants any."""
        store, person = self._archive.store, delivery.target
        to = await self._archive.read(store.contacts.address, person)
        if to is None or to.is_confirmed is (delivery.channel == "confirm"):
            return Outcome("never")
        wish = await self._archive.read(store.contacts.preferences, person)
        say, turns = words(wish.lang), list[Turn]()
        if delivery.channel == "mail":
            heads = await self._archive.read(store.questions.waiting_for, person)
            turns = turns_of(heads, person)
            if not turns:
                return Outcome("never")
        message = self._message(delivery, to, say, turns)
        try:
            await asyncio.to_thread(self._send, message)
        except smtplib.SMTPRecipientsRefused as error:
            status = next(iter(error.recipients.values()))[0]
            is_hopeless = status in _HOPELESS
            return Outcome("gone" if is_hopeless else "again", f"status {status}")
        except smtplib.SMTPResponseException as error:
            return Outcome("again", f"status {error.smtp_code}")
        except (OSError, smtplib.SMTPException):
            return Outcome("again", "no_answer")
        return Outcome("sent")

    def _message(
        self, delivery: Delivery, to: Address, say: Say, turns: list[Turn]
    ) -> EmailMessage:
        stop = f"{self._base}/#/mine/stop/{to.secret}"
        if delivery.channel == "confirm":
            subject = say("notice.mail.confirm_subject")
            link = f"{self._base}/#/mine/confirm/{to.secret}"
            text = say("notice.mail.confirm", link=link, stop=stop)
        else:
            subject = say("notice.mail.subject", n=len(turns))
            lines = "\n".join(
                f"{title_of(turn, say)}\n{link_to(self._base, turn.code)}\n"
                for turn in turns
            )
            text = f"{lines}\n{say('notice.mail.stop', link=stop)}"
        message = EmailMessage()
        message["From"], message["To"] = self._sender, to.address
        message["Subject"] = subject
        message["Date"] = formatdate()
        domain = self._sender.rpartition("@")[2].strip(">")
        message["Message-ID"] = f"<{delivery.id}@{domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message.set_content(f"{text}\n")
        return message

    def _send(self, message: EmailMessage) -> None:
        server, tls = self._server, ssl.create_default_context()
        if server.is_secure:
            client: smtplib.SMTP = smtplib.SMTP_SSL(
                server.host, server.port, timeout=_SECONDS, context=tls
            )
        else:
            client = smtplib.SMTP(server.host, server.port, timeout=_SECONDS)
        with client:
            client.ehlo()
            if not server.is_secure and client.has_extn("starttls"):
                client.starttls(context=tls)
                client.ehlo()
            if server.user:
                client.login(server.user, server.password)
            client.send_message(message)
