"""What a designer reads first: a few sentences, and the cards that were changed."""

from pathlib import Path

import pytest

from robobid.arena.executors import workforce
from robobid.arena.intervals import Interval
from robobid.arena.lab.fzzzt.change import changed, read_change
from robobid.arena.lab.quantities import Name
from robobid.arena.lab.question import Question, answer
from robobid.arena.lab.side import Side
from robobid.arena.lab.tally import Estimate, Finding
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


def test_then_the_game_more_less_or_how_much_could_still_be(rich: Account) -> None:
    told = [*summary(rich)]

    assert any(sentence.startswith("Players score more: ") for sentence in told)
    assert any(sentence.startswith("Scores lie further apart: ") for sentence in told)
    assert any("no difference was found; one of up to" in line for line in told)
    assert not any("as before" in sentence for sentence in told)


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

    assert first.startswith("No difference is certain")
    assert account.touched_cards() == ["b-r5-01"]
    assert len(card_sheet(account).rows) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(rich: Account, lang: str) -> None:
    told = [*summary(rich._replace(say=words(lang)))]

    assert len(told) == len([*summary(rich)])
    assert all("{" not in sentence for sentence in told)


def test_what_the_interval_leaves_out_is_not_called_nothing(rich: Account) -> None:
    """ "Cards cost as much as before", it said of +0.03 to +0.12."""
    price = rich.finding(Name("price"))
    assert price.base is not None
    unsure = price._replace(
        change=Estimate(price.base.value + 0.08, price.base.interval),
        difference=Estimate(0.08, Interval(0.03, 0.12)),
        chance=0.2,
    )

    told = [*summary(with_finding(rich, unsure))]

    assert (
        "Power paid: perhaps +0.08 (+0.03 … +0.12); among so many figures, that "
        "can still be chance."
    ) in told


def test_seats_are_not_called_equal_when_little_is_known(rich: Account) -> None:
    """ "Every seat wins as often as before, to within 21.5 %", it said."""
    account = rich
    for finding in rich.seat_findings():
        wide = Estimate(0.01, Interval(-0.195, 0.215))
        account = with_finding(account, finding._replace(difference=wide, chance=0.9))

    (seats,) = [line for line in summary(account) if line.startswith("Wins by seat")]

    assert seats == (
        "Wins by seat: no difference was found; one of up to 21.5\N{NO-BREAK SPACE}% "
        "could still hide in so few games."
    )


def test_a_seat_that_probably_differs_is_named(rich: Account) -> None:
    first, *others = rich.seat_findings()
    account = rich
    for finding in others:
        account = with_finding(account, finding._replace(chance=0.9))
    likely = Estimate(-0.1, Interval(-0.19, -0.01))
    account = with_finding(account, first._replace(difference=likely, chance=0.3))

    told = [line for line in summary(account) if line.startswith("Wins by seat")]

    assert told[0].startswith("Wins by seat (1): perhaps -10.0")


def with_finding(account: Account, new: Finding) -> Account:
    """The same account, but for one finding."""
    found = [new if f.name == new.name else f for f in account.answer.findings]
    return account._replace(answer=account.answer._replace(findings=found))


def test_equal_cards_count_together(rich: Account) -> None:
    """One of four equal Fzzzts was once marked with +17 %; which one was chance."""
    names = [finding.name.card for finding in rich.card_findings("wins")]

    assert "b-fz-01" in names  # taken out, so that it is equal to none
    assert "b-fz-02" in names
    assert "b-fz-03" not in names
    assert rich.card("b-fz-02") == "Fzzzt (b-fz-02, b-fz-03, b-fz-04)"
    assert rich.as_json()["alike"]["b-fz-02"] == ["b-fz-02", "b-fz-03", "b-fz-04"]
    comes = rich.finding(Name("comes", card="b-fz-02"))
    assert comes.base is not None
    assert 0 < comes.base.value <= 1


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "What change.toml changes: Fzzzt!, English rules, 3 players"),
        ("de", "Was change.toml ändert: Fzzzt!, Englische Regeln, 3 Spieler"),
        (
            "fr",
            "Ce que change change.toml\xa0: Fzzzt\u202f!, Règles anglaises, 3 joueurs",
        ),
        ("ru", "Что меняет change.toml: Фаззт!, Английские правила, игроков: 3"),
    ],
)
def test_the_title_names_the_edition_in_words(
    rich: Account, lang: str, title: str
) -> None:
    assert rich._replace(say=words(lang)).title == title
