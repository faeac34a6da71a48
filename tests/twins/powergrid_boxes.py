"""Boxes of Power Grid that the twin is compared on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import cycle
from random import Random
from typing import Any

import pytest

from robobid.core.setup import PERSON
from robobid.games.powergrid.files.mapfile import read_map, standard_map
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.plants import PLANTS, plant_of, plants_with
from robobid.games.powergrid.rules.readings import Readings
from robobid.games.powergrid.variants import DEALT, Pieces, Seat
from robobid.twins.powergrid import Box

SEAT_COUNTS = (2, 3, 4, 5, 6)
REGION_WAYS = ("drafted", "drawn")


def boxes() -> Iterator[Any]:
    """Every map with every number of persons, all variants mixed."""
    ways = cycle(REGION_WAYS)
    promos = cycle([(), ("flux",), ("transformer",), ("flux", "transformer")])
    for map_ in MAP_NAMES:
        for seats in SEAT_COUNTS:
            box = Box.open(map_, seats, regions=next(ways), promo=next(promos))
            yield pytest.param(box, id=f"{map_}-{seats}")
        next(ways)
        next(promos)


def robot_boxes() -> Iterator[Any]:
    """Tables with robots: every piece, map, number of seats and mix of persons."""
    random = Random(1)
    maps = cycle(MAP_NAMES)
    for number, pieces in enumerate(all_pieces(random)):
        seats = 2 + number % 5
        robots = min(seats, 5, 1 + number % 3)
        line_up: list[Seat] = [pieces, *[DEALT] * (robots - 1)]
        if robots > 1 and pieces.first_city == 3:
            line_up = [pieces]
        line_up += [PERSON] * (seats - len(line_up))
        random.shuffle(line_up)
        yield robots_at(next(maps), line_up, number, Readings())
    for seats in SEAT_COUNTS:
        dealt: list[Seat] = [DEALT] * min(seats, 5)
        dealt += [PERSON] * (seats - len(dealt))
        yield robots_at(next(maps), dealt, seats, Readings())


def reading_boxes() -> Iterator[Any]:
    """Each reading by itself, with the pieces that it is about, and all together."""
    about = {
        "d5": ("germany", "1-3-4-6-1"),
        "d7": ("korea", "4-1-2-6-1"),
        "d11": ("central-europe", "2-4-2-6-1"),
        "d12": ("usa", "5-3-4-6-3"),
        "d14": ("france", "6-3-2-6-1"),
        "d28": ("italy", "3-4-1-6-4"),
        "d42": ("benelux", "2-6-5-1-5"),
        "d47": ("korea", "4-3-6-5-6"),
    }
    names = [field.name for field in fields(Readings)]
    for name in names:
        map_, pieces = about[name]
        readings = Readings.read(f"{name[1:]}=alt")
        seats = [PERSON, Pieces.read(pieces), PERSON]
        yield robots_at(map_, seats, int(name[1:]), readings)
    everything = Readings.read(",".join(f"{name[1:]}=alt" for name in names))
    yield robots_at("spain-portugal", [DEALT, DEALT, DEALT, PERSON], 1, everything)


def robots_at(map_: str, seats: list[Seat], number: int, readings: Readings) -> Any:
    """A table with these seats; what is not named differs from table to table."""
    box = Box.open(
        map_,
        seats,
        regions=REGION_WAYS[number % 2],
        promo=("flux",) * (number % 3 == 0) + ("transformer",) * (number % 4 == 0),
        seating=("drawn", "given")[number % 7 == 0],
        readings=readings,
    )
    names = ",".join(str(seat or "person") for seat in seats)
    return pytest.param(box, id=f"{map_}-{names}-{readings.write()}")


def all_pieces(random: Random) -> Iterator[Pieces]:
    """Robots that together have every piece at least twice."""
    for _ in range(2):
        columns = [random.sample(range(1, 7), 6) for _ in range(5)]
        yield from (Pieces(*row) for row in zip(*columns, strict=True))


def small_map() -> str:
    """A map of one's own: four regions, discounts, links that cost nothing."""
    regions = ["aa", "bb", "cc", "dd"]
    pairs = [(a, b) for a in range(28) for b in range(a + 1, min(28, a + 4))]
    return json.dumps(
        {
            "id": "small",
            "name": "Small",
            "regions": [
                {"id": name, "adjacent": regions[max(0, at - 1) : at + 2]}
                for at, name in enumerate(regions)
            ],
            "cities": [
                {"id": f"c{at:02}", "region": regions[at % 4]} for at in range(28)
            ],
            "connections": [
                [f"c{a:02}", f"c{b:02}", (a * 7 + b * 3) % 12] for a, b in pairs
            ],
            "discounts": [
                {"city": "c03", "resource": "oil", "amount": 2, "minimumPrice": 1},
                {"city": "c05", "resource": "coal", "amount": 1, "minimumPrice": 0},
            ],
            "nuclear": {"allowedRegions": ["bb", "dd"]},
            "deck": {
                "topOfStack": 20,
                "removed": [13, 15],
                "setAside": [30, 17],
                "extraActualWhenEcological": True,
                "extraRemovalSmallestEachRound": True,
            },
        }
    )


def changed_boxes() -> Iterator[Any]:
    """Boxes with plants, payments, markets and pieces that a designer changed."""
    entry = {"kind": "hybrid", "fuels": ["coal", "garbage"], "need": 2, "store": 5}
    plants = {
        **PLANTS,
        2: plant_of({**entry, "number": 2, "minBid": 7, "cities": 2}),
        13: plant_of({**entry, "number": 13, "minBid": 4, "cities": 4}),
        41: plant_of({**entry, "number": 41, "minBid": 50, "need": 3, "cities": 8}),
        43: plant_of({**entry, "number": 43, "minBid": 1, "cities": 0}),
    }
    for at, name in enumerate(("germany", "korea")):
        map_ = standard_map(name)
        market = map_.markets[0]
        supply = {seats: (rows[2], *rows[:2]) for seats, rows in market.supply.items()}
        short = tuple(places[::2] for places in market.ladder)
        coal, oil, garbage, uranium = (count // 2 for count in market.start)
        map_ = replace(
            map_,
            id=f"other-{name}",
            plants=plants_with(tuple(plants[number] for number in sorted(plants))),
            without_plants=frozenset({5, 31}),
            top_of_stack=43,
            income=(3, 5, 20, 21, 40, 60, 61),
            without_pieces=frozenset({"F1", "A3", "R2", "B6", "S1"}),
            markets=(
                market._replace(
                    ladder=short, start=(coal, oil, garbage, uranium), supply=supply
                ),
                *map_.markets[1:],
            ),
        )
        for seats in ([PERSON] * 4, [PERSON, DEALT, DEALT], [DEALT, DEALT]):
            promo = ("flux", "transformer")[at:]
            box = Box.open(map_, seats, promo=promo)
            yield pytest.param(box, id=f"other-{name}-{len(seats)}")


def own_box() -> Any:
    """A box with a map of one's own."""
    map_ = read_map(small_map(), "small.json")
    seats = [PERSON, Pieces.read("2-1-5-6-4"), PERSON]
    return pytest.param(Box.open(map_, seats, promo=("flux",)), id="a map of one's own")
