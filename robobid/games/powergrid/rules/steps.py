"""The plant market: drawing, removing small plants, and the steps (A6, A8)."""

from __future__ import annotations

from bisect import insort

from robobid.core.decisions import CHANCE, Decision, Listed
from robobid.games.powergrid.rules import promo
from robobid.games.powergrid.rules.actions import Draw
from robobid.games.powergrid.rules.events import (
    CardDrawn,
    PlantRemoved,
    StackShuffled,
    StepChanged,
)
from robobid.games.powergrid.rules.plants import FLUX, STEP3, TRANSFORMER, Number
from robobid.games.powergrid.rules.tables import ACTUAL_PLANTS, HOUSES_PER_PLAYER
from robobid.games.powergrid.table import Table


def actual_market(table: Table) -> list[Number]:
    """The plants that may be offered (A0).

    Four, or all once the Step 3 card has left; on some maps a fifth that needs no
    fuel. The card itself cannot be offered (A8).
    """
    if table.step3_card == "gone":
        return table.market
    count = ACTUAL_PLANTS
    if table.setup.map.clean_future_is_actual:
        future = table.market[count : count + 1]
        facts = table.setup.plants
        count += any(n != STEP3 and facts[n].needs_no_fuel for n in future)
    actual = table.market[:count]
    if actual and actual[-1] == STEP3:
        actual.pop()
    return actual


def is_any_on_offer(table: Table) -> bool:
    """May a plant be offered? The smallest of the market always is one."""
    return bool(table.market) and table.market[0] != STEP3


# -- drawing ------------------------------------------------------------------


def draw_decision(table: Table) -> Decision:
    """Chance turns the next card: each unseen one is as likely (see `Table.unseen`)."""
    return Decision(CHANCE, "draw", Listed([Draw(card) for card in table.unseen]))


def draw_known_card(table: Table) -> bool:
    """Draw a card that everybody knows to be next; False if chance must say.

    Known are the cards on top, the Step 3 card when all above it are gone, and that
    an empty stack gives nothing: then the market shrinks (A7.3).
    """
    if table.top:
        place_card(table, table.top.pop(0))
    elif table.hidden:
        return False
    elif table.step3_card == "in-stack":
        place_card(table, STEP3)
    else:
        table.draws = 0
    return True


def draw_hidden_card(table: Table, card: Number) -> None:
    """Chance has turned a card of the stack."""
    card = table.unseen.pop(table.unseen.index(card))
    table.hidden -= 1
    place_card(table, card)


def place_card(table: Table, card: Number) -> None:
    """A drawn card goes to the market, unless it is one of the special ones."""
    table.tell(CardDrawn(card))
    if card == TRANSFORMER:
        # The draw stays due: a replacement comes after its auction.
        promo.offer_transformer(table)
        return
    table.draws -= 1
    if card == STEP3:
        meet_step3(table)
        return
    insort(table.market, card)
    if card == FLUX:
        promo.flux_pushes_out(table)


def remove_smallest(table: Table) -> None:
    """The smallest plant of the market leaves the game."""
    if is_any_on_offer(table):
        table.tell(PlantRemoved(table.market.pop(0)))


def replace_smallest(table: Table) -> None:
    """The smallest plant leaves the game and another is drawn."""
    remove_smallest(table)
    table.draws += 1


def has_too_small_plant(table: Table) -> bool:
    """Is a plant on offer no larger than the largest city count (A6.1)?

    Only actual plants are tested; the smallest of the market always is one.
    """
    if not table.market:
        return False
    smallest = table.market[0]
    # This is asked all the time, and nobody has more cities than houses.
    if smallest > HOUSES_PER_PLAYER and table.setup.mended.houses_are_bounded:
        return False
    return smallest <= table.most_cities


# -- step 2 -------------------------------------------------------------------


def begin_step2_if_due(table: Table) -> None:
    """After phase 4, once somebody has cities enough (A6.2).

    Not if the Step 3 card came first: then step 2 never happens (A8, a reading).
    """
    enough = table.most_cities >= table.setup.figures.cities_for_step2
    if table.step != 1 or not enough or table.step3_card == "gone":
        return
    table.step = 2
    table.tell(StepChanged(2))
    # Before the removal, so that its draw takes the first of them (Spain & Portugal).
    table.top = [*table.aside, *table.top]
    table.aside = ()
    replace_smallest(table)


# -- step 3 -------------------------------------------------------------------


def meet_step3(table: Table) -> None:
    """The Step 3 card was drawn: the cards below it are shuffled at once (A8).

    In phase 2 it stays in the market as the largest card until the phase ends;
    otherwise it and the smallest plant leave at once, without replacement.
    """
    shuffle_rest(table)
    if table.phase in ("auction", "unsold"):
        table.step3_card = "in-market"
        table.market.append(STEP3)
    else:
        table.step3_card = "gone"
        remove_smallest(table)


def shuffle_rest(table: Table) -> None:
    """The cards put under the stack are all that is left of it, in unknown order.

    The cards removed unseen are of no more interest: all others have been seen.
    Plants that wait for a step 2 that never comes are shuffled in (a reading).
    """
    rest = sorted([*table.under, *table.aside])
    table.tell(StackShuffled(tuple(rest)))
    table.unseen, table.hidden = rest, len(rest)
    table.under, table.aside = [], ()


def clear_step3_from_market(table: Table) -> None:
    """Phase 2 ends: card and smallest plant leave without replacement (A8)."""
    if table.step3_card == "in-market":
        table.market.remove(STEP3)
        table.step3_card = "gone"
        remove_smallest(table)
        begin_step3_if_due(table)


def begin_step3_if_due(table: Table) -> None:
    """Step 3 holds from the first phase after the card has left the market (A8)."""
    if table.step3_card == "gone" and table.step != 3:
        table.step = 3
        table.tell(StepChanged(3))
