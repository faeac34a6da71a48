"""Puzzles, and deals that everybody may play."""

from __future__ import annotations

from robobid.app.hosting import wire
from robobid.app.hosting.games.directory import offer_named
from robobid.app.hosting.problems import not_found
from robobid.app.hosting.routes.endpoint import Call, Endpoint
from robobid.app.hosting.tables.daily_deal import set_up_deal
from robobid.app.hosting.wire.present import table_info
from robobid.app.puzzles.deals import Deal
from robobid.app.puzzles.puzzle import Choice
from robobid.app.puzzles.shelf import Explained, explained, shipped, with_id
from robobid.bots import levels_of
from robobid.core.errors import Unsupported
from robobid.narration.message import Told


async def list_puzzles(call: Call) -> wire.PuzzleList:
    """What puzzles a game has, and how hard they are."""
    return await call.written(puzzle_lines, call.path["game"])


async def show_puzzle(call: Call) -> wire.PuzzleInfo:
    """A puzzle as whoever solves it sees it, with its solution."""
    return await call.written(puzzle_named, call.path["game"], call.path["puzzle"])


def puzzle_lines(game: str) -> wire.PuzzleList:
    """The puzzles of a game; of another one there are none."""
    try:
        lines = [
            wire.PuzzleLine(id=each.id, theme=each.theme, level=each.level + 1)
            for each in shipped(game)
        ]
        return wire.PuzzleList(puzzles=lines, bots=[*levels_of(game)])
    except Unsupported as error:
        raise not_found(error) from error


def puzzle_named(game: str, id_: str) -> wire.PuzzleInfo:
    """A puzzle with everything that is shown of it, if there is one."""
    try:
        return puzzle_info(explained(game, with_id(shipped(game), id_)))
    except Unsupported as error:
        raise not_found(error) from error


def puzzle_info(told: Explained) -> wire.PuzzleInfo:
    """A puzzle with everything that is shown of it."""
    puzzle, game, (table, view, _) = told.puzzle, told.game, told.opened
    offer = offer_named(game.name)
    teller = offer.teller(table, puzzle.seat)
    return wire.PuzzleInfo(
        id=puzzle.id,
        game=game.name,
        tags=game.tags(table),
        seat=puzzle.seat,
        view=view,
        notes=offer.notes(view),
        rules=teller.rules(view),
        theme=told.theme.name,
        level=puzzle.level + 1,
        futures=puzzle.futures,
        choices=[
            _choice(puzzle.choices[at], told.courses[at].told, is_best=at == 0)
            for at in told.asked
        ],
        standing=told.standing,
        why=told.theme.why,
    )


def _choice(choice: Choice, told: Told, *, is_best: bool) -> wire.PuzzleChoice:
    low, high = choice.interval
    return wire.PuzzleChoice(
        told=told,
        best=is_best,
        chance=choice.chance,
        low=low,
        high=high,
    )


async def play_deal(call: Call) -> wire.TableInfo:
    """A table alone with bots, where chance gives everybody the same."""
    asked = call.body
    offer_named(asked.game)
    deal = Deal.named(asked.game, asked.deal)
    head = await set_up_deal(call.hub, deal, asked.name, call.browser, call.address)
    return table_info(head, call.browser, call.hub.here(head.code))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/puzzles/{game}",
        answer=list_puzzles,
        summary="The puzzles of a game, by theme and difficulty",
        returns=wire.PuzzleList,
        problems=(404,),
        cached=True,
        is_long=True,
    ),
    Endpoint(
        method="GET",
        path="/api/puzzles/{game}/{puzzle}",
        answer=show_puzzle,
        summary="A puzzle: the table, the choices, and how surely each of them wins",
        returns=wire.PuzzleInfo,
        problems=(404,),
        is_long=True,
        is_question=True,
    ),
    Endpoint(
        method="POST",
        path="/api/deals",
        answer=play_deal,
        summary="Play a deal alone against bots: the same luck for all who do",
        takes=wire.NewDeal,
        example={"game": "fzzzt", "deal": "2026-11-17", "name": "Ann"},
        returns=wire.TableInfo,
        problems=(404, 409),
        names_browser=True,
    ),
)
