"""The deck as a table and as JSON."""

import json
from pathlib import Path

import pytest

from robobid.app.commands.fzzzt.cards import show_cards
from robobid.app.terminal.screen import Screen
from robobid.core.errors import Unreadable
from robobid.games.fzzzt.files.deckfile import read_deck, standard_deck
from tests.app.terminal.stage import ESCAPE, Out, Typist

LANGUAGES = ("en", "de", "fr", "ru")


def shown(lang: str, *, term: str | None = None) -> str:
    out = Out(tty=term is not None)
    stdin = Typist((), out, None, tty=term is not None)
    around = {"TERM": term or "dumb", "COLUMNS": "80", "LINES": "24"}
    show_cards(deck=None, lang=lang, json=False, screen=Screen(stdin, out, around))
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_in_the_table_and_no_line_is_too_long(lang: str) -> None:
    table = shown(lang)

    assert all(card.id in table for card in standard_deck().cards)
    assert all(p.word in table for p in standard_deck().peripherals)
    assert max(map(len, table.splitlines())) <= 80
    assert "\x1b" not in table


def test_a_terminal_gets_colour() -> None:
    painted = shown("en", term="xterm-256color")

    assert ESCAPE.search(painted)
    assert max(map(len, ESCAPE.sub("", painted).splitlines())) <= 80


def test_inferred_facts_are_marked_and_explained() -> None:
    lines = {line.split()[0]: line for line in shown("en").splitlines() if line}

    assert "3?" in lines["Tock"]  # whose robot it is, is inferred; the rest is not
    assert lines["Tock"].count("?") == 1
    assert "?" not in lines["Pip"]
    assert lines["Turbina"].count("?") == 3
    assert "that is inferred" in shown("en").replace("\n", " ")


def test_json_is_a_deck_file_that_can_be_changed_and_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    show_cards(deck=None, lang="fr", json=True)

    text = capsys.readouterr().out
    tock = next(card for card in json.loads(text)["robots"] if card["id"] == "b-r1-03")
    assert tock["symbols"] == ["nut", "cog"]
    assert tock["player_certainty"] == "inferred"
    assert read_deck(text, "standard") == standard_deck()


def test_a_bad_deck_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    path.write_text('{"robots": [\n{"id": "x", "power": 9}]}', "utf-8")

    with pytest.raises(Unreadable, match="line 2"):
        show_cards(deck=path, lang="en", json=False)
