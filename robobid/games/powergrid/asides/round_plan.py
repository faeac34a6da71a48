"""What a player means to do in a round, as one line of text.

`3 plant 13 36 for 4; stock coal 3 4; stock oil 1; build Essen 17; run 13 20` is for
round 3: put plant 13 up, bid up to 36 for it and give plant 4 up for it; buy coal until
there are three, none of it for more than 4, and oil until there is one; build in Essen
if that costs no more than 17; let plants 13 and 20 run. Each part can be left out.
`stock none`, `build none` and `run none` say that nothing shall be done there, and
`at north` names the market to buy in.

A plan says what shall be there, not what is still to be done: so it stays true while it
is carried out, and nobody has to remember how far that has come.

As an order it is carried out when its turns come (see `orders`). `bid 13 36` bids like
`plant 13 36` and leaves it to the player what to put up. `pass` passes whenever there
is nothing to bid for, `pass 13` until plant 13 comes up. `anyway` ends turns also where
a part could not be done. `keep Kiel Essen` strikes cities out for a robot (F6) so that
Kiel stays, or else Essen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from robobid.core.errors import Illegal, RobobidError
from robobid.games.powergrid.rules.plants import Fuel, Number, card_named, card_word

MOST_STEPS: Final = 40
"""Parts that a plan may have: more than anybody can do in a round."""
MOST_TOKENS: Final = 24
"""As many tokens of a fuel as the box has at most."""
MOST_PAID: Final = 99_999
NONE_WORD: Final = "none"
_FUELS: Final = {fuel.word: fuel for fuel in Fuel}


class Stock(NamedTuple):
    """How many tokens of a fuel shall be there."""

    fuel: Fuel
    tokens: int
    most: int | None = None
    """What a token may cost; none is any price."""


class House(NamedTuple):
    """A city to build in."""

    city: str
    most: int | None = None
    """What path and place may cost; none is any price."""


class RoundPlan(NamedTuple):
    """A plan for one round; what is None is left open."""

    round: int
    plant: Number | None = None
    """The plant to bid for, or the one that the player wants to be asked about."""
    most: int | None = None
    """The highest bid; without one the player bids."""
    opens: bool = False
    """Is the plant put up, too?"""
    replaced: Number | None = None
    """The plant that goes for it, if there is one too many."""
    passes: bool = False
    """Is everything else passed on?"""
    market: str = ""
    """Where fuel is bought, where there are several markets."""
    fuel: tuple[Stock, ...] | None = None
    cities: tuple[House, ...] | None = None
    """In the order in which they are built."""
    run: tuple[Number, ...] | None = None
    """The plants that shall run."""
    anyway: bool = False
    """Does a turn end also where something could not be done?"""
    keep: tuple[str, ...] = ()
    """The cities that shall not be struck out, the best first."""

    def __str__(self) -> str:
        return f"{self.round} {'; '.join(self._parts())}".rstrip()

    def _parts(self) -> Iterator[str]:
        if self.keep:
            yield _joined("keep", *self.keep)
        if self.plant is not None and self.most is not None:
            goes = () if self.replaced is None else ("for", card_word(self.replaced))
            word = "plant" if self.opens else "bid"
            yield _joined(word, card_word(self.plant), self.most, *goes)
        if self.passes:
            until = self.plant if self.most is None else None
            yield _joined("pass", None if until is None else card_word(until))
        if self.market:
            yield _joined("at", self.market)
        if self.fuel is not None:
            stocks = [("stock", s.fuel.word, s.tokens, s.most) for s in self.fuel]
            yield from _all_or_none("stock", stocks)
        if self.cities is not None:
            houses = [("build", house.city, house.most) for house in self.cities]
            yield from _all_or_none("build", houses)
        if self.run is not None:
            yield _joined(
                "run", *([card_word(plant) for plant in self.run] or [NONE_WORD])
            )
        if self.anyway:
            yield "anyway"


def _joined(*words: object) -> str:
    return " ".join(str(word) for word in words if word is not None)


def _all_or_none(word: str, steps: Iterable[tuple[object, ...]]) -> list[str]:
    return [_joined(*step) for step in steps] or [_joined(word, NONE_WORD)]


def read_plan(text: str) -> RoundPlan:
    """A plan from its line; what cannot be read is refused.

    Whether there are such plants and cities is a matter of the map.

    >>> str(read_plan("3 plant 13 36; build Essen; build Kassel 17; stock coal 2"))
    '3 plant 13 36; stock coal 2; build Essen; build Kassel 17'
    """
    round_, _, rest = text.strip().partition(" ")
    parts = [part.split() for part in rest.split(";") if part.strip()]
    if len(parts) > MOST_STEPS:
        raise unreadable_plan(text)
    try:
        plan = RoundPlan(_number(round_, MOST_PAID))
        for words in parts:
            plan = _with_part(plan, words)
    except (RobobidError, ValueError) as error:
        raise unreadable_plan(text) from error
    return plan


def _with_part(plan: RoundPlan, words: list[str]) -> RoundPlan:
    """A plan with one part more; each can be there once, but for fuels and cities."""
    match words:
        case ["pass", *card] if not plan.passes and len(card) <= 1:
            plan = plan._replace(passes=True)
            return _with_plant(plan, _card(card[0])) if card else plan
        case ["bid" | "plant" as word, card, most] if plan.most is None:
            plan = _with_plant(plan, _card(card))
            return plan._replace(most=_number(most, MOST_PAID), opens=word == "plant")
        case ["bid" | "plant", card, most, "for", goes]:
            plan = _with_part(plan, words[:3])
            return plan._replace(replaced=_card(goes))
        case ["at", market] if not plan.market:
            return plan._replace(market=market)
        case ["stock", "none"] if plan.fuel is None:
            return plan._replace(fuel=())
        case ["stock", fuel, count, *most] if len(most) <= 1 and plan.fuel != ():
            stock = Stock(_fuel(fuel), _number(count, MOST_TOKENS), _most(most))
            _check_new(stock.fuel, plan.fuel)
            return plan._replace(fuel=(*(plan.fuel or ()), stock))
        case ["build", "none"] if plan.cities is None:
            return plan._replace(cities=())
        case ["build", city, *most] if len(most) <= 1 and plan.cities != ():
            _check_new(city, plan.cities)
            house = House(city, _most(most))
            return plan._replace(cities=(*(plan.cities or ()), house))
        case ["run", "none"] if plan.run is None:
            return plan._replace(run=())
        case ["run", *cards] if cards and plan.run is None:
            run = dict.fromkeys(_card(card) for card in cards)
            return plan._replace(run=tuple(run))
        case ["keep", *cities] if cities and not plan.keep:
            return plan._replace(keep=tuple(dict.fromkeys(cities)))
        case ["anyway"]:
            return plan._replace(anyway=True)
    raise ValueError(words)


def _with_plant(plan: RoundPlan, plant: Number) -> RoundPlan:
    if plan.plant not in (None, plant):
        raise ValueError(plant)
    return plan._replace(plant=plant)


def _check_new(thing: object, steps: Iterable[tuple[object, ...]] | None) -> None:
    if thing in [step[0] for step in steps or ()]:
        raise ValueError(thing)


def _card(word: str) -> Number:
    return _number(word, MOST_PAID) if word.isdigit() else card_named(word)


def _fuel(word: str) -> Fuel:
    if word not in _FUELS:
        raise ValueError(word)
    return _FUELS[word]


def _most(words: list[str]) -> int | None:
    return _number(words[0], MOST_PAID) if words else None


def _number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 5) or int(word) > most:
        raise ValueError(word)
    return int(word)


def unreadable_plan(text: str) -> Illegal:
    """It is no plan at all."""
    return Illegal("plan_unreadable", f"this is no plan: {text!r}", found=text[:80])
