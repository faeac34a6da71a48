"""Which decisions are judged, and by what."""

from robobid.app.analysis.moments import is_forced, moments
from robobid.core.decisions import CHANCE, Decision, Listed
from robobid.core.record import UNDO
from tests.app.analysis.records import at_random


def test_every_choice_is_a_moment_and_forced_ones_are_not() -> None:
    record = at_random("fzzzt")

    found = moments(record)

    assert [m.entry for m in found] == [record.entries[m.number - 1] for m in found]
    assert {m.entry.seat for m in found} == {0, 1}
    assert not any(is_forced(m.decision) for m in found)
    skipped = {*range(1, len(record.entries) + 1)} - {m.number for m in found}
    assert any(record.entries[number - 1].seat != CHANCE for number in skipped)


def test_one_option_alone_is_forced() -> None:
    assert is_forced(Decision(0, "call", Listed(("heads",))))
    assert not is_forced(Decision(0, "call", Listed(("heads", "tails"))))


def test_what_was_taken_back_is_not_judged() -> None:
    lengths = range(12, 40)
    record = next(r for n in lengths if len((r := at_random("fzzzt", n)).decisions) > 1)
    before = len(moments(record))
    seat, _, options = record.decisions[0]
    first, second, *_ = options
    record.play(seat, first)
    record.undo(seat)
    record.play(seat, second)

    assert record.entries[-2].action == UNDO
    assert moments(record)[-1].entry.action == second
    assert len(moments(record)) == before + 1


def test_a_view_has_nothing_of_others() -> None:
    record = at_random("fzzzt")
    moment = moments(record)[0]

    view = moment.view(record.game)

    assert view.seat == moment.entry.seat
    assert view.players[1 - view.seat].hand is None
