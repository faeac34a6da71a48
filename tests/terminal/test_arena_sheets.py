"""What the arena says in words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from robobid.arena.figures import figures_of
from robobid.arena.tournament import Tournament
from robobid.locales import words
from robobid.terminal.arena.sheets import NOTHING, Account
from robobid.terminal.arena.show import show
from tests.arena.experiments import a_tournament, an_experiment


def account(tournament: Tournament, lang: str = "en") -> Account:
    return Account(tournament, figures_of(tournament), words(lang))


def played(*games: str, deals: int = 30) -> Tournament:
    return a_tournament(*[games] * deals)


def test_who_is_better_is_said_once_for_each_bot() -> None:
    told = account(played("a 40, b 30, c 20, d 20"))

    assert list(told.verdicts()) == [
        "a is better than b, c and d.",
        "b is better than c and d.",
        "Not decided yet: c against d.",
    ]


def test_a_few_deals_decide_nothing() -> None:
    told = account(played("b 40, a 30", deals=3))

    assert list(told.verdicts()) == ["Not decided yet: b against a."]


def test_equal_bots_and_an_early_stop_are_told() -> None:
    draws = played("a 20, b 20", deals=400)
    stopped = Tournament(
        an_experiment(["a", "b"], deals=1000, margin=0.05), draws.deals, True
    )

    assert list(account(stopped).verdicts()) == [
        "a is equal to b: neither is ahead more often by 5.0 % or more.",
        "Stopped after 400 of 1000 deals, since every pair was decided.",
    ]


def test_the_ranking_has_a_line_for_each_bot_the_best_first() -> None:
    sheet = account(played("a 30, b 40"), lang="de").ranking()

    assert sheet.head == ("", "Bot", "Wertung", "Siege", "Anteil", "Ø Punkte")
    assert [row[:2] for row in sheet.rows] == [("1", "b"), ("2", "a")]
    assert sheet.rows[0][3] == "30,0"
    assert sheet.rows[0][4].startswith("100,0 %\n88,6")
    assert sheet.rows[0][5] == "40,0\n40,0 … 40,0"


def test_the_cross_table_speaks_of_the_row_against_the_column() -> None:
    sheet = account(played("a 30, b 40", "b 10, a 20")).cross()
    first, second = sheet.rows

    assert first[:2] == ("1", "a")
    assert first[2] == NOTHING
    assert first[3].splitlines()[0] == "50.0 %"
    assert first[3].splitlines()[2] == "0.0"
    assert second[:2] == ("2", "b")


def test_with_many_bots_the_terminal_leaves_intervals_to_the_page(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names: Sequence[str] = "abcde"
    game = ", ".join(f"{name} {10 * at}" for at, name in enumerate(names))
    told = account(played(game))

    show(told)

    output = capsys.readouterr().out
    assert told.cross(brief=True).rows[0][2] == "100.0 %\n+10.0"
    assert "+10.0" in output
    assert "10.0 … 10.0" not in output.partition("Everybody")[2].partition("Seats")[0]


def test_seats_and_scores() -> None:
    told = account(played("a 30, b 40", "b 10, a 20"))

    assert [row[0] for row in told.seats().rows] == ["A", "B"]
    assert told.scores().head == (
        *("bot", "lowest", "5 %", "25 %", "50 %", "75 %", "95 %", "highest"),
    )
    scores = {row[0]: row[1:] for row in told.scores().rows}
    assert scores["a"] == ("20", "20", "20", "20", "30", "30", "30")
