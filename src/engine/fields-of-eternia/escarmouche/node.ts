// Who acts during the set-up of a skirmish, and what is open.
import { draw } from '../../kernel/chance.ts';
import type { Node } from '../../kernel/game.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import { teamOf, teamsOf } from '../partie/board.ts';
import { partie } from '../partie/index.ts';
import { nextOf } from '../partie/piles.ts';
import type { Team } from '../partie/types.ts';
import type { FoeRule } from '../rules.ts';
import {
  buyer,
  deployer,
  heroesLeft,
  lacking,
  orderOf,
  placer,
  placesOf,
  soldierZones,
  tokenPlacer,
  zonesLeft,
} from './board.ts';
import { purchases } from './purchases.ts';
import { tokenZones } from './tokens.ts';
import type { EscAction, EscState } from './types.ts';

type EscNode = Node<EscAction, FoeRule>;
const choice = (seat: Team, options: readonly EscAction[], ...cites: Some<FoeRule>): EscNode => ({
  kind: 'choice',
  seat,
  options: some(options),
  cites,
});
const revealing = (state: EscState): EscNode => ({
  kind: 'chance',
  outcomes: draw(nextOf(state.board, known(lacking(state))), (card) => ({ type: 'esc-reveal', card })),
  cites: [state.stage === 'achats' ? 'foe.escarmouche.achats-remplacement' : 'foe.escarmouche.achats'],
});

const STAGES: Readonly<Record<Exclude<EscState['stage'], 'jeu' | 'fin'>, (state: EscState) => EscNode>> = {
  premiere: (state) => ({
    kind: 'chance',
    outcomes: draw(
      teamsOf(state.board).map((team) => [team, 1] as const),
      (team) => ({ type: 'esc-first', team }),
    ),
    cites: ['foe.mise-en-place.equipe-depart'],
  }),
  offres: revealing,
  achats: (state) =>
    lacking(state) === undefined
      ? choice(
          teamOf(state.board, buyer(state)),
          purchases(state),
          'foe.escarmouche.achats',
          'foe.escarmouche.eternium',
        )
      : revealing(state),
  zones: (state) =>
    choice(
      known(orderOf(state).find((team) => state.zones[team] === null)),
      zonesLeft(state).map((zone) => ({ type: 'esc-zone', zone })),
      'foe.escarmouche.zone-deploiement',
    ),
  soldats: (state) => {
    const team = known(placer(state));
    return choice(
      team,
      soldierZones(state, team).map((zone) => ({ type: 'esc-soldier', zone })),
      'foe.escarmouche.soldats',
      'foe.escarmouche.soldats-lieux',
    );
  },
  heros: (state) => {
    const team = known(deployer(state));
    return choice(
      team,
      heroesLeft(state, team).flatMap((hero) =>
        placesOf(state, team).map((zone) => ({ type: 'esc-hero', hero, zone }) as const),
      ),
      'foe.escarmouche.heros-ordre',
      'foe.escarmouche.heros-lieux',
    );
  },
  quetes: (state) =>
    choice(
      known(tokenPlacer(state)),
      tokenZones(state).map((zone) => ({ type: 'esc-token', zone })),
      'foe.escarmouche.quetes-ordre',
      'foe.escarmouche.quetes-contrees',
      'foe.escarmouche.quetes-non-adjacentes',
    ),
};
/** After the set-up the game answers; once it is over, as it ended. */
export const node = (state: EscState): EscNode => {
  if (state.last !== null) return partie.node(state.last);
  if (state.stage === 'jeu' || state.stage === 'fin') throw new Error('escarmouche: the game answers');
  return STAGES[state.stage](state);
};
