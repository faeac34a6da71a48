"""Phase 2: how a robot opens, bids and discards (C3); `wanting` says for what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from robobid.core.decisions import CHANCE, Action, Decision
from robobid.games.powergrid.robots.events import PlantNamed
from robobid.games.powergrid.robots.memory import Memory, memory_of
from robobid.games.powergrid.robots.persons import choice_of
from robobid.games.powergrid.robots.robot import Answer, Piece
from robobid.games.powergrid.robots.wanting import (
    can_pay,
    excluded_by,
    faces,
    has_enough_power,
    wanted,
)
from robobid.games.powergrid.rules.actions import (
    PASS,
    Bid,
    Discard,
    LoseToken,
    NamePlant,
    Offer,
)
from robobid.games.powergrid.rules.discarding import drop_token, fuels_to_drop
from robobid.games.powergrid.rules.plants import Number, card_named, card_word
from robobid.games.powergrid.rules.steps import actual_market
from robobid.games.powergrid.table import Auction, Table


class AuctionPiece(Piece, name="A0"):
    """What a robot does in an auction; its piece says what it aims at (C3)."""

    over_least: ClassVar[int] = 0
    """How far it bids above the least bid."""
    reasons: ClassVar[Mapping[str, str]] = {
        "opens_only_plant": "plant",
        "passes_enough_power": "supplied cities",
        "passes_no_plant": "money excluded",
        "raises": "plant bid limit",
        "drops_unwanted": "plant rule",
        "drops_at_limit": "plant limit",
        "drops_short_of_money": "plant money",
        "discards_smallest": "plant",
        "token_drawn": "fuel",
    }

    # -- what a piece says ----------------------------------------------------

    def opens(
        self, table: Table, seat: int, plants: list[Number]
    ) -> Answer | tuple[Decision]:
        """It opens on one of several plants that it may want."""
        raise TypeError(f"{self.name} does not say what it opens on")

    def asks_for(
        self, table: Table, seat: int, plants: list[Number], number: Number
    ) -> bool:
        """Does it bid for this one of several plants that it may want?"""
        raise TypeError(f"{self.name} does not say what it bids for")

    def limit(self, table: Table, seat: int, number: Number) -> int:
        """The highest bid that it allows, counted from the least bid (C3.3)."""
        return table.setup.plants[number].min_bid + self.over_least

    def most_bid(self, table: Table, seat: int, number: Number) -> int | None:
        """The highest bid that it makes for a plant on offer; None if it makes none."""
        least = table.setup.plants[number].min_bid
        if not self.takes_part(table, seat, number):
            return None
        most = self.limit(table, seat, number)
        return max(b for b in range(least, most + 1) if can_pay(table, seat, b))

    def takes_at_once(self, table: Table, seat: int, number: Number) -> bool:
        """Does it take a plant that is offered for its number, without an auction?"""
        return False

    def tell_taken(self, table: Table, seat: int, number: Number) -> None:
        """Say why it takes a plant at once."""

    # -- opening --------------------------------------------------------------

    def open_or_pass(self, table: Table, seat: int) -> Answer | tuple[Decision]:
        """It opens at the least bid; it never passes if there is what it may want.

        A single possibility is the aim of every piece (C3).
        """
        plants = wanted(table, seat)
        if not plants:
            return self._passes(table, seat)
        if len(plants) == 1:
            return self.offer(table, plants[0], "opens_only_plant")
        return self.opens(table, seat, plants)

    def offer(self, table: Table, number: Number, why: str, **values: Any) -> Answer:
        """It opens on a plant at the least bid."""
        values = {"plant": card_word(number), **values}
        least = table.setup.plants[number].min_bid
        return self.answer("open", Offer(number, least), why, values)

    def _passes(self, table: Table, seat: int) -> Answer:
        player = table.players[seat]
        values: dict[str, Any]
        if has_enough_power(table, seat):
            values = {"supplied": faces(table, seat), "cities": len(player.cities)}
            return self.answer("open", PASS, "passes_enough_power", values)
        on_offer = actual_market(table)
        excluded = {card_word(n): excluded_by(table, seat, n) for n in on_offer}
        values = {"money": player.money, "excluded": excluded}
        return self.answer("open", PASS, "passes_no_plant", values)

    # -- bidding --------------------------------------------------------------

    def bid_or_drop(self, table: Table, seat: int, auction: Auction) -> Answer:
        """One more than the standing bid, as far as piece and money allow (C3)."""
        plant, bid = auction.plant, auction.bid + 1
        values: dict[str, Any] = {"plant": card_word(plant)}
        if not self.takes_part(table, seat, plant):
            values["rule"] = self.objection(table, seat, plant)
            return self.answer("bid", PASS, "drops_unwanted", values)
        most = self.limit(table, seat, plant)
        if bid > most:
            values["limit"] = most
            return self.answer("bid", PASS, "drops_at_limit", values)
        if not can_pay(table, seat, bid):
            values["money"] = table.players[seat].money
            return self.answer("bid", PASS, "drops_short_of_money", values)
        return self.answer(
            "bid", Bid(bid), "raises", {**values, "bid": bid, "limit": most}
        )

    def takes_part(self, table: Table, seat: int, number: Number) -> bool:
        """Does it bid for a plant that somebody offers?"""
        plants = wanted(table, seat)
        if number not in plants:
            return False
        return len(plants) == 1 or self.asks_for(table, seat, plants, number)

    def objection(self, table: Table, seat: int, number: Number) -> str:
        """Why it does not want a plant that somebody offers."""
        if has_enough_power(table, seat):
            return "enough_power"
        if number not in table.setup.plants:
            return "no_plant"
        return excluded_by(table, seat, number) or "other_aim"

    # -- a plant too many -----------------------------------------------------

    def discard(self, table: Table, seat: int) -> Answer:
        """The smallest number goes, never the new one (C3, D43)."""
        plant = min(table.players[seat].plants[:-1])
        values = {"plant": card_word(plant)}
        return self.answer("discard", Discard(plant), "discards_smallest", values)

    def losing(self, table: Table, seat: int) -> tuple[Decision]:
        """Fuel does not all fit: as little as possible goes, chance says what (D44)."""
        tokens = [LoseToken(fuel) for fuel in fuels_to_drop(table, seat)]
        return choice_of(table, CHANCE, "lose", tokens)

    def hear(self, table: Table, robot: int, chooser: int, action: Action) -> None:
        match action:
            case LoseToken(fuel):
                self.tell(table, robot, "token_drawn", fuel=fuel.word)
                drop_token(table, robot, fuel)
            case _:
                super().hear(table, robot, chooser, action)


class AimingPiece(AuctionPiece):
    """A piece that aims at one of the plants (A1, A3, A4, A5)."""

    why: ClassVar[str]
    """The reason for its aim; `_allowed` follows where a rule excludes a better one."""

    def aim(self, table: Table, seat: int, plants: list[Number]) -> Number:
        """The one that it opens on, and bids for."""
        raise TypeError(f"{self.name} does not say what it aims at")

    def details(self, table: Table, seat: int, number: Number) -> dict[str, Any]:
        """What makes that plant its aim."""
        return {}

    def opens(self, table: Table, seat: int, plants: list[Number]) -> Answer:
        aim = self.aim(table, seat, plants)
        return self.offer_aim(table, seat, aim, **self.details(table, seat, aim))

    def offer_aim(self, table: Table, seat: int, aim: Number, **values: Any) -> Answer:
        """It opens on its aim, and names what would be a better one but is excluded."""
        excluded = {
            card_word(number): rule
            for number in actual_market(table)
            if (rule := excluded_by(table, seat, number))
            and self.aim(table, seat, sorted((aim, number))) == number
        }
        if not excluded:
            return self.offer(table, aim, self.why, **values)
        why = f"{self.why}_allowed"
        return self.offer(table, aim, why, **values, excluded=excluded)

    def asks_for(
        self, table: Table, seat: int, plants: list[Number], number: Number
    ) -> bool:
        return self.aim(table, seat, plants) == number


class ToldPiece(AuctionPiece):
    """A piece for which a person names the plant that it opens on (A2, A6)."""

    stages = ("plant",)
    reasons: ClassVar[Mapping[str, str]] = {
        "opens_named": "plant",
        "plant_drawn": "plant",
    }

    def namer(self, table: Table) -> int:
        """Who names the plant."""
        raise TypeError(f"{self.name} does not say who names its plant")

    def opens(
        self, table: Table, seat: int, plants: list[Number]
    ) -> Answer | tuple[Decision]:
        memory = memory_of(table)
        if memory.stage == "plant":
            return self.offer(
                table,
                card_named(memory.words[0], table.setup.plants),
                "opens_named",
            )
        names = [NamePlant(number) for number in plants]
        return choice_of(table, self.namer(table), "robot-plant", names)

    def hear(self, table: Table, robot: int, chooser: int, action: Action) -> None:
        match action:
            case NamePlant(plant):
                word = card_word(plant)
                table.memory = Memory("plant", (word,))
                if chooser == CHANCE:
                    self.tell(table, robot, "plant_drawn", plant=word)
                else:
                    table.tell(PlantNamed(chooser, robot, plant))
            case _:
                super().hear(table, robot, chooser, action)
