"""Reduced games solved fast: written out once, and given to OpenSpiel's own code.

A game in Python is slow to walk for OpenSpiel, over and over again. Written as an
extensive-form file and loaded again, the same tree is a game in C++, and fast.
"""

from __future__ import annotations

from typing import Any

from robobid.support.extras import lacking

try:
    import pyspiel
    from open_spiel.python.algorithms.gambit import export_gambit
except ModuleNotFoundError as error:
    raise lacking(error, "openspiel") from error

import robobid.envs.openspiel  # noqa: F401  (makes its games loadable)


def as_tree(name: str) -> Any:
    """A small game as a tree in C++."""
    return pyspiel.load_efg_game(export_gambit(pyspiel.load_game(name)))


class Solution:
    """What CFR+ has found after some rounds on a tree."""

    def __init__(self, tree: Any, rounds: int) -> None:
        self.game = tree
        self._solver = pyspiel.CFRPlusSolver(tree)
        for _ in range(rounds):
            self._solver.evaluate_and_update_policy()

    @property
    def policy(self) -> Any:
        """How often to do what; the solver owns it, so keep the solution too."""
        return self._solver.average_policy()

    @property
    def exploitability(self) -> float:
        """What a perfect opponent would still gain; 0 is an equilibrium."""
        return float(pyspiel.exploitability(self.game, self.policy))


def solve(name: str, rounds: int = 100) -> Solution:
    """Solve a small game by its name: `robobid_tiny_fzzzt`, `robobid_duel_fzzzt`."""
    return Solution(as_tree(name), rounds)
