"""A generator for every game: a word of state each, so that no game disturbs another.

It is SplitMix64 (Steele, Lea and Flood 2014): a counter, well mixed.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arrays import NDArray, np
from robobid.twins.jit import small_part, whole

LUCK: Final = np.dtype([("state", "u8")])

Luck = Any
"""The generator of one game: an element of an array of `LUCK`."""

_WORD: Final = (1 << 64) - 1
_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)


def mixed_words(word: Any) -> Any:
    """Words whose every bit depends on every bit of another."""
    word = (word ^ (word >> np.uint64(30))) * _FIRST
    word = (word ^ (word >> np.uint64(27))) * _SECOND
    return word ^ (word >> np.uint64(31))


mixed: Final = small_part(mixed_words)
"""The same for one word, inside compiled code."""


@small_part
def seed_game(luck: Luck, seed: Any, game: int) -> None:
    """Begin the luck of a game; it depends on the seed and on the game's number."""
    luck.state = mixed(mixed(seed) + _STEP * np.uint64(game + 1))


@small_part
def bits(luck: Luck) -> Any:
    """The next 64 random bits."""
    luck.state += _STEP
    return mixed(luck.state)


@small_part
def below(luck: Luck, count: int) -> int:
    """A number from 0 to count - 1, each as likely as any other to one in 2^25."""
    return whole(((bits(luck) >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))


def new_luck(games: int) -> NDArray[Any]:
    """Generators that are still to be seeded."""
    return np.zeros(games, LUCK)


def seeded_luck(games: int, seed: int, first: int = 0) -> NDArray[Any]:
    """The generators of some games, by their numbers."""
    luck = new_luck(games)
    numbers = np.arange(first + 1, first + games + 1).astype(np.uint64)
    seeds = np.full(games, seed_word(seed))
    luck["state"] = mixed_words(mixed_words(seeds) + _STEP * numbers)
    return luck


def seed_word(seed: int) -> np.uint64:
    """A seed of any size as compiled code takes it."""
    return np.uint64(seed & _WORD)
