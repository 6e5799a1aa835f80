// The ledger's cases of power dice: 75 to 77, 110, 112; and what A41 and A46 say beside them. Each expectation is taken from it by hand.
import type { CombatAction, CombatState, Side } from '../combat/types.ts';
import type { CombatScenario } from '../combat/scenario-types.ts';
import { NO_DICE } from '../dice.ts';
import { dicePools, resultOf, zoneOf } from '../des-de-pouvoir/pools.ts';
import { GRID_ZONES, type GridZone, type WildDice } from '../types.ts';
import {
  against,
  ARMED,
  draw,
  duel,
  enemyCard,
  epic,
  fighter,
  give,
  lay,
  PASS,
  put,
  round,
  weapon,
} from './combat-trials.fixture.ts';
import type { Case } from './run.fixture.ts';

export const GO: CombatAction = { type: 'go' };
const STOP: CombatAction = { type: 'stop' };
export const thrown = (blanc: number, reussite: number, double = 0, relancer = 0): CombatAction => ({
  type: 'throw',
  faces: { blanc, reussite, double, relancer },
});
export const again = (extra: Partial<WildDice> = {}): CombatAction => ({
  type: 'again',
  extra: { ...NO_DICE, ...extra },
});
const convert = (from: GridZone, to: GridZone): CombatAction => ({ type: 'convert', from, to });

const both = <T>(read: (side: Side) => T): readonly [T, T] => [read(0), read(1)];
/** « 3/6/3 »: dice of each zone; what a throw under way is worth (null: not thrown yet); successes placed by dice beyond ten. */
export const seeDice = (state: CombatState) => ({
  phase: state.phase,
  health: both((side) => state.sides[side].health),
  dice: both((side) => GRID_ZONES.map((zone) => dicePools(state, side)[zone].sum).join('/')),
  placed: both((side) => GRID_ZONES.map((zone) => state.excess[side][zone]).join('/')),
  worth:
    state.dice === null
      ? null
      : both((side) =>
          state.dice === null || (state.dice.pools[side] === null && state.fixed.sides[side].hero !== null)
            ? null
            : resultOf(state, side, zoneOf(state.dice, side), state.dice.pools[side]).sum,
        ),
  attacks: state.attacks,
  first: state.first,
});
type Seen = Partial<ReturnType<typeof seeDice>>;
type DiceCase = Case<CombatScenario, CombatAction, Seen>;

const beastMan: CombatScenario = { ...duel({ hero: 'beast-man' }, fighter({ name: 'Autre' })), name: 'Beast Man' };
const calm = (mine: string): readonly CombatAction[] => [...ARMED, ...round(mine, 'd1 i1 d1 i1')];
/** Initiative 3, attack 6, defence 3: twelve dice, one of them from what the hero wears. */
const twelve = (options: CombatScenario['options'] = {}): CombatScenario =>
  duel(fighter({}, { gear: [{ name: 'Cape', zone: 'defense', value: 1 }] }), fighter(), { options });
const TWELVE = calm('i3 a3 d2 a3');

export const DICE_CASES: readonly DiceCase[] = [
  {
    id: '75',
    says: 'Beast Man: one success and 2 printed make 3',
    rules: ['foe.pouvoir.initiative-fixe', 'foe.pouvoir.initiative-des'],
    scenario: beastMan,
    play: [...calm('a2 i1 a2 d1'), PASS, PASS, GO, thrown(0, 1)],
    then: { worth: [3, null], dice: ['1/4/1', '2/0/2'] },
  },
  {
    id: '76',
    says: 'a third card beside flux is refused in a zone',
    rules: ['foe.pouvoir.deux-par-zone'],
    scenario: duel(),
    play: [...ARMED, ...put('a1', 'a1', 'df', 'a1', 'd1', 'd1', 'i1'), draw('plus1')],
    open: [lay('initiative')],
    refused: [
      [lay('attaque'), 'zone-pleine-des'],
      [lay('defense'), 'meme-zone'],
    ],
  },
  {
    id: '77',
    says: 'twelve dice: two are to be turned into successes, nothing else',
    rules: ['foe.pouvoir.plus-de-dix'],
    scenario: twelve(),
    play: TWELVE,
    then: { phase: 'excess', dice: ['3/6/3', '2/0/2'] },
    shut: ['pass', 'swap'],
    refused: [[PASS, 'autre-decision']],
  },
  {
    id: '77 successes',
    says: 'ten dice are left, two successes are placed',
    rules: ['foe.pouvoir.plus-de-dix'],
    scenario: twelve(),
    play: [...TWELVE, convert('initiative', 'attaque'), convert('initiative', 'defense')],
    then: { phase: 'abilities', dice: ['1/6/3', '2/0/2'], placed: ['0/1/1', '0/0/0'] },
    open: [PASS],
    refused: [[convert('attaque', 'attaque'), 'conversion-inutile']],
  },
  {
    id: '77 worth',
    says: 'a success placed counts beside the dice',
    rules: ['foe.pouvoir.comparer'],
    scenario: twelve(),
    play: [
      ...TWELVE,
      convert('defense', 'attaque'),
      convert('defense', 'attaque'),
      PASS,
      PASS,
      GO,
      thrown(3, 0),
      thrown(2, 0),
      GO,
      thrown(5, 1),
      thrown(2, 0),
    ],
    then: { health: [6, 3], attacks: 1, dice: ['3/6/1', '2/0/2'] },
  },
  {
    id: '77 ten',
    says: 'ten dice: no conversion',
    rules: ['foe.pouvoir.plus-de-dix'],
    scenario: duel(),
    play: calm('i3 a3 d2 a2'),
    then: { phase: 'abilities', dice: ['3/5/2', '2/0/2'] },
    refused: [[convert('attaque', 'attaque'), 'conversion-inutile']],
  },
  {
    id: '77 later',
    says: 'dice won in phase 4 are turned as they come; then the other has the word',
    rules: ['foe.pouvoir.plus-de-dix'],
    scenario: duel(fighter({}, { soldiers: 2 })),
    play: [...calm('i3 a3 d2 a2'), give(0, 0, 2)],
    then: { phase: 'excess', dice: ['3/5/4', '2/0/2'] },
    refused: [[convert('cote' as GridZone, 'attaque'), 'conversion-vide']],
  },
  {
    id: 'A46',
    says: 'with the option, ten dice at each throw: nothing is turned',
    rules: ['foe.pouvoir.phase-4'],
    scenario: twelve({ dixDesParLancer: true }),
    play: TWELVE,
    then: { phase: 'abilities', dice: ['3/6/3', '2/0/2'] },
  },
  {
    id: 'A46 throw',
    says: 'beyond ten at one throw, a success beside the dice',
    rules: ['foe.pouvoir.attaque-defense'],
    scenario: duel(fighter({}, { gear: [{ name: 'Massue', zone: 'attaque', value: 6 }] }), fighter({ health: 20 }), {
      options: { dixDesParLancer: true },
    }),
    play: [...calm('i3 a3 d2 a3'), PASS, PASS, GO, thrown(2, 1), thrown(2, 0), GO, thrown(9, 1), thrown(2, 0)],
    then: { phase: 'damage', worth: null, attacks: 1, health: [6, 16] }, // 12 dice: 10 thrown, 1 success, 2 beside; 1 PS of initiative
  },
  {
    id: 'A41',
    says: 'a wave: all the marked dice, and at most as many others, none marked',
    rules: ['foe.pouvoir.relancer', 'foe.pouvoir.relancer-fin'],
    scenario: duel(),
    play: [...calm('a3 i1 a3 d1'), PASS, PASS, GO, thrown(1, 0), thrown(2, 0), GO, thrown(2, 2, 1, 1), thrown(2, 0)],
    open: [again(), again({ blanc: 1 }), again({ reussite: 1 }), again({ double: 1 }), STOP],
    then: { worth: [4, 0] },
    refused: [
      [again({ blanc: 2 }), 'relance-impossible'],
      [again({ relancer: 1 }), 'relance-impossible'],
      [thrown(1, 0), 'autre-decision'],
    ],
  },
  {
    id: 'A41 stop',
    says: 'a die left marked is worth nothing',
    rules: ['foe.pouvoir.relancer-fin', 'foe.pouvoir.comparer'],
    scenario: duel(),
    play: [
      ...calm('a3 i1 a3 d1'),
      PASS,
      PASS,
      GO,
      thrown(1, 0),
      thrown(2, 0),
      GO,
      thrown(2, 2, 1, 1),
      thrown(2, 0),
      STOP,
    ],
    then: { health: [6, 2], attacks: 1 },
  },
  {
    id: 'A45',
    says: 'initiative 2 and 2: nobody loses, the active hero strikes',
    rules: ['foe.pouvoir.initiative-gagnant'],
    scenario: duel(),
    play: [...calm('a3 i1 a3 d1'), PASS, PASS, GO, thrown(1, 0), thrown(2, 0)],
    then: { phase: 'damage', first: 0, health: [6, 6] },
  },
  {
    id: 'riposte',
    says: 'roles change, with new throws',
    rules: ['foe.pouvoir.riposte', 'foe.pouvoir.une-seule'],
    scenario: duel(),
    play: [
      ...ARMED,
      ...round('a2 i1 d2 i1', 'd2 a2 i1 a2'),
      PASS,
      PASS,
      GO,
      thrown(1, 1),
      thrown(1, 0),
      GO,
      thrown(1, 1),
      thrown(2, 0),
      GO,
      thrown(1, 3),
      thrown(2, 0),
    ],
    then: { health: [3, 4], attacks: 0, phase: 'place' },
  }, // nowhere to flee: the second round
  {
    id: 'zero',
    says: 'no riposte from a fallen hero',
    rules: ['foe.pouvoir.comparer'],
    scenario: duel(fighter(), fighter({}, { health: 2 })),
    play: [...calm('a3 i1 a3 d1'), PASS, PASS, GO, thrown(1, 0), thrown(2, 0), GO, thrown(2, 4), thrown(2, 0)],
    then: { phase: 'fallen', health: [6, 0], attacks: 1 },
  },
  {
    id: '110',
    says: 'a die of five sides',
    rules: ['foe.jets.faces'],
    scenario: duel(fighter(), fighter(), { dice: { blanc: 2, reussite: 1, double: 1, relancer: 1 } }),
    faults: ['de-faces'],
  },
  {
    id: '112',
    says: 'dice against figures: the creature loses 1, then 1; the hero loses 2',
    rules: ['foe.pouvoir.creature-phases-3-4', 'foe.pouvoir.creature-totaux', 'foe.pouvoir.creature-attaque'],
    scenario: against(enemyCard()),
    play: [
      weapon(0),
      epic('d1'),
      ...put('a3', 'i1', 'a3', 'd2'),
      PASS,
      GO,
      thrown(0, 1),
      GO,
      thrown(2, 3, 1),
      GO,
      thrown(0, 2),
    ],
    then: { health: [4, 4] },
  },
  {
    id: '112 figures',
    says: 'the creature keeps its figures, with the die',
    rules: ['foe.pouvoir.creature-totaux'],
    scenario: against(enemyCard()),
    play: [weapon(0), epic('d1'), ...put('a3', 'i1', 'a3', 'd2'), PASS, GO, thrown(0, 1), GO],
    then: { worth: [null, 4], health: [6, 5] },
  },
  {
    id: 'solo',
    says: 'an enemy hero of the solo mode is none of this mode',
    rules: ['foe.solo.combat-heros'],
    scenario: { ...duel(), column: 'solo' },
    faults: ['colonne-solo'],
  },
];
