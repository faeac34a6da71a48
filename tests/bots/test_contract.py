"""What every bot must do, at every table: one battery over all of them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from robobid.bots import Hint, bot_names, hint, make_bot
from robobid.bots.fzzzt.advice import best_advice
from robobid.bots.fzzzt.chief import Chief, Engineer
from robobid.bots.fzzzt.mechanic import advise, mechanics_judgement
from robobid.bots.fzzzt.reasons import REASONS
from robobid.core.decisions import CHANCE, Decision
from robobid.core.driver import play
from robobid.core.errors import Unsupported
from robobid.core.luck import Seeded
from robobid.core.record import Record
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Bid
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.games.fzzzt.view import View

BOTS = bot_names("fzzzt")
TABLES = [
    pytest.param(edition.name, players, id=f"{edition.name}-{players}")
    for edition in EDITIONS.values()
    for players in edition.player_counts
]
ALL_PERIPHERALS = " ".join(p.word for p in FZZZT.deck.peripherals)


def tags_for(edition: str, players: int, **more: str) -> dict[str, str]:
    names = "; ".join(str(seat) for seat in range(players))
    return {"Edition": edition, "Players": names, **more}


VARIANTS = {
    "plain": {},
    "peripherals": {"Peripherals": ALL_PERIPHERALS},
    "by hand": {"Layout": "by-hand"},
}


EFFORT = 4


def quick_bot(name: str, seed: int | str) -> Any:
    """A bot by its name; those who think ahead do so with little effort."""
    bot = make_bot("fzzzt", name, seed)
    if isinstance(bot, Engineer):
        bot.rollouts = EFFORT
    return bot


class Checked:
    """A bot whose every answer must be one of the options, and nothing but views."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.bot = quick_bot(name, seed)

    def choose(self, view: Any, decision: Decision) -> Any:
        before = list(decision.options) if decision.kind != "bid" else []
        action = self.bot.choose(view, decision)
        assert action in decision.options
        assert before == (list(decision.options) if before else [])
        return action


def record_of(name: str, tags: Mapping[str, str], seed: int) -> str:
    """A whole game with the same bot in all seats, as text."""
    record = Record(FZZZT, tags)
    count = FZZZT.seats(record.table)
    luck = Seeded(seed)
    players = [Checked(name, f"{seed}:{seat}") for seat in range(count)]
    while decisions := FZZZT.decisions(record.table):
        seat = decisions[0].seat
        if seat == CHANCE:
            record.play(seat, luck.draw(decisions[0]))
        else:
            view = FZZZT.view(record.table, seat)
            record.play(seat, players[seat].choose(view, decisions[0]))
    return record.write()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_bot_answers_with_a_legal_action_at_every_table(
    edition: str, players: int, variant: dict[str, str], name: str
) -> None:
    tags = tags_for(edition, players, **variant)
    table = FZZZT.set_up(tags)
    seats = {seat: Checked(name, seat) for seat in range(players)}

    answered = play(FZZZT, table, seats, Seeded(5))

    assert answered > 0
    assert len(FZZZT.standings(table)) == players


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("edition", ["en", "ru"])
def test_a_bot_does_the_same_with_the_same_seed(edition: str, name: str) -> None:
    tags = tags_for(edition, 3)

    assert record_of(name, tags, 7) == record_of(name, tags, 7)
    assert record_of(name, tags, 7) != record_of(name, tags, 8)


@pytest.mark.parametrize("name", BOTS)
def test_bots_do_not_disturb_each_other(name: str) -> None:
    """Two games played in turns go as they would alone: there is no global state."""
    tags = tags_for("en", 2)
    alone = [record_of(name, tags, seed) for seed in (1, 2)]

    together = [list(steps(name, tags, seed)) for seed in (1, 2)]
    in_turns = [steps(name, tags, seed) for seed in (1, 2)]
    mixed: list[list[str]] = [[], []]
    for pair in zip(*in_turns, strict=False):
        for game, step in zip(mixed, pair, strict=True):
            game.append(step)

    for game, whole in zip(mixed, together, strict=True):
        assert game == whole[: len(game)]
    assert alone[0] != alone[1]


def steps(name: str, tags: Mapping[str, str], seed: int) -> Iterator[str]:
    """A game, action by action."""
    table, luck = FZZZT.set_up(tags), Seeded(seed)
    players = [quick_bot(name, f"{seed}:{seat}") for seat in range(2)]
    while decisions := FZZZT.decisions(table):
        seat = decisions[0].seat
        action = (
            luck.draw(decisions[0])
            if seat == CHANCE
            else players[seat].choose(FZZZT.view(table, seat), decisions[0])
        )
        yield " ".join(FZZZT.write(table, seat, action))
        FZZZT.apply(table, seat, action)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_copes_with_large_hands(name: str) -> None:
    """With hands this large nobody can list all bids."""
    tags = tags_for("ru", 2, Switches="hand_size=40")
    table = FZZZT.set_up(tags)

    play(FZZZT, table, {seat: Checked(name, seat) for seat in range(2)}, Seeded(1))

    assert FZZZT.standings(table)


Adviser = Callable[[View, Decision], Hint]


def chief(view: View, decision: Decision) -> Hint:
    return best_advice(view, decision, EFFORT)


def mechanic(view: View, decision: Decision) -> Hint:
    return advise(view, decision, mechanics_judgement())


class Hinted:
    """Plays by the hints, and checks them."""

    def __init__(self, adviser: Adviser) -> None:
        self.adviser = adviser
        self.reasons: set[str] = set()

    def choose(self, view: Any, decision: Decision) -> Any:
        action, reason, values = self.adviser(view, decision)
        assert action in decision.options
        assert reason in REASONS
        assert values.keys() == REASONS[reason]
        assert (action, reason, values) == self.adviser(view, decision)
        if isinstance(action, Bid):
            assert values["card"] == view.belt[0]
        self.reasons.add(reason)
        return action


AHEAD = {reason for reason in REASONS if reason.startswith("bid_ahead_")}
BESIDE = {"bid_ahead_cards"}
"""Said only beside what was done."""
WEIGHED = {
    reason
    for reason in REASONS
    if reason.startswith("bid_") and reason != "bid_what_is_left"
} - AHEAD


@pytest.mark.parametrize(
    ("adviser", "reasons"),
    [
        pytest.param(chief, {*REASONS} - WEIGHED - BESIDE, id="chief"),
        pytest.param(mechanic, {*REASONS} - AHEAD, id="mechanic, without kernels"),
    ],
)
def test_a_hint_is_a_legal_action_with_a_known_reason(
    adviser: Adviser, reasons: set[str]
) -> None:
    player = Hinted(adviser)
    tables = [
        tags_for("en", 2, Layout="by-hand"),
        tags_for("ru", 4, Peripherals=ALL_PERIPHERALS),
        tags_for("en", 3, Switches="winner_pays=strongest_card"),
        tags_for("fr-expansion", 5),
    ]
    for seed in range(4):
        for tags in tables:
            table = FZZZT.set_up(tags)
            seats = dict.fromkeys(range(FZZZT.seats(table)), player)
            play(FZZZT, table, seats, Seeded(seed))

    assert player.reasons == reasons


def test_hints_are_the_chiefs_thoughts() -> None:
    table = FZZZT.set_up(tags_for("en", 2))
    luck = Seeded(4)
    while (decision := FZZZT.decisions(table)[0]).seat == CHANCE:
        FZZZT.apply(table, CHANCE, luck.draw(decision))
    view = FZZZT.view(table, decision.seat)

    assert hint("fzzzt", view, decision) == best_advice(view, decision, Chief.effort)


def test_a_bot_answers_to_its_old_name() -> None:
    assert "simple" not in BOTS
    assert type(make_bot("fzzzt", "simple", 1)) is type(
        make_bot("fzzzt", "apprentice", 1)
    )


def test_an_unknown_bot_or_game_is_refused() -> None:
    with pytest.raises(Unsupported, match="there are random, apprentice") as refused:
        make_bot("fzzzt", "human", 1)
    assert refused.value.code == "unknown_bot"
    assert refused.value.values == {
        "bot": "human",
        "allowed": "random, apprentice, mechanic, engineer, chief",
    }
    with pytest.raises(Unsupported) as refused:
        bot_names("chess")
    assert refused.value.code == "no_such_game"
