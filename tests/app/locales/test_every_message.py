"""Every message, filled with every kind of value that it can get, in each language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from robobid.app.locales import LANGUAGES, messages
from tools import fillings
from tools.fillings import PEOPLE

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
    A ASCII Ann B BOM C CSV Ctrl Dask Enter Flux H HTML JSON K N Pip PostgreSQL QF QR
    Pyodide Result Robobid SQLite TOML UTF alt application chmod class dask default
    de distributed edition en expansion false fast flush fr gone human id json list m
    npm npz numba openskill otto p ph pip points postgresql regions robobid ru server
    sqlite wasmtime kernels make ROBOBID KERNELS
    serve stderr true turn u units waiting worker x Atom Discord Matrix Slack iPhone
    """.split()
)
"""Names, keys of the keyboard, and words that are typed or written in a file."""


@cache
def filled(lang: str) -> tuple[tuple[str, str], ...]:
    """All messages of a language in all ways, with samples that are in no language."""
    samples = re.compile(rf"X7|\b(?:{'|'.join(PEOPLE)})\b")
    return tuple(
        (key, samples.sub("Ъ", text))
        for key in messages(lang)
        for text in fillings.filled(lang, key)
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
