"""What a report says, in words: the same tables for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Final, NamedTuple

from robobid.app.locales import Say
from robobid.app.reports.faults import fault_table
from robobid.app.reports.numbers import between, decimal
from robobid.app.reports.text_table import NOTHING, TextTable
from robobid.app.reports.titles import what_was_played
from robobid.arena.figures import BotFigures, Figures, Mean, Meeting, Share
from robobid.arena.intervals import Interval
from robobid.arena.tournament import Tournament
from robobid.core.decisions import seat_letter

QUANTILES: Final = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


class Report(NamedTuple):
    """A tournament, its figures, and the language they are told in."""

    tournament: Tournament
    figures: Figures
    say: Say

    @property
    def title(self) -> str:
        """Which game was played, and how."""
        experiment = self.tournament.experiment
        game = what_was_played(self.say, experiment.game.name, experiment.tags)
        return self.say("arena.title", game=game, players=experiment.seats)

    @property
    def lead(self) -> str:
        """How much was played."""
        return self.say(
            "arena.lead",
            deals=self.figures.deals,
            games=self.figures.games,
            decisions=self.figures.decisions,
        )

    def ranking(self) -> TextTable:
        """Everybody, the best rated first."""
        say = self.say
        head = ["", say("simulate.bot"), say("arena.rating"), say("simulate.wins")]
        head += [say("simulate.share"), say("simulate.mean_score"), say("arena.faults")]
        rows = [
            (str(place), *self._bot(bot))
            for place, bot in enumerate(self.figures.bots, start=1)
        ]
        if not self.figures.incidents:
            head, rows = head[:-1], [row[:-1] for row in rows]
        title, note = say("arena.ranking"), say("arena.ranking_note")
        return TextTable(title, note, (*head,), (*rows,), words=(1,))

    def _bot(self, bot: BotFigures) -> Iterator[str]:
        yield bot.bot
        rating = decimal(bot.rating.value, 1, self.say)
        yield f"{rating}\n{between(bot.rating.interval, self.say)}"
        yield decimal(bot.wins, 1, self.say)
        yield self._share(bot.share)
        yield self._mean(bot.points)
        yield str(bot.faults)

    def cross(self, *, brief: bool = False) -> TextTable:
        """Everybody against everybody, by their numbers in the ranking.

        A brief one has neither names nor intervals.
        """
        names = [bot.bot for bot in self.figures.bots]
        met = {(each.one, each.other): each for each in self.figures.meetings}
        rows = []
        for place, one in enumerate(names, start=1):
            cells = [self._against(met.get((one, other)), brief) for other in names]
            name = [] if brief else [one]
            rows.append((str(place), *name, *cells))
        heading = [] if brief else [self.say("simulate.bot")]
        head = ("", *heading, *map(str, range(1, len(names) + 1)))
        title, note = self.say("arena.cross"), self.say("arena.cross_note")
        return TextTable(title, note, head, (*rows,), words=() if brief else (1,))

    def _against(self, meeting: Meeting | None, brief: bool) -> str:
        if meeting is None:
            return NOTHING
        lines = self._share(meeting.ahead).splitlines()
        lines += self._mean(meeting.surplus, sign="+").splitlines()
        # Every second line is an interval.
        return "\n".join(lines[::2] if brief else lines)

    def seats(self) -> TextTable:
        """What a seat is worth."""
        say = self.say
        head = say("arena.seat"), say("simulate.share"), say("arena.surplus")
        rows = tuple(
            (seat_letter(seat), self._share(share), self._mean(surplus, sign="+"))
            for seat, share, surplus in self.figures.seats
        )
        return TextTable(say("arena.seats"), say("arena.seats_note"), head, rows)

    def scores(self) -> TextTable:
        """How scores are spread."""
        say = self.say
        head = [say("simulate.bot"), say("arena.lowest")]
        head += [f"{100 * share:.0f} %" for share in QUANTILES[1:-1]]
        head += [say("arena.highest")]
        scores = {bot.bot: self.figures.scores[bot.bot] for bot in self.figures.bots}
        rows = [
            (bot, *map(str, quantiles(counts)))
            for bot, counts in scores.items()
            if counts
        ]
        return TextTable(
            say("arena.scores"), say("arena.scores_note"), (*head,), (*rows,)
        )

    def faults(self) -> TextTable:
        """Who crashed, cheated or was too slow, how often, and why."""
        first = self.say("arena.first_deal")
        return fault_table(self.say, self.figures.incidents, first)

    def _share(self, share: Share) -> str:
        """A share in per cent, with its interval below."""
        low, high = share.interval
        value = decimal(100 * share.value, 1, self.say)
        return f"{value} %\n{between(Interval(100 * low, 100 * high), self.say)} %"

    def _mean(self, mean: Mean | None, sign: str = "-") -> str:
        """A mean with its interval below; a surplus has a sign."""
        if mean is None:
            return NOTHING
        value = decimal(mean.value, 1, self.say)
        plus = "+" if sign == "+" and mean.value > 0 else ""
        return f"{plus}{value}\n{between(mean.interval, self.say)}"


def quantiles(scores: Mapping[int, int]) -> list[int]:
    """The lowest score, those that a share of all do not exceed, and the highest.

    >>> quantiles({10: 5, 20: 90, 30: 5})
    [10, 10, 20, 20, 20, 20, 30]
    """
    total = sum(scores.values())
    below = list(zip(accumulate(scores.values()), scores, strict=True))
    return [
        next(score for count, score in below if count >= share * total)
        for share in QUANTILES
    ]
