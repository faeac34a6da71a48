"""The numbers by which bots judge, by the rules and in the twins.

Other numbers make another player, who wants and fears other things.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from robobid.twins.plain.powers import power


class Judgement(NamedTuple):
    """What a player of Fzzzt! likes and fears; worth is in points at the end."""

    power_worth: float = 0.3
    """What a point of power buys in every round that is still to come."""
    dull_power: float = 1.0
    """A card of this power makes a hand neither stronger nor weaker."""
    hope: float = 0.7
    """How much of what a robot may yet earn it will earn."""
    lone_robot: float = 1.0
    """What a robot may yet earn that fits no unit of ours."""
    typical_worth: float = 4.0
    """What a face-down card is worth."""
    surest: float = 0.95
    """The greatest chance to win of a bid that does not win for sure."""
    caution: float = 0.5
    """Of a bid whose size is seen: 0 takes its power for the likely one, 1 the most."""
    fear: float = 1.0
    """Others bid up to so much of the power that their hands are likely to have."""
    thrift: float = 1.0
    """How much of what power could buy later is counted as the cost of a bid."""
    thinning: float = 1.0
    """Robots weaker than so many times the average leave the hand to be built."""
    unit_hope: float = 0.7
    """How much of what a unit may yet make it will make."""
    envy: float = 0.0
    """How much of what a card is worth to a rival it is worth to deny it to them."""
    desire: float = 0.0
    """How much more of their power a rival bids for each point of that worth."""
    curve: float = 1.0
    """Above 1, rivals bid high more often than low; below 1, the other way round."""
    card_price: float = 0.0
    """What giving away a card costs besides its power."""


APPRENTICE: Final = Judgement()


# The formulas by which they judge. Each is plain Python over numbers: the rules' bot
# calls it as it stands, and the twin compiles the same lines (fzzzt/mechanic/judging).
# Whoever calls has counted cards in a way of their own.


# -- What a card is worth ---


def lateness_of(number: int, to_come: int) -> float:
    """How much of the game this round is: the last one is all of it."""
    return number / (number + to_come)


def weighed(now: float, hope: float, lateness: float) -> float:
    """Late in the game what a card scores now counts, early what it may yet earn."""
    return lateness * now + (1 - lateness) * hope


def worth_of_power(power: int, to_come: int, judgement: Judgement) -> float:
    """What the power of a card buys in the rounds to come."""
    return judgement.power_worth * (power - judgement.dull_power) * to_come


def hope_for_unit(
    points: int, supply: float, units: int, judgement: Judgement
) -> float:
    """What a unit's widgets may score, with so many robots for its rarest symbol.

    The robots serve the units that are owned already, too.
    """
    widgets = judgement.unit_hope * supply / (1 + units)
    return points * (widgets if widgets >= 1 else 2 * widgets - 1)


def share_of_unseen(to_win: int, players: int, unseen: int) -> float:
    """How likely a card that nobody has seen yet will be won by one of the players."""
    return to_win / players / max(1, unseen)


# -- What the others can bid ---


def likely_power(
    shown_power: int, unknown: int, hidden: int, hidden_power: int
) -> float:
    """The power of a hand: what was shown, and so many of the hidden cards."""
    share = unknown / hidden if hidden else 0.0
    return shown_power + share * hidden_power


def likely_most_of_size(
    likely: float, size: int, held: int, most: float, judgement: Judgement
) -> float:
    """The most power that a bid is likely to have whose size is seen."""
    share = likely * (size / held)
    return share + judgement.caution * (most - share)


def likely_most(likely: float, most: float, judgement: Judgement) -> float:
    """The most power that a bid is likely to have of which nothing is seen."""
    return min(judgement.fear * likely, most)


def cares_for_wishes(judgement: Judgement) -> bool:
    """Does it matter what the card on offer is worth to the others?"""
    return judgement.envy != 0.0 or judgement.desire != 0.0


def eager(expected: float, wish: float, most: float, judgement: Judgement) -> float:
    """Whoever wants the card is likely to bid more for it."""
    if judgement.desire == 0.0:
        return expected
    return min(expected * (1 + judgement.desire * wish), most)


def comes_first(
    rival: int, seat: int, chief: int, players: int, farthest: bool
) -> bool:
    """Would the rival win a tie with this seat (F4.9)?"""
    nearer = (rival - chief + players) % players < (seat - chief + players) % players
    return nearer != farthest


def chance_below(
    beaten: int, least: float, expected: float, most: float, judgement: Judgement
) -> float:
    """How likely it is that a rival's bid is below a power.

    All bids between the least and what is expected at most are taken to be equally
    likely, but for the curve.
    """
    if beaten > most:
        return 1.0
    width = max(1.0, expected - least + 1)
    share = min(judgement.surest, max(0.0, (beaten - least) / width))
    return share if judgement.curve == 1.0 else power(share, judgement.curve)


# -- What is bid ---


def denied(most_wish: float, rivals: int, judgement: Judgement) -> float:
    """What it is worth that none of the others gets the card.

    What one of several rivals misses helps the other rivals, too.
    """
    return judgement.envy * most_wish / max(1, rivals)


def price_of_power(to_come: float, power: float, judgement: Judgement) -> float:
    """What a point of power will buy in the rest of this round, in points.

    All that is still to come, shared among all the power still in the hands.
    """
    return judgement.thrift * (to_come / power)


def cost_of(price: float, spent: int, cards: int, judgement: Judgement) -> float:
    """What a winning bid gives away: its power, and its cards."""
    return price * spent + judgement.card_price * cards


def promise(chance: float, worth: float, cost: float) -> float:
    """What a bid gains on average."""
    return chance * (worth - cost)


def saves(spent: int, cards: int, known_spent: int, known_cards: int) -> bool:
    """Does a bid cost less than the one known for the same power?"""
    return spent < known_spent or (spent == known_spent and cards < known_cards)


# -- What is built ---


def thinning_limit(power: int, cards: int, judgement: Judgement) -> float:
    """Robots below this power leave a hand of so many cards and so much power."""
    return judgement.thinning * (power / cards)


class PowerGridJudgement(NamedTuple):
    """What a player of Power Grid likes and fears; worth is in elektro."""

    first_round_reserve: float = 22.0
    """What must be left after the first auction: fuel, and a first city."""
    most_extra: float = 8.0
    """So much more than its least bid a plant is worth at most: others will come."""
    fuel_and_more: float = 10.0
    """What is needed beside plants and cities, at least."""
    idle: float = 0.3
    """The share of its worth that a plant has while those at hand are enough."""
    worth_it: float = 8.0
    """A plant must be worth so much more than it costs."""
    growth: float = 1.7
    """Houses that a seat builds in a round, on average."""
    coal_price: float = 3.5
    """What a token of each fuel costs in the long run."""
    oil_price: float = 4.5
    garbage_price: float = 5.5
    uranium_price: float = 8.0
    dearest: float = 2.5
    """So many times its usual price a scarce fuel may cost."""
    look_ahead: float = 1.0
    """So many rounds of supply are counted when fuel may run out."""
    city_at_the_end: float = 9.0
    """What one more supplied city at the end is worth when it is far away."""
    last_city: float = 36.0
    """What is added to that when the end is near; it decides the game."""
    near: float = 7.0
    """So many houses before its last the game is near its end."""
    last_rounds_weight: float = 12.0
    """What a supplied city is worth near the end, beside its income."""
    near_reserve: float = 50.0
    """How much money is kept when stock is bought near the end ..."""
    stock_reserve: float = 60.0
    """... and before that."""
    near_share: float = 1.7
    """How dear stock may be, against the usual price, near the end ..."""
    stock_share: float = 1.0
    """... and before that."""
    neighbours: float = 7.0
    """So many cities around a first one are looked at."""
    reserve: float = 25.0
    """What is kept for the next round when nothing forces a seat to build."""

    @property
    def usual_prices(self) -> tuple[float, float, float, float]:
        """What a token of coal, oil, garbage and uranium costs in the long run."""
        return self.coal_price, self.oil_price, self.garbage_price, self.uranium_price


SIMPLE_POWER_GRID: Final = PowerGridJudgement()
TRAINEE_POWER_GRID: Final = SIMPLE_POWER_GRID._replace(
    city_at_the_end=0.0, last_city=0.0
)
"""Whoever plans from round to round, and does not think of the end."""
