"""Reads the cards of a real table: which units with which robots, which free cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from robobid.core.errors import Reason, Unreadable
from robobid.games.fzzzt.files.deckfile import load_deck, standard_deck
from robobid.games.fzzzt.rules.cards import Card, Deck
from robobid.games.fzzzt.rules.editions import Edition, edition_named
from robobid.games.fzzzt.rules.scoring import Score, best_score, score_of_layout
from robobid.support.jsonlines import NotJson, read_json

_FIELDS = ("edition", "units", "cards")
_KNOWN = ", ".join(_FIELDS)


class Collection(NamedTuple):
    """What a player has at the end of a game."""

    edition: Edition
    units: dict[Card, tuple[Card, ...]]
    """Production units and the robots already fixed on them."""
    cards: tuple[Card, ...]
    """The free ones, Fzzzt cards and mechanics included."""

    def best_score(self) -> Score:
        """The best layout and what it is worth (F6.7)."""
        counts = self.edition.rules.fzzzt_counts_as_robot
        return best_score(self.units, self.cards, fzzzt_counts_as_robot=counts)

    def score_as_laid(self) -> Score:
        """What the robots make where they lie; the free ones stay free (F6.7)."""
        counts = self.edition.rules.fzzzt_counts_as_robot
        return score_of_layout(self.units, self.cards, fzzzt_counts_as_robot=counts)


def read_collection(text: str, deck: Deck) -> Collection:
    """A collection from its JSON; a bad one is refused with the reason."""
    try:
        data = read_json(text)
    except NotJson as error:
        raise Unreadable.at(
            error.line, error.column, error.found, error.reason
        ) from error
    if not isinstance(data, dict):
        raise _bad_collection(
            "object_expected", "expected an object with {allowed}", allowed=_KNOWN
        )
    for name in data:
        if name not in _FIELDS:
            raise _bad_collection(
                "no_such_field",
                "unknown field {field!r}; known: {allowed}",
                field=name,
                allowed=_KNOWN,
            )
    units, cards = data.get("units", {}), data.get("cards", [])
    edition = data.get("edition", "en")
    if not isinstance(units, dict) or not isinstance(edition, str):
        raise _bad_collection(
            "edition_and_units",
            '"edition" must be a name and "units" an object of lists',
        )
    for names in (cards, *units.values()):
        if not isinstance(names, list) or not all(isinstance(n, str) for n in names):
            raise _bad_collection(
                "list_of_ids",
                "expected a list of card ids, not {found}",
                found=repr(names),
            )
    return collection(deck, edition_named(edition), units, cards)


def collection(
    deck: Deck,
    edition: Edition,
    units: Mapping[str, Iterable[str]],
    cards: Iterable[str],
) -> Collection:
    """A collection from card names, each of them checked."""
    seen: set[Card] = set()
    written = deck.short_names

    def one(name: str) -> Card:
        card = deck.card(name)
        if card in seen:
            raise Unreadable(
                "card_twice",
                f"card {written[card.id]} stands twice",
                card=written[card.id],
            )
        seen.add(card)
        return card

    fixed = {}
    for name, robots in units.items():
        unit = one(name)
        if not unit.is_unit:
            raise Unreadable(
                "not_a_unit",
                f"{written[unit.id]} is a {unit.kind}, not a production unit",
                card=written[unit.id],
            )
        fixed[unit] = tuple(map(one, robots))
        for robot in fixed[unit]:
            if not robot.fits(unit):
                raise Unreadable(
                    "no_shared_symbol",
                    f"{written[robot.id]} cannot lie on {written[unit.id]}: "
                    "they share no symbol",
                    robot=written[robot.id],
                    unit=written[unit.id],
                )
    free = tuple(map(one, cards))
    for card in free:
        if card.is_unit:
            raise Unreadable(
                "unit_among_cards",
                f"{written[card.id]} is a production unit: it belongs under units",
                card=written[card.id],
            )
    return Collection(edition, fixed, free)


def score_cards(
    units: Mapping[str, str | Iterable[str]],
    cards: str | Iterable[str] = (),
    edition: str = "en",
    deck: str | Path | None = None,
) -> Score:
    """The best that a player's cards make, named in words; the robots of units stay."""
    box = standard_deck() if deck is None else load_deck(Path(deck))
    fixed = {unit: _names(robots) for unit, robots in units.items()}
    return collection(box, edition_named(edition), fixed, _names(cards)).best_score()


def _names(cards: str | Iterable[str]) -> Iterable[str]:
    """Card names, apart or in one text with spaces or commas between them."""
    return cards.replace(",", " ").split() if isinstance(cards, str) else cards


def _bad_collection(code: str, english: str, **values: Any) -> Unreadable:
    reason = Reason(code, english, **values)
    return Unreadable("bad_collection", str(reason), reason=reason)
