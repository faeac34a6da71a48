"""A position in one line, for tests and bug reports; a view with `?` for the unseen.

    powergrid map=germany seats=2 regions=brown,green,red round=2 step=1 phase=building
    order=BA turn=A waiting=B market=5,6,... fuel=20/18/6/2 A.money=31 A.plants=4,13
    A.fuel=2/0/0/0 A.cities=Essen,Duisburg ...   (all in one line)

Fields that are empty or 0 are left out. Seats that are robots are named by their
pieces: `seats=person,2-5-1-6-3`. What the fields mean is said in `table.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, get_args

from robobid.core.decisions import SEAT_LETTERS, seat_letter
from robobid.core.errors import RobobidError, Unreadable
from robobid.powergrid.arrange import Holding, arrange
from robobid.powergrid.fields import (
    Fields,
    cards_text,
    count_text,
    letters,
    seat_of_letter,
    split,
    stock_text,
    tokens_of,
)
from robobid.powergrid.mapfile import standard_map
from robobid.powergrid.maps import Map
from robobid.powergrid.plants import card_named, card_word
from robobid.powergrid.possible import bad_position, not_a_position
from robobid.powergrid.readings import Readings
from robobid.powergrid.robots.memory import Memory, read_memory, write_memory
from robobid.powergrid.setup import new_table, settle_regions
from robobid.powergrid.table import Auction, Owed, Phase, Step3Card, Table
from robobid.powergrid.variants import Pieces, SetUp
from robobid.powergrid.view import View, view_of

UNSEEN: Final = "?"
_TABLE_FIELDS: Final = frozenset(
    "map seats money draft promo readings regions round step phase order turn waiting "
    "market step3 top unseen hidden under aside fuel auction owed draws buying running "
    "sold busy idle sit seating errand".split()
)
_PLAYER_FIELDS: Final = frozenset("money pieces plants fuel cities transformer".split())
_BEFORE_PLAY: Final = ("regions", "lots")


def write_position(table: Table) -> str:
    """A table as one line."""
    view = view_of(table, None)
    money = [str(player.money) for player in table.players]
    return _line([*_open_fields(view), *_player_fields(view, money)])


def write_view(view: View) -> str:
    """A view as the line of its position, with `?` for money that it does not show."""
    money = [UNSEEN if p.money is None else str(p.money) for p in view.players]
    return _line([*_open_fields(view), *_player_fields(view, money)])


def _line(fields: Iterable[tuple[str, str]]) -> str:
    words = [f"{name}={value}" for name, value in fields if value]
    return " ".join(["powergrid", *words])


def _open_fields(view: View) -> Iterator[tuple[str, str]]:
    yield from _option_fields(view.options)
    yield "regions", ",".join(view.regions)
    yield "round", str(view.round)
    yield "step", str(view.step)
    yield "phase", view.phase
    yield "order", letters(view.order)
    yield "turn", "" if view.turn is None else seat_letter(view.turn)
    yield "waiting", letters(view.waiting)
    yield "market", cards_text(view.market)
    yield "step3", "" if view.step3_card == "in-stack" else view.step3_card
    yield "top", cards_text(view.top)
    yield "hidden", count_text(view.hidden)
    yield "unseen", cards_text(view.unseen)
    yield "under", cards_text(view.under)
    yield "aside", cards_text(view.aside)
    yield "fuel", "+".join(stock_text(market) for market in view.fuel)
    if view.auction:
        plant, bid, bidder, queue = view.auction
        who = "-" if bidder is None else seat_letter(bidder)
        yield "auction", f"{card_word(plant)}:{bid}:{who}:{letters(queue)}"
    if view.owed:
        yield "owed", f"{view.owed.kind}:{seat_letter(view.owed.seat)}"
    yield "draws", count_text(view.draws)
    yield "buying", "" if view.buying_at is None else str(view.buying_at)
    yield "running", cards_text(view.running)
    yield "sold", "yes" if view.sold else ""
    yield "busy", "yes" if view.busy else ""
    yield "idle", count_text(view.idle_rounds)
    in_turn = view.seating == tuple(range(len(view.players)))
    yield "seating", "" if in_turn else letters(view.seating)
    if isinstance(view.memory, Memory):
        yield "errand", write_memory(view.memory)


def _option_fields(options: SetUp) -> Iterator[tuple[str, str]]:
    yield "map", options.map.id
    if all(pieces is None for pieces in options.seats):
        yield "seats", str(len(options.seats))
    else:
        yield (
            "seats",
            ",".join("person" if s is None else str(s) for s in options.seats),
        )
    yield "money", "open" if options.open_money else ""
    if isinstance(options.regions, frozenset):
        yield "draft", ",".join(sorted(options.regions))
    else:
        yield "draft", "drawn" if options.regions == "drawn" else ""
    yield "promo", ",".join(options.promo)
    yield "readings", options.readings.write().replace("=", ":")
    yield "sit", "given" if options.seating == "given" else ""


def _player_fields(view: View, money: list[str]) -> Iterator[tuple[str, str]]:
    for player in view.players:
        letter = seat_letter(player.seat)
        yield f"{letter}.money", money[player.seat]
        if player.pieces != view.options.seats[player.seat]:
            yield f"{letter}.pieces", str(player.pieces)
        yield f"{letter}.plants", cards_text(player.plants)
        yield f"{letter}.fuel", stock_text(player.fuel) if any(player.fuel) else ""
        yield f"{letter}.cities", ",".join(player.cities)
        if player.transformer is not None:
            yield f"{letter}.transformer", card_word(player.transformer)


# -- reading ------------------------------------------------------------------


def read_position(line: str, map_named: Callable[[str], Map] = standard_map) -> Table:
    """The table that a line describes; a bad line is refused with the reason."""
    words = line.split()
    if not words or words[0] != "powergrid":
        raise bad_position(
            "begins_with", "expected a line that begins with {word!r}", word="powergrid"
        )
    fields: dict[str, str] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        seat, dot, of_player = name.partition(".")
        known = (
            name in _TABLE_FIELDS
            if not dot
            else of_player in _PLAYER_FIELDS and len(seat) == 1 and seat in SEAT_LETTERS
        )
        if not equals or not known or name in fields:
            raise bad_position(
                "field_once",
                "{found!r}: expected each field once, as name=value",
                found=word,
            )
        fields[name] = value
    try:
        return _table(Fields(fields), map_named)
    except KeyError as error:
        raise bad_position(
            "field_missing", "the field {field!r} is missing", field=error.args[0]
        ) from error
    except (ValueError, IndexError) as error:
        raise bad_position(
            "values_fit", "a value does not fit its field: {error}", error=error
        ) from error
    except Unreadable:
        raise
    except RobobidError as error:
        raise not_a_position(error) from error


def _options(fields: Fields, map_named: Callable[[str], Map]) -> SetUp:
    seats = fields["seats"]
    draft: Any = fields.get("draft", "drafted")
    promo = split(fields.get("promo", ""))
    return SetUp(
        map=map_named(fields["map"]),
        seats=(None,) * int(seats)
        if seats.isdigit()
        else tuple(None if s == "person" else Pieces.read(s) for s in split(seats)),
        open_money=fields.get("money") == "open",
        regions=draft if draft in ("drafted", "drawn") else frozenset(split(draft)),
        promo=tuple(word for word in ("flux", "transformer") if word in promo),
        readings=Readings.read(fields.get("readings", "").replace(":", "=")),
        seating="given" if fields.get("sit") == "given" else "drawn",
    )


def _table(fields: Fields, map_named: Callable[[str], Map]) -> Table:
    options = _options(fields, map_named)
    phase: Phase = fields.one_of("phase", get_args(Phase))
    if phase in _BEFORE_PLAY:
        return _before_play(fields, options, phase)
    letters = SEAT_LETTERS[: len(options.seats)]
    return arrange(
        options,
        regions=split(fields["regions"]),
        seats=[_holding(fields, letter) for letter in letters],
        order=fields.seats("order"),
        round=fields.number("round", 1),
        step=fields.number("step", 1),
        phase=phase,
        market=fields.cards("market"),
        fuel=[tokens_of(market) for market in fields["fuel"].split("+")],
        top=fields.cards("top"),
        under=fields.cards("under"),
        aside=fields.cards("aside"),
        unseen=fields.cards("unseen"),
        hidden=fields.number("hidden"),
        moment=_moment(fields),
    )


def _moment(fields: Fields) -> dict[str, Any]:
    """Where exactly the game stands."""
    owed = None
    if "owed" in fields:
        kind, _, letter = fields["owed"].partition(":")
        if kind not in ("discard", "drop", "attach"):
            raise bad_position("nobody_can_owe", "nobody can owe {found!r}", found=kind)
        owed = Owed(kind, seat_of_letter(letter))  # type: ignore[arg-type]
    return {
        "waiting": fields.seats("waiting"),
        "auction": _auction(fields["auction"]) if "auction" in fields else None,
        "owed": owed,
        "draws": fields.number("draws"),
        "running": tuple(fields.cards("running")),
        "sold": "sold" in fields,
        "busy": "busy" in fields,
        "idle_rounds": fields.number("idle"),
        "turn": seat_of_letter(fields["turn"]) if "turn" in fields else None,
        "memory": read_memory(fields["errand"]) if "errand" in fields else (),
        # With one market there is nothing to choose.
        **({"buying_at": int(fields["buying"])} if "buying" in fields else {}),
        **({"seating": fields.seats("seating")} if "seating" in fields else {}),
        "step3_card": fields.one_of("step3", get_args(Step3Card))
        if "step3" in fields
        else "in-stack",
    }


def _before_play(fields: Fields, options: SetUp, phase: Phase) -> Table:
    """A table whose regions or first order are still being chosen."""
    table = new_table(options)
    regions = tuple(split(fields.get("regions", "")))
    if phase == "lots" and table.phase == "regions":
        settle_regions(table, frozenset(regions))
        table.events = []
    table.regions = regions
    table.order = fields.seats("order")
    table.seating = fields.seats("seating") or tuple(table.seats)
    for player, letter in zip(table.players, SEAT_LETTERS, strict=False):
        player.money = int(fields[f"{letter}.money"])
        player.pieces = _pieces(fields, letter) or player.pieces
    return table


def _auction(text: str) -> Auction:
    plant, bid, bidder, queue = text.split(":")
    return Auction(
        card_named(plant),
        int(bid),
        None if bidder == "-" else seat_of_letter(bidder),
        tuple(map(seat_of_letter, queue)),
    )


def _holding(fields: Fields, letter: str) -> Holding:
    transformer = fields.get(f"{letter}.transformer")
    return Holding(
        int(fields[f"{letter}.money"]),
        tuple(fields.cards(f"{letter}.plants")),
        tokens_of(fields.get(f"{letter}.fuel", "0/0/0/0")),
        tuple(split(fields.get(f"{letter}.cities", ""))),
        card_named(transformer) if transformer else None,
        _pieces(fields, letter),
    )


def _pieces(fields: Fields, letter: str) -> Pieces | None:
    """The pieces that a robot was dealt, if they were not chosen by hand."""
    text = fields.get(f"{letter}.pieces")
    return Pieces.read(text) if text else None
