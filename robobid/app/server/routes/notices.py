"""How I am told that a table waits for me, and what waits."""

from __future__ import annotations

import time
from datetime import date, timedelta
from typing import Final, cast
from urllib.parse import urlsplit

from robobid.app.hosting import wire
from robobid.app.hosting.notices.rests import (
    LONGEST_NIGHT,
    MOST_DAYS_OFF,
    DaysOff,
    Night,
    checked_zone,
)
from robobid.app.hosting.notices.turns import link_to
from robobid.app.hosting.people.lobby import require_host
from robobid.app.hosting.people.secrets import hashed, new_secret
from robobid.app.hosting.problems import Denied, too_fast
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.routes.tables import at_table, head_of
from robobid.app.hosting.wire.notices import Language
from robobid.app.server.notices.mail import is_address
from robobid.app.server.notices.outbound import Refused
from robobid.app.server.notices.sealing import BadKeys, check_keys
from robobid.app.server.routes.devices import hub_of
from robobid.app.server.storage.contacts import (
    Address,
    Hook,
    Preferences,
    Subscription,
)

_DAY: Final = 86_400
_USUAL_HOURS: Final = 24


async def show(call: Call) -> wire.NoticeSettings:
    """How I am told."""
    archive, contacts = hub_of(call).archive, hub_of(call).archive.store.contacts
    wish = await archive.read(contacts.preferences, call.browser)
    made = await archive.read(contacts.token_made, call.browser)
    mail = await archive.read(contacts.address, call.browser)
    return wire.NoticeSettings(
        lang=cast(Language, wish.lang),
        zone=wish.zone,
        quiet_from=wish.quiet.begin if wish.quiet else None,
        quiet_to=wish.quiet.end if wish.quiet else None,
        comings=wish.comings,
        days_off=[
            wire.DaysOffInfo(first=str(days.first), last=str(days.last))
            for days in wish.days_off
        ],
        token_made=made,
        push_key=hub_of(call).push_key,
        subscribed=await archive.read(contacts.is_subscribed, call.device),
        mail_offered=hub_of(call).settings.sends_mail,
        mail="none" if mail is None else "confirmed" if mail.is_confirmed else "asked",
        mail_hours=_USUAL_HOURS if mail is None else mail.hours,
    )


async def prefer(call: Call) -> wire.NoticeSettings:
    """Tell me otherwise."""
    wish: wire.NoticeWish = call.body
    zone, quiet, days = checked_zone(wish.zone), _night(wish), _days_off(wish)
    await _require_person(call)
    preferences = Preferences(wish.lang, zone, quiet, wish.comings, days)
    archive, contacts = hub_of(call).archive, hub_of(call).archive.store.contacts
    await archive.write(contacts.prefer, call.browser, preferences)
    return await show(call)


async def make_token(call: Call) -> wire.TokenMade:
    """A token; the one before opens nothing any more."""
    await _require_person(call)
    token = new_secret()
    archive, contacts = hub_of(call).archive, hub_of(call).archive.store.contacts
    await archive.write(contacts.make_token, call.browser, hashed(token))
    return wire.TokenMade(token=token)


async def end_token(call: Call) -> wire.NoticeSettings:
    """My token opens nothing any more."""
    archive, contacts = hub_of(call).archive, hub_of(call).archive.store.contacts
    await archive.write(contacts.end_token, call.browser)
    return await show(call)


async def list_turns(call: Call) -> wire.TurnList:
    """The tables that wait for me."""
    base = hub_of(call).settings.address
    turns = await hub_of(call).turns_of(call.browser) if call.browser else []
    return wire.TurnList(
        turns=[
            wire.TurnInfo(**turn._asdict(), link=link_to(base, turn.code))
            for turn in turns
        ]
    )


async def subscribe(call: Call) -> wire.NoticeSettings:
    """Tell this browser by push."""
    wish: wire.PushWish = call.body
    await _require_person(call)
    try:
        check_keys(wish.p256dh, wish.auth)
    except BadKeys as error:
        raise Denied(409, "bad_push_keys", str(error)) from error
    await _require_outside(call, wish.endpoint)
    wanted = Subscription(
        new_secret(),
        call.browser,
        call.device,
        wish.endpoint,
        wish.p256dh,
        wish.auth,
        time.time(),
    )
    archive, most = hub_of(call).archive, hub_of(call).settings.subscriptions
    await archive.write(archive.store.contacts.subscribe, wanted, most)
    return await show(call)


async def unsubscribe(call: Call) -> wire.NoticeSettings:
    """Tell this browser nothing by push any more."""
    archive, contacts = hub_of(call).archive, hub_of(call).archive.store.contacts
    await archive.write(contacts.unsubscribe, call.device)
    return await show(call)


async def want_mail(call: Call) -> wire.NoticeSettings:
    """Ask an address whether it wants mail; the same one once a day, by anybody."""
    hub, wish = hub_of(call), call.body
    archive, contacts = hub.archive, hub.archive.store.contacts
    if not hub.settings.sends_mail:
        raise Denied(403, "no_mail", "this server sends no mail")
    if not is_address(wish.address):
        raise Denied(409, "bad_address", "this is no address for mail")
    await _require_person(call)
    if not hub.new_mails.allows(call.address):
        raise too_fast()
    now = time.time()
    asked = await archive.read(contacts.asked_at, wish.address)
    wanted = Address(
        call.browser, wish.address, wish.hours, new_secret(), False, now, 0.0
    )
    await archive.write(contacts.set_address, wanted)
    if asked is None or asked < now - _DAY:
        board = archive.store.board
        await archive.write(board.put, "confirm", call.browser, call.browser, now)
        hub.post.wake()
    return await show(call)


async def end_mail(call: Call) -> wire.NoticeSettings:
    """Forget my address."""
    archive, contacts = hub_of(call).archive, hub_of(call).archive.store.contacts
    await archive.write(contacts.end_address, call.browser)
    return await show(call)


async def confirm_mail(call: Call) -> wire.MailSettled:
    """An address wants mail."""
    archive, contacts = hub_of(call).archive, hub_of(call).archive.store.contacts
    done = await archive.write(contacts.confirm, call.body.secret)
    return wire.MailSettled(done=done)


async def stop_mail(call: Call) -> wire.MailSettled:
    """An address wants no mail: it is forgotten."""
    archive, contacts = hub_of(call).archive, hub_of(call).archive.store.contacts
    return wire.MailSettled(done=await archive.write(contacts.stop, call.body.secret))


async def show_hook(call: Call) -> wire.HookInfo:
    """Which chat is told of a table of mine."""
    require_host(await head_of(call), call.browser)
    archive = hub_of(call).archive
    hook = await archive.read(archive.store.contacts.hook, call.code)
    if hook is None:
        return wire.HookInfo(host=None, failed=None)
    return wire.HookInfo(host=urlsplit(hook.url).hostname, failed=hook.failed)


async def set_hook(call: Call) -> wire.HookInfo:
    """Tell another chat of a table of mine, or none."""
    require_host(await head_of(call), call.browser)
    archive, wish = hub_of(call).archive, call.body
    contacts = archive.store.contacts
    if wish.url is None:
        await archive.write(contacts.end_hook, call.code)
        return await show_hook(call)
    if not hub_of(call).kept.allows(call.address):
        raise too_fast()
    await _require_outside(call, wish.url)
    hook = Hook(call.code, wish.url, wish.lang, time.time())
    await archive.write(contacts.set_hook, hook)
    return await show_hook(call)


async def _require_outside(call: Call, url: str) -> None:
    """Refuse an address to which nothing will be sent."""
    try:
        await hub_of(call).outbound.check(url)
    except Refused as error:
        # Whether a name leads into the host's network, or nowhere, is not told.
        secret = str(error) in ("inside", "unknown_host")
        code = "hook_not_reachable" if secret else f"hook_{error}"
        raise Denied(409, code, "nothing can be sent to this address") from error


def _night(wish: wire.NoticeWish) -> Night | None:
    """The hours in which nothing is sent."""
    begin, end = wish.quiet_from, wish.quiet_to
    if begin is None and end is None:
        return None
    night = Night(begin or 0, end or 0)
    if begin is None or end is None or not 0 < night.hours <= LONGEST_NIGHT:
        raise Denied(
            409,
            "bad_night",
            f"a night begins, ends, and has at most {LONGEST_NIGHT} hours",
            most=LONGEST_NIGHT,
        )
    return night


def _days_off(wish: wire.NoticeWish) -> tuple[DaysOff, ...]:
    """Days off that lie ahead; those that are over are forgotten."""
    try:
        found = [
            DaysOff(date.fromisoformat(each.first), date.fromisoformat(each.last))
            for each in wish.days_off
        ]
    except ValueError as error:
        raise _bad_days() from error
    yesterday = date.today() - timedelta(days=1)
    ahead = [days for days in found if days.last >= yesterday]
    is_wrong = any(days.days < 1 for days in found)
    if is_wrong or sum(days.days for days in ahead) > MOST_DAYS_OFF:
        raise _bad_days()
    return tuple(sorted(ahead))


def _bad_days() -> Denied:
    return Denied(
        409,
        "bad_days_off",
        f"days off have a first and a last day, and are at most {MOST_DAYS_OFF}",
        most=MOST_DAYS_OFF,
    )


async def _require_person(call: Call) -> None:
    """Only for somebody who plays here is anything kept, and not without end."""
    if not hub_of(call).kept.allows(call.address):
        raise too_fast()
    archive, devices = hub_of(call).archive, hub_of(call).archive.store.devices
    if not call.browser or not await archive.read(devices.is_known, call.browser):
        raise Denied(403, "nobody_here", "this is for people who have a table here")


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/me/push",
        answer=subscribe,
        summary="Tell this browser by push",
        takes=wire.PushWish,
        returns=wire.NoticeSettings,
        problems=(409,),
    ),
    Endpoint(
        method="POST",
        path="/api/me/push/end",
        answer=unsubscribe,
        summary="Tell this browser nothing by push any more",
        returns=wire.NoticeSettings,
    ),
    Endpoint(
        method="POST",
        path="/api/me/mail",
        answer=want_mail,
        summary="Mail for me, once the address has confirmed it",
        takes=wire.MailWish,
        returns=wire.NoticeSettings,
        problems=(409,),
    ),
    Endpoint(
        method="POST",
        path="/api/me/mail/end",
        answer=end_mail,
        summary="No mail for me any more; the address is forgotten",
        returns=wire.NoticeSettings,
    ),
    Endpoint(
        method="POST",
        path="/api/mail/confirm",
        answer=confirm_mail,
        summary="An address wants the mail that somebody asked for",
        takes=wire.MailSecret,
        returns=wire.MailSettled,
    ),
    Endpoint(
        method="POST",
        path="/api/mail/stop",
        answer=stop_mail,
        summary="An address wants no mail: it is forgotten",
        takes=wire.MailSecret,
        returns=wire.MailSettled,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{code}/hook",
        answer=show_hook,
        summary="Which chat is told of a table that I opened",
        returns=wire.HookInfo,
        problems=(403, 404),
    ),
    at_table(
        "/hook",
        set_hook,
        "Tell a chat of a table that I opened, or no chat any more",
        takes=wire.HookWish,
        returns=wire.HookInfo,
    ),
    Endpoint(
        method="GET",
        path="/api/me/notices",
        answer=show,
        summary="How I am told that a table waits for me",
        returns=wire.NoticeSettings,
    ),
    Endpoint(
        method="POST",
        path="/api/me/notices",
        answer=prefer,
        summary="Tell me otherwise: language, quiet hours, and who comes and leaves",
        takes=wire.NoticeWish,
        returns=wire.NoticeSettings,
        problems=(409,),
        example={
            "lang": "de",
            "zone": "Europe/Berlin",
            "quiet_from": 22,
            "quiet_to": 8,
            "comings": False,
        },
    ),
    Endpoint(
        method="POST",
        path="/api/me/token",
        answer=make_token,
        summary="A token for my turns and my feed; the one before ends",
        returns=wire.TokenMade,
    ),
    Endpoint(
        method="POST",
        path="/api/me/token/end",
        answer=end_token,
        summary="My token opens nothing any more",
        returns=wire.NoticeSettings,
    ),
    Endpoint(
        method="GET",
        path="/api/me/turns",
        answer=list_turns,
        summary="The tables that wait for me; `Authorization: Bearer` takes my token",
        returns=wire.TurnList,
        problems=(403,),
        takes_token=True,
    ),
)
