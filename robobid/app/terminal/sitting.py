"""A sitting: a new game or the one that was left, played until it ends or is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from robobid.app.locales.phrases import round_named
from robobid.app.puzzles.deals import deal_of, luck_after
from robobid.app.terminal.host import Host
from robobid.app.terminal.keeper import LAST, Keeper, keeper, written_at
from robobid.app.terminal.screen import QUIT, InputEnded, Quit, Screen
from robobid.app.terminal.seating import Seating
from robobid.app.terminal.session import Session
from robobid.app.terminal.voice import Voice
from robobid.bots.draws import Draws
from robobid.core.record import Record

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
    waiting = _waiting(kept, fresh)
    try:
        left = _chosen(waiting, voice, screen)
    except (Quit, InputEnded, KeyboardInterrupt) as stop:
        return _leave(stop, waiting[0].kept, voice, screen)
    left = left or Left(kept.free(), fresh)
    return go_on(left, seated, host_of, screen)


class Left(NamedTuple):
    """A game that was left, or has just been set up, and where it is kept."""

    kept: Keeper
    record: Record[Any]

    @property
    def round(self) -> int:
        """The round it was left in."""
        return self.record.game.round_of(self.record.table)


def go_on(
    left: Left, seated: Seating, host_of: Callable[[Record[Any]], Host], screen: Screen
) -> int:
    """Play a game from where it stands; gives the same as `sit_down`."""
    kept, going = left
    host = host_of(going)
    try:
        kept.save(going)
        Session(going, seated, host, screen, draws_for(going), kept).run()
    except (Quit, InputEnded, KeyboardInterrupt) as stop:
        return _leave(stop, kept, host.voice, screen)
    if kept.finish() is not None and screen.asks:
        screen.show(["", host.voice.say("terminal.end.finished", last=LAST)])
    return PLAYED


def _waiting(kept: Keeper, fresh: Record[Any]) -> list[Left]:
    """The games that were left here, the last one first; nothing was done in others."""
    found = [
        Left(each, record)
        for each in kept.others() or [kept]
        if (record := each.load(fresh.game, fresh.tags())) is not None
    ]
    return [left for left in found if left.record.kept]


def _chosen(waiting: list[Left], voice: Voice, screen: Screen) -> Left | None:
    """The game that goes on; the player may want a new one, and the old ones stay."""
    if not waiting:
        return None
    if waiting[0].kept.lasting or not screen.asks:
        screen.show([_found(waiting[0], voice)])
        return waiting[0]
    question = _question(waiting, voice, screen)
    new = voice.say("terminal.continue.new")
    numbers = {str(number): left for number, left in enumerate(waiting, 1)}
    while True:
        answer = screen.ask(question).casefold()
        if answer == QUIT:
            raise Quit
        if answer in (NEW, new.casefold()):
            return None
        if not answer or answer in numbers:
            return numbers[answer or "1"]


def _question(waiting: list[Left], voice: Voice, screen: Screen) -> str:
    new = voice.say("terminal.continue.new")
    if len(waiting) == 1:
        asked = voice.say("terminal.continue.ask", new=new, quit=QUIT)
        return f"{_found(waiting[0], voice)} {asked}"
    screen.show([voice.say("terminal.continue.several", n=len(waiting))])
    for number, left in enumerate(waiting, 1):
        assert left.kept.path is not None
        date = written_at(left.kept.path)
        told = voice.say("terminal.continue.one", round=_round(left, voice), date=date)
        screen.show([f"{number:3}  {told}"])
    return voice.say("terminal.continue.ask_several", new=new, quit=QUIT)


def _found(left: Left, voice: Voice) -> str:
    return voice.say("terminal.continue.found", round=_round(left, voice))


def _round(left: Left, voice: Voice) -> str:
    return round_named(voice.say, voice.game, left.round)


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


def draws_for(record: Record[Any]) -> Draws:
    """The draws of a game from where it stands, as its tags ask for them."""
    seed, deal = record.tags().get("Seed"), deal_of(record)
    luck = luck_after(record, deal) if deal else None
    return Draws(record.game.name, int(seed) if seed else None, luck)
