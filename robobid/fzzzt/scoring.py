"""Scoring: the points of the robots, and a bonus for the widgets they can make.

EN "Scoring", DE "Wertung", FR "Décompte des Points", RU "Подсчёт очков".
The best allocation is found exactly; `docs/why.md` says how, and what it costs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from operator import attrgetter
from sys import maxsize
from typing import Final, NamedTuple, TypeAlias

from robobid.fzzzt.cards import SYMBOLS, Card


class Score(NamedTuple):
    """What a player's cards come to, and how the robots lie on the units."""

    basic: int
    bonus: int
    total: int
    robots: int
    """How many robot cards the player has: in a tie, fewer are better (F6.6)."""
    allocation: tuple[tuple[Card, tuple[Card, ...]], ...]
    """Each unit with its robots: those that lay there, then those put there now."""
    widgets: tuple[int, ...]
    """How many widgets each unit makes, in the same order."""


_Layout: TypeAlias = Sequence[tuple[Card, Sequence[Card]]]
"""Units, each with the robots that lie on it."""


def best_score(
    units: Mapping[Card, Sequence[Card]],
    free: Iterable[Card],
    *,
    fzzzt_counts_as_robot: bool,
) -> Score:
    """The score with all free robots allocated as well as can be (F6.2, F6.7).

    The robots that lie on the units already stay there (F5.3).
    In what order the cards are given makes no difference.
    """
    cards = list(free)
    layout = [(unit, sorted(fixed, key=_ID)) for unit, fixed in units.items()]
    layout.sort(key=lambda item: item[0].id)
    robots = [card for card in cards if card.is_robot]
    # Robots with few symbols come first, since they can go to few places.
    robots.sort(key=lambda robot: (len(robot.symbols), robot.id))
    widgets = _best_plan(layout, robots).widgets
    finished = _allocate(layout, robots, widgets)
    cards += chain.from_iterable([fixed for _, fixed in layout])
    return _score(cards, finished, widgets, fzzzt_counts_as_robot)


def best_total(units: Mapping[Card, Sequence[Card]], free: Iterable[Card]) -> int:
    """The total of `best_score` alone, for those who think ahead and need no more."""
    cards = list(free)
    robots = [card for card in cards if card.is_robot]
    plan = _best_plan(list(units.items()), robots)
    return basic_score(chain(cards, *units.values())) + plan.bonus


def score_of_layout(
    units: Mapping[Card, Sequence[Card]],
    rest: Iterable[Card],
    *,
    fzzzt_counts_as_robot: bool,
) -> Score:
    """The score of robots laid out by hand, none of them moved (F6.7).

    Only which of its symbols a robot counts for is still chosen, as well as can be.
    """
    layout = [(unit, tuple(sorted(units[unit], key=_ID))) for unit in units]
    layout.sort(key=lambda item: item[0].id)
    widgets = [widgets_of(unit, robots) for unit, robots in layout]
    cards = [*rest, *chain.from_iterable(robots for _, robots in layout)]
    return _score(cards, layout, widgets, fzzzt_counts_as_robot)


def places(scores: Sequence[Score]) -> list[int]:
    """Everybody's place: most points, then fewest robots, then shared (F6.6)."""
    ranks = [(-score.total, score.robots) for score in scores]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def basic_score(cards: Iterable[Card]) -> int:
    """The points of all robots, wherever they are; a Fzzzt costs one (F6.1)."""
    return sum([card.points for card in cards])


def widgets_of(unit: Card, robots: Iterable[Card]) -> int:
    """How many widgets a unit makes of the robots on it (F6.3).

    A widget takes a robot for each symbol, and a robot counts for one of its own.
    So n widgets can be made if any k of the unit's symbols are on n times k robots.
    """
    symbols = _mask(unit.symbols)
    if not _is_worth_making(unit):
        return 0
    masks = [_mask(robot.symbols) for robot in robots if robot.is_robot]
    return min(
        sum(mask & some > 0 for mask in masks) // some.bit_count()
        for some in _SETS[1:]
        if some & symbols == some
    )


def bonus_of(unit: Card, widgets: int) -> int:
    """Each widget scores in full (F6.4); a unit without one costs its points (F6.5)."""
    return unit.points * widgets if widgets else -unit.points


def robot_cards(cards: Iterable[Card], *, fzzzt_counts_as_robot: bool) -> int:
    """How many robots break a tie: upgrades are some, in RU a Fzzzt is too (F6.6)."""
    kinds = [card.kind for card in cards]
    fzzzts = kinds.count("fzzzt") if fzzzt_counts_as_robot else 0
    return kinds.count("robot") + kinds.count("upgrade") + fzzzts


def _score(
    cards: Sequence[Card],
    layout: Sequence[tuple[Card, tuple[Card, ...]]],
    widgets: Sequence[int],
    fzzzt_counts_as_robot: bool,
) -> Score:
    basic = basic_score(cards)
    bonus = sum([bonus_of(unit, widgets[i]) for i, (unit, _) in enumerate(layout)])
    robots = robot_cards(cards, fzzzt_counts_as_robot=fzzzt_counts_as_robot)
    return Score(basic, bonus, basic + bonus, robots, tuple(layout), tuple(widgets))


def _is_worth_making(unit: Card) -> bool:
    """No deck of ours has units without symbols or points, but anyone's may."""
    return unit.points > 0 and bool(unit.symbols)


_ID: Final = attrgetter("id")


# --- What there is, and what is needed --------------------------------------------
#
# Widgets can be made if, for each set of symbols, enough free robots have one of them
# (Hall's theorem). The four symbols have 16 sets, so what the free robots offer, and
# what a unit needs of them for its widgets, are 16 counts each. We keep them in one
# int, side by side, each below a guard bit: to take a need from the supply is one
# subtraction, and a guard bit that is gone says that robots are missing.

_BITS: Final = 20
_GUARD: Final = 1 << (_BITS - 1)
_COUNT: Final = _GUARD - 1
_SETS: Final = range(1 << len(SYMBOLS))
"""The sets of symbols as ints, with a bit for each symbol; the empty one is 0."""


def _counts(counts: Iterable[int]) -> int:
    """A count for each set of symbols, side by side in one int."""
    return sum(count << _BITS * some for some, count in enumerate(counts))


def _count_of(some: int, counts: int) -> int:
    """The count of one set of symbols."""
    return counts >> _BITS * some & _COUNT


_GUARDS: Final = _counts(_GUARD for _ in _SETS)
_HALF_GUARDS: Final = _GUARDS >> 1
_OFFERS: Final = [_counts(some & mask > 0 for some in _SETS) for mask in _SETS]
"""What a robot with these symbols offers: itself to each set that it has one of."""
_WIDGET_NEEDS: Final = [
    _counts((some & mask).bit_count() for some in _SETS) for mask in _SETS
]
"""What a widget of these symbols needs, if no robot lies on its unit."""
_COUNTS_WITH: Final = [
    _counts(_COUNT * (some >> bit & 1) for some in _SETS) for bit in range(len(SYMBOLS))
]
"""For each symbol, where the counts of the sets with it are."""


@lru_cache
def _mask(symbols: tuple[str, ...]) -> int:
    """A set of symbols as an int."""
    return sum(1 << SYMBOLS.index(symbol) for symbol in symbols)


def _need(widgets: int, symbols: int, fixed: Sequence[int]) -> int:
    """What some widgets need of the free robots, beside the fixed ones.

    Of a set of symbols, n widgets need n times its size, less the fixed robots that
    have one of them; and no less than of any smaller set, the empty one included.
    """
    # Half a guard on top keeps the counts above 0 until the smaller sets are seen.
    need = widgets * _WIDGET_NEEDS[symbols] + _HALF_GUARDS
    for mask in fixed:
        need -= _OFFERS[mask]
    for bit, with_symbol in enumerate(_COUNTS_WITH):
        if symbols >> bit & 1:
            # Raise each count to that of the set without the symbol, all at once.
            without = need << (_BITS << bit) & with_symbol
            guards = ((need | _GUARDS) - without) & _GUARDS
            higher = guards - (guards >> (_BITS - 1))
            need = need & higher | without & ~higher
    return need - _HALF_GUARDS


_Choice: TypeAlias = tuple[int, int, int, int]
"""What a unit could do: its profit, the bonus, the widgets, and what they need."""


@lru_cache(maxsize=1 << 14)
def _choices(
    symbols: int, points: int, fixed: tuple[int, ...], most: int
) -> tuple[_Choice, ...]:
    """All that a unit could make, from 0 to the most widgets; robots cost nothing."""
    choices = [(-points, -points, 0, 0)]
    need = 0
    for widgets in range(1, most + 1):
        # Once all fixed robots have work, each further widget needs the same.
        if widgets <= len(fixed):
            need = _need(widgets, symbols, fixed)
        else:
            need += _WIDGET_NEEDS[symbols]
        choices.append((points * widgets, points * widgets, widgets, need))
    return tuple(choices)


def _feasible(
    unit: Card, fixed: Sequence[Card], supply: int, robots: int
) -> Sequence[_Choice]:
    """What a unit could make if it had all free robots for itself."""
    if not _is_worth_making(unit):
        return _choices(0, unit.points, (), 0)
    symbols = _mask(unit.symbols)
    masks = tuple(sorted([_mask(c.symbols) & symbols for c in fixed])) if fixed else ()
    # Rounded up, so that the choices are known from other endings more often.
    most = ((robots | 7) + len(masks)) // len(unit.symbols)
    choices = _choices(symbols, unit.points, masks, most)
    for number, choice in enumerate(choices):
        if (supply - choice[3]) & _GUARDS != _GUARDS:
            return choices[:number]
    return choices


# --- How many widgets to make -----------------------------------------------------


class _Plan(NamedTuple):
    """How many widgets each unit makes, and what bonus that scores."""

    bonus: int
    widgets: list[int]


_NO_PLAN: Final = _Plan(-maxsize, [])
_PATIENCE: Final = 150
"""To search so long costs about as much as to find prices."""


def _best_plan(layout: _Layout, free: Sequence[Card]) -> _Plan:
    """The numbers of widgets that score most together (F6.7).

    Most endings are settled soon, as if robots cost nothing; for the others we find
    prices, which leave little to search.
    """
    supply = _GUARDS + sum([_OFFERS[_mask(robot.symbols)] for robot in free])
    units = [_feasible(unit, fixed, supply, len(free)) for unit, fixed in layout]
    wanted = sum([choices[-1][3] for choices in units])
    if (supply - wanted) & _GUARDS == _GUARDS:  # There is enough for all.
        most = [choices[-1] for choices in units]
        return _Plan(sum([choice[1] for choice in most]), [c[2] for c in most])
    plan, settled = _search(units, supply, _NO_PRICES, _NO_PLAN, _PATIENCE)
    if not settled:
        prices, guess = _market(units, supply)
        priced = [_at_prices(choices, prices) for choices in units]
        plan, _ = _search(priced, supply, prices, max(plan, guess), maxsize)
    return plan


def _search(
    units: Sequence[Sequence[_Choice]],
    supply: int,
    prices: _Prices,
    best: _Plan,
    patience: int,
) -> tuple[_Plan, bool]:
    """The best plan, if it beats the one known; and was there patience to be sure?

    Imagine that all our robots are sold at some prices, and that the units buy those
    that they need. Whatever the prices, no plan can score more than the robots fetch
    and each unit can profit. So units make up their minds one by one, and when even
    that much from those to come would not beat the best plan, we try another way.
    """
    # Where the second-best choice loses most, there is least to try: those come first.
    losses = [
        choices[-2][0] - choices[-1][0] if len(choices) > 1 else -maxsize
        for choices in units
    ]
    order = sorted(range(len(units)), key=losses.__getitem__)
    guards = _GUARDS
    shares = prices.shares
    free_of_charge = not prices.of
    widgets = [0] * len(units)
    seen: dict[tuple[int, int], int] = {}
    best_bonus, best_widgets = best
    goal = (best_bonus + 1) * shares
    calls = 0

    def decide(
        depth: int,
        supply: int,
        bonus: int,
        profits: int,
        hope: int,
        left: list[Sequence[_Choice]],
    ) -> None:
        """Try all choices of the first unit left; the others hope for so much."""
        nonlocal best_bonus, best_widgets, goal, calls
        calls += 1
        if not free_of_charge:
            if seen.get((depth, supply), -maxsize) >= bonus:
                return  # We were here with the same robots left, and no fewer points.
            seen[depth, supply] = bonus
        unit, others = order[depth], left[1:]
        for profit, scored, made, need in left[0]:
            bound = gained = profits + profit
            if gained + hope < goal or calls > patience:
                return
            rest = supply - need
            if rest & guards != guards:
                continue
            widgets[unit] = made
            if not others:
                if bonus + scored > best_bonus:
                    best_bonus, best_widgets = bonus + scored, widgets.copy()
                    goal = (best_bonus + 1) * shares
                continue
            # What the others cannot afford now, they need not think of any more.
            fitting = []
            for choices in others:
                while (rest - choices[0][3]) & guards != guards:
                    choices = choices[1:]
                bound += choices[0][0]
                fitting.append(choices)
            if bound < goal:
                continue
            if free_of_charge and len(fitting) == 1:
                # The last unit makes all it can, and the bound is the bonus.
                widgets[order[depth + 1]] = fitting[0][0][2]
                best_bonus, best_widgets = bound, widgets.copy()
                goal = bound + 1
            else:
                hope_left = bound - gained - fitting[0][0][0]
                decide(depth + 1, rest, bonus + scored, gained, hope_left, fitting)

    best_first = [units[unit][::-1] for unit in order]
    hope = sum([choices[0][0] for choices in best_first[1:]])
    decide(0, supply, 0, prices.value(supply), hope, best_first)
    return _Plan(best_bonus, best_widgets), calls <= patience


class _Prices(NamedTuple):
    """What each robot costs that has a symbol of a set, in shares of a point."""

    shares: int
    """How many shares make a point."""
    of: dict[int, int]

    def value(self, counts: int) -> int:
        """What so many robots cost."""
        return sum([price * _count_of(some, counts) for some, price in self.of.items()])


_NO_PRICES: Final = _Prices(1, {})


def _at_prices(choices: Sequence[_Choice], prices: _Prices) -> list[_Choice]:
    """The choices with what they profit, the best last; of equals, more widgets."""
    return sorted(
        (bonus * prices.shares - prices.value(need), bonus, widgets, need)
        for _, bonus, widgets, need in choices
    )


def _market(units: Sequence[Sequence[_Choice]], supply: int) -> tuple[_Prices, _Plan]:
    """Prices at which the units together want just the robots that there are.

    They come from the linear programme in which a widget may be made in part. Any
    prices would do, and these give the search its lowest bound; the widgets that the
    programme makes in full are a plan to begin with.
    """
    # A column is a run of further widgets of a unit that score and need the same.
    columns: list[list[int]] = []
    for unit, choices in enumerate(units):
        for fewer, more in pairwise(choices):
            step = [unit, more[1] - fewer[1], more[3] - fewer[3]]
            if columns and columns[-1][:3] == step:
                columns[-1][3] += 1
            else:
                columns.append([*step, 1])
    # A row is a set of symbols of which the units might want too many.
    wanted = sum([choices[-1][3] for choices in units])
    sets = [some for some in _SETS if _count_of(some, wanted) > _count_of(some, supply)]
    made, shares, prices = _simplex(
        gains=[gain for _, gain, _, _ in columns],
        rows=[[_count_of(some, need) for _, _, need, _ in columns] for some in sets],
        limits=[_count_of(some, supply) for some in sets],
        most=[most for *_, most in columns],
    )
    parts = [0] * len(units)
    for (unit, *_), amount in zip(columns, made, strict=True):
        parts[unit] += amount
    plan = [choices[parts[unit] // shares] for unit, choices in enumerate(units)]
    of = {some: price for some, price in zip(sets, prices, strict=True) if price}
    bonus = sum(choice[1] for choice in plan)
    return _Prices(shares, of), _Plan(bonus, [choice[2] for choice in plan])


def _simplex(
    gains: list[int], rows: list[list[int]], limits: list[int], most: list[int]
) -> tuple[list[int], int, list[int]]:
    """Maximise gains * x, with rows * x <= limits and 0 <= x <= most.

    Gives x and the prices of the rows, both as whole numbers of shares, and how many
    shares make a whole. All arithmetic is in whole numbers: the tableau is kept
    multiplied by its last pivot, so that every division comes out even.
    """
    width, height = len(gains), len(rows)
    tableau = [
        [*row, *(int(i == j) for j in range(height)), limit]
        for i, (row, limit) in enumerate(zip(rows, limits, strict=True))
    ]
    goals = [*gains, *[0] * (height + 1)]
    basis = list(range(width, width + height))
    flipped = [False] * width
    whole = 1

    def flip(column: int) -> None:
        """Count a variable down from its upper bound instead of up from 0."""
        flipped[column] = not flipped[column]
        for row in (*tableau, goals):
            row[-1] -= row[column] * most[column]
            row[column] = -row[column]

    # The method might go round in circles; then we take the prices that we have.
    for _ in range(10 * (width + height)):
        enter = max(range(width + height), key=goals.__getitem__)
        if goals[enter] <= 0:
            break
        # How far can it grow until it, or a variable of the basis, meets a bound?
        leave = None
        reach, per = (most[enter], 1) if enter < width else (1, 0)
        for i, row in enumerate(tableau):
            room, slope = row[-1], row[enter]
            if slope < 0 and basis[i] < width:
                room, slope = most[basis[i]] * whole - room, -slope
            if slope > 0 and room * per < reach * slope:
                leave, reach, per = i, room, slope
        if leave is None:
            flip(enter)
            continue
        if tableau[leave][enter] < 0:
            flip(basis[leave])
            tableau[leave] = [-entry for entry in tableau[leave]]
        pivot_row = tableau[leave]
        pivot = pivot_row[enter]
        for row in (*tableau, goals):
            if row is not pivot_row:
                times = row[enter]
                row[:] = [
                    (pivot * a - times * b) // whole
                    for a, b in zip(row, pivot_row, strict=True)
                ]
        basis[leave] = enter
        whole = pivot

    amounts = [0] * (width + height)
    for column, row in zip(basis, tableau, strict=True):
        amounts[column] = row[-1]
    for column in range(width):
        if flipped[column]:
            amounts[column] = most[column] * whole - amounts[column]
    return amounts[:width], whole, [max(0, -goal) for goal in goals[width:-1]]


# --- Which robots make them -------------------------------------------------------


_Place: TypeAlias = tuple[list[Card], list[int]]
"""For a symbol of a unit: the robots on the unit, and who could stand for it."""


def _allocate(
    layout: _Layout, free: Sequence[Card], widgets: Sequence[int]
) -> list[tuple[Card, tuple[Card, ...]]]:
    """Each unit with its fixed robots, then with the free ones that its widgets take.

    Each symbol of each widget takes a robot that has it; where all of those are taken,
    one of them changes to another place, which may make one more change, and so on.
    """
    free_with: dict[str, list[int]] = {symbol: [] for symbol in SYMBOLS}
    for i, robot in enumerate(free):
        for symbol in robot.symbols:
            free_with[symbol].append(i)
    taken: dict[int, _Place] = {}

    def missing_after(place: _Place, missing: int) -> int:
        """Take the robots that are missing; how many are still?"""
        for i in place[1]:
            if i not in taken:
                taken[i] = place
                missing -= 1
                if not missing:
                    return 0
        while missing and make_room(place, set()):
            missing -= 1
        return missing

    def make_room(place: _Place, asked: set[int]) -> bool:
        for i in place[1]:
            if i not in asked:
                asked.add(i)
                if i not in taken or make_room(taken[i], asked):
                    taken[i] = place
                    return True
        return False

    # First the fixed robots, as many as can be, and then the free ones.
    finished = []
    symbol_places = []
    next_fixed = len(free)  # The fixed robots are counted on from the free ones.
    for (unit, fixed), made in zip(layout, widgets, strict=True):
        robots = list(fixed)
        finished.append((unit, robots))
        for symbol in unit.symbols if made else ():
            missing = made
            place: _Place = (robots, [])
            if fixed:
                for i, robot in enumerate(fixed, next_fixed):
                    if symbol in robot.symbols:
                        place[1].append(i)
                missing = missing_after(place, made)
            symbol_places.append((place, symbol, missing))
        next_fixed += len(fixed)
    for place, symbol, _ in symbol_places:
        place[1].extend(free_with[symbol])
    for place, _, missing in symbol_places:
        if missing:
            missing_after(place, missing)
    for i, robot in enumerate(free):
        if i in taken:
            taken[i][0].append(robot)
    return [(unit, tuple(robots)) for unit, robots in finished]
