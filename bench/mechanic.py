"""Why the mechanic's formulas are written once, and how it finds bids is not.

The twin lists the bids of a hand over arrays and bits, the rules' bot over cards. Both
are run here as plain Python, without numba, on the same hand of six robots.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from time import process_time
from typing import Any, Final

os.environ["NUMBA_DISABLE_JIT"] = "1"

import numpy as np

from robobid.fast import bits

TIMES: Final = 200
TURNS: Final = 5


def without_instructions() -> None:
    """Without numba, bits are counted and found by Python's own means."""
    plain: Any = bits
    plain.popcount = lambda word: int(word).bit_count()
    plain.lowest_bit = lambda word: (int(word) & -int(word)).bit_length() - 1


def best_time(task: Callable[[], Any]) -> float:
    """Microseconds of the core for one call, the best of some turns."""
    turns = []
    for _ in range(TURNS):
        start = process_time()
        for _ in range(TIMES):
            task()
        turns.append(1e6 * (process_time() - start) / TIMES)
    return min(turns)


def main() -> None:
    """Print both times and their ratio."""
    without_instructions()
    from robobid.bots.fzzzt.bidding import bids_by_power
    from robobid.fast.fzzzt.box import Box
    from robobid.fast.fzzzt.mechanic.bidding import list_bids
    from robobid.fast.fzzzt.mechanic.sheet import SHEET
    from robobid.fzzzt.editions import Rules

    box = Box.open("en", 4)
    numbers = [at for at, card in enumerate(box.cards) if card.kind == "robot"][::9][:6]
    hand = np.zeros(2, np.uint64)
    for at in numbers:
        hand[at // 64] |= np.uint64(1 << at % 64)
    array: Any = box.array
    boxed = np.recarray(array.shape, dtype=array.dtype, buf=array)[0]
    sheet: Any = np.recarray((1,), dtype=SHEET)[0]
    cards, rules = tuple(box.cards[at] for at in numbers), Rules()
    arrays = best_time(lambda: list_bids(boxed, boxed.rules[0], hand, sheet))
    readable = best_time(lambda: bids_by_power(rules, cards))
    most = list_bids(boxed, boxed.rules[0], hand, sheet)
    found = [power for power in range(most + 1) if sheet.bid_size[power]]
    assert found == sorted(bids_by_power(rules, cards))
    print("the bids of a hand of six, plain Python, µs")
    print(f"  over arrays, as the twin has it   {arrays:8.1f}")
    print(
        f"  over cards, as the rules' bot     {readable:8.1f}  {arrays / readable:.1f}"
    )


if __name__ == "__main__":
    main()
