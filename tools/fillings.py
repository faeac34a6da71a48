"""What can stand in the gaps of messages: every kind of value, with awkward samples.

A gap has the kind of its name, unless its message is named with another kind. A gap
that is in neither table is an error: whoever adds one says here what will stand in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any, Final

from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from robobid.app.locales import messages, words
from robobid.app.locales.bundle import read_entry
from robobid.app.terminal.party import robot_name
from robobid.app.terminal.speaker import Speaker
from robobid.games.powergrid.rules.plants import Fuel
from robobid.narration.message import Named, Several, Value

COUNTS: Final = (0, 1, 2, 5, 21)
PEOPLE: Final = ("Ann", "Bob", "Élise", "Iris", "Otto")
"""Most begin with a vowel, before which French words lose theirs."""
KINDS: Final[dict[str, str]] = {
    "count": """
        after all amount at basic before behind belt bid bonus bytes capacity chance
        cities column cost costs could count days deals decisions done due end exit
        fzzzt games hidden hours income least left less lessons level levels limit
        broken line newest tables
        links loss lost marked mechanic minutes missed money more most most_peripherals
        moved n needed next number of other other_chance page pages payment
        peripherals pile place planned players points port power price puzzles rank
        robots round rounds seconds seed solved spanner spare spread step step2 sum
        supplied takes theirs times total tried units usual votes winning workers worth
        kept
    """,
    "figure": """
        ahead base base_price base_wins change change_price change_wins difference
        each error even high low margin reach speed
    """,
    "person": "b c chief first host leader name neighbour rival second seat",
    "people": "names order",
    "who": "leader_who neighbour_who who",
    "card": "card",
    "cards": "cards",
    "unit": "unit",
    "symbols": "symbols",
    "plant": "plant",
    "plants": "plants",
    "fuel": "fuel resource",
    "fuels": "fuels",
    "tokens": "tokens",
    "region": "region",
    "regions": "regions",
    "market": "market",
    "city": "city",
    "towns": "path",
    "robot": "robot",
    "bot": "bot one own stronger weaker",
    "bots": "bots others",
    "game": "game",
    "map": "map maps",
    "edition": "edition",
    "piece": "piece",
    "does": "does",
    "choice": "action best better hint move options played told what",
    "word": """
        address server answer anyway argument_name box by choices code command counts
        date deal deck deeds default difficulty editions example expected field file
        form found grade id key kind last letter matches meaning message mine mode
        module day kernel label named near needs new numbers option package part pass
        phase pieces places state
        problem prog program puzzle query quit reading result reward said seats
        seen since sure
        setting sign sizes source star switch table tag text theme time title typed
        use value variable view wanted word words worker allowed mark zone link stop
    """,
    "peripheral": "peripheral",
    "effect": "effect",
    "why": "why",
    "rule": "excluded rule",
    "bids": "bids",
    "reason": "reason",
    "fact": "fact",
    "gain": "gain",
}
"""The kinds, and the names of the gaps that they fill."""
ELSEWHERE: Final[dict[str, str]] = {
    r"error-cities_too_few:regions": "regions",
    r"error-\w+:(allowed|edition|found)": "word",
    r"(arena|lab|simulate)-.*:(games|players|planned)": "several",
    r"arena-verdict-deals:deals": "several",
    r"(balance-played|census-.*|ratings-at|stopped-\w+):n": "several",
    r"worth-(?!of|seat|hand|round).*:n": "several",
    r"balance-played:deals": "several",
    r"error-(bad_numbers:games|cards_hidden:\w+|player_count:\w+)": "several",
    r"error-(cities_too_few|holdings_count|plants_too_few):\w+": "several",
    r"error-(region_count|seat_count):\w+": "several",
    r"error-(large_\w+|market_too_long|too_many_robots):most": "several",
    r"error-no_house_left:most": "several",
    r"error-(large_deck):most_peripherals": "several",
    r"error-(small_deck|too_many_seats|wrong_line_up):players": "several",
    r"error-bad_(json|message|request):reason": "word",
    r"error-no_(database|driver):reason": "word",
    r"error-no_pyodide:version": "word",
    r"cli-site-done:size": "figure",
    r"fzzzt-(card-\w+|unit-\w+)-counted:n": "several",
    r"fzzzt-rule-F(3-3|4-11|5-5)(-\w+)?:\w+": "several",
    r"fzzzt-anecdote-came_home:n": "several",
    r"fzzzt-anecdote-came_home:card": "own_card",
    r"fzzzt-event-personal_cards:cards": "own_cards",
    r"hint-powergrid_(ahead|few):games": "several",
    r"hint-powergrid_build_wait:n": "several",
    r"powergrid-(coach-.*|rule-.*):(end|step2)": "several",
    r"powergrid-coach-full:plants": "several",
    r"powergrid-(event-cities_struck|option-end|option-no_end):n": "several",
    r"powergrid-reason-no_house_left:cities": "several",
    r"powergrid-rule-A3-4:plants": "several",
    r"terminal-continue-several:n": "several",
    r"web-powergrid-do-cities_then:(end|n)": "several",
    r"web-setup-(follows|powergrid_follows):\w+": "several",
    r"powergrid-if_offered-not:why": "rule",
    r"error-income_lost:best": "count",
    r"powergrid-choice-strike:n": "several",
    r"powergrid-order-keep:cities": "towns",
    r"error-deck_too_hard:(robots|units)": "several",
    r"cli-argparse-did_you_mean:name": "word",
    r"(arena-.*|error-same_\w+):other": "bot",
    r"(cli-seats-also|error-link_\w+):(one|other)": "word",
    r"error-neighbour_unknown:(other|region)": "word",
    r"error-(city_of_other_region|region_(color|not_here|twice)):region": "word",
    r"error-unknown_region:region": "word",
    r"error-(city_(in_no_region|of_other_region|twice)|link_to_nowhere):city": "word",
    r"error-(city_without_link|unknown_city):city": "word",
    r"error-discount_for_nobody:(city|resource)": "word",
    r"error-(?!card_not_in_hand).*:card": "word",
    r"error-(plant_is_needed|plant_is_there|unknown_plant):plant": "count",
    r"error-(no_such_class|file_of_other|named_twice):name": "word",
    r"error-(player_count|unknown_edition):edition": "word",
    r"error-(large_map|too_few_pieces|unknown_map):map": "word",
    r"error-(piece_needs_one_robot|pieces_clash):piece": "word",
    r"error-(peripheral_on_line|unknown_peripheral):peripheral": "word",
    r"error-(address_in_use):host": "word",
    r"error-bad_regions:regions": "regions",
    r"error-bad_(days_off|night):most": "several",
    r"web-notices-hook_\w+:host": "word",
    r"error-values_fit:error": "word",
    r"(daily-row):seats": "count",
    r"(balance|worth|census)-.*:(level|rival)": "word",
    r"(web-rail|terminal-rail)-card:cards?": "count",
    r"web-build-no_symbol:robot": "card",
    r"(choice|error|fzzzt|hint-(build|layout)).*:robot": "builder",
    r"(terminal-hint|web-(build|hint)).*:robot": "builder",
    r"(powergrid-(ask|help)|terminal)-.*:done": "word",
    r"web-helper-lies_on:robot": "builder",
    r"ratings-remove:robot": "word",
    r"hint-bid_low_to_save:better": "card",
    r"lab-powergrid-.*:card": "plant",
    r"lab-(powergrid-)?summary-seat.*:seat": "count",
    r"lab-title:change": "word",
    r"powergrid-lay-.*:seat": "word",
    r"powergrid-(event-seats_drawn):seats": "people",
    r"powergrid-(maps-line|rule-A1-1):regions": "count",
    r"(learn-robots-builds|powergrid-next-builds):cities": "towns",
    r"powergrid-(board-via|event-city_struck):cities": "towns",
    r"(powergrid-since-houses|web-powergrid-do-built):cities": "towns",
    r"(powergrid-board-via|web-powergrid-do-path(_from)?):path": "count",
    r"(cli-(compiling|learn-course)|powergrid-(maps-good|piece)|worth-of):name": "word",
    r"(web-setup-own_remove):name": "word",
    r"(cli-bots|web-score-.*):names": "word",
    r"(saved-game|terminal-continue-.*|web-mine-code|web-replay-round):round": "round",
    r"saved-game:players": "people",
    r"told-(list_end|sentences):(first|second|last)": "word",
    r"puzzles-why-powergrid-.*:other": "choice",
    r"puzzles-because:why": "reason_of_puzzle",
    r"puzzles-fact-powergrid-end:rival": "count",
    r"puzzles-standing-fzzzt:points": "points_each",
    r"puzzles-standing-powergrid:seats": "earnings",
    r"analysis-level(_range)?:(level|low|high)": "bot",
    r"powergrid-(excluded):why": "rule",
    r"fzzzt-coach-tie_\w+:why": "tie",
    r"web-score-(how|spoken):who": "person",
    r"web-powergrid-picked-(attach|discard):what": "plant",
    r"web-powergrid-picked-drop:what": "fuel",
    r"web-powergrid-picked-market:what": "market",
    r"web-powergrid-picked-region:what": "region",
    r"web-powergrid-picked-(choose|mark|stay|strike|take|veto):what": "city",
    r"web-(helper-rule|pieces-one_each):piece": "word",
    r"powergrid-decide-.*:options": "towns",
    r"arena-verdict-(ahead.*|deals):least": "figure",
}
"""Gaps, as `message:gap`, in which something else stands than their name says."""
_KIND_OF: Final = {gap: kind for kind, gaps in KINDS.items() for gap in gaps.split()}
_UNITS: Final = ("", "prototype", "basic", "enhanced", "advanced", "complex")
_CARDS: Final = (
    Named("robot", "b-r1-01"),
    Named("card", "fzzzt"),
    Named("card", "upgrade"),
    Named("mechanic", "3"),
    *(Named("unit", each) for each in _UNITS),
)
_PLANTS: Final = (
    Named("plant", "13"),
    *(Named("card", card) for card in ("flux", "transformer", "step3")),
)
_CITIES: Final = (
    Named("city", "Essen", name="Essen"),
    Named("city", "Aachen", name="Aachen"),
    Named("city", "Le-Havre", name="Le Havre"),
    Named("city", "Koln", name="Köln"),
)


class UnknownGap(LookupError):
    """A gap of which nobody has said what stands in it."""


def kind_of(key: str, gap: str) -> str:
    """What kind of value stands in a gap of a message.

    >>> kind_of("error-cards_hidden", "cards"), kind_of("choice-bid", "cards")
    ('count', 'cards')
    """
    for pattern, kind in ELSEWHERE.items():
        if re.fullmatch(pattern, f"{key}:{gap}"):
            return kind
    if gap not in _KIND_OF:
        raise UnknownGap(f"what stands in {gap} of {key}?")
    return _KIND_OF[gap]


def _several(*items: Named) -> Several:
    return Several(items, "and")


def _with(say: Any, game: str, *values: Value) -> tuple[Any, ...]:
    return tuple(map(Speaker(say, game).words, values))


def _said(lang: str, keys: str) -> tuple[str, ...]:
    """Messages that stand inside others, each filled once."""
    return tuple(
        next(filled(lang, key)) for key in messages(lang) if re.fullmatch(keys, key)
    )


def _people(lang: str) -> tuple[str, ...]:
    say = words(lang)
    ends = [say("told.list_end", first=a, last=b) for a, b in pairwise(PEOPLE)]
    return (PEOPLE[0], *ends)


_FUELS: Final = tuple(Named("fuel", fuel.word) for fuel in Fuel)
_VALUES: Final[dict[str, Callable[[str], tuple[Any, ...]]]] = {
    "count": lambda _: COUNTS,
    "figure": lambda _: ("2.5", "7"),
    "word": lambda _: ("X7",),
    "who": lambda _: ("you", "other"),
    "person": lambda lang: (*PEOPLE, robot_name(words(lang), 1)),
    "people": _people,
    "robot": lambda lang: tuple(robot_name(words(lang), seat) for seat in (0, 1)),
    "several": lambda _: COUNTS[2:],
    "builder": lambda lang: _with(words(lang), "fzzzt", _CARDS[0], _CARDS[2]),
    "own_card": lambda lang: _with(words(lang), "fzzzt", _CARDS[0]),
    "own_cards": lambda lang: _with(words(lang), "fzzzt", _several(*_CARDS[:1])),
    "card": lambda lang: _with(words(lang), "fzzzt", *_CARDS),
    "cards": lambda lang: _with(
        words(lang),
        "fzzzt",
        *map(_several, _CARDS),
        _several(Named("card", "fzzzt", 2), Named("card", "upgrade"), _CARDS[0]),
        _several(Named("unit", "basic", 2), Named("unit", "advanced", 5)),
    ),
    "unit": lambda lang: _with(
        words(lang), "fzzzt", *(Named("unit", each) for each in _UNITS)
    ),
    "symbols": lambda lang: _with(
        words(lang), "fzzzt", Several((Named("symbol", "bolt"), Named("symbol", "oil")))
    ),
    "plant": lambda lang: _with(words(lang), "powergrid", *_PLANTS),
    "plants": lambda lang: _with(
        words(lang), "powergrid", *map(_several, _PLANTS), _several(*_PLANTS[:2])
    ),
    "fuel": lambda lang: _with(words(lang), "powergrid", *_FUELS),
    "fuels": lambda lang: _with(words(lang), "powergrid", _several(*_FUELS[:2])),
    "tokens": lambda lang: _with(
        words(lang),
        "powergrid",
        *(
            Several((Named("fuel", one.word, n), Named("fuel", other.word, 1)))
            for one, other in zip(Fuel, reversed(Fuel), strict=True)
            for n in COUNTS[1:]
        ),
    ),
    "region": lambda lang: _with(
        words(lang), "powergrid", Named("region", "blue"), Named("region", "red")
    ),
    "regions": lambda lang: _with(
        words(lang),
        "powergrid",
        _several(Named("region", "blue"), Named("region", "red")),
    ),
    "market": lambda lang: _with(
        words(lang), "powergrid", Named("market", "north"), Named("market", "south")
    ),
    "city": lambda lang: _with(words(lang), "powergrid", *_CITIES),
    "towns": lambda lang: _with(
        words(lang), "powergrid", *map(_several, _CITIES), _several(*_CITIES)
    ),
    "bot": lambda lang: (words(lang)("bot.apprentice"), words(lang)("bot.engineer")),
    "bots": lambda lang: (words(lang)("bot.apprentice"), words(lang)("bot.engineer")),
    "game": lambda lang: (words(lang)("fzzzt.title"), words(lang)("powergrid.title")),
    "map": lambda lang: (words(lang)("powergrid.map.italy"),),
    "edition": lambda lang: (words(lang)("fzzzt.edition.en"),),
    "round": lambda lang: (words(lang).noun("fzzzt.round", round=3),),
    "piece": lambda lang: _said(lang, r"powergrid-piece-[A-Z]\d-name"),
    "does": lambda lang: _said(lang, r"powergrid-piece-[A-Z]\d-does"),
    "choice": lambda lang: _said(lang, r"(choice|powergrid-option)-\w+"),
    "why": lambda lang: _said(lang, r"powergrid-reason-\w+"),
    "rule": lambda lang: _said(lang, r"powergrid-excluded-\w+"),
    "fact": lambda lang: _said(lang, r"puzzles-fact-powergrid-\w+"),
    "gain": lambda lang: _said(lang, r"powergrid-compare-(gains|loses|same)"),
    "reason_of_puzzle": lambda lang: _said(lang, r"puzzles-why-powergrid-\w+"),
    "points_each": lambda lang: _said(lang, r"puzzles-standing-seat"),
    "earnings": lambda lang: _said(lang, r"puzzles-standing-earns"),
    "tie": lambda lang: _said(lang, r"fzzzt-event-tie-\w+"),
    "bids": lambda lang: _said(lang, r"powergrid-next-bid"),
    "reason": lambda lang: _said(lang, r"error-(no_such_file|field_missing)"),
    "peripheral": lambda lang: _said(lang, r"fzzzt-device-\w+"),
    "effect": lambda lang: _said(lang, r"fzzzt-peripheral-\w+"),
}


@cache
def values(lang: str, kind: str) -> tuple[Any, ...]:
    """All samples of a kind, in the words of a language."""
    return _VALUES[kind](lang)


class _Gaps(Visitor):
    def __init__(self, source: str) -> None:
        self.names: set[str] = set()
        self.visit(read_entry(source))

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def gaps(source: str) -> tuple[str, ...]:
    """The names of a message's gaps; a noun's case is none."""
    return tuple(sorted(_Gaps(source).names - {"case"}))


def fillings(lang: str, key: str) -> Iterator[dict[str, Any]]:
    """Values for all gaps of a message, until each sample has stood in its gap."""
    names = gaps(messages(lang)[key])
    samples = {name: values(lang, kind_of(key, name)) for name in names}
    most = max(map(len, samples.values()), default=1)
    # Whoever reads is told of in one half of them, whatever else there is.
    for turn in range(2 if any(name.endswith("who") for name in names) else 1):
        for at in range(most):
            yield {
                name: each[(turn if name.endswith("who") else at) % len(each)]
                for name, each in samples.items()
            }


def filled(lang: str, key: str) -> Iterator[str]:
    """A message in all ways that it can be said, as a sentence begins."""
    say = words(lang)
    for given in fillings(lang, key):
        yield say(key, **given)
