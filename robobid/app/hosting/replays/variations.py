"""What might have been: variations of a finished or pasted game, and notes in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from robobid.app.hosting import wire
from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.people.names import clean_text
from robobid.app.hosting.replays.play_on import played_to
from robobid.app.hosting.replays.replay import replay
from robobid.bots import make_bot, usual_bot
from robobid.core.decisions import CHANCE, Decision, forced_move, seat_letter
from robobid.core.errors import Illegal, Unreadable
from robobid.core.luck import Seeded
from robobid.core.notes import variation
from robobid.core.reader import read_record
from robobid.core.record import Record, move_of

LONGEST: Final = 20_000
"""Signs of one note."""
MOST_OPTIONS: Final = 200
"""So many options of a decision are offered: a bid may be any number."""


def vary(record: Record[Any], asked: wire.VariationAsked) -> wire.Variation:
    """Leave a game at one of its moments, make some moves, and see what may follow.

    A bot makes one more move if it is asked to. Luck that follows is drawn by the
    moves before it: the same moves lead to the same table again.
    """
    branch = played_to(record, asked.at)
    begun = len(branch.entries)
    for line in asked.moves:
        _play_line(branch, line)
    _let_luck_decide(branch)
    if asked.bot and branch.decisions:
        _let_bot_move(branch)
    made = [" ".join(entry.words) for entry in branch.entries[begun:]]
    return wire.Variation(
        moves=made,
        text=variation(made),
        replay=replay(branch, asked.seat),
        choices=[_choices(branch, decision) for decision in branch.decisions],
    )


def _play_line(branch: Record[Any], line: str) -> None:
    """Make a move as it is written, robots' and chance's included."""
    words = tuple(line.split())
    while words:
        seat, action, words = branch.game.read(branch.table, words)
        branch.play(seat, action)


def _let_luck_decide(branch: Record[Any]) -> None:
    """Draw what chance gives, and do what robots must, until somebody has a choice."""
    is_robot, tags = offer_named(branch.game.name).is_robot, branch.tags()
    while branch.decisions:
        decision = branch.decisions[0]
        if decision.seat == CHANCE:
            moves = " ".join(" ".join(entry.words) for entry in branch.entries)
            branch.play(CHANCE, Seeded(moves).draw(decision))
        elif is_robot(tags, decision.seat):
            branch.play(decision.seat, forced_move(decision))
        else:
            break


def _let_bot_move(branch: Record[Any]) -> None:
    """The usual bot chooses for whoever is to act first, by what it may know."""
    game, decision = branch.game, branch.decisions[0]
    bot = make_bot(game.name, usual_bot(game.name), len(branch.entries))
    view = game.view(branch.table, decision.seat)
    branch.play(decision.seat, bot.choose(view, decision))
    _let_luck_decide(branch)


def _choices(branch: Record[Any], decision: Decision) -> wire.SeatChoices:
    """What a seat may do now, as it is written and in words."""
    game, table, seat = branch.game, branch.table, decision.seat
    teller = offer_named(game.name).teller(table, seat)
    options = []
    for action, _ in zip(decision.options, range(MOST_OPTIONS), strict=False):
        move = move_of(game, table, seat, action)
        told = teller.choice(decision.kind, action, move)
        options.append(wire.ChoiceInfo(move=f"{seat_letter(seat)} {move}", told=told))
    return wire.SeatChoices(seat=seat, options=options)


def annotate(record: Record[Any], at: int, notes: Sequence[str], most: int) -> str:
    """A record with other notes at a moment; what cannot be read again is refused.

    So is a text longer than `most`: it could not be pasted any more.
    """
    if not 0 <= at <= len(record.entries):
        raise Illegal("no_such_moment", "the game has no such moment", at=at)
    record.notes[at] = list(notes)
    if not notes:
        del record.notes[at]
    text = record.write()
    if len(text.encode()) > most:
        raise Illegal("notes_too_long", f"a record has at most {most} bytes", most=most)
    again = read_record(text, record.game)
    if again.notes != record.notes:
        raise Unreadable("not_a_note", "these are no notes", found=" ".join(notes))
    return text


def cleaned(notes: Sequence[str]) -> list[str]:
    """Notes in signs that can be seen: others will read them.

    >>> cleaned(["{well\\u202e   played}"])
    ['{well played}']
    """
    return [clean for note in notes if (clean := clean_text(note, LONGEST)).strip()]
