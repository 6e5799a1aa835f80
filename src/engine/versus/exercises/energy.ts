// « Combien de cubes reviennent ? »: the energy that an upkeep gives back.
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { MISSIONS } from '../missions.ts';
import { position } from '../positions.ts';
import { type Camp, CAMPS, type MissionId } from '../types.ts';
import { CAMP_WORDS, count, cubesWord } from '../words.ts';
import {
  type Asked,
  between,
  citesOf,
  exerciseType,
  hqFact,
  lastOf,
  type Moment,
  momentOf,
  numberOf,
  ofCamp,
  oneIn,
  pick,
  playOn,
  positionOf,
  said,
  toDiscs,
} from './kit.ts';

const SCENES = ['plain', 'julia', 'julia-out', 'barrels'] as const;
const TO_SPILL = ['arme', 'desarme'] as const;
/** The barrels of mission 5, so many of them spilled already. */
const barrels = (random: Rng, spilled: number): readonly string[] => [
  'desarme',
  'arme',
  pick(random, TO_SPILL),
  ...Array.from({ length: spilled }, () => 'repandu'),
  ...(spilled === 1 ? ['arme'] : []),
];
/** The turn of the villain, who spills one more. */
const spillOne = (start: Moment): Moment =>
  playOn(
    toDiscs(start),
    { type: 'activate', tile: 'sbires-vilains-a' },
    { type: 'test', test: 'repandre', piece: 'baril-3', figure: null, success: true },
    { type: 'done' },
    { type: 'stop' },
    { type: 'end-turn' },
  );
const energy = (random: Rng): Asked => {
  const scene = pick(random, SCENES);
  const camp: Camp = scene === 'plain' ? pick(random, CAMPS) : 'hero';
  const julia = scene.startsWith('julia') || (scene === 'barrels' && oneIn(random, 2));
  const [tired, recovery] = [between(random, 0, 12), scene === 'barrels' ? 5 : between(random, 4, 6)];
  const mission: MissionId = scene === 'barrels' ? 'm5' : pick(random, ['m1', 'm2', 'm3', 'm7'] as const);
  const spilled = between(random, 1, 2);
  const own = { cubes: [between(random, 0, 4), tired] as const, recovery };
  const start = momentOf(
    position({
      name: 'Exercice : l’énergie',
      mission,
      turn: between(random, 2, 5),
      active: scene === 'barrels' ? 'villain' : camp,
      hero: { ...(julia ? { hq: 'julia-pennyworth' } : {}), ...(camp === 'hero' ? own : {}) },
      villain: camp === 'villain' ? own : {},
      ...(scene === 'julia-out' ? { figures: { 'julia-pennyworth#1': { out: true } } } : {}),
      ...(scene === 'barrels' ? { pieces: { baril: barrels(random, spilled) } } : {}),
    }),
  );
  const ready = scene === 'barrels' ? spillOne(start) : start;
  const end = playOn(ready, { type: 'upkeep' });
  const event = known(lastOf(end.events, 'energy-recovered'));
  const fumes = lastOf(end.events, 'fumes');
  return {
    facts: [
      `Mission « ${MISSIONS[mission].title} ».`,
      `Poste ${ofCamp(camp)} : ${cubesWord(tired)} en fatigue, récupération ${recovery} (exemple).`,
      ...(julia ? [hqFact('hero', 'julia-pennyworth', scene === 'julia-out')] : []),
      ...(scene === 'barrels'
        ? [
            `${count(spilled, 'baril était déjà répandu', 'barils étaient déjà répandus')}. À son tour, le vilain vient d’en répandre un autre.`,
          ]
        : []),
    ],
    question: `C’est l’entretien ${ofCamp(camp)}. Combien de cubes d’énergie ${CAMP_WORDS[camp].the} récupère-t-il ?`,
    position: positionOf(start, { is: 'cubes', camp }),
    answer: numberOf(event.cubes, 15, 'cubes'),
    because: said(end, fumes, event),
    told: [...citesOf(fumes === undefined ? [] : [fumes]), ...event.cites.toReversed()],
  };
};

export const ENERGY = [
  exerciseType({
    id: 'cubes-recuperes',
    title: 'Combien de cubes reviennent ?',
    rules: ['vs.tour.entretien-habituel', 'vs.pouvoirs-heros.julia-pennyworth-energie', 'vs.m5.vapeurs'],
    ask: energy,
  }),
];
