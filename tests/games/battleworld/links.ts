// Links of Battleworld. The files of links/ were published: they are added, never changed. To publish a new shape (a new version, a new field), add a line under a new name.
import type { CombatAction, CombatScenario } from '../../../src/engine/battleworld/combat/types.ts';
import type { PartieAction, PartieScenario } from '../../../src/engine/battleworld/partie/types.ts';
import type { Links } from '../subject.ts';
import { CUSTOM, E1, E1_ACTIONS, IDLE, INTRUDER, MIDGAME, ON_BASE, P1, P1_SIX, SIEGE } from './samples.ts';

export const COMBATS: Links<CombatAction, CombatScenario> = {
  published: {
    'v1-combat-e1': { scenario: E1 },
    'v1-combat-module': { scenario: ON_BASE },
    'v1-combat-e1-moment': { scenario: E1, actions: E1_ACTIONS },
  },
  short: [
    ['a combat', E1],
    ['a combat against a module', ON_BASE],
  ],
  forty: [],
};
export const PARTIES: Links<PartieAction, PartieScenario> = {
  published: {
    'v1-partie-p1': { scenario: P1 },
    'v1-partie-p1-six': { scenario: P1_SIX },
    'v1-partie-siege': { scenario: SIEGE },
    'v1-partie-midgame': { scenario: MIDGAME },
    'v1-partie-custom-sheet': { scenario: CUSTOM },
    'v1-partie-moment-40': { scenario: P1, seeded: { seed: 7, steps: 40 } },
    'v1-partie-moment-siege': { scenario: SIEGE, seeded: { seed: 3, steps: 200 } },
    'v1-partie-intrus': { scenario: INTRUDER },
    'v1-partie-moment-passe': { scenario: IDLE, actions: [{ type: 'pass', side: 'heroes' }] },
  },
  short: [
    ['P1', P1],
    ['P1, six modules, words of one’s own', P1_SIX],
    ['siege', SIEGE],
    ['mid-game', MIDGAME],
  ],
  forty: [P1, P1_SIX, SIEGE, MIDGAME],
};
