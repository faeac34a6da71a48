"""What every Power Grid bot must do, on every map and with every number of seats."""

from collections.abc import Mapping
from typing import Any

import pytest

from robobid.app.locales import LANGUAGES, words
from robobid.app.terminal.speaker import Speaker
from robobid.bots import Hint, bot_names, hint, is_robot, make_bot
from robobid.bots.powergrid import simple
from robobid.bots.powergrid.reasons import REASONS
from robobid.core.decisions import CHANCE, Decision
from robobid.core.driver import play
from robobid.core.errors import Unsupported
from robobid.core.luck import Seeded
from robobid.core.record import Record
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.tables import SEAT_COUNTS
from robobid.games.powergrid.view import View
from robobid.narration.powergrid import PowerGridTeller

BOTS = bot_names("powergrid")
QUICK = [name for name in BOTS if name not in ("manager", "planner")]
"""Bots that can play many whole games; who thinks ahead has tests of its own."""
TABLES = [
    pytest.param(map_, SEAT_COUNTS[at % len(SEAT_COUNTS)], id=f"{map_}-{at}")
    for at, map_ in enumerate(MAP_NAMES)
] + [pytest.param("germany", seats, id=f"germany-{seats}") for seats in SEAT_COUNTS]


def tags_for(map_: str, players: list[str], **more: str) -> dict[str, str]:
    return {"Map": map_, "Players": "; ".join(players), **more}


class Checked:
    """A bot whose every answer must be an option, and who gets nothing but views."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.bot = make_bot("powergrid", name, seed)

    def choose(self, view: Any, decision: Decision) -> Any:
        assert isinstance(view, View)
        action = self.bot.choose(view, decision)
        assert action in decision.options
        return action


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("map_", "seats"), TABLES)
def test_a_bot_answers_with_a_legal_action_at_every_table(
    map_: str, seats: int, name: str
) -> None:
    promo = "flux transformer" if seats % 2 else ""
    table = POWER_GRID.set_up(tags_for(map_, ["x"] * seats, Promo=promo))
    players = {seat: Checked(name, seat) for seat in range(seats)}

    answered = play(POWER_GRID, table, players, Seeded(5))

    assert answered > 0
    assert len(POWER_GRID.standings(table)) == seats
    assert table.round < 60


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_chooses_for_every_robot(name: str, seed: int) -> None:
    """Between them these robots have every piece that asks a person."""
    pieces = ["2-2-1-1-1", "4-6-2-2-2", "6-1-3-3-3", "5-3-4-4-4"]
    tags = tags_for("germany", ["x", "x", *(f"robot {p}" for p in pieces)])
    table = POWER_GRID.set_up(tags)
    players: dict[int, Any] = {seat: Checked(name, seat) for seat in range(2)}
    players |= {seat: make_bot("powergrid", "robot", 0) for seat in range(2, 6)}

    play(POWER_GRID, table, players, Seeded(seed))

    assert POWER_GRID.standings(table)


def record_of(name: str, tags: Mapping[str, str], seed: int) -> str:
    """A whole game with the same bot in all seats, as text."""
    record = Record(POWER_GRID, tags)
    luck = Seeded(seed)
    players = [make_bot("powergrid", name, f"{seed}:{seat}") for seat in range(2)]
    while decisions := POWER_GRID.decisions(record.table):
        seat = decisions[0].seat
        if seat == CHANCE:
            record.play(seat, luck.draw(decisions[0]))
        else:
            view = POWER_GRID.view(record.table, seat)
            record.play(seat, players[seat].choose(view, decisions[0]))
    return record.write()


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_does_the_same_with_the_same_seed(name: str) -> None:
    tags = tags_for("italy", ["x", "y"])

    assert record_of(name, tags, 7) == record_of(name, tags, 7)
    assert record_of(name, tags, 7) != record_of(name, tags, 8)


def in_words(lang: str, view: View, reason: str, values: Mapping[str, Any]) -> str:
    """A hint as the terminal says it."""
    teller = PowerGridTeller(view.setup.map, view.seat)
    return Speaker(words(lang), "powergrid", "ABCDEF").sentence(
        teller.hint(reason, values)
    )


AHEAD = {reason for reason in REASONS if reason.startswith("powergrid_ahead")}
"""Said by who has looked at many futures."""


class Hinted:
    """Plays by `simple`'s advice, checks it, and says it in all languages."""

    def __init__(self) -> None:
        self.reasons: set[str] = set()

    def advice(self, view: Any, decision: Decision) -> Hint:
        return simple.advise(view, decision)

    def choose(self, view: Any, decision: Decision) -> Any:
        action, reason, values = self.advice(view, decision)
        assert action in decision.options
        assert values.keys() == REASONS[reason]
        if reason not in self.reasons:
            for lang in LANGUAGES:
                assert in_words(lang, view, reason, values)
        self.reasons.add(reason)
        return action


class WellHinted(Hinted):
    """Plays by the hints of the strongest bot."""

    def advice(self, view: Any, decision: Decision) -> Hint:
        return hint("powergrid", view, decision)


def test_a_hint_of_the_strongest_bot_is_legal_and_has_a_known_reason() -> None:
    tags = tags_for("korea", ["x", "y", "robot 6-6-1-1-1"], Promo="transformer")
    table = POWER_GRID.set_up(tags)
    player = WellHinted()
    robot = make_bot("powergrid", "robot", 0)

    play(POWER_GRID, table, {0: player, 1: Hinted(), 2: robot}, Seeded(3))

    assert len(AHEAD & player.reasons) > 1


def test_advice_is_a_legal_action_with_a_known_reason() -> None:
    player = Hinted()
    tables = [
        tags_for("korea", ["x", "y", "robot 6-6-1-1-1"], Promo="flux transformer"),
        tags_for("germany", ["x", "y", "z", "w"], Promo="transformer"),
        tags_for("central-europe", ["x", "y"]),
        tags_for("germany", ["x", "robot 6-1-1-1-1"]),
    ]
    for seed, tags in enumerate(tables * 3):
        table = POWER_GRID.set_up(tags)
        seats: dict[int, Any] = dict.fromkeys(range(POWER_GRID.seats(table)), player)
        for seat, pieces in enumerate(table.setup.seats):
            if pieces is not None:
                seats[seat] = make_bot("powergrid", "robot", 0)
        play(POWER_GRID, table, seats, Seeded(seed))

    known = {*REASONS} - AHEAD - {"powergrid_few"}
    assert player.reasons <= known
    # Tokens that no longer fit, with a choice, are too rare to be waited for.
    assert known - player.reasons <= {"powergrid_drop_fuel", "powergrid_attach"}


@pytest.mark.parametrize("worse", ["random", "trainee"])
def test_simple_beats_those_below(worse: str) -> None:
    tags = tags_for("germany", ["simple", worse], Regions="drawn")
    wins = 0
    for number in range(6):
        table = POWER_GRID.set_up(tags)
        seats = {
            number % 2: make_bot("powergrid", "simple", 0),
            1 - number % 2: make_bot("powergrid", worse, number),
        }
        play(POWER_GRID, table, seats, Seeded(f"0:{number}"))
        wins += POWER_GRID.standings(table)[number % 2].place == 1

    assert wins >= 5


def test_hidden_money_does_not_change_what_a_bot_does() -> None:
    """Two tables that differ only in another's money give the same answers."""
    table = POWER_GRID.set_up(tags_for("germany", ["x", "y"], Regions="drawn"))
    luck, bots = Seeded(2), [make_bot("powergrid", "simple", 0) for _ in range(2)]
    for _ in range(120):
        decision = POWER_GRID.decisions(table)[0]
        seat = decision.seat
        if seat == CHANCE:
            action = luck.draw(decision)
        else:
            other = table.copy()
            other.players[1 - seat].money += 7
            action = bots[seat].choose(POWER_GRID.view(table, seat), decision)
            again = POWER_GRID.decisions(other)[0]
            assert action == bots[seat].choose(POWER_GRID.view(other, seat), again)
        POWER_GRID.apply(table, seat, action)


def test_a_robot_is_no_bot() -> None:
    assert BOTS == ("random", "trainee", "simple", "manager", "planner")
    assert is_robot("robot:1-2-3-4-5")
    with pytest.raises(Unsupported, match="random, trainee, simple, manager, planner"):
        make_bot("powergrid", "robots", 1)
    with pytest.raises(Unsupported):
        make_bot("fzzzt", "robot", 1)
