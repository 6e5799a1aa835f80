// Random games of BattleFight: 2 to 6 people, random cards in random hands, piles and positions, under random options. People are short of life, so that games end.
import { anyStudy, anyWholeGame, drawn } from '../../../src/engine/battlefight/arbitraries.fixture.ts';
import type { PartieScenario } from '../../../src/engine/battlefight/partie/types.ts';
import type { Fuzz } from '../subject.ts';

/** One game in four from the set-up, the others from somewhere in the middle. */
const scenarioOf = (below: (n: number) => number): PartieScenario => {
  const seed = 1 + below(1_000_000_000);
  if (below(4) === 0) return drawn(anyWholeGame, seed);
  const scenario = drawn(anyStudy, seed);
  return {
    ...scenario,
    players: scenario.players.map((player) => ({ ...player, life: 1 + below(6), damage: below(3) })),
  };
};

export const partieFuzz: Fuzz<PartieScenario> = {
  scenario: scenarioOf,
  games: 150,
  ends: ['agreement', 'dispute', 'repetition', 'win:0', 'win:1', 'win:2', 'win:3', 'win:4', 'win:5'],
  refusals: 15,
};
