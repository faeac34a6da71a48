"""The census of cards has the same digits, whoever takes it, and finds what is true."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from robobid.app.locales import LANGUAGES, words
from robobid.arena.executors import Portion, workforce
from robobid.arena.lab.fzzzt.deal_tally import AUCTION, DealTally
from studies.census.__main__ import STUDY
from studies.census.fzzzt import cards
from studies.census.fzzzt.cards import (
    POWER,
    TIMES,
    WON,
    Count,
    Design,
    Equals,
    Kind,
    alike,
    count,
    counted,
    price,
    seat_share,
    take,
    worth,
)
from studies.resumable import ResumableSums

KIND = Kind("en", 4)
DESIGN = Design(("en",), "mechanic", 3, 40)


@pytest.fixture(autouse=True)
def small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "PORTION", 20)


def taken(
    kept: ResumableSums, jobs: int = 1, design: Design = DESIGN
) -> dict[Kind, Count]:
    with workforce(jobs) as force:
        return take(design, force, kept)


def same(one: dict[Kind, Count], other: dict[Kind, Count]) -> bool:
    return one.keys() == other.keys() and all(
        (mine == more).all()
        for kind in one
        for mine, more in zip(one[kind], other[kind], strict=True)
    )


def test_a_game_is_counted_card_by_card() -> None:
    auctions = np.zeros((1, 3), AUCTION)
    auctions[0, 0] = (1, 1, 2, 5, 3, 4)
    auctions[0, 1] = (0, 2, 0, 2, -1, 1)
    auctions["card"][0, 2] = -1
    scores, places = np.array([[10, 20, 30]]), np.array([[3, 2, 1]])
    tally = DealTally(np.array([9]), np.array([1]), scores, places, auctions)

    found = counted(tally, 2)

    assert found.cards[0, 1, [TIMES, WON, POWER]].tolist() == [1, 60, 5]
    assert found.cards[1, 0, [TIMES, WON, POWER]].tolist() == [1, 0, 2]
    assert found.seats[0].tolist() == [0, 60, 0]
    assert worth(found, 1, 3).more == pytest.approx(2 / 3)
    assert price(found, 1) == 5
    assert price(found, 1, slice(1, 2)) is None


def test_everybody_together_wins_every_game() -> None:
    found = count(Portion(Equals(KIND, "mechanic"), 1, 0, 20))

    assert found.seats[0].sum() == 20 * 60
    assert found.cards[:, :, TIMES].sum() <= 20 * 40
    total = sum(seat_share(found, seat).more for seat in range(4))
    assert total == pytest.approx(0)


def test_stopped_and_gone_on_it_is_the_same(tmp_path: Path) -> None:
    asked = {"seed": 3}
    whole = taken(ResumableSums(None, asked))
    half = Design(DESIGN.editions, DESIGN.level, DESIGN.seed, 20)

    taken(ResumableSums(tmp_path / "cards.npz", asked), design=half)
    again = taken(ResumableSums(tmp_path / "cards.npz", asked))

    assert same(whole, again)
    assert len(whole) == 3 + 12


def test_any_number_of_workers_finds_the_same() -> None:
    design = Design(("fr",), "apprentice", 3, 40)

    assert same(
        taken(ResumableSums(None, {}), 1, design),
        taken(ResumableSums(None, {}), 2, design),
    )


def test_levels_that_the_twin_does_not_know_play_by_the_rules() -> None:
    found = count(Portion(Equals(Kind("en", 2), "random"), 1, 0, 2))
    by_rules = count(Portion(Equals(Kind("en", 2), "engineer"), 1, 0, 1))

    assert (int(found.games[0]), int(by_rules.games[0])) == (2, 1)
    assert by_rules.cards.shape[1] == len(alike(Kind("en", 2)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_tells_it_in_every_language(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["fzzzt", "--edition", "en", "--games", "20", "--jobs", "1"]
    page, bids = tmp_path / "cards.html", tmp_path / "worth.csv"
    files = ["--report", str(page), "--worth", str(bids)]

    code = STUDY.run([*line, "--lang", lang, *files])
    shown = capsys.readouterr().out
    STUDY.run([*line, "--lang", lang, "--json"])
    known = json.loads(capsys.readouterr().out)

    assert code == 0
    assert words(lang)("worth.title") in shown
    assert "studies.census fzzzt --edition en --level mechanic" in page.read_text()
    assert len(known["kinds"]) == 15
    assert known["kinds"][0]["cards"]["b-fz-01"]["games"] > 0
    assert len(known["kinds"][2]["hands"]) == 4
    assert len(known["kinds"][2]["spanner"]) == 5
    title = words(lang)("fzzzt.edition.en")
    assert words(lang)("worth.spanner", edition=title) in page.read_text()
    assert bids.read_text().splitlines()[2].startswith("en,2,b-fz-01+b-fz-02")


def test_a_part_of_it_is_taken_by_itself() -> None:
    only = Design(("en", "ru"), "mechanic", 3, 20, (4, 6), peripherals=False)
    with_them = Design(("en",), "mechanic", 3, 20, (2,))

    assert only.kinds == [Kind("en", 4), Kind("ru", 4), Kind("ru", 6)]
    assert with_them.kinds[:2] == [Kind("en", 2), Kind("en", 4)]
    assert len(with_them.kinds) == 2 + 12


def test_a_number_that_nobody_plays_with_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert STUDY.run(["fzzzt", "--edition", "en", "--players", "5"]) == 2
    assert "2 to 4" in capsys.readouterr().err
