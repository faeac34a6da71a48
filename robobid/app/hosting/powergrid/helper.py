"""The robot helper for a real table of Power Grid: what the robots do, and why.

Nothing is stored. People enter what they chose and what the table's luck gave; the
robots' moves follow from that by the rules, and so does everything in the answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import Annotated, Any, Final

from robobid.app.hosting import wire
from robobid.app.hosting.games.directory import offer_named, offer_wished_for
from robobid.app.hosting.games.wishes import checked_setup
from robobid.app.hosting.people.names import clean_name
from robobid.app.hosting.powergrid.real_table import (
    DRAW,
    drawn,
    enter,
    is_result,
    let_robots_act,
    next_decision,
)
from robobid.app.hosting.problems import Refused
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.rows import Seat
from robobid.app.hosting.settings import Settings
from robobid.app.hosting.wire import narration
from robobid.app.hosting.wire.present import decision_info, entry_info, standings
from robobid.core.errors import RobobidError, Unsupported
from robobid.core.record import Record
from robobid.games.powergrid.asides.correction import corrected, laid_out
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots.acting import is_robot
from robobid.games.powergrid.text.position import write_position
from robobid.narration import Story
from robobid.narration.powergrid import PowerGridTeller
from robobid.narration.powergrid.deeds import deeds

Words = Annotated[str, wire.Bounds(min_length=1, max_length=100)]
Figure = Annotated[str, wire.Bounds(max_length=400)]

_OFFER: Final = offer_named(POWER_GRID.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class HelperTable(wire.Request):
    """A real table: how it was set up, and everything that was entered so far."""

    setup: Annotated[dict[str, Any], wire.Described(_OFFER.wish_name)] = field(
        default_factory=dict
    )
    """As at a table that is played here."""
    seats: Annotated[list[wire.HelperSeat], wire.Bounds(max_length=6)] = field(
        default_factory=list
    )
    """Clockwise, robots included."""
    position: Annotated[str, wire.Bounds(max_length=4_000)] = ""
    """The position to begin with; it says itself who sits there, and on which map."""
    moves: list[Words] = field(default_factory=list)
    """What persons chose and what chance gave, in order, each as its decision offered
    it. What robots do is not entered. To take something back, leave it out. `?` has
    the server draw what chance gives; the answer says what that was. `sold 13 B 20`
    is how an auction ended, instead of every bid, and `named B 3` how the bidding for
    naming a robot's first city did."""
    figures: Annotated[dict[Words, Figure], wire.Bounds(max_length=100)] | None = None
    """Fields of the position that are otherwise at the table, by their words, as
    `A.money`; a table that is set up is in its first auction then."""
    until: Annotated[int, wire.Bounds(ge=0)] | None = None
    """Robots act only until there are so many entries: the table as it lies, which
    somebody wants to correct."""
    seen: Annotated[int, wire.Bounds(ge=0)] = 0
    """Entries that need not be told again."""


async def help_robots(call: Call) -> wire.HelperAnswer:
    """What the robots of a real table do, and what must be entered next."""
    asked, settings = call.body, call.hub.settings
    if len(asked.moves) > settings.replay_entries:
        raise Unsupported(
            "record_too_long",
            f"there are more than {settings.replay_entries} moves",
            most=settings.replay_entries,
        )
    return await call.written(answer, asked, settings)


def answer(asked: HelperTable, settings: Settings) -> wire.HelperAnswer:
    """A real table after everything that was entered."""
    record = Record(POWER_GRID, _tags(asked, settings.name_length))
    entered, moves, settled = [], [], 0
    let_robots_act(record, asked.until)
    for number, move in enumerate(asked.moves):
        entered.append(len(record.entries))
        try:
            moves.append(drawn(record) if move == DRAW else move)
            enter(record, moves[-1])
        except RobobidError as error:
            error.values["entry"] = number
            raise Refused(error, _OFFER.teller(record.table, None)) from error
        if is_result(move):
            settled = len(record.entries)
        let_robots_act(record, asked.until)
    table = record.table
    view = POWER_GRID.view(table, None)
    decision = next_decision(record)
    teller = PowerGridTeller(table.setup.map)
    story = Story(teller, None)
    told = [narration.told_on(story, entry) for entry in record.entries]
    robots = [seat for seat in table.seats if is_robot(table, seat)]
    return wire.HelperAnswer(
        view=view,
        notes=_OFFER.notes(view),
        decision=decision
        and decision_info(_OFFER, table, decision, settings.options_listed),
        over=record.is_over,
        standings=standings(POWER_GRID, table),
        verdict=narration.verdict(POWER_GRID, teller, table),
        count=len(record.entries),
        robots=robots,
        deeds=[
            wire.Deed(
                seat=deed.seat,
                end=deed.end,
                pieces=list(deed.pieces),
                lines=deed.lines,
            )
            for deed in deeds(record.entries, robots, teller)
            if deed.start >= asked.seen
        ],
        entries=[
            entry_info(entry, entry.events, change)
            for entry, change in islice(
                zip(record.entries, told, strict=True), asked.seen, None
            )
        ],
        entered=entered,
        moves=moves,
        settled=settled,
        record=record.write(),
        position=write_position(table),
    )


def _tags(asked: HelperTable, name_length: int) -> dict[str, str]:
    """The tags of the record: at a real table all sit where they sit."""
    if asked.position:
        table = POWER_GRID.set_up({"Position": asked.position})
        given = POWER_GRID.tags(table) | {"Position": asked.position}
        kinds = [None if p is None else str(p) for p in table.setup.seats]
    else:
        given, kinds = _set_up(asked), [seat.pieces for seat in asked.seats]
        table = POWER_GRID.set_up(given)
    if asked.figures is not None:
        if not asked.position:
            regions = table.setup.regions
            named = regions if isinstance(regions, frozenset) else ()
            table = laid_out(table.setup, named)
        table = corrected(table, asked.figures)
        given = POWER_GRID.tags(table) | {"Position": write_position(table)}
    names = [clean_name(seat.name, name_length) for seat in asked.seats]
    names += [""] * (len(kinds) - len(names))
    seats = [
        Seat(at, "robot", name, pieces)
        if pieces
        else Seat(at, "person", name or str(at + 1))
        for at, (pieces, name) in enumerate(zip(kinds, names, strict=False))
    ]
    return given | {"Players": _OFFER.players_tag(seats)}


def _set_up(asked: HelperTable) -> dict[str, str]:
    """The tags of a table that was set up here."""
    wishes = [
        wire.NewSeat(kind="robot" if seat.pieces else "friend", pieces=seat.pieces)
        for seat in asked.seats
    ]
    _, said = offer_wished_for(checked_setup({**asked.setup, "game": POWER_GRID.name}))
    return _OFFER.tags(said, wishes) | {"Seating": "given"}


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/powergrid/helper",
        answer=help_robots,
        summary="What the robots of a real table do now, and why",
        takes=HelperTable,
        example={
            "setup": {"game": "powergrid", "regions": ["brown", "green", "red"]},
            "seats": [{"name": "Ann"}, {"pieces": "2-5-1-6-3"}],
            "moves": ["#lot A"],
        },
        returns=wire.HelperAnswer,
        problems=(409,),
        takes_record=True,
        is_long=True,
        is_question=True,
    ),
)
