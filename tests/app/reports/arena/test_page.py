"""The report as a page: whole by itself, well-formed, in every language."""

from __future__ import annotations

import re
import sys
from collections import Counter
from typing import get_args
from xml.etree import ElementTree

import pytest

from robobid.app.locales import LANGUAGES, words
from robobid.app.reports.arena.page import report_page
from robobid.app.reports.arena.report import Report
from robobid.app.reports.page import Section, listing, page, quotation, table
from robobid.app.reports.plots import check_plots
from robobid.arena.figures import figures_of
from robobid.arena.matches import Fault, GameResult
from robobid.arena.tournament import Tournament
from robobid.bots.program import FaultKind
from robobid.core.errors import Unsupported
from tests.arena.experiments import a_game, a_tournament

FAULT = Fault(1, "random", "timeout", "no answer in 10 s <&>", "Table()")


def finished() -> Tournament:
    """Three bots, ties, a fault, and a bot with a name that HTML would read."""
    lost = a_game('simple 30, random 12, <b>&"x 9', faults=(FAULT,))
    games: list[list[str | GameResult]] = [
        ['simple 30, random 12, <b>&"x 9', '<b>&"x 30, simple 30, random -4'],
        [lost, '<b>&"x 17, simple 16, random 40'],
    ]
    return a_tournament(*games * 12)


def told(lang: str = "en", tournament: Tournament | None = None) -> str:
    tournament = tournament or finished()
    return report_page(Report(tournament, figures_of(tournament), words(lang)))


@pytest.fixture(scope="module", params=LANGUAGES)
def html(request: pytest.FixtureRequest) -> str:
    return told(request.param)


def test_it_is_well_formed(html: str) -> None:
    """It is HTML, and XML too, so that a parser finds every tag left open."""
    assert html.startswith("<!DOCTYPE html>\n<html lang=")
    root = ElementTree.fromstring(html.partition("\n")[2])

    assert [child.tag for child in root] == ["head", "body"]
    assert len(root.findall(".//section")) == 7
    assert len(root.findall(".//svg")) == 5
    ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
    assert max(ids.values()) == 1


def test_what_drawings_refer_to_is_there(html: str) -> None:
    ids = set(re.findall(r'\bid="([^"]*)"', html))
    references = re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', html)

    assert references
    assert {one or other for one, other in references} <= ids


def test_it_needs_nothing_else(html: str) -> None:
    """No script, no style sheet, no picture, no font, no address of any kind."""
    assert "<script" not in html
    assert "<link" not in html
    assert "@import" not in html
    assert "@font-face" not in html
    assert "://" not in html
    assert not re.findall(r'(?:src|srcset)=|href="(?!#)|url\((?!#)', html)


def test_numbers_in_drawings_have_the_decimal_sign_of_the_language(html: str) -> None:
    drawings = "".join(re.findall(r"<svg.*?</svg>", html, re.DOTALL))

    signs = set(re.findall(r">[^<]?\d+([.,])\d+</text>", drawings))

    assert signs == ({"."} if '<html lang="en">' in html else {","})


def test_colours_are_those_of_the_page_so_that_it_can_be_dark(html: str) -> None:
    drawings = "".join(re.findall(r"<svg.*?</svg>", html, re.DOTALL))

    assert "var(--p1)" in drawings
    assert "prefers-color-scheme: dark" in html
    assert not re.findall(r"#[0-9a-f]{6}\b", drawings)


def test_names_are_text_not_markup(html: str) -> None:
    assert "<b>" not in html
    assert "&lt;b&gt;&amp;&quot;x" in html
    assert "no answer in 10 s &lt;&amp;&gt;" in html


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(FaultKind))
def test_every_kind_of_fault_can_be_told(kind: FaultKind, lang: str) -> None:
    fault = Fault(1, "b", kind, "why", "Table()")
    tournament = a_tournament([a_game("a 2, b 1", faults=(fault,))])
    text_table = Report(tournament, figures_of(tournament), words(lang)).faults()

    assert text_table.rows == (
        ("b", words(lang)(f"arena.fault.{kind}"), "1", "0", "why"),
    )


def test_the_same_figures_give_the_same_page() -> None:
    assert told() == told()


def test_without_faults_there_is_no_word_of_them() -> None:
    clean = told(tournament=a_tournament(*[["a 1, b 2", "b 3, a 1"]] * 3))

    assert "Faults" not in clean
    assert "faults" not in clean


@pytest.mark.parametrize("points", [7, -3])
def test_a_single_deal_and_a_single_score_can_be_drawn(points: int) -> None:
    """One deal says nothing of means: a dash stands for their intervals."""
    html = told(tournament=a_tournament([f"a {points}, b {points}"]))

    assert "<small>–</small>" in html


def test_a_table_and_its_parts_are_escaped() -> None:
    html = page(
        "en",
        "A & B",
        ["<i>"],
        [
            Section(
                "<", ">", [table(["&"], [["<a>\nb"]]), listing(["<"]), quotation("<")]
            )
        ],
    )

    assert ElementTree.fromstring(html.partition("\n")[2]).findtext(".//h1") == "A & B"
    assert "&lt;a&gt;<small>b</small>" in html


def test_whoever_lacks_matplotlib_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)

    with pytest.raises(Unsupported, match=r"needs matplotlib.*pip install matplotlib"):
        check_plots()
