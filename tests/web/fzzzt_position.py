"""Tables of Fzzzt! at a chosen moment: late rounds without a long game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from robobid.app.hosting.rows import Seat
from robobid.app.hosting.tables.history import History
from robobid.bots import make_bot
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.table import Table
from robobid.games.registry import game_named
from tests.app.server.process import ServerProcess
from tests.web.player import Player
from tests.web.storing import sit_down

NAMES = ("Nele", "Maximilian", "Konstantin", "Friederike", "Aleksandra", "Jonas")
ME = 0
LAST_ROUND = 5
"""With four players."""
Moment = Callable[[Table], bool]


def my_bid_in(round_: int, units: int = 0) -> Moment:
    """I am to bid in a round; somebody has so many units."""

    def is_it(table: Table) -> bool:
        is_mine = any(d.seat == ME and d.kind == "bid" for d in FZZZT.decisions(table))
        most = max(len(player.units) for player in table.players)
        return is_mine and table.round >= round_ and most >= units

    return is_it


def i_build(table: Table) -> bool:
    """I am to put robots on my units."""
    return any(d.seat == ME and d.kind == "building" for d in FZZZT.decisions(table))


def is_over(table: Table) -> bool:
    """The game has ended."""
    return table.phase == "over"


def played_to(
    moment: Moment, seats: int = 6, edition: str = "", seed: int = 1, **settings: str
) -> History:
    """A game of apprentices as far as a moment, played the same way every time."""
    edition = edition or ("fr-expansion" if seats > 4 else "en")
    laid = game_named(FZZZT.name).lay_out(
        {"edition": edition, **settings}, ["person"] * seats
    )
    tags = laid.tags(NAMES[:seats])
    history, luck = History(FZZZT, tags), Seeded(seed)
    history.commit(history.opening(luck))
    players = [
        make_bot(FZZZT.name, "apprentice", f"{seed} {seat}") for seat in range(seats)
    ]
    while not moment(history.record.table):
        seat = history.to_act[0]
        decision = history.decision(seat)
        assert decision is not None, "the game ended before that moment"
        action = players[seat].choose(history.view(seat), decision)
        history.commit(history.record.propose(seat, action, luck))
    return history


def sit_at(
    server: ServerProcess,
    page: Page,
    history: History,
    *friends: Page,
    bots: bool = False,
) -> Player:
    """Sit down at the first seat, and friends beside; others are away, or bots."""
    count = history.game.seats(history.record.table)
    others = [
        Seat(at, "bot", NAMES[at], "random") if bots else Seat(at, "person", NAMES[at])
        for at in range(1, count)
    ]
    seats = [Seat(ME, "person", NAMES[ME]), *others]
    sit_down(server, [page, *friends], history, seats)
    return Player(page)
