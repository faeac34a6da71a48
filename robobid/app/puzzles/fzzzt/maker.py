"""The puzzles of Fzzzt!: what to bid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from robobid.app.puzzles.fzzzt.auctions import Ends, ends_of
from robobid.app.puzzles.maker import UNCLEAR, Course, Setting, Theme
from robobid.bots.fzzzt.mechanic import mechanics_judgement
from robobid.bots.fzzzt.thoughts import Thoughts, bids_by_power
from robobid.core.decisions import Decision
from robobid.games.fzzzt.asides.gains import gain_of_card, points_now
from robobid.games.fzzzt.rules.actions import Bid
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.rules.cards import Card
from robobid.games.fzzzt.view import PlayerView, View
from robobid.narration.fzzzt.nouns import card_named
from robobid.narration.message import Several, Told, Value, seat_named, told

LIKELY: Final = 0.5
"""A bid is meant to take the card if it does so at least this surely."""
OFTEN: Final = 0.2
"""So often a bid must bring the spanner to be made for its sake, or take the card to be
made for that: whoever bids more than the least for neither has no reason to."""
MUCH_MORE: Final = 1.0
"""Points: a card is denied to somebody to whom it is worth so much more."""
MOST_BIDS: Final = 12
"""Nobody weighs more bids than that."""


class Seen(NamedTuple):
    """What the rules of the themes look at."""

    card: Card
    powers: list[int]
    """Of the bids, the best first."""
    best: Ends
    least: Ends
    """How the auction ends with the best bid, and with the least."""
    worth: float
    """What the card is worth to the seat, in points."""
    wish: float
    """What it is worth to the rival who wants it most ..."""
    rival: int
    """... and who that is."""
    is_chief: bool
    gain: int
    """What the card would add to the seat's score, if the game ended now."""


class FzzztPuzzles:
    """Bids that differ in power; a power is bid with the fewest cards."""

    settings: Final = tuple(
        Setting({"edition": edition}, ("mechanic",) * players)
        for edition in ("en", "de", "fr")
        for players in (4, 3, 2)
    )
    themes: Final = (
        "spanner",
        "trap",
        "chief",
        "deny",
        "all_in",
        "overpay",
        "stretch",
        "save",
        "probe",
    )

    def courses(self, view: View, decision: Decision) -> list[Course]:
        """All bids by their power, the least first."""
        if decision.kind != "bid":
            return []
        ways = bids_by_power(view, view.players[decision.seat].hand or ())
        if not 1 < len(ways) <= MOST_BIDS:
            return []
        return [
            Course(
                (Bid.of(cards),),
                told(
                    "puzzles.fzzzt.bid",
                    power=power,
                    cards=Several(tuple(map(card_named, cards)), " + "),
                ),
            )
            for power, cards in sorted(ways.items())
        ]

    def standing(self, view: View, seat: int) -> Told:
        """What everybody would score if the game ended now, who has the spanner, and
        what lies in one's own pile, as whoever sat there would remember."""
        points = tuple(
            told(
                "puzzles.standing.seat",
                name=seat_named(player.seat, seat),
                n=points_now(player),
            )
            for player in view.players
        )
        chief = seat_named(view.chief, seat)
        values: dict[str, Value] = {"points": Several(points), "chief": chief}
        if pile := own_pile(view.players[seat]):
            cards = Several(tuple(map(card_named, pile)), " + ")
            return told("puzzles.standing.fzzzt_pile", **values, cards=cards)
        return told("puzzles.standing.fzzzt", **values)

    def theme(self, view: View, decision: Decision, courses: Sequence[Course]) -> Theme:
        """The first rule that fits, in the order of `docs/puzzles.md`."""
        seen = look(view, decision, courses)
        name = theme_of(seen)
        why = told(
            f"puzzles.why.fzzzt.{name}",
            card=card_named(seen.card),
            power=seen.powers[0],
            other=seen.powers[1],
            takes=round(100 * seen.best.takes),
            spanner=round(100 * seen.best.spanner),
            rival=seat_named(seen.rival, decision.seat),
        )
        return Theme(name, why)


def look(view: View, decision: Decision, courses: Sequence[Course]) -> Seen:
    """What the rules of the themes look at."""
    seat = decision.seat
    thoughts = Thoughts(view, decision, mechanics_judgement())
    bids = [course.actions[0] for course in courses]
    powers = [power_of(view, bid) for bid in bids]
    thoughts.chances()  # it judges everybody on the way
    wishes = thoughts.sheet.wish
    others = [player.seat for player in view.players if player.seat != seat]
    rival = max(others, key=lambda other: wishes[other])
    return Seen(
        card=view.belt[0],
        powers=powers,
        best=ends_of(view, seat, bids[0]),
        least=ends_of(view, seat, bids[powers.index(min(powers))]),
        worth=thoughts.worths()[0].total,
        wish=float(wishes[rival]),
        rival=rival,
        is_chief=view.chief == seat,
        gain=gain_of_card(view.players[seat], view.belt[0]),
    )


def own_pile(player: PlayerView) -> list[Card]:
    """The cards of a player that are neither in hand nor laid."""
    own = Counter([*player.shown, *player.spent, *player.hidden])
    laid = player.bid.cards if player.bid else None
    return sorted((own - Counter([*(player.hand or ()), *(laid or ())])).elements())


def power_of(view: View, bid: Any) -> int:
    """What a bid is worth."""
    return bid_power(view.rules, bid.cards)


def theme_of(seen: Seen) -> str:
    """What the best bid is about: the first rule that fits."""
    best, other, *_ = seen.powers
    least, most = min(seen.powers), max(seen.powers)
    if seen.best.takes < LIKELY:
        if seen.best.spanner >= OFTEN and seen.best.spanner > seen.least.spanner:
            return "spanner"
        if best == least:
            return "trap" if seen.gain < 0 else "save"
        if seen.best.takes < OFTEN:
            return UNCLEAR
        return "all_in" if best == most else "probe"
    if seen.is_chief and other > best:
        return "chief"
    if seen.wish > seen.worth + MUCH_MORE:
        return "deny"
    if best == most:
        return "all_in"
    return "overpay" if other > best else "stretch"


PUZZLES: Final = FzzztPuzzles()
