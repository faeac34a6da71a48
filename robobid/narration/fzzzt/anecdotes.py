"""What is told of the cards after a game of Fzzzt!: in the break room, as it were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from robobid.core.events import Event
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.rules.events import BidsRevealed, CardWon
from robobid.narration.fzzzt.nouns import card_named
from robobid.narration.message import Line, Told, seat_named

_OFTEN: Final = 3
"""Bids after which it is worth telling that a robot never stayed behind."""


def anecdotes(log: Iterable[Event]) -> Iterator[Line]:
    """A faithful robot, the dearest card, and who has most Fzzzts, if anybody."""
    bids: Counter[Card] = Counter()
    stayed: set[Card] = set()
    won: list[CardWon] = []
    shown: dict[int, tuple[Card, ...]] = {}
    for event in log:
        match event:
            case BidsRevealed(revealed):
                shown = {seat: cards for seat, cards, _ in revealed}
                bids.update(card for cards in shown.values() for card in cards)
            case CardWon(seat):
                stayed.update(shown.get(seat, ()))
                won.append(event)
    home = [card for card in bids if card.kind == "robot" and card not in stayed]
    if home:
        card = max(home, key=lambda card: (bids[card], card.power, card.id))
        if bids[card] >= _OFTEN:
            yield _line("came_home", card, None, n=bids[card])
    if won:
        dear = max(won, key=lambda each: each.power)
        yield _line("dearest", dear.card, dear.seat, power=dear.power)
    fzzzts = [each for each in won if each.card.kind == "fzzzt"]
    if fzzzts:
        (seat, count), *_ = Counter(each.seat for each in fzzzts).most_common(1)
        yield _line("fzzzt", fzzzts[0].card, seat, n=count)


def _line(kind: str, card: Card, seat: int | None, **values: int) -> Line:
    named = {} if seat is None else {"name": seat_named(seat, None)}
    sentence = Told(
        f"fzzzt.anecdote.{kind}", {"card": card_named(card), **named, **values}
    )
    return Line("Anecdote", (sentence,), 0, 0, seat, card.id)
