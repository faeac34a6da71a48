"""A position in one line, for tests and bug reports; a view with `?` for the unseen.

    fzzzt edition=en players=2 round=1 phase=bidding chief=B waiting=B,A belt=r5b down=7
    unseen=r1c,... A.hand=m2,r1b,r2b,r3b B.hand=m1,r1a,r2a,r3a   (all in one line)

Fields that are empty or 0 are left out. docs/notation.md has all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from robobid.core.fieldtexts import flag, number
from robobid.core.position import (
    NOTHING,
    Fields,
    check_seats,
    fields_of,
    line_of,
    of_seat,
    read_line,
    written,
)
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.rules.cards import Deck
from robobid.games.fzzzt.rules.editions import Edition, edition_named, with_switches
from robobid.games.fzzzt.rules.ending import score_player
from robobid.games.fzzzt.rules.setup import new_table
from robobid.games.fzzzt.table import Player, Table
from robobid.games.fzzzt.text.fields import BID, BY_HAND, CARDS, setup_fields
from robobid.games.fzzzt.text.possible import check
from robobid.games.fzzzt.variants import SwitchesKind
from robobid.games.fzzzt.view import PlayerView, View

UNSEEN: Final = "?"
_OF_SETUP: Final = ("edition", "switches", "layout", "players")
_OF_TABLE: Final = (*_OF_SETUP, *(field.word for field in written(Table)))
_OF_PLAYER: Final = [field.word for field in written(Player)]


def write_position(table: Table) -> str:
    """A table as one line."""
    return table.line()


def write_view(view: View) -> str:
    """A view as the line of its position, with `?` for each card it does not show."""
    fields = [
        *setup_fields(view.edition, view.by_hand, len(view.players)),
        *fields_of(Table, view, view),
    ]
    for player in view.players:
        fields += of_seat(player.seat, _seen_fields(view, player))
    return line_of("fzzzt", fields)


def _seen_fields(view: View, player: PlayerView) -> Iterator[tuple[str, str]]:
    """A player's fields: `?` stands for what the viewer does not know."""
    bid = player.bid
    laid = bid.size if bid and bid.size else 0
    cards = bid.cards if bid else None
    unseen = {
        "hand": CARDS.write([*player.hand], view)
        if player.hand is not None
        else _unseen(player.hand_size - laid),
        "bid": BID.write(cards, view) if cards or not bid else _unseen(laid or 1),
        "set_aside": _unseen(player.pile_size - len(player.spent)),
    }
    return fields_of(Player, player, view, unseen)


def _unseen(cards: int) -> str:
    return ",".join([UNSEEN] * cards)


def read_position(line: str, deck: Deck | None = None) -> Table:
    """The table that a line describes; a bad line is refused with the reason."""
    fields = read_line("fzzzt", line, _OF_TABLE, _OF_PLAYER)
    fields.need("edition", "players", "phase")
    table = _laid_out(fields, deck or standard_deck())
    check_seats(fields, len(table.players))
    fields.fill(table, table)
    if table.peripheral is not None:
        table.rules = with_switches(table.rules, dict(table.peripheral.switches))
    for seat, player in enumerate(table.players):
        fields.fill(player, table, seat)
    check(table)
    if table.phase == "over":
        table.scores = tuple(score_player(table, p) for p in table.players)
    return table


def _laid_out(fields: Fields, deck: Deck) -> Table:
    """A table of this set-up with nothing on it yet."""
    edition = _edition(fields)
    players = fields.value("players", number(least=1))
    by_hand = "layout" in fields and fields.value("layout", flag(BY_HAND))
    table = new_table(edition, players, deck, by_hand=by_hand)
    table.mechanics, table.unseen = [], []
    return table


def _edition(fields: Fields) -> Edition:
    edition = fields.fit("edition", lambda: edition_named(fields["edition"]))
    text = fields.get("switches", NOTHING).replace(":", "=")
    if text == NOTHING:
        return edition
    switches = fields.fit(
        "switches", lambda: SwitchesKind().read(text, None, "switches")
    )
    return replace(edition, rules=with_switches(edition.rules, dict(switches)))
