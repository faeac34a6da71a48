"""Web Push: a notice on a phone or desktop, through the push service of its browser."""

from __future__ import annotations

import hashlib
import json
import time
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from robobid.app.hosting.notices.outbox import Delivery, Outcome
from robobid.app.hosting.notices.words import title_of, told_to_one
from robobid.app.locales import words
from robobid.app.server.notices.outbound import Outbound, tried
from robobid.app.server.notices.sealing import sealed, signed_for
from robobid.app.server.storage.archive import Archive

_KEPT: Final = 2 * 86_400
"""Seconds that a push service keeps what a phone cannot take now."""
_TOPIC: Final = 32
"""Letters of what a message is about: one that waits is replaced by the next."""


class Push:
    """Brings notices to browsers."""

    def __init__(
        self,
        archive: Archive,
        outbound: Outbound,
        key: EllipticCurvePrivateKey,
        contact: str,
    ) -> None:
        self._archive = archive
        self._outbound = outbound
        self._key = key
        self._contact = contact

    async def deliver(self, delivery: Delivery) -> Outcome:
        """Send a notice to one browser; what it cannot take is not sent again."""
        store = self._archive.store
        to = await self._archive.read(store.contacts.subscription, delivery.target)
        head = await self._archive.read(store.questions.head, delivery.code)
        if to is None or head is None:
            return Outcome("never")
        wish = await self._archive.read(store.contacts.preferences, delivery.person)
        say = words(wish.lang)
        message = {
            "title": title_of(head, say),
            "body": told_to_one(head, delivery.kind, delivery.seat, say),
            "tag": head.code,
            "url": f"/#/table/{head.code}",
        }
        body = sealed(json.dumps(message).encode(), to.p256dh, to.auth)
        about = hashlib.sha256(f"{to.id} {head.code}".encode()).hexdigest()
        headers = {
            "authorization": signed_for(
                to.endpoint, self._key, self._contact, time.time()
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "topic": about[:_TOPIC],
            "ttl": str(_KEPT),
            "urgency": "high" if delivery.kind == "turn" else "normal",
        }
        outcome = await tried(self._outbound, to.endpoint, body, headers)
        return Outcome("never") if outcome.how == "refused" else outcome
