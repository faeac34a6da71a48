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
