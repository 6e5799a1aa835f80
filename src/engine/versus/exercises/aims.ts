// « Le pouvoir de ce QG peut-il désigner cette figurine ? »
import { capital } from '../../kernel/french.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { EVENT_TILE, EXAMPLE_DICE } from '../data.ts';
import { partie, partieText } from '../partie/index.ts';
import { stepsWord, who } from '../partie/names.ts';
import { figureOf, tileOf } from '../partie/reads.ts';
import type { PartieAction } from '../partie/types.ts';
import { position, type PositionSpec } from '../positions.ts';
import type { VsRule } from '../rules.ts';
import { type Camp, type FigureId, foe, type TileId } from '../types.ts';
import { quoted } from '../words.ts';
import {
  type Asked,
  cardName,
  citesOf,
  exerciseType,
  lastOf,
  type Moment,
  momentOf,
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
import { choose, DONE, powerOf, powerWord } from './powers.ts';

interface Aiming {
  readonly hq: TileId;
  readonly before: readonly PartieAction[]; // from the event tile to the choice of a target
  readonly rule: VsRule;
}
const AIMINGS: readonly Aiming[] = [
  { hq: 'alfred', before: [choose('a')], rule: 'vs.pouvoirs-heros.alfred-soin' },
  { hq: 'duke', before: [choose('a')], rule: 'vs.pouvoirs-heros.duke-precognition' },
  { hq: 'deathstroke', before: [DONE], rule: 'vs.pouvoirs-vilains.deathstroke-point-faible' },
  { hq: 'zsasz', before: [choose('a')], rule: 'vs.pouvoirs-vilains.zsasz-scarification' },
  { hq: 'the-joker-mr-joe', before: [choose('a')], rule: 'vs.pouvoirs-vilains.the-joker-mr-joe-terreur' },
  { hq: 'the-joker', before: [choose('a')], rule: 'vs.pouvoirs-vilains.the-joker-venin' },
  { hq: 'scarecrow', before: [], rule: 'vs.pouvoirs-vilains.scarecrow-gaz' },
  { hq: 'doctor-death', before: [choose('a')], rule: 'vs.pouvoirs-vilains.doctor-death-serum' },
  {
    hq: 'harley-quinn',
    before: [{ type: 'rolled', successes: 1 }],
    rule: 'vs.pouvoirs-vilains.harley-quinn-schizophrenie',
  },
];
const ZONES = ['Hall', 'Rue'] as const;
/** Who may be asked about: a squad and a lieutenant of each camp, and both HQs. */
const TARGETS: Readonly<Record<Camp, readonly FigureId[]>> = {
  hero: ['sbires-heros-a#1', 'elites-heros-b#1', 'huntress#1'],
  villain: ['sbires-vilains-a#1', 'elites-vilains-b#1', 'tusk#1'],
};
const DEFAULT_HQ = { hero: 'azrael', villain: 'deadshot' } as const;
/** A turn of the first mission, discs at hand: who stands where. */
const standing = (hq: TileId, camp: Camp, figures: NonNullable<PositionSpec['figures']>): Moment =>
  toDiscs(
    momentOf(
      position({
        name: 'Exercice : la cible',
        mission: 'm1',
        turn: 3,
        active: camp,
        zones: ZONES,
        figures,
        dice: EXAMPLE_DICE,
        [camp]: { hq, cubes: [11, 0] },
      }),
    ),
  );
const aimed = (random: Rng): Asked | undefined => {
  const { hq, before, rule } = pick(random, AIMINGS);
  const camp = powerOf(hq).side;
  const [own, other] = [`${hq}#1`, `${DEFAULT_HQ[foe(camp)]}#1`];
  const ids = [...TARGETS.hero, ...TARGETS.villain, own, other];
  const figures = Object.fromEntries(ids.map((id) => [id, id === own ? 'Hall' : pick(random, ZONES)]));
  const start = standing(hq, camp, figures);
  const ready = [{ type: 'activate', tile: EVENT_TILE[camp] } as const, ...before].reduce<Moment | undefined>(
    (so, action) =>
      so === undefined || partie.refuse(so.state, action) !== undefined ? undefined : playOn(so, action),
    start,
  );
  if (ready === undefined) return undefined; // nobody to aim at: the effect is not offered
  const wanted = oneIn(random, 2);
  const judged = shuffled(random, ids).map((figure) => ({
    figure,
    refusal: partie.refuse(ready.state, { type: 'pick', figure }),
  }));
  const found = judged.find(({ refusal }) => (refusal === undefined) === wanted);
  if (found === undefined || partie.node(ready.state).kind !== 'choice') return undefined;
  const { figure, refusal } = found;
  const { tile, zone } = known(figureOf(start.state, figure));
  const { side, part } = known(tileOf(start.state, tile));
  const name = who(start.state.fixed, figure);
  const picked =
    refusal === undefined ? lastOf(since(playOn(ready, { type: 'pick', figure }), ready), 'picked') : undefined;
  return {
    facts: [
      `${cardName(hq)}, QG ${ofCamp(camp)}, est dans la zone « Hall ».`,
      ...(figure === own
        ? []
        : [
            `${capital(name)} est dans la zone « ${zone ?? ''} », dans le camp ${ofCamp(side)}${part === 'lieutenant' ? ' : c’est un lieutenant' : part === 'hq' ? ' : c’est son QG' : ''}.`,
          ]),
      `Ce que fait l’effet : ${quoted(stepsWord([rule]).replace(/\.$/, ''))}.`,
    ],
    question: `${cardName(hq)} utilise ${powerWord(hq, 'a')}. ${The(camp)} peut-il désigner ${name} ?`,
    position: positionOf(start, { is: 'plan' }),
    answer: { kind: 'allowed', allowed: refusal === undefined },
    because: refusal === undefined ? said(ready, picked) : [partieText.refusal(refusal)],
    told: refusal?.cites ?? citesOf(picked === undefined ? [] : [picked]),
  };
};

export const AIMED = [
  exerciseType({
    id: 'cible-permise',
    title: 'Le pouvoir peut-il viser cette figurine ?',
    rules: [
      'vs.pouvoirs-heros.alfred-soin',
      'vs.pouvoirs-heros.duke-precognition',
      'vs.pouvoirs-vilains.deathstroke-point-faible',
      'vs.pouvoirs-vilains.zsasz-scarification',
      'vs.pouvoirs-vilains.the-joker-mr-joe-terreur',
      'vs.pouvoirs-vilains.the-joker-venin',
      'vs.pouvoirs-vilains.scarecrow-gaz',
      'vs.pouvoirs-vilains.doctor-death-serum',
      'vs.pouvoirs-vilains.harley-quinn-schizophrenie',
    ],
    ask: aimed,
  }),
];
