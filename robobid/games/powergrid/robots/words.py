"""The text form of what is chosen for a robot; see `notation`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from robobid.core.decisions import Action
from robobid.games.powergrid.rules.actions import (
    BarCity,
    BidForCity,
    LoseToken,
    MarkCity,
    NameCity,
    NameMarket,
    NamePlant,
    NameRegion,
    PassForCity,
    StrikeCity,
    TakeCity,
)
from robobid.games.powergrid.rules.plants import (
    PLANTS,
    Fuel,
    Plants,
    card_named,
    card_word,
)

_FUELS: Final = {fuel.word: fuel for fuel in Fuel}
_VERBS: Final[dict[str, Callable[[str], Any]]] = {
    "robot-region": NameRegion,
    "robot-city": NameCity,
    "robot-market": NameMarket,
    "veto": BarCity,
    "strike": StrikeCity,
    "mark": MarkCity,
    "take": TakeCity,
}
_WORDS: Final[dict[Any, str]] = {kind: verb for verb, kind in _VERBS.items()}


def robot_words(action: Action) -> tuple[str, ...]:
    """An action that only exists with robots as words; none if it is another.

    >>> robot_words(NameCity("Essen")), robot_words(BidForCity(5))
    (('robot-city', 'Essen'), ('city-bid', '5'))
    """
    match action:
        case NamePlant(plant):
            return "robot-plant", card_word(plant)
        case BidForCity(amount):
            return "city-bid", str(amount)
        case PassForCity():
            return ("city-pass",)
        case LoseToken(fuel):
            return "lose", fuel.word
        case NameRegion(word) | NameMarket(word) | NameCity(word) | BarCity(word):
            return _WORDS[type(action)], word
        case StrikeCity(word) | MarkCity(word) | TakeCity(word):
            return _WORDS[type(action)], word
    return ()


def robot_action(words: Sequence[str], facts: Plants = PLANTS) -> Any:
    """The action that words mean; None if they mean another.

    >>> robot_action(["veto", "Essen"])
    BarCity(city='Essen')
    """
    match words:
        case ["robot-plant", plant]:
            return NamePlant(card_named(plant, facts))
        case ["city-bid", amount] if amount.isascii() and amount.isdigit():
            return BidForCity(int(amount)) if len(amount) < 10 else None
        case ["city-pass"]:
            return PassForCity()
        case ["lose", word] if word in _FUELS:
            return LoseToken(_FUELS[word])
        case [verb, word] if verb in _VERBS:
            return _VERBS[verb](word)
    return None
