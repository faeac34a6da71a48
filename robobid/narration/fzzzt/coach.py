"""What a coach says at a table of Fzzzt!: from a seat's view and what it has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from robobid.core.decisions import Decision
from robobid.core.events import Event
from robobid.games.fzzzt.asides.gains import gain_of_unit
from robobid.games.fzzzt.rules import events as e
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.view import PlayerView, View, progress
from robobid.narration.coach import Coaching
from robobid.narration.fzzzt.nouns import card_named
from robobid.narration.message import Named, Several, Told, Value, seat_named, told

DEAR: Final = 2
"""So much power more than was needed to win is worth a word."""


def coaching(view: View, decision: Decision, log: Sequence[Event]) -> Coaching:
    """What is said before a decision; `log` is what the seat has seen happen."""
    _, _, auction, _ = progress(view)
    return Coaching(
        f"{view.round}.{view.phase}.{auction}",
        tuple(_happened(view, decision.seat, log)),
        tuple(_now(view, decision)),
    )


def _tip(tip: str, /, **values: Value) -> Told:
    return told(f"fzzzt.coach.{tip}", **values)


# -- what just happened ---------------------------------------------------------------


def _happened(view: View, seat: int, log: Sequence[Event]) -> Iterator[Told]:
    """What came of the last auction, or how a round begins."""
    began = _last(log, e.RoundBegan)
    revealed = _last(log, e.BidsRevealed)
    if revealed is None:
        yield _start(view, seat)
    elif began is not None and began > revealed:
        yield _tip("round", round=view.round, n=len(_hand(view, seat)))
    else:
        yield from _auction(view, seat, log[revealed:])


def _start(view: View, seat: int) -> Told:
    hand = _hand(view, seat)
    return _tip("start", n=len(hand), power=bid_power(view.rules, hand))


def _auction(view: View, seat: int, log: Sequence[Event]) -> Iterator[Told]:
    """The last auction, from the revealed bids on, as it concerns a seat."""
    revealed = log[0]
    won = next((event for event in log if isinstance(event, e.CardWon)), None)
    assert isinstance(revealed, e.BidsRevealed)
    if won is None:
        return
    powers = {who: power for who, _, power in revealed.bids}
    for event in log:
        if isinstance(event, e.BidsTied) and seat in event.seats:
            yield _tie(event, won, seat)
    if won.seat == seat:
        yield from _won(view, won, powers)
    elif seat not in powers:
        yield _tip("no_card")
    else:
        yield _lost(won, powers[seat], seat)
    together = view.rules.new_hand_when == "all_hands_empty"
    if together and any(isinstance(event, e.HandDealt) for event in log):
        yield _tip("new_hand", n=len(_hand(view, seat)))


def _tie(tie: e.BidsTied, won: e.CardWon, seat: int) -> Told:
    """A tie of one's own: why it went as it did."""
    first = seat_named(tie.seats[0], seat)
    why = told(f"fzzzt.event.tie.{tie.because}", name=first)
    name = "tie_won" if won.seat == seat else "tie_lost"
    return _tip(name, power=tie.power, why=why)


def _won(view: View, won: e.CardWon, powers: dict[int, int]) -> Iterator[Told]:
    card, power = won.card, won.power
    if card.kind == "fzzzt":
        yield _tip("won_fzzzt", card=card_named(card), points=-card.points)
    if card.is_unit:
        wanted, points = _symbols(card.symbols), card.points
        yield _tip("won_unit", card=card_named(card), symbols=wanted, points=points)
    next_best = max((p for who, p in powers.items() if who != won.seat), default=0)
    if power - next_best - 1 >= DEAR:
        spare = power - next_best - 1
        yield _tip("won_dear", card=card_named(card), power=power, spare=spare)
    if view.rules.winner_pays == "whole_bid":
        yield _tip("won", card=card_named(card), power=power)


def _lost(won: e.CardWon, mine: int, seat: int) -> Told:
    """Losing costs nothing; by one it may hurt."""
    name = "lost_by_one" if won.power - mine == 1 else "lost"
    winner, card = seat_named(won.seat, seat), card_named(won.card)
    return _tip(name, name=winner, card=card, power=won.power)


def _last(log: Sequence[Event], kind: type[Event]) -> int | None:
    """Where the last event of a kind is."""
    found = (at for at in reversed(range(len(log))) if isinstance(log[at], kind))
    return next(found, None)


# -- what to look at now --------------------------------------------------------------


def _now(view: View, decision: Decision) -> Iterator[Told]:
    if decision.kind == "bid":
        yield from _on_offer(view, decision.seat)
        yield from _rivals(view, decision.seat)
        yield _what_is_left(view, decision.seat)
    elif decision.kind == "building":
        yield _tip("build")


def _on_offer(view: View, seat: int) -> Iterator[Told]:
    """What the card at the head of the belt is good for."""
    card, own = view.belt[0], view.players[seat]
    if card.kind == "fzzzt":
        yield _tip("fzzzt", card=card_named(card), points=-card.points)
    if card.is_unit:
        yield _unit(card, own)
    elif units := [unit for unit, _ in own.units if card.fits(unit)]:
        unit = max(units, key=lambda each: (each.points, each.id))
        yield _tip("fits", card=card_named(card), unit=card_named(unit))


def _unit(unit: Card, own: PlayerView) -> Told:
    """Are there robots for its symbols, one for each, and to spare?"""
    missing = without_robot(unit, [*own.shown, *own.spent, *own.hidden])
    card, points = card_named(unit), unit.points
    if missing:
        return _tip("unit_lacks", card=card, points=points, symbols=_symbols(missing))
    tip = "unit" if gain_of_unit(own, unit) > 0 else "unit_busy"
    symbols = _symbols(unit.symbols)
    return _tip(tip, card=card, points=points, symbols=symbols)


def without_robot(unit: Card, cards: Sequence[Card]) -> list[str]:
    """The symbols of a unit for which no robot is left, if each takes another robot.

    As few as can be: whoever shows two symbols is put where nobody else fits.
    """
    robots = [card for card in cards if card.is_robot]
    taken: dict[int, int] = {}

    def seat(symbol: int, tried: set[int]) -> bool:
        """Give a symbol a robot; others may have to take another one for it."""
        for at, robot in enumerate(robots):
            if at in tried or unit.symbols[symbol] not in robot.symbols:
                continue
            tried.add(at)
            if at not in taken or seat(taken[at], tried):
                taken[at] = symbol
                return True
        return False

    return [name for at, name in enumerate(unit.symbols) if not seat(at, set())]


def _rivals(view: View, seat: int) -> Iterator[Told]:
    """Who can still bid, and to whom a tie goes."""
    others = [player for player in view.players if player.seat != seat]
    if all(player.hand_size == 0 for player in others):
        yield _tip("alone")
    elif view.rules.tie_goes_to == "nearest":
        if view.chief == seat:
            yield _tip("spanner_yours")
        elif view.players[view.chief].hand_size:
            yield _tip("spanner", name=seat_named(view.chief, seat))


def _what_is_left(view: View, seat: int) -> Told:
    """The cards to come on the belt, and what the hand can still pay."""
    hand = _hand(view, seat)
    cards = len(view.belt) + view.face_down
    power = bid_power(view.rules, hand)
    return _tip("left", cards=cards, n=len(hand), power=power)


def _hand(view: View, seat: int) -> tuple[Card, ...]:
    return view.players[seat].hand or ()


def _symbols(symbols: Sequence[str]) -> Several:
    return Several(tuple(Named("symbol", symbol) for symbol in symbols), ", ")
