"""Every sentence of a coach has a moment at which it is said."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from robobid.app.locales import messages
from robobid.core.decisions import CHANCE
from robobid.core.events import seen_by
from robobid.core.luck import Seeded
from robobid.core.record import Record
from robobid.games.powergrid.rules.events import CardDrawn, PlantBought, StepChanged
from robobid.games.powergrid.rules.plants import STEP3, TRANSFORMER
from robobid.games.registry import game_named
from robobid.narration import Told
from robobid.narration.narrators import teller_of
from tests.narration.spoken import speaker

ME = 0
PLAYERS = "Ann; Bob; Cleo"
LEFT = "fb,fc,fd,pa,pb,pc,pd,pe,pf,ph,pi,pj,r1d,r1e,r1g,r1h,r1i,r1j,r1k,r1l,r2d,r2e"
BIDDING = "fzzzt edition=en players=3 round=1 phase=bidding"
HANDS = "A.hand=m1,r1a,r2a,r3a B.hand=m2,r1b,r2b,r3b C.hand=m3,r1c,r2c,r3c"
ALL = f"chief=A waiting=A,B,C {HANDS} unseen={LEFT}"
GRID = "powergrid map=germany seats=3 regions=cyan,green,red step=1"
MARKET = "market=5,9,11,13,14,15,16,17 fuel=20/16/7/2"
OTHERS = "B.money=40 B.plants=3 B.cities=Kiel C.money=40 C.plants=6 C.cities=Koln"


class Case(NamedTuple):
    """A position, what is done from there, and some of what is said then."""

    position: str
    moves: tuple[str, ...]
    said: str

    @property
    def game(self) -> str:
        return self.position.partition(" ")[0]


def told_to_me(case: Case) -> list[Told]:
    rules = game_named(case.game).game
    tags = {"Position": case.position, "Players": PLAYERS}
    record: Record[Any] = Record(rules, tags)
    luck = Seeded(1)
    record.commit(record.propose_luck(luck))
    for move in case.moves:
        seat, action, _ = record.game.read(record.table, move.split())
        assert seat != CHANCE
        record.commit(record.propose(seat, action, luck))
    (decision,) = [each for each in record.decisions if each.seat == ME]
    view = record.game.view(record.table, ME)
    log = seen_by([event for entry in record.kept for event in entry.events], ME)
    found = teller_of(case.game, record.table, ME).coach(view, decision, log)
    return [*found.happened, *found.now]


def fzzzt(belt: str, moves: str, said: str, rest: str = ALL) -> Case:
    position = f"{BIDDING} belt={belt} {rest}"
    return Case(position, tuple(filter(None, moves.split("; "))), said)


def grid(moment: str, mine: str, moves: str, said: str, others: str = OTHERS) -> Case:
    position = f"{GRID} {moment} {MARKET} A.money=60 {mine} {others}"
    return Case(position, tuple(filter(None, moves.split("; "))), said)


MANY = (
    "B.money=20 B.plants=8,21 B.cities=Dusseldorf,Koln,Aachen,Osnabruck,Kassel,Trier,"
    "Wiesbaden C.money=20 C.plants=7,12 C.cities=Kiel,Hamburg,Bremen,Hannover"
)
NEARLY_ALL = (
    "B.money=90 B.plants=20,26,32 B.cities=Koln,Aachen,Trier,Wiesbaden,Frankfurt-M,"
    "Mannheim,Saarbrucken,Essen,Duisburg,Dusseldorf,Dortmund,Kassel,Munster,Osnabruck,"
    "Bremen C.money=20 C.plants=18 C.cities=Kiel"
)
CASES = [
    fzzzt("r4b,r1f down=6", "", "start spanner_yours left"),
    fzzzt("r4b,r1f down=6", "A r2a; B r2b; C m3; B m2; C r1c", "tie_won won spanner"),
    fzzzt(
        "r4c,r2g down=2",
        "A r3a",
        "tie_lost lost",
        "chief=B waiting=A A.hand=m1,r1a,r2a,r3a B.hand=m2,r1b,r2b B.bid=r3b "
        f"C.hand=r1c,r2c,r3c C.bid=m3 unseen={LEFT}",
    ),
    fzzzt("r4b,r1f down=6", "A r1a+r2a+r3a; B m2; C m3", "won_dear won"),
    fzzzt("r4b,r1f down=6", "A r2a; B r3b; C m3", "lost_by_one"),
    fzzzt("fa down=6", "", "fzzzt"),
    fzzzt("fa down=6", "A r3a; B m2; C r1c", "won_fzzzt"),
    fzzzt("pg,r1f down=6", "", "unit"),
    fzzzt("pg,r1f down=6", "A r3a; B m2; C m3", "won_unit fits"),
    fzzzt(
        "pg,r1f down=6",
        "",
        "unit_lacks",
        f"chief=A waiting=A,B,C A.hand=m1 B.hand=m2 C.hand=m3 unseen={LEFT}",
    ),
    # One robot shows both symbols: that is not a robot for each of them.
    fzzzt(
        "pf,r1f down=6",
        "",
        "unit_lacks",
        "chief=A waiting=A,B,C A.hand=m1,r1b,r3a B.hand=m2 C.hand=m3 "
        f"unseen={LEFT.replace('pf,', '')}",
    ),
    # The robots for it are worth more where they can go already.
    fzzzt(
        "pg,r1f down=6",
        "",
        "unit_busy",
        "chief=A waiting=A,B,C A.hand=m1,r1a,r2a,r3a,r4b A.units=pj B.hand=m2 "
        f"C.hand=m3 unseen={LEFT.replace(',pj', '')}",
    ),
    fzzzt(
        "r4b,r1f down=6", "", "alone", f"chief=A waiting=A A.hand=m1,r1a unseen={LEFT}"
    ),
    fzzzt(
        "r4b,r1f down=6",
        "B r1b",
        "no_card new_hand",
        "chief=A waiting=B A.spent=m1,r1a B.hand=r1b B.spent=m2 C.spent=m3 "
        f"unseen={LEFT}",
    ),
    fzzzt("r4b", "A r2a; B m2; C m3", "round"),
    Case(
        f"{BIDDING} {ALL} A.units=pg".replace("bidding", "building"),
        (),
        "build",
    ),
    grid(
        "round=1 phase=auction order=ABC turn=A",
        "",
        "",
        "first_plant keep_money",
        "B.money=50 C.money=50",
    ),
    grid(
        "round=2 phase=auction order=ABC turn=A",
        "A.plants=4 A.cities=Essen",
        "",
        "more_plants open_first",
    ),
    grid(
        "round=2 phase=auction order=BCA turn=A",
        "A.plants=4,8,10 A.cities=Essen",
        "",
        "plants_enough full",
    ),
    grid(
        "round=2 phase=auction order=BCA turn=B waiting=BCA",
        "A.plants=4 A.cities=Essen",
        "B plant 5; C pass",
        "bid",
    ),
    grid(
        "round=2 phase=auction order=BCA turn=B waiting=BCA",
        "A.plants=4 A.cities=Essen",
        "B plant 5; C pass; A pass; C pass",
        "let_go market_later",
    ),
    grid(
        "round=2 phase=auction order=BCA turn=A",
        "A.plants=4 A.cities=Essen",
        "A plant 5",
        "got_plant fuel_first fuel_store",
    ),
    grid(
        "round=2 phase=resources order=ABC turn=C waiting=BA",
        "A.plants=10 A.cities=Essen",
        "C done; B done",
        "fuel_last fuel_short",
    ),
    grid(
        "round=2 phase=resources order=ABC turn=C waiting=BA",
        "A.plants=7 A.cities=Essen",
        "C garbage; C done; B oil; B done",
        "fuel_dearer",
    ),
    grid(
        "round=2 phase=building order=BCA turn=A",
        "A.plants=10 A.cities=Essen",
        "",
        "build_more build_first",
    ),
    grid(
        "round=2 phase=building order=ABC turn=A",
        "A.plants=4 A.cities=Essen",
        "",
        "build_enough",
    ),
    grid(
        "round=1 phase=building order=ABC turn=A",
        "A.plants=4",
        "",
        "first_city",
        "B.money=50 B.plants=3 C.money=50 C.plants=6",
    ),
    grid(
        "round=4 phase=building order=BCA turn=A",
        "A.plants=10,25 A.cities=Essen",
        "",
        "step2_near",
        MANY,
    ),
    grid(
        "round=9 phase=building order=BCA turn=A",
        "A.plants=25,31 A.cities=Hannover",
        "",
        "end_near",
        NEARLY_ALL,
    ),
    grid(
        "round=4 phase=building order=ABC turn=A",
        "A.plants=10 A.fuel=2/0/0/0 A.cities=Essen",
        "A done",
        "step2 run",
        MANY,
    ),
    grid(
        "round=2 phase=income order=ABC turn=A waiting=BC",
        "A.plants=4 A.fuel=2/0/0/0 A.cities=Essen",
        "A run 4; A done; B done; C done; C pass; B pass",
        "income order_last",
        OTHERS.replace("B.cities=Kiel", "B.cities=Kiel,Hamburg").replace(
            "C.cities=Koln", "C.cities=Koln,Aachen"
        ),
    ),
    grid(
        "round=2 phase=income order=ABC turn=A waiting=BC",
        "A.plants=4 A.fuel=2/0/0/0 A.cities=Essen,Duisburg",
        "A done; B done; C done",
        "income_part order_first",
    ),
]
RARE = {"step3", "market_now"}
"""What takes a long game, or luck: it has a test of its own."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.said)
def test_it_is_said_at_its_moment(case: Case) -> None:
    said = {told.key.rpartition(".")[2] for told in told_to_me(case)}

    assert set(case.said.split()) <= said


@pytest.mark.parametrize("game", ["fzzzt", "powergrid"])
def test_every_sentence_has_a_moment(game: str) -> None:
    shown = {name for case in CASES if case.game == game for name in case.said.split()}
    start = f"{game}-coach-"
    known = {key[len(start) :] for key in messages("en") if key.startswith(start)}

    assert known - shown <= RARE
    assert shown <= known


def test_a_tie_is_explained_with_its_reason() -> None:
    speaks = speaker("fzzzt", "en", ("Ann", "Bob", "Cleo"))
    tie = told_to_me(next(case for case in CASES if "tie_lost" in case.said))[0]

    assert speaks.sentence(tie) == (
        "You tied at 3. Bob is Chief and wins the tie. Your bid is back in your hand, "
        "and one of the losers takes the spanner."
    )


def test_step_3_and_a_plant_that_can_be_bought_at_once() -> None:
    position = (
        f"{GRID} round=9 phase=auction order=ABC turn=A market=33,34,36,38,39,40 "
        "step3=gone fuel=10/10/7/2 A.money=60 A.plants=25 A.cities=Essen "
        "B.money=9 B.plants=3 B.cities=Kiel C.money=9 C.plants=6 C.cities=Koln"
    ).replace("step=1", "step=3")
    rules = game_named("powergrid").game
    record: Record[Any] = Record(rules, {"Position": position, "Players": PLAYERS})
    (decision,) = record.decisions
    view = rules.view(record.table, ME)
    teller = teller_of("powergrid", record.table, ME)

    found = teller.coach(view, decision, [StepChanged(3), CardDrawn(40)])

    keys = [told.key.rpartition(".")[2] for told in found.happened]
    assert keys == ["step3", "market_now"]
    # The Transformer Station and the Step 3 card are no plants.
    others = [PlantBought(ME, TRANSFORMER, 9), CardDrawn(STEP3)]
    assert teller.coach(view, decision, others).happened == ()
