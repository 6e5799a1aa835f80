// Links of Fields of Eternia. The files of links/ were published: they are added, never changed. To publish a new shape (a new version, a new field), add a line under a new name.
import type { CombatAction } from '../../../src/engine/fields-of-eternia/combat/types.ts';
import type { CombatScenario } from '../../../src/engine/fields-of-eternia/combat/scenario-types.ts';
import type {
  SoldiersAction,
  SoldiersScenario,
} from '../../../src/engine/fields-of-eternia/combat-de-soldats/types.ts';
import type { WildAction, WildScenario } from '../../../src/engine/fields-of-eternia/contrees-sauvages/types.ts';
import type { EscAction, EscarmoucheScenario } from '../../../src/engine/fields-of-eternia/escarmouche/types.ts';
import { EXAMPLES } from '../../../src/engine/fields-of-eternia/examples.ts';
import { heroOf } from '../../../src/engine/fields-of-eternia/heroes.ts';
import { known } from '../../../src/engine/kernel/result.ts';
import { skirmish, standard } from '../../../src/engine/fields-of-eternia/partie/games.fixture.ts';
import type { PartieAction } from '../../../src/engine/fields-of-eternia/partie/types.ts';
import type { PartieScenario } from '../../../src/engine/fields-of-eternia/partie/scenario-types.ts';
import { READY } from './ready.ts';
import type { AnySoloAction, SoloScenario } from '../../../src/engine/fields-of-eternia/solo/types.ts';
import type { Links } from '../subject.ts';
import { ETERNIA, LONG_FIGHT, MIDWAY, OWN_FIGHT } from './samples.ts';

/** Ready-made scenarios and examples of a mode, by their ids. */
const shipped = <P>(mode: string): readonly (readonly [string, P])[] =>
  [...(READY[mode as keyof typeof READY] ?? []), ...EXAMPLES.filter((one) => one.mode === mode)].map(
    ({ id, scenario }) => [id, scenario as unknown as P] as const,
  );
const first = <P>(mode: string): P => {
  const [found] = shipped<P>(mode);
  if (found === undefined) throw new Error(`no scenario of ${mode} is shipped`);
  return found[1];
};
const perpetua = first<CombatScenario>('combat-epique');
const power = first<CombatScenario>('des-de-pouvoir');
const dylinx = first<WildScenario>('contrees-sauvages');
const bridge = first<SoldiersScenario>('combat-de-soldats');
const whole = standard({ first: 0 });
const SKELETOR = known(heroOf('skeletor'));
/** Soldiers allowed at home, a vehicle with a starred bonus, a banner and a hero that allow soldiers in a base. */
const GARRISON: PartieScenario = {
  name: 'Garnison',
  kind: 'etude',
  first: 0,
  round: 0,
  map: 'pont',
  baseSoldiers: true,
  teams: [
    {
      faction: 'masters',
      base: 'a',
      heroes: [{ hero: 'he-man', mount: 'mon-engin', worn: ['ma-banniere'] }],
      soldiers: { a: 2, p: 1 },
    },
    { faction: 'evil', base: 'b', heroes: [{ hero: { ...SKELETOR, garrison: true } }] },
  ],
  cards: [
    {
      type: 'vehicule',
      id: 'mon-engin',
      name: 'Engin',
      cost: 2,
      bonus: { deplacement: 1 },
      starred: { when: 'nuit', bonus: { attaque: 1 } },
    },
    { type: 'equipement', id: 'ma-banniere', name: 'Bannière', kind: 'artefact', cost: 1, bonus: { garnison: true } },
  ],
  decks: { rencontres: [], scenarios: [], boutique: [], guilde: [], forge: [], victoire: [] },
};

export const COMBATS: Links<CombatAction, CombatScenario> = {
  published: {
    'v1-combat': { scenario: perpetua },
    'v1-combat-cartes': { scenario: OWN_FIGHT },
    'v1-combat-moment': { scenario: perpetua, seeded: { seed: 2, steps: 30 } },
  },
  short: [...shipped<CombatScenario>('combat-epique'), ['a spell and a place of one’s own', OWN_FIGHT]],
  forty: [LONG_FIGHT],
};
export const POWERS: Links<CombatAction, CombatScenario> = {
  published: { 'v1-des': { scenario: power }, 'v1-des-moment': { scenario: power, seeded: { seed: 3, steps: 30 } } },
  short: shipped('des-de-pouvoir'),
  forty: [power],
};
export const WILDS: Links<WildAction, WildScenario> = {
  published: {
    'v1-sauvage': { scenario: dylinx },
    'v1-sauvage-moment': { scenario: dylinx, seeded: { seed: 4, steps: 6 } },
  },
  short: shipped('contrees-sauvages'),
  forty: [],
};
export const BATAILLES: Links<SoldiersAction, SoldiersScenario> = {
  published: {
    'v1-soldats': { scenario: bridge },
    'v1-soldats-moment': { scenario: bridge, seeded: { seed: 1, steps: 2 } },
  },
  short: shipped('combat-de-soldats'),
  forty: [],
};
export const SOLOS: Links<AnySoloAction, SoloScenario> = {
  published: {
    'v1-solo': { scenario: MIDWAY },
    'v1-solo-moment-40': { scenario: MIDWAY, seeded: { seed: 1, steps: 40 } },
  },
  short: [...shipped<SoloScenario>('solo'), ['a sheet in the middle of a game', MIDWAY]],
  forty: [MIDWAY],
};
export const ESCARMOUCHES: Links<EscAction, EscarmoucheScenario> = {
  published: {
    'v1-escarmouche': { scenario: ETERNIA },
    'v1-escarmouche-moment-40': { scenario: ETERNIA, seeded: { seed: 1, steps: 40 } },
    'v1-escarmouche-edition-2': { scenario: { ...ETERNIA, baseSoldiers: true }, seeded: { seed: 1, steps: 40 } },
  },
  short: [...shipped<EscarmoucheScenario>('escarmouche'), ['a skirmish on the example map', ETERNIA]],
  forty: [ETERNIA],
};
export const PARTIES: Links<PartieAction, PartieScenario> = {
  published: {
    'v1-partie': { scenario: whole },
    'v1-partie-escarmouche': { scenario: skirmish() },
    'v1-partie-moment-40': { scenario: whole, seeded: { seed: 5, steps: 40 } },
    'v1-partie-garnison': { scenario: GARRISON },
    'v1-partie-edition-2': { scenario: skirmish(), seeded: { seed: 3, steps: 40 } },
  },
  short: [...shipped<PartieScenario>('partie'), ['a whole game', whole], ['the game of a skirmish', skirmish()]],
  forty: [whole, skirmish()],
};
