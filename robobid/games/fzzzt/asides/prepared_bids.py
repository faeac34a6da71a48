"""Bids that a player prepares for the cards in sight, as one line of text.

`2 for r5b m4+r2a; for r3c r1a+r1b rest` is for round 2: when r5b is at the head of the
belt, m4 and r2a are bid for it, if the player still has both; for r3c what is still
there of r1a and r1b. Where a condition does not hold, the player is asked.

It is asked about a view, never about the table: a prepared bid knows what its owner
knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from robobid.core.decisions import Decision
from robobid.core.errors import Illegal, RobobidError
from robobid.games.fzzzt.rules.actions import Bid
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.rules.cards import Card, Deck
from robobid.games.fzzzt.view import View

MOST_BIDS: Final = 12
"""As many as the longest belt has cards."""
BidState = Literal["possible", "spent", "too_many", "gone"]


class PreparedBid(NamedTuple):
    """A bid for a card of the belt."""

    card: Card
    bid: tuple[Card, ...]
    rest: bool = False
    """Is what is left of these cards bid, or only all of them?"""


class BidPlan(NamedTuple):
    """What is bid in one round."""

    round: int
    bids: tuple[PreparedBid, ...]

    def written(self, deck: Deck) -> str:
        """As it is stored."""
        name = deck.short_names
        parts = [
            f"for {name[card.id]} {'+'.join(name[each.id] for each in bid)}"
            f"{' rest' if rest else ''}"
            for card, bid, rest in self.bids
        ]
        return f"{self.round} {'; '.join(parts)}".rstrip()


def read_bids(text: str, deck: Deck) -> BidPlan:
    """Prepared bids from their line; what cannot be read is refused."""
    round_, _, rest = text.strip().partition(" ")
    parts = [part.split() for part in rest.split(";") if part.strip()]
    try:
        bids = [_bid(words, deck) for words in parts]
        cards = [bid.card for bid in bids]
        if len(bids) > MOST_BIDS or len(set(cards)) < len(cards):
            raise ValueError(text)
        return BidPlan(int(round_), tuple(bids))
    except (RobobidError, ValueError) as error:
        raise Illegal(
            "plan_unreadable", f"this is no plan: {text!r}", found=text[:80]
        ) from error


def _bid(words: list[str], deck: Deck) -> PreparedBid:
    match words:
        case ["for", card, bid, *rest] if rest in ([], ["rest"]):
            cards = [deck.card(name) for name in bid.split("+")]
            if len(set(cards)) == len(cards):
                laid = tuple(sorted(cards))
                return PreparedBid(deck.card(card), laid, bool(rest))
    raise ValueError(words)


def prepare_bids(view: View, words: str) -> BidPlan:
    """Bids for cards that lie there, of cards that the player has; or it is refused."""
    plan = read_bids(f"{view.round} {words}", view.deck)
    own = None if view.seat is None else view.players[view.seat]
    if own is None or view.phase == "over":
        raise Illegal("no_order_now", "nothing can be done for this seat like that")
    mine = {*(own.hand or ()), *((own.bid and own.bid.cards) or ())}
    for prepared in plan.bids:
        if prepared.card not in view.belt or not set(prepared.bid) <= mine:
            raise Illegal("no_order_now", "nothing can be done for this seat like that")
    return plan


@dataclass(frozen=True, slots=True)
class BidStep:
    """A prepared bid as things stand."""

    card: Card
    bid: tuple[Card, ...]
    rest: bool
    laid: tuple[Card, ...]
    """What would be laid now."""
    power: int
    """The power of that."""
    missing: tuple[Card, ...]
    """Cards that the player does not have any more."""
    state: BidState


@dataclass(frozen=True, slots=True)
class Outlook:
    """Prepared bids as things stand."""

    steps: tuple[BidStep, ...]


def outlook(plan: BidPlan, view: View) -> Outlook:
    """Which of the bids would be laid if it came to them now."""
    return Outlook(tuple(_step(prepared, view) for prepared in plan.bids))


def _step(prepared: PreparedBid, view: View) -> BidStep:
    assert view.seat is not None
    own = view.players[view.seat]
    held = {*(own.hand or ()), *((own.bid and own.bid.cards) or ())}
    missing = tuple(card for card in prepared.bid if card not in held)
    laid = tuple(card for card in prepared.bid if card in held)
    state: BidState = "possible"
    if prepared.card not in view.belt:
        state = "gone"
    elif not laid or (missing and not prepared.rest):
        state, laid = "spent", ()
    elif len(laid) > view.rules.bid_cards_at_most:
        state, laid = "too_many", ()
    power = bid_power(view.rules, laid)
    return BidStep(*prepared, laid, power, missing, state)


def prepared_bid(plan: BidPlan, view: View, decision: Decision) -> Bid | None:
    """The bid for the card at the head of the belt; none if the player is to bid."""
    if plan.round != view.round or decision.kind != "bid" or not view.belt:
        return None
    for step in outlook(plan, view).steps:
        if step.card == view.belt[0] and step.state == "possible":
            bid = Bid.of(step.laid)
            return bid if bid in decision.options else None
    return None
