"""Tells a game of Fzzzt! to one viewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from robobid.core.decisions import Action, Decision
from robobid.core.errors import RobobidError
from robobid.core.events import Event
from robobid.core.outcome import SHARED, Outcome
from robobid.games.fzzzt.rules.actions import Allocate, Bid, Done, Pay
from robobid.games.fzzzt.rules.cards import Card, Deck
from robobid.games.fzzzt.rules.events import BidsRevealed, CardWon
from robobid.games.fzzzt.view import View
from robobid.narration.coach import Coaching
from robobid.narration.fzzzt import coach, events
from robobid.narration.fzzzt.nouns import card_named, cards_named
from robobid.narration.fzzzt.rules import rules_of
from robobid.narration.message import Line, Named, Told, seat_named, seats_named, told
from robobid.narration.narrator import Rules
from robobid.narration.refusals import refusal


class FzzztTeller:
    """Tells Fzzzt! played with a deck; `you` is the seat of whoever is told."""

    def __init__(self, deck: Deck, you: int | None = None) -> None:
        self._deck = deck
        self._you = you

    def lines(self, log: Sequence[Event], since: int = 0) -> Iterator[Line]:
        return events.lines(log, since, self._you)

    def rules(self, view: View) -> Rules:
        return rules_of(view, self._you)

    def verdict(self, outcome: Outcome) -> tuple[Told, ...]:
        """Who has won, and what broke a tie (F6.6)."""
        total, robots = outcome.best["points"], outcome.best["robots"]
        names = seats_named(outcome.tied, self._you)
        equal = told("fzzzt.final.tied", names=names, total=total)
        if outcome.by == SHARED:
            names = seats_named(outcome.winners, self._you)
            shared = told("fzzzt.final.shared", names=names, n=robots)
            return *self._below(outcome), equal, shared, *self._mine(outcome)
        winner = seat_named(outcome.winners[0], self._you)
        wins = told("fzzzt.final.wins", name=winner, total=total)
        if outcome.by == "points":
            return *self._below(outcome), wins, *self._mine(outcome)
        fewest = told("fzzzt.final.fewest", name=winner, n=robots)
        return *self._below(outcome), equal, fewest, wins, *self._mine(outcome)

    def _mine(self, outcome: Outcome) -> Iterator[Told]:
        """How whoever is told did, if they did not win or lose by a tie alone."""
        if self._you is None or self._you in outcome.winners:
            return
        ranks = [(-each["points"], each["robots"]) for each in outcome.results]
        place = 1 + sum(rank < ranks[self._you] for rank in ranks)
        total = outcome.results[self._you]["points"]
        behind = outcome.best["points"] - total
        if behind:
            yield told("fzzzt.final.mine", place=place, total=total, behind=behind)

    def _below(self, outcome: Outcome) -> Iterator[Told]:
        """Ties below the winner, and who is ahead in them."""
        points = [result["points"] for result in outcome.results]
        robots = [result["robots"] for result in outcome.results]
        for total in sorted(set(points) - {outcome.best["points"]}, reverse=True):
            seats = [seat for seat, each in enumerate(points) if each == total]
            if len(seats) < 2:
                continue
            fewest = min(robots[seat] for seat in seats)
            ahead = [seat for seat in seats if robots[seat] == fewest]
            names = seats_named(seats, self._you)
            yield told("fzzzt.final.tied", names=names, total=total)
            if len(ahead) < len(seats):
                names = seats_named(ahead, self._you)
                yield told("fzzzt.final.ahead", names=names, n=fewest)

    def hint(self, reason: str, values: Mapping[str, Any]) -> Told:
        return self.told(f"hint.{reason}", values)

    def outcome(self, action: Action, seat: int, log: Sequence[Event]) -> Told | None:
        return outcome(seat, log, self._you) if isinstance(action, Bid) else None

    def coach(self, view: View, decision: Decision, log: Sequence[Event]) -> Coaching:
        return coach.coaching(view, decision, log)

    def told(self, key: str, values: Mapping[str, Any]) -> Told:
        named = {
            name: card_named(value) if isinstance(value, Card) else value
            for name, value in values.items()
        }
        return Told(key, named)

    def choice(self, kind: str, action: Action, move: str) -> Told:
        return choice(action)

    def refusal(self, error: RobobidError) -> Told:
        return refusal(error, self._noun, self._you, _deed)

    def _noun(self, word: str) -> Named | None:
        card = self._deck.by_short_name.get(word) or self._deck.by_id.get(word)
        return card and card_named(card)


def _deed(action: Action) -> Told | None:
    """What a seat's action is called; chance's go by their notation."""
    return choice(action) if isinstance(action, Bid | Pay | Allocate | Done) else None


def outcome(seat: int, log: Sequence[Event], you: int | None) -> Told | None:
    """What a bid was for, its power, and who took the card; none before that."""
    revealed = next((each for each in log if isinstance(each, BidsRevealed)), None)
    won = next((each for each in log if isinstance(each, CardWon)), None)
    if revealed is None or won is None:
        return None
    powers = {who: power for who, _, power in revealed.bids}
    key = "won" if won.seat == seat else "lost"
    return told(
        f"choice.outcome.bid_{key}",
        power=powers.get(seat, 0),
        card=card_named(won.card),
        name=seat_named(won.seat, you),
        winning=won.power,
    )


def choice(action: Action) -> Told:
    """A seat's action."""
    match action:
        case Bid(cards) if cards:
            return told("choice.bid", cards=cards_named(cards))
        case Bid():
            return Told("choice.no_bid")
        case Pay(card):
            return told("choice.pay", card=card_named(card))
        case Allocate(robot, unit):
            return told(
                "choice.allocate", robot=card_named(robot), unit=card_named(unit)
            )
    return Told("choice.no_building")
