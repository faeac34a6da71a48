"""How the mechanic thinks, compiled as it stands in `robobid.twins.plain.fzzzt`."""

from __future__ import annotations

from typing import Final

from robobid.twins import jit, judgement, powers
from robobid.twins.fzzzt import auction, sets, table
from robobid.twins.fzzzt.mechanic import knowledge, plan
from robobid.twins.jit import compiled
from robobid.twins.plain.fzzzt import bids, building, rivals, worth

_ASKED: Final = (sets, knowledge, plan, auction, table, jit)

_judging: Final = compiled(judgement, powers)
_worth: Final = compiled(
    worth, _judging, *_ASKED, apart=("recall_holdings", "worth_of")
)
_rivals: Final = compiled(
    rivals,
    _judging,
    _worth,
    *_ASKED,
    apart=("judge_everybody", "judge_rival", "chance_to_win"),
)
_bidding: Final = compiled(
    bids, _judging, _rivals, _worth, *_ASKED, apart=("choose_bid", "list_bids")
)
_building: Final = compiled(
    building, _judging, _worth, *_ASKED, apart=("find_step_to_best",)
)

rounds_to_come: Final = _worth.rounds_to_come
recall_holdings: Final = _worth.recall_holdings
worth_of: Final = _worth.worth_of
judge_everybody: Final = _rivals.judge_everybody
chance_to_win: Final = _rivals.chance_to_win
choose_bid: Final = _bidding.choose_bid
list_bids: Final = _bidding.list_bids
denied_to_all: Final = _bidding.denied_to_all
power_at_place: Final = _bidding.power_at_place
cost_of: Final = _judging.cost_of
price_of_power: Final = _judging.price_of_power
choose_step: Final = _building.choose_step
