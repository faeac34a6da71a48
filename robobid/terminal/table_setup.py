"""From the words of a command to the tags that set a table up."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from robobid.core.errors import Unsupported
from robobid.fzzzt.cards import Deck
from robobid.fzzzt.deckfile import load_deck
from robobid.fzzzt.game import FZZZT, Fzzzt
from robobid.fzzzt.notation import BY_HAND

STANDARD_DECK = "standard"
_WORD = re.compile(r"""((?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^,])*),""", re.DOTALL)
"""A word and the comma behind it, quoted and escaped as a shell would read it."""


def seat_words(seats: str, players: int | None) -> list[str]:
    """Who sits where: the last word repeats up to the number of players.

    >>> seat_words("human,simple", 4)
    ['human', 'simple', 'simple', 'simple']
    >>> seat_words("simple,random", None)
    ['simple', 'random']
    >>> seat_words("simple,random,random", 2)
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: there are 3 seats in 'simple,random,random' for \
2 players
    """
    return filled_seats(split_words(seats), players)


def split_words(text: str) -> list[str]:
    """The words between commas; a comma in quotes belongs to its word.

    >>> split_words("exec:./mybot.py --levels '1,2', random")
    ["exec:./mybot.py --levels '1,2'", 'random']
    """
    return [word.strip() for word in _WORD.findall(f"{text},")]


def filled_seats(words: Sequence[str], players: int | None) -> list[str]:
    """The same for words that are apart already."""
    seats = ",".join(words)
    if not words or not all(words):
        raise Unsupported(
            "bad_seats",
            f"cannot read the seats {seats!r}: name a bot or 'human' for each, "
            "split by commas",
            seats=seats,
        )
    if players is None:
        return [*words]
    if len(words) > players:
        raise Unsupported(
            "too_many_seats",
            f"there are {len(words)} seats in {seats!r} for {players} players",
            seats=seats,
            found=len(words),
            players=players,
        )
    return [*words, *[words[-1]] * (players - len(words))]


def fzzzt_with(deck: Path | None) -> Fzzzt:
    """The game with the deck in a file, or with the one that ships."""
    return FZZZT if deck is None else Fzzzt(load_deck(deck))


def fzzzt_tags(
    deck: Deck,
    *,
    edition: str,
    names: Sequence[str],
    peripherals: str | None = None,
    switch: Sequence[str] = (),
    by_hand: bool = False,
) -> dict[str, str]:
    """The tags of a game of Fzzzt!, one name per seat.

    Peripherals are `all` or names split by commas, a switch is NAME=VALUE. Whatever
    the words get wrong is refused when the table is set up from the tags.
    """
    tags = {"Edition": edition, "Players": "; ".join(map(_name, names))}
    if deck.name != STANDARD_DECK:
        tags["Deck"] = deck.name
    if chosen := _peripherals(deck, peripherals):
        tags["Peripherals"] = " ".join(chosen)
    if switch:
        tags["Switches"] = " ".join(map(_switch, switch))
    if by_hand:
        tags["Layout"] = BY_HAND
    return tags


def _name(name: str) -> str:
    """A name without the sign that stands between names."""
    return name.replace(";", ",").strip() or "?"


def _peripherals(deck: Deck, words: str | None) -> list[str]:
    if words == "all":
        return [peripheral.word for peripheral in deck.peripherals]
    named = [word.strip() for word in (words or "").split(",")]
    return [deck.peripheral(word).word for word in named if word]


def _switch(text: str) -> str:
    name, equals, value = text.partition("=")
    if not (name.strip() and equals and value.strip()):
        raise Unsupported(
            "bad_switch_word",
            f"cannot read the switch {text!r}: it is NAME=VALUE, such as hand_size=8",
            found=text,
        )
    return f"{name.strip()}={value.strip().lower()}"
