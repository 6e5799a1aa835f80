// Which values printed on the cards of a scenario are examples of this site.
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { sheetOf } from '../../../engine/battleworld/sheets.ts';
import type { Sheet } from '../../../engine/battleworld/types.ts';
import type { SamplesOf } from '../../atelier/samples.ts';
import { originOf } from './provenance.ts';
import { FLAGS, NUMBERS } from './SheetFields.tsx';

const yes = (on: boolean): string => (on ? 'oui' : 'non');
const PRINTED: readonly (readonly [key: keyof Sheet, label: string, say: (sheet: Sheet) => string])[] = [
  ['faction', 'Faction', ({ faction }) => faction],
  ['force', 'Force', ({ force }) => `${force}`],
  ['attack', 'Attaque', ({ attack }) => (attack === 'melee' ? 'corps à corps' : 'à distance')],
  ...NUMBERS.map(([key, label]) => [key, label, (sheet: Sheet) => `${sheet[key]}`] as const),
  ['rerollIcons', 'Icône Relance', ({ rerollIcons }) => yes(rerollIcons === 1)],
  ...FLAGS.filter(([key]) => key === 'flying' || key === 'cosmic').map(
    ([key, label]) => [key, label, (sheet: Sheet) => yes(sheet[key] === true)] as const,
  ),
];

export const samplesOf: SamplesOf<PartieScenario> = ({ units }) =>
  units.flatMap((unit, i) => {
    const sheet = sheetOf(unit.sheet);
    if (sheet === undefined) return [];
    const mine = PRINTED.filter(([key]) => originOf(sheet, key) === 'example');
    const [first] = mine;
    return first === undefined
      ? []
      : [
          {
            path: `units.${i}.sheet.${first[0]}`,
            name: sheet.name,
            values: mine.map(([, label, say]) => [label, say(sheet)] as const),
          },
        ];
  });
