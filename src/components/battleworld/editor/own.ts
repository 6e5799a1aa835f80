// What of a scenario of Battleworld is the reader's own: characters whose card was typed.
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { type Sheet, SIDES } from '../../../engine/battleworld/types.ts';
import { isRecord } from '../../../engine/kernel/json.ts';
import { withoutId } from '../../atelier/box/inner.ts';
import type { BoxTrade } from '../../atelier/box/things.ts';
import { freeCell, freeSheetId } from './model.ts';

export const box: BoxTrade<PartieScenario> = {
  kinds: { personnage: 'Personnages' },
  lies: ['personnage'],
  own: ({ units }) =>
    units.flatMap(({ sheet }) =>
      typeof sheet === 'string' ? [] : [{ kind: 'personnage', name: sheet.name, value: withoutId(sheet) }],
    ),
  use: (scenario, { kind, value }, owner) => {
    if (kind !== 'personnage' || !isRecord(value)) return undefined;
    const sheet = { ...value, id: freeSheetId(scenario) } as unknown as Sheet; // whoever uses it looks at its shape
    const side = SIDES.find((one) => one === owner) ?? 'heroes';
    return { ...scenario, units: [...scenario.units, { sheet, side, cell: freeCell(scenario, side) }] };
  },
};
