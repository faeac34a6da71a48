"""What everybody did since a player's last turn, in one sentence each."""

from __future__ import annotations

from collections.abc import Iterable

from robobid.core.events import Event
from robobid.games.powergrid.rules.events import (
    FuelBought,
    HouseBuilt,
    IncomePaid,
    PlantBought,
)
from robobid.narration.message import Several, Told, told
from robobid.narration.powergrid.nouns import Nouns, burnt_named, plant_named


def since(log: Iterable[Event], nouns: Nouns) -> dict[int, Told]:
    """By seat: plants, fuel, houses and income; who did none of it is left out."""
    by_seat: dict[int, list[Event]] = {}
    for event in log:
        if isinstance(event, PlantBought | FuelBought | HouseBuilt | IncomePaid):
            by_seat.setdefault(event.seat, []).append(event)
    return {
        seat: told("powergrid.since", deeds=Several(tuple(_deeds(events, nouns)), ", "))
        for seat, events in by_seat.items()
    }


def _deeds(events: list[Event], nouns: Nouns) -> Iterable[Told]:
    for event in events:
        if isinstance(event, PlantBought):
            plant = plant_named(event.plant)
            yield told("powergrid.since.plant", plant=plant, payment=event.payment)
    fuel = [event.fuel for event in events if isinstance(event, FuelBought)]
    if fuel:
        yield told("powergrid.since.fuel", tokens=burnt_named(fuel))
    built = [
        nouns.city(event.city) for event in events if isinstance(event, HouseBuilt)
    ]
    if built:
        yield told("powergrid.since.houses", cities=Several(tuple(built), "and"))
    paid = [event.income for event in events if isinstance(event, IncomePaid)]
    if paid:
        yield told("powergrid.since.income", income=sum(paid))
