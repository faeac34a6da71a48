"""A position in one line, for tests and bug reports; a view with `?` for the unseen.

    fzzzt edition=en players=2 round=1 phase=bidding chief=B waiting=B,A belt=r5b down=7
    unseen=r1c,... A.hand=m2,r1b,r2b,r3b B.hand=m1,r1a,r2a,r3a   (all in one line)

Fields that are empty or 0 are left out. docs/notation.md has all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, get_args

from robobid.core.decisions import SEAT_LETTERS, seat_letter
from robobid.core.errors import Reason, Unreadable
from robobid.fzzzt.actions import Allocate
from robobid.fzzzt.cards import Card, Deck
from robobid.fzzzt.deckfile import standard_deck
from robobid.fzzzt.editions import edition_named, with_switches
from robobid.fzzzt.ending import score_player
from robobid.fzzzt.notation import switches_of, with_switches_of
from robobid.fzzzt.setup import new_table
from robobid.fzzzt.table import AfterDealing, Phase, Player, Table
from robobid.fzzzt.view import PlayerView, View

UNSEEN: Final = "?"
_TABLE_FIELDS: Final = frozenset(
    "edition switches layout players round phase chief waiting belt down turning "
    "dealing after unseen mechanics peripherals chosen peripheral".split()
)
_PLAYER_FIELDS: Final = frozenset("hand aside spent shown bid units plan".split())


def write_position(table: Table) -> str:
    """A table as one line."""
    fields = [*_open_fields(table)]
    for seat, player in enumerate(table.players):
        fields += _player_fields(table.deck, seat, player)
    return _line(fields)


def write_view(view: View) -> str:
    """A view as the line of its position, with `?` for each card it does not show."""
    fields = [*_open_fields(view)]
    for player in view.players:
        fields += _seen_fields(view.deck, player)
    return _line(fields)


def read_position(line: str, deck: Deck | None = None) -> Table:
    """The table that a line describes; a bad line is refused with the reason."""
    words = line.split()
    if not words or words[0] != "fzzzt":
        first = words[0] if words else ""
        raise _unreadable(
            first, "begins_with", "a line that begins with {word!r}", word="fzzzt"
        )
    fields: dict[str, str] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals or name in fields:
            raise _unreadable(word, "field_once", "each field once, written name=value")
        fields[name] = value
    _check_names(fields)
    try:
        return _table(fields, deck or standard_deck())
    except (ValueError, KeyError, IndexError, TypeError) as error:
        raise _unreadable(
            line, "values_fit", "values that fit their fields ({error})", error=error
        ) from error


def _check_names(fields: dict[str, str]) -> None:
    """Is every field one of the table's, or of a player who sits there?"""
    seats = SEAT_LETTERS
    if fields.get("players", "").isdecimal():
        seats = SEAT_LETTERS[: int(fields["players"])]
    for name in fields:
        seat, dot, rest = name.partition(".")
        of_player = dot and len(seat) == 1 and seat in seats and rest in _PLAYER_FIELDS
        if name not in _TABLE_FIELDS and not of_player:
            raise _unreadable(
                name,
                "field_of_seats",
                "a field of the table or of seats {seats}",
                seats=seats,
            )


def _unreadable(found: str, code: str, expected: str, **values: Any) -> Unreadable:
    english = "found {found!r}, expected " + expected
    reason = Reason(code, english, found=found, **values)
    return Unreadable("bad_position", f"not a position: {reason}", reason=reason)


def _line(fields: Iterable[tuple[str, str]]) -> str:
    return " ".join(["fzzzt", *(f"{name}={value}" for name, value in fields if value)])


def _open_fields(source: Table | View) -> Iterator[tuple[str, str]]:
    """What everybody sees."""
    deck = source.deck
    yield "edition", source.edition.name
    yield "switches", switches_of(source.edition).replace(" ", ",").replace("=", ":")
    yield "layout", "by-hand" if source.by_hand else ""
    yield "players", str(len(source.players))
    yield "round", str(source.round or "")
    yield "phase", source.phase
    yield "chief", seat_letter(source.chief)
    yield "waiting", ",".join(map(seat_letter, source.waiting))
    yield "belt", _names(deck, source.belt)
    yield "down", str(source.face_down or "")
    yield "turning", str(source.to_turn or "")
    yield "dealing", ",".join(f"{seat_letter(s)}{size}" for s, size in source.to_deal)
    yield "after", "" if source.after_dealing == "lay_belt" else source.after_dealing
    yield "peripheral", source.peripheral.word if source.peripheral else ""
    yield "peripherals", ",".join(p.word for p in source.peripherals)
    yield "chosen", ",".join(p.word for p in source.chosen_peripherals)
    yield "mechanics", _names(deck, source.mechanics)
    yield "unseen", _names(deck, source.unseen)


def _player_fields(deck: Deck, seat: int, player: Player) -> Iterator[tuple[str, str]]:
    letter = seat_letter(seat)
    yield f"{letter}.hand", _names(deck, player.hand)
    yield f"{letter}.bid", _names(deck, player.bid or ())
    yield f"{letter}.shown", _names(deck, player.shown)
    yield f"{letter}.aside", _names(deck, player.set_aside)
    yield f"{letter}.spent", _names(deck, player.spent)
    yield f"{letter}.units", _units(deck, player.units.items())
    yield f"{letter}.plan", _plan(deck, player.plan)


def _seen_fields(deck: Deck, player: PlayerView) -> Iterator[tuple[str, str]]:
    letter = seat_letter(player.seat)
    laid = player.bid.size if player.bid and player.bid.size else 0
    if player.hand is not None:
        hand = _names(deck, player.hand)
    else:
        hand = ",".join([UNSEEN] * (player.hand_size - laid))
    aside = player.pile_size - len(player.spent)
    yield f"{letter}.hand", hand
    if player.bid is not None:
        cards = player.bid.cards
        hidden = ",".join([UNSEEN] * laid) or UNSEEN
        yield f"{letter}.bid", hidden if cards is None else _names(deck, cards)
    yield f"{letter}.shown", _names(deck, player.shown)
    yield f"{letter}.aside", ",".join([UNSEEN] * aside)
    yield f"{letter}.spent", _names(deck, player.spent)
    yield f"{letter}.units", _units(deck, player.units)
    yield f"{letter}.plan", _plan(deck, player.plan)


def _names(deck: Deck, cards: Iterable[Card]) -> str:
    return ",".join(deck.short_names[card.id] for card in cards)


def _units(deck: Deck, units: Iterable[tuple[Card, tuple[Card, ...]]]) -> str:
    return ",".join(
        _names(deck, [unit]) + "".join(f"+{_names(deck, [robot])}" for robot in robots)
        for unit, robots in units
    )


def _plan(deck: Deck, plan: Iterable[Allocate]) -> str:
    return ",".join(
        f"{_names(deck, [step.robot])}>{_names(deck, [step.unit])}" for step in plan
    )


def _table(fields: dict[str, str], deck: Deck) -> Table:
    def cards(name: str) -> list[Card]:
        return _cards(deck, fields.get(name, ""))

    edition = with_switches_of(
        edition_named(fields["edition"]),
        {"Switches": fields.get("switches", "").replace(",", " ").replace(":", "=")},
    )
    table = new_table(
        edition,
        int(fields["players"]),
        deck,
        [deck.peripheral(word) for word in _split(fields.get("chosen", ""))],
        by_hand="layout" in fields,
    )
    table.round = int(fields.get("round", 0))
    table.phase = _one_of(fields["phase"], get_args(Phase))
    table.chief = _seat(fields.get("chief", "A"))
    table.waiting = [_seat(letter) for letter in _split(fields.get("waiting", ""))]
    table.belt = cards("belt")
    table.face_down = int(fields.get("down", 0))
    table.to_turn = int(fields.get("turning", 0))
    table.to_deal = [
        (_seat(word[0]), int(word[1:])) for word in _split(fields.get("dealing", ""))
    ]
    table.after_dealing = _one_of(
        fields.get("after", "lay_belt"), get_args(AfterDealing)
    )
    table.mechanics = cards("mechanics")
    table.unseen = cards("unseen")
    table.peripherals = [
        deck.peripheral(word) for word in _split(fields.get("peripherals", ""))
    ]
    if "peripheral" in fields:
        table.peripheral = deck.peripheral(fields["peripheral"])
        switches = dict(table.peripheral.switches)
        table.rules = with_switches(table.rules, switches)
    table.players = [_player(fields, deck, letter) for letter in _letters(table)]
    if table.phase == "over":
        table.scores = tuple(score_player(table, p) for p in table.players)
    _check_seats(table)
    _check_cards(table)
    return table


def _player(fields: dict[str, str], deck: Deck, letter: str) -> Player:
    def words(name: str) -> str:
        return fields.get(f"{letter}.{name}", "")

    plan = [
        Allocate(*_cards(deck, step.replace(">", ",")))
        for step in _split(words("plan"))
    ]
    units = {}
    for word in _split(words("units")):
        unit, *robots = _cards(deck, word.replace("+", ","))
        units[unit] = tuple(robots)
    return Player(
        _cards(deck, words("hand")),
        _cards(deck, words("aside")),
        _cards(deck, words("spent")),
        _cards(deck, words("shown")),
        tuple(_cards(deck, words("bid"))) or None,
        units,
        plan,
    )


def _cards(deck: Deck, text: str) -> list[Card]:
    return [deck.card(word) for word in _split(text)]


def _letters(table: Table) -> str:
    return SEAT_LETTERS[: len(table.players)]


def _seat(letter: str) -> int:
    return [*SEAT_LETTERS].index(letter)


def _check_seats(table: Table) -> None:
    """Does somebody sit on every seat that is spoken of?"""
    for seat in (table.chief, *table.waiting, *(seat for seat, _ in table.to_deal)):
        if seat not in table.seats:
            raise _unreadable(
                seat_letter(seat),
                "is_one_of",
                "one of seats {allowed}",
                allowed=_letters(table),
            )


def _check_cards(table: Table) -> None:
    """Does every card lie in one place only?"""
    everywhere = [*table.unseen, *table.belt, *table.mechanics]
    for player in table.players:
        everywhere += player.personal_cards()
        for unit, robots in player.units.items():
            everywhere += [unit, *robots]
    for card in everywhere:
        if everywhere.count(card) > 1:
            raise _unreadable(
                card.id, "card_in_one_place", "every card in one place only"
            )


def _split(text: str) -> list[str]:
    return text.split(",") if text else []


def _one_of(word: str, allowed: tuple[Any, ...]) -> Any:
    if word not in allowed:
        raise _unreadable(
            word, "is_one_of", "one of {allowed}", allowed=", ".join(allowed)
        )
    return word
