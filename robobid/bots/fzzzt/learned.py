"""What those who think ahead have learned: a taste, an outlook and a policy."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple, Self

from robobid.bots.fzzzt.kinds import kind_of
from robobid.bots.fzzzt.rivals import tickets_for
from robobid.bots.fzzzt.weights import weights
from robobid.games.fzzzt.view import View
from robobid.twins.arrays import NDArray, np
from robobid.twins.fzzzt.search.bidders import Policy, bidders_of, one_each
from robobid.twins.fzzzt.search.outlook import new_outlook
from robobid.twins.judgement import APPRENTICE, Judgement

USUAL: Final = (0.1, 0.65, 0.245, 0.005)
"""How likely a rival bids by one's own policy, as those do who think ahead, as a
mechanic and as an apprentice."""


class Mind(NamedTuple):
    """By what one thinks ahead at one table."""

    pool: NDArray[Any]
    """Who bids in imagined games: oneself like the first, a rival like any ..."""
    tickets: NDArray[np.int64]
    """... by a ticket, which is drawn from those of the seat."""
    outlook: NDArray[Any]
    """What positions promise."""


class Learned:
    """The numbers by which one thinks ahead; those that ship, or others."""

    def __init__(
        self,
        mechanic: Mapping[str, Any],
        outlook: Mapping[str, Any],
        policy: Mapping[str, Any] | None = None,
        rivals: Mapping[str, Any] | None = None,
    ) -> None:
        self.judgement = Judgement(**mechanic["taste"])
        """How one builds, and plays on in one's mind."""
        others = [Judgement(*judgement) for judgement in outlook["rivals"]]
        self.pool = bidders_of([self.judgement, *others])
        """How others may think: as a mechanic, or a little otherwise."""
        self._players = outlook["players"]
        self._outlooks: dict[int, NDArray[Any]] = {}
        self._policies = policy["kinds"] if policy else {}
        self._rivals = rivals["kinds"] if rivals else {}
        self._kinds: dict[str, NDArray[Any]] = {}

    @classmethod
    @cache
    def shipped(cls) -> Self:
        """What ships with the package, but for what bids like a policy."""
        return cls(weights("mechanic"), weights("outlook"))

    @classmethod
    @cache
    def with_policy(cls) -> Self:
        """All that ships with the package."""
        return cls(*map(weights, ("mechanic", "outlook", "policy", "rivals")))

    def outlook_for(self, players: int) -> NDArray[Any]:
        """What was learned of tables with so many players."""
        if players not in self._outlooks:
            its = self._players[str(players)]
            self._outlooks[players] = new_outlook(
                its["own"], its["others"], its["spread"]
            )
        return self._outlooks[players]

    def mind_for(self, view: View) -> Mind:
        """By what one thinks ahead: the policy of such tables, if there is any.

        Rivals are weighed by what they have bid so far.
        """
        players = len(view.players)
        outlook = self.outlook_for(players)
        kind = kind_of(players, view.rules.bids_in_turn)
        if kind not in self._policies:
            return Mind(self.pool, one_each(self.pool), outlook)
        if kind not in self._kinds:
            policy, thinker = (
                Policy.of(self.judgement, learned[kind]["policy"])
                for learned in (self._policies, self._rivals)
            )
            foretold = thinker._replace(is_foretold=True)
            self._kinds[kind] = bidders_of(
                [policy, foretold, self.judgement, APPRENTICE]
            )
        kinds = self._kinds[kind]
        return Mind(kinds, tickets_for(view, kinds, USUAL), outlook)
