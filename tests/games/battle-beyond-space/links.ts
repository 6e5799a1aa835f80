// Links of Battle Beyond Space. The files of links/ were published: they are added, never changed. To publish a new shape (a new version, a new field), add a line under a new name.
import type {
  EscarmoucheAction,
  EscarmoucheScenario,
} from '../../../src/engine/battle-beyond-space/escarmouche/types.ts';
import { EXAMPLES } from '../../../src/engine/battle-beyond-space/examples.ts';
import type { PartieAction, PartieScenario } from '../../../src/engine/battle-beyond-space/partie/types.ts';
import { GAMES } from './ready.ts';
import type { Links } from '../subject.ts';
import { CHALLENGE, MIDGAME, OWN_BOARD, OWN_CARDS, OWN_FLEETS, ready, TWO_TURNS } from './samples.ts';

const contact = ready('premier-contact');
const DEPLOY: PartieScenario = { ...contact, name: 'Flottes à retoucher', deploy: true };
const LATE: PartieScenario = {
  ...ready('derniere-carte'),
  name: 'Vers l’égalité',
  note: 'Qui finira au centre ?',
  author: 'Camille',
};
const games = EXAMPLES.flatMap((one) => (one.mode === 'partie' ? [[one.id, one.scenario] as const] : []));
const problems = EXAMPLES.flatMap((one) => (one.mode === 'escarmouche' ? [[one.id, one.scenario] as const] : []));

export const PARTIES: Links<PartieAction, PartieScenario> = {
  published: {
    'v1-partie': { scenario: contact },
    'v1-partie-escarmouche': { scenario: ready('escarmouche-a-trois') },
    'v1-partie-derniere-carte': { scenario: ready('derniere-carte') },
    'v1-partie-flottes': { scenario: OWN_FLEETS },
    'v1-partie-plateau': { scenario: OWN_BOARD },
    'v1-partie-cartes': { scenario: OWN_CARDS },
    'v1-partie-position': { scenario: MIDGAME },
    'v1-partie-placement': { scenario: DEPLOY },
    'v1-partie-moment-40': { scenario: contact, seeded: { seed: 5, steps: 40 } },
    'v1-partie-moment-position': { scenario: MIDGAME, seeded: { seed: 2, steps: 60 } },
    'v1-partie-moment-placement': { scenario: DEPLOY, seeded: { seed: 3, steps: 40 } },
    'v1-partie-moment-entiere': { scenario: contact, seeded: { seed: 8, steps: 400 } },
  },
  short: [
    ...GAMES.map(({ id, scenario }) => [id, scenario] as const),
    ...games,
    ['four fleets of one’s own', OWN_FLEETS],
    ['a board of one’s own', OWN_BOARD],
    ['cards of one’s own', OWN_CARDS],
    ['a position, nine ships', LATE],
  ],
  forty: [contact, OWN_FLEETS, OWN_BOARD, MIDGAME],
};
export const ESCARMOUCHES: Links<EscarmoucheAction, EscarmoucheScenario> = {
  published: {
    'v1-escarmouche': { scenario: CHALLENGE },
    'v1-escarmouche-deux-tours': { scenario: TWO_TURNS },
    'v1-escarmouche-moment': { scenario: CHALLENGE, seeded: { seed: 1, steps: 5 } },
    'v1-escarmouche-moment-deux-tours': { scenario: TWO_TURNS, seeded: { seed: 4, steps: 12 } },
  },
  short: [...problems, ['two points in one turn', CHALLENGE], ['two turns, the ring counted', TWO_TURNS]],
  forty: [],
};
