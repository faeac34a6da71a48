"""Power Grid for the session: its questions, answers, news and table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.text import Text

from robobid.app.locales import messages
from robobid.app.locales.phrases import as_sentence
from robobid.app.terminal import paint
from robobid.app.terminal.host import Party, Size, TellingHost
from robobid.app.terminal.paint import Block, fitted, wrapped
from robobid.app.terminal.powergrid import market
from robobid.app.terminal.powergrid.answers import actions_from
from robobid.app.terminal.powergrid.board import board, news_lines, plain_board, rail
from robobid.app.terminal.powergrid.choices import name_of, told
from robobid.app.terminal.powergrid.country import country
from robobid.app.terminal.powergrid.defaults import GAME, default
from robobid.app.terminal.powergrid.people import players
from robobid.app.terminal.powergrid.speech import PowerGridSpeech
from robobid.app.terminal.voice import Line
from robobid.bots import hint
from robobid.core.decisions import Decision, seat_letter
from robobid.core.errors import RobobidError
from robobid.core.outcome import Outcome
from robobid.core.record import Record
from robobid.games.powergrid.rules.actions import Pass, StrikeCity
from robobid.games.powergrid.rules.offers import is_one_choice
from robobid.games.powergrid.variants import SetUp
from robobid.games.powergrid.view import View
from robobid.narration import Teller
from robobid.narration.powergrid import PowerGridTeller

MAP: Final = "m"
_KEYS: Final = {
    "?": "help",
    "h": "hint",
    "u": "undo",
    "l": "log",
    "t": "table",
    "coach": "coach",
    MAP: "map",
    "q": "quit",
}


def host(record: Record[Any], party: Party) -> PowerGridHost:
    """The host of a game."""
    speech = party.voice(PowerGridSpeech)
    return PowerGridHost(speech, record.table.setup, party.people, party.width)


class PowerGridHost(TellingHost[PowerGridSpeech]):
    """Power Grid at a terminal: secret is only money, if it is hidden."""

    commands = (MAP,)

    def __init__(
        self, speech: PowerGridSpeech, setup: SetUp, people: int, width: int
    ) -> None:
        super().__init__(speech, PowerGridTeller(setup.map, speech.you))
        self.has_secrets = people > 1 and not setup.open_money
        self._width = width

    def question(self, view: View, decision: Decision) -> str:
        return question(self.voice, view, decision)

    def actions(self, line: str, view: View, decision: Decision) -> Sequence[Any]:
        return actions_from(line, view, decision, self.voice)

    def help(self, view: View, decision: Decision) -> list[str]:
        return [*help_lines(self.voice, view, decision), *self.rules_now(view)]

    def hint(self, view: View, decision: Decision) -> list[str]:
        return hint_lines(self.voice, self.teller, view, decision)

    def command(self, word: str, view: View) -> Sequence[Any]:
        return country(self.voice, view, self._width)

    def table(
        self,
        view: View,
        decision: Decision,
        old: list[Line],
        new: list[Line],
        size: Size,
    ) -> Block:
        return board(self.voice, view, decision, new, size)

    def plain_table(self, view: View, decision: Decision) -> Sequence[Any]:
        return plain_board(self.voice, view, decision)

    def public(self, view: View, new: list[Line], size: Size) -> Block:
        speech, width = self.voice, size.width
        lines = [rail(speech, view, width), *news_lines(new, width), Text()]
        lines += [*market.plants(speech, view, width), *market.fuel(speech, view)]
        return [*lines, *players(speech, view, width), Text()]

    def final(self, view: View, outcome: Outcome, width: int) -> Block:
        return final_block(self.voice, outcome, self.verdict(outcome), width)


def final_block(
    speech: PowerGridSpeech, outcome: Outcome, verdict: Iterable[str], width: int
) -> Block:
    """Everybody's place, supplied cities, money and cities; and the verdict."""
    results = [tuple(result.values()) for result in outcome.results]
    places = [1 + sum(other > result for other in results) for result in results]
    title = f" {speech.say('terminal.final.title')}"
    bar = fitted(paint.badge(title, paint.RAIL + paint.BOLD), width, paint.RAIL)
    lines = [bar, Text()]
    for seat in sorted(range(len(places)), key=lambda at: (places[at], at)):
        supplied, money, cities = results[seat]
        first = places[seat] == 1
        line = Text(" ").append(f" {places[seat]} ", paint.SPARK if first else "")
        line.append(f" {seat_letter(seat)} ", paint.SEATS[seat])
        line.append_text(fitted(Text(f" {speech.player(seat)}"), 20))
        values = {"n": supplied, "money": money, "cities": cities}
        line.append(f" {speech.say('powergrid.final.result', **values)}")
        lines.append(fitted(line, min(line.cell_len, width)))
    lines.append(Text())
    for words in verdict:
        lines += [Text(" ") + line for line in wrapped(words, width - 2, "  ")]
    return lines


def help_lines(speech: PowerGridSpeech, view: View, decision: Decision) -> list[str]:
    """What can be typed now, and what comes after it: every rule that matters now."""
    say = speech.say
    known = messages(say.lang)
    kind = decision.kind if f"powergrid.help.{decision.kind}" in known else "choose"
    lines = [say(f"powergrid.help.{kind}", done=say("terminal.done"))]
    for key, name in _KEYS.items():
        lines.append(f"  {key}  {say(f'powergrid.key.{name}')}")
    lines.append(f"  ? ...  {say('terminal.help.look_up', example='A3.4')}")
    return [*lines, "", say("powergrid.help.rules")]


def hint_lines(
    speech: PowerGridSpeech,
    teller: Teller,
    view: View,
    decision: Decision,
) -> list[str]:
    """A hint in two sentences: what to do, and the reason."""
    advice = hint(GAME, view, decision)
    stays = is_one_choice(decision) and StrikeCity(advice.values["city"])
    action = name_of(speech, view, stays or advice.action)
    return [
        speech.say("powergrid.hint", action=action),
        speech.tell(teller.hint(advice.reason, advice.values)),
    ]


def question(speech: PowerGridSpeech, view: View, decision: Decision) -> str:
    """The question of a decision, and the sensible answer."""
    say = speech.say
    is_stay = is_one_choice(decision)
    kind = "stay" if is_stay else decision.kind
    if kind == "open" and Pass() not in decision.options:
        kind = "open_first"  # nobody passes in round 1 (A3.2)
    kind = kind if _is_known(speech, kind) else "choose"
    values: dict[str, object] = {"done": say("terminal.done")}
    values["pass"] = say("powergrid.word.pass")
    values["robot"] = _robot(speech, view)
    if view.auction:
        values["plant"] = speech.card(view.auction.plant)
        values["bid"] = view.auction.bid
    ask = as_sentence(say(f"powergrid.ask.{kind}", **values))
    try:
        actions = default(view, decision)
        if is_stay:
            actions = [stays for stays in decision.options if stays not in actions]
        answer = told(speech, view, actions)
    except RobobidError:
        return ask
    return f"{ask} {say('powergrid.ask.enter', answer=answer)}"


def _robot(speech: PowerGridSpeech, view: View) -> str:
    """The robot that something is chosen for."""
    robots = [player.seat for player in view.players if player.pieces is not None]
    now = view.turn if view.turn in robots else next(iter(robots), None)
    return "" if now is None else speech.players[now]


def _is_known(speech: PowerGridSpeech, kind: str) -> bool:
    return f"powergrid.ask.{kind}" in messages(speech.say.lang)
