// The forming of decks, for the suites that know no game.
import { formation, formationText } from '../../../src/engine/battlefight/formation/index.ts';
import {
  BAD_FORMATIONS,
  FORMATION_STRANGERS,
  FORMATIONS,
} from '../../../src/engine/battlefight/formation/subjects.fixture.ts';
import type { FormationAction, FormationScenario } from '../../../src/engine/battlefight/formation/types.ts';
import type { BfRule } from '../../../src/engine/battlefight/rules.ts';
import { LINKS } from '../../../src/engine/scenario/battlefight.ts';
import { type AnyMode, mode, type Wanted } from '../subject.ts';
import * as links from './links.ts';
import { COLLECTION, RANDOM, SEALED } from './samples.ts';

/** One game per way to form a deck: that is how they end. */
const golden: Readonly<Record<string, Wanted<FormationAction, BfRule, FormationScenario>>> = {
  'formation-aleatoire': {
    result: 'aleatoire',
    tells: ['opened', 'booster-complete', 'deck-formed'],
    cites: [
      'bf.cartes.booster-taille',
      'bf.cartes.booster-types',
      'bf.cartes.booster-tirage',
      'bf.cartes.deck-aleatoire',
      'bf.cartes.deck-doublons',
    ],
    never: ['chosen'],
    scenario: RANDOM,
  },
  'formation-construit': {
    result: 'construit',
    tells: ['chosen', 'deck-formed'],
    cites: ['bf.cartes.deck-construit', 'bf.cartes.deck-taille', 'bf.cartes.deck-types'],
    never: ['opened'],
    scenario: COLLECTION,
  },
  'formation-scelle': {
    result: 'scelle',
    tells: ['opened', 'booster-complete', 'chosen', 'deck-formed'],
    cites: ['bf.cartes.deck-scelle'],
    scenario: { ...SEALED, players: SEALED.players.slice(0, 1) },
  },
};

export const formationSubject: AnyMode = mode({
  ...LINKS.formation,
  game: formation,
  text: formationText,
  scenarios: FORMATIONS,
  seeds: 2,
  strangers: FORMATION_STRANGERS,
  illegal: BAD_FORMATIONS.map(([, scenario]) => scenario),
  golden,
  links: links.FORMATIONS,
  engine: { most: 12 },
});
