"""What a robot remembers: the rules' words, and the twin's numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from robobid.games.powergrid.robots.memory import Memory, memory_of
from robobid.games.powergrid.rules.actions import Run, runs_of
from robobid.games.powergrid.rules.plants import Fuel, card_named, card_word
from robobid.games.powergrid.table import Table
from robobid.twins.powergrid.box import Box, queue_of, seats_in
from robobid.twins.powergrid.robots.memory import NO_MEMORY, PLANTS, REASONS, STAGES
from robobid.twins.powergrid.table import FUELS

_FUELS: Final = tuple(Fuel)


def write_memory(box: Box, table: Table, it: Any) -> None:
    """What a robot remembers, into the array of a table."""
    memory = memory_of(table)
    it["stage"] = STAGES.index(memory.stage)
    it["memory_bid"] = memory.bid
    it["memory_built"] = memory.built
    it["memory_queue"] = queue_of(memory.queue)
    words = [_word_number(box, memory.stage, word) for word in memory.words]
    it["words_end"] = len(words)
    it["words"][: len(words)] = words
    if table.memory == ():
        it["stage"] = NO_MEMORY


def _word_number(box: Box, stage: str, word: str) -> int:
    name, _, rest = word.partition("/")
    match stage:
        case "plant":
            return box.card_number(card_named(word, box.plants))
        case "market":
            return [market.name for market in box.setup.map.markets].index(word)
        case "fuel":
            return Fuel[name.upper()] + FUELS * REASONS.index(rest)
        case "run":
            plant = card_named(name, box.plants)
            burnt = tuple(Fuel[fuel.upper()] for fuel in rest.split("+") if fuel)
            mix = runs_of(box.plants)[plant].index(Run(plant, burnt))
            return box.card_number(plant) + PLANTS * mix
    if word in box.region_numbers and stage in ("region", "veto"):
        return box.region_numbers[word]
    return box.city_numbers[word]


def read_memory(box: Box, it: Any) -> Memory | tuple[()]:
    """What a robot remembers, as the rules know it."""
    if it["stage"] == NO_MEMORY:
        return ()
    stage = STAGES[it["stage"]]
    numbers = it["words"][it["word"] : it["words_end"]].tolist()
    return Memory(
        stage,
        tuple(_words(box, stage, numbers)),
        seats_in(it["memory_queue"]),
        int(it["memory_bid"]),
        int(it["memory_built"]),
    )


def _words(box: Box, stage: str, numbers: Sequence[int]) -> Iterator[str]:
    map_ = box.setup.map
    for at, number in enumerate(numbers):
        match stage:
            case "plant":
                yield card_word(box.cards[number])
            case "market":
                yield map_.markets[number].name
            case "fuel":
                yield f"{_FUELS[number % FUELS].word}/{REASONS[number // FUELS]}"
            case "run":
                run = runs_of(box.plants)[box.cards[number % PLANTS]][number // PLANTS]
                burnt = "+".join(fuel.word for fuel in run.burnt)
                yield f"{card_word(run.plant)}/{burnt}"
            case "region" | "veto" if at == 0:
                yield map_.regions[number].id
            case _:
                yield map_.cities[number].word
