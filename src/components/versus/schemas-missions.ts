// The diagrams of the eight missions, all three read from their data: how pieces change, what ends the game and who wins, which tests there are.
import { capital } from '../../engine/kernel/french.ts';
import type { Some } from '../../engine/kernel/result.ts';
import { doneCites, endCites, specialCites, testCites, victoryCites } from '../../engine/versus/mission/cites.ts';
import type { SpecialSpec } from '../../engine/versus/mission/format.ts';
import { MISSIONS } from '../../engine/versus/missions.ts';
import type { VsRule } from '../../engine/versus/rules.ts';
import { MISSION_IDS, type MissionId } from '../../engine/versus/types.ts';
import { comparisonWord, endWord, specialWord, testWords } from './mission-words.ts';
import { CAMPS } from './places.ts';
import type { Row, StatesSchema, Table, VsSchema } from './schemas-kit.ts';
import { CAMP_NAMES } from './words.ts';

const first = ([rule]: Some<VsRule>): VsRule => rule;
const states = (id: MissionId): StatesSchema => ({
  kind: 'states',
  mission: MISSIONS[id],
  caption: `« ${MISSIONS[id].title} » : les états, et ce qui fait passer de l’un à l’autre. Cercle : test du héros ; losange : test du vilain ; carré : sans test. Le petit carré plein marque l’état de départ.`,
});
/** Special rules that a table of ends must tell too: they bear on the turns. */
const BESIDE: ReadonlySet<SpecialSpec['kind']> = new Set<SpecialSpec['kind']>(['sweep', 'recovery', 'fumes']);
const ends = (id: MissionId): Table => {
  const mission = MISSIONS[id];
  const rows: readonly Row[] = [
    ...mission.ends.map((end): Row => ({
      group: 'La partie finit',
      head: end.kind === 'turn' ? 'Dernier tour' : 'Avant la fin',
      rule: first(endCites(id, end.id)),
      cells: [[capital(endWord(end, mission))]],
    })),
    ...CAMPS.map((camp): Row => ({
      group: 'Qui gagne alors',
      head: CAMP_NAMES[camp],
      rule: first(victoryCites(id, camp)),
      cells: [[capital(comparisonWord(mission.victory[camp], mission))]],
    })),
    ...(mission.special ?? [])
      .filter(({ kind }) => BESIDE.has(kind))
      .map((one): Row => ({
        group: 'Au fil des tours',
        head: one.name,
        rule: first(specialCites(id, one.id)),
        cells: [[capital(specialWord(one, mission))]],
      })),
  ];
  return {
    kind: 'table',
    caption: `« ${mission.title} » : ce qui finit la partie, puis ce qui la gagne. Chaque ligne mène à sa règle.`,
    columns: ['', 'Il faut'],
    rows,
  };
};
const tests = (id: MissionId): Table => {
  const mission = MISSIONS[id];
  return {
    kind: 'table',
    caption: `« ${mission.title} » : les tests des deux camps. Une réussite change l’état comme l’indique la dernière colonne.`,
    columns: ['Test', 'Qui, et quel jet', 'Réussite'],
    rows: mission.tests.map((test): Row => {
      const { what, way, more } = testWords(test, mission);
      return {
        head: capital(test.name),
        rule: first(testCites(id, test.id)),
        cells: [[`${CAMP_NAMES[test.side]} : ${what}`], [way, first(doneCites(id, test.id))]],
        ...(more.length === 0 ? {} : { note: capital(more.join(' ; ')) }),
      };
    }),
  };
};
export const MISSION_SCHEMAS: Readonly<Record<string, () => VsSchema>> = Object.fromEntries(
  MISSION_IDS.flatMap((id): readonly (readonly [string, () => VsSchema])[] => [
    [`${id}-etats`, () => states(id)],
    [`${id}-fin`, () => ends(id)],
    ...(MISSIONS[id].tests.length === 0 ? [] : [[`${id}-tests`, () => tests(id)] as const]),
  ]),
);
