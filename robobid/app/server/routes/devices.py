"""My devices: all of them have my tables."""

from __future__ import annotations

import hashlib
import time
from typing import Final, Literal, cast

from robobid.app.hosting import wire
from robobid.app.hosting.people.secrets import hashed, new_secret
from robobid.app.hosting.problems import Denied, too_fast
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.server.hub import Hub

_DAY: Final = 86_400


def hub_of(call: Call) -> Hub:
    """The server: no other host knows devices."""
    return cast(Hub, call.hub)


async def make_device_link(call: Call) -> wire.PersonalLink:
    """A link by which another device is mine too; it works once."""
    if not hub_of(call).kept.allows(call.address):
        raise too_fast()
    link = new_secret()
    expires = time.time() + hub_of(call).settings.link_days * _DAY
    archive = hub_of(call).archive
    await archive.write(
        archive.store.devices.add_link,
        hashed(link),
        call.device,
        call.browser,
        call.label,
        expires,
    )
    return wire.PersonalLink(link=link, expires=expires)


async def look_at_device_link(call: Call) -> wire.DeviceInvitation:
    """Who made a link, and what it would do to this device."""
    archive, devices = hub_of(call).archive, hub_of(call).archive.store.devices
    link = await archive.read(devices.look_at_link, hashed(call.body.link))
    mine = await archive.read(devices.holdings, call.browser)
    opens: Literal["person", "mine", "nothing"] = "nothing"
    if link is not None:
        opens = "mine" if link.person == call.browser else "person"
    return wire.DeviceInvitation(
        opens=opens,
        name=link.name if link else "",
        made=link.made if link else None,
        theirs=link.tables if link else 0,
        tables=mine.tables,
        progress=mine.progress,
    )


async def use_device_link(call: Call) -> wire.DeviceMoved:
    """This device belongs to whoever made the link; what it had stays, or comes along.

    Which of them must be said: nothing moves, and nothing is left, silently.
    """
    archive, devices = hub_of(call).archive, hub_of(call).archive.store.devices
    link, wish = hashed(call.body.link), call.body.mine
    found = await archive.read(devices.look_at_link, link)
    if found is None:
        raise Denied(403, "bad_link", "this link has been used, or was never one")
    has = await archive.read(devices.holdings, call.browser)
    if wish is None and found.person != call.browser and any(has):
        raise Denied(
            409,
            "has_tables",
            "this device has games of its own: say whether they move or are left",
            count=has.tables,
        )
    if not await archive.write(
        devices.use_link, link, call.device, call.browser, call.label, wish or "leave"
    ):
        raise Denied(403, "bad_link", "this link has been used, or was never one")
    await hub_of(call).devices_changed()
    return wire.DeviceMoved(done=True)


async def list_devices(call: Call) -> wire.DeviceList:
    """The devices of mine, and which of them this is."""
    archive = hub_of(call).archive
    devices = archive.store.devices.devices_of
    found = await archive.read(devices, call.browser) if call.browser else []
    return wire.DeviceList(
        devices=[
            wire.DeviceInfo(
                device=_name_of(each.hash),
                label=each.label,
                made=each.made,
                seen=each.seen,
                here=each.hash == call.device,
            )
            for each in found
        ]
    )


async def end_device(call: Call) -> wire.DeviceList:
    """A device of mine, lost or lent, is mine no longer."""
    archive, devices = hub_of(call).archive, hub_of(call).archive.store.devices
    mine = await archive.read(devices.devices_of, call.browser) if call.browser else []
    for each in mine:
        if _name_of(each.hash) == call.body.device:
            await archive.write(devices.end, each.hash, call.browser)
            await hub_of(call).devices_changed()
            break
    else:
        raise Denied(404, "unknown_device", "this is no device of yours")
    return await list_devices(call)


def _name_of(device: str) -> str:
    """What a device is called outside: nothing that it could be known by."""
    return hashlib.sha256(f"device {device}".encode()).hexdigest()[:16]


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/me/link",
        answer=make_device_link,
        summary="A link by which another device has all my tables; it works once",
        returns=wire.PersonalLink,
        names_browser=True,
    ),
    Endpoint(
        method="POST",
        path="/api/me/claim",
        answer=use_device_link,
        summary="Have all tables of whoever made the link, here too",
        takes=wire.DeviceClaim,
        returns=wire.DeviceMoved,
        problems=(409,),
        names_browser=True,
    ),
    Endpoint(
        method="POST",
        path="/api/me/invitation",
        answer=look_at_device_link,
        summary="Who made a link to another device, and what it would do here",
        takes=wire.LinkAsked,
        returns=wire.DeviceInvitation,
    ),
    Endpoint(
        method="GET",
        path="/api/me/devices",
        answer=list_devices,
        summary="All devices of mine, if there are several",
        returns=wire.DeviceList,
    ),
    Endpoint(
        method="POST",
        path="/api/me/devices/end",
        answer=end_device,
        summary="End a device of mine: it has none of my tables any more",
        takes=wire.DeviceNamed,
        returns=wire.DeviceList,
        problems=(404,),
    ),
)
