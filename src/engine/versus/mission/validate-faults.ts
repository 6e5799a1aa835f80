// What the checks of a mission share.
import { LIMITS } from '../constants.ts';
import { faultsOf, isBetween } from '../../kernel/faults.ts';
import type { VsRefusal } from '../faults.ts';
import type { VsRule } from '../rules.ts';
import { CAMPS } from '../types.ts';
import type { Comparison, Measure, Mission } from './format.ts';
import type { MISSION_REFUSALS } from './refusals.ts';

export type Faults = readonly VsRefusal[];
export const { fault, faultWith } = faultsOf<VsRule, typeof MISSION_REFUSALS>();
export const when = (wrong: boolean, ...faults: Faults): Faults => (wrong ? faults : []);
/** What a mission may say, it says above every other rule. */
export const ABOVE = 'vs.presentation.hierarchie';

/** The turn of the mission's last check; undefined when no end names one. */
export const lastTurn = ({ ends }: Mission): number | undefined => {
  const turns = ends.flatMap((end) => (end.kind === 'turn' ? [end.turn] : []));
  return turns.length === 0 ? undefined : Math.min(...turns);
};
export const turnFaults = (mission: Mission, turn: number, about: string): Faults => {
  if (!isBetween(turn, 1, LIMITS.turns)) return [faultWith('tour-bornes', about, { n: LIMITS.turns }, ABOVE)];
  const last = lastTurn(mission);
  return when(
    last !== undefined && turn > last,
    faultWith('tour-trop-tard', about, { n: last ?? 0 }, 'vs.fin.une-condition-suffit'),
  );
};

const isName = (name: string): boolean => name.trim() !== '' && name.length <= LIMITS.name;
/** Name or skill: something short, not nothing. */
export const nameFaults = (
  code: 'mission-titre' | 'nom-absent' | 'competence-absente',
  name: string,
  about: string,
): Faults => when(!isName(name), fault(code, about, ABOVE));
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
interface Named {
  readonly id: string;
  readonly name?: string;
}
const folded = (name = ''): string => name.trim().toLocaleLowerCase('fr');
/** Of a list: its length, then ids and names, each there and told apart. */
export const listFaults = (list: readonly Named[], most: number, about: string): Faults => [
  ...when(list.length > most, faultWith('liste-longue', about, { n: most }, ABOVE)),
  ...list.flatMap(({ id, name }, i): Faults => {
    const before = list.slice(0, i);
    return [
      ...when(!SLUG.test(id) || id.length > LIMITS.name, fault('identifiant-forme', `${about}.${i}.id`, ABOVE)),
      ...when(
        before.some((one) => one.id === id),
        faultWith('identifiant-double', `${about}.${i}.id`, { id }, ABOVE),
      ),
      ...(name === undefined ? [] : nameFaults('nom-absent', name, `${about}.${i}.name`)),
      ...when(
        folded(name) !== '' && before.some((one) => folded(one.name) === folded(name)),
        faultWith('nom-repete', `${about}.${i}.name`, { nom: name ?? '' }, ABOVE),
      ),
    ];
  }),
];
export const sideFaults = (side: string, about: string, ...more: readonly string[]): Faults =>
  when(![...CAMPS, ...more].includes(side), fault('camp-inconnu', about, ABOVE));

export const tokenFaults = ({ tokens }: Mission, token: string, about: string): Faults =>
  when(!tokens.some(({ id }) => id === token), fault('pion-inconnu', about, ABOVE));
/** Silent on a token that does not exist: `tokenFaults` tells it. */
export const stateFaults = ({ tokens }: Mission, token: string, state: string, about: string): Faults => {
  const spec = tokens.find(({ id }) => id === token);
  return when(
    spec !== undefined && !spec.states.some(({ id }) => id === state),
    faultWith('etat-inconnu', about, { pion: spec?.name ?? '' }, ABOVE),
  );
};
/** A piece is met on the map and nowhere else. */
export const boardFaults = ({ tokens }: Mission, token: string, state: string, about: string): Faults => {
  const spec = tokens.find(({ id }) => id === token)?.states.find(({ id }) => id === state);
  return when(
    spec !== undefined && spec.at !== 'board',
    faultWith('depart-hors-plateau', about, { etat: spec?.name ?? '' }, ABOVE),
  );
};
/** Of what takes a piece from one state to another. */
export const moveFaults = (
  mission: Mission,
  { token, from, to }: { readonly token: string; readonly from: string; readonly to: string },
  about: string,
): Faults => [
  ...tokenFaults(mission, token, `${about}.token`),
  ...stateFaults(mission, token, from, `${about}.from`),
  ...stateFaults(mission, token, to, `${about}.to`),
  ...when(from === to, fault('meme-etat', `${about}.to`, ABOVE)),
];

/** No sum of a mission can be higher: every piece of every token at its highest value. */
const MOST = 999;
const measureFaults = (mission: Mission, measure: Measure, about: string): Faults => {
  if (typeof measure === 'number')
    return when(!isBetween(measure, 0, MOST), faultWith('seuil-nombre', about, { n: MOST }, ABOVE));
  if ('tiles' in measure) return sideFaults(measure.tiles, `${about}.tiles`, 'either');
  return [
    ...when(measure.pieces.length === 0, fault('mesure-vide', `${about}.pieces`, ABOVE)),
    ...measure.pieces.flatMap(([token, state], i): Faults => [
      ...tokenFaults(mission, token, `${about}.pieces.${i}.0`),
      ...stateFaults(mission, token, state, `${about}.pieces.${i}.1`),
      ...when(
        measure.pieces.slice(0, i).some((pair) => pair[0] === token && pair[1] === state),
        fault('etat-repete', `${about}.pieces.${i}`, ABOVE),
      ),
    ]),
  ];
};
export const comparisonFaults = (mission: Mission, { left, right }: Comparison, about: string): Faults => [
  ...measureFaults(mission, left, `${about}.left`),
  ...measureFaults(mission, right, `${about}.right`),
];
