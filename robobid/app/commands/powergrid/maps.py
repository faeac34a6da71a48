"""`robobid maps`: lists the maps, checks a map file, and exports one to be changed."""

from __future__ import annotations

import argparse
import json as json_text
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from robobid.app.commands.language import meta, say
from robobid.app.commands.options import add_language, set_run
from robobid.app.locales import Say
from robobid.app.locales.phrases import titled
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.app.terminal.screen import Screen
from robobid.app.terminal.voice import speaker
from robobid.games.powergrid.files.mapfile import (
    load_map,
    standard_map,
    standard_text,
    text_of,
)
from robobid.games.powergrid.rules.maps import MAP_NAMES, Map
from robobid.games.powergrid.rules.tables import FIGURES, SEAT_COUNTS
from robobid.narration.message import Named


def add_arguments(word: argparse.ArgumentParser) -> None:
    """Listing, checking and exporting maps of Power Grid."""
    word.add_argument(
        "name", nargs="?", metavar=meta("NAME|FILE"), help=say("cli.maps.name")
    )
    word.add_argument("--json", action="store_true", help=say("cli.maps.json"))
    add_language(word)
    set_run(word, f"{__name__}:show_maps")


def show_maps(*, name: str | None, json: bool, lang: str | None) -> int:
    """All maps, or one of them; as JSON, the file itself, which can be changed."""
    say = speaker(lang)
    if name is None:
        show_all(say, json=json)
        return 0
    is_ours = name in MAP_NAMES
    map_ = standard_map(name) if is_ours else load_map(Path(name))
    if json:
        print(standard_text(name) if is_ours else text_of(Path(name)), end="")
        return 0
    Screen().show([*lines_of(say, map_)])
    return 0


def show_all(say: Say, *, json: bool) -> None:
    """A line for each map that ships."""
    maps = [standard_map(name) for name in MAP_NAMES]
    if json:
        print(json_text.dumps([_figures(map_) for map_ in maps], ensure_ascii=False))
        return
    speech = PowerGridSpeech(say)
    lines = [
        f"{m.id:16}{speech.map_name(m)}, {say('powergrid.maps.line', **_counts(m))}"
        for m in maps
    ]
    Screen().show([say("powergrid.maps.title"), "", *lines])


def lines_of(say: Say, map_: Map) -> Iterator[str]:
    """What a map is: its size, its regions, and for how many it can be played."""
    speech = PowerGridSpeech(say)
    yield say("powergrid.maps.good", map=map_.id, name=speech.map_name(map_))
    yield say("powergrid.maps.line", **_counts(map_))
    for region in map_.regions:
        cities = [
            speech.words(Named("city", city.word, name=city.name))
            for city in map_.cities
            if city.region == region.id
        ]
        name = f"{region.id} ({speech.region(region.id)})"
        yield f"  {titled(say, name, ', '.join(cities))}"
    for seats in SEAT_COUNTS:
        count = len(map_.choices(FIGURES[seats].regions))
        yield "  " + say("powergrid.maps.seats", seats=seats, n=count)


def _counts(map_: Map) -> dict[str, int]:
    return {
        "regions": len(map_.regions),
        "cities": len(map_.cities),
        "links": len(map_.links),
    }


def _figures(map_: Map) -> dict[str, Any]:
    return {"id": map_.id, "name": map_.name, **_counts(map_)}
