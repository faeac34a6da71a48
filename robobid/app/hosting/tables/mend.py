"""A table that cannot be continued, or was stopped, goes on from a good moment."""

from __future__ import annotations

from robobid.app.hosting.host import Host
from robobid.app.hosting.people.seats import head_of
from robobid.app.hosting.problems import cannot_continue
from robobid.app.hosting.rows import After, Head, Stored
from robobid.app.hosting.tables.brought import (
    Elsewhere,
    GoodPart,
    Site,
    good_part_of,
    is_brought,
)


async def mend(hub: Host, code: str) -> Head:
    """Set aside what the rules do not allow any more; the same people play on.

    Nothing is shown of it, and nothing is thrown away. A table that can be continued
    stays as it is; one that cannot even be set up cannot be mended. What followed from
    the last choice of a person is set aside too where a table was stopped: its next
    move could not be worked out, so that somebody has to choose otherwise.
    """
    stored = await hub.stored(code)
    good = await _good_part(hub, stored)
    if not good.moves and not good.is_whole:
        raise cannot_continue()
    if stored.head.is_stopped or not good.is_whole:
        archive, seats = hub.archive, stored.head.seats
        is_due = any(seats[seat].may_be_played_for for seat in good.to_act)
        after = After(good.to_act, is_due, good.round)
        await archive.write(archive.store.tables.cut_back, code, good.moves, after)
    hub.mend(code)
    await hub.room(code, mine=True)
    return await head_of(hub, code)


async def _good_part(hub: Host, stored: Stored) -> GoodPart:
    """How far it can be played, where that may take for ever."""
    if hub.movers is not None and (is_brought(stored) or stored.head.is_stopped):
        return await Elsewhere(hub.movers, hub.archive.read).good_part(stored)
    site = Site.of(stored.head, stored.tags, stored.moves)
    return await hub.archive.read(good_part_of, site)
