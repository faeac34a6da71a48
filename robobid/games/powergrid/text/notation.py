"""The text form of Power Grid actions and set-ups.

    A region green       add a region             #regions blue green red
    B plant 13           open on a plant          #lot B   (next in the first order)
    B plant 13 15        ... with a higher bid    #draw 21
    A 14                 bid higher
    C pass               open nothing, or drop out
    A discard 4          give up a plant          A drop coal    lose a token
    A attach 25          lay the Transformer Station on a plant
    A north              choose a market          A coal         buy a token
    A + Essen            build                    A run 13       run a plant
    A run 21 coal+oil    run a plant that burns more than one fuel, with its mix
    A done               end the turn

What persons choose for a robot, and chance with `#` instead of the seat:

    A robot-plant 13     what it opens on         #piece C F2   deal a piece
    A robot-city Essen   where it builds          #seat BC      C sits behind B
    A veto Essen         keep it out of a city    #robot-region green
    A strike Essen       strike a city out        #robot-market north
    A mark Essen         mark a city              #lose coal    a token goes
    A take Essen         begin in a marked city
    A city-bid 5         bid for naming its city
    A city-pass          drop out of that

Plants are written by their numbers; `flux`, `transformer` and `step3` are the cards
without a whole one. Cities are their names in plain ASCII, with hyphens for spaces.

Tags: Map, Players (`Ann; Bob; robot 2-5-1-6-3`), Money (`open`), Regions (`drawn`, or
the regions), Promo (`flux transformer`), Readings (`5=alt,28=alt`), Seating
(`given`: robots sit where they are named), Position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robobid.core import setup
from robobid.core.decisions import CHANCE, SEAT_LETTERS, Action, seat_letter
from robobid.core.errors import Unreadable
from robobid.games.powergrid.robots.pieces import PIECES
from robobid.games.powergrid.robots.words import robot_action, robot_words
from robobid.games.powergrid.rules.actions import (
    DONE_WORD,
    Attach,
    Bid,
    Buy,
    ChooseRegion,
    Connect,
    DealPiece,
    Discard,
    Done,
    Draw,
    Drop,
    GoTo,
    Lot,
    Offer,
    Pass,
    Regions,
    Run,
    SitBehind,
    run_words,
    runs_of,
)
from robobid.games.powergrid.rules.plants import (
    PLANTS,
    Fuel,
    Plants,
    card_named,
    card_word,
)
from robobid.games.powergrid.table import Table

_FUELS: Final = {fuel.word: fuel for fuel in Fuel}


def write_action(seat: int, action: Action, facts: Plants = PLANTS) -> tuple[str, ...]:
    """An action as words, the seat's letter or the chance word first.

    >>> write_action(1, Offer(13, 13)), write_action(0, Run(21, (Fuel.COAL, Fuel.OIL)))
    (('B', 'plant', '13'), ('A', 'run', '21', 'coal+oil'))
    """
    match action:
        case Regions(regions):
            return "#regions", *sorted(regions)
        case Lot(drawn):
            return "#lot", seat_letter(drawn)
        case Draw(card):
            return "#draw", card_word(card)
        case SitBehind(robot, behind):
            return "#seat", seat_letter(behind) + seat_letter(robot)
        case DealPiece(robot, piece):
            return "#piece", seat_letter(robot), piece
    words = _words(action, facts) or robot_words(action)
    if words and seat == CHANCE:
        return f"#{words[0]}", *words[1:]
    if words and 0 <= seat < len(SEAT_LETTERS):
        return seat_letter(seat), *words
    raise Unreadable(
        "not_an_action",
        f"{action!r} of seat {seat} is not an action of Power Grid",
        found=repr(action),
    )


def _words(action: Action, facts: Plants) -> tuple[str, ...]:
    match action:
        case Offer(plant, bid) if plant in facts and bid == facts[plant].min_bid:
            return "plant", card_word(plant)
        case Offer(plant, bid):
            return "plant", card_word(plant), str(bid)
        case Bid(amount):
            return (str(amount),)
        case Pass():
            return ("pass",)
        case Done():
            return (DONE_WORD,)
        case Buy(fuel):
            return (fuel.word,)
        case Connect(city):
            return "+", city
        case Run():
            return run_words(action, facts)
        case Discard(plant):
            return "discard", card_word(plant)
        case Drop(fuel):
            return "drop", fuel.word
        case Attach(plant):
            return "attach", card_word(plant)
        case GoTo(market):
            return (market,)
        case ChooseRegion(region):
            return "region", region
    return ()


def read_action(table: Table, words: Sequence[str]) -> tuple[int, Any, tuple[str, ...]]:
    """The seat, the action, and no words left over."""
    facts = table.setup.plants
    match tuple(words):
        case ("#regions", *regions) if regions:
            return CHANCE, Regions(frozenset(regions)), ()
        case ("#lot", seat) if seat in SEAT_LETTERS:
            return CHANCE, Lot(SEAT_LETTERS.index(seat)), ()
        case ("#draw", card):
            return CHANCE, Draw(card_named(card, facts)), ()
        case ("#piece", robot, piece) if robot in SEAT_LETTERS and piece in PIECES:
            return CHANCE, DealPiece(SEAT_LETTERS.index(robot), piece), ()
        case ("#seat", pair) if len(pair) == 2 and {*pair} <= {*SEAT_LETTERS}:
            behind, robot_seat = map(SEAT_LETTERS.index, pair)
            return CHANCE, SitBehind(robot_seat, behind), ()
        case (verb, *words_left) if verb.startswith("#"):
            action = robot_action([verb[1:], *words_left], facts)
            if action is not None:
                return CHANCE, action, ()
        case (seat, *move) if seat in SEAT_LETTERS:
            action = _action(table, move) or robot_action(move, facts)
            if action is not None:
                return SEAT_LETTERS.index(seat), action, ()
    raise Unreadable(
        "not_a_move",
        f"{' '.join(words)!r} is not a move; moves look like 'B plant 13', 'A 14', "
        "'C pass', 'A coal', 'A + Essen', 'A run 4', 'A run 21 coal+oil', 'C done' or "
        "'#draw 21'",
        found=" ".join(words),
    )


def _action(table: Table, words: Sequence[str]) -> Any:
    facts = table.setup.plants
    match words:
        case ["pass"]:
            return Pass()
        case ["done"]:
            return Done()
        case [word] if word in _FUELS:
            return Buy(_FUELS[word])
        case [word] if _is_whole(word):
            return Bid(int(word))
        case ["+", city]:
            return Connect(city)
        case ["plant", plant]:
            number = card_named(plant, facts)
            return Offer(number, facts[number].min_bid if number in facts else 0)
        case ["plant", plant, bid] if _is_whole(bid):
            return Offer(card_named(plant, facts), int(bid))
        case ["run", plant]:
            number = card_named(plant, facts)
            ways = runs_of(facts).get(number, ())
            return ways[0] if len(ways) == 1 else Run(number)
        case ["run", plant, mix] if all(word in _FUELS for word in mix.split("+")):
            burnt = sorted(_FUELS[word] for word in mix.split("+"))
            return Run(card_named(plant, facts), tuple(burnt))
        case ["discard", plant]:
            return Discard(card_named(plant, facts))
        case ["drop", word] if word in _FUELS:
            return Drop(_FUELS[word])
        case ["attach", plant]:
            return Attach(card_named(plant, facts))
        case ["region", region]:
            return ChooseRegion(region)
        case [word] if word in [market.name for market in table.setup.map.markets]:
            return GoTo(word)
    return None


def _is_whole(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10


# -- tags ---------------------------------------------------------------------


def tags_of(table: Table) -> dict[str, str]:
    """The tags that set up a table like this one, beside who plays."""
    position = {"Position": table.origin} if table.origin else {}
    return setup.tags_of(table.setup) | position
