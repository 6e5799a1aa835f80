// The checks of the special rules of a mission, one function by kind.
import { isBetween } from '../../kernel/faults.ts';
import { LIMITS } from '../constants.ts';
import type { Mission, SpecialSpec } from './format.ts';
import {
  ABOVE,
  boardFaults,
  comparisonFaults,
  fault,
  type Faults,
  faultWith,
  listFaults,
  moveFaults,
  nameFaults,
  sideFaults,
  tokenFaults,
  turnFaults,
  when,
} from './validate-faults.ts';

type Kind = SpecialSpec['kind'];
type Of<K extends Kind> = Extract<SpecialSpec, { readonly kind: K }>;
type Check<K extends Kind> = (rule: Of<K>, mission: Mission, about: string, earlier: readonly SpecialSpec[]) => Faults;
const MOST_LOANS = 9;

const recovery: Check<'recovery'> = ({ from, to, discs }, mission, about, earlier) => {
  const shared = earlier.find(
    (one): one is Of<'recovery'> => one.kind === 'recovery' && one.from <= to && from <= one.to,
  );
  return [
    ...turnFaults(mission, from, `${about}.from`),
    ...turnFaults(mission, to, `${about}.to`),
    ...when(from > to, fault('recuperation-envers', about, 'vs.dpa.recuperation')),
    ...when(
      from <= to && shared !== undefined,
      faultWith('recuperation-chevauche', about, { tour: Math.max(from, shared?.from ?? 0) }, 'vs.dpa.recuperation'),
    ),
    ...when(
      !isBetween(discs, 0, LIMITS.discs),
      faultWith('recuperation-disques', `${about}.discs`, { n: LIMITS.discs }, 'vs.dpa.recuperation'),
    ),
  ];
};
const fumes: Check<'fumes'> = ({ when: comparison, cubes }, mission, about) => [
  ...comparisonFaults(mission, comparison, `${about}.when`),
  ...when(!isBetween(cubes, 0, LIMITS.cubes), faultWith('vapeurs-cubes', `${about}.cubes`, { n: LIMITS.cubes }, ABOVE)),
];
const forbid: Check<'forbid'> = ({ side, token }, mission, about) => {
  const spec = mission.tokens.find(({ id }) => id === token);
  return [
    ...(side === undefined ? [] : sideFaults(side, `${about}.side`)),
    ...(token === undefined ? [] : tokenFaults(mission, token, `${about}.token`)),
    ...when(
      spec !== undefined && spec.character?.tile !== true,
      faultWith('tuile-absente', `${about}.token`, { pion: spec?.name ?? '' }, ABOVE),
    ),
  ];
};
const event: Check<'event'> = ({ side }, _, about, earlier) => [
  ...sideFaults(side, `${about}.side`, 'both'),
  ...when(
    earlier.some((one) => one.kind === 'event' && (one.side === side || one.side === 'both' || side === 'both')),
    fault('evenement-double', `${about}.side`, 'vs.qg.evenement-de-mission'),
  ),
];
const sweep: Check<'sweep'> = (rule, mission, about) => [
  ...sideFaults(rule.side, `${about}.side`),
  ...turnFaults(mission, rule.turn, `${about}.turn`),
  ...moveFaults(mission, rule, about),
];
const exit: Check<'exit'> = (rule, mission, about) => [
  ...moveFaults(mission, rule, about),
  ...boardFaults(mission, rule.token, rule.from, `${about}.from`),
];
const escort: Check<'escort'> = ({ side, token }, mission, about) => {
  const spec = mission.tokens.find(({ id }) => id === token);
  return [
    ...sideFaults(side, `${about}.side`),
    ...tokenFaults(mission, token, `${about}.token`),
    ...when(
      spec !== undefined && spec.character === undefined,
      faultWith('escorte-sans-personnage', `${about}.token`, { pion: spec?.name ?? '' }, ABOVE),
    ),
  ];
};
const loan: Check<'loan'> = ({ side, uses, skill }, _, about) => [
  ...sideFaults(side, `${about}.side`),
  ...when(!isBetween(uses, 1, MOST_LOANS), faultWith('pret-usages', `${about}.uses`, { n: MOST_LOANS }, ABOVE)),
  ...nameFaults('competence-absente', skill, `${about}.skill`),
];
const checked = (rule: SpecialSpec, mission: Mission, about: string, earlier: readonly SpecialSpec[]): Faults => {
  switch (rule.kind) {
    case 'recovery':
      return recovery(rule, mission, about, earlier);
    case 'fumes':
      return fumes(rule, mission, about, earlier);
    case 'forbid':
      return forbid(rule, mission, about, earlier);
    case 'event':
      return event(rule, mission, about, earlier);
    case 'sweep':
      return sweep(rule, mission, about, earlier);
    case 'exit':
      return exit(rule, mission, about, earlier);
    case 'escort':
      return escort(rule, mission, about, earlier);
    case 'loan':
      return loan(rule, mission, about, earlier);
  }
};
export const specialFaults = (mission: Mission, about: string): Faults => {
  const { special = [] } = mission;
  return [
    ...listFaults(special, LIMITS.special, about),
    ...special.flatMap((rule, i) => checked(rule, mission, `${about}.${i}`, special.slice(0, i))),
  ];
};
