"""From the words of a command to the tags that set a table of Fzzzt! up."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from robobid.core.errors import Unsupported
from robobid.fzzzt.cards import Deck
from robobid.fzzzt.deckfile import load_deck
from robobid.fzzzt.fields import BY_HAND
from robobid.fzzzt.game import FZZZT, Fzzzt

STANDARD_DECK = "standard"


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
