"""OpenSpiel's own tests, over our games."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from robobid.envs import openspiel
from robobid.envs.fzzzt import tiny
from robobid.envs.solve import solve
from studies.exploitability.fzzzt.exploitability import Equilibrium, Tree

FZZZT = "robobid_fzzzt"
FZZZT_RU = "robobid_fzzzt(edition=ru,players=3,peripherals=printer plotter)"
POWER_GRID = "robobid_powergrid(players=2,regions=drawn)"
WITH_ROBOTS = "robobid_powergrid(players=1,robots=robot+robot 2-5-1-6-3)"
GAMES = [FZZZT, FZZZT_RU, POWER_GRID, WITH_ROBOTS, tiny.TINY, tiny.DUEL]


class FzzztApiTest(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """Their test of what a game must offer, on a part of the tree."""

    game_name = FZZZT
    game = pyspiel.load_game(FZZZT)


class PowerGridApiTest(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """The same for Power Grid with a robot."""

    game_name = openspiel.POWER_GRID
    game = pyspiel.load_game(WITH_ROBOTS)


@pytest.mark.parametrize("name", GAMES)
def test_their_random_simulation(name: str) -> None:
    game = pyspiel.load_game(name)
    serialize = name in (FZZZT, tiny.TINY)
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("name", [FZZZT, WITH_ROBOTS, tiny.TINY])
def test_their_playthrough(name: str, tmp_path: Path) -> None:
    """What is written down of a game is what comes when it is played again."""
    flags.FLAGS.mark_as_parsed()  # their code asks for an option of theirs
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, None, seed=1))
    expected, actual = generate_playthrough.replay(str(file))
    assert actual == expected


def test_chance_nodes_are_explicit() -> None:
    state = pyspiel.load_game(FZZZT_RU).new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert len(state.chance_outcomes()) == 3  # the mechanics


def test_a_clone_shares_nothing_that_changes() -> None:
    state = pyspiel.load_game(FZZZT).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    twin = state.clone()
    before = str(state), state.information_state_string(0)
    twin.apply_action(twin.legal_actions()[-1])
    assert (str(state), state.information_state_string(0)) == before
    assert twin.information_state_string(0) != before[1]


def test_what_is_sealed_is_in_nobody_elses_information_state() -> None:
    state = pyspiel.load_game("robobid_fzzzt(edition=ru)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bidder = state.current_player()
    other = 1 - bidder
    children = [state.child(action) for action in state.legal_actions()]
    for describe in ("information_state_string", "observation_string"):
        assert len({getattr(child, describe)(other) for child in children}) == 1
        assert len({getattr(child, describe)(bidder) for child in children}) > 1


@pytest.mark.parametrize("name", [FZZZT_RU, POWER_GRID, WITH_ROBOTS, tiny.TINY])
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    """Everything hidden is made up anew: so IS-MCTS never learns what it must not."""
    state = pyspiel.load_game(name).new_initial_state()
    dice = np.random.RandomState(1)
    for _ in range(60):
        if state.is_terminal():
            break
        for player in range(state.num_players()):
            twin = state.resample_from_infostate(player, dice.rand)
            for look in ("information_state_string", "observation_string"):
                assert getattr(twin, look)(player) == getattr(state, look)(player)
            assert twin.current_player() == state.current_player()
        state.apply_action(int(dice.choice(state.legal_actions())))


def test_resampling_makes_up_what_is_hidden() -> None:
    """A sealed bid of the other is another one in some of the states made up."""
    state = pyspiel.load_game("robobid_fzzzt(edition=ru)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bidder = state.current_player()
    state.apply_action(state.legal_actions()[-1])
    dice = np.random.RandomState(1)
    twins = [state.resample_from_infostate(1 - bidder, dice.rand) for _ in range(20)]

    assert len({twin.observation_string(bidder) for twin in twins}) > 1
    assert state.observation_string(1 - bidder) == twins[0].observation_string(
        1 - bidder
    )


@pytest.mark.parametrize("name", [FZZZT, tiny.TINY])
def test_their_is_mcts_plays(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        uct_c=2.0,
        max_simulations=5,
        random_state=dice,
    )

    assert bot.step(state) in state.legal_actions()


def test_players_are_the_persons() -> None:
    game = pyspiel.load_game(WITH_ROBOTS)
    assert game.num_players() == 1
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


@pytest.fixture(scope="module")
def tree() -> Tree:
    return Tree()


@pytest.fixture(scope="module")
def equilibrium(tree: Tree) -> Equilibrium:
    return tree.equilibrium(50)


def test_the_exported_tree_has_our_choices(tree: Tree) -> None:
    for moment in tree.moments.values():
        ours = [action for _, action in moment.choices]
        assert len(set(ours)) == len(ours) == len(moment.decision.options)
        assert all(action in moment.decision.options for action in ours)


def test_the_equilibrium_is_hardly_exploitable_and_chance_is(
    tree: Tree, equilibrium: Equilibrium
) -> None:
    uniform = {
        name: [(answer, 1 / len(moment.choices)) for answer, _ in moment.choices]
        for name, moment in tree.moments.items()
    }
    assert equilibrium.exploitability < 0.01
    assert pyspiel.exploitability(tree.game, uniform) > 0.2


def test_the_tiny_game_needs_no_mixing_and_the_duel_does(
    equilibrium: Equilibrium,
) -> None:
    """A yardstick for bluffing has to punish whoever always does the same."""
    duel = Tree(tiny.DUEL)

    assert equilibrium.without_mixing < 0.01
    least, without_mixing = duel.equilibrium(100)
    assert least < 0.01
    assert without_mixing > 0.2
    assert duel.exploitability_of("apprentice", seeds=1) > 0.2


@pytest.mark.soak
def test_the_chief_is_hardly_exploitable(tree: Tree) -> None:
    """Its small sibling looks at one decision of the duel: tests/bots."""
    assert tree.exploitability_of("chief", seeds=1) < 0.001
    assert Tree(tiny.DUEL).exploitability_of("chief", seeds=1) < 0.1


def test_a_better_bot_is_less_exploitable(tree: Tree) -> None:
    simple = tree.exploitability_of("simple", seeds=2)
    assert simple < tree.exploitability_of("random", seeds=8)


def test_in_the_duel_the_tensor_tells_all_information_states_apart() -> None:
    """What DeepCFR or NFSP is given is as much as the string says, for each player.

    Players in the same place see the same: seats are counted from the one that looks.
    """
    game = pyspiel.load_game(tiny.DUEL)
    dice = np.random.RandomState(1)
    strings: dict[tuple[int, bytes], str] = {}
    tensors: dict[str, bytes] = {}
    for _ in range(300):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                player = state.current_player()
                tensor = np.array(state.information_state_tensor(player)).tobytes()
                string = state.information_state_string(player)
                assert strings.setdefault((player, tensor), string) == string
                assert tensors.setdefault(string, tensor) == tensor
            state.apply_action(int(dice.choice(state.legal_actions())))
    assert len(strings) > 100


def test_the_tensor_begins_with_the_row_of_every_other_interface() -> None:
    state = pyspiel.load_game(FZZZT_RU).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    chosen = state.legal_actions()[-1]
    before = state.episode.observe(player).tolist()
    state.apply_action(chosen)
    size = len(before)
    seen = state.information_state_tensor(player)

    assert len(seen) == size + openspiel.MOMENTS * (size + 1)
    assert seen[:size] == state.observation_tensor(player)
    assert seen[size : 2 * size] == before
    assert seen[2 * size] == 1 + chosen
    assert not any(seen[2 * size + 1 :])


def test_our_bots_play_as_theirs_do() -> None:
    game = pyspiel.load_game("robobid_fzzzt(players=3)")
    won = np.zeros(3)
    for seed in range(6):
        bots = [
            openspiel.BotPlayer(game, word, seed)
            for word in ("apprentice", "random", "random")
        ]
        state, dice = game.new_initial_state(), np.random.RandomState(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(dice.choice(state.legal_actions())))
            else:
                state.apply_action(bots[state.current_player()].step(state))
        won += state.returns()
    assert won[0] == max(won) > 0


def test_a_reduced_game_is_solved_in_one_call() -> None:
    assert solve(tiny.TINY, rounds=50).exploitability < 0.01
