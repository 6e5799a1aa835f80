// Random games of Battle Beyond Space: three and four players, every power hidden, shown or spent, under random options, from early and from late. Skirmishes begin from the same positions.
import type { EscarmoucheScenario } from '../../../src/engine/battle-beyond-space/escarmouche/types.ts';
import { cardsDue } from '../../../src/engine/battle-beyond-space/partie/setup-read.ts';
import type { PartieScenario } from '../../../src/engine/battle-beyond-space/partie/types.ts';
import type { Seat } from '../../../src/engine/kernel/game.ts';
import { known } from '../../../src/engine/kernel/result.ts';
import type { Fuzz } from '../subject.ts';
import { anyPosition, type Below, evenEnd, wholeGame } from './random.ts';

const KINDS: readonly ((below: Below) => PartieScenario)[] = [
  wholeGame,
  anyPosition,
  anyPosition,
  anyPosition,
  anyPosition,
  evenEnd,
  evenEnd,
  evenEnd,
  evenEnd,
];
/** Every group of winners, among three or four. */
const ENDS = Array.from(
  { length: 15 },
  (_, i) => `vainqueurs:${[0, 1, 2, 3].filter((seat) => (((i + 1) >> seat) & 1) === 1).join(',')}`,
);
export const partieFuzz: Fuzz<PartieScenario> = {
  scenario: (below) => known(KINDS[below(KINDS.length)])(below),
  ends: ENDS,
  games: 300,
  refusals: 40,
};

const anySkirmish = (below: Below): EscarmoucheScenario => {
  const position = anyPosition(below);
  const left = position.players.reduce((sum, _, seat) => sum + cardsDue(position, seat), 0); // turns that the game still has
  return {
    name: 'Escarmouche tirée au hasard',
    position,
    seat: below(position.players.length) as Seat,
    turns: 1 + below(Math.min(9, left)),
    goal: { of: below(2) === 0 ? 'prises' : 'total', least: 1 + below(4) },
  };
};
export const escarmoucheFuzz: Fuzz<EscarmoucheScenario> = {
  scenario: anySkirmish,
  ends: ['manque', 'reussi'],
  games: 150,
  refusals: 30,
};
