// Links of Versus. The files of links/ were published: they are added, never changed. To publish a new shape (a new version, a new field), add a line under a new name.
import { EXAMPLES } from '../../../src/engine/versus/examples.ts';
import type { MissionScenario, TrackAction } from '../../../src/engine/versus/mission/types.ts';
import type { PartieAction, PartieScenario } from '../../../src/engine/versus/partie/types.ts';
import { GAMES } from './ready.ts';
import type { Links } from '../subject.ts';
import { ALONE, lastTurn, OWN, ON_PLAN, OWN_ALONE, ready } from './samples.ts';

const MIDGAME = lastTurn('batman', 'the-riddler', {
  turn: 3,
  mission: 'm3',
  hero: { hq: 'batman', discs: [8, 0, 2] },
  villain: { hq: 'the-riddler', discs: [6, 0, 4] },
  figures: { 'batman#1': 'A', 'the-riddler#1': 'B' },
});
const games = EXAMPLES.flatMap((one) => (one.mode === 'partie' ? [[one.id, one.scenario] as const] : []));
export const PARTIES: Links<PartieAction, PartieScenario> = {
  published: {
    'v1-partie': { scenario: ready('partie-complete') },
    'v1-partie-disques': { scenario: ready('apprendre-les-disques') },
    'v1-partie-bombes': { scenario: ready('quatre-bombes-sur-cinq') },
    'v1-partie-ruelle': { scenario: ready('la-derniere-ruelle') },
    'v1-partie-otages': { scenario: ready('prise-d-otages') },
    'v1-partie-position': { scenario: MIDGAME },
    'v1-partie-mission-a-soi': { scenario: OWN },
    'v1-partie-moment-preparation': { scenario: ready('partie-complete'), seeded: { seed: 3, steps: 12 } },
    'v1-partie-moment-40': { scenario: ready('partie-complete'), seeded: { seed: 5, steps: 40 } },
    'v1-partie-arbitrages': {
      scenario: { ...MIDGAME, options: { freezeHoldsGangs: false, freezeOwnZone: true, m6RemovedRises: true } },
    },
    'v1-partie-moment-otages': { scenario: ready('prise-d-otages'), seeded: { seed: 4, steps: 50 } },
    'v1-partie-moment-position': { scenario: MIDGAME, seeded: { seed: 2, steps: 60 } },
  },
  short: [
    ...GAMES.map(({ id, scenario }) => [id, scenario] as const),
    ...games,
    ['a position with lives, zones and dice', MIDGAME],
  ],
  forty: [ready('partie-complete'), MIDGAME, ready('prise-d-otages')],
};
export const MISSIONS: Links<TrackAction, MissionScenario> = {
  published: {
    'v1-mission': { scenario: ALONE },
    'v1-mission-a-soi': { scenario: OWN_ALONE },
    'v1-mission-plan': { scenario: ON_PLAN },
    'v1-mission-moment': { scenario: ALONE, seeded: { seed: 1, steps: 12 } },
  },
  short: [['a mission of the booklet alone', ALONE]],
  forty: [], // a mission alone is over before
};
