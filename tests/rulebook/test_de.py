"""The examples of the German rulebook; that of the scoring is elsewhere."""

from __future__ import annotations

import pytest

from robobid.core.errors import Illegal
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.events import BidsRevealed
from tests.fzzzt.builders import (
    A,
    B,
    C,
    a_building,
    a_dealt_game,
    allocate,
    an_auction,
    bid,
    build,
    lay,
    of_type,
)


@pytest.mark.rule("F4.5")
@pytest.mark.parametrize(
    ("names", "value"),
    [
        pytest.param("r2a r4a", 6, id="2 Zap und 4 Zap"),
        pytest.param("m1", 0, id="nur der Mechaniker"),
        pytest.param("ua fa", 3, id="Erweiterung und Fzzzt"),
    ],
)
def test_de_auktionen_wert_eines_gebots(names: str, value: int) -> None:
    table = an_auction("de", hands={A: names, B: "m2"})

    (revealed,) = of_type(lay(table, {A: names, B: "m2"}), BidsRevealed)

    assert revealed.bids[0][2] == value


@pytest.mark.rule("F3.1")
def test_de_vorbereitung_vier_karten_zu_beginn() -> None:
    table = a_dealt_game("de", 3)

    assert [len(player.hand) for player in table.players] == [4, 4, 4]


@pytest.mark.rule("F4.3")
def test_de_auktionen_wer_noch_eine_karte_hat_muss_bieten() -> None:
    """DE says it more exactly than the others: also with a single card left."""
    table = an_auction("de", hands={A: "m1", B: "m2 r1b", C: "r3c"})

    with pytest.raises(Illegal, match="must bid at least one of m1"):
        FZZZT.apply(table, A, bid(""))


@pytest.mark.rule("F5.2")
def test_de_aufraeumen_anne_hat_zwei_produktionseinheiten() -> None:
    table = a_building("de", hands={A: "m1 r1a r1f r2f", B: "m2"}, units={A: "pc pd"})
    FZZZT.apply(table, A, allocate("r1a", "pc"))
    with pytest.raises(Illegal, match="takes no further robot this round"):
        FZZZT.apply(table, A, allocate("r2f", "pc"))

    build(table, A, "r2f>pd")

    assert table.players[A].units == {
        card("pc"): (card("r1a"),),
        card("pd"): (card("r2f"),),
    }
