"""Ties the phases of Fzzzt! together and offers them to `core`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from robobid.core.decisions import Decision, checked
from robobid.core.errors import Unsupported
from robobid.core.events import Event
from robobid.core.game import Standing
from robobid.core.outcome import Outcome
from robobid.core.setup import PERSON, player_name, setup_from_tags
from robobid.games.fzzzt.asides.facts import facts_of
from robobid.games.fzzzt.asides.imagine import imagine
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.rules import auction, building, preparation, setup
from robobid.games.fzzzt.rules.actions import (
    Action,
    Allocate,
    Bid,
    Deal,
    Done,
    Pay,
    Reveal,
    Turn,
)
from robobid.games.fzzzt.rules.cards import Deck
from robobid.games.fzzzt.rules.ending import begin_ending, finish_game, is_last_round
from robobid.games.fzzzt.rules.scoring import outcome_of_scores, places
from robobid.games.fzzzt.table import Table
from robobid.games.fzzzt.text import notation, position
from robobid.games.fzzzt.variants import SetUp
from robobid.games.fzzzt.view import View, sees_action, view_of


class Fzzzt:
    """The game of Fzzzt!, played with one deck of cards."""

    name: Final = "fzzzt"
    grouped: Final = frozenset({"#deal"})
    setup_type: type[SetUp] = SetUp

    def __init__(self, deck: Deck | None = None) -> None:
        self.deck = deck or standard_deck()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fzzzt) and other.deck == self.deck

    def __hash__(self) -> int:
        return hash(self.deck.name)

    def __repr__(self) -> str:
        is_standard = self.deck is standard_deck()
        return "Fzzzt()" if is_standard else f"Fzzzt({self.deck!r})"

    def with_material(self, material: Deck) -> Fzzzt:
        return self if material is self.deck else Fzzzt(material)

    def seat_of(self, player: str) -> None:
        return PERSON

    def robot_of(self, word: str) -> None:
        raise Unsupported("no_robots", "Fzzzt! has no robots that sit at it")

    def name_of(self, player: str) -> str:
        return player.strip()

    def player(self, seat: None, name: str) -> str:
        return player_name(name)

    def set_up(self, tags: Mapping[str, str]) -> Table:
        if position_ := tags.get("Position"):
            table = self.read_position(position_)
            table.origin = position_
            return table
        wanted = setup_from_tags(self.setup_type, tags, self)
        return setup.new_table(
            wanted.played,
            len(wanted.seats),
            wanted.deck,
            wanted.peripherals,
            by_hand=wanted.by_hand,
        )

    def tags(self, table: Table) -> dict[str, str]:
        return notation.tags_of(table)

    def seats(self, table: Table) -> int:
        return len(table.players)

    def decisions(self, table: Table) -> Sequence[Decision]:
        match table.phase:
            case "bidding":
                return auction.bid_decisions(table)
            case "turning":
                return (preparation.turn_decision(table),)
            case "dealing":
                return (preparation.deal_decision(table),)
            case "building" | "layout":
                return building.build_decisions(table)
            case "paying":
                return (auction.pay_decision(table),)
            case "peripheral":
                return (preparation.peripheral_decision(table),)
            case "set-up":
                return (setup.mechanic_decision(table),)
            case "over":
                return ()

    def apply(self, table: Table, seat: int, action: Action) -> list[Event]:
        checked(self.decisions(table), seat, action, self, table)
        return self.carry_out(table, seat, action)

    def carry_out(self, table: Table, seat: int, action: Action) -> list[Event]:
        events: list[Event] = []
        table.events = events
        match action:
            case Bid():
                auction.lay_bid(table, seat, action)
            case Turn():
                preparation.turn_card(table, action.card)
            case Deal() if table.phase == "set-up":
                setup.take_personal_cards(table, action)
            case Deal():
                preparation.deal_card(table, action)
            case Allocate():
                building.plan_robot(table, seat, action)
            case Done():
                building.finish_building(table, seat)
            case Pay():
                auction.pay(table, seat, (action.card,))
            case Reveal():
                preparation.reveal_peripheral(table, action)
        while _phase_has_ended(table):
            _go_on(table)
        table.events = []
        return events

    def view(self, table: Table, seat: int | None) -> View:
        return view_of(table, seat)

    def imagine(self, view: View, random: Random) -> Table:
        return imagine(view, random)

    def sees(self, table: Table, viewer: int | None, seat: int, action: Action) -> bool:
        return sees_action(table, viewer, seat, action)

    def facts(self, table: Table) -> dict[str, Any]:
        return facts_of(table.deck)

    def round_of(self, table: Table) -> int:
        return table.round

    def standings(self, table: Table) -> tuple[Standing, ...]:
        ranks = places(table.scores)
        return tuple(
            Standing(seat, score.total, ranks[seat])
            for seat, score in enumerate(table.scores)
        )

    def outcome(self, table: Table) -> Outcome | None:
        return outcome_of_scores(table.scores)

    def write(self, table: Table, seat: int, action: Action) -> tuple[str, ...]:
        return notation.write_action(table.deck, seat, action)

    def read(
        self, table: Table, words: Sequence[str]
    ) -> tuple[int, Action, tuple[str, ...]]:
        return notation.read_action(table, words)

    def position(self, table: Table) -> str:
        return position.write_position(table)

    def seen_position(self, view: View) -> str:
        return position.write_view(view)

    def read_position(self, line: str) -> Table:
        return position.read_position(line, self.deck)


FZZZT: Final = Fzzzt()


def _phase_has_ended(table: Table) -> bool:
    match table.phase:
        case "bidding" | "building" | "layout":
            return not table.waiting
        case "turning":
            return not table.to_turn
        case "dealing":
            preparation.deal_what_is_certain(table)
            return not table.to_deal
        case "set-up":
            return not table.mechanics
        case _:
            return False


def _go_on(table: Table) -> None:
    """A phase has ended: what comes next."""
    match table.phase:
        case "set-up":
            preparation.begin_round(table)
        case "dealing" if table.after_dealing == "lay_belt":
            preparation.lay_belt(table)
        case "dealing" if table.after_dealing == "turn_up":
            table.phase = "turning"
        case "dealing":
            auction.next_auction(table)
        case "turning":
            auction.begin_auction(table)
        case "bidding" if any(player.bid for player in table.players):
            auction.award_card(table)
        case "bidding" if table.belt or table.face_down:
            auction.next_auction(table)
        case "bidding":
            building.begin_building(table)
        case "building":
            building.end_of_building(table)
            if is_last_round(table):
                begin_ending(table)
            else:
                preparation.begin_round(table)
        case "layout":
            building.end_of_building(table)
            finish_game(table)
