"""A winner has too many plants: one goes, with the fuel that finds no place (A3.4)."""

from __future__ import annotations

from robobid.core.decisions import Decision, Listed, Options, Spell
from robobid.core.errors import Illegal
from robobid.games.powergrid.rules.actions import Discard, Drop
from robobid.games.powergrid.rules.events import FuelLost, PlantDiscarded
from robobid.games.powergrid.rules.plants import Fuel, Number, card_word
from robobid.games.powergrid.rules.storage import storage
from robobid.games.powergrid.table import Owed, Table


def discard_decision(table: Table, seat: int) -> Decision:
    """The winner gives up one of its other plants (A3.4)."""
    plants = table.players[seat].plants
    return Decision(seat, "discard", DiscardOptions(plants))


class DiscardOptions(Listed):
    """One of the plants owned before."""

    __slots__ = ("_plants",)

    def __init__(self, plants: tuple[Number, ...]) -> None:
        super().__init__(tuple(Discard(number) for number in plants[:-1]))
        self._plants = plants

    def refusal(self, seat: int, action: object, spell: Spell = repr) -> Illegal:
        if not isinstance(action, Discard):
            return Options.refusal(self, seat, action, spell)
        new = action.plant == self._plants[-1]
        plant = card_word(action.plant)
        allowed = ", ".join(card_word(number) for number in self._plants[:-1])
        why = "was bought just now" if new else "is not yours"
        return Illegal(
            "new_plant_stays" if new else "plant_not_owned",
            f"plant {plant} {why}; allowed: {allowed}",
            seat=seat,
            plant=plant,
            allowed=allowed,
        )


def discard_plant(table: Table, seat: int, plant: Number) -> None:
    """Its fuel moves to the other plants as far as it fits (A3.4)."""
    player = table.players[seat]
    player.plants = tuple(number for number in player.plants if number != plant)
    if player.transformer == plant:
        player.transformer = None
    table.tell(PlantDiscarded(seat, plant))
    lose_fuel_that_does_not_fit(table, seat)


def lose_fuel_that_does_not_fit(table: Table, seat: int) -> None:
    """Tokens go to the reserve; where there is a choice the seat has it (A3.4)."""
    while fuels := fuels_to_drop(table, seat):
        if len(fuels) > 1:
            table.owed = Owed("drop", seat)
            return
        _lose(table, seat, fuels[0])
    settle_plants(table, seat)


def fuels_to_drop(table: Table, seat: int) -> list[Fuel]:
    """The kinds of which a token may go, so that as few as possible go (A3.4).

    A kind of which too much is there by itself goes first, without a choice.
    """
    player = table.players[seat]
    room = storage(tuple(sorted(player.plants)), facts=table.setup.plants)
    for fuel in Fuel:
        if player.fuel[fuel] > room.at_most(fuel):
            return [fuel]
    too_much = room.too_much(player.fuel)
    return [
        fuel
        for fuel in Fuel
        if player.fuel[fuel]
        and room.too_much(_without_one(player.fuel, fuel)) < too_much
    ]


def _without_one(stock: list[int], fuel: Fuel) -> list[int]:
    return [count - (kind == fuel) for kind, count in enumerate(stock)]


def _lose(table: Table, seat: int, fuel: Fuel) -> None:
    table.players[seat].fuel[fuel] -= 1
    table.reserve[fuel] += 1
    table.tell(FuelLost(seat, fuel))


def drop_decision(table: Table, seat: int) -> Decision:
    """The seat chooses which kind of token goes."""
    fuels = fuels_to_drop(table, seat)
    return Decision(seat, "drop", Listed([Drop(fuel) for fuel in fuels]))


def drop_token(table: Table, seat: int, fuel: Fuel) -> None:
    """A token goes to the reserve, and others until the rest fits."""
    _lose(table, seat, fuel)
    lose_fuel_that_does_not_fit(table, seat)


def settle_plants(table: Table, seat: int) -> None:
    """Plants are sorted, and a replacement is drawn at once (A3.5)."""
    player = table.players[seat]
    player.plants = tuple(sorted(player.plants))
    table.owed = None
    table.draws += 1
