"""A sitting: a new game or the one that was left, played until it ends or is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from robobid.core.record import Record
from robobid.terminal.draws import Draws
from robobid.terminal.host import Host
from robobid.terminal.saving import Keeper, keeper
from robobid.terminal.screen import InputEnded, Quit, Screen
from robobid.terminal.seating import Seating
from robobid.terminal.session import Session
from robobid.terminal.voice import Voice

PLAYED, LEFT_UNSAVED = 0, 1
NEW: Final = "new"


def sit_down(
    fresh: Record[Any],
    seated: Seating,
    host_of: Callable[[Record[Any]], Host],
    screen: Screen,
    file: Path | None,
) -> int:
    """Play a game; gives 0 if it was finished or saved, 1 if it was left and lost.

    A seed is written into the record, since whoever gave it knows it. Without one the
    luck is the system's, drawn when it is needed and nowhere before.
    """
    on_terminal = screen.asks and bool(seated.humans)
    kept = keeper(fresh.game, file, fresh.tags(), on_terminal=on_terminal)
    voice = host_of(fresh).voice
    try:
        going = _continued(kept, fresh, voice, screen) or fresh
        kept.save(going)
        seed = going.tags().get("Seed")
        luck = Draws(fresh.game.name, int(seed) if seed else None)
        Session(going, seated, host_of(going), screen, luck, kept).run()
    except (Quit, InputEnded, KeyboardInterrupt) as stop:
        return _leave(stop, kept, voice, screen)
    kept.finish()
    return PLAYED


def _continued(
    kept: Keeper, fresh: Record[Any], voice: Voice, screen: Screen
) -> Record[Any] | None:
    """The game that was left here; in our own file the player may want a new one."""
    found = kept.load(fresh.game, fresh.tags())
    if found is None or not found.kept:
        return None
    number = fresh.game.round_of(found.table)
    words = voice.say("terminal.continue.found", round=number)
    if kept.lasting or not screen.asks:
        screen.show([words])
        return found
    new = voice.say("terminal.continue.new")
    answer = screen.ask(f"{words} {voice.say('terminal.continue.ask', new=new)}")
    return None if answer.casefold() in (NEW, new.casefold()) else found


def _leave(stop: BaseException, kept: Keeper, voice: Voice, screen: Screen) -> int:
    """Somebody left: say where the game is kept."""
    saved = "terminal.end.saved" if kept.path else "terminal.end.unsaved"
    words = voice.say(saved, file=kept.path)
    if isinstance(stop, InputEnded):
        words = f"{voice.say('terminal.end.input')} {words}"
    screen.show(["", words])
    if isinstance(stop, KeyboardInterrupt):
        raise stop
    return PLAYED if kept.path else LEFT_UNSAVED
