// « Que devient la tuile événement ? »: when its HQ is neutralised, or a lieutenant.
import type { Rng } from '../../kernel/rng.ts';
import { MISSIONS } from '../missions.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import { position } from '../positions.ts';
import { type Camp, foe, type MissionId, type TileId } from '../types.ts';
import { of } from '../words.ts';
import { GROUPS, M6_FACT } from './events.ts';
import {
  type Asked,
  between,
  cardName,
  choiceOf,
  citesOf,
  exerciseType,
  momentOf,
  nameOf,
  ofCamp,
  pick,
  playOn,
  positionOf,
  said,
  shuffled,
  since,
} from './kit.ts';
import { powerOf } from './powers.ts';

const BECOMES = {
  falls: 'Elle est neutralisée elle aussi.',
  mission: 'Elle reste active : la mission lui donne un événement.',
  lasting: 'Elle reste active : le pouvoir du QG empêche qu’on la neutralise.',
  none: 'La question ne se pose pas : ce camp n’a plus de tuile événement.',
  same: 'Elle ne change pas : ce n’est pas le QG qui est tombé.',
} as const;
type Becomes = keyof typeof BECOMES;
const LASTING: readonly TileId[] = ['solomon-grundy', 'talon'];
const REPLACED: readonly TileId[] = ['bruce-wayne', 'commissioner-gordon', 'mr-bloom', 'red-hood'];
const ORDINARY: readonly TileId[] = [...GROUPS.single, ...GROUPS.or, ...GROUPS.permanent]
  .map(({ tiles: [{ id }] }) => id)
  .filter((id) => !['huntress', 'tusk', 'nightwing', 'deathstroke'].includes(id));
const CANDIDATES: Readonly<Record<Becomes, readonly TileId[]>> = {
  falls: ORDINARY,
  mission: ORDINARY,
  lasting: LASTING,
  none: REPLACED,
  same: ORDINARY,
};
const LIEUTENANT = { hero: 'huntress', villain: 'tusk' } as const;
const sideOf = (hq: TileId): Camp => powerOf(hq).side;
const fallen = (events: readonly PartieEvent[]): Becomes => {
  const kept = events.find((event) => event.type === 'event-kept');
  if (kept?.type === 'event-kept') return kept.why === 'mission' ? 'mission' : 'lasting';
  if (events.some(({ type }) => type === 'event-neutralised')) return 'falls';
  return events.some(({ cites }) => cites.includes('vs.qg.remplacer-evenement')) ? 'none' : 'same';
};
const neutralised = (random: Rng): Asked => {
  const scene = pick(random, Object.keys(BECOMES) as readonly Becomes[]);
  const hq = pick(random, scene === 'mission' ? ORDINARY.filter((id) => sideOf(id) === 'hero') : CANDIDATES[scene]);
  const camp = sideOf(hq);
  const mission: MissionId =
    scene === 'mission' || (scene === 'falls' && camp === 'villain' && random.below(2) === 0)
      ? 'm6'
      : pick(random, ['m1', 'm2', 'm7', 'm8'] as const);
  const tile = scene === 'same' ? LIEUTENANT[camp] : hq;
  const start = playOn(
    momentOf(
      position({
        name: 'Exercice : le QG tombe',
        mission,
        turn: between(random, 2, 5),
        active: foe(camp),
        [camp]: { hq },
      }),
    ),
    { type: 'upkeep' },
  );
  const end = playOn(start, { type: 'neutralise', figure: `${tile}#1` });
  const events = since(end, start);
  return {
    facts: [
      `Mission « ${MISSIONS[mission].title} ».`,
      `QG ${ofCamp(camp)} : ${cardName(hq)}.`,
      ...(mission === 'm6' ? [M6_FACT] : []),
      ...(scene === 'same' ? [`${nameOf(start, tile)} est un lieutenant ${ofCamp(camp)}.`] : []),
    ],
    question: `La figurine ${of(nameOf(start, tile))} vient d’être neutralisée. Que devient la tuile événement ${ofCamp(camp)} ?`,
    position: positionOf(start, { is: 'river', camp }),
    answer: choiceOf(
      random,
      BECOMES[fallen(events)],
      shuffled(random, Object.values(BECOMES))
        .filter((text) => text !== BECOMES[fallen(events)])
        .slice(0, 3),
    ),
    because: said(end, ...events),
    told: citesOf(events.toReversed()),
  };
};

export const FALLS = [
  exerciseType({
    id: 'chute-du-qg',
    title: 'Que devient la tuile événement quand le QG tombe ?',
    rules: [
      'vs.qg.neutraliser-qg',
      'vs.qg.dissociation',
      'vs.qg.evenement-de-mission',
      'vs.qg.remplacer-evenement',
      'vs.pouvoirs-vilains.solomon-grundy-evenement-intouchable',
      'vs.pouvoirs-vilains.talon-evenement-intouchable',
      'vs.mise-en-place.lieutenant-sans-evenement',
    ],
    ask: neutralised,
  }),
];
