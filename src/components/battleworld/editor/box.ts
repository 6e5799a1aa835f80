// A scenario of Battleworld as it is laid out: what to take out of the box, what to do.
import { agree, listOf } from '../../../engine/kernel/french.ts';
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { type ModuleKind, SIDES, type Side } from '../../../engine/battleworld/types.ts';
import { type Box, counted, type Take } from '../../atelier/BoxPage.tsx';
import type { UnitView } from '../view.ts';
import { KIND_NAMES, SIDE_NAMES } from '../words.ts';
import { sketch } from './sketch.ts';

const MODULES: Readonly<Record<ModuleKind, readonly [one: string, many: string]>> = {
  energy: ['module d’énergie', 'modules d’énergie'],
  'double-defence': ['module de double défense', 'modules de double défense'],
  care: ['module de soins', 'modules de soins'],
};
const TOKENS = [
  ['power', 'Puissance'],
  ['reroll', 'Relance'],
  ['victory', 'Victoire'],
] as const;
const ofSide = <T extends { readonly side: Side }>(list: readonly T[], side: Side): readonly T[] =>
  list.filter((one) => one.side === side);
const tokens = (units: readonly UnitView[]): readonly Take[] =>
  TOKENS.map(([gauge, name]) => {
    const count = units.reduce((sum, unit) => sum + unit[gauge], 0);
    return { count, name: `${agree(count, 'jeton')} ${name}` };
  });

export const boxOf = (scenario: PartieScenario): Box => {
  const view = sketch(scenario);
  const { initiative, clock, round, phase } = scenario;
  const alive = view.units.filter(({ life }) => life > 0);
  return {
    takes: [
      { count: 1, name: `plateau de ${view.columns} × ${view.rows} cases` },
      ...SIDES.map((side) => {
        const count = ofSide(alive, side).length;
        return { count, name: `${agree(count, 'carte')} et ${agree(count, 'pion')} des ${SIDE_NAMES[side]}` };
      }),
      ...counted(
        alive.map(({ sheet }) => sheet.force).toSorted((a, b) => b - a),
        (force) => [`D${force}`, `D${force}`],
      ),
      ...counted(
        view.modules.map(({ kind }) => kind),
        (kind) => MODULES[kind],
      ),
      ...tokens(alive),
    ],
    steps: [
      ...SIDES.map((side) => {
        const own = ofSide(view.modules, side);
        const told = own.map(
          ({ kind, cell, resistance }) => `${KIND_NAMES[kind]} en ${cell} (résistance ${resistance})`,
        );
        return own.length === 0 ? '' : `Base des ${SIDE_NAMES[side]} : ${listOf(told)}.`;
      }),
      ...SIDES.map((side) => {
        const own = ofSide(alive, side);
        return own.length === 0
          ? ''
          : `${SIDE_NAMES[side]} : ${listOf(own.map(({ sheet, cell }) => `${sheet.name} en ${cell}`))}.`;
      }),
      'Sur chaque carte, mettez la vie, les jetons et le dé que dit le tableau.',
      `Commencez au tour ${round}, phase ${phase}. ${initiative === null ? 'Tirez l’initiative au sort.' : `Les ${SIDE_NAMES[initiative]} ont l’initiative.`}`,
      clock === null ? '' : `Galactus vient à la fin du tour ${clock} (exemple, absent des règles).`,
    ],
  };
};
