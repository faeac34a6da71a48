"""Players: they see a view and answer with an action.

>>> bot_names("fzzzt")
('random', 'apprentice', 'mechanic', 'engineer', 'chief')
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from robobid.bots.external import check_external, is_external
from robobid.bots.hints import REASONS, Hint
from robobid.bots.needs import needs_numba
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
    "is_compiled",
    "is_robot",
    "known_bot",
    "make_bot",
    "usual_bot",
]

# Where each game's bots are, weakest first; a module is read when its bot is wanted.
_BOTS: Final = {
    "fzzzt": {
        "random": "robobid.bots.fzzzt.random:RandomPlayer",
        "apprentice": "robobid.bots.fzzzt.weighing:Apprentice",
        "mechanic": "robobid.bots.fzzzt.weighing:Mechanic",
        "engineer": "robobid.bots.fzzzt.ahead:Engineer",
        "chief": "robobid.bots.fzzzt.ahead:Chief",
    },
    "powergrid": {
        "random": "robobid.bots.powergrid.random:RandomPlayer",
        "simple": "robobid.bots.powergrid.simple:SimplePlayer",
        "planner": "robobid.bots.powergrid.planner:PlannerPlayer",
    },
}
_WITH_NUMBA: Final = frozenset(
    f"robobid.bots.fzzzt.ahead:{name}" for name in ("Engineer", "Chief")
)
_COMPILED_ADVISERS: Final = frozenset({"fzzzt"})
_USUAL: Final = {"fzzzt": "mechanic"}
_OTHER_NAMES: Final = {"fzzzt": {"simple": "apprentice"}}
"""Names that bots had before; they still answer to them."""
_ADVISERS: Final = {
    "fzzzt": "robobid.bots.fzzzt.advice:best_advice",
    "powergrid": "robobid.bots.powergrid.planner:advise",
}
_QUICK_ADVISERS: Final = {"fzzzt": "robobid.bots.fzzzt.advice:quick_advice"}
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
random, apprentice, mechanic, engineer, chief
    """
    if game in _OBEDIENT and is_robot(name):
        obedient: Player = _load(_OBEDIENT[game])()
        return obedient
    name = known_bot(game, name)
    try:
        player: Player = _load(_BOTS[game][name])(seed)
    except ModuleNotFoundError as error:
        if not needs_numba(error):
            raise
        allowed = ", ".join(bot for bot in _BOTS[game] if not is_compiled(game, bot))
        raise Unsupported(
            "bot_needs_numba",
            f"{name} thinks ahead with numba, which is not installed: "
            f"install robobid[fast], or choose {allowed}",
            bot=name,
            allowed=allowed,
        ) from error
    return player


def known_bot(game: str, name: str) -> str:
    """A bot's name today, if there is such a bot: some had others before.

    >>> known_bot("fzzzt", "simple")
    'apprentice'
    """
    bots = _bots_of(game)
    name = _OTHER_NAMES.get(game, {}).get(name, name)
    if name not in bots:
        allowed = ", ".join(bots)
        raise Unsupported(
            "unknown_bot",
            f"no bot of {game} is called {name!r}; there are {allowed}",
            bot=name,
            allowed=allowed,
        )
    return name


def usual_bot(game: str) -> str:
    """Whom one meets if one does not choose: a fair match for most people.

    >>> usual_bot("fzzzt")
    'mechanic'
    """
    return _USUAL.get(game) or bot_names(game)[-1]


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


def is_compiled(game: str, name: str | None) -> bool:
    """Does a bot, or who gives hints (None), run code that is compiled when first used?

    >>> is_compiled("fzzzt", "chief"), is_compiled("fzzzt", "mechanic")
    (True, False)
    """
    if name is None:
        return game in _COMPILED_ADVISERS
    return _bots_of(game).get(name) in _WITH_NUMBA


def hint(game: str, view: Any, decision: Decision, *, at_once: bool = False) -> Hint:
    """What the strongest bot would do in a seat's place, and why.

    At once: the strongest of those who run no compiled code.
    """
    _bots_of(game)
    advisers = {**_ADVISERS, **_QUICK_ADVISERS} if at_once else _ADVISERS
    advice: Hint = _load(advisers[game])(view, decision)
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
