// What the contract suite is run on, and what `setup` must refuse, with the code of the refusal.
import { CLOSE, SMALL_BASES } from './arbitraries.fixture.ts';
import type { CombatAction, CombatScenario } from './combat/types.ts';
import { ROSTER } from './data.ts';
import type { PartieAction, PartieScenario } from './partie/types.ts';
import type { RefusalCode } from './refusals.ts';
import { P1, P1_MODULES, P1_UNITS, placed } from './scenarios.ts';
import { SCENARIOS } from '../../../tests/games/battleworld/ready.ts';
import { DEFAULT_OPTIONS, type Force, OPTION_VALUES, type OptionKey, type Options, type Sheet } from './types.ts';

const card = (id: string, change: Partial<Sheet>): Sheet => ({ ...(ROSTER['hulk'] as Sheet), id, name: id, ...change });
const COSMIC = card('cosmique', { cosmic: true, faction: 'Cosmiques', attack: 'ranged' });
/** One scenario per value that is not the default. */
const others = (Object.keys(OPTION_VALUES) as OptionKey[]).flatMap((key) =>
  OPTION_VALUES[key]
    .filter((value) => value !== DEFAULT_OPTIONS[key])
    .map((value) => ({ [key]: value }) as Partial<Options>),
);

const avengers = ['capitaine-america', 'hulk', 'iron-man', 'thor'] as const;
const on = (target: string, ...attackers: readonly string[]): CombatScenario => ({
  attackers: attackers.map((sheet) => ({ sheet })),
  target: { kind: 'unit', unit: { sheet: target } },
});
const onModule = (
  resistance: number,
  ...defenders: readonly (readonly [sheet: string | Sheet, doubled: boolean])[]
): CombatScenario => ({
  attackers: [{ sheet: 'hulk' }, { sheet: 'iron-man', distance: 2 }],
  target: {
    kind: 'module',
    module: 'm',
    moduleKind: 'double-defence',
    resistance,
    defenders: defenders.map(([sheet, doubled]) => ({ sheet, doubled })),
  },
});
export const COMBATS: readonly CombatScenario[] = [
  on('fatalis', 'capitaine-america'),
  on('fatalis', 'capitaine-america', 'hulk'),
  on('fatalis', 'iron-man', 'hulk', 'thor'),
  on('fatalis', ...avengers),
  on('hulk', 'fatalis', 'ultron'),
  {
    attackers: [{ sheet: 'iron-man', distance: 2 }, { sheet: 'hulk' }],
    target: { kind: 'unit', unit: { sheet: 'fatalis', power: 1 } },
  },
  { attackers: [{ sheet: 'ultron', distance: 2 }], target: { kind: 'unit', unit: { sheet: 'hulk', life: 1 } } },
  {
    attackers: [
      { sheet: 'serval', victory: 3 },
      { sheet: 'colossus', victory: 2 },
      { sheet: 'diablo', life: 1 },
    ],
    target: { kind: 'unit', unit: { sheet: 'ultron', reroll: 0 } },
  },
  onModule(5),
  onModule(2),
  onModule(3, ['punisher', true]),
  onModule(5, ['fatalis', false], ['magneto', true]),
  {
    attackers: [{ sheet: COSMIC }],
    target: { kind: 'unit', unit: { sheet: 'fatalis', power: 2 } },
    options: { cosmicRecruit: true },
  },
  {
    attackers: [{ sheet: 'hulk' }],
    target: { kind: 'unit', unit: { sheet: COSMIC } },
    options: { cosmicRecruit: true },
  },
  { ...on('magneto', 'hulk'), target: { kind: 'unit', unit: { sheet: 'magneto', flightLost: true } } },
  ...others.flatMap((options) => [
    { ...on('fatalis', 'capitaine-america', 'hulk'), options },
    { ...onModule(3, ['punisher', true]), options },
  ]),
];
export const COMBAT_STRANGERS: readonly CombatAction[] = [
  { type: 'roll', value: 0 },
  { type: 'roll', value: 13 },
  { type: 'roll', value: 1.5 },
  { type: 'spend', by: 'personne' },
  { type: 'reroll', by: 'personne', die: 'hulk' },
  { type: 'reroll', by: 'hulk', die: 'personne' },
  { type: 'reroll', by: 'fatalis', die: 'cosmique' },
  { type: 'reroll', by: 'cosmique', die: 'cosmique' },
  { type: 'defend', by: 'personne' },
  { type: 'wound', target: 'personne' },
  { type: 'wait', camp: 'attack' },
  { type: 'wait', camp: 'defence' },
  ...(['attack', 'defence'] as const).flatMap((camp): readonly CombatAction[] => [
    { type: 'hold', camp },
    { type: 'renounce', camp },
    { type: 'conclude', camp },
  ]),
];
type Bad<P> = readonly (readonly [code: RefusalCode, scenario: P])[];
export const BAD_COMBATS: Bad<CombatScenario> = [
  ['attaquants-nombre', { attackers: [], target: { kind: 'unit', unit: { sheet: 'hulk' } } }],
  ['faction-differente', on('fatalis', 'hulk', 'serval')],
  ['attaquants-nombre', on('fatalis', ...avengers, 'hulk')],
  ['personnage-double', on('hulk', 'hulk')],
  ['cible-vol', on('magneto', 'hulk')],
  ['fiche-inconnue', on('fatalis', 'personne')],
  [
    'distance-invalide',
    { attackers: [{ sheet: 'ultron', distance: 0 }], target: { kind: 'unit', unit: { sheet: 'hulk' } } },
  ],
  [
    'cible-hors-portee',
    { attackers: [{ sheet: 'ultron', distance: 3 }], target: { kind: 'unit', unit: { sheet: 'hulk' } } },
  ],
  [
    'valeur-hors-bornes',
    { attackers: [{ sheet: 'ultron', life: 0 }], target: { kind: 'unit', unit: { sheet: 'hulk' } } },
  ],
  [
    'valeur-hors-bornes',
    { attackers: [{ sheet: 'ultron', power: 4 }], target: { kind: 'unit', unit: { sheet: 'hulk' } } },
  ],
  [
    'fiche-nom',
    { attackers: [{ sheet: card('sans-nom', { name: ' ' }) }], target: { kind: 'unit', unit: { sheet: 'hulk' } } },
  ],
  ...(['maxLife', 'powerIcons', 'strike', 'victorySlots'] as const).map(
    (key) =>
      [
        'fiche-trop',
        {
          attackers: [{ sheet: card('colosse', { [key]: 100 }) }],
          target: { kind: 'unit', unit: { sheet: 'fatalis' } },
        },
      ] as const,
  ),
  [
    'force-invalide',
    {
      attackers: [{ sheet: card('sept', { force: 7 as Force }) }],
      target: { kind: 'unit', unit: { sheet: 'fatalis' } },
    },
  ],
  ['cosmique-non-recrutable', { attackers: [{ sheet: COSMIC }], target: { kind: 'unit', unit: { sheet: 'fatalis' } } }],
  ['option-invalide', { ...on('fatalis', 'hulk'), options: { recoverAmount: 3 as 2 } }],
  ['jet-impossible', { ...on('fatalis', 'hulk'), rolls: [13] }],
  ['module-resistance', onModule(0)],
  ['module-resistance', onModule(6)],
];

/** Over in a few rounds, whatever is played. */
const short = (scenario: PartieScenario, rounds: number): PartieScenario => ({
  ...scenario,
  clock: scenario.clock === null ? rounds : Math.min(scenario.clock, scenario.round + rounds),
});
export const PARTIES: readonly PartieScenario[] = [
  ...SCENARIOS.map(({ scenario }) => short(scenario, 2)),
  CLOSE,
  SMALL_BASES,
  { ...short(P1, 2), units: placed(P1_UNITS, { thor: { sheet: COSMIC } }), options: { cosmicRecruit: true } },
  { ...short(P1, 2), units: placed(P1_UNITS, { hulk: { life: 0 }, thor: { life: 0 }, magneto: { life: 0 } }) },
  ...others.map((options) => ({ ...CLOSE, clock: 1, options })),
];
export const PARTIE_STRANGERS: readonly PartieAction[] = [
  { type: 'declare' },
  { type: 'move', unit: 'personne', to: 'a1' },
  { type: 'move', unit: 'hulk', to: 'z99' },
  { type: 'move', unit: 'hulk', to: '' },
  { type: 'place', unit: 'hulk', spot: 'center' },
  { type: 'place', unit: 'hulk', spot: 'heal:hulk' },
  { type: 'place', unit: 'hulk', spot: 'module-target:personne' },
  { type: 'place', unit: 'hulk', spot: 'ailleurs' as 'center' },
  { type: 'attack', attackers: [], target: 'fatalis' },
  { type: 'attack', attackers: ['hulk', 'hulk'], target: 'fatalis' },
  { type: 'attack', attackers: ['hulk'], target: 'personne' },
  { type: 'attack', attackers: ['hulk'], target: 'hulk' },
  { type: 'recover', unit: 'personne', gauge: 'life' },
  { type: 'heal', unit: 'personne' },
  { type: 'repair', unit: 'hulk' },
  { type: 'initiative', side: 'heroes' },
  { type: 'pass', side: 'heroes' },
  { type: 'pass', side: 'villains' },
];
export const BAD_PARTIES: Bad<PartieScenario> = [
  ['tour-minimum', { ...P1, round: 0 }],
  ['tour-minimum', { ...P1, round: 1_000, initiative: 'heroes', clock: null }],
  ['phase-inconnue', { ...P1, phase: 3 as 2, initiative: 'heroes' }],
  ['horloge-invalide', { ...P1, clock: 0 }],
  ['horloge-invalide', { ...P1, clock: 1_000 }],
  ['horloge-passee', { ...P1, round: 3, initiative: 'heroes', clock: 2 }],
  ['initiative-manquante', { ...P1, phase: 2 }],
  ['grille-taille', { ...P1, grid: { columns: 2, rows: 7 } }],
  ['jet-impossible', { ...P1, rolls: [0] }],
  ['equipe-taille', { ...P1, units: P1_UNITS.slice(1) }],
  ['case-occupee', { ...P1, units: placed(P1_UNITS, { hulk: { cell: 'a2' } }) }],
  ['case-module-adverse', { ...P1, units: placed(P1_UNITS, { hulk: { cell: 'c7' } }) }],
  ['case-hors-plateau', { ...P1, units: placed(P1_UNITS, { hulk: { cell: 'a9' } }) }],
  ['de-avant-tour', { ...P1, units: placed(P1_UNITS, { hulk: { spot: 'attack' } }) }],
  ['fiche-inconnue', { ...P1, units: placed(P1_UNITS, { hulk: { sheet: 'personne' } }) }],
  ['carte-partagee', { ...P1, units: placed(P1_UNITS, { hulk: { sheet: card('hulk', { sharesCardWith: 'thor' }) } }) }],
  ['camp-elimine', { ...P1, units: P1_UNITS.map((unit) => (unit.side === 'heroes' ? { ...unit, life: 0 } : unit)) }],
  ['base-modules', { ...P1, modules: P1_MODULES.slice(1, 4) }],
  [
    'base-detruite',
    { ...P1, modules: P1_MODULES.map((module) => ({ ...module, resistance: module.side === 'heroes' ? 0 : 5 })) },
  ],
  ['case-occupee', { ...P1, modules: P1_MODULES.map((module) => ({ ...module, cell: 'c4' })) }],
  ['module-double', { ...P1, modules: P1_MODULES.map((module) => ({ ...module, id: 'm' })) }],
  [
    'pas-dans-module',
    {
      ...P1,
      phase: 2,
      initiative: 'heroes',
      units: placed(P1_UNITS, { hulk: { spot: 'module-target:h-energy', activated: true } }),
    },
  ],
  [
    'soin-adjacence',
    {
      ...P1,
      phase: 2,
      initiative: 'heroes',
      units: placed(P1_UNITS, { 'capitaine-america': { spot: 'heal:hulk', activated: true } }),
    },
  ],
];
