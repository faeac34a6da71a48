"""Tells what happened, a sentence for each event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from robobid.core.events import Event
from robobid.powergrid import events as e
from robobid.powergrid.maps import Map
from robobid.powergrid.robots.events import RobotDid
from robobid.terminal.host import Line
from robobid.terminal.powergrid.robot_story import robot_sentence
from robobid.terminal.powergrid.speech import PowerGridSpeech


class Narrator:
    """Tells a log; tokens bought one after another are one sentence."""

    def __init__(self, speech: PowerGridSpeech, map_: Map) -> None:
        self._speech = speech
        self._map = map_

    def lines(self, log: Sequence[Event]) -> list[Line]:
        """Every sentence, in order."""
        return list(self._lines(log))

    def _lines(self, log: Sequence[Event]) -> Iterator[Line]:
        bought: list[e.FuelBought] = []
        for at, event in enumerate(log):
            if isinstance(event, e.FuelBought):
                bought.append(event)
                if not _goes_on(log, at):
                    yield Line(at, event, self._purchase(bought))
                    bought = []
            elif _says_the_same(log, at) or _was_said(log, at):
                continue
            elif text := self.sentence(event):
                yield Line(at, event, text)

    def _purchase(self, bought: list[e.FuelBought]) -> str:
        speech = self._speech
        return speech.say(
            "powergrid.event.fuel_bought",
            **speech.who(bought[0].seat),
            tokens=speech.burnt(event.fuel for event in bought),
            payment=sum(event.payment for event in bought),
        )

    def sentence(self, event: Event) -> str:
        """The sentence of one event."""
        return (
            self._auction(event)
            or self._plants(event)
            or self._network(event)
            or self._round(event)
            or robot_sentence(self._speech, self._map, event)
        )

    def _told(self, kind: str, seat: int | None = None, **values: object) -> str:
        speech = self._speech
        who = {} if seat is None else speech.who(seat)
        told = {k: speech.named(self._map, k, v) for k, v in values.items()}
        return speech.say(f"powergrid.event.{kind}", **who, **told)

    def _auction(self, event: Event) -> str:
        match event:
            case e.PlantOffered(seat, plant, bid):
                return self._told("plant_offered", seat, plant=plant, bid=bid)
            case e.BidMade(seat, plant, bid):
                return self._told("bid_made", seat, plant=plant, bid=bid)
            case e.DroppedOut(seat, plant):
                return self._told("dropped_out", seat, plant=plant)
            case e.OpeningPassed(seat):
                return self._told("opening_passed", seat)
            case e.PlantBought(seat, plant, payment):
                return self._told("plant_bought", seat, plant=plant, payment=payment)
            case e.PlantDiscarded(seat, plant):
                return self._told("plant_discarded", seat, plant=plant)
            case e.FuelLost(seat, fuel):
                return self._told("fuel_lost", seat, fuel=fuel)
        return ""

    def _plants(self, event: Event) -> str:
        match event:
            case e.CardDrawn(card):
                return self._told("card_drawn", plant=card)
            case e.PlantRemoved(plant):
                return self._told("plant_removed", plant=plant)
            case e.PlantPutUnder(plant):
                return self._told("plant_put_under", plant=plant)
            case e.TransformerOffered():
                return self._told("transformer_offered")
            case e.TransformerUnsold():
                return self._told("transformer_unsold")
            case e.TransformerAttached(seat, plant):
                return self._told("transformer_attached", seat, plant=plant)
            case e.StackShuffled(cards):
                return self._told("stack_shuffled", n=len(cards))
            case e.StepChanged(step):
                return self._told("step_changed", step=step)
        return ""

    def _network(self, event: Event) -> str:
        speech = self._speech
        match event:
            case e.MarketChosen(seat, market):
                return self._told("market_chosen", seat, market=market)
            case e.HouseBuilt(seat, city, path, place):
                cost = f"{place} + {path} = {place + path}" if path else str(place)
                return self._told("house_built", seat, city=city, cost=cost)
            case e.PlantRan(seat, plant, ()):
                return self._told("plant_ran_free", seat, plant=plant)
            case e.PlantRan(seat, plant, burnt):
                tokens = speech.burnt(burnt)
                return self._told("plant_ran", seat, plant=plant, tokens=tokens)
            case e.IncomePaid(seat, supplied, paid):
                return self._told("income_paid", seat, n=supplied, income=paid)
            case e.MarketSupplied(market, tokens):
                told = speech.tokens(tokens)
                if len(self._map.markets) == 1:
                    return self._told("market_supplied", tokens=told)
                return self._told("one_market_supplied", market=market, tokens=told)
        return ""

    def _round(self, event: Event) -> str:
        speech = self._speech
        match event:
            case e.RegionChosen(seat, region):
                return self._told("region_chosen", seat, region=region)
            case e.RegionsSettled(regions):
                names = ", ".join(map(speech.region, regions))
                return self._told("regions_settled", regions=names)
            case e.OrderChanged(order):
                names = ", ".join(map(speech.in_a_list, order))
                return self._told("order_changed", order=names)
            case e.RoundBegan(number):
                return self._told("round_began", round=number)
            case e.GameEnded():
                return self._told("game_ended")
        return ""


def _goes_on(log: Sequence[Event], at: int) -> bool:
    """Is one more token of the same seat bought next, for the same reason if any?"""
    seat = getattr(log[at], "seat", None)
    rest = log[at + 1 : at + 3]
    if rest and isinstance(rest[0], RobotDid) and _says_the_same(log, at + 1):
        rest = rest[1:]
    return bool(rest) and isinstance(rest[0], e.FuelBought) and rest[0].seat == seat


def _says_the_same(log: Sequence[Event], at: int) -> bool:
    """Is this a robot's reason for one more token, given for the last one already?"""
    event, before = log[at], log[at - 2] if at > 1 else None
    return (
        isinstance(event, RobotDid)
        and isinstance(before, RobotDid)
        and isinstance(log[at - 1], e.FuelBought)
        and (event.seat, event.reason) == (before.seat, before.reason)
    )


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


def _was_said(log: Sequence[Event], at: int) -> bool:
    """Has a robot's reason told this already?"""
    event, before = log[at], log[at - 1] if at else None
    return (
        isinstance(event, _SAID)
        and isinstance(before, RobotDid)
        and before.seat == event.seat
        and before.reason != "one_city_more"
    )
