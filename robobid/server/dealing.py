"""Tables for deals that everybody may play: one person, and bots."""

from __future__ import annotations

from robobid.bots import is_robot
from robobid.locales import names
from robobid.puzzles.deals import TAG, Deal
from robobid.server.cleaning import clean_name
from robobid.server.games import offer_named
from robobid.server.hub import Hub
from robobid.server.seating import check_limits, create, seat_for
from robobid.server.storage.rows import Head
from robobid.server.wire import NewSeat


async def set_up_deal(
    hub: Hub, deal: Deal, name: str, browser: str, address: str
) -> Head:
    """A table for a deal. Its luck can be foretold, so nobody else may sit there."""
    offer = offer_named(deal.game)
    wishes = wishes_for(deal, clean_name(name, hub.settings.name_length) or "1")
    tags = deal.lay_out().tags([wish.name for wish in wishes]) | {TAG: deal.word}
    seats = [
        seat_for(hub, offer, tags, at, wish, browser) for at, wish in enumerate(wishes)
    ]
    async with hub.setting_up:
        await check_limits(hub, browser, address)
        return await create(hub, offer, tags, seats, browser, files={})


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
