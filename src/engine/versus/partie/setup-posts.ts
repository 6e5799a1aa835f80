// Faults of a scenario's head, of its moment, of its command posts, of its dice.
import { isBetween } from '../../kernel/faults.ts';
import { LIMITS, SWARMS } from '../constants.ts';
import { powerOfTile } from '../data.ts';
import type { Mission } from '../mission/format.ts';
import { type Camp, CAMPS, COLOURS } from '../types.ts';
import { ORANGE_MOST } from './draft-fits.ts';
import { fault, type Faults, faultWith, when, zoneFaults } from './setup-faults.ts';
import { cubesOf, discsOf, isStart, sideSpec, slotsOf } from './setup-read.ts';
import { activeOf } from './setup-mission.ts';
import type { Marker, PartieScenario } from './types.ts';

// ── Command posts
const RECOVERY_MOST = 10;
const NAMED = ['available', 'spent', 'unavailable'] as const;
/** Nothing is spent before the first turn, nor outside one's own, but for the villain's disc that Batwoman has moved. */
const spentFaults = (scenario: PartieScenario, mission: Mission, side: Camp, spent: number, about: string): Faults => {
  if (spent === 0) return [];
  if (isStart(scenario, mission)) return [fault('depense-depart', about, 'vs.dpa.depart-depense-vide', 'vs.dpa.zones')];
  const hq = slotsOf(scenario, mission, 'hero').find((slot) => slot.hq)?.tile ?? 'batwoman';
  return when(
    side !== activeOf(scenario, mission) && !(side === 'villain' && hq === 'batwoman'),
    fault('depense-tour', about, 'vs.dpa.retour'),
  );
};
const discFaults = (scenario: PartieScenario, mission: Mission, side: Camp): Faults => {
  const about = `sides.${side}.discs`;
  const discs = discsOf(scenario, side);
  const wrong = NAMED.flatMap((_, i) =>
    when(
      !isBetween(discs[i] ?? 0, 0, LIMITS.discs),
      faultWith('disques-nombre', `${about}.${i}`, { n: LIMITS.discs }, 'vs.dpa.zones'),
    ),
  );
  const [available, spent, unavailable] = discs;
  return [
    ...wrong,
    ...when(
      wrong.length === 0 && available + spent + unavailable === 0,
      fault('disques-aucun', about, 'vs.mise-en-place.cubes-et-dpa'),
    ),
    ...spentFaults(scenario, mission, side, spent, `${about}.1`),
  ];
};
const cubeFaults = (scenario: PartieScenario, mission: Mission, side: Camp): Faults => {
  const { cubeRecovery = 0, saturation = {} } = sideSpec(scenario, side);
  const wrong = (value: number, about: string): Faults =>
    when(
      !isBetween(value, 0, LIMITS.cubes),
      faultWith('cubes-nombre', about, { n: LIMITS.cubes }, 'vs.mise-en-place.cubes-et-dpa'),
    );
  return [
    ...cubesOf(scenario, mission, side).flatMap((value, i) => wrong(value, `sides.${side}.cubes.${i}`)),
    ...wrong(cubeRecovery, `sides.${side}.cubeRecovery`),
    ...(['move', 'reroll'] as const).flatMap((space) =>
      when(
        !isBetween(saturation[space] ?? 0, 0, LIMITS.cubes),
        faultWith(
          'saturation-nombre',
          `sides.${side}.saturation.${space}`,
          { n: LIMITS.cubes },
          'vs.pouvoirs-heros.red-robin-saturation',
        ),
      ),
    ),
  ];
};
export const postFaults = (scenario: PartieScenario, mission: Mission): Faults =>
  CAMPS.flatMap((side) => [
    ...discFaults(scenario, mission, side),
    ...when(
      !isBetween(sideSpec(scenario, side).discRecovery ?? 0, 0, RECOVERY_MOST),
      faultWith('recuperation-nombre', `sides.${side}.discRecovery`, { n: RECOVERY_MOST }, 'vs.dpa.depart-c'),
    ),
    ...cubeFaults(scenario, mission, side),
  ]);

// ── Dice
/** Harley's die has no reading above 2 successes (A14). */
const harleyFaults = (scenario: PartieScenario, mission: Mission): Faults => {
  const harley = CAMPS.some((side) =>
    slotsOf(scenario, mission, side).some(({ hq, tile = '' }) => hq && powerOfTile(tile)?.id === 'harley-quinn'),
  );
  const faces = scenario.dice?.orange ?? [];
  return harley
    ? faces.flatMap((face, i) =>
        when(face > ORANGE_MOST, fault('de-orange', `dice.orange.${i}`, 'vs.pouvoirs-vilains.harley-quinn-de')),
      )
    : [];
};
export const diceFaults = (scenario: PartieScenario, mission: Mission): Faults => [
  ...COLOURS.flatMap((colour): Faults => {
    const faces = scenario.dice?.[colour];
    if (faces === undefined) return [];
    return [
      ...when(
        !isBetween(faces.length, 1, LIMITS.faces),
        faultWith('de-faces', `dice.${colour}`, { n: LIMITS.faces }, 'vs.presentation.priorite-versus'),
      ),
      ...faces.flatMap((face, i) =>
        when(
          !isBetween(face, 0, LIMITS.successes),
          faultWith('de-succes', `dice.${colour}.${i}`, { n: LIMITS.successes }, 'vs.presentation.priorite-versus'),
        ),
      ),
    ];
  }),
  ...harleyFaults(scenario, mission),
];

// ── Tokens on the zones
const FACED: ReadonlySet<Marker['kind']> = new Set<Marker['kind']>(['flame', 'gas']);
const MOST = [
  { kind: 'swarm', most: SWARMS, code: 'nuees-nombre', rule: 'vs.pouvoirs-vilains.ratcatcher-nuee-nombre' },
  { kind: 'freeze', most: 1, code: 'freeze-nombre', rule: 'vs.pouvoirs-heros.renee-montoya-freeze' },
] as const;
export const markerFaults = (scenario: PartieScenario): Faults => {
  const { markers = [] } = scenario;
  return [
    ...markers.flatMap(({ kind, zone, full }, i) => [
      ...zoneFaults(scenario, zone, `markers.${i}.zone`),
      ...when(
        full !== undefined && !FACED.has(kind),
        fault('pion-face', `markers.${i}.full`, 'vs.mise-en-place.finir'),
      ),
    ]),
    ...MOST.flatMap(({ kind, most, code, rule }) =>
      when(markers.filter((one) => one.kind === kind).length > most, faultWith(code, 'markers', { n: most }, rule)),
    ),
  ];
};
