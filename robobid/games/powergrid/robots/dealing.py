"""Set-up: which robots may sit together, their pieces, and where they sit (C1)."""

from __future__ import annotations

from typing import Final

from robobid.core.decisions import CHANCE, Decision, Listed
from robobid.core.errors import Unsupported
from robobid.games.powergrid.robots.events import PieceDealt, SeatDrawn
from robobid.games.powergrid.robots.pieces import PIECES
from robobid.games.powergrid.robots.ratings import as_difficult
from robobid.games.powergrid.robots.robot import KINDS, names_of
from robobid.games.powergrid.rules.actions import DealPiece, SitBehind
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.variants import Pieces, SetUp

ALONE_ONLY: Final = tuple(name for name, piece in PIECES.items() if piece.alone_only)
"""The pieces for tables with one robot (D23)."""
MOST_ROBOTS: Final = min(
    sum(name[0] == kind for name in PIECES if name not in ALONE_ONLY) for kind in KINDS
)
"""As many as there are pieces of every kind for them."""


def check_seats(setup: SetUp) -> None:
    """Pieces chosen by hand must not clash (C1)."""
    robots = [pieces for pieces in setup.seats if pieces is not None]
    if len(robots) > MOST_ROBOTS:
        raise Unsupported(
            "too_many_robots",
            f"at most {MOST_ROBOTS} robots can play, not {len(robots)}: one piece of "
            "the six is only for a robot that plays alone",
            robots=len(robots),
            most=MOST_ROBOTS,
        )
    _check_piles(setup, robots)
    chosen = [name for pieces in robots for name in names_of(pieces)]
    for name in chosen:
        if chosen.count(name) > 1:
            raise Unsupported(
                "pieces_clash",
                f"two robots have the piece {name}; there is only one of each",
                piece=name,
            )
        if len(robots) > 1 and name in ALONE_ONLY:
            raise Unsupported(
                "piece_needs_one_robot",
                f"the piece {name} is only for a table with one robot",
                piece=name,
            )


def dealt_evenly(table: Table) -> Table:
    """A table for the fast twin, which has no ratings: it deals by chance alone."""
    for player in table.players:
        if player.pieces is not None and player.pieces.difficulty:
            raise Unsupported(
                "twin_deals_evenly",
                "the fast twin deals no robot by difficulty, as "
                f"{player.pieces} asks for: name its pieces",
                pieces=str(player.pieces),
            )
    return table


def _check_piles(setup: SetUp, robots: list[Pieces]) -> None:
    """Where a map is played without some pieces, there must be enough others."""
    for kind, column in zip(KINDS, zip(*robots, strict=True), strict=False):
        pile = [name for name in PIECES if name[0] == kind]
        chosen = {f"{kind}{number}" for number in column if number > 0}
        alone = {*ALONE_ONLY} if len(robots) > 1 else set[str]()
        left = {*pile} - setup.map.without_pieces - chosen - alone
        needed = sum(number <= 0 for number in column)
        if len(left) < needed:
            raise Unsupported(
                "too_few_pieces",
                f"{needed} robots are dealt a piece of kind {kind}, but the "
                f"map {setup.map.id!r} is played without so many that only "
                f"{len(left)} can be dealt",
                kind=kind,
                map=setup.map.id,
                needed=needed,
                found=len(left),
            )


def first_seating(setup: SetUp) -> tuple[int, ...]:
    """Who sits where before the robots' places are drawn: the persons, clockwise."""
    everybody = tuple(range(len(setup.seats)))
    if setup.seating == "given":
        return everybody
    people = tuple([seat for seat in everybody if setup.seats[seat] is None])
    return people or everybody[:1]


def decision(table: Table) -> Decision | None:
    """The next piece that is dealt, or the next robot that is seated; then None."""
    for seat, player in enumerate(table.players):
        if player.pieces is not None and not player.pieces.are_complete:
            at = next(at for at, piece in enumerate(player.pieces) if piece <= 0)
            pile = _pile(table, seat, KINDS[at])
            if player.pieces.difficulty:
                pile = _as_difficult(table, seat, at, pile)
            deals = [DealPiece(seat, name) for name in pile]
            return Decision(CHANCE, "piece", Listed(deals))
    for seat in table.seats:
        if seat not in table.seating:
            places = [SitBehind(seat, other) for other in table.seating]
            return Decision(CHANCE, "seat", Listed(places))
    return None


def _pile(table: Table, seat: int, kind: str) -> list[str]:
    """The pieces of one kind that no other robot has: nothing is put back (C1)."""
    others = [
        player.pieces
        for at, player in enumerate(table.players)
        if player.pieces is not None and at != seat
    ]
    taken = {name for pieces in others for name in names_of(pieces)}
    taken |= table.setup.map.without_pieces
    if others:
        taken.update(ALONE_ONLY)
    return [name for name in PIECES if name[0] == kind and name not in taken]


def _as_difficult(table: Table, seat: int, at: int, pile: list[str]) -> list[str]:
    """The pieces by which a robot can still become as difficult as asked for."""
    wish, pieces = table.setup.seats[seat], table.players[seat].pieces
    assert wish is not None
    assert pieces is not None
    piles = [
        tuple(int(name[1:]) for name in _pile(table, seat, kind)) for kind in KINDS
    ]
    found = as_difficult(wish, tuple(piles), len(table.players))
    numbers = {robot[at] for robot in found if robot[:at] == pieces[:at]}
    return [name for name in pile if int(name[1:]) in numbers]


def deal_piece(table: Table, action: DealPiece) -> None:
    """A robot has one more piece."""
    player = table.players[action.seat]
    assert player.pieces is not None
    pieces = list(player.pieces)
    pieces[KINDS.index(action.piece[0])] = int(action.piece[1:])
    player.pieces = Pieces(*pieces)
    table.tell(PieceDealt(action.seat, action.piece))
    PIECES[action.piece].dealt(table, action.seat)


def seat_robot(table: Table, action: SitBehind) -> None:
    """A robot sits clockwise next to another seat (D36)."""
    at = table.seating.index(action.behind) + 1
    table.seating = (*table.seating[:at], action.seat, *table.seating[at:])
    table.tell(SeatDrawn(action.seat, action.behind, table.seating))
