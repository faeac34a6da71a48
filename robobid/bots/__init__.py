"""Players: they see a view and answer with an action.

>>> bot_names("fzzzt")
('random', 'simple')
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from robobid.bots.external import check_external, is_external
from robobid.bots.hints import REASONS, Hint
from robobid.core.decisions import Decision
from robobid.core.driver import Player
from robobid.core.errors import Unsupported

__all__ = [
    "REASONS",
    "ROBOT",
    "Hint",
    "bot_names",
    "check_bot",
    "hint",
    "is_robot",
    "make_bot",
]

# Where each game's bots are, weakest first; a module is read when its bot is wanted.
_BOTS: Final = {
    "fzzzt": {
        "random": "robobid.bots.fzzzt_random:RandomPlayer",
        "simple": "robobid.bots.fzzzt_simple:SimplePlayer",
    },
    "powergrid": {
        "random": "robobid.bots.powergrid.random:RandomPlayer",
        "simple": "robobid.bots.powergrid.simple:SimplePlayer",
        "planner": "robobid.bots.powergrid.planner:PlannerPlayer",
    },
}
_ADVISERS: Final = {
    "fzzzt": "robobid.bots.fzzzt_simple:advise",
    "powergrid": "robobid.bots.powergrid.planner:advise",
}
ROBOT: Final = "robot"
"""The word for a seat that follows its pieces; `robot:2-5-1-6-3` names them."""
_OBEDIENT: Final = {"powergrid": "robobid.bots.powergrid.robot:Obedient"}


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, weakest first."""
    return tuple(_bots_of(game))


def make_bot(game: str, name: str, seed: int | str) -> Player:
    """A bot by its name; with the same seed it does the same in the same game.

    >>> make_bot("fzzzt", "psychic", 1)
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: no bot of fzzzt is called 'psychic'; there are \
random, simple
    """
    bots = _bots_of(game)
    if game in _OBEDIENT and is_robot(name):
        obedient: Player = _load(_OBEDIENT[game])()
        return obedient
    if name not in bots:
        allowed = ", ".join(bots)
        raise Unsupported(
            "unknown_bot",
            f"no bot of {game} is called {name!r}; there are {allowed}",
            bot=name,
            allowed=allowed,
        )
    player: Player = _load(bots[name])(seed)
    return player


def check_bot(game: str, name: str) -> None:
    """Refuse a word that names no bot, here or in a program of its own.

    Programs have words like `exec:./mybot.py`; `make_bot` knows nothing of them, so
    that nobody far away can have one started.
    """
    if is_external(name):
        check_external(name)
    else:
        make_bot(game, name, 0)


def is_robot(name: str) -> bool:
    """Is this the word for a robot, who is no bot: it follows its pieces?

    >>> is_robot("robot"), is_robot("robot:2-5-1-6-3"), is_robot("robotics")
    (True, True, False)
    """
    return name.partition(":")[0] == ROBOT


def hint(game: str, view: Any, decision: Decision) -> Hint:
    """What the strongest bot would do in a seat's place, and why."""
    _bots_of(game)
    advice: Hint = _load(_ADVISERS[game])(view, decision)
    return advice


def _bots_of(game: str) -> dict[str, str]:
    if game not in _BOTS:
        allowed = ", ".join(_BOTS)
        raise Unsupported(
            "unknown_game",
            f"there are no bots for {game!r}; there are for {allowed}",
            game=game,
            allowed=allowed,
        )
    return _BOTS[game]


def _load(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
