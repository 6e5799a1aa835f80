// « Que fait la tuile événement ? »: what activating it sets to work.
import { listed } from '../../kernel/play.ts';
import type { Rng } from '../../kernel/rng.ts';
import { EVENT_TILE } from '../data.ts';
import { MISSIONS } from '../missions.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import { partie, partieText } from '../partie/index.ts';
import type { PartieScenario } from '../partie/types.ts';
import type { Power } from '../power-types.ts';
import { POWERS } from '../powers.ts';
import type { VsRule } from '../rules.ts';
import { trialOf } from '../trials.ts';
import type { Camp, FigureId, MissionId } from '../types.ts';
import { quoted } from '../words.ts';
import {
  type Asked,
  choiceOf,
  citesOf,
  eventsOf,
  exerciseType,
  hqFact,
  type Moment,
  momentOf,
  pick,
  playOn,
  positionOf,
  said,
  since,
  The,
  toDiscs,
} from './kit.ts';

const ALL: readonly Power[] = POWERS;

// ── Activating it
/** Permanents that wait for the event tile all the same, or that took its place: another question. */
const APART: ReadonlySet<string> = new Set([
  'bruce-wayne',
  'commissioner-gordon',
  'clayface',
  'hush',
  'jervis-tetch',
  'mr-bloom',
  'prof-pyg',
  'ratcatcher',
  'red-hood',
  'solomon-grundy',
  'talon',
  'two-face-heads',
  'two-face-tails',
]);
const plainPowers = ALL.filter(({ id }) => !APART.has(id));
export const GROUPS = {
  single: plainPowers.filter(({ connector, effects: [{ kind }] }) => connector === undefined && kind === 'event'),
  or: plainPowers.filter(({ connector }) => connector === 'OU'),
  and: plainPowers.filter(({ connector }) => connector === 'ET'),
  permanent: plainPowers.filter(
    ({ connector, effects: [{ kind }] }) => connector === undefined && kind === 'permanent',
  ),
} as const;
const DOES = {
  single: 'L’événement spécial s’applique d’office.',
  may: 'Le joueur applique l’événement spécial s’il le veut.',
  or: 'Le joueur choisit l’un des deux effets, et un seul.',
  orNone: 'Le joueur choisit l’un des deux effets, ou aucun.',
  both: 'Les deux effets se déclenchent, l’un après l’autre.',
  and: 'L’événement spécial s’applique d’office ; l’effet permanent comptait déjà.',
  permanent: 'Elle ne déclenche rien : l’effet permanent ne dépend pas d’elle.',
  again: 'Elle déclenche l’effet permanent, une fois de plus.',
  then: 'L’événement spécial s’applique d’office, puis l’événement de la mission.',
  missionOnly: 'Le pouvoir du QG ne s’applique pas : seul l’événement de la mission a lieu.',
  nothing: 'Elle ne peut plus être activée.',
} as const;
type Does = keyof typeof DOES;
const SCENES = ['single', 'or', 'or', 'and', 'permanent', 'then', 'gone'] as const;
type Scene = (typeof SCENES)[number];
const WRONG: Readonly<Record<Does, readonly Does[]>> = {
  single: ['may', 'then', 'nothing'],
  or: ['orNone', 'both', 'single'],
  and: ['both', 'or', 'may'],
  permanent: ['again', 'single', 'nothing'],
  then: ['may', 'single', 'missionOnly'],
  missionOnly: ['then', 'single', 'nothing'],
  may: [],
  orNone: [],
  both: [],
  again: [],
  nothing: [],
};
/** What the engine has just done, read in its events and in what it waits for. */
const doneBy = (moment: Moment, events: readonly PartieEvent[]): Does => {
  const types = new Set(events.map(({ type }) => type));
  const mission =
    moment.state.tasks.some(({ task }) => task === 'mission-event') ||
    events.some((event) => event.type === 'mission-event' && !event.none);
  const began = events.find((event) => event.type === 'power-began');
  if (moment.state.tasks.some(({ task }) => task === 'choose')) return 'or';
  if (types.has('no-power')) return mission ? 'missionOnly' : 'nothing';
  if (began !== undefined && began.cites.includes('vs.qg.permanent')) return 'permanent';
  return mission ? 'then' : began?.cites.includes('vs.qg.et') === true ? 'and' : 'single';
};
const KIND_WORDS = { event: 'événement spécial', permanent: 'permanent' } as const;
const recordFact = ({ title, effects, connector }: Power): string => {
  const kinds = effects.map(({ kind }) => KIND_WORDS[kind]);
  return kinds.length === 1
    ? `Sa fiche, ${quoted(title)}, n’a qu’un effet : ${kinds.join('')}.`
    : `Sa fiche, ${quoted(title)}, a deux effets joints par ${connector ?? ''} : ${kinds.join(' et ')}.${connector === 'OU' ? ' Chacun est possible maintenant.' : ''}`;
};
const MISSIONS_WITHOUT: readonly MissionId[] = ['m1', 'm2', 'm3', 'm5', 'm7', 'm8', 'm6'];
const powerFor = (random: Rng, scene: Scene): Power => {
  const power = pick(random, GROUPS[scene === 'then' || scene === 'gone' ? 'single' : scene]);
  return scene !== 'then' && scene !== 'gone'
    ? power
    : power.side === 'hero'
      ? power
      : pick(
          random,
          GROUPS.single.filter(({ side }) => side === 'hero'),
        );
};
/** The trial of a power in a mission that gives the hero's river a place more, or asks for a tile that has fallen. */
const scenarioOf = (power: Power, mission: MissionId, scene: Scene): PartieScenario => {
  const { figures = [], sides = {}, ...trial } = trialOf(power);
  const hq = `${power.tiles[0].id}#1`;
  const slots = sides.hero?.slots ?? [];
  const gone: Readonly<Partial<Record<Scene, FigureId>>> = {
    then: hq === 'huntress#1' ? 'nightwing#1' : 'huntress#1',
    gone: hq,
  };
  const out = gone[scene];
  return {
    ...trial,
    mission,
    sides:
      mission === 'm7'
        ? {
            ...sides,
            hero: {
              ...sides.hero,
              slots: slots.flatMap((slot) =>
                slot.level === 'event' ? [{ level: 'citizens' as const }, slot] : [slot],
              ),
            },
          }
        : sides,
    figures: [
      ...figures.filter(({ id }) => id !== out),
      ...(out === undefined ? [] : [{ id: out, out: true } as const]),
    ],
  };
};
export const M6_FACT =
  'Lecture choisie pour cette mission : seule la tuile événement du héros porte aussi l’événement de la mission.';
/** The power done with whatever is offered first, until the mission's event has happened. */
const toMissionEvent = (moment: Moment, steps = 20): Moment => {
  const [first] = listed(partie.node(moment.state));
  return steps === 0 || first === undefined || moment.events.some(({ type }) => type === 'mission-event')
    ? moment
    : toMissionEvent(playOn(moment, first), steps - 1);
};
const activated = (random: Rng): Asked => {
  const scene = pick(random, SCENES);
  const power = powerFor(random, scene);
  const camp: Camp = power.side;
  const [{ id: hq }] = power.tiles;
  const wanted: MissionId = scene === 'then' || scene === 'gone' ? 'm6' : pick(random, MISSIONS_WITHOUT);
  const mission = wanted === 'm6' && camp === 'hero' && scene !== 'then' && scene !== 'gone' ? 'm7' : wanted;
  const scenario = scenarioOf(power, mission, scene);
  const start = toDiscs(momentOf(scenario));
  const end = playOn(start, { type: 'activate', tile: EVENT_TILE[camp] });
  const events = since(end, start);
  const does = doneBy(end, events);
  const whole = does === 'then' || does === 'missionOnly' ? since(toMissionEvent(end), start) : events;
  const decisive = eventsOf(whole, ['power-began', 'no-power', 'mission-event']);
  const waiting = end.state.tasks.some(({ task }) => task === 'choose')
    ? (['vs.qg.ou', 'vs.qg.obligatoire'] as const)
    : [];
  const first: readonly VsRule[] =
    does === 'then' || does === 'missionOnly' ? ['vs.m6.evenement'] : does === 'and' ? ['vs.qg.et'] : [];
  return {
    facts: [
      hqFact(camp, hq, scene === 'gone'),
      recordFact(power),
      `Mission « ${MISSIONS[mission].title} ».`,
      ...(mission === 'm6' ? [M6_FACT] : []),
    ],
    question: `${The(camp)} active sa tuile événement. Que se passe-t-il ?`,
    position: positionOf(start, { is: 'river', camp }),
    answer: choiceOf(
      random,
      DOES[does],
      WRONG[does].map((key) => DOES[key]),
    ),
    because: [
      ...said(end, ...eventsOf(events, ['activated']), ...decisive),
      ...(does === 'or' ? [partieText.node(end.state)] : []),
    ],
    told: [
      ...waiting,
      ...(does === 'missionOnly' ? citesOf(eventsOf(whole, ['no-power'])) : []),
      ...first,
      ...citesOf(decisive),
      ...citesOf(eventsOf(events, ['idle', 'activated'])),
    ],
  };
};

export const EVENTS = [
  exerciseType({
    id: 'tuile-evenement',
    title: 'Que fait la tuile événement ?',
    rules: [
      'vs.activation.evenement-activable',
      'vs.qg.evenement-special',
      'vs.qg.obligatoire',
      'vs.qg.ou',
      'vs.qg.et',
      'vs.qg.permanent',
      'vs.qg.permanent-duree',
      'vs.qg.dissociation',
      'vs.pouvoirs-heros.oracle-evenement-vide',
      'vs.pouvoirs-heros.julia-pennyworth-evenement-vide',
      'vs.m6.evenement',
      'vs.m6.evenement-seul-pouvoir',
      'vs.m7.evenement',
      'vs.m8.evenement',
    ],
    ask: activated,
  }),
];
