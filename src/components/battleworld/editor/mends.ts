// What mends a fault in one press. The engine says what is wrong; these write the least that puts it right.
import { GRID_BOUNDS, MODULES_PER_BASE, ROSTER, TEAM_SIZE } from '../../../engine/battleworld/data.ts';
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import type { RefusalCode } from '../../../engine/battleworld/refusals.ts';
import { sheetOf } from '../../../engine/battleworld/sheets.ts';
import { MODULE_KINDS, type Side } from '../../../engine/battleworld/types.ts';
import type { Finding, Mend } from '../../atelier/findings.ts';
import {
  addModule,
  addUnit,
  freeCell,
  freeRoster,
  removeModule,
  removeUnit,
  setField,
  setGrid,
  setModule,
  setSheet,
  setUnit,
} from './model.ts';

type Mends = (scenario: PartieScenario, path: readonly string[]) => readonly Mend<PartieScenario>[];

/** The piece goes to the first free cell of its side. */
const toFreeCell: Mends = (scenario, [list, at]) => {
  const index = Number(at);
  const side = (list === 'units' ? scenario.units : scenario.modules)[index]?.side;
  if (side === undefined) return [];
  return [
    {
      label: 'Poser sur une case libre',
      change: (now) =>
        list === 'units'
          ? setUnit(now, index, 'cell', freeCell(now, side))
          : setModule(now, index, 'cell', freeCell(now, side)),
    },
  ];
};
/** Another character, who plays for nobody yet. */
const another: Mends = (scenario, [, at]) => {
  const free = freeRoster(scenario)[0];
  const index = Number(at);
  return [
    ...(free === undefined
      ? []
      : [
          {
            label: `Mettre ${ROSTER[free]?.name ?? free} à sa place`,
            change: (now: PartieScenario) => setSheet(now, index, free),
          },
        ]),
    { label: 'Le retirer', change: (now) => removeUnit(now, index) },
  ];
};
const teamOf: Mends = (scenario, [, key]) => {
  const side = key as Side;
  const mine = scenario.units.flatMap((unit, index) => (unit.side === side ? [{ unit, index }] : []));
  const last = mine.at(-1);
  if (mine.length < TEAM_SIZE) return [{ label: 'Ajouter un personnage', change: (now) => addUnit(now, side) }];
  return last === undefined
    ? []
    : [
        {
          label: `Retirer ${sheetOf(last.unit.sheet)?.name ?? 'le dernier'}`,
          change: (now) => removeUnit(now, last.index),
        },
      ];
};
const baseOf: Mends = (scenario, [, key]) => {
  const side = key as Side;
  const mine = scenario.modules.flatMap((module, index) => (module.side === side ? [{ module, index }] : []));
  if (mine.length < MODULES_PER_BASE.min)
    return [{ label: 'Ajouter un module', change: (now) => addModule(now, side) }];
  const twice = mine.find(({ module }, i) => mine.findIndex((other) => other.module.kind === module.kind) < i);
  const missing = MODULE_KINDS.find((kind) => !mine.some(({ module }) => module.kind === kind));
  const last = mine.at(-1);
  if (mine.length <= MODULES_PER_BASE.max && twice !== undefined && missing !== undefined)
    return [
      { label: 'Changer celui qui est en double', change: (now) => setModule(now, twice.index, 'kind', missing) },
    ];
  const extra = twice ?? last;
  return extra === undefined
    ? []
    : [{ label: 'Retirer le module en trop', change: (now) => removeModule(now, extra.index) }];
};
/** The counter says again what the card says. */
const asPrinted: Mends = (_, [list, at, key]) =>
  list !== 'units' || key === undefined
    ? []
    : [
        {
          label: 'Remettre comme sur la carte',
          change: (now) => setUnit(now, Number(at), key as 'life', undefined),
        },
      ];
const whole: Mends = (_, [, at]) => [
  { label: 'Remettre toute sa résistance', change: (now) => setModule(now, Number(at), 'resistance', undefined) },
];
const toCentre: Mends = (_, [, at]) => [
  { label: 'Remettre le dé au centre de sa carte', change: (now) => setUnit(now, Number(at), 'spot', undefined) },
];

const MENDS: Readonly<Partial<Record<RefusalCode, Mends>>> = {
  'case-hors-plateau': toFreeCell,
  'case-occupee': toFreeCell,
  'case-module-adverse': toFreeCell,
  'personnage-double': another,
  'carte-partagee': another,
  'equipe-taille': teamOf,
  'base-modules': baseOf,
  'base-detruite': (scenario, [, key]) => {
    const index = scenario.modules.findIndex(({ side }) => side === key);
    return index === -1 ? [] : whole(scenario, ['modules', `${index}`]);
  },
  'module-resistance': whole,
  'de-avant-tour': toCentre,
  'tour-minimum': () => [{ label: 'Commencer au tour 1', change: (now) => setField(now, 'round', 1) }],
  'horloge-passee': ({ round }) => [
    { label: `Mettre l’horloge au tour ${round}`, change: (now) => setField(now, 'clock', round) },
  ],
  'horloge-invalide': () => [{ label: 'Jouer sans horloge', change: (now) => setField(now, 'clock', null) }],
  'initiative-manquante': () => [
    { label: 'La donner aux Héros', change: (now) => setField(now, 'initiative', 'heroes') },
    { label: 'La donner aux Vilains', change: (now) => setField(now, 'initiative', 'villains') },
  ],
  'grille-taille': ({ grid }, [, key]) => {
    const side = key as 'columns' | 'rows';
    const size = grid[side] > GRID_BOUNDS.max ? GRID_BOUNDS.max : GRID_BOUNDS.min;
    return [{ label: `Mettre ${size}`, change: (now) => setGrid(now, side, size) }];
  },
};

export const mends = (scenario: PartieScenario, { code, path }: Finding): readonly Mend<PartieScenario>[] => {
  const parts = path.split('.');
  const own = code === undefined ? undefined : MENDS[code as RefusalCode];
  if (own !== undefined) return own(scenario, parts);
  if (parts[0] === 'units' && parts[2] === 'spot') return toCentre(scenario, parts);
  return ['life', 'power', 'reroll', 'victory'].includes(parts[2] ?? '') ? asPrinted(scenario, parts) : [];
};
