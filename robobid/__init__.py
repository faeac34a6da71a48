"""Robobid: auction games with robots, their rules, their players and their tables.

The library's promise is here: a match to play, many games to simulate, the cards of a
real table to score. docs/library.md walks through it.

>>> import robobid
>>> match = robobid.new("fzzzt", "human, mechanic, apprentice", edition="en", seed=1)
>>> match.play("r1a")  # the bots bid, and the next card is turned
[...]
>>> match.to_act, match.outcome
(('A',), None)
>>> robobid.load(str(match)).options()
<Moves m1, r2a, r3a, m1+r2a, m1+r3a, r2a+r3a, m1+r2a+r3a>
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

# Other modules take it from here, so it is first.
__version__ = "0.1.0"

from robobid.core.errors import Illegal, RobobidError, Unreadable, Unsupported
from robobid.match import Match, Moves

if TYPE_CHECKING:
    from robobid.arena.simulate import SimulationResult
    from robobid.core.outcome import Scored

__all__ = [
    "Illegal",
    "Match",
    "Moves",
    "RobobidError",
    "Unreadable",
    "Unsupported",
    "__version__",
    "bot_names",
    "game_names",
    "load",
    "new",
    "score",
    "simulate",
]


def game_names() -> tuple[str, ...]:
    """The games that can be played.

    >>> game_names()
    ('fzzzt', 'powergrid')
    """
    from robobid.games.registry import entries

    return tuple(entry.name for entry in entries())


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, weakest first.

    >>> bot_names("powergrid")
    ('random', 'trainee', 'simple', 'manager', 'planner')
    """
    from robobid.bots import bot_names

    return bot_names(game)


def new(
    game: str,
    seats: str | None = None,
    *,
    players: int | None = None,
    seed: int | None = None,
    follow: bool = True,
    **settings: Any,
) -> Match:
    """A new match, with the words of `robobid play` for seats and settings.

    `seats` has a word for each seat, or for the first of `players` seats, of which
    the last word repeats. With a seed the luck is always the same. Luck and bots act
    until a person is to act; without `follow`, only when `Match.step` asks them to.

    >>> new("powergrid", "human, simple", players=3, map="korea", seed=1)
    robobid.load('[Game "powergrid"] [Notation "1"] [Map "korea"] ...')
    >>> new("fzzzt", "mechanic, apprentice", seed=3).outcome.winners
    (0,)
    """
    from robobid.bots import roster_of
    from robobid.bots.naming import name_of
    from robobid.bots.seating import seat_word, seats_at
    from robobid.core.record import Record
    from robobid.core.setup import file_tags
    from robobid.games.registry import game_named

    entry = game_named(game)
    if seats is None:
        seats, usual = roster_of(game).at_home
        players = players or usual
    words = [seat_word(entry, word) for word in seats_at(entry, seats, players)]
    said, others = entry.settings_in(settings)
    laid = entry.lay_out(said | others, words)
    texts = {k: v.read_text("utf-8") for k, v in said.items() if isinstance(v, Path)}
    tags = laid.tags([name_of(word) for word in words]) | {"Seats": ",".join(words)}
    tags |= file_tags(laid.setup, texts, entry.game)
    if seed is not None:
        tags["Seed"] = str(seed)
    match = Match(Record(laid.game, tags), words, follow=follow)
    if follow:
        match.follow()
    return match


def load(text: str, seats: str | None = None, *, follow: bool = True) -> Match:
    """The match that a record tells of, finished or not, as `str(match)` writes it.

    Whoever sat there sits there again, unless other `seats` are named; where a record
    does not say, people do. A record starts no program and no class of anybody's:
    those must be named.

    >>> match = new("fzzzt", "human, mechanic", seed=1)
    >>> str(load(str(match))) == str(match)
    True
    """
    from robobid.bots.seating import seat_word, seats_at, seats_of
    from robobid.core.reader import read_record
    from robobid.games.registry import game_named, game_of

    record = read_record(text, game_of(text))
    if seats is None:
        return Match(record, seats_of(record), follow=follow)
    entry = game_named(record.game.name)
    players = record.game.seats(record.table)
    words = [seat_word(entry, word) for word in seats_at(entry, seats, players)]
    record.extra["Seats"] = ",".join(words)
    return Match(record, words, follow=follow)


def simulate(
    game: str,
    seats: str | None = None,
    *,
    games: int = 100,
    players: int | None = None,
    seed: int = 0,
    jobs: int | None = 1,
    **settings: Any,
) -> SimulationResult:
    """Many games between bots, with the words of `robobid simulate`.

    The bots change places from game to game. `jobs` processes play at once; None is
    one for each core.

    >>> simulate("fzzzt", "mechanic, random", games=3).wins
    (3.0, 0.0)
    """
    from robobid.arena.simulate import simulate
    from robobid.bots import roster_of
    from robobid.bots.seating import bot_word, seats_at
    from robobid.games.registry import game_named

    entry = game_named(game)
    if seats is None:
        seats, usual = roster_of(game).in_numbers
        players = players or usual
    bots = [bot_word(entry, word) for word in seats_at(entry, seats, players)]
    said, others = entry.settings_in(settings, among_bots=True)
    laid = entry.lay_out(said | others, bots)
    return simulate(laid.game, laid.tags(bots), bots, games, seed, jobs)


def score(game: str, **table: Any) -> Scored:
    """What a player's things come to at a real table, as `robobid score` says it.

    Fzzzt! is told the production units with the robots that are fixed on them, the
    other cards, which are put where they make the most, and the edition.

    >>> score("fzzzt", units={"pa": "", "pb": "r1a"}, cards="r3a r2b fa").total
    6
    """
    from robobid.games.registry import game_named, load

    entry = game_named(game)
    if not entry.scoring:
        raise Unsupported(
            "no_scoring", f"{game} needs no help with scoring", game=entry.title
        )
    found: Scored = load(entry.scoring)(**table)
    return found
