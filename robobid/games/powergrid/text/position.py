"""A position in one line, for tests and bug reports; a view with `?` for the unseen.

    powergrid map=germany seats=2 regions=brown,green,red round=2 step=1 phase=building
    order=BA turn=A waiting=B market=5,6,... fuel=20/18/6/2 A.money=31 A.plants=4,13
    A.fuel=2/0/0/0 A.cities=Essen,Duisburg ...   (all in one line)

Seats that are robots are named by their pieces: `seats=person,2-5-1-6-3`. What the
fields mean is said in `table.py`. A field that is left out is as at the beginning of
its phase (see `arrange`); one that is empty is written `-`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final, get_args

from robobid.core.decisions import SEAT_LETTERS, seat_letter
from robobid.core.errors import RobobidError, Unreadable
from robobid.core.fieldtexts import in_order, one_of, read_number
from robobid.core.position import (
    NOTHING,
    Fields,
    bad_position,
    check_seats,
    fields_of,
    line_of,
    not_a_position,
    of_seat,
    read_line,
    written,
)
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.rules.maps import Map
from robobid.games.powergrid.rules.plants import TRANSFORMER
from robobid.games.powergrid.rules.setup import new_table, settle_regions
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.games.powergrid.table import LAST_STEP, Phase, Player, Table
from robobid.games.powergrid.text.arrange import Holding, arrange
from robobid.games.powergrid.text.fields import (
    NAME,
    PERSON_WORDS,
    SETTINGS,
    read_setting,
    setup_fields,
)
from robobid.games.powergrid.text.possible import check_set_up
from robobid.games.powergrid.variants import Pieces, Seat, SetUp, check_regions
from robobid.games.powergrid.view import PlayerView, View

UNSEEN: Final = "?"
OF_TABLE: Final = ("map", "seats", *SETTINGS, *(f.word for f in written(Table)))
OF_PLAYER: Final = [field.word for field in written(Player)]
_BEFORE_PLAY: Final = ("regions", "lots")


def write_position(table: Table) -> str:
    """A table as one line."""
    return table.line()


def write_view(view: View) -> str:
    """A view as the line of its position, with `?` for money that it does not show."""
    fields = [*setup_fields(view.setup), *fields_of(Table, view, view)]
    for player in view.players:
        fields += of_seat(player.seat, _seen_fields(view, player))
    return line_of("powergrid", fields)


def _seen_fields(view: View, player: PlayerView) -> Iterator[tuple[str, str]]:
    instead = {"cities": ",".join(player.cities)}
    if player.money is None:
        instead["money"] = UNSEEN
    if player.pieces == view.setup.seats[player.seat]:
        instead["pieces"] = ""
    return fields_of(Player, player, view, instead)


# -- reading ------------------------------------------------------------------


def read_position(line: str, map_named: Callable[[str], Map] = standard_map) -> Table:
    """The table that a line describes; a bad line is refused with the reason."""
    fields = read_line("powergrid", line, OF_TABLE, OF_PLAYER)
    fields.need("map", "seats", "phase")
    try:
        return _table(fields, _options(fields, map_named))
    except Unreadable:
        raise
    except RobobidError as error:
        raise not_a_position(error) from error


def setup_of(line: str, map_named: Callable[[str], Map] = standard_map) -> SetUp:
    """How the table of a line is set up, whatever lies on it."""
    fields = read_line("powergrid", line, OF_TABLE, OF_PLAYER)
    fields.need("map", "seats")
    return _options(fields, map_named)


def check_fields(
    given: Mapping[str, str], map_named: Callable[[str], Map] = standard_map
) -> None:
    """Read the fields of a line that is not whole yet; a bad one is refused.

    Map and seats must be among them, and the regions before any city.
    """
    line = line_of("powergrid", given.items())
    fields = read_line("powergrid", line, OF_TABLE, OF_PLAYER)
    try:
        table = new_table(_options(fields, map_named))
        check_seats(fields, len(table.players))
        if "regions" in fields:
            _settle(fields, table)
        fields.values_of(Table, table)
        for seat in table.seats:
            fields.values_of(Player, table, seat)
    except Unreadable:
        raise
    except RobobidError as error:
        raise not_a_position(error) from error


def _options(fields: Fields, map_named: Callable[[str], Map]) -> SetUp:
    settings = {
        said.name: fields.fit(word, partial(read_setting, word, fields[word]))
        for word, said in SETTINGS.items()
        if fields.get(word, NOTHING) != NOTHING
    }
    map_ = fields.fit("map", lambda: map_named(fields["map"]))
    seats = fields.fit("seats", lambda: _seats(fields["seats"]))
    if isinstance(regions := settings.get("regions"), frozenset):
        fields.fit("draft", lambda: check_regions(map_, regions, len(seats)))
    return SetUp(map=map_, seats=seats, **settings)


def _seats(text: str) -> tuple[Seat, ...]:
    if text.isdigit():
        return (None,) * read_number(text, SEAT_COUNTS[0], SEAT_COUNTS[-1])
    return tuple(
        None if word in PERSON_WORDS else Pieces.read(word) for word in text.split(",")
    )


def _table(fields: Fields, setup: SetUp) -> Table:
    table = new_table(setup)
    check_seats(fields, len(table.players))
    phase: Phase = fields.value("phase", one_of(get_args(Phase)))
    if phase in _BEFORE_PLAY:
        return _before_play(fields, table, phase)
    fields.need("regions", "order", *(f"{s}.money" for s in _letters(table)))
    _settle(fields, table)
    seats = [_holding(fields, table, seat) for seat in table.seats]
    return arrange(setup, seats=seats, **_given(fields, table))


def _letters(table: Table) -> str:
    return SEAT_LETTERS[: len(table.players)]


def _settle(fields: Fields, table: Table) -> None:
    """Lay out the country, so that its cities can be named."""
    regions = fields.value("regions", in_order(NAME))
    chosen = frozenset(regions)
    fields.fit(
        "regions", lambda: check_regions(table.setup.map, chosen, len(table.players))
    )
    settle_regions(table, chosen)
    table.events = []


def _holding(fields: Fields, table: Table, seat: int) -> Holding:
    values = fields.values_of(Player, table, seat)
    cities = [table.land.cities[city].word for city in values.pop("cities", ())]
    return Holding(cities=tuple(cities), **values)


_BEFORE_TURNS: Final = {"auction", "owed", "draws", "waiting"}
"""What comes before a turn, or says all about turns: then none is made up."""
_BEFORE_PHASE: Final = {"early-cities": {"memory"}}
_LAID_OUT: Final = (
    *("regions", "order", "round", "step", "phase", "market", "fuel"),
    *("top", "under", "aside", "unseen", "hidden"),
)


def _given(fields: Fields, table: Table) -> dict[str, Any]:
    """What the line says of the table, as `arrange` takes it."""
    moment = fields.values_of(Table, table)
    given: dict[str, Any] = {
        name: moment.pop(name) for name in _LAID_OUT if name in moment
    }
    given.setdefault("top", ())
    last_step = given.get("step") == LAST_STEP
    if "market" not in given:
        # Only when the last cards of step 3 have gone is there nothing on offer.
        if not last_step or "unseen" in given:
            fields.need("market")
        given["market"] = ()
    if _every_card_was_turned(given, table):
        given["unseen"] = ()
    auction = moment.get("auction")
    if auction is not None and auction.plant != TRANSFORMER:
        fields.need("turn")
    elif moment.keys() & (_BEFORE_TURNS | _BEFORE_PHASE.get(given["phase"], set())):
        moment = {"turn": None, "waiting": ()} | moment
    given["turn"] = moment.get("turn")
    return {**given, "moment": moment}


def _every_card_was_turned(given: dict[str, Any], table: Table) -> bool:
    """Is the stack empty above the Step 3 card, where nobody removed cards unseen?"""
    nothing_said = "unseen" not in given and "hidden" not in given
    cards_removed = table.setup.figures.plants_removed
    return nothing_said and bool(given.get("under")) and not cards_removed


def _before_play(fields: Fields, table: Table, phase: Phase) -> Table:
    """A table whose regions or first order are still being chosen."""
    if phase == "lots" and table.phase == "regions":
        fields.need("regions")
        _settle(fields, table)
    given = fields.values_of(Table, table)
    if phase == "regions":
        table.regions = given.get("regions", ())
    elif "regions" in given:
        # Once they are settled, it does not matter who chose which.
        given["regions"] = tuple(sorted(given["regions"]))
    table.order = given.pop("order", ())
    table.seating = given.pop("seating", tuple(table.seats))
    for name, value in given.items():
        _is_as_laid_out(fields, name, value == getattr(table, name))
    for seat, player in enumerate(table.players):
        fields.need(f"{seat_letter(seat)}.money")
        values = fields.values_of(Player, table, seat)
        player.money = values.pop("money")
        player.pieces = values.pop("pieces", player.pieces)
        for name, value in values.items():
            where = f"{seat_letter(seat)}.{name}"
            _is_as_laid_out(fields, where, value == getattr(player, name))
    check_set_up(table)
    return table


def _is_as_laid_out(fields: Fields, name: str, same: bool) -> None:
    if not same:
        raise bad_position(
            "field_at_set_up",
            "{field} cannot change before phase {phase!r} has ended",
            field=name,
            phase=fields["phase"],
        )
