"""The command speaks four languages: help, refusals, and argparse's own words."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from contextlib import suppress

import pytest

from robobid.app.commands import REFUSED, _parser, main
from robobid.app.commands.language import speaking
from robobid.app.locales import LANGUAGES

ENGLISH = frozenset(
    "a an and are as at be by can each every for from has have how if in instead into"
    " is it its many more most never no not of on one only or other so some such than"
    " that the their them then they this those to until up was what when where which"
    " who whose with without you your above below between same allocation another"
    " argument bot choice choose cards change deck default deal error expected file"
    " found game games help invalid keep kept line-up lookup move number option piece"
    " place play player print processes record recorded required results rules save"
    " seat seats seed show stop table tournament unrecognized usage value version"
    " write written".split()
)
"""English of ours and of argparse; what is typed is taken out before."""
COGNATES = {
    "de": {"an", "argument", "bot", "in", "option", "so", "version", "was"},
    "fr": set("a argument as bot change on option place table usage version".split()),
    "ru": set[str](),
}
"""Words that are at home in a language too, or that it has taken over."""
TYPED = re.compile(
    r"--?[\w-]+|\{[^}]*\}|\w+:[\w/:.,-]+|[\w-]+=[\w.-]+|'[^']*'|\"[^\"]*\""
    r"|\w+(?:,[\w-]+)+|\w+\|[\w|]+|[\w-]+\.\w+|^ {4}\S+",
    re.MULTILINE,
)
"""Options, choices and values: they are the same in every language."""
LATIN = frozenset(
    "robobid robot human json toml html sqlite postgresql dask url host port stderr all"
    " arena lab en de fr fr-expansion ru fzzzt powergrid germany drafted drawn standard"
    " outlook apprentice mechanic engineer chief random trainee simple manager planner"
    " decide rate serve easy fair hard deny end python csv promo npm pyodide"
    " f-a-r-b-s n s g j d m h".split()
)
"""What even Russian writes in Latin letters: names, and what is typed."""


def parsers(
    parser: argparse.ArgumentParser,
) -> Iterator[argparse.ArgumentParser]:
    """A parser, and those of all words behind it."""
    yield parser
    parser.format_help()
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from parsers(inner)


def words_in(text: str) -> set[str]:
    """What a text says, without what is typed."""
    return set(re.findall(r"[\w-]*[^\W\d_][\w-]*", TYPED.sub(" ", text).lower()))


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_help_speaks_english_in_another_language(lang: str) -> None:
    with speaking(lang):
        helps = {each.prog: each.format_help() for each in parsers(_parser())}

    assert len(helps) > 20
    for prog, text in helps.items():
        body = text.partition("\n")[2]
        assert words_in(body) & ENGLISH <= COGNATES[lang], prog
        if lang == "ru":
            latin = {word for word in words_in(body) if re.search("[a-z]", word)}
            assert latin <= LATIN, prog


def test_the_words_are_found_where_they_stand() -> None:
    """The English help is full of them."""
    with speaking("en"):
        text = _parser().format_help()

    assert {"the", "game", "with"} <= words_in(text) & ENGLISH


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        "nonsense",
        "play",
        "play chess",
        "play fzzzt --nonsense",
        "play fzzzt --players",
        "play fzzzt --players 0",
        "play fzzzt --p 3 --s x",
        "simulate fzzzt --seed x",
        "simulate fzzzt --json=5",
        "arena fzzzt --seconds-per-game 0",
        "serve --port 99999",
        "learn fzzzt --course nonsense",
        "replay",
    ],
)
def test_no_refusal_speaks_english_in_another_language(
    lang: str,
    command: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")

    with pytest.raises(SystemExit) as end:
        main(command.split())

    _, _, said = capsys.readouterr().err.rstrip().rpartition("\n")
    assert end.value.code == REFUSED
    assert said.startswith("robobid")
    reason = said.partition(":")[2]
    if lang == "en":
        assert words_in(reason) & ENGLISH
    else:
        assert words_in(reason) & ENGLISH <= COGNATES[lang]


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("play", "missing: fzzzt|powergrid"),
        ("score", "missing: fzzzt"),
        ("plya", "there is no 'plya'; did you mean play?"),
        ("play powergird", "there is no 'powergird'; did you mean powergrid?"),
        ("nonsense", "(choose from"),
    ],
)
def test_what_may_have_been_meant_is_told(
    command: str,
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "en_XX.UTF-8")

    with pytest.raises(SystemExit):
        main(command.split())

    assert told in capsys.readouterr().err


@pytest.mark.parametrize("command", ["arena fzzzt", "lab powergrid"])
def test_help_has_an_example_that_is_understood(command: str) -> None:
    word, game = command.split()
    with speaking("en"):
        (parser,) = [
            each for each in parsers(_parser()) if each.prog == f"robobid {command}"
        ]
        example = str(parser.epilog).partition(f"robobid {word} {game}")[2]

    assert parser.parse_args(example.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_option_chooses_the_language_wherever_it_stands(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    usage = {"en": "usage:", "de": "Aufruf:", "fr": "usage\xa0:", "ru": "вызов:"}
    for command in (f"play fzzzt --lang {lang} --help", f"--help --lang={lang}"):
        with pytest.raises(SystemExit):
            main(command.split())
        assert capsys.readouterr().out.startswith(usage[lang])


def test_argparse_speaks_english_again_afterwards() -> None:
    before = vars(argparse)["_"]
    with speaking("de"):
        assert vars(argparse)["_"]("options") == "Optionen"

    assert vars(argparse)["_"] is before


@pytest.mark.parametrize("what", ["--edition", "--players"])
def test_a_value_of_any_length_is_refused_in_the_language(
    what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Fluent takes no value of more than a thousand characters."""
    with suppress(SystemExit):
        main(["play", "fzzzt", what, "x" * 5000, "--lang", "de"])

    said = capsys.readouterr().err.rstrip().rpartition("\n")[2]
    assert "xxx…" in said
    assert not words_in(said.partition(":")[2]) & ENGLISH - COGNATES["de"]
