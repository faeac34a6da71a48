"""Plans that are carried out when their turns come, and what is left to the player."""

from __future__ import annotations

import pytest

from robobid.core.errors import Illegal
from robobid.games.powergrid.asides.orders import (
    Carried,
    carry_out,
    give_order,
    whole_turn,
)
from robobid.games.powergrid.asides.round_plan import RoundPlan, read_plan
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.actions import (
    DONE,
    PASS,
    Bid,
    Buy,
    Connect,
    Discard,
    GoTo,
    Offer,
    Run,
    StrikeCity,
)
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.table import Table
from robobid.games.powergrid.text.arrange import Holding
from robobid.games.powergrid.view import View
from tests.powergrid.builders import A, B, C, a_table, act, asked, play
from tests.powergrid.robots import robot_table

LATER = (10, 11, 12, 13, 14, 15, 16, 17)


def auctions(*moves: str) -> Table:
    """Three persons in the auctions of round 3; A opens."""
    held = [
        Holding(money=60, plants=(plant,), cities=(city,))
        for plant, city in ((4, "Kiel"), (5, "Essen"), (6, "Berlin"))
    ]
    table = robot_table("Ann; Bob; Cleo", *held, round=3, order=(0, 1, 2), market=LATER)
    play(table, "; ".join(moves)) if moves else None
    return table


def seen(table: Table, seat: int) -> View:
    return POWER_GRID.view(table, seat)


def carried(table: Table, words: str) -> Carried:
    """What an order says to the decision of the seat that is asked."""
    decision = asked(table)
    view = seen(table, decision.seat)
    return carry_out(give_order(view, words), view, decision)


def answered(table: Table, words: str) -> object:
    return carried(table, words).action


def carry_through(table: Table, seat: int, plan: RoundPlan) -> list[object]:
    """All that an order does in one turn of its owner."""
    done: list[object] = []
    turn = whole_turn(plan, seen(table, seat), asked(table))
    while (decision := asked(table)).seat == seat:
        action = carry_out(plan, seen(table, seat), decision).action
        if action is None:
            break
        done.append(action)
        act(table, seat, action)
    assert list(turn) == done[: len(turn)]
    return done


@pytest.mark.parametrize(
    ("bid", "words", "expected"),
    [
        ("13 15", "bid 13 36", Bid(16)),
        ("13 35", "bid 13 36", Bid(36)),
        ("13 36", "bid 13 36", PASS),
        ("13 15", "bid 12 36", None),
        ("13 15", "pass", PASS),
        ("13 15", "pass 12", PASS),
        ("13 15", "pass 13", None),
    ],
)
def test_an_order_bids_no_more_than_it_must(
    bid: str, words: str, expected: object
) -> None:
    assert answered(auctions(f"A plant {bid}"), words) == expected


def test_who_opens_an_auction_passes_only_if_nothing_else_is_wanted() -> None:
    table = auctions()

    assert answered(table, "pass") == PASS
    assert answered(table, "pass 13") is None
    assert answered(table, "bid 13 36") is None


def test_an_order_holds_for_one_round() -> None:
    table = auctions("A plant 13")
    decision = asked(table)

    view = seen(table, decision.seat)
    assert carry_out(RoundPlan(2, passes=True), view, decision).action is None
    assert carry_out(RoundPlan(3, passes=True), view, decision).action == PASS


@pytest.mark.parametrize(
    "text",
    [
        "3 bid 13 36",
        "3 pass",
        "3 pass 13",
        "3 plant 13 36 for 4; pass; at north; stock coal 3 4; stock oil 1; "
        "build Essen 17; build Kassel; run 4 13; anyway",
        "3 stock none; build none; run none",
    ],
)
def test_plans_are_written_as_they_are_read(text: str) -> None:
    assert str(read_plan(text)) == text


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("bid 13 61", "bid_not_affordable"),
        ("bid 20 36", "plant_not_in_market"),
        ("bid 99 36", "plan_unreadable"),
        ("bid 13 many", "plan_unreadable"),
        ("bid 13 -1", "plan_unreadable"),
        ("bid 13 36; pass 12", "plan_unreadable"),
        ("stock coal 3; stock coal 4", "plan_unreadable"),
        ("stock none; stock coal 4", "plan_unreadable"),
        ("stock wood 1", "plan_unreadable"),
        ("build Kiel;" * 41, "plan_unreadable"),
        ("dance", "plan_unreadable"),
        ("build Everywhere", "unknown_city"),
        ("build München", "unknown_city"),
        ("at north; stock coal 1", "no_order_now"),
        ("plant step3 36", "plan_unreadable"),
        ("", "no_order_now"),
    ],
)
def test_an_order_that_cannot_be_is_refused(words: str, code: str) -> None:
    with pytest.raises(Illegal) as refused:
        give_order(seen(auctions("A plant 13"), B), words)

    assert refused.value.code == code


def test_who_takes_no_part_any_more_leaves_no_word() -> None:
    with pytest.raises(Illegal, match="nothing can be done"):
        give_order(seen(auctions("A pass"), A), "pass")


def test_nobody_leaves_word_to_pass_in_round_1() -> None:
    """It would drop out of the running auction, and then still have to buy."""
    table = a_table(round=1, order=(0, 1, 2))

    with pytest.raises(Illegal) as refused:
        give_order(seen(table, A), "pass")

    assert refused.value.code == "must_buy"


def striking() -> Table:
    """Two persons strike cities out for a robot; A is asked (F6)."""
    return robot_table(
        "Ann; Bob; robot 6-3-4-6-2", phase="building", turn=2, order=(0, 1, 2)
    )


def test_a_ranking_keeps_the_best_city_that_is_left() -> None:
    table = striking()
    ranking = give_order(seen(table, A), "keep Essen Kassel Kiel")
    while asked(table).kind == "strike":
        decision = asked(table)
        left = [option.city for option in decision.options]
        # The other one strikes out what is wanted most.
        theirs = next(city for city in (*ranking.keep, *left) if city in left)
        view = seen(table, decision.seat)
        struck = carry_out(ranking, view, decision).action or StrikeCity(theirs)
        act(table, decision.seat, struck if decision.seat == A else StrikeCity(theirs))

    assert "Essen" not in left
    assert read_plan(str(ranking)) == ranking


def test_a_city_that_is_gone_cannot_be_kept() -> None:
    table = striking()
    play(table, "A strike Kiel")

    with pytest.raises(Illegal):
        give_order(seen(table, B), "keep Kiel")
    with pytest.raises(Illegal):
        give_order(seen(auctions(), A), "keep Kiel")
    assert answered(table, "keep Essen") != StrikeCity("Essen")


# -- a whole round ------------------------------------------------------------------


def test_a_plan_puts_its_plant_up_and_bids_for_it() -> None:
    table = auctions()
    plan = give_order(seen(table, A), "plant 13 20; pass")

    assert carry_through(table, A, plan) == [Offer(13, 13)]
    play(table, "B 14; C 19")
    assert carry_through(table, A, plan) == [Bid(20)]
    play(table, "B 21; C pass")
    last = carry_out(plan, seen(table, A), asked(table))

    assert last.action == PASS
    (step,) = last.undone
    assert step.why_not is not None
    assert (step.why_not.code, step.why_not.values["most"]) == ("plan_too_dear", 20)


def test_a_plant_that_is_gone_is_left_to_the_player_unless_they_pass_then() -> None:
    table = auctions("A plant 13; B pass; C pass", "#draw 20")
    assert answered(table, "plant 12 20") == Offer(12, 12)
    wanted, passing = read_plan("3 plant 13 20"), read_plan("3 plant 13 20; pass")
    view, decision = seen(table, B), asked(table)

    assert carry_out(wanted, view, decision).action is None
    assert carry_out(passing, view, decision).action == PASS
    for plan in (wanted, passing):
        (step,) = carry_out(plan, view, decision).undone
        assert step.why_not is not None
        assert step.why_not.code == "plant_not_in_market"


def test_a_plan_says_which_plant_goes() -> None:
    table = a_table(
        Holding(money=60, plants=(4, 5, 6), cities=("Kiel",)),
        Holding(money=60, plants=(7,), cities=("Essen",)),
        Holding(money=60, plants=(8,), cities=("Berlin",)),
        round=3,
        order=(0, 1, 2),
        market=LATER,
    )
    plan = give_order(seen(table, A), "plant 13 20 for 5")

    assert carry_through(table, A, plan) == [Offer(13, 13)]
    play(table, "B pass; C pass")
    assert carry_through(table, A, plan) == [Discard(5)]


def buying(*, money: int = 60, phase: str = "resources") -> Table:
    """A is to buy, or to build: last in the order."""
    return a_table(
        Holding(money=money, plants=(4, 5), fuel=(1, 0, 0, 0), cities=("Kiel",)),
        Holding(money=60, plants=(6,), cities=("Essen",)),
        Holding(money=60, plants=(7,), cities=("Berlin",)),
        round=3,
        order=(1, 2, 0),
        phase=phase,
    )


def test_fuel_is_bought_until_it_is_there_and_the_turn_ends() -> None:
    table = buying()
    plan = give_order(seen(table, A), "stock coal 3; stock oil 1")

    done = carry_through(table, A, plan)

    assert done == [Buy(Fuel.COAL), Buy(Fuel.COAL), Buy(Fuel.OIL), DONE]
    assert table.players[A].fuel == [3, 1, 0, 0]


def test_what_is_too_dear_is_not_bought_and_the_player_chooses() -> None:
    table = buying()
    words = "stock coal 3; stock oil 2 1"

    assert carry_through(table, A, give_order(seen(table, A), words))[-1] != DONE
    left = carried(table, words)
    assert left.action is None
    assert [step.word for step in left.undone] == ["oil"]

    anyway = carried(table, f"{words}; anyway")
    assert anyway.action == DONE
    assert anyway.undone == left.undone


def test_cities_are_built_in_order_as_far_as_they_are_free() -> None:
    table = buying(phase="building")
    plan = give_order(
        seen(table, A), "build Hamburg; build Essen; build Lubeck; anyway"
    )

    done = carry_through(table, A, plan)

    assert done == [Connect("Hamburg"), Connect("Lubeck"), DONE]


def test_the_plants_that_were_named_run_with_the_cheapest_fuel() -> None:
    table = buying(phase="income")
    table.players[A].fuel = [2, 2, 0, 0]
    play(table, "B done; C done")
    plan = give_order(seen(table, A), "run 5")

    first, *rest = carry_through(table, A, plan)

    assert isinstance(first, Run)
    assert first.plant == 5
    assert rest == [DONE]


def test_nothing_is_a_plan_too() -> None:
    table = buying()

    assert answered(table, "stock none") == DONE
    assert answered(table, "build none") is None
    with pytest.raises(Illegal):
        give_order(seen(table, C), "bid 13 20")


def test_where_there_are_two_markets_the_plan_names_one() -> None:
    table = a_table(
        Holding(money=60, plants=(4,), cities=()),
        Holding(money=60, plants=(5,), cities=()),
        map="korea",
        phase="resources",
        round=2,
        order=(1, 0),
    )

    assert answered(table, "at north; stock coal 2") == GoTo("north")
    assert answered(table, "stock coal 2") is None
    assert answered(table, "stock coal 0") == DONE
