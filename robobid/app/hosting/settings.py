"""How tables are hosted: what a host may want to change, wherever they run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from robobid.app.hosting.wire import Bounds

Count = Annotated[int, Bounds(ge=1)]
Amount = Annotated[float, Bounds(gt=0)]
Span = Annotated[float, Bounds(ge=0)]


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings and their defaults."""

    file_size: Count = 131_072
    """Bytes of a deck or map that somebody brings along."""
    files: str = ""
    """A folder with decks and maps that everybody may choose by their names.

    Those of a game lie in a folder of its name: `fzzzt/mine.json`.
    """
    bots: tuple[str, ...] = ()
    """Bots of the host's own, each a game and a word: `fzzzt miser=mybots:Miser`."""
    open_tables: Count = 30
    """Unfinished tables that one browser may have set up."""
    tables_per_hour: Count = 120
    """Tables that one address may set up in an hour."""
    watchers_per_table: Count = 100
    """Connections to one table, spectators included."""
    name_length: Count = 24
    chat_length: Count = 500
    chat_kept: Count = 200
    """How many lines of talk a newcomer is shown."""
    spectators_talk: bool = True
    """May people talk who have no seat?"""
    missed_moves: Count = 800
    """Moves that somebody is told who comes back: the longest games have as many."""
    options_listed: Count = 200
    """Up to here the options of a decision are written out."""
    replay_entries: Count = 2_000
    """Actions of a pasted record."""
    bot_wait: Span = 0.5
    """Seconds that a bot or robot waits at least, so that people can follow."""
    undo_wait: Span = 2.0
    """Seconds that bots leave a person to take a move back; not if they never wait."""
    bot_pace: Span = 0.15
    """Seconds between its tokens, houses and plants within one turn."""
    bot_seconds: Amount = 20.0
    """How long a bot may think before another one answers for it."""
    patience: Span = 3.0
    """Seconds after which everybody is told that a bot takes long."""
    nudge_seconds: Span = 20.0
    """Seconds before somebody can be reminded again."""
    notice_wait: Span = 60.0
    """Seconds that whoever is to act has to come by themselves before they are told."""
    public_tables: bool = True
    """May hosts list their tables for everybody?"""
    bot_grace: Span = 5.0
    """Seconds after which another server plays for a bot that should have moved."""
    look_seconds: Amount = 30.0
    """Seconds between looks for tables that wait for a bot which nobody plays for."""
    room_idle: Span = 60.0
    """Seconds that a table stays in memory after the last one has left."""
    steps_per_table: Count = 2_000
    """Moves of a table after which none is taken back any more."""
    link_days: Amount = 7.0
    """Days that a personal link can be used."""
    personal_links: Count = 10
    """Personal links to one table that one browser may have at a time."""
    record_size: Count = 262_144
    """Bytes of a request that holds a pasted record."""
    analyses_waiting: Count = 50
    """Finished games that may wait to be looked back on."""
    analyses_per_hour: Count = 20
    """How many an address may ask for."""
