"""What a person at the terminal can do besides playing cards."""

from pathlib import Path
from typing import Any

import pytest

from tests.app.terminal.stage import ESCAPE, entries, plainly, play

CLEAR_SCREEN = "\x1b[H\x1b[2J"


@pytest.fixture(autouse=True)
def _own_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


# --- bids and bad input ------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "bid"),
    [
        ("2", "A r1a"),
        ("1 3", "A m1+r2a"),
        ("13", "A m1+r2a"),
        ("1,3", "A m1+r2a"),
        ("4 + 2", "A r1a+r3a"),
        ("pip", "A r1a"),
        ("OTTO", "A r2a"),
        ("mum", "A r3a"),
        ("pip otto", "A r1a+r2a"),
        ("Mechanic 1 + Pip", "A m1+r1a"),
    ],
)
def test_cards_are_named_by_number_or_name(tmp_path: Path, line: str, bid: str) -> None:
    play(line, record=tmp_path / "game")

    assert entries(tmp_path / "game")[0] == bid


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "Bid at least one of these cards: Mechanic 1, Pip, Otto, Mumble."),
        ("7", "There is no number 7 here. Choose from 1 to 4."),
        ("0", "There is no number 0 here. Choose from 1 to 4."),
        ("2 2", "Pip is listed twice."),
        ("Bender", "There is no card “Bender” here"),
        ("m", "“m” could mean Mechanic 1, Mumble."),
        ("x", "There is no card “x” here"),
        ("done", "There is no card “done” here"),
        ("u", "You can’t take anything back"),
    ],
)
def test_bad_input_is_explained_and_changes_nothing(
    tmp_path: Path, line: str, reason: str
) -> None:
    shown, _ = play(line, record=tmp_path / "game")

    assert reason in shown.replace("\n  ", " ")
    assert entries(tmp_path / "game") == []


def test_a_peripheral_limits_a_bid(tmp_path: Path) -> None:
    shown, _ = play("1 2", peripherals="keyboard", record=tmp_path / "game")

    assert "You can bid at most 1 card now." in shown


# --- help, hint, log, seen cards ---------------------------------------------


def test_help_tells_the_rules_that_apply_now_with_their_numbers() -> None:
    shown, _ = play("?")
    at_once, _ = play("?", edition="ru", peripherals="power-supply")

    assert "§ F4.1  The Chief bids first" in shown
    assert "A mechanic adds 0" in shown
    assert "There are 5 rounds: the deck has 38 cards, and a full belt takes 8" in (
        shown.replace("\n    ", " ")
    )
    assert "F4.1  All players bid at the same time" in at_once
    assert "A mechanic adds 2" in at_once
    assert "F7.2  Power Supply changes the rules" in at_once


def test_a_rule_a_word_or_nothing_is_looked_up_in_the_rulebook() -> None:
    """The text is that of the table's own edition."""
    numbered, _ = play("? F4.1", edition="ru")
    worded, _ = play("? wrench")
    nothing, _ = play("? qqq")

    assert "§ F4.1    Every auction is for the head of the belt. Everybody" in numbered
    assert "§ F4.10" in worded
    assert "No rule mentions “qqq”." in nothing


@pytest.mark.parametrize("lang", ["en", "de", "fr", "ru"])
def test_every_command_works_in_every_language(lang: str) -> None:
    shown, code = play("?", "h", "l", "s", "q", lang=lang, by_hand=True)

    assert code == 1
    assert "F4.12" in shown


def test_a_hint_says_what_to_type_and_why() -> None:
    shown, _ = play("h")

    at = shown.index("Type ")
    assert ":" in shown[at:].splitlines()[0]
    assert len(shown[at:].splitlines()[1]) > 20


def test_seen_cards_tell_what_was_revealed() -> None:
    shown, _ = play("1", "s", seats="human,simple")

    assert "What everybody has seen and may remember (§ F4.12):" in shown
    assert "Not seen yet, face down on the belt or in the deck" in shown


def test_the_log_tells_everything_from_the_beginning() -> None:
    shown, _ = play("1", "", "l", seats="human,simple")

    assert shown.count("You are mechanic 1, with Pip + Otto + Mumble.") == 2


# --- taking back --------------------------------------------------------------


def test_a_laid_bid_can_be_taken_back_before_anyone_answers(tmp_path: Path) -> None:
    play("4", "u", "1", record=tmp_path / "game")

    assert entries(tmp_path / "game")[:3] == ["A r3a", "A undo", "A m1"]


def test_through_a_pipe_the_next_line_answers_the_next_question(
    tmp_path: Path,
) -> None:
    play("1", "1", "2", seats="human,simple", edition="ru", record=tmp_path / "game")

    assert [entry[0] for entry in entries(tmp_path / "game")].count("A") == 3


@pytest.mark.parametrize("edition", ["en", "ru"])
def test_after_the_reveal_nothing_can_be_taken_back(edition: str) -> None:
    shown, _ = play("1", "", "u", edition=edition)

    assert "You can’t take anything back" in shown


def test_a_planned_robot_can_be_taken_back(tmp_path: Path) -> None:
    answers = iter(["1 1", "2 1", "3 1", "4 1", "5 1", "6 1", "7 1", "u"])

    def build(question: str) -> str:
        if "2 1" in question:
            return next(answers, "q")
        return plainly(question)

    play(answer=build, record=tmp_path / "game", seed=3)

    assert "A undo" in entries(tmp_path / "game")


SCREENS: dict[str, Any] = {"width": 80, "height": 24, "term": "xterm-256color"}
COMMANDS = pytest.mark.parametrize("word", ["?", "? spanner", "h", "l", "s"])


@COMMANDS
@pytest.mark.parametrize("lang", ["en", "de", "fr", "ru"])
def test_whatever_is_asked_for_the_table_is_in_sight_with_the_next_question(
    word: str, lang: str
) -> None:
    """What does not fit below it is read page by page before."""

    def read_on(question: str) -> str:
        return "" if "Enter" in question or "Entrée" in question else "q"

    shown, _ = play(word, answer=read_on, lang=lang, **SCREENS)

    pages = [ESCAPE.sub("", page) for page in shown.split(CLEAR_SCREEN)]
    *_, last = (page for page in pages if "ROBOBID" in page)
    assert last == pages[-1]
    assert len(pages) > 2
    for page in pages[1:-1]:
        assert len(page.split("\n")) <= 24 + 1
    before_the_answer, _, _ = last.rpartition(" q\n")
    assert len(before_the_answer.split("\n")) <= 24


def test_a_hint_is_read_beside_the_table() -> None:
    shown, _ = play("h", "q", **SCREENS)

    last = ESCAPE.sub("", shown.split(CLEAR_SCREEN)[-1])
    assert "ROBOBID" in last
    assert "Type " in last
