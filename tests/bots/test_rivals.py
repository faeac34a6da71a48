"""Whom the chief takes its rivals for: those who would have bid as they did."""

from collections.abc import Iterator

import numpy as np
import pytest

from robobid.bots import make_bot
from robobid.bots.fzzzt.learned import USUAL, Learned
from robobid.bots.fzzzt.rivals import TICKETS, bids_seen
from robobid.core.decisions import CHANCE
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.view import View

KINDS = ("policy", "thinker", "mechanic", "apprentice")


def views(edition: str, players: int, bot: str, games: int = 2) -> Iterator[View]:
    """What the first seat sees before it bids, in games of one kind of bot."""
    for game in range(games):
        names = "; ".join(str(seat) for seat in range(players))
        table = FZZZT.set_up({"Edition": edition, "Players": names})
        bots = [make_bot("fzzzt", bot, f"{game}:{seat}") for seat in range(players)]
        luck = Seeded(str(game))
        while decisions := FZZZT.decisions(table):
            decision = decisions[0]
            if decision.seat == CHANCE:
                action = luck.draw(decision)
            else:
                view = FZZZT.view(table, decision.seat)
                if decision.kind == "bid" and decision.seat == 0:
                    yield view
                action = bots[decision.seat].choose(view, decision)
            FZZZT.apply(table, decision.seat, action)


def share(view: View, seat: int, kind: str) -> float:
    """How often a seat is taken for a kind."""
    tickets = Learned.with_policy().mind_for(view).tickets[seat]
    return float((tickets == KINDS.index(kind)).mean())


def test_before_anybody_has_bid_a_rival_is_who_is_usual() -> None:
    view = next(views("en", 2, "mechanic"))

    shares = [share(view, 1, kind) for kind in KINDS]

    assert not view.auctions
    assert shares == pytest.approx(USUAL, abs=1 / TICKETS)


@pytest.mark.parametrize("bot", ["engineer", "mechanic", "apprentice"])
@pytest.mark.parametrize(("edition", "players"), [("en", 4), ("ru", 2)])
def test_who_bids_as_a_kind_is_taken_for_it(
    bot: str, edition: str, players: int
) -> None:
    kind = "thinker" if bot == "engineer" else bot
    usual = USUAL[KINDS.index(kind)]
    late = [it for it in views(edition, players, bot) if len(it.auctions) > 3]

    found = np.mean([share(view, 1, kind) for view in late])

    assert len(late) > 10
    assert found > min(2 * usual, usual + 0.1)


def test_the_same_view_gives_the_same_rivals() -> None:
    *_, view = (it for it in views("en", 4, "mechanic", 1) if len(it.auctions) > 3)
    learned = Learned.with_policy()

    once, again = (learned.mind_for(view).tickets for _ in range(2))

    assert (once == again).all()


def test_only_rivals_who_had_a_choice_are_judged() -> None:
    for view in views("en", 4, "mechanic", 1):
        for seen in bids_seen(view):
            assert seen.seat != view.seat
            assert len(seen.table.players[seen.seat].hand) > 1
            assert seen.seat in seen.table.waiting
