"""What each peripheral does for its round."""

from __future__ import annotations

from random import Random

import pytest

from robobid.core.decisions import CHANCE
from robobid.core.errors import Illegal
from robobid.games.fzzzt.files.deckfile import card
from robobid.games.fzzzt.game import FZZZT
from robobid.games.fzzzt.rules.actions import Action, Bid, Done, Pay
from robobid.games.fzzzt.rules.auction import bid_power
from robobid.games.fzzzt.rules.events import BidLaid, BidPaid, CardWon, ChiefChanged
from tests.fzzzt.builders import (
    EDITION_NAMES,
    OFFERS,
    ON_OFFER,
    A,
    B,
    C,
    D,
    a_building,
    a_dealt_game,
    allocate,
    an_auction,
    asked,
    bid,
    build,
    cards,
    deal,
    lay,
    lay_powers,
    of_type,
    options_of,
    owner_of,
    phase_of,
    reveal,
    turn,
)


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize(("edition", "players"), OFFERS)
def test_monitor_turns_up_the_whole_belt(edition: str, players: int) -> None:
    table = a_dealt_game(edition, players, peripherals=["monitor"])
    turn(table, "r5a")

    reveal(table, "monitor")

    assert table.to_turn == table.belt_length - 1


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("head", ["r1e", "ua", "pa"])
def test_tape_deck_never_turns_up_more_than_the_head(edition: str, head: str) -> None:
    table = a_dealt_game(edition, 2, peripherals=["tape-deck"])
    turn(table, head)

    reveal(table, "tape-deck")

    assert phase_of(table) == "bidding"
    lay(table, {A: "r1a", B: "m2"})
    turn(table, "r1f")
    assert table.belt == [card("r1f")]
    assert phase_of(table) == "bidding"


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_speaker_bids_are_face_up_and_in_turn(edition: str) -> None:
    table = an_auction(
        edition, chief=B, powers={A: 1, B: 2, C: 3}, peripheral="speaker"
    )
    assert asked(table) == [B]

    (laid,) = of_type(FZZZT.apply(table, B, bid("m2")), BidLaid)

    assert asked(table) == [C]
    for seat in (A, C, None):
        assert laid.seen_by(seat) == laid
        assert FZZZT.view(table, seat).players[B].bid == (1, (card("m2"),))
    assert laid.is_revealing()


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_modem_bids_are_laid_at_once_and_their_size_is_hidden(edition: str) -> None:
    table = an_auction(edition, chief=B, powers={A: 1, B: 2, C: 3}, peripheral="modem")
    assert sorted(asked(table)) == [A, B, C]

    (laid,) = of_type(FZZZT.apply(table, C, bid("m3")), BidLaid)

    for seat in (A, B, None):
        seen = laid.seen_by(seat)
        assert isinstance(seen, BidLaid)
        assert (seen.size, seen.cards) == (None, None)
        assert FZZZT.view(table, seat).players[C].bid == (None, None)
        assert FZZZT.view(table, seat).players[C].hand_size == 2


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_keyboard_bids_are_one_card(edition: str) -> None:
    table = an_auction(
        edition, hands={A: "m1 r1a r2a", B: "m2 r1b"}, peripheral="keyboard"
    )

    assert options_of(table, A) == [Bid((c,)) for c in cards("m1 r1a r2a")]
    (decision, *_) = FZZZT.decisions(table)
    assert len(decision.options) == 3
    assert decision.options.pick(Random(1)) in decision.options


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize(
    ("chief", "powers", "winner", "next_chief"),
    [
        pytest.param(B, {A: 1, B: 4, C: 4, D: 4}, D, B, id="a tied chief keeps it"),
        pytest.param(B, {A: 4, B: 4, C: 1, D: 4}, A, B, id="round the corner"),
        pytest.param(C, {A: 1, B: 4, C: 2, D: 4}, B, D, id="the chief is not tied"),
        pytest.param(C, {A: 1, B: 4, C: 2, D: 1}, B, C, id="no tie"),
    ],
)
def test_joystick_lets_the_farthest_of_the_tied_win(
    edition: str, chief: int, powers: dict[int, int], winner: int, next_chief: int
) -> None:
    table = an_auction(
        edition, chief=chief, powers=powers, belt="r5b r1e", peripheral="joystick"
    )

    told = lay_powers(table, powers)

    assert owner_of(table, ON_OFFER) == winner
    assert table.chief == next_chief
    assert bool(of_type(told, ChiefChanged)) == (chief != next_chief)


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_printer_costs_only_the_strongest_card(edition: str) -> None:
    table = an_auction(
        edition,
        hands={A: "m1 r1a r2a r3a", B: "m2 r1b"},
        belt="r5b r1e",
        peripheral="printer",
    )

    told = lay(table, {A: "r1a r2a r3a", B: "r1b"})

    assert of_type(told, BidPaid) == [BidPaid(A, (card("r3a"),))]
    assert table.players[A].hand == cards("m1 r1a r2a")
    assert table.players[A].spent == cards("r3a r5b")
    assert phase_of(table) == "bidding"


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_printer_lets_the_winner_choose_among_equals(edition: str) -> None:
    table = an_auction(
        edition,
        hands={A: "m1 r1a r3a fa", B: "m2 r1b"},
        belt="r5b r1e",
        peripheral="printer",
    )

    told = lay(table, {A: "r1a r3a fa", B: "r1b"})

    assert of_type(told, CardWon) == [CardWon(A, ON_OFFER, 7)]
    assert asked(table) == [A]
    assert options_of(table, A) == [Pay(card("fa")), Pay(card("r3a"))]
    for viewer in (A, B, None):
        shown = FZZZT.view(table, viewer).players[A].bid
        assert shown == (3, tuple(cards("r1a r3a fa")))
    before = table.copy()
    refused: list[tuple[int, Action]] = [
        (B, Pay(card("fa"))),
        (A, Pay(card("r1a"))),
        (A, bid("fa")),
    ]
    for seat, action in refused:
        with pytest.raises(Illegal):
            FZZZT.apply(table, seat, action)
    assert table == before
    FZZZT.apply(table, A, Pay(card("fa")))
    assert table.players[A].hand == cards("m1 r1a r3a")
    assert table.players[A].spent == cards("fa r5b")
    assert table.players[A].shown == cards("r1a r3a")


@pytest.mark.rule("F7.3")
def test_printer_with_a_bid_of_nothing_still_costs_a_card() -> None:
    table = an_auction(
        hands={A: "m1 ua", B: "m2"}, belt="r5b r1e", peripheral="printer"
    )

    lay(table, {A: "m1 ua", B: "m2"})

    assert options_of(table, A) == [Pay(card("m1")), Pay(card("ua"))]


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_ram_pack_draws_two_cards_at_once(edition: str) -> None:
    eight = "m1 r1a r1e r1f r2a r3a r4a fa"
    table = a_building(
        edition,
        hands={A: eight, B: "m2 r1b r1g r1h r2b r3b r4b", C: "m3"},
        units={A: "pa"},
        more="peripherals=ram-pack chosen=ram-pack",
    )
    build(table, A)
    deal(table, A, "m1 r1a r1e r1f r2a r3a")
    deal(table, B, "m2 r1b r1g r1h r2b r3b")
    turn(table, "r5a")

    reveal(table, "ram-pack")

    # Two cards were in the piles of A, one in that of B: nothing is left to luck.
    assert [len(player.hand) for player in table.players] == [8, 7, 1]
    assert [player.pile_size for player in table.players] == [0, 0, 0]
    assert phase_of(table) == "bidding"


@pytest.mark.rule("F7.3")
def test_ram_pack_draws_at_random_from_a_larger_pile() -> None:
    table = a_building(
        hands={A: "m1 r1a r1e r1f r2a r3a r4a fa fb fc", B: "m2"},
        units={A: "pa"},
        more="peripherals=ram-pack chosen=ram-pack",
    )
    build(table, A)
    deal(table, A, "m1 r1a r1e r1f r2a r3a")
    turn(table, "r1g")
    reveal(table, "ram-pack")

    assert {action.cards[0] for action in options_of(table, CHANCE)} == set(
        cards("r4a fa fb fc")
    )
    deal(table, A, "fb r4a")

    assert table.players[A].hand == cards("m1 r1a r1e r1f r2a r3a r4a fb")
    assert table.players[A].set_aside == cards("fa fc")
    assert (table.phase, table.to_turn) == ("turning", 3)


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_ram_pack_deals_eight_when_hands_are_dealt_anew(edition: str) -> None:
    table = an_auction(
        edition,
        hands={A: "r1a", B: ""},
        aside={A: "m1 r1e r1f r1g r1h r2a r2e r3a r4a", B: "m2"},
        belt="r5b r1l",
        peripheral="ram-pack",
    )

    lay(table, {A: "r1a"})
    while asked(table) == [CHANCE]:
        FZZZT.apply(table, CHANCE, options_of(table, CHANCE)[0])

    assert len(table.players[A].hand) == 8
    assert table.players[A].pile_size == 3


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_power_supply_gives_mechanics_two_power(edition: str) -> None:
    table = an_auction(
        edition,
        hands={A: "m1 r1a", B: "m2 r1b"},
        belt="r5b r1e",
        peripheral="power-supply",
    )

    told = lay(table, {A: "r1a", B: "m2"})

    assert of_type(told, CardWon) == [CardWon(B, ON_OFFER, 2)]
    assert bid_power(table.rules, tuple(cards("m1 r3a ua"))) == 5


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_surge_protector_takes_the_power_of_fzzzts_not_their_points(
    edition: str,
) -> None:
    table = an_auction(
        edition,
        hands={A: "m1 fa", B: "m2 r1b"},
        belt="r5b r1e",
        peripheral="surge-protector",
    )

    told = lay(table, {A: "fa", B: "r1b"})

    assert of_type(told, CardWon) == [CardWon(B, ON_OFFER, 1)]
    assert card("fa").points == -1


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_floppy_drive_deals_an_empty_hand_anew_at_once(edition: str) -> None:
    table = an_auction(
        edition,
        hands={A: "r1a", B: "m2 r1b"},
        aside={A: "m1 r1e r1f r1g r2a r2e r3a"},
        belt="r5b r1l",
        peripheral="floppy-drive",
    )

    lay(table, {A: "r1a", B: "m2"})

    assert table.players[B].hand == cards("m2 r1b")
    assert len(options_of(table, CHANCE)) == 9
    while asked(table) == [CHANCE]:
        FZZZT.apply(table, CHANCE, options_of(table, CHANCE)[0])
    assert len(table.players[A].hand) == 6
    assert table.players[A].pile_size == 3
    assert sorted(table.waiting) == [A, B]


@pytest.mark.rule("F7.3")
def test_floppy_drive_does_nothing_after_the_last_card_of_the_belt() -> None:
    table = an_auction(
        hands={A: "r1a", B: "m2 r2b"}, aside={A: "m1"}, peripheral="floppy-drive"
    )

    lay(table, {A: "r1a", B: "m2"})

    assert table.round == 2


@pytest.mark.rule("F7.3")
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_plotter_lets_two_robots_on_each_unit(edition: str) -> None:
    table = a_building(
        edition,
        hands={A: "m1 r1a r1f r1h r1j", B: "m2"},
        units={A: "pc pd"},
        peripheral="plotter",
    )
    FZZZT.apply(table, A, allocate("r1a", "pc"))
    FZZZT.apply(table, A, allocate("r1f", "pc"))

    assert options_of(table, A) == [allocate("r1h", "pd"), Done()]
    with pytest.raises(Illegal, match="takes no further robot"):
        FZZZT.apply(table, A, allocate("r1j", "pc"))
