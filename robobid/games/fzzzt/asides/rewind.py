"""The table as it was before each auction that everybody remembers (F4.12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from robobid.games.fzzzt.rules.auction import begin_auction
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.table import Auction, Player, Table


def tables_before(table: Table) -> Iterator[tuple[Auction, Table]]:
    """Each auction since a hand was last dealt, the latest first, and the table then.

    Bids are awaited on these tables. All cards that were bid since count as shown.
    """
    now = table.copy()
    for player in now.players:
        _take_up(player, player.bid or ())
        player.bid = None
    while now.auctions:
        now = now.copy()
        auction = now.auctions.pop()
        _give_back(now, auction)
        now.chief = auction.chief
        begin_auction(now)
        yield auction, now


def table_for(auction: Auction, before: Table, seat: int) -> Table:
    """The table before an auction when a seat was to bid: earlier bids lie there."""
    table = before.copy()
    if table.rules.bids_in_turn:
        for other, cards in auction.bids:
            if other == seat:
                break
            player = table.players[other]
            player.hand = [card for card in player.hand if card not in cards]
            player.bid = cards
            table.waiting.remove(other)
    return table


def _give_back(table: Table, auction: Auction) -> None:
    """The card returns to the head of the belt, and what was paid to the hand."""
    if len(table.belt) > auction.behind:  # turned up since
        table.unseen = sorted([*table.unseen, *table.belt])
        table.face_down += len(table.belt)
        table.belt = []
    table.belt.insert(0, auction.card)
    player = table.players[auction.winner]
    player.units.pop(auction.card, None)
    bid = dict(auction.bids)[auction.winner]
    paid = [card for card in bid if card in player.spent]
    player.spent = [c for c in player.spent if c not in paid and c != auction.card]
    player.shown = sorted([*player.shown, *paid])
    _take_up(player, paid)


def _take_up(player: Player, cards: Iterable[Card]) -> None:
    player.hand = sorted([*player.hand, *cards])
