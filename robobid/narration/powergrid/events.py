"""What happens in Power Grid, a line for each event or for those that belong together.

Tokens bought one after another are one sentence, and so are cities that one seat
strikes out for a robot, and seats that are drawn; a robot's reason tells what it does,
so that the deed right after it need not be told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from robobid.core.events import Event
from robobid.games.powergrid.robots import events as r
from robobid.games.powergrid.rules import events as e
from robobid.narration.message import Line, Several, Told, seats_named, told
from robobid.narration.powergrid.nouns import (
    Nouns,
    burnt_named,
    piece_named,
    tokens_named,
)

_HEADINGS: Final = (e.RoundBegan, e.StepChanged, e.GameEnded)
_SAID: Final = (
    e.BidMade,
    e.DroppedOut,
    e.HouseBuilt,
    e.IncomePaid,
    e.OpeningPassed,
    e.PlantDiscarded,
    e.PlantOffered,
)
"""Events that say no more than a robot's reason right before them."""
_NAMED: Final = 4
"""So many cities are told by their names; of more, only how many they are."""
_PLAIN: Final[Mapping[type[Event], str]] = {
    e.PlantOffered: "plant_offered",
    e.BidMade: "bid_made",
    e.DroppedOut: "dropped_out",
    e.OpeningPassed: "opening_passed",
    e.PlantBought: "plant_bought",
    e.PlantDiscarded: "plant_discarded",
    e.FuelLost: "fuel_lost",
    e.PlantRemoved: "plant_removed",
    e.PlantPutUnder: "plant_put_under",
    e.TransformerOffered: "transformer_offered",
    e.TransformerUnsold: "transformer_unsold",
    e.TransformerAttached: "transformer_attached",
    e.StepChanged: "step_changed",
    e.MarketChosen: "market_chosen",
    e.RegionChosen: "region_chosen",
    e.RoundBegan: "round_began",
    r.PieceDealt: "piece_dealt",
    r.PlantNamed: "plant_named",
    r.CityNamed: "city_named",
    r.CityBarred: "city_barred",
    r.CityMarked: "city_marked",
    r.CityBidMade: "city_bid",
    r.CityBidWon: "city_bid_won",
}
"""Events whose fields are the values of their sentence."""


def lines(log: Sequence[Event], since: int, nouns: Nouns) -> Iterator[Line]:
    """The lines of a log from an event on."""
    at = since
    while at < len(log):
        first, at = at, _end_of_group(log, at)
        if sentence := _told(log, first, at, nouns):
            event = log[at - 1]
            yield Line(
                type(event).__name__,
                (sentence,),
                first,
                at - 1,
                getattr(event, "seat", None),
                heading=isinstance(event, _HEADINGS),
            )


def deed(log: Sequence[Event], nouns: Nouns) -> Iterator[Line]:
    """What a robot does in its turn.

    At a real table tokens are taken all at once: they come first, and then why.
    """
    bought = [event for event in log if isinstance(event, e.FuelBought)]
    if not bought:
        yield from lines(log, 0, nouns)
        return
    yield from lines(bought, 0, nouns)
    # The same reason holds for several tokens.
    reasons = {e.reason: e for e in reversed(log) if isinstance(e, r.RobotDid)}
    yield from lines([*reasons.values()][::-1], 0, nouns)


# -- what belongs together ------------------------------------------------------------


def _end_of_group(log: Sequence[Event], at: int) -> int:
    """Where the events end that are told together with one."""
    event = log[at]
    end = at + 1
    if isinstance(event, r.SeatDrawn):
        while end < len(log) and isinstance(log[end], r.SeatDrawn):
            end += 1
    elif isinstance(event, r.CityStruck):
        while end < len(log) and _strikes_on(event, log[end]):
            end += 1
    elif isinstance(event, e.FuelBought):
        while (more := _next_token(log, end)) is not None:
            if log[more].seat != event.seat:  # type: ignore[attr-defined]
                break
            end = more + 1
    return end


def _strikes_on(strike: r.CityStruck, event: Event) -> bool:
    """Does the same seat strike out one more city for the same robot?"""
    return isinstance(event, r.CityStruck) and (
        (event.seat, event.robot) == (strike.seat, strike.robot)
    )


def _next_token(log: Sequence[Event], at: int) -> int | None:
    """Where one more token is bought next, for the same reason if there is one."""
    if at < len(log) and _says_the_same(log, at):
        at += 1
    found = at < len(log) and isinstance(log[at], e.FuelBought)
    return at if found else None


def _says_the_same(log: Sequence[Event], at: int) -> bool:
    """Is this a robot's reason for one more token, given for the last one already?"""
    event, before = log[at], log[at - 2] if at > 1 else None
    return (
        isinstance(event, r.RobotDid)
        and isinstance(before, r.RobotDid)
        and isinstance(log[at - 1], e.FuelBought)
        and (event.seat, event.reason) == (before.seat, before.reason)
    )


def _was_said(log: Sequence[Event], at: int) -> bool:
    """Has a robot's reason told this already?"""
    event, before = log[at], log[at - 1] if at else None
    return (
        isinstance(event, _SAID)
        and isinstance(before, r.RobotDid)
        and before.seat == event.seat
    )


# -- sentences ------------------------------------------------------------------------


def _told(log: Sequence[Event], first: int, end: int, nouns: Nouns) -> Told | None:
    event = log[first]
    if isinstance(event, e.FuelBought):
        bought = [each for each in log[first:end] if isinstance(each, e.FuelBought)]
        return _by(
            nouns,
            "fuel_bought",
            event.seat,
            tokens=burnt_named(each.fuel for each in bought),
            payment=sum(each.payment for each in bought),
        )
    if _says_the_same(log, first) or _was_said(log, first):
        return None
    if type(event) in _PLAIN:
        return _plain(event, nouns)
    match log[first:end]:
        case [r.CityStruck(seat, robot), *_] as struck:
            if len(struck) > _NAMED:
                return _by(nouns, "cities_struck", seat, n=len(struck), robot=robot)
            words = [each.city for each in struck if isinstance(each, r.CityStruck)]
            cities = Several(tuple(map(nouns.city, words)), "and")
            return _by(nouns, "city_struck", seat, cities=cities, robot=robot)
        case [r.SeatDrawn(), *_, r.SeatDrawn(seating=seating)]:
            seats = seats_named(seating, nouns.you, ", ")
            return _by(nouns, "seats_drawn", seats=seats)
    return _market(event, nouns) or _round(event, nouns) or _robots(event, nouns)


def _by(nouns: Nouns, kind: str, seat: int | None = None, **values: Any) -> Told:
    """The sentence of an event, which a seat may have brought about."""
    who = {} if seat is None else {"name": nouns.seat(seat)}
    return Told(f"powergrid.event.{kind}", who | nouns.values(values))


def _plain(event: Event, nouns: Nouns) -> Told:
    values = {each.name: getattr(event, each.name) for each in fields(event)}
    return _by(nouns, _PLAIN[type(event)], **values)


def _market(event: Event, nouns: Nouns) -> Told | None:
    match event:
        case e.CardDrawn(card):
            return _by(nouns, "card_drawn", plant=card)
        case e.StackShuffled(cards):
            return _by(nouns, "stack_shuffled", n=len(cards))
        case e.HouseBuilt(seat, city, 0, place):
            return _by(nouns, "house_built", seat, city=city, cost=place)
        case e.HouseBuilt(seat, city, path, place):
            cost = f"{place} + {path} = {place + path}"
            return _by(nouns, "house_built", seat, city=city, cost=cost)
        case e.PlantRan(seat, plant, ()):
            return _by(nouns, "plant_ran_free", seat, plant=plant)
        case e.PlantRan(seat, plant, burnt):
            return _by(nouns, "plant_ran", seat, plant=plant, tokens=burnt_named(burnt))
        case e.IncomePaid(seat, supplied, paid):
            return _by(nouns, "income_paid", seat, n=supplied, income=paid)
        case e.MarketSupplied(_, tokens) if len(nouns.map.markets) == 1:
            return _by(nouns, "market_supplied", tokens=tokens_named(tokens))
        case e.MarketSupplied(market, tokens):
            new = tokens_named(tokens)
            return _by(nouns, "one_market_supplied", market=market, tokens=new)
    return None


def _round(event: Event, nouns: Nouns) -> Told | None:
    match event:
        case e.RegionsSettled(regions):
            named = Several(tuple(nouns.value("region", each) for each in regions))
            return _by(nouns, "regions_settled", regions=named)
        case e.OrderChanged(order):
            seats = seats_named(order, nouns.you, ", ")
            return _by(nouns, "order_changed", order=seats)
        case e.GameEnded():
            return _by(nouns, "game_ended")
    return None


def _robots(event: Event, nouns: Nouns) -> Told | None:
    match event:
        case r.RobotDid(seat, piece, reason, values):
            who = nouns.seat(seat)
            why = Told(f"powergrid.reason.{reason}", nouns.values(values))
            if not piece:
                return told("powergrid.robot.did", name=who, why=why)
            by = piece_named(piece)
            return told("powergrid.robot.did_by", name=who, piece=by, why=why)
        case r.SeatDrawn(seat, behind):
            return _by(nouns, "seat_drawn", seat, neighbour=behind)
        case r.CityBidPassed(seat):
            return _by(nouns, "city_bid_passed", seat)
    return None
