"""Who asks: the device by its cookie, and the person that it belongs to."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from robobid.app.hosting.people.secrets import hashed
from robobid.app.server.http import security
from robobid.app.server.storage.archive import Archive

_BELIEVED: Final = 2.0
"""Seconds after which the database is asked again whose a device is."""
_KNOWN: Final = 10_000
"""Devices that are remembered."""
_SEEN_EVERY: Final = 86_400
"""Seconds between notes that a device was here."""
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrom", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


class Who(NamedTuple):
    """Who asks; all empty for a browser that has no cookie of ours."""

    device: str = ""
    browser: str = ""
    """The person: whatever they have is kept under this name."""
    unsigned: str = ""
    """A secret of an older version, which should be signed."""


class Devices:
    """Whose cookies these are, as far as the database says."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._key = b""
        self._people: OrderedDict[str, tuple[float, str]] = OrderedDict()
        self._noted: dict[str, float] = {}

    async def open(self) -> None:
        """Learn what cookies are signed with."""
        self._key = await self._archive.write(self._archive.store.state.cookie_key)

    def cookie_for(self, secret: str) -> str:
        """A secret as its cookie holds it."""
        return security.signed(secret, self._key)

    async def who(self, connection: HTTPConnection) -> Who:
        """The device and person behind a connection."""
        name = security.cookie_name(connection.url.scheme)
        if secret := security.unsigned(connection.cookies.get(name, ""), self._key):
            device = hashed(secret)
            return Who(device, await self.person_of(device))
        # Older versions signed nothing: only what is known here is believed.
        secret = connection.cookies.get(security.COOKIE, "")
        if security.is_unsigned(secret):
            device = hashed(secret)
            store = self._archive.store
            if await self._archive.read(store.devices.is_known, device):
                return Who(device, await self.person_of(device), secret)
        return Who()

    async def person_of(self, device: str) -> str:
        """Whose a device is."""
        now = time.monotonic()
        at, person = self._people.get(device, (0.0, ""))
        if device not in self._people or now - at > _BELIEVED:
            devices = self._archive.store.devices
            person = await self._archive.read(devices.person_of, device)
            self._people[device] = now, person
            self._people.move_to_end(device)
            if len(self._people) > _KNOWN:
                self._people.popitem(last=False)
            if person not in (device, "") and self._is_long_ago(device, now):
                await self._archive.write(devices.note_seen, device)
        return person

    def forget(self) -> None:
        """Devices have changed hands: ask again."""
        self._people.clear()

    def _is_long_ago(self, device: str, now: float) -> bool:
        if now - self._noted.get(device, -_SEEN_EVERY) < _SEEN_EVERY:
            return False
        if len(self._noted) >= _KNOWN:
            self._noted.clear()
        self._noted[device] = now
        return True


def label_of(agent: str) -> str:
    """What kind of browser it is, and no more than that.

    >>> label_of("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko Firefox/130.0")
    'Firefox, Linux'
    >>> label_of("curl/8.0")
    ''
    """
    found = (
        next((name for sign, name in signs if sign in agent), "")
        for signs in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(filter(None, found))
