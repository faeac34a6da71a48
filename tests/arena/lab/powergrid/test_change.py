"""A change of Power Grid is a small file; what it says is what is played."""

from pathlib import Path

import pytest

from robobid.arena.lab.powergrid.change import changed, read_change
from robobid.arena.lab.side import Side
from robobid.core.errors import Unreadable
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.plants import PLANTS, Fuel
from robobid.games.powergrid.rules.setup import first_market
from robobid.games.powergrid.table import Table
from tests.twins.powergrid_boxes import small_map

BASE = Side(
    POWER_GRID, {"Map": "germany", "Regions": "drawn", "Players": "A; robot; C"}
)


def change_of(folder: Path, text: str, base: Side = BASE) -> Side:
    path = folder / "bold.toml"
    path.write_text(text, "utf-8")
    return changed(base, read_change(path), path)


def table_of(side: Side) -> Table:
    table: Table = side.game.set_up(side.tags)
    return table


def test_facts_of_a_plant_are_changed(tmp_path: Path) -> None:
    text = "[plants.13]\ncost = 9\nfuels = ['coal', 'oil']\nburns = 2\nsupplies = 5\n"

    side = change_of(tmp_path, text)

    options = table_of(side).setup
    plant = options.plants[13]
    assert (plant.min_bid, plant.need, plant.store, plant.cities) == (9, 2, 4, 5)
    assert (plant.kind, plant.fuels) == ("hybrid", (Fuel.COAL, Fuel.OIL))
    assert len(plant.burns) == 3
    assert {**options.plants, 13: PLANTS[13]} == PLANTS
    assert side.tags["Map"] == options.map.id
    assert options.map.id.startswith("bold-")


def test_plants_are_put_in_and_taken_out(tmp_path: Path) -> None:
    text = (
        "remove = [5, 20]\n[[add]]\nnumber = 2\nfuels = ['oil']\nburns = 1\n"
        "supplies = 1\n[[add]]\nnumber = 41\nfuels = []\nsupplies = 3\n"
    )

    table = table_of(change_of(tmp_path, text))

    assert table.market == [2, 3, 4, 6, 7, 8, 9, 10]
    assert {5, 20}.isdisjoint(table.unseen)
    assert 41 in table.unseen
    assert table.setup.plants[41].needs_no_fuel
    assert table.setup.plants[2].store == 2


def test_payments_markets_and_pieces_are_changed(tmp_path: Path) -> None:
    text = (
        "payments = [0, 5, 9]\npieces_out = ['A2', 'S6']\nreadings = ['5=alt']\n"
        "[market.coal]\nprices = [1, 2, 3]\nstart = 2\nrefill = [1, 2, 3]\n"
    )

    table = table_of(change_of(tmp_path, text))

    setup = table.setup
    assert [setup.income(cities) for cities in range(5)] == [0, 5, 9, 9, 9]
    assert setup.map.without_pieces == {"A2", "S6"}
    assert setup.readings.d5 == "alt"
    market, usual = setup.map.markets[0], standard_map("germany").markets[0]
    assert market.ladder[Fuel.COAL] == (1, 2, 3)
    assert table.fuel[0][Fuel.COAL] == 2
    assert [row[Fuel.COAL] for row in market.supply[3]] == [1, 2, 3]
    assert market.supply[4] == usual.supply[4]
    assert market.ladder[Fuel.OIL] == usual.ladder[Fuel.OIL]


def test_one_of_two_markets_is_changed(tmp_path: Path) -> None:
    base = Side(POWER_GRID, {**BASE.tags, "Map": "korea"})

    side = change_of(tmp_path, "[market.north.coal]\nstart = 1\n", base)

    north, south = table_of(side).setup.map.markets
    assert north.start[Fuel.COAL] == 1
    assert south == standard_map("korea").markets[1]


def test_connections_are_changed(tmp_path: Path) -> None:
    text = (
        'connections = [["Kiel", "Bremen", 3], ["Köln", "Essen", 99]]\n'
        'disconnect = [["Münster", "Essen"]]\n'
    )

    side = change_of(tmp_path, text)

    links = {frozenset(link[:2]): link.cost for link in table_of(side).setup.map.links}
    cities = {c.name: c.word for c in standard_map("germany").cities}
    assert links[frozenset(("Kiel", "Bremen"))] == 3
    assert links[frozenset((cities["Köln"], "Essen"))] == 99
    assert frozenset((cities["Münster"], "Essen")) not in links


def test_another_map_is_played_on(tmp_path: Path) -> None:
    (tmp_path / "small.json").write_text(small_map(), "utf-8")

    usa = change_of(tmp_path, 'map = "usa"')
    own = change_of(tmp_path, 'map = "small.json"\n[plants.20]\ncost = 1\n')

    assert usa.tags["Map"] == "usa"
    map_ = table_of(own).setup.map
    assert len(map_.cities) == 28
    assert map_.plants[20].min_bid == 1
    assert first_market(map_) == [3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[plants.13\n", "(at line 1, column 11)"),
        ("", "it changes nothing"),
        ("[plants.13]\ncost = 13", "it changes nothing"),
        ("readings = []", "it changes nothing"),
        ("colour = 3", "unknown key 'colour'; known: map, "),
        ("remove = 3", "'remove' must be a list"),
        ('top_of_stack = "x"', "'top_of_stack' must be a whole number"),
        ("remove = [41]", "'remove' must be a list of some of 3, 4, 5"),
        ("remove = [13]", "plant 13 is laid out at the start"),
        (f"remove = {[*range(14, 41)]}", "leaves too few plants; "),
        ("top_of_stack = 41", "plant 41 is laid out at the start"),
        ("[plants.41]\ncost = 3", "unknown key 'plants.41'; known: 3, 4"),
        ("[plants]\n13 = 3", "'plants.13' must be a table: [plants.13]"),
        ("[plants.13]\ncost = 0", "'plants.13.cost' must be a whole number from 1"),
        ("[plants.13]\nburns = 2", "'plants.13.burns' must be a whole number from 0 "),
        ("[plants.4]\nfuels = ['wood']", "a list of some of coal, oil, garbage, u"),
        ("[plants.4]\nholds = 1", "'plants.4.holds' must be a whole number from 2"),
        ("[plants.flux]\nburns = 9", "'plants.flux.burns' allows more than"),
        ("[plants.4]\nname = 'x'", "unknown key 'plants.4.name'; known: cost, fuels"),
        ("add = [3]", "'add' must hold tables: [[add]]"),
        ("[[add]]\nfuels = []", "'add.1.number' must be a whole number from 1 to 99"),
        (
            "[[add]]\nnumber = 13\nfuels = []\nsupplies = 1",
            "there is a plant 13 already",
        ),
        ("[[add]]\nnumber = 41\nfuels = []", "'add.1.supplies' is missing"),
        (
            "payments = []",
            "'payments' must be a list of 1–32 whole numbers from 0 to 9",
        ),
        ("payments = [1, 'x']", "'payments' must be a list of 1–32 whole numbers"),
        ("pieces_out = ['Z1']", "'pieces_out' must be a list of some of F1, F2"),
        ("readings = ['99=alt']", "99"),
        ("[market.wood]\nstart = 1", "unknown key 'market.wood'; known: coal, oil"),
        ("[market.coal]\nstart = 99", "'market.coal.start' must be a whole number fro"),
        ("[market.coal]\nprices = [3, 1]", "'market.coal.prices' must ascend"),
        ("[market.coal]\nrefill = [3]", "'market.coal.refill' must be a list of 3 w"),
        ('connections = [["Kiel", "Bremen"]]', "a connection is [city, city, cost]"),
        ('connections = [["Kiel", "Kiel", 3]]', "a connection is [city, city, cost]"),
        ('connections = [["Kiel", "Oslo", 3]]', "the map has no city 'Oslo'"),
        ('disconnect = [["Kiel", "München"]]', "is no connection of the map"),
        ('map = "mars"', "mars"),
    ],
)
def test_a_bad_change_is_refused_with_its_reason(
    tmp_path: Path, text: str, reason: str
) -> None:
    with pytest.raises(Unreadable) as refused:
        change_of(tmp_path, text)

    assert refused.value.code == "bad_change"
    assert reason in str(refused.value)
    assert refused.value.values["file"] == str(tmp_path / "bold.toml")


def test_a_map_that_falls_apart_is_refused(tmp_path: Path) -> None:
    near = [link[:2] for link in standard_map("germany").links if "Flensburg" in link]

    with pytest.raises(Unreadable, match="not connected any more"):
        change_of(tmp_path, f"disconnect = {[list(pair) for pair in near]}")


def test_two_changes_have_two_names(tmp_path: Path) -> None:
    one = change_of(tmp_path, "[plants.13]\ncost = 3")
    other = change_of(tmp_path, "[plants.13]\ncost = 4")

    assert one.tags["Map"] != other.tags["Map"]
