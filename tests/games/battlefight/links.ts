// Links of BattleFight. The files of links/ were published: they are added, never changed. To publish a new shape (a new version, a new field), add a line under a new name.
import { EXAMPLES } from '../../../src/engine/battlefight/examples.ts';
import type { FormationAction, FormationScenario } from '../../../src/engine/battlefight/formation/types.ts';
import type { PartieAction, PartieScenario } from '../../../src/engine/battlefight/partie/types.ts';
import { READY_GAMES } from './ready.ts';
import type { Links } from '../subject.ts';
import { COLLECTION, EXAMPLE_DECKS, MATCH, MIDGAME, OWN_CARDS, RANDOM, SEALED, withDecks } from './samples.ts';

export const PARTIES: Links<PartieAction, PartieScenario> = {
  published: {
    'v1-partie-decks': { scenario: EXAMPLE_DECKS },
    'v1-partie-decks-construits': { scenario: withDecks(4, true) },
    'v1-partie-position': { scenario: MIDGAME },
    'v1-partie-cartes-saisies': { scenario: OWN_CARDS },
    'v1-partie-moment-40': { scenario: withDecks(3, true), seeded: { seed: 7, steps: 40 } },
    'v1-partie-moment-position': { scenario: MIDGAME, seeded: { seed: 3, steps: 120 } },
    'v1-partie-moment-cartes-saisies': { scenario: OWN_CARDS, seeded: { seed: 5, steps: 30 } },
    'v1-partie-edition-2': { scenario: MIDGAME, seeded: { seed: 3, steps: 120 } },
  },
  short: [
    ...READY_GAMES.map(({ id, scenario }) => [id, scenario] as const),
    ...EXAMPLES.map(({ id, scenario }) => [id, scenario] as const),
    ['two decks of one’s own, named', withDecks(2, true)],
    ['four decks of one’s own, named', withDecks(4, true)],
    ['six decks of one’s own', withDecks(6, false)],
    ['a position with all its cards', MIDGAME],
    ['cards of one’s own', OWN_CARDS],
  ],
  forty: [EXAMPLE_DECKS, withDecks(4, true), MIDGAME],
};
export const MATCHES: Links<PartieAction, PartieScenario> = {
  published: {
    'v1-match': { scenario: MATCH },
    'v1-match-moment-40': { scenario: MATCH, seeded: { seed: 2, steps: 40 } },
    'v1-match-edition-2': { scenario: MATCH, seeded: { seed: 2, steps: 40 } },
  },
  short: [['three games, three decks', MATCH]],
  forty: [MATCH],
};
export const FORMATIONS: Links<FormationAction, FormationScenario> = {
  published: {
    'v1-formation-scelle': { scenario: SEALED },
    'v1-formation-aleatoire': { scenario: RANDOM },
    'v1-formation-collection': { scenario: COLLECTION },
    'v1-formation-moment-40': { scenario: SEALED, seeded: { seed: 4, steps: 40 } },
    'v1-formation-moment-collection': { scenario: COLLECTION, seeded: { seed: 6, steps: 20 } },
  },
  short: [
    ['sealed decks', SEALED],
    ['random decks', RANDOM],
    ['a collection', COLLECTION],
  ],
  forty: [SEALED],
};
