"""Every message, filled with every kind of value that it can get, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from robobid.locales import LANGUAGES, messages, words
from robobid.telling.told import Named
from robobid.terminal.play import robot_name
from robobid.terminal.speaking import Speaker
from tests.locales.parts import choices, gaps

NUMBERS = (0, 1, 2, 5, 21)
PEOPLE = ("name", "names", "neighbour", "leader", "other", "one", "who")
NOUNS: dict[str, tuple[tuple[str, Named], ...]] = {
    **dict.fromkeys(
        ("plant", "plants"),
        (
            ("powergrid", Named("plant", "13")),
            ("powergrid", Named("card", "flux")),
            ("powergrid", Named("card", "step3")),
            ("powergrid", Named("card", "transformer")),
        ),
    ),
    **dict.fromkeys(
        ("fuel", "fuels", "resource"),
        tuple(
            ("powergrid", Named("fuel", fuel))
            for fuel in ("coal", "oil", "garbage", "uranium")
        ),
    ),
    "tokens": tuple(
        ("powergrid", Named("fuel", fuel, count))
        for fuel in ("coal", "oil", "garbage", "uranium")
        for count in NUMBERS[1:]
    ),
    **dict.fromkeys(
        ("region", "regions"),
        tuple(("powergrid", Named("region", each)) for each in ("blue", "red")),
    ),
    "market": tuple(
        ("powergrid", Named("market", each)) for each in ("north", "south")
    ),
    **dict.fromkeys(
        ("card", "cards", "better"),
        (
            ("fzzzt", Named("robot", "b-r1-01")),
            ("fzzzt", Named("card", "fzzzt")),
            ("fzzzt", Named("card", "upgrade")),
            ("fzzzt", Named("mechanic", "3")),
            ("fzzzt", Named("unit", "advanced")),
        ),
    ),
    "unit": tuple(
        ("fzzzt", Named("unit", each)) for each in ("prototype", "basic", "")
    ),
}
"""Gaps that nouns fill, and some of each kind."""
OUR_ENGLISH = frozenset(
    """
    allowed and are auction auctions belt bid bids board build building by card cards
    cities city coal cost deal decision done draw elektros file for from fuel game games
    garbage hand has house houses human in is it link map market markets money move
    must no not of oil on option or order pass plant plants player players power price
    region regions resource resources robots round rounds rule rules seat seats step
    steps supply switch switches that the there this to token tokens turn unit units
    unknown with widget widgets wins yes you your
    """.split()
)
"""Our own English terms, and small words that every English sentence has."""
THEIR_OWN = {
    "de": {"in", "plant"},
    "fr": {"on", "or", "robots"},
}
"""Those of them that are words of the language too."""
CODE = re.compile(
    r"`[^`]*`|“[^”]*”|„[^“]*“|«[^»]*»|\"[^\"]*\"|'[^']*'"  # quoted
    r"|--?\w+|#\w+|\w+\.\w[\w.]*|\w+[:=]\S+|\w+://\S+|\w*_\w+|\w+\([^)]*\)"
    r"|robobid \w+|pip install \S+|\[[A-Z]\w+|b-r\d\S*|\b[A-Za-z]\d\w*"
)
"""What is typed or written in a file, and so in any language the same."""
LATIN_IN_RUSSIAN = frozenset(
    """
    ASCII Ann B BOM C CSV Ctrl Dask Enter Flux H HTML JSON K N Pip PostgreSQL QF QR
    Result Robobid SQLite TOML UTF alt application chmod class dask default
    de distributed edition en expansion false fast flush fr gone human id json list m
    npz numba openskill otto p ph pip points postgresql regions robobid ru server
    sqlite
    stderr true turn u units waiting worker x
    """.split()
)
"""Names, keys of the keyboard, and words that are typed or written in a file."""


def fillings(lang: str, source: str) -> Iterator[dict[str, Any]]:
    """Values for all gaps: each noun that fits, each number, you and somebody else."""
    names = gaps(source)
    chosen_by = {choice.by for choice in choices(source)}
    most = max([len(NUMBERS), *(len(NOUNS.get(name, ())) for name in names)])
    say = words(lang)
    for at in range(most):
        values: dict[str, Any] = {}
        for name in names:
            if name.endswith("who") and name in chosen_by:
                values[name] = ("you", "other")[at % 2]
            elif name in PEOPLE:
                values[name] = "Ъ"
            elif name == "robot":
                values[name] = (robot_name(say, 1), "Ъ")[at % 2]
            elif name in NOUNS:
                game, noun = NOUNS[name][at % len(NOUNS[name])]
                values[name] = Speaker(say, game).words(noun)
            else:
                values[name] = NUMBERS[at % len(NUMBERS)]
        yield values


@cache
def filled(lang: str) -> tuple[tuple[str, str], ...]:
    """All messages of a language, filled in all ways."""
    say = words(lang)
    return tuple(
        (key, say(key, **values))
        for key, source in messages(lang).items()
        for values in fillings(lang, source)
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_gap_is_left(lang: str) -> None:
    assert [each for each in filled(lang) if re.search(r"[{}$]|\?\?\?", each[1])] == []


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_no_english_is_inside_another_language(lang: str) -> None:
    english = OUR_ENGLISH - THEIR_OWN[lang]

    found = {
        (key, word)
        for key, text in filled(lang)
        for word in re.findall(r"[\w’]+", CODE.sub("", text))
        if word in english
    }

    assert found == set()


def test_no_latin_is_inside_russian() -> None:
    found = {
        (key, word)
        for key, text in filled("ru")
        for word in re.findall(r"[A-Za-z]\w*", CODE.sub("", text))
        if word not in LATIN_IN_RUSSIAN
    }

    assert found == set()


def test_french_has_its_own_spaces_and_apostrophes() -> None:
    """Narrow before ; ? !, no-break before : % » and after «, curly apostrophes."""
    wrong = re.compile(r"[ \u00a0][;?!]|[ \u202f][:%»]|«[ \u202f]|\w'\w")

    assert [each for each in filled("fr") if wrong.search(each[1])] == []


def test_russian_has_one_kind_of_dash() -> None:
    """A long one between words; the short one joins numbers: 2–6."""
    wrong = re.compile(r"(?<!\d)–|–(?!\d)| - ")

    assert [each for each in filled("ru") if wrong.search(each[1])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_space_is_doubled_or_before_a_stop(lang: str) -> None:
    wrong = re.compile(r"  |^ | [.,](?:\s|$)")

    assert [each for each in filled(lang) if wrong.search(each[1])] == []
