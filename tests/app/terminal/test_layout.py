"""`robobid robots decide` without a position: it is asked for field by field."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable

import pytest

from robobid.app.commands import main
from robobid.app.locales import LANGUAGES
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.text.position import read_position, write_position

Typed = Callable[..., None]
ENTER = [""] * 40
A_TABLE = (
    *("germany", "person,1-3-4-6-2", "brown, green, red", "2", "1", "building"),
    *("AB", "B", "20", "3", "", "Kiel", "60", "4", "2 0 0 0", "Essen"),
    *("5,6,7,8,9,10,11,12", "20/18/6/2"),
)
"""An answer to each question."""


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Somebody, or a pipe, gives these lines."""

    def give(*lines: str) -> None:
        text = "".join(f"{line}\n" for line in lines)
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))

    return give


def decide(capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str]:
    """The exit code, and all that was shown."""
    code = main(["robots", "decide", *options])
    shown = capsys.readouterr()
    return code, shown.out + shown.err


def test_a_position_is_laid_out_through_a_pipe(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(*A_TABLE)

    code, shown = decide(capsys, "--lang", "en")

    line = next(each for each in shown.splitlines() if each.startswith("powergrid "))
    table = read_position(line)
    assert code == 0
    assert (table.players[1].money, table.players[1].fuel) == (60, [2, 0, 0, 0])
    assert "Robot B" in shown
    assert shown.index("in one line") < shown.index("  1  ")


def test_what_was_asked_gives_the_same_as_its_line(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    """With --json the questions stand aside, so that a program reads one value."""
    typed(*A_TABLE)

    assert main(["robots", "decide", "--json"]) == 0
    shown = capsys.readouterr()
    line = next(s for s in shown.err.splitlines() if s.startswith("powergrid "))

    main(["robots", "decide", line, "--json"])
    assert json.loads(shown.out) == json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("map_", MAP_NAMES)
def test_enter_takes_the_defaults_on_every_map(
    typed: Typed, capsys: pytest.CaptureFixture[str], map_: str, lang: str
) -> None:
    """Until the robot's plants: without any it has nothing to do."""
    typed(map_, *ENTER)

    code, shown = decide(capsys, "--lang", lang)

    lines = [each for each in shown.splitlines() if each.startswith("powergrid ")]
    assert code == 0
    assert [f" map={map_} " in line for line in lines] == [True, True]
    assert write_position(read_position(lines[0]))


@pytest.mark.parametrize(
    ("at", "wrong", "told"),
    [
        (0, "atlantis", "atlantis"),
        (1, "person", "seats"),
        (2, "brown,blue,red", "regions"),
        (5, "lunch", "phase"),
        (9, "41", "41"),
        (11, "Kiehl", "did you mean Kiel"),
        (14, "2/0", "A number for each"),
    ],
)
def test_a_wrong_answer_is_refused_at_once_and_asked_again(
    typed: Typed,
    capsys: pytest.CaptureFixture[str],
    at: int,
    wrong: str,
    told: str,
) -> None:
    typed(*A_TABLE[:at], wrong, *A_TABLE[at:])

    code, shown = decide(capsys, "--lang", "en")

    assert code == 0
    assert told.lower() in " ".join(shown.split()).lower()


def test_what_does_not_fit_together_is_asked_again_with_the_answers(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    """Plant 4 is owned and in the market; Enter keeps all but the market."""
    twice = [*A_TABLE[:-2], "4,5,6,7,8,9,10,11", A_TABLE[-1]]
    again = [*[""] * (len(A_TABLE) - 2), A_TABLE[-2], ""]
    typed(*twice, *again)

    code, shown = decide(capsys, "--lang", "en")

    assert code == 0
    assert "Enter keeps each of them" in shown


def test_an_auction_under_way_is_asked_for(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only in its phase: plant, bid, bidder and who is asked next."""
    before, after = A_TABLE[:5], A_TABLE[8:]
    typed(*before, "auction", "AB", "A", "", "6:7:A:BA", *after)

    code, shown = decide(capsys, "--lang", "en")

    assert code == 0
    assert "plant 6" in shown


def test_the_input_may_end_early(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(*A_TABLE[:7])

    code, shown = decide(capsys, "--lang", "en")

    assert code == 2
    assert "The input ended before everything was entered." in shown


def test_ctrl_c_ends_it_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())

    code, shown = decide(capsys)

    assert code == 130
    assert "Traceback" not in shown
