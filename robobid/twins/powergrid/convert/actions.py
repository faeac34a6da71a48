"""The rules' actions as numbers, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robobid.games.powergrid.robots.pieces import PIECES
from robobid.games.powergrid.rules.actions import (
    BUYS,
    DONE,
    PASS,
    Action,
    Attach,
    BarCity,
    Bid,
    BidForCity,
    Buy,
    ChooseRegion,
    Connect,
    DealPiece,
    Discard,
    Done,
    Draw,
    Drop,
    GoTo,
    LoseToken,
    Lot,
    MarkCity,
    NameCity,
    NameMarket,
    NamePlant,
    NameRegion,
    Offer,
    Pass,
    PassForCity,
    Regions,
    Run,
    SitBehind,
    StrikeCity,
    TakeCity,
    runs_of,
)
from robobid.games.powergrid.rules.plants import Fuel
from robobid.twins.arrays import NDArray, np
from robobid.twins.powergrid import actions as verbs
from robobid.twins.powergrid.actions import ACTION
from robobid.twins.powergrid.box import Box

_FUELS: Final = tuple(Fuel)
_PIECES: Final = tuple(PIECES)


def from_actions(box: Box, actions: Sequence[tuple[int, Action]]) -> NDArray[Any]:
    """Seats and the rules' actions as an array."""
    array = np.zeros(len(actions), ACTION)
    for at, (seat, action) in enumerate(actions):
        array[at] = (seat, *_numbers_of(box, action))
    return array


def _numbers_of(box: Box, action: Action) -> tuple[int, int, int]:
    """The verb of an action, what it is about, and its amount."""
    map_, city = box.setup.map, box.city_numbers
    markets = [market.name for market in map_.markets]
    match action:
        case Pass():
            return verbs.PASS, 0, 0
        case Done():
            return verbs.DONE, 0, 0
        case PassForCity():
            return verbs.PASS_FOR_CITY, 0, 0
        case Offer(plant, bid):
            return verbs.OFFER, box.card_number(plant), bid
        case Bid(amount):
            return verbs.BID, 0, amount
        case Discard(plant):
            return verbs.DISCARD_PLANT, box.card_number(plant), 0
        case Drop(fuel):
            return verbs.DROP_TOKEN, fuel, 0
        case Attach(plant):
            return verbs.ATTACH_TO, box.card_number(plant), 0
        case GoTo(market):
            return verbs.GO_TO, markets.index(market), 0
        case Buy(fuel):
            return verbs.BUY, fuel, 0
        case Connect(word):
            return verbs.CONNECT, city[word], 0
        case Run(plant):
            return (
                verbs.RUN,
                box.card_number(plant),
                runs_of(box.plants)[plant].index(action),
            )
        case ChooseRegion(region):
            return verbs.CHOOSE_REGION, box.region_numbers[region], 0
        case Regions(regions):
            return verbs.SETTLE_REGIONS, 0, box.region_choices.index(regions)
        case Lot(seat):
            return verbs.DRAW_LOT, seat, 0
        case Draw(card):
            return verbs.DRAW, box.card_number(card), 0
        case DealPiece(seat, piece):
            return verbs.DEAL_PIECE, _PIECES.index(piece), seat
        case SitBehind(seat, behind):
            return verbs.SIT_BEHIND, behind, seat
        case NamePlant(plant):
            return verbs.NAME_PLANT, box.card_number(plant), 0
        case NameMarket(market):
            return verbs.NAME_MARKET, markets.index(market), 0
        case NameRegion(region):
            return verbs.NAME_REGION, box.region_numbers[region], 0
        case BidForCity(amount):
            return verbs.BID_FOR_CITY, 0, amount
        case LoseToken(fuel):
            return verbs.LOSE_TOKEN, fuel, 0
        case NameCity(word) | BarCity(word) | StrikeCity(word):
            return _CITY_VERBS[type(action)], city[word], 0
        case MarkCity(word) | TakeCity(word):
            return _CITY_VERBS[type(action)], city[word], 0


_CITY_VERBS: Final[dict[type, int]] = {
    NameCity: verbs.NAME_CITY,
    BarCity: verbs.BAR_CITY,
    StrikeCity: verbs.STRIKE_CITY,
    MarkCity: verbs.MARK_CITY,
    TakeCity: verbs.TAKE_CITY,
}
_CITY_ACTIONS: Final[dict[int, Any]] = {
    verb: kind for kind, verb in _CITY_VERBS.items()
} | {verbs.CONNECT: Connect}


def to_action(box: Box, action: Any) -> tuple[int, Action]:
    """The seat and the rules' action that an action of the twin is."""
    numbers = (int(action[name]) for name in ("verb", "on", "amount"))
    return int(action["seat"]), action_of(box, *numbers)


def action_of(box: Box, verb: int, on: int, amount: int) -> Action:
    """The rules' action with these numbers."""
    map_ = box.setup.map
    if verb in _CITY_ACTIONS:
        action: Action = _CITY_ACTIONS[verb](map_.cities[on].word)
        return action
    match verb:
        case verbs.PASS:
            return PASS
        case verbs.DONE:
            return DONE
        case verbs.PASS_FOR_CITY:
            return PassForCity()
        case verbs.OFFER:
            return Offer(box.cards[on], amount)
        case verbs.BID:
            return Bid(amount)
        case verbs.DISCARD_PLANT:
            return Discard(box.cards[on])
        case verbs.DROP_TOKEN:
            return Drop(_FUELS[on])
        case verbs.ATTACH_TO:
            return Attach(box.cards[on])
        case verbs.GO_TO:
            return GoTo(map_.markets[on].name)
        case verbs.BUY:
            return BUYS[on]
        case verbs.RUN:
            return runs_of(box.plants)[box.cards[on]][amount]
        case verbs.CHOOSE_REGION:
            return ChooseRegion(map_.regions[on].id)
        case verbs.SETTLE_REGIONS:
            return Regions(box.region_choices[amount])
        case verbs.DRAW_LOT:
            return Lot(on)
        case verbs.DRAW:
            return Draw(box.cards[on])
        case verbs.DEAL_PIECE:
            return DealPiece(amount, _PIECES[on])
        case verbs.SIT_BEHIND:
            return SitBehind(amount, on)
        case verbs.NAME_PLANT:
            return NamePlant(box.cards[on])
        case verbs.NAME_MARKET:
            return NameMarket(map_.markets[on].name)
        case verbs.NAME_REGION:
            return NameRegion(map_.regions[on].id)
        case verbs.BID_FOR_CITY:
            return BidForCity(amount)
    return LoseToken(_FUELS[on])
