"""Players: they see a view and answer with an action.

>>> bot_names("fzzzt")
('random', 'apprentice', 'mechanic', 'engineer', 'chief')
"""

from __future__ import annotations

from typing import Any, Final

from robobid.bots.external import check_external, is_external
from robobid.bots.hints import Hint
from robobid.bots.naming import BotSpec
from robobid.bots.needs import how_to_get_kernels, needs_kernels
from robobid.bots.python_bots import check_own, is_own, make_own
from robobid.bots.roster import Roster
from robobid.core.decisions import Action, Decision, forced_move
from robobid.core.driver import AnyPlayer
from robobid.core.errors import Unsupported
from robobid.core.game import View
from robobid.core.setup import PERSON
from robobid.games.registry import game_named, load

__all__ = [
    "ROBOT",
    "Hint",
    "bot_names",
    "check_bot",
    "hint",
    "is_compiled",
    "is_robot",
    "is_weighed",
    "known_bot",
    "levels_of",
    "make_any_bot",
    "make_bot",
    "roster_of",
    "stand_ins",
    "usual_bot",
]

RANDOM: Final = "random"
"""Plays anything legal."""
ROBOT: Final = "robot"
"""The word for a seat that follows its pieces; `robot:2-5-1-6-3` names them."""


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, weakest first."""
    return tuple(roster_of(game).players)


def levels_of(game: str) -> tuple[str, ...]:
    """A game's ladder: its bots that think, weakest first.

    >>> levels_of("powergrid")
    ('trainee', 'simple', 'manager', 'planner')
    """
    return tuple(bot for bot in bot_names(game) if bot != RANDOM)


def make_bot(game: str, name: str, seed: int | str) -> AnyPlayer:
    """A bot by its name; with the same seed it does the same in the same game.

    >>> make_bot("fzzzt", "psychic", 1)
    Traceback (most recent call last):
    robobid.core.errors.Unsupported: no bot of fzzzt is called 'psychic'; there are \
random, apprentice, mechanic, engineer, chief
    """
    if is_robot(name) and game_named(game).game.seat_of(name) is not PERSON:
        return Obedient()
    name = known_bot(game, name)
    bots = roster_of(game).players
    try:
        player: AnyPlayer = load(bots[name])(seed)
    except ModuleNotFoundError as error:
        if not needs_kernels(error):
            raise
        allowed = ", ".join(bot for bot in bots if not is_compiled(game, bot))
        command = how_to_get_kernels()
        raise Unsupported(
            "bot_needs_kernels",
            f"{name} thinks ahead with wasmtime, which is not installed: "
            f"{command}, or choose {allowed}",
            bot=name,
            allowed=allowed,
            command=command,
        ) from error
    return player


def known_bot(game: str, name: str) -> str:
    """A bot's name today, if there is such a bot: some had others before.

    >>> known_bot("fzzzt", "simple")
    'apprentice'
    >>> known_bot("powergrid", "technician")
    'simple'
    """
    roster = roster_of(game)
    name = roster.once_called.get(name, name)
    if name not in roster.players:
        allowed = ", ".join(roster.players)
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
    return roster_of(game).usual or bot_names(game)[-1]


def check_bot(game: str, word: str) -> None:
    """Refuse a word that names no bot: ours, a class or a program of one's own.

    Programs have words like `exec:./mybot.py`, classes like `mybots:Miser`, and both
    may have a name, `mine=exec:./mybot.py`. `make_bot` knows nothing of them, so that
    nobody far away can have one started.
    """
    bot = BotSpec.of(word).bot
    if is_external(bot):
        check_external(bot)
    elif is_own(bot):
        check_own(bot)
    else:
        make_bot(game, bot, 0)


def make_any_bot(game: str, word: str, seed: int | str) -> AnyPlayer:
    """A bot by the word of whoever runs a command: ours, or a class of their own."""
    bot = BotSpec.of(word).bot
    return make_own(bot, seed) if is_own(bot) else make_bot(game, bot, seed)


def is_robot(name: str) -> bool:
    """Is this the word for a robot, who is no bot: it follows its pieces?

    >>> is_robot("robot"), is_robot("robot:2-5-1-6-3"), is_robot("robotics")
    (True, True, False)
    """
    return name.partition(":")[0] == ROBOT


def is_compiled(game: str, name: str) -> bool:
    """Does a bot think with the twin's kernels?

    >>> is_compiled("fzzzt", "chief"), is_compiled("fzzzt", "mechanic")
    (True, False)
    """
    return name in roster_of(game).compiled


def is_weighed(game: str, action: Action) -> bool:
    """Does a coach say of such an action whether it is a slip?"""
    return type(action).__name__ in roster_of(game).weighed


def stand_ins(game: str, name: str | None) -> tuple[str, ...]:
    """Who can answer for a bot that cannot, strongest first: those who think quickly.

    >>> stand_ins("fzzzt", "chief")
    ('mechanic', 'apprentice')
    """
    roster = roster_of(game)
    busy = {*roster.compiled, name}
    return tuple(bot for bot in reversed(levels_of(game)) if bot not in busy)


def hint(game: str, view: View, decision: Decision) -> Hint:
    """What the strongest bot would do in a seat's place, and why."""
    advice: Hint = load(roster_of(game).adviser)(view, decision)
    return advice


def roster_of(game: str) -> Roster:
    """A game's bots; an unknown game is refused."""
    roster: Roster = load(game_named(game).bots)
    return roster


class Obedient:
    """It does the one thing that its pieces say.

    A robot's seat is never left a choice, so there is nothing to think about.
    """

    def choose(self, view: View, decision: Decision) -> Any:
        """The only option."""
        return forced_move(decision)
