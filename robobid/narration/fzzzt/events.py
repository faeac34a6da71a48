"""What happens in Fzzzt!, a line for each event or for those that belong together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from robobid.core.events import Event
from robobid.games.fzzzt.rules import events as e
from robobid.games.fzzzt.rules.cards import Card
from robobid.narration.fzzzt.nouns import (
    card_named,
    cards_named,
    effect_of,
    peripheral_named,
)
from robobid.narration.message import Line, Told, Value, seat_named, seats_named, told

_HEADINGS = (e.RoundBegan, e.AuctionsEnded, e.GameScored)
_AROUND_BIDS = (e.BidLaid, e.BidsRevealed, e.RoundBegan)


def lines(log: Sequence[Event], since: int, you: int | None) -> Iterator[Line]:
    """The lines of a log from an event on."""
    at = since
    while at < len(log):
        first, event = at, log[at]
        if isinstance(event, e.BidsRevealed):
            yield from _bids(event, at, you)
            at += 1
            continue
        if isinstance(event, e.BidLaid) and (line := _on_offer(log, at)):
            yield line
        cards: list[Card] = []
        while at < len(log) and isinstance(turned := log[at], e.CardTurned):
            cards.append(turned.card)
            at += 1
        if cards:
            turn = told("fzzzt.event.cards_turned", cards=cards_named(cards, ", "))
            sentences: tuple[Told, ...] = (turn,)
        else:
            sentences = tuple(_sentences(log, at, you))
            at += 1
        if sentences:
            yield Line(
                type(event).__name__,
                sentences,
                first,
                at - 1,
                getattr(event, "seat", None),
                cards[0].id if cards else _card_of(event),
                isinstance(event, _HEADINGS),
            )


def _bids(revealed: e.BidsRevealed, at: int, you: int | None) -> Iterator[Line]:
    """A line for every bid."""
    for seat, cards, power in revealed.bids:
        sentence = _by("bid_revealed", seat, you, cards=cards, power=power)
        yield Line(type(revealed).__name__, (sentence,), at, at, seat)


def _on_offer(log: Sequence[Event], at: int) -> Line | None:
    """What is bid for, before the first bid of an auction."""
    turned: list[Card] = []
    won = 0
    for event in log[:at]:
        match event:
            case e.RoundBegan():
                turned, won = [], 0
            case e.CardTurned(card=card):
                turned.append(card)
            case e.CardWon():
                won += 1
    before = next(
        (event for event in reversed(log[:at]) if isinstance(event, _AROUND_BIDS)), None
    )
    if isinstance(before, e.BidLaid) or won >= len(turned):
        return None
    card = turned[won]
    sentence = told("fzzzt.event.on_offer", card=card_named(card))
    return Line("OnOffer", (sentence,), at, at, None, card.id, heading=True)


def _card_of(event: Event) -> str | None:
    """The card that is drawn beside a sentence."""
    return event.card.id if isinstance(event, e.CardWon) else None


def _sentences(log: Sequence[Event], at: int, you: int | None) -> Iterator[Told]:
    match event := log[at]:
        case e.BidsTied(seats, power, because):
            names = seats_named(seats, you)
            yield told("fzzzt.event.tied", names=names, power=power)
            yield _by(f"tie.{because}", seats[0], you)
        case e.RobotsAllocated(seat, pairs):
            for unit, robot in pairs:
                yield _by("robot_allocated", seat, you, robot=robot, unit=unit)
        case e.BidPaid(seat, cards) if cards == _bid_of(log, at, seat):
            # The whole bid is the rule: it goes without saying.
            return
        case _:
            yield from filter(None, [_auction(event, you) or _round(event, you)])


def _bid_of(log: Sequence[Event], at: int, seat: int) -> tuple[Card, ...] | None:
    """What a seat had bid in the auction that it pays for."""
    for event in reversed(log[:at]):
        if isinstance(event, e.BidsRevealed):
            return next((cards for who, cards, _ in event.bids if who == seat), None)
    return None


def _auction(event: Event, you: int | None) -> Told | None:
    match event:
        case e.BidLaid(seat, cards, _, face_up=True) if cards is not None:
            return _by("bid_laid_open", seat, you, cards=cards)
        case e.BidLaid(seat, size=None):
            return _by("bid_laid_hidden", seat, you)
        case e.BidLaid(seat, size=int(size)):
            return _by("bid_laid", seat, you, n=size)
        case e.CardWon(seat, card, power):
            return _by("card_won", seat, you, card=card, power=power)
        case e.BidPaid(seat, cards):
            return _by("bid_paid", seat, you, cards=cards)
        case e.ChiefChanged(seat):
            return _by("chief_changed", seat, you)
    return None


def _round(event: Event, you: int | None) -> Told | None:
    match event:
        case e.PersonalCardsTaken(seat, (mechanic, *robots)):
            number = mechanic.player or 0
            return _by("personal_cards", seat, you, number=number, cards=tuple(robots))
        case e.RoundBegan(number, belt):
            return told("fzzzt.event.round_began", round=number, n=belt)
        case e.HandDealt(seat, size, pile):
            return _by("hand_dealt", seat, you, n=size, pile=pile)
        case e.PeripheralRevealed(found):
            effect = effect_of(found)
            named = peripheral_named(found)
            return told("fzzzt.event.peripheral", peripheral=named, effect=effect)
        case e.AuctionsEnded():
            return told("fzzzt.event.auctions_ended")
        case e.RobotPlanned(seat, robot, unit):
            return _by("robot_planned", seat, you, robot=robot, unit=unit)
        case e.BuildingFinished(seat):
            return _by("building_finished", seat, you)
        case e.GameScored():
            return told("fzzzt.event.game_scored")
    return None


def _by(
    kind: str, seat: int, you: int | None, **values: int | Card | tuple[Card, ...]
) -> Told:
    """The sentence of something that a seat brought about."""
    named: dict[str, Value] = {"name": seat_named(seat, you)}
    for name, value in values.items():
        match value:
            case Card():
                named[name] = card_named(value)
            case int():
                named[name] = value
            case _:
                named[name] = cards_named(value)
    return Told(f"fzzzt.event.{kind}", named)
