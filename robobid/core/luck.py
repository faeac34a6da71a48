"""Where chance decisions get their answers from: a seed, a shuffle, or a script."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from math import log
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from robobid.core.decisions import Decision
from robobid.core.errors import Illegal


class Luck(Protocol):
    """A source of luck: it answers the decisions of `CHANCE`."""

    def draw(self, decision: Decision) -> Any:
        """One outcome of a chance decision."""


class Seeded:
    """Luck for play: the same seed gives the same luck for the same actions."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"luck:{seed}")

    def draw(self, decision: Decision) -> Any:
        return decision.options.pick(self._random)

    def copy(self) -> Seeded:
        """The same luck from here on, drawn apart."""
        other = Seeded(0)
        other._random.setstate(self._random.getstate())
        return other


Spelling = Callable[[Any], Sequence[str]]
"""An outcome of chance as the words of the game's notation."""

_HASHES: Final = 2**64


class _Pile(NamedTuple):
    """What may still be drawn from a pile: in the order of the options, and shuffled.

    The next outcome is the last of the shuffled ones.
    """

    options: list[Any]
    shuffled: list[Any]


class Shuffled:
    """Luck for comparisons: the same seed gives the same luck whatever the seats do.

    What comes depends on what is drawn from, not on how many draws there were: every
    pile is shuffled once and then dealt from the top. A pile is known by the first
    words of its outcomes (`#turn`, `#deal A`); it is shuffled again when something
    else than the rest of it can be drawn. Each outcome gets its place in the pile from
    a hash of its words, so that cards which two games' piles share come in the same
    order in both.

    >>> from robobid.core.decisions import CHANCE, Listed
    >>> def order(options, seed):
    ...     luck, drawn = Shuffled(seed, lambda card: ("#turn", card)), []
    ...     while options:
    ...         drawn.append(luck.draw(Decision(CHANCE, "turn", Listed(options))))
    ...         options = [card for card in options if card not in drawn]
    ...     return "".join(drawn)
    >>> order("abcdef", 7), order("ace", 7), order("abcdef", 8)
    ('deafcb', 'eac', 'cafdeb')
    """

    def __init__(self, seed: int | str, spell: Spelling) -> None:
        self._seed = seed
        self._spell = spell
        self._piles: dict[tuple[str, ...], _Pile] = {}
        self._shuffles: Counter[tuple[str, ...]] = Counter()

    def draw(self, decision: Decision) -> Any:
        options = list(decision.options)
        name = (decision.kind, *self._spell(options[0])[:-1])
        pile = self._piles.get(name)
        if pile is None or pile.options != options:
            pile = self._piles[name] = self._shuffle(name, decision)
        drawn = pile.shuffled.pop()
        pile.options.remove(drawn)
        return drawn

    def copy(self) -> Shuffled:
        """The same luck from here on, drawn apart."""
        other = Shuffled(self._seed, self._spell)
        other._piles = {
            name: _Pile(list(pile.options), list(pile.shuffled))
            for name, pile in self._piles.items()
        }
        other._shuffles = self._shuffles.copy()
        return other

    def _shuffle(self, name: tuple[str, ...], decision: Decision) -> _Pile:
        """A pile in a new order, each outcome as likely to come next as its weight.

        Whoever waits the shortest of exponentially distributed times comes first.
        """
        self._shuffles[name] += 1
        salt = f"{self._seed}:{' '.join(name)}:{self._shuffles[name]}"
        times = []
        for action, weight in decision.options.outcomes():
            words = " ".join(self._spell(action))
            times.append((-log(_chance(f"{salt}:{words}")) / weight, words, action))
        times.sort(key=lambda time: time[:2], reverse=True)
        return _Pile(list(decision.options), [action for _, _, action in times])


def _chance(text: str) -> float:
    """A number above 0 and up to 1 that a text always gives."""
    number = int.from_bytes(blake2b(text.encode(), digest_size=8).digest())
    return (number + 1) / _HASHES


class Scripted:
    """Luck for tests, replays and other engines' games: what comes is written down.

    >>> from robobid.core.decisions import CHANCE, Listed
    >>> coin = Decision(CHANCE, "flip", Listed(("heads", "tails")))
    >>> luck = Scripted(["tails"])
    >>> luck.draw(coin)
    'tails'
    >>> luck.draw(coin)
    Traceback (most recent call last):
    robobid.core.errors.Illegal: the script has no answer left for 'flip'
    """

    def __init__(self, answers: Iterable[Any]) -> None:
        self._answers = iter(answers)

    def draw(self, decision: Decision) -> Any:
        for answer in self._answers:
            return answer
        raise Illegal(
            "script_ended",
            f"the script has no answer left for {decision.kind!r}",
            kind=decision.kind,
        )
