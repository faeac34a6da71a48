"""Between the rules' tables and actions and the twin's arrays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from robobid.core.errors import Unsupported
from robobid.fast.powergrid import actions as verbs
from robobid.fast.powergrid.actions import ACTION, KINDS
from robobid.fast.powergrid.box import (
    NO_PATH,
    Box,
    card_number,
    card_set,
    members,
    queue_of,
    seats_in,
    set_of,
)
from robobid.fast.powergrid.robots.memory import (
    NO_MEMORY,
    PLANTS,
    REASONS,
    STAGES,
)
from robobid.fast.powergrid.table import (
    CARDS,
    FUELS,
    NOTHING,
    OWED,
    PHASES,
    STEP3_CARDS,
    empty_tables,
)
from robobid.powergrid.actions import (
    BUYS,
    DONE,
    PASS,
    RUNS,
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
)
from robobid.powergrid.ending import standings
from robobid.powergrid.plants import PLANTS as PLANT_FACTS
from robobid.powergrid.plants import Fuel, Number, card_named, card_word
from robobid.powergrid.robots.memory import Memory, memory_of
from robobid.powergrid.robots.pieces import PIECES
from robobid.powergrid.storage import storage
from robobid.powergrid.table import Auction, Owed, Player, Table
from robobid.powergrid.variants import Pieces

_FUELS: Final = tuple(Fuel)
_PIECES: Final = tuple(PIECES)
_NUMBERS: Final = ("round", "step", "draws", "hidden", "idle_rounds")


def from_table(box: Box, table: Table) -> NDArray[Any]:
    """A rules' table as an array of one table."""
    return from_tables(box, [table])


def from_tables(box: Box, tables: Sequence[Table]) -> NDArray[Any]:
    """The rules' tables as an array; all must be played with this box."""
    arrays = empty_tables(len(tables))
    for at, table in enumerate(tables):
        if table.options != box.options:
            raise Unsupported(
                "other_box",
                f"table {at} is played with another map, other seats or other options",
                table=at,
            )
        _write(box, table, arrays[at])
    return arrays


def _write(box: Box, table: Table, it: Any) -> None:
    for name in _NUMBERS:
        it[name] = getattr(table, name)
    it["phase"] = PHASES.index(table.phase)
    it["step3_card"] = STEP3_CARDS.index(table.step3_card)
    it["turn"] = _or_nothing(table.turn)
    it["buying_at"] = _or_nothing(table.buying_at)
    it["sold"], it["busy"] = table.sold, table.busy
    it["most_cities"] = table.most_cities
    it["order"] = queue_of(table.order)
    it["waiting"] = queue_of(table.waiting)
    it["seating"] = queue_of(table.seating)
    it["market"] = card_set(table.market)
    it["unseen"] = card_set(table.unseen)
    _write_list(it, "top", [card_number(card) for card in table.top[::-1]])
    _write_list(it, "under", [card_number(card) for card in table.under])
    _write_list(it, "aside", [card_number(card) for card in table.aside])
    it["ran"] = card_set(table.running)
    it["ran_size"] = len(table.running)
    it["ran_list"][: len(table.running)] = [card_number(n) for n in table.running]
    it["tokens"][: len(table.fuel)] = table.fuel
    it["reserve"] = table.reserve
    _write_auction(table, it)
    _write_land(box, table, it)
    for seat, player in enumerate(table.players):
        _write_player(box, table, seat, player, it)
    _write_memory(box, memory_of(table), it)
    if table.memory == ():
        it["stage"] = NO_MEMORY
    for standing in standings(table):
        it["supplied"][standing.seat] = standing.points
        it["place"][standing.seat] = standing.place


def _or_nothing(value: int | None) -> int:
    return NOTHING if value is None else value


def _write_list(it: Any, name: str, numbers: Sequence[int]) -> None:
    it[f"{name}_size"] = len(numbers)
    it[name][: len(numbers)] = numbers


def _write_auction(table: Table, it: Any) -> None:
    it["auctioned"] = it["bidder"] = it["owed"] = it["bought"] = NOTHING
    if table.auction is not None:
        plant, bid, bidder, queue = table.auction
        it["auctioned"] = card_number(plant)
        it["bid"] = bid
        it["bidder"] = _or_nothing(bidder)
        it["bidding"] = queue_of(queue)
    if table.owed is not None:
        it["owed"] = OWED.index(table.owed.kind)
        it["owing"] = table.owed.seat
        if table.owed.kind != "attach":
            it["bought"] = card_number(table.players[table.owed.seat].plants[-1])


def _write_land(box: Box, table: Table, it: Any) -> None:
    it["regions_size"] = len(table.regions)
    it["regions"][: len(table.regions)] = [box.region_numbers[r] for r in table.regions]
    it["region_choice"] = NOTHING
    it["path"] = NO_PATH
    if table.country is None:
        return
    it["region_choice"] = box.region_choices.index(table.country.regions)
    numbers = _city_numbers(box, table)
    it["land"] = set_of(numbers)
    for more in range(3):
        it["more"][more] = set_of(
            number
            for number, houses in zip(numbers, table.houses, strict=True)
            if len(houses) > more
        )


def _city_numbers(box: Box, table: Table) -> list[int]:
    return [box.city_numbers[city.word] for city in table.land.cities]


def _write_player(box: Box, table: Table, seat: int, player: Player, it: Any) -> None:
    it["money"][seat] = player.money
    it["plants"][seat] = card_set(player.plants)
    it["fuel"][seat] = player.fuel
    it["pieces"][seat] = player.pieces or 0
    it["transformer"][seat] = NOTHING
    if player.transformer is not None:
        it["transformer"][seat] = card_number(player.transformer)
    room = storage(tuple(sorted(player.plants)))
    it["room"][seat] = [limit for _, limit in room.all_limits]
    if table.country is not None:
        numbers = _city_numbers(box, table)
        it["path"][seat, numbers] = player.path_costs
        built = [numbers[city] for city in player.cities]
        it["built"][seat, : len(built)] = built
        it["cities"][seat] = set_of(built)


# -- what a robot remembers ---------------------------------------------------


def _write_memory(box: Box, memory: Memory, it: Any) -> None:
    it["stage"] = STAGES.index(memory.stage)
    it["memory_bid"] = memory.bid
    it["memory_built"] = memory.built
    it["memory_queue"] = queue_of(memory.queue)
    words = [_word_number(box, memory.stage, word) for word in memory.words]
    it["words_end"] = len(words)
    it["words"][: len(words)] = words


def _word_number(box: Box, stage: str, word: str) -> int:
    name, _, rest = word.partition("/")
    match stage:
        case "plant":
            return card_number(card_named(word))
        case "market":
            return [market.name for market in box.options.map.markets].index(word)
        case "fuel":
            return Fuel[name.upper()] + FUELS * REASONS.index(rest)
        case "run":
            plant = card_named(name)
            burnt = tuple(Fuel[fuel.upper()] for fuel in rest.split("+") if fuel)
            mix = RUNS[plant].index(Run(plant, burnt))
            return card_number(plant) + PLANTS * mix
    if word in box.region_numbers and stage in ("region", "veto"):
        return box.region_numbers[word]
    return box.city_numbers[word]


def _memory(box: Box, it: Any) -> Memory | tuple[()]:
    if it["stage"] == NO_MEMORY:
        return ()
    stage = STAGES[it["stage"]]
    numbers = it["words"][it["word"] : it["words_end"]].tolist()
    return Memory(
        stage,
        tuple(_words(box, stage, numbers)),
        seats_in(it["memory_queue"]),
        int(it["memory_bid"]),
        int(it["memory_built"]),
    )


def _words(box: Box, stage: str, numbers: Sequence[int]) -> Iterator[str]:
    map_ = box.options.map
    for at, number in enumerate(numbers):
        match stage:
            case "plant":
                yield card_word(CARDS[number])
            case "market":
                yield map_.markets[number].name
            case "fuel":
                yield f"{_FUELS[number % FUELS].word}/{REASONS[number // FUELS]}"
            case "run":
                run = RUNS[CARDS[number % PLANTS]][number // PLANTS]
                burnt = "+".join(fuel.word for fuel in run.burnt)
                yield f"{card_word(run.plant)}/{burnt}"
            case "region" | "veto" if at == 0:
                yield map_.regions[number].id
            case _:
                yield map_.cities[number].word


# -- back to the rules --------------------------------------------------------


def to_table(box: Box, it: Any) -> Table:
    """A table of the twin as the rules know it."""
    table = box.new_table()
    for name in _NUMBERS:
        setattr(table, name, int(it[name]))
    table.phase = cast(Any, PHASES[it["phase"]])
    table.step3_card = cast(Any, STEP3_CARDS[it["step3_card"]])
    table.turn = _or_none(it["turn"])
    table.buying_at = _or_none(it["buying_at"])
    table.sold, table.busy = bool(it["sold"]), bool(it["busy"])
    table.order = seats_in(it["order"])
    table.waiting = seats_in(it["waiting"])
    table.seating = seats_in(it["seating"])
    table.market = _cards(members(it["market"]))
    table.unseen = _cards(members(it["unseen"]))
    table.top = _cards(it["top"][: it["top_size"]][::-1])
    table.under = _cards(it["under"][: it["under_size"]])
    table.aside = tuple(_cards(it["aside"][: it["aside_size"]]))
    table.running = tuple(_cards(it["ran_list"][: it["ran_size"]]))
    table.fuel = it["tokens"][: len(table.fuel)].tolist()
    table.reserve = it["reserve"].tolist()
    _read_auction(it, table)
    _read_land(box, it, table)
    table.players = [_player(box, it, seat, table) for seat in table.seats]
    table.memory = _memory(box, it)
    return table


def _or_none(value: int) -> int | None:
    return None if value == NOTHING else int(value)


def _cards(numbers: Sequence[int]) -> list[Number]:
    return [CARDS[number] for number in numbers]


def _read_auction(it: Any, table: Table) -> None:
    if it["auctioned"] != NOTHING:
        table.auction = Auction(
            CARDS[it["auctioned"]],
            int(it["bid"]),
            _or_none(it["bidder"]),
            seats_in(it["bidding"]),
        )
    if it["owed"] != NOTHING:
        table.owed = Owed(cast(Any, OWED[it["owed"]]), int(it["owing"]))


def _read_land(box: Box, it: Any, table: Table) -> None:
    map_ = box.options.map
    chosen = it["regions"][: it["regions_size"]]
    table.regions = tuple(map_.regions[number].id for number in chosen)
    if it["region_choice"] == NOTHING:
        return
    regions = box.region_choices[it["region_choice"]]
    table.regions = tuple(sorted(regions))
    table.country = map_.country(regions)
    table.houses = [
        tuple(seat for seat in table.seats if int(it["cities"][seat]) >> number & 1)
        for number in _city_numbers(box, table)
    ]


def _player(box: Box, it: Any, seat: int, table: Table) -> Player:
    plants = members(it["plants"][seat])
    if it["bought"] != NOTHING and it["owing"] == seat:
        # The new plant stands last until the limit was checked.
        plants.sort(key=lambda plant: (plant == it["bought"], plant))
    cities: tuple[int, ...] = ()
    path_costs: tuple[int, ...] = ()
    if table.country is not None:
        numbers = _city_numbers(box, table)
        count = int(it["cities"][seat]).bit_count()
        cities = tuple(numbers.index(n) for n in it["built"][seat, :count])
        path_costs = tuple(it["path"][seat, numbers].tolist())
    is_robot = box.options.seats[seat] is not None
    under = it["transformer"][seat]
    return Player(
        money=int(it["money"][seat]),
        pieces=Pieces(*it["pieces"][seat].tolist()) if is_robot else None,
        plants=tuple(_cards(plants)),
        fuel=it["fuel"][seat].tolist(),
        cities=cities,
        path_costs=path_costs,
        transformer=None if under == NOTHING else CARDS[under],
    )


# -- actions ------------------------------------------------------------------


def from_actions(box: Box, actions: Sequence[tuple[int, Action]]) -> NDArray[Any]:
    """Seats and the rules' actions as an array."""
    array = np.zeros(len(actions), ACTION)
    for at, (seat, action) in enumerate(actions):
        array[at] = (seat, *_numbers_of(box, action))
    return array


def _numbers_of(box: Box, action: Action) -> tuple[int, int, int]:
    """The verb of an action, what it is about, and its amount."""
    map_, city = box.options.map, box.city_numbers
    markets = [market.name for market in map_.markets]
    match action:
        case Pass():
            return verbs.PASS, 0, 0
        case Done():
            return verbs.DONE, 0, 0
        case PassForCity():
            return verbs.PASS_FOR_CITY, 0, 0
        case Offer(plant, bid):
            return verbs.OFFER, card_number(plant), bid
        case Bid(amount):
            return verbs.BID, 0, amount
        case Discard(plant):
            return verbs.DISCARD_PLANT, card_number(plant), 0
        case Drop(fuel):
            return verbs.DROP_TOKEN, fuel, 0
        case Attach(plant):
            return verbs.ATTACH_TO, card_number(plant), 0
        case GoTo(market):
            return verbs.GO_TO, markets.index(market), 0
        case Buy(fuel):
            return verbs.BUY, fuel, 0
        case Connect(word):
            return verbs.CONNECT, city[word], 0
        case Run(plant):
            return verbs.RUN, card_number(plant), RUNS[plant].index(action)
        case ChooseRegion(region):
            return verbs.CHOOSE_REGION, box.region_numbers[region], 0
        case Regions(regions):
            return verbs.SETTLE_REGIONS, 0, box.region_choices.index(regions)
        case Lot(seat):
            return verbs.DRAW_LOT, seat, 0
        case Draw(card):
            return verbs.DRAW, card_number(card), 0
        case DealPiece(seat, piece):
            return verbs.DEAL_PIECE, _PIECES.index(piece), seat
        case SitBehind(seat, behind):
            return verbs.SIT_BEHIND, behind, seat
        case NamePlant(plant):
            return verbs.NAME_PLANT, card_number(plant), 0
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
    map_ = box.options.map
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
            return Offer(CARDS[on], amount)
        case verbs.BID:
            return Bid(amount)
        case verbs.DISCARD_PLANT:
            return Discard(CARDS[on])
        case verbs.DROP_TOKEN:
            return Drop(_FUELS[on])
        case verbs.ATTACH_TO:
            return Attach(CARDS[on])
        case verbs.GO_TO:
            return GoTo(map_.markets[on].name)
        case verbs.BUY:
            return BUYS[on]
        case verbs.RUN:
            return RUNS[CARDS[on]][amount]
        case verbs.CHOOSE_REGION:
            return ChooseRegion(map_.regions[on].id)
        case verbs.SETTLE_REGIONS:
            return Regions(box.region_choices[amount])
        case verbs.DRAW_LOT:
            return Lot(on)
        case verbs.DRAW:
            return Draw(CARDS[on])
        case verbs.DEAL_PIECE:
            return DealPiece(amount, _PIECES[on])
        case verbs.SIT_BEHIND:
            return SitBehind(amount, on)
        case verbs.NAME_PLANT:
            return NamePlant(CARDS[on])
        case verbs.NAME_MARKET:
            return NameMarket(map_.markets[on].name)
        case verbs.NAME_REGION:
            return NameRegion(map_.regions[on].id)
        case verbs.BID_FOR_CITY:
            return BidForCity(amount)
    return LoseToken(_FUELS[on])


def options_of(box: Box, choice: Any) -> Iterator[Action]:
    """Everything that may be done now, as the rules' actions."""
    kind = int(choice["kind"])
    if choice["is_forced"]:
        yield action_of(box, choice["verb"], choice["on"], int(choice["amount"]))
        return
    verb = int(verbs.VERB_OF[kind])
    if choice["may_end"]:
        yield action_of(box, int(verbs.END_OF[kind]), 0, 0)
    if kind in (verbs.RAISE, verbs.BID_FOR_RIGHT, verbs.ALL_REGIONS):
        for amount in range(choice["least"], choice["most"] + 1):
            yield action_of(box, verb, 0, amount)
        return
    for on in members(choice["options"]):
        amounts = [int(choice["about"])]
        if kind == verbs.OPEN:
            least = PLANT_FACTS[CARDS[on]].min_bid
            amounts = list(range(least, int(choice["most"]) + 1))
        elif kind == verbs.RUN_PLANTS:
            amounts = members(choice["burns"][on])
        for amount in amounts:
            yield action_of(box, verb, on, amount)


def kind_of(choice: Any) -> str:
    """What a decision is about, as the rules say it."""
    return KINDS[choice["kind"]]
