"""The mechanic's formulas, compiled as they stand in `robobid.fast.judgement`."""

from __future__ import annotations

from robobid.fast import judgement
from robobid.fast.jit import jit

lateness_of = jit(judgement.lateness_of)
weighed = jit(judgement.weighed)
worth_of_power = jit(judgement.worth_of_power)
hope_for_unit = jit(judgement.hope_for_unit)
share_of_unseen = jit(judgement.share_of_unseen)
likely_power = jit(judgement.likely_power)
likely_most_of_size = jit(judgement.likely_most_of_size)
likely_most = jit(judgement.likely_most)
cares_for_wishes = jit(judgement.cares_for_wishes)
eager = jit(judgement.eager)
comes_first = jit(judgement.comes_first)
chance_below = jit(judgement.chance_below)
denied = jit(judgement.denied)
price_of_power = jit(judgement.price_of_power)
cost_of = jit(judgement.cost_of)
promise = jit(judgement.promise)
saves = jit(judgement.saves)
thinning_limit = jit(judgement.thinning_limit)
