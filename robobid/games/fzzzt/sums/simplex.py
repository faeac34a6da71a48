"""The simplex method in whole numbers, for variables with upper bounds."""

from __future__ import annotations


def simplex(
    gains: list[int], rows: list[list[int]], limits: list[int], most: list[int]
) -> tuple[list[int], int, list[int]]:
    """Maximise gains * x, with rows * x <= limits and 0 <= x <= most.

    Gives x and the prices of the rows, both as whole numbers of shares, and how many
    shares make a whole. All arithmetic is in whole numbers: the tableau is kept
    multiplied by its last pivot, so that every division comes out even.
    """
    tableau = _Tableau(gains, rows, limits, most)
    # The method might go round in circles; then we take the prices that we have.
    for _ in range(10 * (len(gains) + len(rows))):
        if not tableau.improve():
            break
    return tableau.amounts(), tableau.whole, tableau.prices()


class _Tableau:
    """The equations as they stand, and which variable each of them gives."""

    def __init__(
        self,
        gains: list[int],
        rows: list[list[int]],
        limits: list[int],
        most: list[int],
    ) -> None:
        self.width, height = len(gains), len(rows)
        self.most = most
        self.rows = [
            [*row, *(int(i == j) for j in range(height)), limit]
            for i, (row, limit) in enumerate(zip(rows, limits, strict=True))
        ]
        self.goals = [*gains, *[0] * (height + 1)]
        self.basis = list(range(self.width, self.width + height))
        self.flipped = [False] * self.width
        self.whole = 1

    def improve(self) -> bool:
        """Let the variable that gains most grow; is there one?"""
        enter = max(range(len(self.goals) - 1), key=self.goals.__getitem__)
        if self.goals[enter] <= 0:
            return False
        leave = self._bounded_by(enter)
        if leave is None:
            self._flip(enter)
            return True
        if self.rows[leave][enter] < 0:
            self._flip(self.basis[leave])
            self.rows[leave] = [-entry for entry in self.rows[leave]]
        self._pivot(leave, enter)
        return True

    def _bounded_by(self, enter: int) -> int | None:
        """The row whose variable meets a bound first; none, if the one that grows."""
        leave = None
        width, basis, most, whole = self.width, self.basis, self.most, self.whole
        reach, per = (most[enter], 1) if enter < width else (1, 0)
        for i, row in enumerate(self.rows):
            room, slope = row[-1], row[enter]
            if slope < 0 and basis[i] < width:
                room, slope = most[basis[i]] * whole - room, -slope
            if slope > 0 and room * per < reach * slope:
                leave, reach, per = i, room, slope
        return leave

    def _flip(self, column: int) -> None:
        """Count a variable down from its upper bound instead of up from 0."""
        self.flipped[column] = not self.flipped[column]
        for row in (*self.rows, self.goals):
            row[-1] -= row[column] * self.most[column]
            row[column] = -row[column]

    def _pivot(self, leave: int, enter: int) -> None:
        """Solve a row for a variable, and put that into all other rows."""
        pivot_row, whole = self.rows[leave], self.whole
        pivot = pivot_row[enter]
        for row in (*self.rows, self.goals):
            if row is not pivot_row:
                times = row[enter]
                row[:] = [
                    (pivot * a - times * b) // whole
                    for a, b in zip(row, pivot_row, strict=True)
                ]
        self.basis[leave] = enter
        self.whole = pivot

    def amounts(self) -> list[int]:
        """How much of each variable there is, in shares."""
        found = [0] * (len(self.goals) - 1)
        for column, row in zip(self.basis, self.rows, strict=True):
            found[column] = row[-1]
        for column in range(self.width):
            if self.flipped[column]:
                found[column] = self.most[column] * self.whole - found[column]
        return found[: self.width]

    def prices(self) -> list[int]:
        """What another unit of each limit would gain, in shares."""
        return [max(0, -goal) for goal in self.goals[self.width : -1]]
