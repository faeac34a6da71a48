"""What the chief would gain by knowing more: both who know more do know it."""

from bench.knowing import MATCHES, AmongMechanics, Seer, play_one
from robobid.bots.fzzzt.chief import Chief
from robobid.core.decisions import Decision
from robobid.core.driver import play
from robobid.core.luck import Seeded
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.view import View


class Noting(Chief):
    """A chief that notes what it saw of the hand of its rival, and bids anything."""

    def __init__(self) -> None:
        super().__init__("1", 1)
        self.seen: list[tuple[str, ...]] = []

    def choose(self, view: View, decision: Decision) -> object:
        rival = view.players[1 - decision.seat]
        assert len(rival.shown) == rival.hand_size
        self.seen.append(tuple(sorted(card.id for card in rival.shown)))
        return next(iter(decision.options))


def test_a_seer_sees_all_that_is_held() -> None:
    table = FZZZT.set_up({"Edition": "en", "Players": "A; B"})
    chief = Noting()

    play(FZZZT, table, {0: Seer(chief, table), 1: Chief("2", 1)}, Seeded("3"))

    assert len(set(chief.seen)) > 10


def test_who_is_known_for_a_mechanic_is_imagined_as_one() -> None:
    table = FZZZT.set_up({"Edition": "ru", "Players": "A; B"})

    mind = AmongMechanics().mind_for(FZZZT.view(table, 0))
    rivals = mind.pool[mind.tickets[1]]["judgement"]

    assert (rivals == mind.pool["judgement"][1]).all()
    assert not mind.pool[mind.tickets]["is_learned"].any()


def test_every_match_can_be_played() -> None:
    for matches in MATCHES.values():
        for match in matches.values():
            assert play_one(match, "en", 2, 0, 4) in (0, 0.5, 1)
