"""What holds in every game of Fzzzt!, whatever is chosen and whatever luck does."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.core.events import seen_by
from robobid.core.reader import read_record
from robobid.core.record import UNDO
from robobid.games.fzzzt.asides.imagine import imagine
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Bid
from robobid.games.fzzzt.table import Table
from robobid.games.fzzzt.text.position import (
    read_position,
    write_position,
    write_view,
)
from tests.fzzzt.builders import A, B, an_auction, bid
from tests.properties.strategies import (
    Moment,
    SetUp,
    all_cards,
    moments,
    mutations,
    seats_and_others,
    set_ups,
)

MORE = settings(
    max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
SOME = settings(MORE, max_examples=60)
FEW = settings(MORE, max_examples=25)


@pytest.mark.rule("F1.4", "F4.13")
@SOME
@given(set_ups())
def test_cards_are_conserved_and_games_end(set_up: SetUp) -> None:
    """No unit is ever in a hand, a pile or a bid either."""
    table, random = set_up.table(), set_up.random()
    before = all_cards(table)
    actions = 0
    while decisions := FZZZT.decisions(table):
        seat, _, options = random.choice(decisions)
        FZZZT.apply(table, seat, options.pick(random))
        actions += 1
        assert all_cards(table) == before
        for player in table.players:
            assert not any(c.is_unit for c in player.personal_cards())
            assert all(unit.is_unit for unit in player.units)
        assert actions < 3000
    assert table.phase == "over"
    assert len(table.scores) == set_up.players
    assert table.deck_size < table.belt_length


@SOME
@given(set_ups())
def test_whoever_must_act_has_an_option(set_up: SetUp) -> None:
    table, random = set_up.table(), set_up.random()
    while decisions := FZZZT.decisions(table):
        seats = [decision.seat for decision in decisions]
        assert len(seats) == len(set(seats))
        assert CHANCE not in seats or seats == [CHANCE]
        assert set(seats) <= {CHANCE, *range(set_up.players)}
        for _, kind, options in decisions:
            assert kind
            assert len(options) >= 1
            assert options.pick(random) in options
        seat, _, options = random.choice(decisions)
        FZZZT.apply(table, seat, options.pick(random))


@MORE
@given(moments())
def test_counting_listing_and_asking_options_agree(moment: Moment) -> None:
    for decision in FZZZT.decisions(moment.table):
        listed = list(decision.options)
        assert len(decision.options) == len(listed) == len(set(listed))
        assert all(action in decision.options for action in listed)
        assert listed == list(decision.options)
        outcomes = list(decision.options.outcomes())
        assert [action for action, _ in outcomes] == listed
        assert all(weight > 0 for _, weight in outcomes)


@MORE
@given(moments())
def test_every_option_can_be_applied(moment: Moment) -> None:
    table, random = moment.table, moment.random
    before = write_position(table)
    for seat, _, options in FZZZT.decisions(table):
        listed = list(options)
        for action in random.sample(listed, min(len(listed), 25)):
            after = table.copy()
            told = FZZZT.apply(after, seat, action)
            assert told or after != table
            assert after != table
    assert write_position(table) == before


@MORE
@given(moments())
def test_nothing_else_can_be_applied_and_refused_means_unchanged(
    moment: Moment,
) -> None:
    table, random = moment.table, moment.random
    decisions = FZZZT.decisions(table)
    legal = {(d.seat, alike(action)) for d in decisions for action in d.options}
    before, line = table.copy(), write_position(table)
    for decision in decisions:
        action = decision.options.pick(random)
        for other in [action, *mutations(action, random)]:
            for seat in seats_and_others(moment.set_up.players):
                if (seat, alike(other)) in legal:
                    FZZZT.apply(table.copy(), seat, other)
                    continue
                with pytest.raises(Illegal) as caught:
                    FZZZT.apply(table, seat, other)
                assert str(caught.value)
                assert caught.value.code
    assert table == before
    assert write_position(table) == line


def alike(action: Any) -> tuple[type, Any]:
    """An action with its type; the order of a bid makes no difference."""
    return type(action), tuple(sorted(action.cards)) if type(action) is Bid else action


@FEW
@given(set_ups())
def test_copies_share_nothing(set_up: SetUp) -> None:
    """Every earlier copy of a game is as it was when it was made."""
    table, random = set_up.table(), set_up.random()
    copies: list[tuple[Table, str]] = []
    while decisions := FZZZT.decisions(table):
        copies.append((table.copy(), write_position(table)))
        assert copies[-1][0] == table
        seat, _, options = random.choice(decisions)
        action = options.pick(random)
        # Half of the time the copy goes on, and the original is kept.
        if random.random() < 0.5:
            copies.append((table, copies.pop()[1]))
            table = table.copy()
        FZZZT.apply(table, seat, action)
    for copy, line in copies:
        assert write_position(copy) == line


@SOME
@given(set_ups())
def test_a_record_is_read_as_it_was_written(set_up: SetUp) -> None:
    record, random = set_up.record(), set_up.random()
    undone = 0
    while not record.is_over:
        undoable = [s for s in range(set_up.players) if record.may_undo(s)]
        if undoable and undone < 8 and random.random() < 0.1:
            record.undo(random.choice(undoable))
            undone += 1
        else:
            seat, _, options = random.choice(FZZZT.decisions(record.table))
            record.play(seat, options.pick(random))
        if random.random() < 0.005:
            again = read_record(record.write(), FZZZT)
            assert again.table == record.table
    text = record.write()

    again = read_record(text, FZZZT)

    assert again.table == record.table
    assert again.write() == text
    assert again.entries == record.entries
    assert sum(entry.action == UNDO for entry in again.entries) == undone


@SOME
@given(set_ups())
def test_taking_back_leads_to_the_table_without_the_action(set_up: SetUp) -> None:
    """Whatever the others did at the same moment stays."""
    record, random = set_up.record(), set_up.random()
    tries = 0
    while not record.is_over and tries < 8:
        undoable = [s for s in range(set_up.players) if record.may_undo(s)]
        if undoable and random.random() < 0.2:
            tries += 1
            seat = random.choice(undoable)
            kept = record.kept
            last = max(i for i, entry in enumerate(kept) if entry.seat == seat)
            entries = len(record.entries)
            record.undo(seat)
            again = set_up.table()
            for entry in kept[:last] + kept[last + 1 :]:
                FZZZT.apply(again, entry.seat, entry.action)
            assert record.table == again
            assert len(record.entries) == entries + 1
            assert seat in [d.seat for d in FZZZT.decisions(again)]
            FZZZT.apply(again, seat, kept[last].action)
        seat, _, options = random.choice(FZZZT.decisions(record.table))
        record.play(seat, options.pick(random))


@MORE
@given(moments())
def test_a_position_is_read_as_it_was_written(moment: Moment) -> None:
    line = write_position(moment.table)

    again = read_position(line)

    assert again == moment.table
    assert write_position(again) == line


@pytest.mark.rule("F4.12")
@MORE
@given(moments())
def test_imagined_tables_give_back_the_same_view(moment: Moment) -> None:
    table, random = moment.table, moment.random
    for seat in (None, *range(moment.set_up.players)):
        view = FZZZT.view(table, seat)
        other = imagine(view, random)
        assert FZZZT.view(other, seat) == view
        assert write_view(FZZZT.view(other, seat)) == write_view(view)
        assert all_cards(other) == all_cards(table)


@pytest.mark.rule("F4.2", "F4.12", "F5.4")
@MORE
@given(moments())
def test_views_decisions_and_events_tell_nothing_hidden(moment: Moment) -> None:
    """Two tables that differ only in what a seat cannot know look the same to it.

    And they go on looking the same when anybody acts, until something is revealed.
    """
    table, random = moment.table, moment.random
    for seat in (None, *range(moment.set_up.players)):
        other = imagine(FZZZT.view(table, seat), random)
        assert FZZZT.view(table, seat) == FZZZT.view(other, seat)
        assert decisions_of(table, seat) == decisions_of(other, seat)
        for actor, action in actions_of_both(table, other, random):
            one, two = table.copy(), other.copy()
            told, also = (
                FZZZT.apply(one, actor, action),
                FZZZT.apply(two, actor, action),
            )
            if any(event.is_revealing() for event in (*told, *also)):
                continue
            assert seen_by(told, seat) == seen_by(also, seat)
            assert FZZZT.view(one, seat) == FZZZT.view(two, seat)
            assert decisions_of(one, seat) == decisions_of(two, seat)


def decisions_of(table: Table, seat: int | None) -> list[tuple[str, list[Any]]]:
    return [(d.kind, list(d.options)) for d in FZZZT.decisions(table) if d.seat == seat]


def actions_of_both(
    table: Table, other: Table, random: Random
) -> list[tuple[int, Any]]:
    """For everybody who is asked, some actions that both tables allow."""
    found: list[tuple[int, Any]] = []
    options = {d.seat: d.options for d in FZZZT.decisions(other)}
    for decision in FZZZT.decisions(table):
        actions = [a for a in decision.options if a in options[decision.seat]]
        chosen = random.sample(actions, min(4, len(actions)))
        found += [(decision.seat, action) for action in chosen]
    return found


@pytest.mark.rule("F4.12")
def test_imagining_is_uniform_over_hands_and_piles() -> None:
    """Of six unshown cards three are in the hand: each of the 20 ways is as likely.

    Chi-squared with 19 degrees of freedom: above 43.8 in one case of a thousand.
    """
    table = an_auction(
        hands={A: "m1 r1a", B: "m2 r1b r2b r4c"},
        aside={B: "r3b r4a r4b"},
        shown={B: "r4c"},
    )
    view = FZZZT.view(table, A)
    random, times = Random(20), 8000

    hands = Counter(tuple(imagine(view, random).players[B].hand) for _ in range(times))

    ways = comb(6, 3)
    expected = times / ways
    assert len(hands) == ways
    assert sum((n - expected) ** 2 / expected for n in hands.values()) < 43.8


@pytest.mark.rule("F4.2")
def test_imagining_is_uniform_over_hand_and_bid_together() -> None:
    """A sealed bid of one card out of a hand of two, itself two out of four cards.

    4 bids for each of 3 hands that remain: 12 ways; chi-squared with 11 degrees.
    """
    table = an_auction(hands={A: "m1 r1a", B: "m2 r1b"}, aside={A: "r2a r3a"})
    FZZZT.apply(table, A, bid("r1a"))
    view = FZZZT.view(table, B)
    random, times = Random(21), 6000

    def ways_of(player: Any) -> tuple[Any, Any]:
        return player.bid, tuple(player.hand)

    seen = Counter(ways_of(imagine(view, random).players[A]) for _ in range(times))

    expected = times / 12
    assert len(seen) == 12
    assert sum((n - expected) ** 2 / expected for n in seen.values()) < 31.3
