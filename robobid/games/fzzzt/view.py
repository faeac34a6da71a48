"""What a seat may see, built up from what it may know (F4.12)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from robobid.core.decisions import Action
from robobid.core.from_plain import Makers, from_plain
from robobid.core.state import viewer
from robobid.games.fzzzt.rules.actions import Allocate, Bid, Deal
from robobid.games.fzzzt.rules.auction import bid_size_is_seen
from robobid.games.fzzzt.rules.cards import Card, Deck, Peripheral
from robobid.games.fzzzt.rules.editions import Edition, Rules
from robobid.games.fzzzt.rules.scoring import Score
from robobid.games.fzzzt.table import AfterDealing, Auction, Phase, Player, Table


class BidView(NamedTuple):
    """A laid bid: its size and its cards where the viewer may know them."""

    size: int | None
    cards: tuple[Card, ...] | None


class PlayerView(NamedTuple):
    """A player as a viewer knows them.

    Everybody has seen which personal cards a player owns, since starting cards and
    won cards are open. Hidden is only which of them lie in the hand and which in the
    pile: `hidden` are those of which nobody else can tell.
    """

    seat: int
    hand: tuple[Card, ...] | None
    """The cards in hand; only this player sees them."""
    hand_size: int
    """How many cards are in the hand and in the laid bid together."""
    pile_size: int
    shown: tuple[Card, ...]
    """Cards that are known to be in hand: revealed in lost bids."""
    spent: tuple[Card, ...]
    """Cards that are known to be in the pile: paid or won since the last deal."""
    hidden: tuple[Card, ...]
    bid: BidView | None
    units: tuple[tuple[Card, tuple[Card, ...]], ...]
    plan: tuple[Allocate, ...]
    """What they are building; only this player sees it before all have built."""


class View(NamedTuple):
    """Everything a seat may know; seat `None` is a spectator."""

    seat: int | None
    deck: Deck
    edition: Edition
    rules: Rules
    by_hand: bool
    phase: Phase
    round: int
    chief: int
    players: tuple[PlayerView, ...]
    belt: tuple[Card, ...]
    face_down: int
    deck_size: int
    unseen: tuple[Card, ...]
    """All cards that nobody has seen: on the belt face down, or in the deck."""
    mechanics: tuple[Card, ...]
    peripheral: Peripheral | None
    peripherals: tuple[Peripheral, ...]
    chosen_peripherals: tuple[Peripheral, ...]
    to_turn: int
    to_deal: tuple[tuple[int, int], ...]
    after_dealing: AfterDealing
    waiting: tuple[int, ...]
    scores: tuple[Score, ...]
    auctions: tuple[Auction, ...]
    """Those since a hand was last dealt, the latest last."""


class Progress(NamedTuple):
    """How far the game is."""

    round: int
    rounds: int
    auction: int
    auctions: int


_view: Final = viewer(Table, View, given=("seat", "players", "deck_size", "auctions"))
_player_view: Final = viewer(
    Player,
    PlayerView,
    given=("seat", "hand", "hand_size", "pile_size", "hidden", "bid", "plan"),
)


def view_of(table: Table, seat: int | None) -> View:
    """What a seat may know of a table."""
    return _view(
        table,
        seat=seat,
        players=tuple(
            player_view(table, player, at, own=at == seat)
            for at, player in enumerate(table.players)
        ),
        deck_size=table.deck_size,
        auctions=tuple(table.auctions),
    )


def read_view(table: Table, found: Any) -> View:
    """The view whose plain form somebody sent, at a table with the same cards."""
    deck = table.deck
    peripherals = {peripheral.id: peripheral for peripheral in deck.peripherals}
    makers: Makers = {
        Card: deck.by_id.__getitem__,
        Deck: lambda _: deck,
        Edition: lambda _: table.edition,
        Peripheral: peripherals.__getitem__,
    }
    return from_plain(View, found, makers)


def player_view(table: Table, player: Player, seat: int, *, own: bool) -> PlayerView:
    """What is known of a player, to that player or to everybody else."""
    held = [*player.hand, *(player.bid or ())]
    unshown = [card for card in held if card not in player.shown]
    return _player_view(
        player,
        seat=seat,
        hand=tuple(player.hand) if own else None,
        hand_size=len(held),
        pile_size=player.pile_size,
        hidden=tuple(sorted(unshown + player.set_aside)),
        bid=bid_view(table, player, own=own),
        plan=tuple(player.plan) if own else (),
    )


def bid_view(table: Table, player: Player, *, own: bool) -> BidView | None:
    """A laid bid as its owner sees it, or everybody else (F4.2)."""
    if player.bid is None:
        return None
    seen = own or table.rules.bids_face_up or table.phase == "paying"
    size_seen = seen or bid_size_is_seen(table.rules)
    return BidView(len(player.bid) if size_seen else None, player.bid if seen else None)


def progress(view: View) -> Progress:
    """The round and the auction, and how many there are of each (F2.4, F5.5)."""
    belt = view.edition.belt_length_for(len(view.players))
    left = len(view.belt) + view.face_down
    rounds = view.round + view.deck_size // belt
    return Progress(view.round, rounds, min(belt, belt - left + 1), belt)


def sees_action(table: Table, viewer: int | None, seat: int, action: Action) -> bool:
    """Does a viewer see an action as it is made?

    A hand is seen by whom it is dealt to; a sealed bid and what is being built by
    whoever chose it, until all are revealed (F4.2, F5.4).
    """
    match action:
        case Deal(to, _):
            return table.phase == "set-up" or to == viewer
        case Bid():
            return seat == viewer or table.rules.bids_face_up
        case Allocate():
            return seat == viewer
        case _:
            return True
