"""`robobid simulate fzzzt`: a table for people, JSON for programs."""

import json

import pytest

from robobid.app.commands import main
from robobid.app.locales import LANGUAGES

WORDS = ["simulate", "fzzzt", "--players", "3", "--games", "6", "--seed", "2"]


def test_json_is_all_that_is_on_the_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--jobs", "1", "--json"]) == 0

    output, errors = capsys.readouterr()
    result = json.loads(output)
    assert errors == ""
    assert result["games"] == 6
    assert result["decisions"] > 100
    assert result["seconds"] > 0
    assert [seat["bot"] for seat in result["seats"]] == [
        "apprentice",
        "random",
        "random",
    ]
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(6)
    for seat in result["seats"]:
        low, high = seat["interval"]
        assert 0 <= low <= seat["share"] <= high <= 1
        assert isinstance(seat["mean_score"], float)


def test_the_same_seed_gives_the_same_json_for_any_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    results = []
    for jobs in ("1", "2"):
        main([*WORDS, "--jobs", jobs, "--json"])
        results.append(json.loads(capsys.readouterr().out) | {"seconds": 0})

    assert results[0] == results[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_in_every_language(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    more = ["--peripherals", "all", "--switch", "hand_size=5", "--edition", "ru"]

    assert main([*WORDS, *more, "--jobs", "1", "--lang", lang]) == 0

    output, errors = capsys.readouterr()
    assert errors == ""
    assert output.count("random") == 2
    assert "95" in output


@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_help_offers_programs_and_no_people(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", game, "--help"])

    output = capsys.readouterr().out
    assert "exec:" in output
    assert "human" not in output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        pytest.param(["--seats", "human"], "bots", id="a human cannot be simulated"),
        pytest.param(["--seats", "a,,b"], "a,,b", id="an empty seat"),
        pytest.param(
            ["--players", "2", "--seats", "random,random,random"], "3", id="many"
        ),
        pytest.param(["--players", "5"], "5", id="five in edition en"),
        pytest.param(["--edition", "it"], "it", id="no such edition"),
        pytest.param(["--peripherals", "toaster"], "toaster", id="no such peripheral"),
        pytest.param(["--switch", "hand_size"], "hand_size", id="a switch, no value"),
        pytest.param(["--switch", "hands=3"], "hands", id="no such switch"),
    ],
)
def test_bad_words_are_refused(
    capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    assert main(["simulate", "fzzzt", "--lang", "en", *words]) == 2

    output, errors = capsys.readouterr()
    assert output == ""
    assert complaint in errors
    assert len(errors.splitlines()) == 1
