"""A real table laid out question by question, as `robobid robots decide` needs it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from robobid.app.locales import Say
from robobid.app.terminal.screen import InputEnded, Screen
from robobid.app.terminal.speaker import explained
from robobid.core.decisions import SEAT_LETTERS
from robobid.core.errors import RobobidError, Unreadable
from robobid.core.position import NOTHING, line_of
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.plants import BASE_PLANTS, card_word
from robobid.games.powergrid.rules.setup import new_table
from robobid.games.powergrid.table import LAST_STEP, Phase, Table
from robobid.games.powergrid.text.fields import PERSON_WORDS
from robobid.games.powergrid.text.position import (
    check_fields,
    read_position,
    setup_of,
)

Given = dict[str, str]
"""Fields of a position by their words."""
_SEATS: Final = "person,2-5-1-6-3"
_MONEY: Final = "50"
_NO_TOKENS: Final = "0/0/0/0"
_PHASES: Final[tuple[Phase, ...]] = ("auction", "resources", "building", "income")
"""Those in which robots act; all others can be answered too."""
_LEFT_OUT: Final = ("turn", "auction")
"""Fields that are left out where there is nothing to say."""
_MARKET: Final = 8
_LAST_MARKET: Final = 6


class Question(NamedTuple):
    """A field to ask for, by its word, and what Enter answers."""

    word: str
    default: str
    allowed: str = ""
    """What may be answered, where that is short."""


def lay_out(say: Say, screen: Screen) -> str:
    """Ask for every field, check each answer at once; gives the line of the position.

    What cannot be as a whole is asked again, with the answers that were given.
    """
    before: Given = {}
    while True:
        given: Given = {}
        for question in _questions(given):
            asked = question._replace(
                default=before.get(question.word, question.default)
            )
            given[question.word] = _answer(say, screen, asked, given)
        line = _line(given)
        try:
            read_position(line)
        except RobobidError as error:
            screen.show([explained(error, say), say("powergrid.lay.again")])
            before = given
        else:
            return line


def _line(given: Given) -> str:
    said = {
        word: text
        for word, text in given.items()
        if text != NOTHING or word not in _LEFT_OUT
    }
    return line_of("powergrid", said.items())


def _answer(say: Say, screen: Screen, question: Question, given: Given) -> str:
    """A field as it is answered; a bad answer is refused and asked for again."""
    while True:
        try:
            typed = screen.ask(_words(say, question))
        except InputEnded:
            reason = say("terminal.end.input")
            raise Unreadable("input_ended", "the input ended", reason=reason) from None
        answer = _written(question, typed)
        try:
            _check({"seats": _SEATS} | given | {question.word: answer})
        except RobobidError as error:
            screen.show([explained(error, say)])
        else:
            return answer


def _words(say: Say, question: Question) -> str:
    """`Money of B? [Enter: 50]`."""
    letter, _, of_player = question.word.rpartition(".")
    kind = f"of_{of_player}" if letter else question.word
    ask = say(f"powergrid.lay.{kind}", seat=letter, allowed=question.allowed)
    return f"{ask} {say('powergrid.ask.enter', answer=question.default)}"


def _written(question: Question, typed: str) -> str:
    """What was typed as a line has it: names by commas, tokens by strokes."""
    parts = (
        [part.strip() for part in typed.split(",")] if "," in typed else typed.split()
    )
    if not parts:
        return question.default
    if question.word == "fuel" or question.word.endswith(".fuel"):
        return re.sub(r"[\s,]+", "/", typed)
    return ",".join(re.sub(r"\s+", "-", part) for part in parts)


def _check(given: Given) -> None:
    check_fields({word: text for word, text in given.items() if text != NOTHING})


# -- the questions ------------------------------------------------------------


def _questions(given: Given) -> Iterator[Question]:
    """One after another; what is asked and offered follows from what was said."""
    yield Question("map", MAP_NAMES[0], ", ".join(MAP_NAMES))
    yield Question("seats", _SEATS, PERSON_WORDS[0])
    table = _set_up(given)
    yield _regions(table)
    yield Question("round", "2")
    yield Question("step", "1")
    yield Question("phase", "building", ", ".join(_PHASES))
    letters = SEAT_LETTERS[: len(table.players)]
    yield Question("order", letters)
    robots = [seat for seat in table.seats if table.setup.seats[seat] is not None]
    yield Question("turn", letters[robots[0]] if robots else NOTHING, letters)
    if given["phase"] == "auction":
        yield Question("waiting", given["order"])
        yield Question("auction", NOTHING)
    for letter in letters:
        yield Question(f"{letter}.money", _MONEY)
        yield Question(f"{letter}.plants", NOTHING)
        if given[f"{letter}.plants"] != NOTHING:
            yield Question(f"{letter}.fuel", _NO_TOKENS)
        yield Question(f"{letter}.cities", NOTHING, _example(table, given))
    yield Question("market", _market(given, letters))
    yield Question("fuel", "+".join("/".join(map(str, laid)) for laid in table.fuel))


def _set_up(given: Given) -> Table:
    """The table before anything lies on it."""
    seats = given["seats"]
    line = line_of("powergrid", {"map": given["map"], "seats": seats}.items())
    return new_table(setup_of(line))


def _regions(table: Table) -> Question:
    map_, count = table.setup.map, table.setup.figures.regions
    choice = min(sorted(regions) for regions in map_.choices(count))
    return Question(
        "regions", ",".join(choice), ", ".join(region.id for region in map_.regions)
    )


def _example(table: Table, given: Given) -> str:
    """Two cities that are in play."""
    chosen = given["regions"].split(",")
    cities = [city.word for city in table.setup.map.cities if city.region in chosen]
    return ",".join(cities[:2])


def _market(given: Given, letters: str) -> str:
    """The smallest plants that nobody has."""
    owned = {
        word for letter in letters for word in given[f"{letter}.plants"].split(",")
    }
    size = _LAST_MARKET if given["step"] == str(LAST_STEP) else _MARKET
    words = [card_word(plant.number) for plant in BASE_PLANTS]
    return ",".join([word for word in words if word not in owned][:size])
