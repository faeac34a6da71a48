"""Messages with gaps: plural forms by each language's own rules."""

from typing import Any

import pytest

from robobid.app.locales.bundle import Bundle, read_entry
from tests.app.locales.parts import gaps

FORMS = """n = { $n ->
        [one] one
        [few] few
        [many] many
       *[other] other
    }"""
SENTENCE = """bids =
    { $who ->
        [you] You bid
       *[other] { $name } bids
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }."""


def filled(source: str, lang: str = "en", **values: Any) -> str:
    name = source.partition(" ")[0]
    return Bundle(lang, {name: source}).filled(name, values)


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", {0: "other", 1: "one", 2: "other", 21: "other"}),
        ("de", {0: "other", 1: "one", 2: "other", 101: "other"}),
        ("fr", {0: "one", 1: "one", 2: "other", 1_000_000: "many"}),
        (
            "ru",
            {0: "many", 1: "one", 2: "few", 4: "few", 5: "many", 11: "many"}
            | {12: "many", 14: "many", 21: "one", 22: "few", 25: "many", 111: "many"},
        ),
    ],
)
def test_plural_forms_follow_the_language(lang: str, forms: dict[int, str]) -> None:
    assert {n: filled(FORMS, lang, n=n) for n in forms} == forms


def test_a_negative_number_takes_the_form_of_its_size() -> None:
    assert filled(FORMS, n=-1) == "one"


def test_forms_may_hold_gaps_of_their_own() -> None:
    assert filled(SENTENCE, who="you", name="Ada", n=1) == "You bid 1 card."
    assert filled(SENTENCE, who="other", name="Ada", n=3) == "Ada bids 3 cards."
    assert gaps(SENTENCE) == {"who", "name", "n"}


def test_values_are_not_read_as_messages() -> None:
    assert filled("m = { $name }: #", name="{ $n }#") == "{ $n }#: #"


def test_numbers_are_written_as_in_the_language_without_separators() -> None:
    assert filled("m = { $n }", "de", n=1.5) == "1,5"
    assert filled("m = { $n }", "en", n=12345) == "12345"


@pytest.mark.parametrize(
    ("lang", "four", "six"),
    [
        ("en", "7,776", "280,000"),
        ("de", "7.776", "280.000"),
        ("fr", "7\u202f776", "280\u202f000"),
        ("ru", "7776", "280\u00a0000"),
    ],
)
def test_a_count_has_the_separators_of_its_language(
    lang: str, four: str, six: str
) -> None:
    """Russian sets four digits together."""
    said = "m = { NUMBER($n) }"

    assert filled(said, lang, n=7776) == four
    assert filled(said, lang, n=280_000) == six
    assert filled(said, lang, n=776) == "776"


def test_a_message_may_refer_to_a_term_that_refers_to_another() -> None:
    sources = {
        "m": "m = Play { -title }.",
        "-title": "-title = { -name }\u202f!",
        "-name": "-name = Fzzzt",
    }

    assert Bundle("fr", sources).filled("m", {}) == "Play Fzzzt\u202f!."


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="name"):
        filled("m = { $name }")


@pytest.mark.parametrize(
    "text",
    ["m = { $name", "m = a}", "m = { $n ->\n    [one] card\n    }", "m ="],
)
def test_a_broken_message_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="In: "):
        read_entry(text)
