"""Who will win: how surely, by what everybody has when a game is left or has ended.

A conditional logit: each seat has a worth, and wins in proportion to its exponential.
"""

from __future__ import annotations

from typing import Any, Final

from robobid.twins.arguments import INT
from robobid.twins.arrays import NDArray, np
from robobid.twins.jit import entry, part
from robobid.twins.powergrid.play import ENDED
from robobid.twins.powers import exp

OWNED: Final = ("seat", "money", "power", "supplied", "cities")
"""What a seat has: itself; hundreds of elektro; cities that all its plants could
supply, no more than end the game; those of them that are its own; all its cities."""
NUMBERS: Final = 2 * len(OWNED)
"""Each counts by itself, and times how far the game is."""
_OWNED: Final = len(OWNED)


def features_of(ended: NDArray[Any], seats: int, most: int) -> NDArray[Any]:
    """What every seat of some games has, and the same times how far the game is."""
    rows = np.zeros((len(ended), seats, NUMBERS))
    list_features(ended, most, rows)
    return rows


def shares_of(
    ended: NDArray[Any],
    most: int,
    weights: NDArray[Any],
    *,
    last_round: int = -1,
    narrow: float = 0.0,
    money_per_city: float = 1.0,
) -> NDArray[Any]:
    """How surely each seat wins, by table, copy and seat; weights have a row a seat.

    Games that were left after a round are judged by worth. Those that ended before have
    winners, who share a win; unless by a `narrow` lead they could as well have lost:
    then a lead counts, in cities, and a little also money.
    """
    shares = np.zeros((*ended.shape, len(weights)))
    margin = np.array([narrow, money_per_city])
    room = np.zeros((len(weights), NUMBERS))
    judge_games(ended, most, weights, last_round, margin, room, shares)
    return shares


@entry(ENDED, INT, ("f8", 3))
def list_features(ended: Any, most: int, rows: Any) -> None:
    """Write down what every seat has, game by game."""
    for game in range(rows.shape[0]):
        write_features(ended[game], most, rows[game])


@entry((ENDED, 2), INT, ("f8", 2), INT, ("f8", 1), ("f8", 2), ("f8", 3))
def judge_games(
    ended: Any,
    most: int,
    weights: Any,
    last_round: int,
    margin: Any,
    rows: Any,
    shares: Any,
) -> None:
    """Write down how surely each seat wins, table by table and copy by copy."""
    for at in range(shares.shape[0]):
        for copy in range(shares.shape[1]):
            end, row = ended[at, copy], shares[at, copy]
            if end.round > last_round:
                write_features(end, most, rows)
                share_by_worth(rows, weights, row)
            elif margin[0] > 0.0:
                share_by_lead(end, margin, row)
            else:
                share_by_place(end, row)


@part
def write_features(end: Any, most: int, rows: Any) -> None:
    """What every seat has, and the same times how far the game is."""
    furthest = 0
    for seat in range(rows.shape[0]):
        furthest = max(furthest, end.cities[seat])
    gone = furthest / most
    for seat in range(rows.shape[0]):
        row = rows[seat]
        power = min(end.power[seat], most)
        row[0] = 1.0
        row[1] = end.money[seat] / 100
        row[2] = power
        row[3] = min(end.cities[seat], power)
        row[4] = end.cities[seat]
        for number in range(_OWNED):
            row[_OWNED + number] = row[number] * gone


@part
def share_by_worth(rows: Any, weights: Any, shares: Any) -> None:
    """Each seat wins in proportion to the exponential of its worth."""
    best = -np.inf
    for seat in range(shares.shape[0]):
        worth = 0.0
        for number in range(NUMBERS):
            worth += rows[seat, number] * weights[seat, number]
        shares[seat] = worth
        best = max(best, worth)
    total = 0.0
    for seat in range(shares.shape[0]):
        shares[seat] = exp(shares[seat] - best)
        total += shares[seat]
    for seat in range(shares.shape[0]):
        shares[seat] /= total


@part
def share_by_lead(end: Any, margin: Any, shares: Any) -> None:
    """How surely each seat would win games that end about like this one."""
    narrow, money_per_city = margin[0], margin[1]
    for seat in range(shares.shape[0]):
        best = -np.inf
        for other in range(shares.shape[0]):
            if other != seat:
                best = max(
                    best, end.supplied[other] + end.money[other] / money_per_city
                )
        lead = end.supplied[seat] + end.money[seat] / money_per_city - best
        shares[seat] = 1.0 / (1.0 + exp(-lead / narrow))


@part
def share_by_place(end: Any, shares: Any) -> None:
    """A win is shared by those who share the first place."""
    winners = 0
    for seat in range(shares.shape[0]):
        winners += end.place[seat] == 1
    for seat in range(shares.shape[0]):
        won = 1.0 if end.place[seat] == 1 else 0.0
        shares[seat] = won / max(1, winners)
