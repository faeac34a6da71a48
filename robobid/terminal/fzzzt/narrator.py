"""Tells what happened, a sentence for each event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from robobid.core.events import Event
from robobid.fzzzt import events as e
from robobid.fzzzt.cards import Card
from robobid.terminal.fzzzt.speech import Speech
from robobid.terminal.host import Line


class Narrator:
    """Tells a log from its beginning, since some sentences need what came before."""

    def __init__(self, speech: Speech, seat: int | None) -> None:
        self._speech = speech
        self._say = speech.say
        self._seat = seat
        self._chief = 0
        self._bids: dict[int, tuple[Card, ...]] = {}

    def lines(self, log: Sequence[Event]) -> list[Line]:
        """Every sentence for what a seat has seen, in order."""
        return list(self._lines(log))

    def _lines(self, log: Sequence[Event]) -> Iterator[Line]:
        turned: list[Card] = []
        for at, happened in enumerate(log):
            event = happened.seen_by(self._seat)
            if event is None:
                continue
            if isinstance(event, e.CardTurned):
                turned.append(event.card)
                if at + 1 < len(log) and isinstance(log[at + 1], e.CardTurned):
                    continue
                cards = self._speech.cards(turned, ", ")
                turned = []
                text = self._say("fzzzt.event.cards_turned", cards=cards)
            else:
                text = self._text(event)
            if text:
                yield Line(at, event, text)

    def _text(self, event: Event) -> str:
        match event:
            case e.BidLaid():
                return self._bid_laid(event)
            case e.BidsRevealed(bids):
                return self._bids_revealed(bids)
            case e.BidsTied(seats, power):
                return self._tied(seats, power)
            case e.CardWon(seat, card, power):
                return self._told("card_won", seat, card=card, power=power)
            case e.BidPaid(seat, cards):
                return self._paid(seat, cards)
            case e.ChiefChanged(seat):
                self._chief = seat
                return self._told("chief_changed", seat)
        return self._round_text(event) or self._building_text(event)

    def _round_text(self, event: Event) -> str:
        match event:
            case e.PersonalCardsTaken(seat, (mechanic, *robots)):
                number = mechanic.player
                return self._told(
                    "personal_cards", seat, number=number, cards=tuple(robots)
                )
            case e.RoundBegan(number, belt):
                return self._say("fzzzt.event.round_began", round=number, n=belt)
            case e.HandDealt(seat, size, pile, _):
                return self._told("hand_dealt", seat, n=size, pile=pile)
            case e.PeripheralRevealed(peripheral):
                effect = self._speech.effect(peripheral)
                return self._say(
                    "fzzzt.event.peripheral", peripheral=peripheral.name, effect=effect
                )
        return ""

    def _building_text(self, event: Event) -> str:
        match event:
            case e.AuctionsEnded():
                return self._say("fzzzt.event.auctions_ended")
            case e.RobotPlanned(seat, robot, unit):
                return self._told("robot_planned", seat, robot=robot, unit=unit)
            case e.BuildingFinished(seat):
                return self._told("building_finished", seat)
            case e.RobotsAllocated(seat, pairs):
                return self._allocated(seat, pairs)
            case e.GameScored():
                return self._say("fzzzt.event.game_scored")
        return ""

    def _told(self, kind: str, seat: int, **values: object) -> str:
        """The sentence of an event that a seat brought about."""
        speech = self._speech
        for name, value in values.items():
            if isinstance(value, Card):
                values[name] = speech.card(value)
            elif isinstance(value, tuple):
                values[name] = speech.cards(value)
        return self._say(f"fzzzt.event.{kind}", **speech.who(seat), **values)

    def _bid_laid(self, event: e.BidLaid) -> str:
        if event.face_up and event.cards is not None:
            return self._told("bid_laid_open", event.seat, cards=event.cards)
        if event.size is None:
            return self._told("bid_laid_hidden", event.seat)
        return self._told("bid_laid", event.seat, n=event.size)

    def _bids_revealed(
        self, bids: tuple[tuple[int, tuple[Card, ...], int], ...]
    ) -> str:
        self._bids = {seat: cards for seat, cards, _ in bids}
        speech = self._speech
        told = [
            self._say(
                "fzzzt.event.one_bid",
                name=speech.player(seat),
                power=power,
                cards=speech.cards(cards),
            )
            for seat, cards, power in bids
        ]
        return self._say("fzzzt.event.bids_revealed", bids=", ".join(told))

    def _tied(self, seats: tuple[int, ...], power: int) -> str:
        """Who tied, and why the first of them wins (F4.9)."""
        winner, names = seats[0], self._speech.players_named(seats)
        tie = self._say("fzzzt.event.tied", names=names, power=power)
        if winner == self._chief:
            reason = "chief"
        else:
            count = len(self._speech.players)
            nearest = min(seats, key=lambda seat: (seat - self._chief) % count)
            reason = "nearest" if winner == nearest else "farthest"
        return f"{tie} {self._told(f'tie.{reason}', winner)}"

    def _paid(self, seat: int, cards: tuple[Card, ...]) -> str:
        """Told only where the winner does not pay the whole bid (Printer)."""
        if cards == self._bids.get(seat, cards):
            return ""
        return self._told("bid_paid", seat, cards=cards)

    def _allocated(self, seat: int, pairs: tuple[tuple[Card, Card], ...]) -> str:
        return " ".join(
            self._told("robot_allocated", seat, robot=robot, unit=unit)
            for unit, robot in pairs
        )
