"""How the chief bids: by many rollouts, and unpredictably where it can be seen through.

Where two bid at once and know each other's hands, whoever always bids the same is seen
through. There the chief thinks about this auction and the next as matches
(`robobid.twins.fzzzt.search.matchup`), and its seed decides between bids of which each
should be laid sometimes.
"""

from __future__ import annotations

from math import fsum
from typing import Final

from robobid.bots.fzzzt.halving import BidLine, spread, think
from robobid.bots.fzzzt.imagination import box_of, guess, seed_for
from robobid.bots.fzzzt.learned import Learned
from robobid.bots.fzzzt.thoughts import bids_by_power
from robobid.games.fzzzt.view import PlayerView, View
from robobid.twins.fzzzt.convert import from_table
from robobid.twins.fzzzt.search.bids import match_bids
from robobid.twins.fzzzt.search.matchup import MOST_BIDS
from robobid.twins.judgement import comes_first

FEWEST, MOST = 24, 64
"""On so many tables a match is thought about."""
QUICKER: Final = 3
"""There mechanics play on, so that there may be so many times as many rollouts."""
RAREST: Final = 0.05
"""What should be laid less often than that is not laid at all."""


def contend(
    view: View,
    seat: int,
    seed: int | str,
    rollouts: int,
    learned: Learned | None = None,
) -> list[BidLine]:
    """The bids that a seat can lay, the best first, and how often to lay each."""
    learned = learned or Learned.with_policy()
    tables = tables_for(view, rollouts)
    if not tables:
        lines = think(view, seat, seed, rollouts, 0, learned)
        return [lines[0]._replace(share=1.0), *lines[1:]]
    box = box_of(view)
    match, _ = match_bids(
        box,
        from_table(box, guess(view)),
        range(tables),
        seed_for(view, seed),
        learned.pool,
        learned.outlook_for(len(view.players)),
    )
    ways = bids_by_power(view, view.players[seat].hand or ())
    rival = 1 - seat
    farthest = view.rules.tie_goes_to == "farthest"
    wins_ties = comes_first(seat, rival, view.chief, 2, farthest)
    laid = [share if share >= RAREST else 0.0 for share in match.now[seat]]
    lines = []
    for at in range(match.bids[seat]):
        power = int(match.power[seat, at])
        chance = match.gain[seat, at] / tables
        takes = fsum(
            share
            for share, its in zip(match.now[rival], match.power[rival], strict=True)
            if its < power + wins_ties
        )
        lines.append(
            BidLine(
                ways[power],
                power,
                float(min(1.0, max(0.0, chance))),
                float(min(1.0, takes)),
                float(laid[at] / sum(laid)),
            )
        )
    lines.sort(key=lambda line: (-line.chance, line.power))
    best = lines[0].chance
    return [
        line._replace(loss=best - line.chance, error=spread(best, tables))
        for line in lines
    ]


def tables_for(view: View, rollouts: int) -> int:
    """On how many tables a match can be thought about: 0 if it is none.

    It is one where two bid at once, sealed, and know each other's hands, of few cards.
    """
    rules, players = view.rules, view.players
    is_sealed = not rules.bids_in_turn and not rules.bids_face_up
    if len(players) != 2 or not is_sealed or not all(map(_is_known, players)):
        return 0
    hands = [tuple(sorted((*player.shown, *player.hidden))) for player in players]
    if not all(hands):
        return 0
    bids = [len(bids_by_power(view, hand)) for hand in hands]
    if max(bids) > MOST_BIDS or max(bids) == 1:
        return 0
    # Every bid may win, and who wins ties may also win by one; so twice over.
    tables = QUICKER * rollouts // (sum(bids) + max(bids)) ** 2
    return min(tables, MOST) if tables >= FEWEST else 0


def _is_known(player: PlayerView) -> bool:
    """Does everybody know the whole hand?"""
    return len(player.shown) + len(player.hidden) == player.hand_size
