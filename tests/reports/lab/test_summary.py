"""What a designer reads first: a few sentences, and the cards that were changed."""

from pathlib import Path

import pytest

from robobid.arena.executors import workforce
from robobid.arena.lab.change import Side, changed, read_change
from robobid.arena.lab.question import Question, answer
from robobid.fzzzt.game import FZZZT
from robobid.locales import LANGUAGES, words
from robobid.reports.lab.account import Account
from robobid.reports.lab.summary import card_sheet, summary

BASE = Side(FZZZT, {"Edition": "en", "Players": "A; B; C"})
RICH = """
remove = ["fa"]

[cards.r5a]
points = 40

[[add]]
list = "robots"
id = "my-r4-09"
power = 4
points = 1
symbols = ["nut"]
belt_speed = 1
"""


def accounted(folder: Path, text: str, games: int, lang: str = "en") -> Account:
    file = folder / "change.toml"
    file.write_text(text, "utf-8")
    change = changed(BASE, read_change(file), file)
    asked = Question(BASE, change, ("apprentice",) * 3, seed=1)
    with workforce(jobs=1) as force:
        return Account(asked, answer(asked, games, force), file, words(lang))


@pytest.fixture(scope="module")
def rich(tmp_path_factory: pytest.TempPathFactory) -> Account:
    return accounted(tmp_path_factory.mktemp("rich"), RICH, 40)


def test_what_was_touched_is_told_first(rich: Account) -> None:
    gone, changed, new, *_ = summary(rich)

    assert gone.startswith("Fzzzt (b-fz-01), gone: its owner won ")
    assert changed.startswith("Hexa Max (b-r5-01), changed: its owner wins ")
    assert new.startswith("my-r4-09, new: its owner wins ")
    assert [rich.fate_of(card) for card in rich.touched_cards()] == [
        "gone",
        "changed",
        "new",
    ]


def test_then_the_game_more_less_or_how_surely_the_same(rich: Account) -> None:
    told = [*summary(rich)]

    assert any(sentence.startswith("Players score more: ") for sentence in told)
    assert any(sentence.startswith("Scores lie further apart: ") for sentence in told)
    assert any("as before, to within" in sentence for sentence in told)


def test_touched_cards_lead_the_table(rich: Account) -> None:
    sheet = card_sheet(rich)

    assert [row[0] for row in sheet.rows[:3]] == [
        "Fzzzt\n(b-fz-01)",
        "Hexa Max\n(b-r5-01)",
        "my-r4-09",
    ]
    price_of_the_gone, price_of_the_new = sheet.rows[0][1], sheet.rows[2][1]
    assert " → –" in price_of_the_gone
    assert price_of_the_new.startswith("– → ")


def test_where_nothing_is_sure_it_says_so(tmp_path: Path) -> None:
    """Not even a card that only one side happened to turn up is called a change."""
    account = accounted(tmp_path, "[cards.r5a]\nbelt_speed = 2\n", 2)

    first, *_ = summary(account)

    assert first.startswith("Nothing differs by more than chance")
    assert account.touched_cards() == ["b-r5-01"]
    assert len(card_sheet(account).rows) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(rich: Account, lang: str) -> None:
    told = [*summary(rich._replace(say=words(lang)))]

    assert len(told) == len([*summary(rich)])
    assert all("{" not in sentence for sentence in told)
