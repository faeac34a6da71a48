"""Command lines and files of all kinds: each ends in an answer or in a refusal.

The options come from the command itself, so that a new one is tried like the others.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from robobid.app.commands import _parser
from tests.app.commands.answers import answer_to, nothing_is_lost
from tests.app.commands.files import FILE_COMMANDS, SOURCES, as_bytes, damaged

OFTEN: Final = settings(deadline=None, suppress_health_check=list(HealthCheck))
SOAK: Final = settings(OFTEN, max_examples=60_000, derandomize=False)

# -- command lines ------------------------------------------------------------

BOUNDS: Final[Mapping[str, tuple[str, ...]]] = {
    "simulate": ("--games", "1", "--jobs", "1"),
    "arena": ("--deals", "1", "--jobs", "1"),
    "lab": ("--games", "2", "--jobs", "1"),
    "analyse": ("--seat", "nobody"),
    "serve": ("--workers", "2", "--database", "sqlite:///tables"),
}
"""What is said last, so that nobody plays for hours; what came before is read too."""
LEFT_OUT: Final = {"--help", "-h", "--version"}
UNPLAYED: Final = {"simulate": "--keep", "arena": "--report", "lab": "--report"}
"""Refused in the end: with `--fast` the twins would compile; their tests call them."""
NUMBERS: Final = (
    *("-1", "0", "1", "2", "3", "4", "7", "99999", "9" * 20, "9" * 5000, "-0", "1_0"),
    *("0.5", "nan", "inf", "-inf", "1e400", "٣", " 3 ", "0x10", ""),
)
WORDS: Final = (
    *("", " ", "x", "-", "--", ",", ";", "=", "%s", "{x}", "é", "\x00", "\ud800"),
    *("all", "none", "random", "random,apprentice", "human", "person", "en", "fr"),
    *("robot", "robot:1-2-3-4-5", "robot:9-9-9-9-9", "1-2-3-4-5", "robot:", "germany"),
    *("exec:", "exec:nowhere", "exec:'", "a=exec:./game", "tests.nothing:Bot", "a:b"),
    *("hand_size=7", "hand_size=x", "modem", "north", "A", "Z", "a\nb", "a" * 3000),
)
FILES: Final = (
    *("precious", "game", "deck", "nowhere/there", ".", "/", "~", "-", "/dev/null"),
)
ADDRESSES: Final = ("", "x", "nonsense://", "tcp://", "tcp://127.0.0.1:1", "tls://x:1")
PLACES: Final = ("nowhere/there", "precious/there", "/", ".", "")
HOSTS: Final = ("127.0.0.1", "::1", "256.0.0.1", "é" * 300, "\x00", "1 2", "")


def values_for(action: argparse.Action) -> tuple[str, ...]:
    """What is said behind an option."""
    match action.dest:
        case "on":
            return ADDRESSES
        case "host":
            return HOSTS
        case (
            "report"
        ):  # a page with plots takes a second; tests/app/reports writes some
            return PLACES
        case "bots" | "seats" | "line_up":
            return WORDS
    return (*NUMBERS, *WORDS, *FILES)


Commands = dict[tuple[str, ...], argparse.ArgumentParser]


@cache
def commands() -> Commands:
    """Every command, by its words."""
    return dict(commands_of((), _parser()))


def commands_of(
    words: tuple[str, ...], parser: argparse.ArgumentParser
) -> Iterator[tuple[tuple[str, ...], argparse.ArgumentParser]]:
    parser.format_help()  # now it has all its arguments
    below = [a for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
    if not below and words:
        yield words, parser
    for action in below:
        for word, other in action.choices.items():
            yield from commands_of((*words, word), other)


@st.composite
def command_lines(
    draw: st.DrawFn,
    known: Callable[[], Commands] = commands,
    bounds: Mapping[str, tuple[str, ...]] = BOUNDS,
) -> list[str]:
    """A command with some of its options, and anything behind them."""
    words = draw(st.sampled_from([*known()]))
    line = [*words]
    actions = [a for a in known()[words]._actions if a.dest != "help"]
    positional = [action for action in actions if not action.option_strings]
    named = [a for a in actions if {*a.option_strings}.isdisjoint(LEFT_OUT)]
    for action in positional:
        for _ in range(draw(st.sampled_from((1, 1, 1, 0, 2)))):
            line.append(draw(st.sampled_from((*FILES, *values_of(action)))))
    optional = [action for action in named if action.option_strings]
    for action in draw(st.lists(st.sampled_from(optional), max_size=3)):
        line.append(action.option_strings[0])
        if action.nargs != 0:
            line.append(draw(st.sampled_from(values_of(action))))
    if draw(st.sampled_from((False,) * 9 + (True,))):
        line.insert(draw(st.integers(0, len(line))), draw(st.sampled_from(WORDS)))
    if "--fast" in line:
        line += (UNPLAYED[words[0]], "nowhere/there")
    return [*line, *bounds.get(words[0], ())]


def values_of(action: argparse.Action) -> tuple[str, ...]:
    """What is said for an argument: what it takes, and what it does not."""
    return (*(action.choices or ()), *values_for(action))


TYPED: Final = st.sampled_from(
    ("", "q\n", "1\n1\nq\n", "?\nl\nu\n2 1\nx\n", "\n" * 20, "é\x00\n", b"\xff\n")
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files that somebody would miss."""
    (tmp_path / "precious").write_text("my diary", "utf-8")
    (tmp_path / "game").write_text(SOURCES["record"], "utf-8")
    (tmp_path / "deck").write_text(SOURCES["deck"], "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def tries_a_command(folder: Path, line: list[str], typed: str | bytes) -> None:
    with nothing_is_lost(folder) as answers:
        answers.append(answer_to(line, typed))


@settings(OFTEN, max_examples=1000)
@given(line=command_lines(), typed=TYPED)
def test_every_command_ends_in_an_answer_or_in_a_refusal(
    folder: Path, line: list[str], typed: str | bytes
) -> None:
    tries_a_command(folder, line, typed)


@pytest.mark.soak
@settings(SOAK)
@given(line=command_lines(), typed=TYPED)
def test_many_commands_end_in_an_answer_or_in_a_refusal(
    folder: Path, line: list[str], typed: str | bytes
) -> None:
    tries_a_command(folder, line, typed)


# -- files --------------------------------------------------------------------


@pytest.mark.parametrize("name", FILE_COMMANDS)
@settings(OFTEN, max_examples=120)
@given(data=st.data())
def test_every_file_ends_in_an_answer_or_in_a_refusal(
    folder: Path, name: str, data: st.DataObject
) -> None:
    tries_a_file(folder, name, data.draw(damaged(SOURCES[name])))


@pytest.mark.soak
@pytest.mark.parametrize("name", FILE_COMMANDS)
@settings(SOAK, max_examples=20_000)
@given(data=st.data())
def test_many_files_end_in_an_answer_or_in_a_refusal(
    folder: Path, name: str, data: st.DataObject
) -> None:
    tries_a_file(folder, name, data.draw(damaged(SOURCES[name])))


def tries_a_file(folder: Path, name: str, text: str) -> None:
    """Whatever stands in the file, and where else it may be read from."""
    (folder / "file").write_bytes(as_bytes(name, text))
    for command in FILE_COMMANDS[name]:
        with nothing_is_lost(folder) as answers:
            answers.append(answer_to(command.split(), text))
