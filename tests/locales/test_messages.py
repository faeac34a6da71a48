"""Messages with gaps: plural forms by each language's own rules."""

import pytest

from robobid.locales.message import PLURAL_FORMS, filled, gaps, parse, plural


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
    assert {n: plural(lang, n) for n in forms} == forms
    assert set(forms.values()) <= set(PLURAL_FORMS[lang])


def test_a_negative_number_takes_the_form_of_its_size() -> None:
    assert plural("en", -1) == "one"


def test_forms_may_hold_gaps_of_their_own() -> None:
    message = parse(
        "{who, select, you {You bid} other {{name} bids}} "
        "{n, plural, one {# card} other {# cards}}."
    )

    assert filled(message, {"who": "you", "name": "Ada", "n": 1}, "en") == (
        "You bid 1 card."
    )
    assert filled(message, {"who": "other", "name": "Ada", "n": 3}, "en") == (
        "Ada bids 3 cards."
    )
    assert gaps(message) == {("who", "select"), ("name", ""), ("n", "plural")}


def test_values_are_not_read_as_messages() -> None:
    assert filled(parse("{name}: #"), {"name": "{n}#"}, "en") == "{n}#: #"


@pytest.mark.parametrize(
    "text",
    ["{name", "a}", "{n, plural, one {# card}}", "{n, ordinal, other {#}}"],
)
def test_a_broken_message_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="in "):
        parse(text)
