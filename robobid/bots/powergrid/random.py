"""The bot that rolls dice at Power Grid, and likes to build."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from robobid.core.decisions import Decision
from robobid.games.powergrid.rules.actions import DONE, PASS, Bid, Buy, Offer
from robobid.games.powergrid.rules.auction import OpeningOptions
from robobid.games.powergrid.view import View

_OPENS: Final = 0.7
_RAISES: Final = 0.3
_BUYS: Final = 0.8
_BUILDS: Final = 0.9


class RandomPlayer:
    """It does not think, but it never bids more than it must.

    It runs whatever can run and builds as long as it can pay, in any city, so that
    its games come to an end.
    """

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"random:{seed}")

    def choose(self, view: View, decision: Decision) -> Any:
        """Any of the options, with a leaning towards some of them."""
        match decision.kind:
            case "open":
                return self._open(decision)
            case "bid":
                assert view.auction is not None
                least = Bid(view.auction.bid + 1)
                wants = self._random.random() < _RAISES
                return least if wants and least in decision.options else PASS
            case "fuel":
                return self._some(decision, Buy, _BUYS)
            case "build":
                return self._some(decision, object, _BUILDS)
            case "run":
                return self._some(decision, object, 1)
        return decision.options.pick(self._random)

    def _open(self, decision: Decision) -> Any:
        options = decision.options
        assert isinstance(options, OpeningOptions)
        if options.plants and (not options.may_pass or self._random.random() < _OPENS):
            return Offer(*self._random.choice(options.plants))
        return PASS

    def _some(self, decision: Decision, kind: type, chance: float) -> Any:
        """With some chance one of the options that do something, else the end."""
        others = [o for o in decision.options if o != DONE and isinstance(o, kind)]
        if others and self._random.random() < chance:
            return self._random.choice(others)
        return DONE if DONE in decision.options else self._random.choice(others)
