"""What a designer reads first: a few sentences, and the cards that were changed."""

from pathlib import Path

import pytest

from robobid.app.locales import LANGUAGES, words
from robobid.app.reports.lab.report import Report
from robobid.app.reports.lab.summary import card_table, summary
from robobid.arena.executors import workforce
from robobid.arena.intervals import Interval
from robobid.arena.lab.fzzzt.change import changed, read_change
from robobid.arena.lab.quantities import Name
from robobid.arena.lab.question import Question, answer
from robobid.arena.lab.side import Side
from robobid.arena.lab.tally import Estimate, Finding
from robobid.games.fzzzt.game import FZZZT

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


def reported(folder: Path, text: str, games: int, lang: str = "en") -> Report:
    file = folder / "change.toml"
    file.write_text(text, "utf-8")
    change = changed(BASE, read_change(file), file)
    asked = Question(BASE, change, ("apprentice",) * 3, seed=1)
    with workforce(jobs=1) as force:
        return Report(asked, answer(asked, games, force), file, words(lang))


@pytest.fixture(scope="module")
def rich(tmp_path_factory: pytest.TempPathFactory) -> Report:
    return reported(tmp_path_factory.mktemp("rich"), RICH, 40)


def test_what_was_touched_is_told_first(rich: Report) -> None:
    gone, changed, new, *_ = summary(rich)

    assert gone.startswith("Fzzzt (b-fz-01), gone: its owner won ")
    assert changed.startswith("Hexa Max (b-r5-01), changed: its owner wins ")
    assert new.startswith("my-r4-09, new: its owner wins ")
    assert [rich.fate_of(card) for card in rich.touched_cards()] == [
        "gone",
        "changed",
        "new",
    ]


def test_then_the_game_more_less_or_how_much_could_still_be(rich: Report) -> None:
    told = [*summary(rich)]

    assert any(sentence.startswith("Players score more: ") for sentence in told)
    assert any(sentence.startswith("Scores are further apart: ") for sentence in told)
    assert any("no difference was found; one of up to" in line for line in told)
    assert not any("as before" in sentence for sentence in told)


def test_touched_cards_lead_the_table(rich: Report) -> None:
    text_table = card_table(rich)

    assert [row[0] for row in text_table.rows[:3]] == [
        "Fzzzt\n(b-fz-01)",
        "Hexa Max\n(b-r5-01)",
        "my-r4-09",
    ]
    price_of_the_gone, price_of_the_new = text_table.rows[0][1], text_table.rows[2][1]
    assert " → –" in price_of_the_gone
    assert price_of_the_new.startswith("– → ")


def test_where_nothing_is_sure_it_says_so(tmp_path: Path) -> None:
    """Not even a card that only one side happened to turn up is called a change."""
    report = reported(tmp_path, "[cards.r5a]\nbelt_speed = 2\n", 2)

    first, *_ = summary(report)

    assert first.startswith("No difference is certain")
    assert report.touched_cards() == ["b-r5-01"]
    assert len(card_table(report).rows) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(rich: Report, lang: str) -> None:
    told = [*summary(rich._replace(say=words(lang)))]

    assert len(told) == len([*summary(rich)])
    assert all("{" not in sentence for sentence in told)


def test_what_the_interval_leaves_out_is_not_called_nothing(rich: Report) -> None:
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
        "Power paid: perhaps +0.08 (+0.03 … +0.12); with so many figures, that "
        "could still be chance."
    ) in told


@pytest.mark.parametrize(
    ("low", "chance", "told"),
    [
        (0.1, 0.001, "That is +15.0 % of wins (+10.0 … +20.0 %), more than chance."),
        (0.1, 0.2, "Perhaps that is +15.0 % of wins (+10.0 … +20.0 %); with so many"),
        (-0.1, 0.2, "helps more or less to win is open: +15.0 % (-10.0 … +20.0 %)."),
    ],
    ids=["sure", "perhaps", "open"],
)
def test_a_changed_card_is_told_with_its_interval(
    rich: Report, low: float, chance: float, told: str
) -> None:
    """ "Its buyer wins 48.3 % instead of 23.3 %", it said flatly of 60 games."""
    wins = rich.finding(Name("wins", card="b-r5-01"))
    found = Estimate(0.15, Interval(low, 0.2))
    new = wins._replace(difference=found, chance=chance)

    _, changed, *_ = summary(with_finding(rich, new))

    assert told.replace(" %", "\N{NO-BREAK SPACE}%") in changed


def test_what_nobody_would_notice_is_told_last_and_together(rich: Report) -> None:
    """ "Games are shorter: 184.1 decisions before, 184.0 now", it said."""
    decisions, score = rich.finding(Name("decisions")), rich.finding(Name("score"))
    report = rich
    for finding, part in ((decisions, 0.001), (score, 0.2)):
        assert finding.base is not None
        size = part * finding.base.value
        found = Estimate(size, Interval(0.9 * size, 1.1 * size))
        new = finding._replace(difference=found, chance=0.0)
        report = with_finding(report, new)

    told = [*summary(report)]

    assert told[-1].startswith("Certain, but too small to notice: ")
    assert "decisions (+" in told[-1]
    assert not any(sentence.startswith("Games are longer") for sentence in told)
    assert any(sentence.startswith("Players score more") for sentence in told)


def test_seats_are_not_called_equal_when_little_is_known(rich: Report) -> None:
    """ "Every seat wins as often as before, to within 21.5 %", it said."""
    report = rich
    for finding in rich.seat_findings():
        wide = Estimate(0.01, Interval(-0.195, 0.215))
        report = with_finding(report, finding._replace(difference=wide, chance=0.9))

    (seats,) = [line for line in summary(report) if line.startswith("Wins by seat")]

    assert seats == (
        "Wins by seat: no difference was found; one of up to 21.5\N{NO-BREAK SPACE}% "
        "could still be hidden in so few games."
    )


def test_a_seat_that_probably_differs_is_named(rich: Report) -> None:
    first, *others = rich.seat_findings()
    report = rich
    for finding in others:
        report = with_finding(report, finding._replace(chance=0.9))
    likely = Estimate(-0.1, Interval(-0.19, -0.01))
    report = with_finding(report, first._replace(difference=likely, chance=0.3))

    told = [line for line in summary(report) if line.startswith("Wins by seat")]

    assert told[0].startswith("Wins by seat (1): perhaps -10.0")


def with_finding(report: Report, new: Finding) -> Report:
    """The same report, but for one finding."""
    found = [new if f.name == new.name else f for f in report.answer.findings]
    return report._replace(answer=report.answer._replace(findings=found))


def test_equal_cards_count_together(rich: Report) -> None:
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
    rich: Report, lang: str, title: str
) -> None:
    assert rich._replace(say=words(lang)).title == title
