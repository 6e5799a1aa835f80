// The sheet of each HQ, in short: its card, what kinds of effects it has, the dice and skills that they name. Read from the records of powers.
import { EXAMPLE_RIVERS } from '../../engine/versus/data.ts';
import type { Effect, Power } from '../../engine/versus/power-types.ts';
import { POWERS } from '../../engine/versus/powers.ts';
import type { SheetSchema } from './schemas-kit.ts';
import { count } from './words.ts';

const KINDS: Readonly<Record<Effect['kind'], string>> = { event: 'Événement spécial', permanent: 'Permanent' };
const sheet = ({ side, title, connector, tiles, effects }: Power): SheetSchema => {
  const place = EXAMPLE_RIVERS[side].findIndex(({ hq }) => hq === true) + 1;
  return {
    kind: 'sheet',
    camp: side,
    title,
    tiles,
    cost: place,
    connector,
    effects: effects.map(({ kind, rules, dice = [], skills = [], tokens = [] }) => ({
      kind: KINDS[kind],
      rules,
      dice,
      marks: [...skills, ...tokens],
    })),
    caption: `Le prix, ${count(place, 'cube')}, est celui du QG dans la rivière d’exemple.`,
  };
};
const powers: readonly Power[] = POWERS;
export const SHEETS: Readonly<Record<string, () => SheetSchema>> = Object.fromEntries(
  powers.map((power) => [`fiche-${power.id}`, () => sheet(power)]),
);
