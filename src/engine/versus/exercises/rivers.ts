// Questions about rivers: what a tile costs in cubes, and which place it has.
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { EXAMPLE_DICE, EXAMPLE_RIVERS, EVENT_TILE } from '../data.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, SlotSpec } from '../partie/types.ts';
import { position, type PositionSpec } from '../positions.ts';
import { type Camp, CAMPS, type TileId } from '../types.ts';
import {
  activateAll,
  type Asked,
  between,
  citesOf,
  exerciseType,
  inTurn,
  lastOf,
  type Moment,
  momentOf,
  nameOf,
  numberOf,
  ofCamp,
  oneIn,
  pick,
  playOn,
  positionOf,
  said,
  shuffled,
  since,
  The,
  toDiscs,
} from './kit.ts';

const RIVER_RULES = {
  end: 'Règle de la rivière choisie : une tuile activée passe à la dernière place.',
  stay: 'Règle de la rivière choisie : une tuile activée garde sa place.',
} as const;
type RiverRule = keyof typeof RIVER_RULES;
const ruleOf = (random: Rng): RiverRule => (oneIn(random, 4) ? 'stay' : 'end');
const COSTS = [
  [1, 1, 2, 2, 3, 3, 4],
  [1, 2, 2, 3, 4, 4, 5],
  [2, 2, 3, 3, 4, 5, 6],
] as const;
const PLACES_MOST = 8;
const slotsWith = (camp: Camp, costs: readonly number[]): readonly SlotSpec[] =>
  EXAMPLE_RIVERS[camp].map((slot, i) => ({ ...slot, cost: known(costs[i]) }));

// ── Some tiles activated, one after the other
interface Walk {
  readonly camp: Camp;
  readonly start: Moment;
  readonly end: Moment;
  readonly facts: readonly string[];
}
const walkOf = (random: Rng, least: number, costs?: readonly number[]): Walk => {
  const camp = pick(random, CAMPS);
  const rule = ruleOf(random);
  const start = toDiscs(
    momentOf(
      position({
        name: 'Exercice : la rivière',
        mission: pick(random, ['m1', 'm2', 'm3', 'm5'] as const),
        turn: between(random, 2, 6),
        active: camp,
        [camp]: {
          discs: [10, 0, 2],
          cubes: [30, 0],
          ...(costs === undefined ? {} : { slots: slotsWith(camp, costs) }),
        },
        ...(rule === 'end' && costs === undefined
          ? {}
          : {
              options: {
                ...(rule === 'end' ? {} : { riverRule: rule }),
                ...(costs === undefined ? {} : { tileCost: 'custom' }),
              },
            }),
      }),
    ),
  );
  const tiles = shuffled(
    random,
    start.state.sides[camp].river.filter((id) => id !== EVENT_TILE[camp]),
  ).slice(0, between(random, least, 3));
  const activated =
    tiles.length === 0
      ? []
      : [`${The(camp)} active${tiles.length === 1 ? '' : ', dans cet ordre :'} ${inTurn(start, tiles)}.`];
  const priced = costs === undefined ? [] : [`Coûts des places, de la 1re à la 7e (exemple) : ${costs.join(', ')}.`];
  return { camp, start, end: activateAll(start, tiles), facts: [RIVER_RULES[rule], ...priced, ...activated] };
};
/** Rules of what is done with a tile that acts: the node's. */
const acting = (moment: Moment, tile: TileId) => partie.node(playOn(moment, { type: 'activate', tile }).state).cites;

const cubes = (random: Rng): Asked => {
  const { camp, start, end, facts } = walkOf(random, 1, oneIn(random, 4) ? pick(random, COSTS) : undefined);
  const tile = pick(random, start.state.sides[camp].river);
  const paid = known(lastOf(playOn(end, { type: 'activate', tile }).events, 'activated'));
  return {
    facts: facts.some((fact) => fact.startsWith('Coûts')) ? facts : [...facts, 'Une place coûte son numéro en cubes.'],
    question: `Combien de cubes d’énergie coûte ensuite l’activation de « ${nameOf(start, tile)} » ?`,
    position: positionOf(start, { is: 'river', camp }),
    answer: numberOf(paid.cubes, 12, 'cubes'),
    because: said(end, ...since(end, start).filter(({ type }) => type === 'moved'), paid),
    told: [...paid.cites, ...citesOf(since(end, start).filter(({ type }) => type === 'moved'))],
  };
};

// ── Places
interface Shift extends Walk {
  readonly river: Camp; // whose river is asked about
  readonly told: Asked['told'];
}
const plain = (random: Rng): Shift => {
  const walk = walkOf(random, 1);
  return {
    ...walk,
    river: walk.camp,
    told: [
      ...citesOf(since(walk.end, walk.start).filter(({ type }) => type === 'moved')),
      ...acting(walk.start, known(walk.start.state.sides[walk.camp].river[0])),
    ],
  };
};
const eventWalk = (
  spec: PositionSpec,
  camp: Camp,
  river: Camp,
  type: 'to-last' | 'exchanged' | 'mission-event',
  then: (moment: Moment) => { readonly actions: readonly PartieAction[]; readonly facts: readonly string[] },
): Shift => {
  const start = toDiscs(momentOf(position({ name: 'Exercice : la rivière', active: camp, ...spec })));
  const begun = playOn(start, { type: 'activate', tile: EVENT_TILE[camp] });
  const { actions, facts } = then(begun);
  const end = playOn(begun, ...actions);
  return {
    camp,
    river,
    start,
    end,
    facts: [RIVER_RULES.end, ...facts],
    told: citesOf(since(end, start).filter((event) => event.type === type)),
  };
};
const TERROR = ['sbires-heros-a', 'elites-heros-a', 'huntress', 'azrael'] as const;
const terror = (random: Rng): Shift => {
  const zones = Object.fromEntries([...TERROR, 'the-joker-mr-joe'].map((tile) => [`${tile}#1`, 'Hall']));
  return eventWalk(
    { mission: 'm2', turn: between(random, 2, 5), villain: { hq: 'the-joker-mr-joe', cubes: [12, 0] }, figures: zones },
    'villain',
    'hero',
    'to-last',
    (moment) => {
      const tile = pick(random, TERROR);
      return {
        actions: [
          { type: 'choose', keys: ['a'] },
          { type: 'pick', figure: `${tile}#1` },
        ],
        facts: [
          `The Joker (Mr. Joe), QG du vilain, applique « Terreur » à une figurine de la tuile ${nameOf(moment, tile)}.`,
        ],
      };
    },
  );
};
const swap = (random: Rng): Shift =>
  eventWalk(
    { mission: 'm1', turn: between(random, 2, 5), villain: { hq: 'harley-quinn', cubes: [12, 0] }, dice: EXAMPLE_DICE },
    'villain',
    'villain',
    'exchanged',
    (moment) => {
      const [a, b] = shuffled(
        random,
        moment.state.sides.villain.river.filter((id) => id !== EVENT_TILE.villain),
      );
      return {
        actions: [
          { type: 'rolled', successes: 0 },
          { type: 'exchange', tiles: [known(a), known(b)] },
        ],
        facts: [
          `Harley Quinn, QG du vilain, lance son dé : 0 succès. Le vilain choisit ${nameOf(moment, known(a))} et ${nameOf(moment, known(b))}.`,
        ],
      };
    },
  );
const LOST = ['sbires-heros-a', 'elites-heros-a', 'sbires-heros-b', 'elites-heros-b'] as const;
const alley = (random: Rng): Shift => {
  const lost = shuffled(random, LOST).slice(0, between(random, 1, 2));
  return eventWalk(
    { mission: 'm6', turn: between(random, 2, 6), hero: { hq: 'oracle', cubes: [12, 0], lost } },
    'hero',
    'hero',
    'mission-event',
    (moment) => {
      const tile = known(lost[0]);
      return {
        actions: [{ type: 'pick-tile', tile }],
        facts: [
          `Le héros active sa tuile événement. Pour l’événement de la mission, il choisit ${nameOf(moment, tile)}.`,
        ],
      };
    },
  );
};
const SHIFTS = [plain, plain, terror, swap, alley] as const;
const place = (random: Rng): Asked => {
  const { river, start, end, facts, told } = pick(random, SHIFTS)(random);
  const tile = pick(random, end.state.sides[river].river);
  const events = since(end, start).filter(({ type }) =>
    ['moved', 'to-last', 'exchanged', 'mission-event', 'activated'].includes(type),
  );
  return {
    facts,
    question: `À quelle place de la rivière ${ofCamp(river)} se trouve ensuite « ${nameOf(start, tile)} » ?`,
    position: positionOf(start, { is: 'river', camp: river }),
    answer: { kind: 'number', value: end.state.sides[river].river.indexOf(tile) + 1, least: 1, most: PLACES_MOST },
    because: said(end, ...events),
    told,
  };
};

export const RIVERS = [
  exerciseType({
    id: 'cout-en-cubes',
    title: 'Combien de cubes coûte cette tuile ?',
    rules: [
      'vs.activation.cout-energie',
      'vs.activation.deux-monnaies',
      'vs.activation.comme-premiere-tuile',
      'vs.activation.evenement-activable',
    ],
    ask: cubes,
  }),
  exerciseType({
    id: 'place-dans-la-riviere',
    title: 'À quelle place va la tuile ?',
    rules: [
      'vs.activation.comme-premiere-tuile',
      'vs.pouvoirs-vilains.the-joker-mr-joe-terreur',
      'vs.pouvoirs-vilains.harley-quinn-bipolaire',
      'vs.m6.evenement',
    ],
    ask: place,
  }),
];
