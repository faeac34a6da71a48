"""The plant market: drawing, removing small plants, and the steps (A6, A8)."""

from __future__ import annotations

from robobid.twins.jit import part, small_part, whole
from robobid.twins.powergrid.box import AnyBox
from robobid.twins.powergrid.promo import flux_pushes_out, offer_transformer
from robobid.twins.powergrid.sets import (
    NONE,
    Set,
    but_lowest,
    has,
    lowest,
    only,
    size,
)
from robobid.twins.powergrid.table import (
    AUCTION,
    GONE,
    IN_MARKET,
    IN_STACK,
    UNSOLD,
    AnyTable,
)


@small_part
def actual_market(box: AnyBox, table: AnyTable) -> Set:
    """The plants that may be offered (A0): four, or all once Step 3 has left.

    On some maps there is a fifth that needs no fuel.
    """
    if table.step3_card == GONE:
        return table.market
    future = table.market
    for _ in range(box.actual_plants):
        future = but_lowest(future)
    if box.clean_future_is_actual and future and has(box.clean, lowest(future)):
        future = but_lowest(future)
    return table.market & ~future & ~only(box.step3)


@small_part
def may_bid_for(box: AnyBox, table: AnyTable, seat: int, plant: int) -> bool:
    """Does the map let a seat have this plant (part B, nuclear restriction)?"""
    if box.nuclear_rule == 0 or not has(box.nuclear, plant):
        return True
    return bool(table.cities[seat] & box.nuclear_cities)


# -- drawing ------------------------------------------------------------------


@part
def draw_known_card(box: AnyBox, table: AnyTable) -> bool:
    """Draw a card that everybody knows to be next; False if chance must say."""
    if table.top_size:
        table.top_size -= 1
        place_card(box, table, whole(table.top[table.top_size]))
    elif table.hidden:
        return False
    elif table.step3_card == IN_STACK:
        place_card(box, table, whole(box.step3))
    else:
        table.draws = 0
    return True


@small_part
def draw_hidden_card(box: AnyBox, table: AnyTable, card: int) -> None:
    """Chance has turned a card of the stack."""
    table.unseen &= ~only(card)
    table.hidden -= 1
    place_card(box, table, card)


@part
def place_card(box: AnyBox, table: AnyTable, card: int) -> None:
    """A drawn card goes to the market, unless it is one of the special ones."""
    if card == box.transformer:
        # The draw stays due: a replacement comes after its auction.
        offer_transformer(box, table)
        return
    table.draws -= 1
    if card == box.step3:
        meet_step3(box, table)
        return
    table.market |= only(card)
    if card == box.flux:
        flux_pushes_out(table)


@small_part
def remove_smallest(box: AnyBox, table: AnyTable) -> None:
    """The smallest plant of the market leaves the game."""
    step3 = table.market & only(box.step3)
    table.market = but_lowest(table.market & ~step3) | step3


@small_part
def replace_smallest(box: AnyBox, table: AnyTable) -> None:
    """The smallest plant leaves the game and another is drawn."""
    remove_smallest(box, table)
    table.draws += 1


@small_part
def has_too_small_plant(box: AnyBox, table: AnyTable) -> bool:
    """Is a plant on offer no larger than the largest city count (A6.1)?"""
    if table.market == NONE:
        return False
    return bool(box.number[lowest(table.market)] <= table.most_cities)


# -- step 2 -------------------------------------------------------------------


@small_part
def begin_step2_if_due(box: AnyBox, table: AnyTable) -> None:
    """After phase 4, once somebody has cities enough (A6.2)."""
    enough = table.most_cities >= box.cities_for_step2
    if table.step != 1 or not enough or table.step3_card == GONE:
        return
    table.step = 2
    # On top of the stack before the removal; the next card is the last of the list.
    for at in range(table.aside_size - 1, -1, -1):
        table.top[table.top_size] = table.aside[at]
        table.top_size += 1
    table.aside_size = 0
    replace_smallest(box, table)


# -- step 3 -------------------------------------------------------------------


@small_part
def meet_step3(box: AnyBox, table: AnyTable) -> None:
    """The Step 3 card was drawn: the cards below it are shuffled at once (A8)."""
    shuffle_rest(table)
    if table.phase in (AUCTION, UNSOLD):
        table.step3_card = IN_MARKET
        table.market |= only(box.step3)
    else:
        table.step3_card = GONE
        remove_smallest(box, table)


@small_part
def shuffle_rest(table: AnyTable) -> None:
    """The cards put under the stack are all that is left of it, in unknown order."""
    rest = NONE
    for at in range(table.under_size):
        rest |= only(whole(table.under[at]))
    for at in range(table.aside_size):
        rest |= only(whole(table.aside[at]))
    table.unseen = rest
    table.hidden = size(rest)
    table.under_size = table.aside_size = 0


@small_part
def clear_step3_from_market(box: AnyBox, table: AnyTable) -> None:
    """Phase 2 ends: card and smallest plant leave without replacement (A8)."""
    if table.step3_card == IN_MARKET:
        table.market &= ~only(box.step3)
        table.step3_card = GONE
        remove_smallest(box, table)
        begin_step3_if_due(table)


@small_part
def begin_step3_if_due(table: AnyTable) -> None:
    """Step 3 holds from the first phase after the card has left the market (A8)."""
    if table.step3_card == GONE:
        table.step = 3
