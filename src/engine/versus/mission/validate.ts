// Whether a mission can be played: every fault at once, each with its path; and what deserves a word though it can.
import { isBetween } from '../../kernel/faults.ts';
import type { Some } from '../../kernel/result.ts';
import { LIMITS } from '../constants.ts';
import type { VsRefusal } from '../faults.ts';
import type { VsRule } from '../rules.ts';
import { type Camp, CAMPS, foe } from '../types.ts';
import type { Comparison, EndSpec, Mission, TestSpec, TokenSpec } from './format.ts';
import { areContrary, holds, startPieces } from './measure.ts';
import { mayHold, reachable } from './reach.ts';
import type { MISSION_REFUSALS } from './refusals.ts';
import {
  ABOVE,
  boardFaults,
  comparisonFaults,
  fault,
  type Faults,
  faultWith,
  lastTurn,
  listFaults,
  nameFaults,
  sideFaults,
  stateFaults,
  tokenFaults,
  turnFaults,
  when,
} from './validate-faults.ts';
import { specialFaults } from './validate-special.ts';

const MOST_DIFFICULTY = 9;
const MOST_VALUE = 9;

const oneToken = (
  { name, plural, count, value = 1, states, character }: TokenSpec,
  mission: Mission,
  id: string,
  about: string,
): Faults => [
  ...nameFaults('nom-absent', plural, `${about}.plural`),
  ...when(
    !isBetween(count, 0, LIMITS.pieces),
    faultWith('pions-nombre', `${about}.count`, { n: LIMITS.pieces }, ABOVE),
  ),
  ...when(!isBetween(value, 0, MOST_VALUE), faultWith('pion-valeur', `${about}.value`, { n: MOST_VALUE }, ABOVE)),
  ...when(states.length === 0, faultWith('etats-absents', `${about}.states`, { pion: name }, ABOVE)),
  ...listFaults(states, LIMITS.states, `${about}.states`),
  ...(character === undefined
    ? []
    : [
        ...sideFaults(character.side, `${about}.character.side`),
        ...stateFaults(mission, id, character.lost, `${about}.character.lost`),
        ...when(states[0]?.id === character.lost, fault('etat-perdu-depart', `${about}.character.lost`, ABOVE)),
      ]),
];
const tokensFaults = (mission: Mission, about: string): Faults => [
  ...listFaults(mission.tokens, LIMITS.tokens, about),
  ...mission.tokens.flatMap((token, i) => oneToken(token, mission, token.id, `${about}.${i}`)),
];

const oneTest = (
  { side, token, from, to, difficulty, skill, gains = 0 }: TestSpec,
  mission: Mission,
  about: string,
): Faults => [
  ...sideFaults(side, `${about}.side`),
  ...tokenFaults(mission, token, `${about}.token`),
  ...when(from.length === 0, fault('test-depart-absent', `${about}.from`, ABOVE)),
  ...from.flatMap((state, i): Faults => [
    ...stateFaults(mission, token, state, `${about}.from.${i}`),
    ...boardFaults(mission, token, state, `${about}.from.${i}`),
    ...when(from.indexOf(state) < i, fault('etat-repete', `${about}.from.${i}`, ABOVE)),
  ]),
  ...stateFaults(mission, token, to, `${about}.to`),
  ...when(from.includes(to), fault('meme-etat', `${about}.to`, ABOVE)),
  ...when(
    !isBetween(difficulty, 1, MOST_DIFFICULTY),
    faultWith('test-difficulte', `${about}.difficulty`, { n: MOST_DIFFICULTY }, ABOVE),
  ),
  ...when(!isBetween(gains, 0, LIMITS.discs), faultWith('test-gain', `${about}.gains`, { n: LIMITS.discs }, ABOVE)),
  ...(skill === undefined ? [] : nameFaults('competence-absente', skill, `${about}.skill`)),
];
const testsFaults = (mission: Mission, about: string): Faults => [
  ...listFaults(mission.tests, LIMITS.tests, about),
  ...mission.tests.flatMap((test, i) => oneTest(test, mission, `${about}.${i}`)),
];

const oneEnd = (end: EndSpec, mission: Mission, about: string): Faults => {
  if (end.kind === 'turn')
    return when(
      !isBetween(end.turn, 1, LIMITS.turns),
      faultWith('tour-bornes', `${about}.turn`, { n: LIMITS.turns }, 'vs.fin.verification-1'),
    );
  return [
    ...comparisonFaults(mission, end.when, `${about}.when`),
    ...(end.until === undefined ? [] : turnFaults(mission, end.until, `${about}.until`)),
  ];
};
const endsFaults = (mission: Mission, about: string): Faults => [
  ...listFaults(mission.ends, LIMITS.ends, about),
  ...when(lastTurn(mission) === undefined, fault('fin-tour-absente', about, 'vs.fin.une-condition-suffit')),
  ...mission.ends.flatMap((end, i) => oneEnd(end, mission, `${about}.${i}`)),
];
const victoryFaults = (mission: Mission, about: string): Faults => [
  ...CAMPS.flatMap((side) => comparisonFaults(mission, mission.victory[side], `${about}.${side}`)),
  ...when(
    !areContrary(mission.victory.hero, mission.victory.villain),
    fault('victoires-non-contraires', about, 'vs.fin.un-seul-vainqueur', 'vs.fin.victoire-apres-fin'),
  ),
];

/** Every fault of a mission. `about`: the path of the mission in its scenario. */
export const missionFaults = (mission: Mission, about = 'mission'): readonly VsRefusal[] => [
  ...nameFaults('mission-titre', mission.title, `${about}.title`),
  ...sideFaults(mission.initiative, `${about}.initiative`),
  ...tokensFaults(mission, `${about}.tokens`),
  ...testsFaults(mission, `${about}.tests`),
  ...endsFaults(mission, `${about}.ends`),
  ...victoryFaults(mission, `${about}.victory`),
  ...specialFaults(mission, `${about}.special`),
];

// ── Notices
const CAMP_NAMES: Readonly<Record<Camp, string>> = { hero: 'héros', villain: 'vilain' };
/** Who plays last is written in the check of the last turn: the camp that begins before check 1, the other before check 2. */
const initiativeNotices = ({ ends, initiative }: Mission, given: Camp, about: string): Faults => {
  const end = ends.find((one) => one.kind === 'turn');
  if (end === undefined || given === initiative) return [];
  return [
    faultWith(
      'note-initiative',
      about,
      { premier: CAMP_NAMES[initiative], dernier: CAMP_NAMES[end.check === 1 ? initiative : foe(initiative)] },
      'vs.fin.verification-ordre',
    ),
  ];
};
const stateNotices = (mission: Mission, about: string): Faults =>
  mission.tokens.flatMap((token, t) => {
    const found = reachable(mission, token);
    return token.states.flatMap(({ id, name }, s) =>
      when(!found.has(id), faultWith('note-etat-perdu', `${about}.tokens.${t}.states.${s}`, { etat: name }, ABOVE)),
    );
  });
type Code = keyof typeof MISSION_REFUSALS;
/** Of a condition that ends the game or starts a rule: one that can never hold, one that holds before anybody has played. */
const conditionNotices = (
  mission: Mission,
  comparison: Comparison,
  about: string,
  [never, already]: readonly [Code, Code],
  ...cites: Some<VsRule>
): Faults => [
  ...when(!mayHold(mission, comparison), fault(never, about, ...cites)),
  ...when(
    holds(comparison, { mission, pieces: startPieces(mission), tiles: { hero: 0, villain: 0 } }),
    fault(already, about, ...cites),
  ),
];

const endNotices = (mission: Mission, about: string): Faults =>
  mission.ends.flatMap((end, i) =>
    end.kind === 'when'
      ? conditionNotices(
          mission,
          end.when,
          `${about}.${i}.when`,
          ['note-fin-impossible', 'note-fin-debut'],
          'vs.fin.une-condition-suffit',
        )
      : [],
  );
const victoryNotices = (mission: Mission, about: string): Faults =>
  CAMPS.flatMap((side) =>
    when(
      !mayHold(mission, mission.victory[side]),
      faultWith('note-victoire-impossible', `${about}.${side}`, { camp: CAMP_NAMES[side] }, 'vs.fin.un-seul-vainqueur'),
    ),
  );
const fumesNotices = (mission: Mission, about: string): Faults =>
  (mission.special ?? []).flatMap((rule, i) =>
    rule.kind === 'fumes'
      ? conditionNotices(mission, rule.when, `${about}.${i}.when`, ['note-regle-impossible', 'note-regle-debut'], ABOVE)
      : [],
  );

/** What deserves a word in a mission without fault; nothing of another, whose faults come first. `initiative`: the camp that has it in the scenario, where its path is `initiative`. Numbers of pieces that a scenario changes: see `withCounts`. */
export const missionNotices = (
  mission: Mission,
  about = 'mission',
  initiative = mission.initiative,
): readonly VsRefusal[] => {
  if (missionFaults(mission).length > 0) return [];
  return [
    ...initiativeNotices(mission, initiative, 'initiative'),
    ...stateNotices(mission, about),
    ...endNotices(mission, `${about}.ends`),
    ...victoryNotices(mission, `${about}.victory`),
    ...fumesNotices(mission, `${about}.special`),
  ];
};
