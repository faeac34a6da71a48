"""A match: people, bots and luck at one table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import robobid
from robobid.bots.draws import Draws
from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal, Unreadable, Unsupported
from robobid.core.luck import Seeded
from robobid.core.record import Record
from robobid.core.state import State
from robobid.games.fzzzt.files.deckfile import card, standard_deck
from robobid.games.fzzzt.files.deckwriter import write_deck
from robobid.games.fzzzt.rules.actions import Bid
from robobid.games.fzzzt.rules.events import BidsRevealed
from robobid.match import Match
from tests.spy import Spy

SPY = "tests.spy:Spy"
LINE_UPS = [
    ("fzzzt", "human, mechanic, apprentice"),
    ("fzzzt", "human, human, random"),
    ("powergrid", "human, simple, robot"),
    ("powergrid", "human, human, robot:2-5-1-6-3"),
]


def played(match: Match, seed: int, moves: int = 1000) -> Match:
    """A match after some moves of its people, at random."""
    dice = Random(seed)
    for _ in range(moves):
        if not match.to_act:
            break
        match.play(match.options().pick(dice), match.to_act[0])
    return match


class TestNew:
    def test_luck_and_bots_act_until_a_person_is_to_act(self) -> None:
        match = robobid.new("fzzzt", "mechanic, human", seed=1)

        assert match.seats == ("mechanic", "human")
        assert match.to_act == ("B",)
        assert match.outcome is None

    def test_a_table_of_bots_is_played_to_its_end(self) -> None:
        match = robobid.new("powergrid", "simple, robot, robot", seed=1)

        assert match.outcome is not None
        assert match.to_act == ()

    def test_the_last_word_repeats_up_to_the_number_of_players(self) -> None:
        match = robobid.new("fzzzt", "human, random", players=4)

        assert match.seats == ("human", "random", "random", "random")

    def test_without_words_the_usual_players_of_the_terminal_sit_down(self) -> None:
        assert robobid.new("fzzzt").seats[0] == "human"

    @pytest.mark.parametrize(
        ("words", "settings", "reason"),
        [
            ("human, psychic", {}, "no bot of fzzzt is called 'psychic'"),
            ("human", {}, "is for 2 to 4 players, not 1"),
            ("human, random", {"edition": "jp"}, "there is no edition 'jp'"),
            ("human, random", {"colour": "red"}, "there is no setting 'colour'"),
            ("human,, random", {}, "cannot read the seats"),
        ],
    )
    def test_what_cannot_be_is_refused(
        self, words: str, settings: dict[str, Any], reason: str
    ) -> None:
        with pytest.raises(Unsupported, match=reason):
            robobid.new("fzzzt", words, **settings)

    def test_a_game_of_a_file_of_ones_own_is_loaded_again(self, tmp_path: Path) -> None:
        file = tmp_path / "mine.json"
        file.write_text(write_deck(standard_deck()), "utf-8")

        match = robobid.new("fzzzt", "human, random", deck=str(file), seed=1)
        file.unlink()

        assert str(robobid.load(str(match))) == str(match)


class TestPlay:
    def test_a_move_is_text_or_an_action(self) -> None:
        one = robobid.new("fzzzt", "human, mechanic", seed=1)
        other = robobid.new("fzzzt", "human, mechanic", seed=1)

        one.play("r2a+r1a")
        other.play(Bid.of([card("r1a"), card("r2a")]), "A")

        assert str(one) == str(other)

    def test_it_gives_the_move_and_all_that_followed(self) -> None:
        match = robobid.new("fzzzt", "human, mechanic", seed=1)

        entries = match.play("r1a")

        assert [entry.seat for entry in entries[:3]] == [0, 1, CHANCE]
        assert entries[0].words == ("A", "r1a")
        assert any(isinstance(event, BidsRevealed) for event in entries[1].events)

    @pytest.mark.parametrize(
        ("move", "seat", "reason"),
        [
            ("r1b", None, "r1b is not in the hand of seat A; it has m1, r1a, r2a, r3a"),
            ("done", None, "done is not allowed now; allowed: m1, r1a, r2a, r3a, ..."),
            ("r1a>pa", "A", "r1a>pa is not allowed now"),
            ("#turn r5a", None, "is not a move"),
            ("r9z", "A", "no card is called 'r9z'; this deck's cards are r1a, r1b"),
            ("r1b", "B", "seat B is not to act now; to act: seat A"),
            ("r1a", "G", "no seat is called 'G'; allowed: A, B"),
        ],
    )
    def test_a_wrong_move_is_refused_in_the_notation_and_nothing_changes(
        self, move: str, seat: str | None, reason: str
    ) -> None:
        match = robobid.new("fzzzt", "human, mechanic", seed=1)
        before = str(match)

        with pytest.raises((Illegal, Unreadable, Unsupported)) as caught:
            match.play(move, seat)

        assert reason in str(caught.value)
        assert str(match) == before

    def test_after_the_end_nobody_is_to_act(self) -> None:
        match = robobid.new("fzzzt", "random, random", seed=1)

        with pytest.raises(Illegal, match="to act: nobody"):
            match.play("r1a")
        with pytest.raises(Illegal, match="to act: nobody"):
            match.options("B")
        assert match.step() is None

    def test_people_who_choose_at_once_go_first_each_in_their_turn(self) -> None:
        match = robobid.new("fzzzt", "random, human, human", edition="ru", seed=1)
        assert [*match.to_act] == ["B", "C"]

        match.play(next(iter(match.options("C"))), "C")

        assert match.to_act == ("B",)
        assert not any(entry.seat == 0 for entry in match.record.kept)


class TestStep:
    def test_step_by_step_it_is_the_same_game(self) -> None:
        quick = robobid.new("fzzzt", "mechanic, random", seed=2)
        slow = robobid.new("fzzzt", "mechanic, random", seed=2, follow=False)
        assert slow.record.entries == []

        while slow.step():
            pass

        assert str(slow) == str(quick)

    def test_nobody_follows_unless_asked(self) -> None:
        match = robobid.new("fzzzt", "human, random", seed=1, follow=False)
        match.follow()

        match.play("r1a")

        assert [entry.seat for entry in match.record.kept][-1] == 0
        assert match.to_act == ("B",)
        assert repr(match).endswith("follow=False)")


class TestUndo:
    def test_the_person_who_acted_last_takes_back(self) -> None:
        match = robobid.new("fzzzt", "human, human", edition="ru", seed=1)
        match.play("r1a", "A")

        match.undo()

        assert match.to_act == ("A", "B")
        assert "A undo" in str(match)

    def test_what_was_answered_stands(self) -> None:
        match = robobid.new("fzzzt", "human, mechanic", seed=1)
        match.play("r1a")

        with pytest.raises(Illegal, match="seat A has nothing to take back"):
            match.undo("A")


class TestLoad:
    @pytest.mark.parametrize(("game", "seats"), LINE_UPS)
    @pytest.mark.parametrize("moves", [0, 1, 7, 1000])
    def test_a_pasted_match_goes_on_as_if_it_had_never_stopped(
        self, game: str, seats: str, moves: int
    ) -> None:
        match = played(robobid.new(game, seats, seed=5), 1, moves)
        again = robobid.load(str(match))
        assert str(again) == str(match)
        assert again.seats == match.seats

        assert str(played(again, 2)) == str(played(match, 2))

    @pytest.mark.parametrize(("game", "seats"), LINE_UPS)
    def test_what_is_shown_rebuilds_the_match(self, game: str, seats: str) -> None:
        match = played(robobid.new(game, seats, seed=5), 1, 7)

        again = eval(repr(match), {"robobid": robobid})

        assert again == match
        assert again.record == match.record
        assert again != robobid.new(game, seats, seed=5)
        assert again != str(match)

    def test_another_match_sits_others_or_waits(self) -> None:
        match = robobid.new("fzzzt", "human, mechanic", seed=1)

        assert match != robobid.load(str(match), seats="human, human")
        assert match != robobid.load(str(match), follow=False)

    def test_where_a_record_names_no_seats_people_and_robots_sit(self) -> None:
        tags = '[Game "powergrid"] [Map "germany"] [Players "Ann; robot 2-5-1-6-3; B"]'

        assert robobid.load(tags).seats == ("human", "robot", "human")

    def test_a_record_starts_nobodys_program(self) -> None:
        """Whoever hands a record around could name any."""
        for word in ("exec:./mybot.py", SPY, f"mine={SPY}"):
            text = f'[Game "fzzzt"] [Players "A; B"] [Seats "human,{word}"]'
            with pytest.raises(Unsupported, match="which is no bot of ours"):
                robobid.load(text)

    def test_whoever_names_all_seats_may_name_anybody(self) -> None:
        text = '[Game "fzzzt"] [Players "A; B"] [Seats "human,human"]'

        match = robobid.load(text, seats=f"{SPY}, mechanic")
        match.follow()

        assert match.outcome is not None
        assert repr(match).endswith(f"seats='{SPY},mechanic')")

    def test_what_is_no_record_is_refused(self) -> None:
        with pytest.raises(Unreadable, match="this is no record"):
            robobid.load("hello")


class TestHidden:
    @pytest.mark.parametrize(
        ("game", "settings"),
        [
            ("fzzzt", {"edition": "en"}),
            ("fzzzt", {"edition": "ru", "peripherals": "all"}),
            ("powergrid", {"map": "korea"}),
            ("powergrid", {"map": "germany", "promo": "all"}),
        ],
    )
    def test_a_bot_is_given_nothing_that_leads_to_the_table(
        self, game: str, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Neither the table, nor the record, nor the luck can be reached from it."""
        monkeypatch.setattr(Spy, "given", [])

        robobid.new(game, f"{SPY}, random, random", seed=1, **settings)

        assert len(Spy.given) > 20
        for view, decision in Spy.given[::5]:
            for value in reachable((view, decision)):
                assert not isinstance(value, Record | Match | Draws | Seeded | State)


def reachable(value: Any) -> Iterator[Any]:
    """Everything that a value leads to through fields, items, methods and closures."""
    seen: dict[int, Any] = {}
    waiting = [value]
    while waiting:
        value = waiting.pop()
        if id(value) in seen or isinstance(value, type | str | int | float):
            continue
        seen[id(value)] = value
        yield value
        waiting += parts(value)


def parts(value: Any) -> list[Any]:
    found: list[Any] = []
    if isinstance(value, dict):
        found += [*value, *value.values()]
    elif isinstance(value, list | tuple | set | frozenset):
        found += value
    for name in ("__self__", "__closure__", "__defaults__", "func", "args"):
        found.append(getattr(value, name, None))
    found += [cell.cell_contents for cell in getattr(value, "__closure__", None) or ()]
    found += getattr(value, "__dict__", {}).values()
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        names = (slots,) if isinstance(slots, str) else slots
        found += [getattr(value, name, None) for name in names]
    return found
