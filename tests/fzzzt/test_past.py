"""What everybody remembers of the auctions since the hands were dealt (F4.12)."""

from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.games.fzzzt.asides.imagine import imagine
from robobid.games.fzzzt.asides.rewind import table_for, tables_before
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.table import Table

TABLES = [
    ("en", 2, ""),
    ("en", 4, ""),
    ("de", 3, ""),
    ("fr-expansion", 6, ""),
    ("ru", 2, ""),
    ("ru", 5, "all"),
]


def without_shown(table: Table) -> Table:
    """What was shown before an auction is not told from what was shown in it."""
    copy = table.copy()
    for player in copy.players:
        player.shown = []
    return copy


@pytest.mark.parametrize(("edition", "players", "peripherals"), TABLES)
def test_tables_before_are_the_tables_that_were(
    edition: str, players: int, peripherals: str
) -> None:
    random = Random(f"{edition} {players}")
    names = "; ".join(str(seat) for seat in range(players))
    tags = {"Edition": edition, "Players": names}
    if peripherals:
        tags["Peripherals"] = peripherals
    table = FZZZT.set_up(tags)
    at_bids: list[tuple[int, Table]] = []
    """Whose bid was awaited, and on which table."""
    recalled = 0
    while decisions := FZZZT.decisions(table):
        seat, kind, options = decisions[0]
        if kind == "bid":
            at_bids.append((seat, table.copy()))
        elif kind == "deal":
            at_bids.clear()
        FZZZT.apply(table, seat, options.pick(random))
        if seat == CHANCE or kind != "bid" or table.phase != "bidding":
            continue
        past = {
            (seat, auction.card): (before, table_for(auction, before, seat))
            for auction, before in tables_before(table)
            for seat, _ in auction.bids
        }
        for seat, then in at_bids:
            if (key := (seat, then.belt[0])) not in past:
                continue
            before, its = past[key]
            if table.rules.bids_in_turn:
                assert without_shown(its) == without_shown(then)
            else:
                hand = sorted([*then.players[seat].hand])
                assert before.players[seat].hand == hand
                assert (before.belt, before.unseen) == (then.belt, then.unseen)
            recalled += 1
    assert recalled > 100


def test_the_auctions_are_seen_by_everybody_and_imagined_again() -> None:
    random = Random(4)
    table = FZZZT.set_up({"Edition": "ru", "Players": "A; B; C"})
    while len(table.auctions) < 3:
        seat, _, options = FZZZT.decisions(table)[0]
        FZZZT.apply(table, seat, options.pick(random))

    view = FZZZT.view(table, 1)

    assert view.auctions == FZZZT.view(table, None).auctions == tuple(table.auctions)
    assert FZZZT.view(imagine(view, random), 1) == view
