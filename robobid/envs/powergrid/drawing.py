"""Power Grid drawn: the map on the left, markets and seats on the right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from robobid.envs.shapes import SEAT_COLORS, Box, Disc, Drawing, Line, Shape
from robobid.envs.shapes import Words as Text
from robobid.games.powergrid.rules.plants import Fuel, card_word
from robobid.games.powergrid.view import PlayerView, View

_MAP: Final = 1000
_SIDE: Final = 560
_MARGIN: Final = 20
_NOT_PLAYED: Final = "#d8d4ca"
_LINK: Final = "#9a948a"


def draw(view: View) -> Drawing:
    """The table as a viewer sees it."""
    left = _MAP + 2 * _MARGIN
    shapes = [*_map(view), *_markets(view, left), *_seats(view, left)]
    return Drawing(left + _SIDE, _MAP + 2 * _MARGIN, shapes)


def _map(view: View) -> Iterator[Shape]:
    map_ = view.setup.map
    colors = {region.id: region.color for region in map_.regions}
    at = {city.word: (_MARGIN + city.x, _MARGIN + city.y) for city in map_.cities}
    for one, other, cost in map_.links:
        (x, y), (to_x, to_y) = at[one], at[other]
        yield Line(x, y, to_x, to_y, _LINK)
        yield Text((x + to_x) // 2, (y + to_y) // 2, str(cost), 11)
    index = view.country.index if view.country else {}
    for city in map_.cities:
        x, y = at[city.word]
        is_played = city.word in index or city.region in view.regions
        yield Disc(x, y, 12, colors[city.region] if is_played else _NOT_PLAYED)
        yield Text(x + 15, y - 12, city.word, 11)
        built = view.houses[index[city.word]] if city.word in index else ()
        for house, seat in enumerate(built):
            yield Box(x - 14 + 10 * house, y + 2, 9, 12, SEAT_COLORS[seat])


def _markets(view: View, left: int) -> Iterator[Shape]:
    yield Text(left, 24, f"round {view.round}   step {view.step}   {view.phase}", 18)
    for at, card in enumerate(view.market):
        x = left + at % 4 * 70
        y = 44 + at // 4 * 44
        yield Box(x, y, 62, 36, "#fff3c4" if card in view.actual else "#e5e2da")
        yield Text(x + 8, y + 18, card_word(card), 16)
    if view.auction:
        words = f"{card_word(view.auction.plant)} for {view.auction.bid}"
        yield Text(left + 300, 62, words, 16)
    for at, (market, tokens) in enumerate(
        zip(view.setup.map.markets, view.fuel, strict=True)
    ):
        counts = _counts(tokens)
        yield Text(left, 150 + 22 * at, f"{market.name or 'market'}: {counts}", 14)
    yield Text(left, 200, f"reserve: {_counts(view.reserve)}", 14)


def _seats(view: View, left: int) -> Iterator[Shape]:
    for place, seat in enumerate(view.order or range(len(view.players))):
        yield from _seat(view.players[seat], left, 230 + place * 130)


def _seat(player: PlayerView, left: int, top: int) -> Iterator[Shape]:
    color = SEAT_COLORS[player.seat]
    yield Box(left, top, 8, 116, color, color)
    money = "?" if player.money is None else str(player.money)
    robot = f"   robot {player.pieces}" if player.pieces else ""
    yield Text(left + 18, top + 12, f"{player.seat}: {money} Elektro{robot}", 15)
    yield Text(left + 18, top + 36, f"{len(player.cities)} cities", 13)
    yield Text(left + 18, top + 58, _counts(player.fuel), 13)
    for at, card in enumerate(player.plants):
        yield Box(left + 18 + at * 60, top + 76, 54, 32, "#fff3c4")
        yield Text(left + 24 + at * 60, top + 92, card_word(card), 14)


def _counts(tokens: tuple[int, ...]) -> str:
    return "  ".join(
        f"{fuel.word} {count}" for fuel, count in zip(Fuel, tokens, strict=True)
    )
