// « Peut-il activer cette tuile ? »: discs, cubes, whose tile, at which step.
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { EVENT_TILE } from '../data.ts';
import { partie, partieText } from '../partie/index.ts';
import type { PartieAction } from '../partie/types.ts';
import { position } from '../positions.ts';
import { type Camp, CAMPS, foe, type TileId } from '../types.ts';
import { cubesWord } from '../words.ts';
import {
  activateAll,
  type Asked,
  between,
  citesOf,
  discs,
  exerciseType,
  hqFact,
  lastOf,
  type Moment,
  momentOf,
  nameOf,
  ofCamp,
  oneIn,
  pick,
  playOn,
  positionOf,
  said,
  shuffled,
  since,
  The,
  tilesWord,
  toDiscs,
} from './kit.ts';

const SCENES = [
  'fine',
  'fine',
  'fine',
  'fine',
  'fine',
  'fine',
  'fine',
  'fine',
  'discs',
  'discs',
  'cubes',
  'amount',
  'amount',
  'zone',
  'fallen',
  'foe',
  'early',
  'late',
] as const;
type Scene = (typeof SCENES)[number];
const ROBIN = 'robin-damian-wayne';
interface Drawn {
  readonly scene: Scene;
  readonly camp: Camp;
  readonly robin: boolean;
  readonly done: readonly TileId[];
  readonly tile: TileId;
  readonly left: { readonly discs: number; readonly cubes: number }; // beyond the price; less than 0: short of it
}
/** Nothing comes back at its upkeep: what is told stays. */
const gameOf = ({ scene, camp, robin, tile }: Drawn, available: number, cubes: number): Moment => {
  const own = {
    discs: [available, 0, 4] as const,
    discRecovery: 0,
    cubes: [cubes, 2] as const,
    recovery: 0,
    ...(scene === 'fallen' ? { lost: [tile] } : {}),
  };
  return momentOf(
    position({
      name: 'Exercice : activer',
      mission: 'm2',
      turn: 3,
      active: camp,
      hero: { hq: robin ? ROBIN : 'azrael', ...(camp === 'hero' ? own : {}) },
      villain: camp === 'villain' ? own : {},
    }),
  );
};
const drawn = (random: Rng): Drawn => {
  const scene = pick(random, SCENES);
  const robin = (scene === 'fine' || scene === 'discs') && oneIn(random, 2);
  const camp: Camp = robin ? 'hero' : pick(random, CAMPS);
  const { state } = gameOf({ scene: 'fine', camp, robin, done: [], tile: '', left: { discs: 0, cubes: 0 } }, 10, 10);
  const river = shuffled(
    random,
    state.sides[camp].river.filter((id) => id !== EVENT_TILE[camp] && id !== state.sides[camp].hq),
  );
  const [first] = river;
  const tile = robin && !oneIn(random, 3) ? 'huntress' : known(first);
  const done = river
    .filter((id) => id !== tile)
    .slice(0, scene === 'early' ? 0 : between(random, scene === 'late' || scene === 'amount' ? 1 : 0, 2));
  return {
    scene,
    camp,
    robin,
    done,
    tile,
    left: {
      discs: scene === 'discs' ? -1 : between(random, 0, 2),
      cubes: scene === 'cubes' ? -1 - between(random, 0, 1) : between(random, 0, 3),
    },
  };
};
interface Price {
  readonly discs: number;
  readonly cubes: number;
  readonly place: number;
}
/** What the tile costs once the others are activated, and what those cost: asked of the engine in a rich game. */
const pricesOf = (draw: Drawn): { readonly before: Omit<Price, 'place'>; readonly now: Price } => {
  const rich = toDiscs(gameOf({ ...draw, scene: 'fine' }, 30, 40));
  const ready = activateAll(rich, draw.done);
  const { discs: d, cubes: c } = ready.state.sides[draw.camp];
  const events = since(playOn(ready, { type: 'activate', tile: draw.tile }), ready);
  const { cubes, place } = known(lastOf(events, 'activated'));
  return {
    before: { discs: 30 - d.available, cubes: 40 - c.available },
    now: { discs: known(lastOf(events, 'paid')).discs, cubes, place },
  };
};
/** The game where just that much is left. */
const priced = (draw: Drawn): { readonly moment: Moment; readonly price: Price } => {
  const { before, now } = pricesOf(draw);
  const start = gameOf(
    draw,
    before.discs + Math.max(0, now.discs + draw.left.discs),
    before.cubes + Math.max(0, now.cubes + draw.left.cubes),
  );
  if (draw.scene === 'early') return { moment: start, price: now };
  const moment = activateAll(toDiscs(start), draw.done);
  return { moment: draw.scene === 'late' ? playOn(moment, { type: 'stop' }) : moment, price: now };
};
const STEPS: Partial<Readonly<Record<Scene, (camp: string) => string>>> = {
  early: (camp) => `Le tour ${camp} commence : son entretien n’est pas encore fait.`,
  late: (camp) => `Tour ${camp} : il vient d’annoncer qu’il n’activait plus de tuile.`,
};
/** What is paid with, and the river of the tile. */
const postAt = (moment: Moment, camp: Camp, river: Camp): NonNullable<Asked['position']> =>
  positionOf(moment, { is: 'discs', camp }, { is: 'cubes', camp }, { is: 'river', camp: river });
const ask = (random: Rng): Asked => {
  const draw = drawn(random);
  const { scene, camp, robin, done } = draw;
  const { moment, price } = priced(draw);
  const { discs: left, cubes } = moment.state.sides[camp];
  const tile = scene === 'foe' ? known(moment.state.sides[foe(camp)].river[0]) : draw.tile;
  const pays = scene === 'amount' ? pick(random, [price.discs, price.discs - 1, 1]) : undefined;
  const action: PartieAction = {
    type: 'activate',
    tile,
    ...(pays === undefined ? {} : { discs: pays }),
    ...(scene === 'zone' ? { from: 'unavailable' } : {}),
  };
  const refusal = partie.refuse(moment.state, action);
  const events =
    refusal === undefined
      ? since(playOn(moment, action), moment).filter(({ type }) => type === 'paid' || type === 'activated')
      : [];
  const name = nameOf(moment, tile);
  const how =
    scene === 'zone'
      ? ' en prenant les disques dans sa zone indisponible'
      : pays === undefined
        ? ''
        : ` en payant ${discs(pays)}`;
  return {
    facts: [
      STEPS[scene]?.(ofCamp(camp)) ??
        `Tour ${ofCamp(camp)}, étape 3 : il a déjà activé ${done.length === 0 ? 'aucune tuile' : tilesWord(done.length)}.`.replace(
          'a déjà activé aucune',
          'n’a encore activé aucune',
        ),
      `Il a ${discs(left.available)} en zone disponible, ${left.unavailable} en zone indisponible, et ${cubesWord(cubes.available)} en énergie disponible.`,
      scene === 'foe'
        ? `La tuile ${name} est dans la rivière ${ofCamp(foe(camp))}.`
        : `La tuile ${name} est à la place ${price.place} de sa rivière${scene === 'fallen' ? ', face neutralisée' : ''} : ${cubesWord(price.cubes)}.`,
      ...(robin
        ? [hqFact('hero', ROBIN), ...(tile === 'huntress' ? [`${name} est un lieutenant du héros.`] : [])]
        : []),
    ],
    question: `${The(camp)} peut-il activer « ${name} »${how} ?`,
    position: postAt(moment, camp, scene === 'foe' ? foe(camp) : camp),
    answer: { kind: 'allowed', allowed: refusal === undefined },
    because: refusal === undefined ? said(moment, ...events) : [partieText.refusal(refusal)],
    told: refusal === undefined ? citesOf(events) : refusal.cites,
  };
};

export const PAYMENT = [
  exerciseType({
    id: 'activation-permise',
    title: 'Peut-on activer cette tuile ?',
    rules: [
      'vs.dpa.cout-n',
      'vs.dpa.insuffisant',
      'vs.dpa.paiement',
      'vs.activation.cout-energie',
      'vs.pouvoirs-heros.robin-damian-wayne-surcout',
      'vs.presentation.tout-par-tuile',
      'vs.presentation.miroir',
      'vs.tour.ordre-etapes',
      'vs.tour.renoncer',
    ],
    ask,
  }),
];
