"""A table on which some figures are others: somebody has counted again, or begins late.

Figures are fields of a position by their words: `{"A.money": "31", "market": "5,6,7"}`.
Whatever is not named stays as it is, with two exceptions: another phase, turn or order
begins that turn anew, and cards that come into sight have left the stack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from robobid.core.position import NOTHING, Fields, line_of, read_line
from robobid.games.powergrid.rules.plants import STEP3, Number, card_word
from robobid.games.powergrid.rules.setup import shuffled_plants
from robobid.games.powergrid.table import LAST_STEP, Table
from robobid.games.powergrid.text.arrange import Holding, arrange
from robobid.games.powergrid.text.fields import CARDS
from robobid.games.powergrid.text.position import (
    OF_PLAYER,
    OF_TABLE,
    read_position,
    write_position,
)
from robobid.games.powergrid.variants import SetUp

_TURN: Final = (
    *("waiting", "auction", "owed", "draws"),
    *("buying", "running", "errand"),
)
_PHASE: Final = ("turn", "sold")
_STACK: Final = ("top", "under", "aside")
_IN_SIGHT: Final = ("market", *_STACK)


def laid_out(setup: SetUp, regions: Iterable[str]) -> Table:
    """A table in its first auction, from which somebody tells in what theirs differs.

    The pieces of robots must be known.
    """
    return arrange(setup, regions=regions, seats=[Holding()] * len(setup.seats))


def corrected(table: Table, figures: Mapping[str, str]) -> Table:
    """The table with other figures; what cannot be is refused with the field."""
    fields = read_line("powergrid", write_position(table), OF_TABLE, OF_PLAYER)
    before = _cards_in(fields, _IN_SIGHT, table)
    given = {name: text or NOTHING for name, text in figures.items()}
    _forget_the_turn(fields, given)
    fields.update(given)
    if given.keys() & {"step", "market"}:
        # Where the Step 3 card lies is seen by the market.
        fields.pop("step3", None)
    if any(name in ("step", *_IN_SIGHT) or _is_owned(name) for name in given):
        _count_cards(table, fields, given, before)
    line = line_of("powergrid", fields.items())
    return read_position(line, lambda _: table.setup.map)


def _forget_the_turn(fields: Fields, given: Mapping[str, str]) -> None:
    """Another phase or turn has not begun yet; another order begins with who acts."""
    if given.keys() & {"phase", "turn", "order"}:
        for name in _TURN:
            fields.pop(name, None)
    if "phase" in given:
        for name in _PHASE:
            fields.pop(name, None)


def _count_cards(
    table: Table, fields: Fields, given: Mapping[str, str], before: set[Number]
) -> None:
    """Work out what may still be in the stack.

    Whoever misread a card has seen another one: it goes back among the unseen. Where no
    other came instead, it has left the game.
    """
    laid = _cards_in(fields, ("market",), table)
    for name in _STACK:
        if name in fields and name not in given:
            known = _cards(fields, name, table)
            fields[name] = _text(card for card in known if card not in laid)
    after = _cards_in(fields, _IN_SIGHT, table)
    came, went = after - before - {STEP3}, before - after - {STEP3}
    if (fields["step"] == str(LAST_STEP)) != (table.step == LAST_STEP):
        unseen = {*shuffled_plants(table.setup), *table.under} - after
    else:
        unseen = ({*table.unseen} | (went if came else set())) - came
    fields["unseen"] = _text(sorted(unseen))
    if "hidden" not in given:
        drawn = max(0, len(came) - len(went))
        fields["hidden"] = str(max(0, min(table.hidden - drawn, len(unseen))))


def _cards_in(fields: Fields, places: Iterable[str], table: Table) -> set[Number]:
    """The cards of some places and of all seats."""
    return {
        card
        for name in fields
        if name in places or _is_owned(name)
        for card in _cards(fields, name, table)
    }


def _is_owned(name: str) -> bool:
    return name.endswith(".plants")


def _cards(fields: Fields, name: str, table: Table) -> list[Number]:
    return fields.value(name, CARDS, table)


def _text(cards: Iterable[Number]) -> str:
    return ",".join(map(card_word, cards)) or NOTHING
