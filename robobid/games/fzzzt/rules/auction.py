"""Auctions: everybody bids for the card at the head of the belt.

EN "Auctions", DE "Auktionen", FR "Phase d'Enchères", RU "Аукционы".
"""

from __future__ import annotations

from collections.abc import Iterable

from robobid.core.decisions import Decision, Listed
from robobid.games.fzzzt.rules.actions import Bid, Pay
from robobid.games.fzzzt.rules.bids import BidOptions
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.editions import Rules
from robobid.games.fzzzt.rules.events import (
    BidLaid,
    BidPaid,
    BidsRevealed,
    BidsTied,
    CardWon,
    ChiefChanged,
)
from robobid.games.fzzzt.rules.preparation import deal_new_hands, turn_next_batch
from robobid.games.fzzzt.table import Auction, Player, Table


def begin_auction(table: Table) -> None:
    """Everybody who holds a card bids, the Chief first, then clockwise (F4.1, F4.4)."""
    table.phase = "bidding"
    players = table.players
    table.waiting = [s for s in table.clockwise_from(table.chief) if players[s].hand]


def bid_decisions(table: Table) -> list[Decision]:
    """Whose bid is awaited: one seat's, or everybody's at the same time (F4.1)."""
    if table.rules.bids_in_turn:
        return [bid_decision(table, table.waiting[0])]
    return [bid_decision(table, seat) for seat in table.waiting]


def bid_decision(table: Table, seat: int) -> Decision:
    """A seat may bid any cards of its hand."""
    at_most = table.rules.bid_cards_at_most
    return Decision(seat, "bid", BidOptions(table.players[seat].hand, at_most))


def lay_bid(table: Table, seat: int, bid: Bid) -> None:
    """Lay a bid; only its size is open until all are laid (F4.2)."""
    player = table.players[seat]
    cards = tuple(sorted(bid.cards))
    for card in cards:
        player.hand.remove(card)
    player.bid = cards
    table.waiting.remove(seat)
    rules = table.rules
    if rules.bids_face_up:
        show_bid(player)
    table.tell(
        BidLaid(seat, cards, len(cards), bid_size_is_seen(rules), rules.bids_face_up)
    )


def bid_size_is_seen(rules: Rules) -> bool:
    """May a later bidder know the size of an earlier bid (F4.2)?

    Where all choose at the same time nobody's choice comes earlier.
    """
    return rules.bids_in_turn and rules.bid_sizes_open


def show_bid(player: Player) -> None:
    """Everybody sees the cards of a bid, and may remember them (F4.12)."""
    shown = player.shown
    if new := [card for card in player.bid or () if card not in shown]:
        shown += new
        shown.sort()


def award_card(table: Table) -> None:
    """Reveal the bids: the highest takes the head of the belt (F4.6, F4.9, F4.10)."""
    powers: dict[int, int] = {}
    revealed = []
    for seat in table.clockwise_from(table.chief):
        player = table.players[seat]
        if player.bid is not None:
            powers[seat] = power = bid_power(table.rules, player.bid)
            revealed.append((seat, player.bid, power))
            show_bid(player)
    table.tell(BidsRevealed(tuple(revealed)))
    highest = max(powers.values())
    # In the order of `powers`: clockwise from the Chief.
    tied = [seat for seat, power in powers.items() if power == highest]
    if table.rules.tie_goes_to == "farthest":
        tied = [tied[-1], *tied[:-1]]
    winner, *tied_losers = tied
    if tied_losers:
        because = "chief" if winner == table.chief else table.rules.tie_goes_to
        table.tell(BidsTied(tuple(tied), highest, because))
    table.tell(CardWon(winner, table.belt[0], highest))
    remember_auction(table, winner)
    return_losing_bids(table, winner)
    collect(table, winner)
    if tied_losers:
        losers = [seat for seat in powers if seat != winner]
        pass_spanner(table, winner, tied_losers, losers)
    begin_payment(table, winner)


def remember_auction(table: Table, winner: int) -> None:
    """Everybody has seen who bid what for which card (F4.12)."""
    card, *behind = table.belt
    bids = tuple(
        (seat, bid)
        for seat in table.clockwise_from(table.chief)
        if (bid := table.players[seat].bid) is not None
    )
    table.auctions.append(Auction(card, len(behind), table.chief, bids, winner))


def bid_power(rules: Rules, cards: tuple[Card, ...]) -> int:
    """The sum of the cards' power: mechanic and upgrade 0, Fzzzt 3 (F4.5)."""
    power = 0
    for card in cards:
        if card.kind == "mechanic":
            power += rules.mechanic_power
        elif card.kind != "fzzzt" or rules.fzzzt_has_power:
            power += card.power
    return power


def return_losing_bids(table: Table, winner: int) -> None:
    """The losers take their bids back into their hands (F4.8)."""
    for seat, player in enumerate(table.players):
        if player.bid is not None and seat != winner:
            take_back(table, seat, player.bid)
            player.bid = None


def take_back(table: Table, seat: int, cards: Iterable[Card]) -> None:
    """Cards of a revealed bid return to the hand."""
    player = table.players[seat]
    player.hand.extend(cards)
    player.hand.sort()


def collect(table: Table, winner: int) -> None:
    """The card goes on the winner's pile, a unit face up before them (F4.7)."""
    card = table.belt.pop(0)
    player = table.players[winner]
    if card.is_unit:
        player.units[card] = ()
    else:
        player.spent.append(card)
        player.spent.sort()


def pass_spanner(
    table: Table, winner: int, tied_losers: list[int], losers: list[int]
) -> None:
    """After a tie the tied loser nearest clockwise to the winner is Chief (F4.10).

    EN "Tied bids"; FR "Égalités" and RU "Ничья" say only "loser", which is a switch.
    """
    heirs = tied_losers if table.rules.chief_goes_to == "tied_loser" else losers
    chief = next(seat for seat in table.clockwise_from(winner) if seat in heirs)
    if chief != table.chief:
        table.chief = chief
        table.tell(ChiefChanged(chief))


def begin_payment(table: Table, winner: int) -> None:
    """The winner puts the bid on their pile, or, by the Printer, one card of it."""
    payable = cards_to_pay(table, winner)
    if payable is None:
        pay(table, winner, table.players[winner].bid or ())
    elif len(payable) == 1:
        pay(table, winner, payable)
    else:
        table.phase = "paying"
        table.waiting = [winner]


def cards_to_pay(table: Table, winner: int) -> tuple[Card, ...] | None:
    """The strongest cards of the bid, of which one is paid; none: the whole bid."""
    if table.rules.winner_pays == "whole_bid":
        return None
    bid = table.players[winner].bid or ()
    strongest = max(bid_power(table.rules, (card,)) for card in bid)
    return tuple(c for c in bid if bid_power(table.rules, (c,)) == strongest)


def pay_decision(table: Table) -> Decision:
    """The winner chooses which of the equally strong cards to pay (Printer)."""
    (winner,) = table.waiting
    cards = cards_to_pay(table, winner) or ()
    return Decision(winner, "pay", Listed([Pay(card) for card in cards]))


def pay(table: Table, winner: int, cards: tuple[Card, ...]) -> None:
    """Cards of the winning bid go on the pile, the others return (F4.7, Printer)."""
    player = table.players[winner]
    kept = [card for card in player.bid or () if card not in cards]
    player.bid = None
    player.spent.extend(cards)
    player.spent.sort()
    player.shown = [card for card in player.shown if card not in cards]
    table.tell(BidPaid(winner, cards))
    if kept:
        take_back(table, winner, kept)
    end_of_auction(table)


def end_of_auction(table: Table) -> None:
    """New hands where they are due, then the next auction, if any card is left."""
    table.waiting = []
    table.phase = "bidding"
    if (table.belt or table.face_down) and (seats := seats_due_new_hands(table)):
        deal_new_hands(table, seats)
        table.after_dealing = "next_auction"


def seats_due_new_hands(table: Table) -> list[int]:
    """Only when no one holds a card do all take up their piles (F4.11)."""
    empty = [seat for seat in table.seats if not table.players[seat].hand]
    if len(empty) == len(table.players):
        return empty
    return empty if table.rules.new_hand_when == "own_hand_empty" else []


def next_auction(table: Table) -> None:
    """The next face-up card comes to the head, or the next batch is turned up."""
    if table.belt:
        begin_auction(table)
    else:
        turn_next_batch(table)
