"""Deals: the same luck whatever anybody does, and where a game was left it goes on."""

from random import Random
from typing import Any

import pytest

from robobid.app.puzzles.deals import TAG, Deal, Dealt, deal_of, luck_after
from robobid.app.puzzles.results import Result, compared, read_result, result_of
from robobid.bots import make_bot
from robobid.core.decisions import CHANCE
from robobid.core.errors import RobobidError
from robobid.core.reader import read_record
from robobid.core.record import Record

GAMES = ("fzzzt", "powergrid")


def fresh(deal: Deal) -> Record[Any]:
    laid = deal.lay_out()
    names = [chr(ord("A") + at) for at in range(len(deal.seats))]
    return Record(laid.game, laid.tags(names) | {TAG: deal.word})


def play_on(record: Record[Any], random: Random, entries: int = 10_000) -> None:
    """The person plays at random, with luck that is tried before it counts."""
    deal = deal_of(record)
    assert deal is not None
    dealt = Dealt(record, deal)
    while record.decisions and len(record.entries) < entries:
        seat, _, options = decision = record.decisions[0]
        if seat == CHANCE:
            dealt.next().draw(decision)
            record.play(seat, dealt.next().draw(decision))
            dealt.settle()
        elif seat == 0:
            record.play(seat, options.pick(random))
        else:
            bot = make_bot(record.game.name, deal.seats[seat], 0)
            view = record.game.view(record.table, seat)
            record.play(seat, bot.choose(view, decision))


def luck_in(record: Record[Any]) -> list[tuple[str, ...]]:
    return [entry.words for entry in record.entries if entry.seat == CHANCE]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_goes_on_as_if_it_had_never_stopped(game: str) -> None:
    deal = Deal(game, "2026-11-17")
    whole, left = fresh(deal), fresh(deal)
    play_on(whole, Random(1), 60)

    random = Random(1)
    play_on(left, random, 25)
    left = read_record(left.write(), left.game)
    play_on(left, random, 60)

    assert left.write() == whole.write()
    assert deal_of(left) == deal


def test_what_others_do_does_not_change_the_luck() -> None:
    """The belt of the first round comes in the same order, whoever bids what."""
    deal = Deal.named("fzzzt", "ABC-1")
    one, other, third = fresh(deal), fresh(deal), fresh(Deal("fzzzt", "ABC-2"))
    for record, seed in ((one, 1), (other, 2), (third, 1)):
        play_on(record, Random(seed), 60)

    def turned(record: Record[Any]) -> list[tuple[str, ...]]:
        return [words for words in luck_in(record) if words[0] == "#turn"][:8]

    assert turned(one) == turned(other) != turned(third)


def test_a_word_that_is_none_is_refused() -> None:
    for word in ("", "two words", "x" * 21, "../etc"):
        with pytest.raises(RobobidError):
            Deal.named("fzzzt", word)


def test_a_result_is_shared_in_one_line_and_compared() -> None:
    deal = Deal("fzzzt", "2026-11-17")
    mine, theirs = Result(deal, 2, 4, 31), Result(deal, 1, 4, 35, "Ann")

    assert read_result(theirs.line) == theirs
    assert compared([mine, theirs, mine]) == [(1, theirs), (2, mine), (2, mine)]
    with pytest.raises(RobobidError):
        read_result("Robobid chess 2026-11-17 · 1/2 · 3")


def test_a_finished_deal_has_a_result() -> None:
    record = fresh(Deal("fzzzt", "2026-11-17"))
    assert result_of(record, 0) is None

    play_on(record, Random(3))

    result = result_of(record, 0, "Ann")
    assert result is not None
    assert result.line.startswith("Robobid fzzzt 2026-11-17 · ")
    luck = luck_after(record, result.deal)
    assert luck is not luck_after(record, result.deal)
