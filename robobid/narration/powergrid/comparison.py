"""What a plant on offer would bring, told to whoever could buy it."""

from __future__ import annotations

from robobid.games.powergrid.asides.comparison import Compared
from robobid.narration.message import Told, told
from robobid.narration.powergrid.nouns import plant_named


def gain_of(found: Compared) -> Told:
    """How many cities could be supplied with it."""
    change, plant = found.after - found.before, plant_named(found.plant)
    if not change:
        return told("powergrid.compare.same", plant=plant, before=found.before)
    kind = "gains" if change > 0 else "loses"
    return told(
        f"powergrid.compare.{kind}",
        plant=plant,
        after=found.after,
        before=found.before,
    )


def loss_of(found: Compared) -> Told | None:
    """Which plant would go for it, if any."""
    if found.goes is None:
        return None
    return told("powergrid.compare.goes", plant=plant_named(found.goes))
