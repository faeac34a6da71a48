"""Tables for deals that everybody may play: one person, and bots."""

from __future__ import annotations

from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.host import Host
from robobid.app.hosting.people.names import clean_name
from robobid.app.hosting.people.seats import (
    check_limits,
    create,
    opening_for,
    seat_for,
)
from robobid.app.hosting.rows import Head
from robobid.app.hosting.wire import NewSeat
from robobid.app.locales import names
from robobid.app.puzzles.deals import TAG, Deal
from robobid.bots import is_robot


async def set_up_deal(
    hub: Host, deal: Deal, name: str, browser: str, address: str
) -> Head:
    """A table for a deal. Its luck can be foretold, so nobody else may sit there."""
    offer = offer_named(deal.game)
    wishes = wishes_for(deal, clean_name(name, hub.settings.name_length) or "1")
    tags = deal.lay_out().tags([wish.name for wish in wishes]) | {TAG: deal.word}
    seats = [
        seat_for(hub, offer, tags, at, wish, browser) for at, wish in enumerate(wishes)
    ]
    opening = await opening_for(hub, address, offer, tags, {})
    async with hub.setting_up:
        await check_limits(hub, browser, address)
        return await create(hub, offer, tags, seats, browser, opening, {})


def wishes_for(deal: Deal, name: str) -> list[NewSeat]:
    """Who sits there: the person first, then bots with their names, or robots."""
    called = names()
    _, *others = deal.seats
    return [
        NewSeat(kind="me", name=name),
        *(
            NewSeat(kind="robot")
            if is_robot(word)
            else NewSeat(kind="bot", name=called.get(f"mechanic-{at}", word), bot=word)
            for at, word in enumerate(others, 1)
        ),
    ]
