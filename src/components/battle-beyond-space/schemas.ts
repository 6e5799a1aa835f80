// Static diagrams of Battle Beyond Space. What they show is what the engine does: a diagram cannot drift from the rules.
import { capital } from '../../engine/kernel/french.ts';
import { EXAMPLE_LABEL } from '../../engine/battle-beyond-space/data.ts';
import type { CollisionTable } from '../../engine/battle-beyond-space/partie/collisions.ts';
import type { PartieScenario, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { BbsRule } from '../../engine/battle-beyond-space/rules.ts';
import { type PowerId, powersOf, RACES } from '../../engine/battle-beyond-space/types.ts';
import {
  POWER_FACTS,
  POWER_KINDS,
  RACE_WORDS,
  STEP_NAMES,
  windowWord,
} from '../../engine/battle-beyond-space/words.ts';
import { AGAINST, AGAINST_WORDS, effectOf, pointsOf, TABLES } from './collision-words.ts';
import { NOTHING } from './marks.ts';
import { BASE } from './schemas-base.ts';
import { DEPARTURES } from './schemas-departures.ts';
import { anneau, explosion, laser, superTir, tirArrete, tirCourbe } from './schemas-fire.ts';
import { type BbsSchema, drawing, type Drawn, type Panel, start, type Table } from './schemas-kit.ts';
import { POWER_THINGS } from './schemas-power-things.ts';
import { POWER_BOARDS } from './schemas-powers.ts';
import { THINGS } from './schemas-things.ts';
import { avanceEtPivots, CRASHES, orientations, pasDeCote, RAMS, teleportation } from './schemas-moves.ts';

// ── The board
const EMPTY = { fighters: [], destroyers: [] } as const;
const bare = (players: number): PartieState => {
  const scenario: PartieScenario = {
    name: 'Plateau',
    kind: 'libre',
    players: Array.from({ length: players }, () => ({ race: null, fleet: EMPTY })),
    first: 0,
  };
  return start(scenario);
};
const whole = (players: number): Panel => {
  const state = bare(players);
  return { title: `À ${players}`, state, over: NOTHING, crop: undefined, around: state.fixed.cells };
};
const plateau = (): Drawn =>
  drawing(
    `Le plateau du site, ses zones de départ et ses astéroïdes : ${EXAMPLE_LABEL}. Les six sondes entourent l’astéroïde central.`,
    [whole(3), whole(4)],
    [
      ['zone-0', 'zone de J1'],
      ['zone-1', 'zone de J2'],
      ['zone-2', 'zone de J3'],
      ['zone-3', 'zone de J4'],
      ['asteroid', 'astéroïde'],
      ['central', 'astéroïde central'],
      ['probe', 'sonde'],
      ['ring', 'anneau'],
    ],
  );

// ── Tables
/** The rule that a row states first, and the one that gives its points where there is one: « …-points ». */
const collisions = (row: keyof typeof TABLES, caption: string): Table => {
  const table: CollisionTable = TABLES[row];
  return {
    kind: 'table',
    caption,
    columns: ['Il finit sur', 'Effet', 'Points'],
    rows: AGAINST.map((against) => {
      const { cites } = table[against];
      const points = cites.find((rule) => rule.endsWith('-points'));
      return {
        head: AGAINST_WORDS[against],
        rule: cites[0],
        cells: [
          [effectOf(table[against])],
          points === undefined ? [pointsOf(table[against])] : [pointsOf(table[against]), points],
        ],
      };
    }),
    shown: true,
  };
};
const powerRow = (power: PowerId): Table['rows'][number] => {
  const { title, effect, kind, moment, duration, rule } = POWER_FACTS[power];
  return { head: title, rule, cells: [[effect]], note: `${capital(POWER_KINDS[kind])} ; ${moment} ; ${duration}.` };
};
const pouvoirs = (): Table => ({
  kind: 'table',
  caption:
    'Les douze pouvoirs, trois par race. Les titres sont les nôtres ; l’effet, le moment et la durée sont ceux des règles.',
  columns: ['Pouvoir', 'Effet ; puis genre, moment et durée'],
  rows: RACES.flatMap((race) => powersOf(race).map((power) => ({ ...powerRow(power), group: RACE_WORDS[race].name }))),
  shown: true,
});
const STEP_RULES: readonly BbsRule[] = [
  'bbs.tour.etape-1',
  'bbs.tour.etape-2',
  'bbs.tour.etape-3',
  'bbs.tour.etape-4',
  'bbs.tour.etape-5',
  'bbs.tour.etape-6',
  'bbs.tour.etape-7',
];
const DIGITS: Partial<Readonly<Record<number, readonly [text: string, rule: BbsRule]>>> = {
  2: ['vitesse', 'bbs.chasseurs.nombre-exact'],
  4: ['rotation', 'bbs.rotations.chiffre'],
  5: ['points d’action', 'bbs.destroyers.points-action'],
};
const tour = (): Table => ({
  kind: 'table',
  caption: `Les sept étapes d’un tour, et les moments où un pouvoir peut servir : avant chaque étape, et une dernière fois ${windowWord(STEP_NAMES.length)}.`,
  columns: ['Étape', 'Juste avant, un pouvoir peut servir', 'Chiffre de la carte'],
  rows: STEP_NAMES.map((name, i) => ({
    head: `${i + 1}. ${capital(name)}`,
    rule: STEP_RULES[i] ?? 'bbs.tour.ordre',
    cells: [[windowWord(i), 'bbs.pouvoirs.moment'], DIGITS[i + 1] ?? ['–']],
  })),
  shown: true,
});

const SCHEMAS: Readonly<Record<string, () => BbsSchema>> = {
  plateau,
  orientations,
  'tir-arrete': tirArrete,
  ...CRASHES,
  ...RAMS,
  'avance-et-pivots': avanceEtPivots,
  'pas-de-cote': pasDeCote,
  'tir-courbe': tirCourbe,
  anneau,
  explosion,
  laser,
  'super-tir': superTir,
  teleportation,
  'table-chasseurs': () =>
    collisions(
      'fighter',
      'Ce qui arrive à un chasseur, selon ce qui occupe la case où il s’arrête. Chaque ligne mène à sa règle.',
    ),
  'table-destroyers': () =>
    collisions(
      'destroyer',
      'Ce qui arrive à un destroyer, pour chacune de ses deux cases d’arrivée. Chaque ligne mène à sa règle.',
    ),
  'douze-pouvoirs': pouvoirs,
  'tour-et-fenetres': tour,
  ...BASE,
  ...DEPARTURES,
  ...POWER_BOARDS,
  ...THINGS,
  ...POWER_THINGS,
};
const ids = Object.keys(SCHEMAS).map((slug) => `battle-beyond-space.${slug}`);
export const SCHEMA_IDS: readonly string[] = ids;

/** A diagram by its id. Throws on an unknown id, and when the engine refuses the position or the play that a diagram shows. */
export const schema = (id: string): BbsSchema => {
  const make = id.startsWith('battle-beyond-space.') ? SCHEMAS[id.slice('battle-beyond-space.'.length)] : undefined;
  if (make === undefined) throw new Error(`Schéma inconnu : « ${id} ». Connus : ${SCHEMA_IDS.join(', ')}.`);
  return make();
};
