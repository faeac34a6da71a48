"""Chats of clubs: Discord, Slack and Matrix take a plain POST."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from robobid.app.hosting.notices.outbox import Delivery, Outcome
from robobid.app.hosting.notices.turns import link_to
from robobid.app.hosting.notices.words import told_to_all
from robobid.app.locales import words
from robobid.app.server.notices.outbound import Outbound, tried
from robobid.app.server.storage.archive import Archive
from robobid.app.server.storage.notices import COMMON


class Chat(NamedTuple):
    """Where a chat is, and what it speaks."""

    url: str
    lang: str


class Hooks:
    """Tells chats of tables."""

    def __init__(
        self, archive: Archive, outbound: Outbound, base: str, common: Sequence[Chat]
    ) -> None:
        self._archive = archive
        self._outbound = outbound
        self._base = base
        self._common = common
        """Those that are told of all tables."""

    async def deliver(self, delivery: Delivery) -> Outcome:
        """Tell a chat; one that is gone is said to be, and set anew by its owner."""
        store = self._archive.store
        head = await self._archive.read(store.questions.head, delivery.code)
        chat = await self._chat(delivery.target)
        if head is None or chat is None:
            return Outcome("never")
        said = told_to_all(head, delivery.kind, delivery.seat, words(chat.lang))
        link = link_to(self._base, head.code) if self._base else ""
        text = f"{said} {link}".strip()
        message = {
            "text": text,  # Slack, Matrix
            "content": text,  # Discord
            # Nobody is called by a name that somebody chose.
            "allowed_mentions": {"parse": []},
        }
        headers = {"content-type": "application/json", "idempotency-key": delivery.id}
        body = json.dumps(message).encode()
        outcome = await tried(self._outbound, chat.url, body, headers)
        return Outcome("refused", outcome.why) if outcome.how == "gone" else outcome

    async def _chat(self, target: str) -> Chat | None:
        kind, _, number = target.partition(" ")
        if kind == COMMON:
            at = int(number)
            return self._common[at] if at < len(self._common) else None
        hook = await self._archive.read(self._archive.store.contacts.hook, target)
        return None if hook is None else Chat(hook.url, hook.lang)
