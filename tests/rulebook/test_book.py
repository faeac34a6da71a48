"""The rulebook in the program: whole, and the same in every language."""

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from robobid.app.commands import main
from robobid.app.locales import LANGUAGES, words
from robobid.app.rulebook.book import Book, Drawing, Example, Paragraph, Table
from robobid.app.rulebook.html import as_html
from robobid.app.rulebook.reader import read_book
from robobid.app.rulebook.search import find
from robobid.app.rulebook.shelf import (
    book_of,
    check_variant,
    games_with_rules,
    source_of,
)
from robobid.core.errors import Unreadable, Unsupported
from robobid.core.record import Record
from robobid.games.fzzzt.rules.editions import EDITIONS
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.registry import game_named
from robobid.narration.narrators import teller_of
from tools.rules import without_paragraph

ROOT = Path(__file__).resolve().parents[2]
BOOKS = [(game, lang) for game in games_with_rules() for lang in LANGUAGES]
TEXTS = ROOT / "robobid" / "app" / "rulebook" / "texts"


def shape(book: Book) -> list[object]:
    """What must be the same in every language."""
    return [
        (chapter.name, type(part).__name__, *_marks(part))
        for chapter in book.chapters
        for part in chapter.parts
    ]


def _marks(part: object) -> tuple[object, ...]:
    match part:
        case Paragraph(numbers, _, only):
            return (numbers, only)
        case Drawing(name):
            return (name,)
        case Table(name, heads, rows, only):
            return (name, len(heads), len(rows), only)
        case Example(name, _, steps):
            return (name, len(steps))
    raise TypeError(part)


def test_every_rule_has_its_paragraph_in_every_language() -> None:
    assert without_paragraph(ROOT / "tests" / "rules", TEXTS) == []


def test_a_missing_paragraph_and_one_of_no_rule_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "fzzzt.txt").write_text("F1.1 power\nF1.2 upgrades\n")
    (tmp_path / "fzzzt").mkdir()
    (tmp_path / "fzzzt" / "en.md").write_text("[F1.1] Power.\n[F9.9] Nothing.\n")

    assert without_paragraph(tmp_path, tmp_path) == [
        "fzzzt/en.md does not tell F1.2",
        "fzzzt/en.md tells F9.9, no rule",
    ]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_a_book_has_the_same_parts_in_every_language(game: str, lang: str) -> None:
    assert shape(book_of(game, lang)) == shape(book_of(game, "en"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_reads_as_one_text(edition: str) -> None:
    """With an edition chosen, no rule is told twice but for the switch of RU."""
    book = book_of("fzzzt", "en").for_variant(edition)
    told = [
        number for _, paragraph in book.paragraphs() for number in paragraph.numbers
    ]

    twice = {number for number in told if told.count(number) > 1}

    assert twice == ({"F4.10"} if edition == "ru" else set())
    assert {f"F4.{n}" for n in range(1, 14)} <= set(told)


def test_editions_differ_where_they_should() -> None:
    def first(edition: str) -> str:
        book = book_of("fzzzt", "en").for_variant(edition)
        return next(p.text for _, p in book.paragraphs() if "F4.1" in p.numbers)

    assert "Chief bids first" in first("de")
    assert "at the same time" in first("ru")


@pytest.mark.parametrize(
    ("game", "lang", "query", "number"),
    [
        ("powergrid", "en", "income", "A10.2"),
        ("powergrid", "en", "income", "A7.1"),
        ("powergrid", "en", "step 3", "A8.1"),
        ("powergrid", "en", "resupply", "A7.2"),
        ("powergrid", "en", "uranium", "map-korea"),
        ("powergrid", "en", "B2", "piece-B2"),
        ("fzzzt", "en", "Fzzzt minus one", "F6.1"),
        ("fzzzt", "en", "wrench", "F4.10"),
        ("powergrid", "de", "Nachschub", "A7.2"),
        ("powergrid", "de", "Einkommen", "A7.1"),
        ("powergrid", "de", "Einkommen", "A10.2"),
        ("powergrid", "de", "Stufe 3", "A8.1"),
        ("powergrid", "de", "Uran", "map-korea"),
        ("powergrid", "de", "Atomkraft", "map-central-europe"),
        ("powergrid", "de", "B2", "piece-B2"),
        ("powergrid", "fr", "réapprovisionnement", "A7.2"),
        ("powergrid", "fr", "revenu", "A7.1"),
        ("powergrid", "fr", "recettes", "A10.2"),
        ("powergrid", "fr", "étape 3", "A8.1"),
        ("powergrid", "fr", "uranium", "map-korea"),
        ("powergrid", "fr", "B2", "piece-B2"),
        ("powergrid", "ru", "пополнение", "A7.2"),
        ("powergrid", "ru", "доход", "A7.1"),
        ("powergrid", "ru", "доходы", "A10.2"),
        ("powergrid", "ru", "этап 3", "A8.1"),
        ("powergrid", "ru", "шаг 3", "A8.1"),
        ("powergrid", "ru", "уран", "map-korea"),
        ("powergrid", "ru", "B2", "piece-B2"),
        ("powergrid", "ru", "\u04122", "piece-B2"),
        ("fzzzt", "de", "Unentschieden", "F4.9"),
        ("fzzzt", "de", "Fzzzt minus eins", "F6.1"),
        ("fzzzt", "de", "Fließband", "F3.2"),
        ("fzzzt", "fr", "defausse", "F3.1"),
        ("fzzzt", "fr", "Fzzzt moins un", "F6.1"),
        ("fzzzt", "ru", "равенство", "F4.9"),
        ("fzzzt", "ru", "Фаззт минус один", "F6.1"),
        ("fzzzt", "ru", "штуковина", "F6.3"),
    ],
)
def test_a_search_finds_words_and_synonyms(
    game: str, lang: str, query: str, number: str
) -> None:
    found = find(book_of(game, lang), query)

    assert number in {n for _, paragraph in found for n in paragraph.numbers}
    assert len(found) < 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_and_a_piece_are_not_mistaken_for_each_other(lang: str) -> None:
    """A3 is the piece, A3.4 a rule, § A3 the rules from A3.1 on."""

    def numbers(query: str) -> list[str]:
        return [p.numbers[0] for _, p in find(book_of("powergrid", lang), query)]

    assert numbers("A3") == ["piece-A3"]
    assert numbers("A3.4") == numbers("§A3.4") == ["A3.4"]
    assert numbers("§ A3") == [f"A3.{n}" for n in range(1, 8)]


def test_every_rule_that_a_table_tells_has_a_paragraph() -> None:
    """So that its number can lead there."""
    told: dict[str, set[str]] = {"fzzzt": set(), "powergrid": set()}
    for edition in EDITIONS:
        tags = {"Edition": edition, "Players": "A; B", "Peripherals": "all"}
        told["fzzzt"] |= _told_at("fzzzt", tags)
    for map_ in MAP_NAMES:
        tags = {"Map": map_, "Players": "A; robot 1-2-3-4-5; robot 2-3-4-5-6"}
        told["powergrid"] |= _told_at("powergrid", tags)

    assert len(told["fzzzt"]) > 15
    assert {"C2.2", "map-korea", "piece-F1", "piece-S6"} <= told["powergrid"]
    for game, numbers in told.items():
        book = book_of(game, "en")
        assert numbers <= {n for _, p in book.paragraphs() for n in p.numbers}


def _told_at(game: str, tags: dict[str, str]) -> set[str]:
    """The numbers that a table tells from its beginning on."""
    record = Record(game_named(game).game, tags)
    random = Random(1)
    numbers = set()
    for _ in range(300):
        if not record.decisions:
            break
        rules = teller_of(game, record.table, 0).rules(
            record.game.view(record.table, 0)
        )
        numbers |= {rule.number for rule in (*rules.now, *rules.others)}
        decision = record.decisions[0]
        record.play(decision.seat, decision.options.pick(random))
    return numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_is_told_with_an_example(lang: str) -> None:
    heading = words(lang)("rulebook.example", title="").strip()
    pieces = {
        paragraph.numbers[0]: paragraph.text
        for _, paragraph in book_of("powergrid", lang).paragraphs()
        if paragraph.numbers[0].startswith("piece-")
    }

    assert len(pieces) == 30
    assert [name for name, text in pieces.items() if heading not in text] == []


def test_a_search_for_nothing_finds_nothing() -> None:
    assert find(book_of("fzzzt", "en"), "  ") == []


@pytest.mark.parametrize("game", games_with_rules())
def test_french_is_set_as_french(game: str) -> None:
    text = (TEXTS / game / "fr.md").read_text("utf-8")

    assert not re.findall(r"\S [;:?!»]", text)
    assert "« " not in text
    assert not re.findall(r"\w'\w", text)


@pytest.mark.parametrize("game", games_with_rules())
def test_russian_has_one_kind_of_dash(game: str) -> None:
    text = (TEXTS / game / "ru.md").read_text("utf-8")

    assert " - " not in re.sub(r"\d - \d", "", text)
    assert " – " not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_paragraph_repeats_another_language(lang: str) -> None:
    """Nothing was left untranslated."""
    own = {
        p.text
        for game in games_with_rules()
        for _, p in book_of(game, lang).paragraphs()
    }
    others = {
        p.text
        for game in games_with_rules()
        for other in LANGUAGES
        if other != lang
        for _, p in book_of(game, other).paragraphs()
    }

    assert not own & others


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Fzzzt!", "line 1, column 1: found 'Fzzzt!', expected '# ' and the title"),
        ("# A\n## b C\n1. x", "line 3, column 1: found '1. x', expected an !example"),
        ("# A\n## b C\nloose", "line 3, column 1: found 'loose', expected a paragraph"),
    ],
)
def test_a_text_that_is_no_book_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(reason)):
        read_book("fzzzt", "en", text, lambda name, heads: [])


def test_an_edition_that_is_none_is_refused() -> None:
    with pytest.raises(Unsupported, match="there is no edition 'jp'; there are en"):
        check_variant("fzzzt", "jp")


class Tags(HTMLParser):
    """Counts what an HTML file is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_a_book_can_be_printed(game: str, lang: str) -> None:
    variant = source_of(game).VARIANTS[0]
    book = book_of(game, lang).for_variant(variant)
    tags = Tags()

    tags.feed(as_html(book))

    assert tags.open.count("h2") == len(book.chapters)
    assert {paragraph.numbers[0] for _, paragraph in book.paragraphs()} <= set(tags.ids)
    assert "**" not in as_html(book)


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_drawing_is_printed_too(game: str, lang: str) -> None:
    """The build renders them from the page's own components, one for each step."""
    subprocess.run([sys.executable, "hatch_build.py"], cwd=ROOT, check=True)
    book = book_of(game, lang)
    parts = [part for chapter in book.chapters for part in chapter.parts]
    wanted = [1 for part in parts if isinstance(part, Drawing)] + [
        len(part.steps) for part in parts if isinstance(part, Example)
    ]
    html = as_html(book)

    assert html.count('<div class="drawing">') == sum(wanted)
    assert html.count("<svg") > sum(wanted)
    ids = re.findall(r'<clipPath id="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    assert "<script" not in html


def test_the_command_prints_finds_and_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "fzzzt", "--edition", "de", "--lang", "de"]) == 0
    whole = capsys.readouterr().out
    assert main(["rules", "powergrid", "--find", "resupply", "--lang", "en"]) == 0
    found = capsys.readouterr().out
    assert main(["rules", "powergrid", "--find", "qqq", "--lang", "en"]) == 0
    nothing = capsys.readouterr().out
    assert main(["rules", "fzzzt", "--html", str(tmp_path / "rules.html")]) == 0

    assert "Chefmechaniker" in whole
    assert max(map(len, whole.splitlines())) <= 88
    assert "§ A7.2" in found
    assert "§ A3.2" not in found
    assert nothing == "No rule mentions “qqq”.\n"
    assert "<h2" in (tmp_path / "rules.html").read_text("utf-8")


def test_a_file_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "fzzzt", "--html", str(tmp_path), "--lang", "en"]) == 2

    assert "cannot" in capsys.readouterr().err


def test_the_page_gets_the_same_book() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "robobid.app.rulebook", "powergrid", "de"],
        capture_output=True,
        check=True,
        cwd=ROOT,
    ).stdout
    book = json.loads(told)

    parts = [part for chapter in book["chapters"] for part in chapter["parts"]]
    piece = next(part for part in parts if part.get("numbers", [""])[0] == "piece-A3")
    assert piece["numbers"] == ["piece-A3"]
    assert book["title"] == "Funkenschlag"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refill_table_says_for_which_maps_it_is(lang: str) -> None:
    refills = [
        part
        for chapter in book_of("powergrid", lang).chapters
        for part in chapter.parts
        if isinstance(part, Table) and part.name == "refill"
    ]
    say = words(lang)

    assert len({table.title for table in refills}) == len(refills) > 2
    for table in refills:
        for name in table.only:
            assert say(f"powergrid.map.{name}") in table.title
