"""What the card on offer usually goes for, for somebody who learns."""

from __future__ import annotations

from robobid.games.fzzzt.asides.worth import usual_bid, worth_of
from robobid.games.fzzzt.files.deckfile import standard_deck
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.games.fzzzt.view import View
from robobid.narration.message import Told


def worth_told(view: View) -> Told | None:
    """What the head of the belt usually goes for; none where nobody has counted.

    That is so with other decks and switches, and while a peripheral changes the rules.
    """
    if view.phase != "bidding" or not view.belt or not _is_plain(view):
        return None
    found = worth_of(view.edition.name, len(view.players), view.belt[0].id)
    bid = found and usual_bid(found, view.round)
    if found is None or bid is None:
        return None
    key = "fzzzt.worth.left" if found.costs_more else "fzzzt.worth.bid"
    return Told(key, {"n": bid})


def _is_plain(view: View) -> bool:
    """Is this played as it was counted?"""
    return (
        view.deck.name == standard_deck().name
        and view.edition == EDITIONS.get(view.edition.name)
        and view.rules == view.edition.rules
    )
