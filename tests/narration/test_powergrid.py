"""Power Grid is told once for all: what belongs together, reasons, maps, the end."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from robobid.app.locales import LANGUAGES
from robobid.core.errors import Illegal
from robobid.core.events import Event
from robobid.core.outcome import outcome_of
from robobid.games.powergrid.files.mapfile import standard_map
from robobid.games.powergrid.game import POWER_GRID
from robobid.games.powergrid.robots import events as r
from robobid.games.powergrid.rules import events as e
from robobid.games.powergrid.rules.maps import MAP_NAMES
from robobid.games.powergrid.rules.plants import Fuel
from robobid.games.powergrid.text.arrange import Holding
from robobid.narration.powergrid import PowerGridTeller
from robobid.narration.powergrid.nouns import tokens_named
from tests.narration.spoken import heard, speaker
from tests.powergrid.builders import a_table

NAMES = ("Ann", "Gisela", "Waldo")
ANN = PowerGridTeller(standard_map("germany"), you=0)
"""Ann sits in the first seat; Gisela and Waldo are robots."""


def told(*events: Event, lang: str = "en") -> list[str]:
    return heard(ANN, speaker("powergrid", lang, NAMES), events)


# -- what belongs together ------------------------------------------------------------


def test_tokens_bought_one_after_another_are_one_sentence() -> None:
    coal = e.FuelBought(0, Fuel.COAL, 3)

    assert told(coal, coal, e.FuelBought(0, Fuel.OIL, 4)) == [
        "You buy 2 coal, 1 oil for 10."
    ]


def test_a_robots_reason_stands_for_what_it_does_and_is_given_once() -> None:
    values = {"city": "Koln", "cost": 14}
    why = r.RobotDid(1, "B6", "builds_cheapest", values)
    house = e.HouseBuilt(1, "Koln", 4, 10)

    assert told(why, house) == [
        "Gisela (B6, without limit) builds in Köln, the cheapest city, for 14."
    ]
    assert told(house) == ["Gisela builds in Köln for 10 + 4 = 14."]


def test_a_robots_tokens_are_one_sentence_for_each_reason() -> None:
    def bought(reason: str, payment: int) -> list[Event]:
        values = {"fuel": "coal", "price": payment}
        did = r.RobotDid(1, "R1", reason, values)
        return [did, e.FuelBought(1, Fuel.COAL, payment)]

    events = bought("buys_needed", 1) + bought("buys_needed", 2)

    assert told(*events, *bought("buys_cheap", 3)) == [
        "Gisela (R1, cheap stock) buys what its plants need for one production.",
        "Gisela buys 2 coal for 3.",
        "Gisela (R1, cheap stock) buys whatever costs less than 5.",
        "Gisela buys 1 coal for 3.",
    ]


def test_cities_that_one_seat_strikes_out_are_one_sentence() -> None:
    """A few by their names, many by their number; another seat's are told apart."""

    def struck(seat: int, *cities: str) -> list[Event]:
        return [r.CityStruck(seat, 1, city) for city in cities]

    many = ("Kiel", "Bremen", "Hannover", "Hamburg", "Koln")
    assert told(*struck(0, "Kiel", "Koln"), *struck(2, "Bremen")) == [
        "You strike Kiel and Köln out for Gisela.",
        "Waldo strikes Bremen out for Gisela.",
    ]
    assert told(*struck(0, *many)) == ["You strike 5 cities out for Gisela."]


def test_seats_that_are_drawn_are_told_once_as_the_final_seating() -> None:
    """Gisela sat next to Ann until Waldo was drawn between them."""
    gisela, waldo = r.SeatDrawn(1, 0, (0, 1)), r.SeatDrawn(2, 0, (0, 2, 1))

    assert told(gisela) == ["Gisela sits clockwise next to you."]
    assert told(gisela, waldo) == ["Around the table, clockwise: you, Waldo, Gisela."]


def test_every_event_of_the_game_has_its_sentence() -> None:
    values = {
        "seat": 0,
        "plant": 13,
        "bid": 15,
        "payment": 15,
        "card": 21,
        "fuel": Fuel.GARBAGE,
        "city": "Koln",
        "region": "red",
        "market": "",
        "robot": 1,
        "behind": 1,
        "piece": "F2",
        "seating": (0, 1),
        "regions": ("red",),
        "order": (0, 1),
        "round": 2,
        "step": 2,
        "cards": (13,),
        "path": 0,
        "place": 10,
        "burnt": (),
        "supplied": 2,
        "income": 22,
        "tokens": (1, 0, 0, 0),
        "money": (1, 2),
        "places": (1, 2),
        "reason": "buys_cheap",
        "values": {},
    }
    silent = [e.TurnEnded]
    kinds = [
        kind
        for module in (e, r)
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    ]
    for kind in kinds:
        fields = {name: values[name] for name in names_of(kind)}
        for lang in LANGUAGES:
            texts = told(kind(**fields), lang=lang)
            assert len(texts) == (kind not in silent), kind
            for text in texts:
                assert text[0].isupper(), text
                assert "powergrid." not in text
                assert "{" not in text


def names_of(kind: Any) -> list[str]:
    return [field.name for field in fields(kind)]


# -- sentences ------------------------------------------------------------------------


def test_you_are_in_the_right_case_where_somebody_else_acts() -> None:
    sits = r.SeatDrawn(1, 0, (0, 1))
    values = {"cities": 5, "leader": 0}
    waits = r.RobotDid(1, "", "builds_as_leader", values)

    assert [told(sits, lang=lang)[0] for lang in LANGUAGES] == [
        "Gisela sits clockwise next to you.",
        "Gisela sitzt im Uhrzeigersinn neben dir.",
        "Gisela prend place à ta gauche.",
        "Gisela сидит по часовой стрелке сразу после тебя.",
    ]
    last = [told(waits, lang=lang)[0].split()[-1] for lang in LANGUAGES]
    assert last == ["you.", "du.", "tiennes.", "тебя."]


@pytest.mark.parametrize(
    ("lang", "cities", "sentence"),
    [
        ("en", 1, "is paid for 1 city: 22 elektro."),
        ("de", 1, "wird für 1 Stadt bezahlt: 22 Elektro."),
        ("fr", 1, "est payé pour 1 ville\u00a0: 22 elektro."),
        ("ru", 1, "получает за 1 город: 22 электро."),
        ("ru", 2, "получает за 2 города: 22 электро."),
        ("ru", 5, "получает за 5 городов: 22 электро."),
    ],
)
def test_one_city_is_not_one_cities(lang: str, cities: int, sentence: str) -> None:
    values = {"cities": cities, "income": 22}

    (text,) = told(r.RobotDid(1, "", "ran_enough", values), lang=lang)

    assert text == f"Gisela {sentence}"


# -- the end --------------------------------------------------------------------------


def verdict(*results: tuple[int, int, int]) -> list[str]:
    names = ("points", "money", "cities")
    outcome = outcome_of([dict(zip(names, each, strict=True)) for each in results])
    speaks = speaker("powergrid", "en", NAMES)
    return [speaks.sentence(each) for each in ANN.verdict(outcome)]


@pytest.mark.rule("P-A9.2")
def test_a_win_that_is_fully_shared_is_not_given_to_most_cities() -> None:
    """The page used to name most cities as what broke the tie."""
    assert verdict((5, 30, 6), (5, 30, 6), (5, 30, 5)) == [
        "Everything is equal, so they share the win: you and Gisela."
    ]


def test_the_verdict_says_what_broke_a_tie() -> None:
    assert verdict((5, 1, 1), (4, 9, 9)) == ["You win with 5 supplied cities."]
    assert verdict((5, 30, 6), (5, 40, 6)) == [
        "A tie at 5 supplied cities: you and Gisela.",
        "The tie is broken by money: 40 elektro.",
        "Gisela wins with 5 supplied cities.",
    ]
    assert verdict((5, 30, 7), (5, 30, 6)) == [
        "A tie at 5 supplied cities: you and Gisela.",
        "The money is equal too; the tie is broken by the number of cities: 7.",
        "You win with 5 supplied cities.",
    ]


def test_an_outcome_is_known_when_the_game_is_over() -> None:
    holdings = Holding(money=50), Holding(money=50), Holding(money=3)

    assert POWER_GRID.outcome(a_table(*holdings, phase="building")) is None
    outcome = POWER_GRID.outcome(a_table(*holdings, phase="over"))

    assert outcome is not None
    assert (outcome.winners, outcome.by, outcome.tied) == ((0, 1), "shared", (0, 1, 2))


# -- rules and maps -------------------------------------------------------------------


def rules(map_: str, phase: str, **position: Any) -> tuple[list[str], list[str]]:
    """The rules that matter in a phase, and the others."""
    view = POWER_GRID.view(a_table(map=map_, phase=phase, **position), 0)
    speaks = speaker("powergrid", "en", NAMES)
    found = PowerGridTeller(standard_map(map_), you=0).rules(view)
    now, others = (
        [speaks.sentence(rule.told) for rule in each]
        for each in (found.now, found.others)
    )
    return now, others


def test_both_changes_of_benelux_are_told() -> None:
    now, _ = rules("benelux", "auction", order=(0, 1, 2))

    assert [rule for rule in now if "smallest plant" in rule] == [
        "In steps 1 and 2 the smallest plant of the future market may be bought too "
        "if it burns nothing.",
        "In phase 5 of steps 1 and 2 the smallest plant also leaves the game, "
        "and two are drawn.",
    ]


def test_the_plants_set_aside_in_spain_and_portugal_are_told() -> None:
    now, others = rules("spain-portugal", "building", order=(0, 1, 2))

    assert (
        "Set aside at the start, and put on top of the stack when step 2 begins: "
        "plant 18, plant 22 and plant 27."
    ) in now
    assert any(rule.startswith("Nuclear plants are only for") for rule in others)


@pytest.mark.parametrize("map_", MAP_NAMES)
def test_what_is_special_about_a_map_is_always_told(map_: str) -> None:
    special = PowerGridTeller(standard_map(map_)).peculiarities()
    facts = standard_map(map_)
    differs = (
        facts.discounts
        or facts.nuclear_regions
        or facts.without_plants
        or facts.step2_plants
        or facts.clean_future_is_actual
        or len(facts.markets) > 1
    )
    speaks = speaker("powergrid", "en", NAMES)

    assert bool(special) == bool(differs)
    for phase in ("auction", "resources", "building", "income"):
        told = [rule for part in rules(map_, phase, order=(0, 1, 2)) for rule in part]
        assert {speaks.sentence(each) for each in special} <= set(told)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "3 coal, 1 oil, 2 garbage"),
        ("de", "3 Kohle, 1 Öl, 2 Müll"),
        ("fr", "3 charbons, 1 pétrole, 2 déchets"),
        ("ru", "3 угля, 1 нефть, 2 мусора"),
    ],
)
def test_resources_are_counted_in_every_language(lang: str, told: str) -> None:
    assert speaker("powergrid", lang, NAMES).words(tokens_named([3, 1, 2, 0])) == told


@pytest.mark.parametrize(
    ("lang", "city", "sentence"),
    [
        ("fr", "Le-Havre", "Tu construis au Havre pour 10."),
        ("fr", "La-Rochelle", "Tu construis à La Rochelle pour 10."),
        ("ru", "Le-Havre", "Ты строишь в городе Гавр за 10."),
    ],
)
def test_a_citys_article_goes_into_its_preposition(
    lang: str, city: str, sentence: str
) -> None:
    teller = PowerGridTeller(standard_map("france"), you=0)
    heard_there = heard(
        teller, speaker("powergrid", lang, NAMES), [e.HouseBuilt(0, city, 0, 10)]
    )

    assert heard_there == [sentence]


@pytest.mark.parametrize(
    ("lang", "plant", "sentence"),
    [
        ("en", "13", "Plant 13 is not yours. Choose from: 8, the Flux Generator."),
        ("de", "flux", "Der Flux-Generator gehört dir nicht. Wähle aus: 8, "),
        ("fr", "flux", "Le Flux Generator n’est pas à toi."),
        ("ru", "flux", "Генератор Flux не твой."),
    ],
)
def test_a_refusal_names_plants_as_people_do(
    lang: str, plant: str, sentence: str
) -> None:
    error = Illegal("plant_not_owned", "no", plant=plant, allowed="8, flux")

    refused = PowerGridTeller(standard_map("germany"), you=0).refusal(error)

    assert speaker("powergrid", lang, NAMES).sentence(refused).startswith(sentence)


def test_a_refusal_that_allows_nothing_has_no_empty_gap() -> None:
    error = Illegal("plant_not_owned", "no", plant="8", allowed=())

    refused = PowerGridTeller(standard_map("germany"), you=0).refusal(error)

    assert speaker("powergrid", "en", NAMES).sentence(refused).endswith(": –.")
