"""The games that the adapters offer, by the words their users choose them with."""

from __future__ import annotations

from collections.abc import Sequence

from robobid.envs.episode import Course
from robobid.envs.fzzzt_coding import FzzztCoding
from robobid.envs.powergrid_coding import PowerGridCoding
from robobid.fzzzt.cards import Deck
from robobid.fzzzt.game import Fzzzt
from robobid.powergrid.game import POWER_GRID

Tags = dict[str, str]


def fzzzt_course(
    edition: str = "en",
    players: int = 2,
    peripherals: Sequence[str] = (),
    switches: str = "",
    deck: Deck | None = None,
    reward: str = "win",
) -> Course:
    """Fzzzt!: `peripherals` by their words, `switches` like `hand_size=8`.

    >>> fzzzt_course("fr-expansion", 6).coding.choices > 64
    True
    """
    game = Fzzzt(deck)
    tags = {
        "Edition": edition,
        "Players": "; ".join(_names(players)),
        "Peripherals": " ".join(peripherals),
        "Switches": switches,
        "Deck": game.deck.name,
    }
    table = game.set_up({name: value for name, value in tags.items() if value})
    return Course(game, table, FzzztCoding(table), reward)


def powergrid_course(
    map_name: str = "germany",
    players: int = 3,
    robots: Sequence[str] = (),
    open_money: bool = False,
    regions: str = "drafted",
    promo: Sequence[str] = (),
    reward: str = "win",
) -> Course:
    """Power Grid with persons and, behind them, robots: `robot` or `robot 2-5-1-6-3`.

    >>> powergrid_course(players=2, robots=["robot"]).seats
    3
    """
    tags = {
        "Map": map_name,
        "Players": "; ".join([*_names(players), *robots]),
        "Money": "open" if open_money else "",
        "Regions": "" if regions == "drafted" else regions,
        "Promo": " ".join(promo),
    }
    table = POWER_GRID.set_up({name: value for name, value in tags.items() if value})
    return Course(POWER_GRID, table, PowerGridCoding(table), reward)


def _names(players: int) -> list[str]:
    """As many names as are asked for, so that the rules refuse what is too many."""
    return [f"P{number}" for number in range(1, players + 1)]
