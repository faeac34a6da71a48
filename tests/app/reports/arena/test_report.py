"""What the arena says in words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from robobid.app.commands.arena import show
from robobid.app.locales import words
from robobid.app.reports.arena.report import Report
from robobid.app.reports.arena.verdicts import verdicts
from robobid.app.reports.text_table import NOTHING
from robobid.arena.figures import figures_of
from robobid.arena.tournament import Tournament
from tests.arena.experiments import a_tournament, an_experiment


def report(tournament: Tournament, lang: str = "en") -> Report:
    return Report(tournament, figures_of(tournament), words(lang))


def plain(sentence: str) -> str:
    return sentence.replace("\N{NO-BREAK SPACE}", " ")


def played(*games: str, deals: int = 30) -> Tournament:
    return a_tournament(*[games] * deals)


def test_who_is_better_is_said_once_for_each_bot() -> None:
    told = report(played("a 40, b 30, c 20, d 20"))

    first, *_, last = map(plain, verdicts(told))
    assert first == (
        "a is better than b: it finished ahead in 100 % of their games and would do so "
        "in at least 77 % in the long run."
    )
    assert last == (
        "Not decided yet: c against d. c finished ahead in 50 % of their games; in the "
        "long run anything from 38 % to 62 % is possible. "
        "So far nothing favours either of them."
    )


def test_many_bots_share_their_sentences() -> None:
    told = report(played("a 50, b 40, c 30, d 20, e 20"))

    assert [plain(sentence) for sentence in verdicts(told)] == [
        "a is better than b, c, d and e: in the long run it would finish ahead of each "
        "of them in at least 76 % of their games.",
        "b is better than c, d and e: in the long run it would finish ahead of each of "
        "them in at least 76 % of their games.",
        "c is better than d and e: in the long run it would finish ahead of each of "
        "them in at least 76 % of their games.",
        "Not decided yet: d against e.",
    ]


def test_a_few_deals_decide_nothing() -> None:
    told = report(played("b 40, a 30", deals=3))

    (sentence,) = map(plain, verdicts(told))
    assert sentence.startswith(
        "Not decided yet: b against a. b finished ahead in 100 % "
    )
    assert sentence.endswith("about 9 deals in all would decide it.")


def test_as_many_deals_as_foretold_decide() -> None:
    few = report(played("b 40, a 30", deals=3))
    needed = next(m.deals_needed for m in few.figures.meetings if m.one == "b")
    assert needed is not None

    (sentence,) = verdicts(report(played("b 40, a 30", deals=needed)))
    assert sentence.startswith("b is better than a")
    (sentence,) = verdicts(report(played("b 40, a 30", deals=needed - 1)))
    assert sentence.startswith("Not decided yet")


def test_equal_bots_and_an_early_stop_are_told() -> None:
    draws = played("a 20, b 20", deals=400)
    stopped = Tournament(
        an_experiment(["a", "b"], deals=1000, margin=0.05), draws.deals, True
    )

    assert list(verdicts(report(stopped))) == [
        "a is equal to b: neither is ahead more often by 5.0 % or more.",
        "Stopped after 400 of 1000 deals, because every pair was decided.",
    ]


def test_the_ranking_has_a_line_for_each_bot_the_best_first() -> None:
    text_table = report(played("a 30, b 40"), lang="de").ranking()

    assert text_table.head == ("", "Bot", "Wertung", "Siege", "Anteil", "Ø Punkte")
    assert [row[:2] for row in text_table.rows] == [("1", "b"), ("2", "a")]
    assert text_table.rows[0][3] == "30,0"
    assert text_table.rows[0][4].startswith("100,0 %\n88,6")
    assert text_table.rows[0][5] == "40,0\n40,0 … 40,0"


def test_the_cross_table_speaks_of_the_row_against_the_column() -> None:
    text_table = report(played("a 30, b 40", "b 10, a 20")).cross()
    first, second = text_table.rows

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
    told = report(played(game))

    show(told)

    output = capsys.readouterr().out
    assert told.cross(brief=True).rows[0][2] == "100.0 %\n+10.0"
    assert "+10.0" in output
    assert "10.0 … 10.0" not in output.partition("Everybody")[2].partition("Seats")[0]


def test_seats_and_scores() -> None:
    told = report(played("a 30, b 40", "b 10, a 20"))

    assert [row[0] for row in told.seats().rows] == ["A", "B"]
    assert told.scores().head == (
        *("bot", "lowest", "5 %", "25 %", "50 %", "75 %", "95 %", "highest"),
    )
    scores = {row[0]: row[1:] for row in told.scores().rows}
    assert scores["a"] == ("20", "20", "20", "20", "30", "30", "30")
