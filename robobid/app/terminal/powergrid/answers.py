"""Reads what a person types: amounts, plants, fuel, cities by number or name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from robobid.app.terminal.powergrid.choices import Choice, choices, fuel_words
from robobid.app.terminal.powergrid.defaults import default, strikes_around
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.core.decisions import Decision
from robobid.core.errors import Illegal
from robobid.games.powergrid.rules.actions import (
    DONE,
    PASS,
    RUNS,
    Bid,
    Buy,
    Connect,
    Offer,
    PassForCity,
    Run,
)
from robobid.games.powergrid.rules.offers import Plan, RunLimits, is_one_choice
from robobid.games.powergrid.rules.plants import PLANTS, Fuel, card_named, card_word
from robobid.games.powergrid.view import View

_MOST_DIGITS: Final = 6
SURE: Final = "done!"
"""Ends the production though more could be earned."""


def actions_from(
    line: str, view: View, decision: Decision, speech: PowerGridSpeech
) -> Sequence[Any]:
    """The actions that a line describes; the rules say whether they are allowed."""
    words = line.split()
    if not words:
        return default(view, decision)
    plain = _folded(line)
    if plain in ("d", "done", "0", _folded(speech.say("terminal.done"))):
        return [_ending(line, decision)]
    if plain == SURE:
        return [DONE]
    if plain in ("p", "pass", _folded(speech.say("powergrid.word.pass"))):
        return [_passing(line, view, decision, speech)]
    match decision.kind:
        case "open":
            return [_offer(words, line)]
        case "bid":
            return [Bid(_amount(line))]
        case "fuel":
            return _purchase(line, speech, view, decision)
        case "run":
            return _runs(line, view, decision, speech)
        case "build":
            return [_city(line, view, decision, speech)]
    chosen = _chosen(line, choices(speech, view, decision))
    return strikes_around(decision, chosen) if is_one_choice(decision) else [chosen]


def _ending(line: str, decision: Decision) -> Any:
    """The end of a turn, unless it would throw income away: that must be meant."""
    if decision.kind in ("open", "bid"):
        return PASS
    match decision.options.offered():
        case RunLimits(income=income, plans=[Plan(income=best), *_]) if best > income:
            raise Illegal(
                "income_lost",
                f"{line!r} would earn {income} instead of {best}",
                found=line,
                income=income,
                best=best,
                sure=SURE,
            )
    return DONE


def _passing(line: str, view: View, decision: Decision, speech: PowerGridSpeech) -> Any:
    """What passing means now; where nothing can be passed, it is no answer."""
    if decision.kind in ("open", "bid"):
        return PASS
    if PassForCity() in decision.options:
        return PassForCity()
    if DONE in decision.options:
        return _ending(line, decision)
    allowed = ", ".join(choice.name for choice in choices(speech, view, decision))
    raise Illegal(
        "not_a_choice",
        f"{line!r} is none of {allowed}",
        found=line,
        allowed=allowed,
    )


def _folded(text: str) -> str:
    """Small letters without accents: what people type in a hurry."""
    apart = unicodedata.normalize("NFKD", text.casefold().strip())
    return "".join(c for c in apart if not unicodedata.combining(c))


def _amount(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS):
        raise Illegal("not_an_amount", f"{word!r} is not an amount", found=word)
    return int(word)


def _offer(words: Sequence[str], line: str) -> Offer:
    """`13` opens on a plant at its least bid, `13 15` with a higher one."""
    if not 1 <= len(words) <= 2:
        raise Illegal("cannot_offer", f"cannot read {line!r}", found=line)
    number = card_named(words[0].casefold())
    least = PLANTS[number].min_bid if number in PLANTS else 0
    return Offer(number, _amount(words[1]) if len(words) == 2 else least)


def _purchase(
    line: str, speech: PowerGridSpeech, view: View, decision: Decision
) -> list[Buy]:
    """`3 coal`, `coal 3`, `coal oil oil`, or the number of the list."""
    if line.isdigit():
        choice = _chosen(line, choices(speech, view, decision))
        return [choice]
    names = fuel_words(speech)
    bought: list[Buy] = []
    words = re.findall(r"\d+|[^\W\d_]+", line)
    count: int | None = None
    fuel: Fuel | None = None
    for word in [*words, ""]:
        if word.isdigit() and fuel is None:
            count = min(int(word[:_MOST_DIGITS]), 99)
        elif word.isdigit() and fuel is not None:
            bought += [Buy(fuel)] * min(int(word[:_MOST_DIGITS]), 99)
            fuel = None
        else:
            bought += [Buy(fuel)] if fuel is not None else []
            fuel = _fuel(word, names) if word else None
            if count is not None and fuel is not None:
                bought, fuel, count = [*bought, *[Buy(fuel)] * count], None, None
    if not bought:
        raise Illegal("cannot_buy", f"cannot read {line!r}", found=line)
    return bought


def _fuel(word: str, names: dict[str, Fuel]) -> Fuel:
    wanted = _folded(word)
    found = {fuel for name, fuel in names.items() if _folded(name).startswith(wanted)}
    exact = {fuel for name, fuel in names.items() if _folded(name) == wanted}
    if len(exact or found) != 1:
        raise Illegal(
            "no_such_fuel",
            f"no fuel is called {word!r}",
            found=word,
            allowed=", ".join(_first_names(names, found or set(Fuel))),
        )
    return min(exact or found)


def _first_names(names: dict[str, Fuel], fuels: set[Fuel]) -> list[str]:
    """One name for each of some fuels; more can be typed."""
    return [
        next(name for name, named in names.items() if named is fuel)
        for fuel in Fuel
        if fuel in fuels
    ]


def _runs(
    line: str, view: View, decision: Decision, speech: PowerGridSpeech
) -> Sequence[Any]:
    """A plant by its own number, with its mix if it has a choice: `21 coal oil`."""
    first, _, mix = line.strip().partition(" ")
    number = card_named(first.casefold())
    if not mix:
        for run in decision.options:
            if isinstance(run, Run) and run.plant == number:
                return [run]
        return [RUNS[number][0]]
    names = fuel_words(speech)
    fuels: list[Fuel] = []
    for count, word in re.findall(r"(\d*)\s*([^\W\d_]+)", mix):
        fuels += [_fuel(word, names)] * min(int(count or 1), 9)
    return [Run(number, tuple(sorted(fuels)))]


def _city(
    line: str, view: View, decision: Decision, speech: PowerGridSpeech
) -> Connect:
    """A city by its number in the list or by its name, which may be cut short."""
    if line.isdigit():
        chosen: Connect = _chosen(line, choices(speech, view, decision))
        return chosen
    wanted = _folded(line.removeprefix("+")).replace(" ", "-")
    cities = view.setup.map.cities
    names = {c: speech.named(view.setup.map, "city", c.word) for c in cities}
    spelt = {c: {_spelt(n) for n in (c.word, c.name, names[c])} for c in cities}
    exact = [c for c in cities if wanted in spelt[c]]
    found = exact or [
        c for c in cities if any(name.startswith(wanted) for name in spelt[c])
    ]
    in_play = [c for c in found if view.country and c.word in view.country.index]
    if len(in_play) == 1 or (in_play and exact):
        return Connect(in_play[0].word)
    if len(found) == 1:
        return Connect(found[0].word)
    if not found:
        return Connect(line.strip())
    allowed = ", ".join(names[city] for city in in_play or found)
    raise Illegal(
        "unclear_name", f"{line!r} could be {allowed}", found=line, allowed=allowed
    )


def _spelt(name: str) -> str:
    return _folded(name).replace(" ", "-")


def _chosen(line: str, offered: Sequence[Choice]) -> Any:
    """A choice by its number or its name."""
    if line.isdigit():
        at = int(line[:_MOST_DIGITS])
        for choice in offered:  # Plants and amounts go by their own numbers.
            plant = getattr(choice.action, "plant", None)
            if plant is not None and card_word(plant) == line:
                return choice.action
            if getattr(choice.action, "amount", None) == at:
                return choice.action
        if not 1 <= at <= len(offered):
            raise Illegal(
                "no_such_number",
                f"there is no {at}; the numbers are 1 to {len(offered)}",
                found=at,
                most=len(offered),
            )
        return offered[at - 1].action
    wanted = _folded(line)
    found = [choice for choice in offered if _folded(choice.name) == wanted]
    found = found or [c for c in offered if _folded(c.name).startswith(wanted)]
    if len(found) == 1:
        return found[0].action
    raise Illegal(
        "unclear_name" if found else "no_such_choice",
        f"cannot tell what {line!r} is",
        found=line,
        allowed=", ".join(choice.name for choice in found or offered),
    )
