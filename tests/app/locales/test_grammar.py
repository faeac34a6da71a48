"""Every message with every kind of value in its gaps: what a machine can check.

`make words` writes the same sentences on a page for whoever proofreads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from robobid.app.locales import LANGUAGES, messages
from tools.fillings import UnknownGap, filled, gaps, kind_of

Found = list[tuple[str, str]]

VOWELS = "aàâäæeéèêëiîïoôöœuùûüAÀÂÄÆEÉÈÊËIÎÏOÔÖŒUÙÛÜ"
DECLINED = {
    "de": {"card", "unit", "plant", "plants", "market"},
    "ru": {"cards", "fuel", "tokens", "plant", "plants", "robot", "market"},
}
"""Kinds of nouns that have other forms behind a preposition."""
PREPOSITIONS = {
    "de": "an auf aus bei durch für gegen mit nach ohne um unter von vor zu".split(),
    "ru": "без в для до за из к на о от по под при с у через".split(),
}
PLURALS = {
    "en": "city/cities card/cards point/points robot/robots game/games bot/bots "
    "deal/deals player/players round/rounds widget/widgets house/houses seat/seats",
    "de": "Stadt/Städte Karte/Karten Punkt/Punkte Partie/Partien Runde/Runden "
    "Apparat/Apparate Haus/Häuser Platz/Plätze Bot/Bots",
    "fr": "ville/villes carte/cartes robot/robots partie/parties bot/bots "
    "joueur/joueurs manche/manches maison/maisons place/places",
}
"""Nouns that are counted, one and several."""
RUSSIAN = (
    "город/города/городов карта/карты/карт очко/очка/очков робот/робота/роботов "
    "партия/партии/партий раунд/раунда/раундов раздача/раздачи/раздач "
    "игрок/игрока/игроков дом/дома/домов место/места/мест бот/бота/ботов"
)
"""Those of one, of two to four, and of five or more."""


@cache
def sentences(lang: str) -> tuple[tuple[str, str], ...]:
    return tuple((key, text) for key in messages(lang) for text in filled(lang, key))


def found(lang: str, wrong: str, flags: int = 0) -> Found:
    pattern = re.compile(wrong, flags)
    return [(key, text) for key, text in sentences(lang) if pattern.search(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_every_gap_it_is_known_what_stands_in_it(lang: str) -> None:
    for key, source in messages(lang).items():
        for gap in gaps(source):
            kind_of(key, gap)


def test_a_gap_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(UnknownGap, match="gizmo"):
        kind_of("web-seat-hand", "gizmo")


def test_english_cards_have_an_article_in_a_sentence() -> None:
    cards = (
        r"(?:Fzzzt|Robot Upgrade|(?:Basic|Enhanced|Advanced|Complex|Prototype) unit)\b"
    )
    with_article = re.compile(
        r"(?:\b(?:the|an?|each|every|one) |\d |[:,(+“„→»] ?)$", re.IGNORECASE
    )

    def bare(key: str, text: str) -> bool:
        is_sentence = text.rstrip().endswith((".", "?"))
        for match in re.finditer(rf"{cards}(?! cards?\b|s\b|!)", text):
            before = text[: match.start()]
            if (before or is_sentence) and not with_article.search(before):
                return True
        return False

    names = ("fzzzt-short", "lab-summary-card")  # where they head a line
    ours = [each for each in sentences("en") if not each[0].startswith(names)]
    assert [each for each in ours if bare(*each)] == []


def test_a_german_article_follows_its_preposition() -> None:
    """`auf den Flux-Generator`: the plain form is for what stands before the verb."""
    after = "an auf aus bei durch für gegen mit ohne um von zu".split()

    assert found("de", rf"\b(?:{'|'.join(after)}) der Flux-Generator") == []


def test_german_cards_have_an_article_in_a_sentence() -> None:
    card = r"(?:Einheit „|Fzzzt!-Karte\b|Roboter-Erweiterung\b)"
    before = "|".join(PREPOSITIONS["de"])

    assert found("de", rf"\b(?:{before}) {card}") == []


@pytest.mark.parametrize("lang", ["de", "ru"])
def test_a_noun_behind_a_preposition_is_asked_for_in_its_case(lang: str) -> None:
    behind = re.compile(rf"\b({'|'.join(PREPOSITIONS[lang])}) {{ \$(\w+) }}", re.I)

    plain = [
        (key, match[0])
        for key, source in messages(lang).items()
        for match in behind.finditer(source)
        if kind_of(key, match[2]) in DECLINED[lang]
    ]

    assert plain == []


def test_french_words_lose_their_vowel_before_another() -> None:
    short = "de|le|la|que|je|ne|se|me|te|jusque|lorsque|puisque|quoique"
    exceptions = "onze|oui|Un\\b|un sur"

    assert (
        found("fr", rf"(?<!-)\b(?:{short}) (?!{exceptions})(?=[{VOWELS}])", re.I)
        == found("fr", r"\b[àÀ] [Ll]es? (?=[A-Z])|\b[Dd]e [Ll]es? (?=[A-Z])")
        == []
    )


def test_french_cards_have_an_article_at_the_head_of_a_sentence() -> None:
    card = r"(?:Amélioration robotique|UP \w+|Unité de Production|Fzzzt)"

    assert found("fr", rf"^{card} (?!:).*\.$") == []


@pytest.mark.parametrize("lang", PLURALS)
def test_a_counted_noun_has_its_number(lang: str) -> None:
    pairs = [pair.split("/") for pair in PLURALS[lang].split()]
    ones, several = zip(*pairs, strict=True)
    few = "[01]" if lang == "fr" else "1"
    many = r"(?:[2-9]|\d\d+)" if lang == "fr" else r"(?:0|[2-9]|\d\d+)"
    wrong = rf"{few} (?:{'|'.join(several)})|{many} (?:{'|'.join(ones)})"
    no_count = r"(?<![\d,.–-])(?<!power )(?<!Step )"

    assert found(lang, rf"{no_count}(?:{wrong})\b") == []


def test_a_counted_russian_noun_has_its_form() -> None:
    """Behind prepositions there are others, but none of these stands anywhere."""

    def impossible() -> Iterator[str]:
        for one, few, many in (each.split("/") for each in RUSSIAN.split()):
            yield rf"(?:1|21) {many}"
            yield rf"2 {one}"
            yield rf"[05] (?:{one}|{few})"

    assert found("ru", rf"(?<![\d,.–-])(?:{'|'.join(impossible())})\b") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_empty_doubled_or_out_of_place(lang: str) -> None:
    """No doubled space or stop, no gap left open, no empty brackets or quotes."""
    wrong = (
        r"  |^ | [.,](?:\s|$)|\(\)|“”|„“|«\s*»|: ?[.;]|\.\.(?!\.|/)|[{}]|,,|;;|::|\?\.$"
    )
    code = re.compile(r"sqlite:////\S+|postgresql://\S*|exec:\./\S+|\.\.\.")

    assert [
        (key, text)
        for key, text in sentences(lang)
        if re.search(wrong, code.sub("x", text))
    ] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_and_no_key_is_shown(lang: str) -> None:
    """Nouns come as words: a card's id or a message's key is neither."""
    shown = "|".join({key.partition("-")[0] for key in messages(lang)})

    assert [
        (key, text)
        for key, text in sentences(lang)
        if not key.startswith(("cli-", "error-", "score-how"))
        if re.search(rf"\bb-r\d|\b(?:{shown})\.\w+\.\w|\bstep3\b|\bflux\b", text)
    ] == []
