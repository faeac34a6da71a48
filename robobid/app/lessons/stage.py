"""Where a scene is played: its record, the luck to come, and what others do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from robobid.app.lessons.scene import Scene
from robobid.core.decisions import CHANCE, Action, Decision, forced_move
from robobid.core.game import AnyGame
from robobid.core.luck import Seeded
from robobid.core.record import Move, Record, move_of
from robobid.core.setup import PERSON


class Prepared:
    """Luck as a scene has it; after that it is drawn, but always the same."""

    def __init__(self, game: AnyGame, table: Any, lines: Sequence[str]) -> None:
        self._game = game
        self._table = table
        self._left = list(lines)
        self._seeded = Seeded("lesson")

    def draw(self, decision: Decision) -> Any:
        """What comes next."""
        if not self._left:
            return self._seeded.draw(decision)
        _, action, _ = self._game.read(self._table, self._left.pop(0).split())
        return action

    def copy(self) -> Prepared:
        """The same luck once more, from here."""
        again = Prepared(self._game, self._table, self._left)
        again._seeded = self._seeded.copy()
        return again


class Stage:
    """A table at which robots and others do what they must."""

    def __init__(self, game: AnyGame, scene: Scene, position: str = "") -> None:
        self._scene = scene
        self.record: Record[Any] = Record(
            game,
            {
                "Position": position or scene.position,
                "Players": "; ".join(scene.players),
            },
        )
        self.game = self.record.game
        self.moves: list[Move] = []
        self._luck = Prepared(self.game, self.record.table.copy(), scene.luck)
        self.robots = frozenset(
            seat
            for seat, player in enumerate(scene.players)
            if self.game.seat_of(player) is not PERSON
        )

    def copy(self) -> Stage:
        """The same table, where things may be tried."""
        again = Stage(self.game, self._scene, self.game.position(self.record.table))
        again._luck = self._luck.copy()
        return again

    def begin(self) -> None:
        """The luck that comes before anybody chooses."""
        self._made(self.record.propose_luck(self._luck))

    def play(self, seat: int, action: Action) -> None:
        """Make a move, and let luck follow."""
        self._made(self.record.propose(seat, action, self._luck))

    def _made(self, move: Move) -> None:
        self.record.commit(move)
        self.moves.append(move)

    def follow(self, lines: Sequence[str], waits: int | None = None) -> None:
        """Others do what is written, and robots what they must.

        Robots do not act while one of them is to be guessed.
        """
        left = list(lines)
        while True:
            forced = None if waits is not None and not left else self._forced()
            if forced is not None:
                self.play(*forced)
            elif left:
                self._read(left.pop(0))
            else:
                return

    def let_act(self, robot: int, lines: Sequence[str]) -> str:
        """Let a robot take its turn, and others do what is written meanwhile.

        Gives what the robot does in short.
        """
        left, words, kind = list(lines), list[str](), ""
        while True:
            decision = self.decision_of(robot)
            is_turn = decision and (left or kind in ("", decision.kind))
            if decision and is_turn and len(decision.options) == 1:
                kind = kind or decision.kind
                action = forced_move(decision)
                words.append(move_of(self.game, self.record.table, robot, action))
                self.play(robot, action)
            elif left:
                self._read(left.pop(0))
            else:
                break
        deeds = [word for word in words if word != "done"]
        return " ".join(deeds or words)

    def _read(self, line: str) -> None:
        seat, action, _ = self.game.read(self.record.table, line.split())
        if seat == CHANCE:
            raise ValueError(f"{line!r}: luck stands under `luck`, in its order")
        self.play(seat, action)

    def _forced(self) -> tuple[int, Any] | None:
        """What a robot must do now, if one is to act."""
        decision = self._decision(lambda each: each.seat in self.robots)
        if decision is None or len(decision.options) != 1:
            return None
        return decision.seat, next(iter(decision.options))

    def _decision(self, fits: Callable[[Decision], bool]) -> Decision | None:
        return next(filter(fits, self.record.decisions), None)

    def decision_of(self, seat: int) -> Decision | None:
        """What a seat is to decide."""
        return self._decision(lambda each: each.seat == seat)

    def value(self, field: str) -> str:
        """A field of the position as it is written; `-` if it is not there."""
        line = self.game.position(self.record.table)
        found = (word.partition("=") for word in line.split())
        return next((value for name, _, value in found if name == field), "-")
