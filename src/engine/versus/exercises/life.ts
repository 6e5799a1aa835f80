// « Combien de points de vie reste-t-il ? »: wounds and healing that powers give by themselves.
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { EVENT_TILE } from '../data.ts';
import { partie } from '../partie/index.ts';
import { figureOf, tileOf } from '../partie/reads.ts';
import type { PartieAction, TileSpec } from '../partie/types.ts';
import { position } from '../positions.ts';
import type { VsRule } from '../rules.ts';
import type { Camp, FigureId, TileId } from '../types.ts';
import { lifeWord } from '../words.ts';
import {
  type Asked,
  between,
  cardName,
  citesOf,
  exerciseType,
  hqFact,
  type Moment,
  momentOf,
  nameOf,
  numberOf,
  pick,
  playOn,
  positionOf,
  said,
  since,
  toDiscs,
} from './kit.ts';
import { choose, DONE, powerOf, powerWord } from './powers.ts';

interface Blow {
  readonly hq: TileId;
  readonly target: 'hq' | 'other';
  readonly rule: VsRule; // what decides
  readonly actions: (n: number, target: FigureId) => readonly PartieAction[];
  readonly rolls?: number; // successes at most
}
const at = (figure: FigureId): PartieAction => ({ type: 'pick', figure });
const rolled = (successes: number): PartieAction => ({ type: 'rolled', successes });
const BLOWS: readonly Blow[] = [
  {
    hq: 'zsasz',
    target: 'other',
    rule: 'vs.pouvoirs-vilains.zsasz-scarification',
    actions: (_, target) => [choose('a'), at(target)],
  },
  {
    hq: 'zsasz',
    target: 'hq',
    rule: 'vs.pouvoirs-vilains.zsasz-scarification-retour',
    actions: (_, target) => [choose('a'), at(target)],
  },
  {
    hq: 'bane-venom-injected',
    target: 'hq',
    rule: 'vs.pouvoirs-vilains.bane-venom-injected-injection-blessures',
    actions: () => [DONE],
  },
  {
    hq: 'the-joker-mr-joe',
    target: 'hq',
    rule: 'vs.pouvoirs-vilains.the-joker-mr-joe-mutilation',
    actions: (_, target) => [choose('a'), at(target)],
  },
  {
    hq: 'duke',
    target: 'other',
    rule: 'vs.pouvoirs-heros.duke-precognition-blessures',
    rolls: 4,
    actions: (n, target) => [choose('a'), at(target), rolled(n)],
  },
  {
    hq: 'deathstroke',
    target: 'other',
    rule: 'vs.pouvoirs-vilains.deathstroke-point-faible-blessures',
    rolls: 3,
    actions: (n, target) => [DONE, at(target), rolled(n)],
  },
  {
    hq: 'the-penguin',
    target: 'other',
    rule: 'vs.pouvoirs-vilains.the-penguin-tir-blessures',
    rolls: 2,
    actions: (n, target) => [choose('a'), at(target), rolled(n)],
  },
  {
    hq: 'alfred',
    target: 'other',
    rule: 'vs.pouvoirs-heros.alfred-soin',
    actions: (_, target) => [choose('a'), at(target)],
  },
  {
    hq: 'batman-year-100',
    target: 'hq',
    rule: 'vs.pouvoirs-heros.batman-year-100-echappee-plafond',
    actions: () => [DONE],
  },
];
const living = (id: TileId, side: Camp, life: number): TileSpec => ({
  id,
  name: cardName(id),
  side,
  level: 'leader',
  life,
});
/** The HQ, another character, and whose life is told: what he begins with, what is left. */
interface Facing {
  readonly hq: TileId;
  readonly other: TileId;
  readonly target: 'hq' | 'other';
  readonly most: number;
  readonly now: number;
}
const facing = ({ hq, other, target, most, now }: Facing): Moment => {
  const camp = powerOf(hq).side;
  const zones = {
    [`${hq}#1`]: { zone: 'Hall', ...(target === 'hq' ? { life: now } : {}) },
    [`${other}#1`]: { zone: hq === 'batman-year-100' ? 'Rue' : 'Hall', ...(target === 'other' ? { life: now } : {}) },
  };
  return toDiscs(
    momentOf(
      position({
        name: 'Exercice : les points de vie',
        mission: 'm2',
        turn: 3,
        active: camp,
        tiles: [
          living(hq, camp, target === 'hq' ? most : 6),
          living(other, other === 'tusk' ? 'villain' : 'hero', target === 'other' ? most : 6),
        ],
        figures: zones,
        [camp]: { hq, cubes: [11, 0] },
      }),
    ),
  );
};
const life = (random: Rng): Asked => {
  const { hq, target, rule, rolls, actions } = pick(random, BLOWS);
  const camp = powerOf(hq).side;
  const other: TileId = hq === 'alfred' ? 'huntress' : camp === 'hero' ? 'tusk' : 'huntress';
  const whom = target === 'hq' ? hq : other;
  const most = between(random, 4, 7);
  const now = between(random, hq === 'the-joker-mr-joe' ? 2 : 1, most); // he has to outlive his wound to go on
  const n = rolls === undefined ? 0 : between(random, 0, rolls);
  const start = facing({ hq, other, target, most, now });
  const ready = playOn(start, { type: 'activate', tile: EVENT_TILE[camp] }, ...actions(n, `${other}#1`));
  const listed = partie.node(ready.state);
  const end =
    hq === 'batman-year-100' && listed.kind === 'choice' ? playOn(ready, known(listed.options.at(-1))) : ready;
  const events = since(end, start);
  const mine = events.filter(
    (event) => (event.type === 'wounded' || event.type === 'healed') && event.figure === `${whom}#1`,
  );
  const idle = events.filter(({ type }) => type === 'idle' || type === 'rolled');
  const rest = known(figureOf(end.state, `${whom}#1`)).life;
  const read =
    hq === 'batman-year-100'
      ? [
          'Aucun personnage du vilain n’est dans sa zone à la fin de son mouvement, et le héros récupère tout ce qu’il peut.',
        ]
      : rolls === undefined
        ? []
        : [`Dés : ${n} succès.`];
  return {
    facts: [
      hqFact(camp, hq),
      `${nameOf(start, whom)} a ${lifeWord(now)}, sur ${most} au départ (exemple).`,
      ...(target === 'other'
        ? [`${nameOf(start, whom)} est la cible${hq === 'alfred' ? ' : c’est le lieutenant du héros' : ''}.`]
        : []),
      ...read,
    ],
    question: `${cardName(hq)} utilise ${powerWord(hq, 'a')}. Combien de points de vie reste-t-il ensuite à ${nameOf(start, whom)} ?`,
    position: positionOf(start, { is: 'river', camp: known(tileOf(start.state, whom)).side }),
    answer: numberOf(rest ?? 0, 10),
    because: said(end, ...idle, ...mine),
    told: [...[rule].filter((one) => citesOf([...mine, ...idle]).includes(one)), ...citesOf(mine), ...citesOf(idle)],
  };
};

export const LIFE = [
  exerciseType({
    id: 'points-de-vie',
    title: 'Combien de points de vie après ce pouvoir ?',
    rules: [
      'vs.pouvoirs-vilains.zsasz-scarification',
      'vs.pouvoirs-vilains.zsasz-scarification-retour',
      'vs.pouvoirs-vilains.bane-venom-injected-injection-blessures',
      'vs.pouvoirs-vilains.the-joker-mr-joe-mutilation',
      'vs.pouvoirs-heros.duke-precognition-blessures',
      'vs.pouvoirs-vilains.deathstroke-point-faible-blessures',
      'vs.pouvoirs-vilains.the-penguin-tir-blessures',
      'vs.pouvoirs-heros.alfred-soin',
      'vs.pouvoirs-heros.batman-year-100-echappee-soin',
      'vs.pouvoirs-heros.batman-year-100-echappee-plafond',
    ],
    ask: life,
  }),
];
