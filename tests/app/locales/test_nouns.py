"""Nouns have cases, numbers and genders: no sentence dodges them."""

import pytest

from robobid.app.locales import words
from robobid.app.locales.bundle import Bundle
from robobid.app.locales.noun import Noun
from robobid.app.terminal.party import robot_name
from robobid.narration.message import Named, Several, Value, seat_named, told
from robobid.narration.powergrid.nouns import fuel_named, plant_named, tokens_named
from tests.narration.spoken import speaker


def spoken(lang: str, key: str, **values: Value) -> str:
    """A sentence of Power Grid at a table of Ann and a robot."""
    robot = robot_name(words(lang), 1)
    return speaker("powergrid", lang, ["Ann", robot]).sentence(told(key, **values))


ANN, ROBOT = seat_named(0, None), seat_named(1, None)
YOU = seat_named(0, 0)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ann buys 3 oil, 2 garbage for 9."),
        ("de", "Ann kauft 3 Öl, 2 Müll für 9."),
        ("fr", "Ann achète 3 pétroles, 2 déchets pour 9."),
        ("ru", "Ann покупает 3 нефти, 2 мусора за 9."),
    ],
)
def test_fuels_have_a_number(lang: str, sentence: str) -> None:
    tokens = tokens_named([0, 3, 2, 0])

    found = spoken(
        lang, "powergrid.event.fuel_bought", name=ANN, tokens=tokens, payment=9
    )

    assert found == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "You name Essen for Robot B."),
        ("de", "Du nennst Essen für Roboter B."),
        ("fr", "Tu désignes Essen pour Robot B."),
        ("ru", "Ты называешь город Essen для робота B."),
    ],
)
def test_robots_have_a_case(lang: str, sentence: str) -> None:
    city = Named("city", "Nowhere", name="Essen")

    found = spoken(lang, "powergrid.event.city_named", name=YOU, city=city, robot=ROBOT)

    assert found == sentence


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (Named("city", "Essen", name="Essen"), "Les villes autour d’Essen sont"),
        (Named("city", "Kiel", name="Kiel"), "Les villes autour de Kiel sont"),
        (Named("city", "Le-Havre", name="Le Havre"), "Les villes autour du Havre sont"),
    ],
)
def test_the_french_de_goes_before_a_vowel(name: Named, sentence: str) -> None:
    found = spoken("fr", "hint.powergrid_first_city", city=name)

    assert found.startswith(sentence)


@pytest.mark.parametrize(
    ("lang", "plant", "sentence"),
    [
        ("de", "13", "Ann kauft Kraftwerk 13 für 20."),
        ("de", "flux", "Ann kauft den Flux-Generator für 20."),
        ("fr", "flux", "Ann achète le Flux Generator pour 20."),
        ("ru", "13", "Ann покупает электростанцию 13 за 20."),
        ("ru", "flux", "Ann покупает генератор Flux за 20."),
    ],
)
def test_plants_have_a_case(lang: str, plant: str, sentence: str) -> None:
    key = "powergrid.event.plant_bought"

    found = spoken(lang, key, name=ANN, plant=plant_named(plant), payment=20)

    assert found == sentence


@pytest.mark.parametrize(
    ("plant", "part"),
    [("13", "электростанцию 13: у неё"), ("flux", "генератор Flux: у него")],
)
def test_what_is_said_of_a_plant_has_its_gender(plant: str, part: str) -> None:
    found = spoken("ru", "powergrid.reason.opens_largest", plant=plant_named(plant))

    assert part in found


@pytest.mark.parametrize(
    ("fuel", "part"),
    [("coal", "une unité de charbon"), ("uranium", "une unité d’uranium")],
)
def test_french_resources_have_their_preposition(fuel: str, part: str) -> None:
    key = "powergrid.event.fuel_lost"

    assert part in spoken("fr", key, name=ANN, fuel=fuel_named(fuel))


def test_a_list_is_in_the_case_of_its_sentence() -> None:
    sources = {"m": 'm = без { NOUN($plants, case: "genitive") }'}
    speaks = speaker("powergrid", "ru", ["Ann"])
    both = speaks.words(Several((plant_named("13"), plant_named("flux")), "and"))

    found = Bundle("ru", sources).filled("m", {"plants": both})

    assert found == "без электростанции 13 и генератора Flux"


def test_what_is_no_noun_stays_as_it_is() -> None:
    sources = {
        "m": 'm = { NOUN($name, case: "genitive") } { GENDER($name) ->\n   *[x] x\n }'
    }

    assert Bundle("ru", sources).filled("m", {"name": "Ann"}) == "Ann x"


def test_a_noun_is_a_text_in_its_plain_form() -> None:
    noun = words("ru").noun("powergrid.fuel.oil")

    assert isinstance(noun, Noun)
    assert f"{noun}" == "нефть"
    assert noun.form("instrumental") == "нефтью"
    assert noun.gender == "feminine"


def test_cities_are_called_as_on_their_map_or_by_their_russian_name() -> None:
    koln = Named("city", "Koln", name="Köln")

    assert speaker("powergrid", "de", []).words(koln) == "Köln"
    assert speaker("powergrid", "ru", []).words(koln) == "Кёльн"


@pytest.mark.parametrize(
    ("key", "card", "sentence"),
    [
        (
            "hint.bid_what_is_left",
            Named("unit", "prototype"),
            "Mehr hast du nicht: Energie 3 für die Einheit „Prototyp“.",
        ),
        (
            "hint.pay_least_missed",
            Named("card", "fzzzt"),
            "Die Fzzzt!-Karte wird dir am wenigsten fehlen.",
        ),
        (
            "hint.pay_least_missed",
            Named("robot", "b-r1-01"),
            "Pip wird dir am wenigsten fehlen.",
        ),
    ],
)
def test_cards_have_an_article_in_german(key: str, card: Named, sentence: str) -> None:
    told_by = speaker("fzzzt", "de", ["Ann", "Bob"])

    assert told_by.sentence(told(key, card=card, power=3)) == sentence


@pytest.mark.parametrize(
    ("lang", "card", "sentence"),
    [
        ("en", Named("unit", "basic"), "Ann wins the Basic unit with 6."),
        ("en", Named("robot", "b-r1-01"), "Ann wins Pip with 6."),
        ("de", Named("unit", "basic"), "Ann ersteigert die Einheit „Einfach“ mit 6."),
        ("fr", Named("unit", "basic"), "Ann remporte l’UP basique avec 6."),
        ("ru", Named("unit", "basic"), "Ann получает стандартную схему за 6."),
    ],
)
def test_a_card_that_is_won_has_its_article(
    lang: str, card: Named, sentence: str
) -> None:
    told_by = speaker("fzzzt", lang, ["Ann"])

    found = told_by.sentence(told("fzzzt.event.card_won", name=ANN, card=card, power=6))

    assert found == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ann bids 2 Fzzzts and a Robot Upgrade: 3"),
        ("de", "Ann bietet 2 Fzzzt!-Karten und die Roboter-Erweiterung: 3"),
        ("fr", "Ann mise 2 cartes Fzzzt et l’Amélioration robotique\u00a0: 3"),
        ("ru", "Ann ставит 2 карты Фаззт и робота с апгрейдом: 3"),
    ],
)
def test_cards_that_are_counted_have_a_plural(lang: str, sentence: str) -> None:
    cards = Several((Named("card", "fzzzt", 2), Named("card", "upgrade")), "and")

    found = speaker("fzzzt", lang, ["Ann"]).sentence(
        told("fzzzt.event.bid_revealed", name=ANN, cards=cards, power=3)
    )

    assert found == sentence
