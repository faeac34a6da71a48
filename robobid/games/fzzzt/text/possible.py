"""Which positions can be: what a table that was laid out by hand is checked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from robobid.core.decisions import seat_letter
from robobid.core.errors import Unreadable
from robobid.core.position import (
    bad_position,
    check_between,
    check_once,
    needed_in_phase,
    not_in_phase,
)
from robobid.games.fzzzt.rules.auction import cards_to_pay
from robobid.games.fzzzt.rules.building import build_options
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.setup import personal_cards
from robobid.games.fzzzt.table import Phase, Player, Table

_SEATS_ACT: Final = ("bidding", "paying", "building", "layout")
_ON_THE_BELT: Final = ("dealing", "turning", "peripheral", "bidding", "paying")
_WITH_BIDS: Final = ("bidding", "paying")
_ALL_IN_HAND: Final = ("building", "layout", "over")


def check(table: Table) -> None:
    """Refuse a table that no game could reach, as far as one can tell."""
    _check_places(table)
    _check_once(table)
    check_once("peripherals", [p.word for p in table.peripherals])
    check_once("chosen", [p.word for p in table.chosen_peripherals])
    for seat, player in enumerate(table.players):
        _check_player(table, f"{seat_letter(seat)}.", player)
    _check_belt(table)
    _check_waiting(table)
    if table.phase in _IN_PHASE:
        _IN_PHASE[table.phase](table)
    if table.phase != "set-up":
        _is_empty(table, "mechanics", table.mechanics)
        if not any(player.personal_cards() for player in table.players):
            raise needed_in_phase("A.hand", table.phase)


def _is_empty(table: Table, field: str, found: object) -> None:
    if found:
        raise not_in_phase(field, table.phase)


# -- cards ----------------------------------------------------------------------


def _check_places(table: Table) -> None:
    """Does every card lie where cards of its kind may lie (F1)?"""
    for field, cards in (("belt", table.belt), ("unseen", table.unseen)):
        _check_lie(table, field, cards, lambda card: card.kind != "mechanic")
    _check_lie(table, "mechanics", table.mechanics, lambda c: c.kind == "mechanic")
    for seat, player in enumerate(table.players):
        letter = seat_letter(seat)
        piles = {
            "hand": player.hand,
            "bid": player.bid or (),
            "aside": player.set_aside,
            "spent": player.spent,
        }
        for name, pile in piles.items():
            _check_lie(table, f"{letter}.{name}", pile, lambda c: not c.is_unit)
        _check_lie(table, f"{letter}.units", player.units, lambda c: c.is_unit)


def _check_lie(
    table: Table, field: str, cards: Iterable[Card], may: Callable[[Card], bool]
) -> None:
    for card in cards:
        if not may(card):
            raise _cannot_lie(table, field, card)


def _cannot_lie(table: Table, field: str, card: Card) -> Unreadable:
    return bad_position(
        "card_cannot_lie",
        "{field}: {card} cannot lie there",
        field=field,
        card=table.deck.short_names[card.id],
    )


def _check_once(table: Table) -> None:
    """Does every card lie in one place only?"""
    everywhere = [*table.unseen, *table.belt, *table.mechanics]
    for player in table.players:
        everywhere += player.personal_cards()
        for unit, robots in player.units.items():
            everywhere += [unit, *robots]
    counts = Counter(everywhere)
    for card in everywhere:
        if counts[card] > 1:
            raise bad_position(
                "card_in_one_place",
                "{found} lies in two places",
                found=table.deck.short_names[card.id],
            )


def _check_player(table: Table, of: str, player: Player) -> None:
    held = [*player.hand, *(player.bid or ())]
    _check_lie(table, f"{of}shown", player.shown, held.__contains__)
    for unit, robots in player.units.items():
        for robot in robots:
            if robot.is_unit or not robot.fits(unit):
                raise _cannot_lie(table, f"{of}units", robot)
    if table.phase not in _WITH_BIDS:
        _is_empty(table, f"{of}bid", player.bid)
    if table.phase not in ("building", "layout"):
        _is_empty(table, f"{of}plan", player.plan)
    if table.phase in _ALL_IN_HAND:
        _is_empty(table, f"{of}aside", player.set_aside)
        _is_empty(table, f"{of}spent", player.spent)


# -- the belt, and who acts --------------------------------------------------------


def _check_belt(table: Table) -> None:
    """Do the cards on the belt exist, and does it have room for them (F3.2)?"""
    if table.phase not in _ON_THE_BELT:
        _is_empty(table, "belt", table.belt)
        _is_empty(table, "down", table.face_down)
    if table.phase not in ("dealing", "turning"):
        _is_empty(table, "turning", table.to_turn)
    if table.phase != "dealing":
        _is_empty(table, "dealing", table.to_deal)
    room = max(0, table.belt_length - len(table.belt))
    check_between("down", table.face_down, 0, min(len(table.unseen), room))
    check_between("turning", table.to_turn, 0, table.face_down)
    check_once("belt", table.belt)


def _check_waiting(table: Table) -> None:
    """Is there somebody to act where seats act, and nobody twice?"""
    check_once("waiting", [seat_letter(seat) for seat in table.waiting])
    if table.phase in _SEATS_ACT and not table.waiting:
        raise needed_in_phase("waiting", table.phase)
    if table.phase not in _SEATS_ACT:
        _is_empty(table, "waiting", table.waiting)


def _refuse_seat(table: Table, seat: int) -> Unreadable:
    return bad_position(
        "seat_cannot_act",
        "waiting: seat {letter} cannot act in phase {phase!r}",
        letter=seat_letter(seat),
        phase=table.phase,
    )


# -- the phases -------------------------------------------------------------------


def _check_set_up(table: Table) -> None:
    """Mechanics are still to be dealt, and the robots that come with them (F2.3)."""
    dealt = len(table.players) - len(table.mechanics)
    if not table.mechanics:
        raise needed_in_phase("mechanics", table.phase)
    check_between("mechanics", len(table.mechanics), 1, len(table.players))
    _check_deck(table)
    to_come = [
        card for mechanic in table.mechanics for card in personal_cards(table, mechanic)
    ]
    for seat, player in enumerate(table.players):
        letter = seat_letter(seat)
        cards = [*player.personal_cards(), *player.units]
        if seat >= dealt:
            _is_empty(table, f"{letter}.hand", cards)
        _check_lie(table, f"{letter}.hand", cards, lambda c: c not in to_come)
    _check_lie(table, "unseen", table.unseen, lambda c: c not in to_come)
    numbers = range(1, len(table.players) + 1)
    _check_lie(table, "mechanics", table.mechanics, lambda c: c.player in numbers)


def _check_dealing(table: Table) -> None:
    """Chance has a card to deal, and what comes after can come (F3.1, F4.11)."""
    if not table.to_deal:
        raise needed_in_phase("dealing", table.phase)
    check_once("dealing", [seat_letter(seat) for seat, _ in table.to_deal])
    for at, (seat, size) in enumerate(table.to_deal):
        player = table.players[seat]
        held, piled = len(player.hand), len(player.set_aside)
        certain = at > 0 and held + player.pile_size <= size
        if not certain:
            least = held if at else held + 1
            check_between("dealing", size, least, held + piled - (at == 0))
    if table.after_dealing == "lay_belt":
        _is_empty(table, "belt", table.belt)
        _is_empty(table, "down", table.face_down)
        _check_deck(table)
    elif not table.belt and (table.after_dealing == "turn_up" or not table.face_down):
        raise needed_in_phase("belt", table.phase)


def _check_deck(table: Table) -> None:
    """There are cards for the belt that is to be laid (F5.5)."""
    if len(table.unseen) < table.belt_length:
        raise needed_in_phase("unseen", table.phase)


def _check_turning(table: Table) -> None:
    check_between("turning", table.to_turn, 1, table.face_down)
    _check_hands(table)


def _check_peripheral(table: Table) -> None:
    if not table.peripherals:
        raise needed_in_phase("peripherals", table.phase)
    if not table.belt:
        raise needed_in_phase("belt", table.phase)
    _check_hands(table)


def _check_hands(table: Table) -> None:
    """Somebody can bid for the card that is turned up."""
    if not any(player.hand for player in table.players):
        raise needed_in_phase("A.hand", table.phase)


def _check_bidding(table: Table) -> None:
    if not table.belt:
        raise needed_in_phase("belt", table.phase)
    for seat in table.waiting:
        player = table.players[seat]
        if not player.hand or player.bid is not None:
            raise _refuse_seat(table, seat)


def _check_paying(table: Table) -> None:
    """One seat has won, and chooses which of equally strong cards it pays."""
    winner, *others = table.waiting
    if others:
        raise _refuse_seat(table, others[0])
    for seat, player in enumerate(table.players):
        if seat != winner:
            _is_empty(table, f"{seat_letter(seat)}.bid", player.bid)
    if not table.players[winner].bid or len(cards_to_pay(table, winner) or ()) < 2:
        raise _refuse_seat(table, winner)


def _check_building(table: Table) -> None:
    """Every step of a plan is one that could be made (F5.2)."""
    if table.phase == "layout" and not table.by_hand:
        raise needed_in_phase("layout", table.phase)
    for seat, player in enumerate(table.players):
        plan, player.plan = player.plan, []
        for step in plan:
            if step not in build_options(table, seat):
                raise bad_position(
                    "step_cannot_be",
                    "{field}: {robot} cannot go on {unit}",
                    field=f"{seat_letter(seat)}.plan",
                    robot=table.deck.short_names[step.robot.id],
                    unit=table.deck.short_names[step.unit.id],
                )
            player.plan.append(step)


_IN_PHASE: Final[dict[Phase, Callable[[Table], None]]] = {
    "set-up": _check_set_up,
    "dealing": _check_dealing,
    "turning": _check_turning,
    "peripheral": _check_peripheral,
    "bidding": _check_bidding,
    "paying": _check_paying,
    "building": _check_building,
    "layout": _check_building,
}
