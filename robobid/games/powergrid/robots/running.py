"""Phase 5: which plants a robot lets produce (C6)."""

from __future__ import annotations

from typing import Final

from robobid.games.powergrid.robots.memory import Memory, memory_of
from robobid.games.powergrid.robots.robot import Answer
from robobid.games.powergrid.robots.special import SpecialPiece
from robobid.games.powergrid.rules.actions import DONE, Run
from robobid.games.powergrid.rules.bureaucracy import produced_cities
from robobid.games.powergrid.rules.plans import worth
from robobid.games.powergrid.rules.plants import FUELS, Fuel, card_named, card_word
from robobid.games.powergrid.rules.resources import discounts_of, token_values
from robobid.games.powergrid.rules.storage import Production, productions
from robobid.games.powergrid.table import Table

REASONS: Final = {
    "runs_best": frozenset(("plant", "income")),
    "ran_enough": frozenset(("cities", "income")),
}
"""Why plants run: a general rule, no piece's."""


def decide(table: Table, seat: int) -> Answer:
    """It lets the plants produce that it has settled on, one after another."""
    memory = memory_of(table)
    words = memory.words if memory.stage == "run" else _words(best(table, seat))
    special = _special(table, seat)
    piece = special.name if special.raises_income else ""
    if not words:
        cities = paid_cities(table, seat, table.running)
        told = {"cities": cities, "income": table.setup.income(cities)}
        return Answer("run", DONE, piece, "ran_enough", told)
    plant, _, burnt = words[0].partition("/")
    fuels = tuple([Fuel[word.upper()] for word in burnt.split("+") if word])
    facts = table.setup.plants
    coming = [card_named(word.partition("/")[0], facts) for word in words]
    cities = paid_cities(table, seat, (*table.running, *coming))
    values = {"plant": plant, "income": table.setup.income(cities)}
    run = Run(card_named(plant, facts), fuels)
    return Answer("run", run, piece, "runs_best", values, Memory("run", words[1:]))


def _special(table: Table, seat: int) -> SpecialPiece:
    robot = table.players[seat].robot
    assert robot is not None
    return robot.special


def paid_cities(table: Table, seat: int, running: tuple[float, ...]) -> int:
    """For how many cities it is paid if these plants run (S6)."""
    player = table.players[seat]
    most = _special(table, seat).counted_cities(len(player.cities))
    return min(produced_cities(player, running, table.setup.plants), most)


def best(table: Table, seat: int) -> Production:
    """The production with the largest income, then with the least fuel (C6).

    More cities than the income table goes up to are not worth more.
    """
    player = table.players[seat]
    running = table.running if seat == table.turn else ()
    needed = _special(table, seat).counted_cities(len(player.cities))
    facts = table.setup.plants
    needed = min(needed, table.setup.most_paid)
    needed = max(0, needed - produced_cities(player, running, facts))
    most, chosen = -1, list[Production]()
    for production in productions(player.plants, player.fuel, running, facts):
        cities = min(produced_cities(player, production.plants, facts), needed)
        if cities > most:
            most, chosen = cities, []
        if cities == most:
            chosen.append(production)
    if len(chosen) == 1:
        return chosen[0]
    prices = fuel_prices(table, seat)
    one_token = table.setup.readings.d47 == "alt"
    return min(
        chosen, key=lambda each: worth(each, player.fuel, prices, one_token=one_token)
    )


def fuel_prices(table: Table, seat: int) -> list[int]:
    """What a token of each fuel is worth to a seat."""
    return token_values(table.setup.map, table.fuel, discounts_of(table, seat))


def _words(production: Production) -> tuple[str, ...]:
    words = []
    for number, burn in zip(production.plants, production.burns, strict=True):
        burnt = [fuel.word for fuel in FUELS for _ in range(burn[fuel])]
        words.append(f"{card_word(number)}/{'+'.join(burnt)}")
    return tuple(words)
