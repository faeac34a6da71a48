"""Set-up: who is who, and which cards are in the game (EN "Setting Up the Game")."""

from __future__ import annotations

from collections.abc import Iterable

from robobid.core.decisions import CHANCE, Decision, Listed
from robobid.core.errors import Unsupported
from robobid.games.fzzzt.rules.actions import Deal
from robobid.games.fzzzt.rules.cards import Card, Deck, Peripheral
from robobid.games.fzzzt.rules.editions import Edition, check_player_count
from robobid.games.fzzzt.rules.events import ChiefChanged, PersonalCardsTaken
from robobid.games.fzzzt.table import Player, Table


def new_table(
    edition: Edition,
    players: int,
    deck: Deck,
    peripherals: Iterable[Peripheral] = (),
    *,
    by_hand: bool = False,
) -> Table:
    """A table before anything is dealt."""
    check_player_count(edition, players)
    check_deck(edition, players, deck)
    chosen = sorted(set(peripherals))
    return Table(
        deck=deck,
        edition=edition,
        rules=edition.rules,
        by_hand=by_hand,
        players=[Player() for _ in range(players)],
        peripherals=chosen,
        chosen_peripherals=tuple(chosen),
        mechanics=[deck.mechanic(number) for number in range(1, players + 1)],
        unseen=belt_deck(edition, players, deck),
    )


def belt_deck(edition: Edition, players: int, deck: Deck) -> list[Card]:
    """The cards of the belt deck (F2.4).

    EN, DE and RU leave the robots that nobody takes in the deck; FR "Mise en place"
    takes them out. The expansion's cards come in where the edition says so.
    """
    sets = {"base", "expansion"} if players in edition.with_expansion else {"base"}
    return sorted(
        card
        for card in deck.cards
        if card.kind != "mechanic"
        and (card.set in sets)
        and (
            card.player is None
            or (card.player > players and edition.unclaimed_robots_stay)
        )
    )


def is_enough(edition: Edition, players: int, deck: Deck) -> bool:
    """Has a deck mechanics for so many players, and cards for one belt?"""
    cards = len(belt_deck(edition, players, deck))
    return len(deck.mechanics) >= players and cards >= edition.belt_length_for(players)


def check_deck(edition: Edition, players: int, deck: Deck) -> None:
    """Refuse a deck that is not enough for so many players."""
    if not is_enough(edition, players, deck):
        mechanics = len(deck.mechanics)
        cards = len(belt_deck(edition, players, deck))
        length = edition.belt_length_for(players)
        raise Unsupported(
            "small_deck",
            f"deck {deck.name!r} is too small for {players} players of edition "
            f"{edition.name!r}: it has {mechanics} mechanics (needs {players}) and "
            f"{cards} cards for the belt (needs {length})",
            deck=deck.name,
            players=players,
        )


def mechanic_decision(table: Table) -> Decision:
    """Chance deals the next seat its mechanic; its robots come with it (F2.1, F2.3)."""
    seat = len(table.players) - len(table.mechanics)
    return Decision(
        CHANCE,
        "mechanic",
        Listed([Deal(seat, personal_cards(table, m)) for m in table.mechanics]),
    )


def personal_cards(table: Table, mechanic: Card) -> tuple[Card, ...]:
    """A mechanic and the three robots with its number (F2.3)."""
    assert mechanic.player is not None
    return (mechanic, *table.deck.robots_of(mechanic.player))


def take_personal_cards(table: Table, deal: Deal) -> None:
    """A seat takes its mechanic and robots; mechanic 1 is Chief (F2.2, F2.3)."""
    mechanic = deal.cards[0]
    table.mechanics.remove(mechanic)
    table.players[deal.seat].hand = sorted(deal.cards)
    table.tell(PersonalCardsTaken(deal.seat, deal.cards))
    if mechanic.player == 1:
        table.chief = deal.seat
        table.tell(ChiefChanged(deal.seat))
