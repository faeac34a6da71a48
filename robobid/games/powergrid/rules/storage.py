"""How much fuel fits on a seat's plants, and which plants can run with it (A4, A7).

Tokens may be moved between one's plants at any time, so a seat has one pool of fuel.
It can be laid out on the plants exactly when, for every set of fuels, the tokens of
these kinds are no more than what all plants that burn at least one of them can hold
(Hall's theorem). For coal, oil, garbage, uranium and hybrids these are the
inequalities of A4; the Flux Generator, which burns all four, needs no special case.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from robobid.games.powergrid.rules.plants import PLANTS, Burn, Fuel, Number, Plants

Limit = tuple[tuple[int, ...], int]
"""A set of fuels, and how many tokens of these kinds fit together."""


class Storage(NamedTuple):
    """What some plants can hold."""

    limits: tuple[Limit, ...]
    """Those that do not follow from others."""
    by_fuel: tuple[tuple[Limit, ...], ...]
    """For each fuel, the limits in which it takes part."""
    all_limits: tuple[Limit, ...]

    def holds(self, fuel: Sequence[int]) -> bool:
        """Does this stock fit?"""
        for kinds, limit in self.limits:
            for kind in kinds:
                limit -= fuel[kind]
            if limit < 0:
                return False
        return True

    def has_room(self, fuel: Sequence[int], kind: int) -> bool:
        """Does one more token of a kind fit to a stock that fits?"""
        for kinds, limit in self.by_fuel[kind]:
            for other in kinds:
                limit -= fuel[other]
            if limit <= 0:
                return False
        return True

    def too_much(self, fuel: Sequence[int]) -> int:
        """How many tokens of a stock must go, at least."""
        return max(
            sum(fuel[kind] for kind in kinds) - limit
            for kinds, limit in self.all_limits
        )

    def at_most(self, kind: int) -> int:
        """How many tokens of one kind fit, if there is no other."""
        return min(limit for kinds, limit in self.all_limits if kinds == (kind,))


# Sets of fuels are numbers here, a bit for each kind; for each set its kinds, and the
# ways to split it into two parts.
_KINDS: Final = tuple(
    tuple(int(fuel) for fuel in Fuel if kinds >> fuel & 1)
    for kinds in range(1 << len(Fuel))
)
_PARTS: Final = tuple(
    tuple((part, kinds ^ part) for part in range(1, kinds) if part & kinds == part)
    for kinds in range(1 << len(Fuel))
)


@cache
def _burns(facts: Plants) -> dict[Number, int]:
    """For each plant the set of fuels that it burns."""
    return {
        plant.number: sum(1 << fuel for fuel in plant.fuels) for plant in facts.values()
    }


@lru_cache(maxsize=1 << 16)
def storage(
    plants: tuple[Number, ...],
    running: tuple[Number, ...] = (),
    facts: Plants = PLANTS,
) -> Storage:
    """What plants can hold; those that run have burnt what lay there for it.

    A plant that runs holds what it burns, so only the rest of its places can hold
    the rest of the stock (A7.1).
    """
    burnt = _burns(facts)
    places = [
        (burnt[n], facts[n].store - facts[n].need * (n in running)) for n in plants
    ]
    room = [
        sum([store for burns, store in places if burns & kinds])
        for kinds in range(len(_KINDS))
    ]
    limits = tuple(
        [
            (_KINDS[kinds], room[kinds])
            for kinds in range(1, len(_KINDS))
            # A limit that is the sum of the limits of two parts says nothing new.
            if all(room[a] + room[b] != room[kinds] for a, b in _PARTS[kinds])
        ]
    )
    return Storage(
        limits,
        tuple([tuple([limit for limit in limits if f in limit[0]]) for f in Fuel]),
        tuple(zip(_KINDS, room, strict=True)),
    )


def may_run(
    plants: tuple[Number, ...],
    running: tuple[Number, ...],
    fuel: Sequence[int],
    number: Number,
    burn: Burn,
    facts: Plants = PLANTS,
) -> bool:
    """Can a plant burn this, beside those that run already (A7.1)?

    `fuel` is what is left after them. Since it is left over in a layout in which each
    of them held what it burnt, plants can be run one after another in any order.
    """
    coal, oil, garbage, uranium = burn
    rest = (fuel[0] - coal, fuel[1] - oil, fuel[2] - garbage, fuel[3] - uranium)
    if min(rest) < 0:
        return False
    return storage(plants, (*running, number), facts).holds(rest)


class Production(NamedTuple):
    """One way to run plants: which, and what each burns."""

    plants: tuple[Number, ...]
    burns: tuple[Burn, ...]


def productions(
    plants: tuple[Number, ...],
    fuel: Sequence[int],
    running: tuple[Number, ...] = (),
    facts: Plants = PLANTS,
) -> Iterator[Production]:
    """Every way to run some of the plants with a stock; running none comes first.

    `running` are plants that have burnt their fuel already.
    """
    left = tuple([number for number in plants if number not in running])
    yield from _more(plants, fuel, Production((), ()), left, running, facts)


def most_produced(
    plants: tuple[Number, ...], fuel: Sequence[int], facts: Plants = PLANTS
) -> int:
    """For how many cities plants can produce at most with a stock."""
    return max(
        sum([facts[number].cities for number in production.plants])
        for production in productions(plants, fuel, facts=facts)
    )


def _more(
    plants: tuple[Number, ...],
    fuel: Sequence[int],
    so_far: Production,
    left: tuple[Number, ...],
    running: tuple[Number, ...],
    facts: Plants,
) -> Iterator[Production]:
    yield so_far
    for at, number in enumerate(left):
        for burn in facts[number].burns:
            if may_run(plants, (*running, *so_far.plants), fuel, number, burn, facts):
                rest = [have - need for have, need in zip(fuel, burn, strict=True)]
                more = Production((*so_far.plants, number), (*so_far.burns, burn))
                yield from _more(plants, rest, more, left[at + 1 :], running, facts)
