// Ledger, « Contrées sauvages et soldats »: 78 to 81, and 110; what A40 to A42 and A74 decide.
import { beast, dice, wild } from '../subjects-small.fixture.ts';
import type { WildAction, WildOutcome, WildScenario, WildState } from '../contrees-sauvages/types.ts';
import type { FoeRule } from '../rules.ts';
import type { WildDice } from '../types.ts';

export interface SmallCase<P, A, T> {
  readonly id: string;
  readonly says: string;
  readonly rules: readonly FoeRule[]; // each is cited on the way
  readonly scenario: P;
  readonly play?: readonly A[];
  readonly then?: T;
  readonly refused?: readonly (readonly [action: A, code: string])[];
  readonly faults?: readonly string[];
  readonly notices?: readonly string[];
}
interface WildSeen {
  readonly left?: readonly [defense: number, ps: number, attaque: number]; // of the enemy
  readonly health?: number;
  readonly eternium?: number;
  readonly dice?: WildDice;
  readonly due?: number;
  readonly stage?: WildState['stage'];
  readonly outcome?: Partial<WildOutcome>;
}
type WildCase = SmallCase<WildScenario, WildAction, WildSeen>;

const GO: WildAction = { type: 'wild-go' };
const roll = (...faces: readonly [number, number, number, number]): WildAction => ({
  type: 'wild-throw',
  faces: dice(...faces),
});
const put = (die: 'reussite' | 'double', to: 'defense' | 'ps' | 'attaque'): WildAction => ({
  type: 'wild-assign',
  die,
  to,
});
const tame = (yes: boolean): WildAction => ({ type: 'wild-tame', yes });
const BEATEN = [roll(0, 2, 0, 0), put('reussite', 'ps'), put('reussite', 'ps'), GO] as const;
/** Beaten with two successes, and harmless. */
const meek = (more: Parameters<typeof beast>[3] = {}) =>
  beast(2, 0, 0, { reward: [{ do: 'eternium', value: 1 }], ...more });

export const WILD_CASES: readonly WildCase[] = [
  {
    id: '78',
    says: 'body 7: seven dice; a double on a defence of 1 loses its second point',
    rules: ['foe.sauvage.p1-des', 'foe.sauvage.p2-double'],
    scenario: wild(beast(3, 3, 1), { body: 7 }),
    play: [roll(5, 1, 1, 0), put('double', 'defense')],
    then: { left: [0, 3, 3], dice: dice(0, 1, 0, 0) },
  },
  {
    id: '78',
    says: 'neither six dice nor eight',
    rules: ['foe.sauvage.p1-des'],
    scenario: wild(beast(3, 3, 1), { body: 7 }),
    then: { due: 7 },
    refused: [
      [roll(6, 0, 0, 0), 'sauvage-lancer-impossible'],
      [roll(8, 0, 0, 0), 'sauvage-lancer-impossible'],
    ],
  },
  {
    id: '79',
    says: 'PS behind a defence of 1',
    rules: ['foe.sauvage.p2-defense-dabord'],
    scenario: wild(beast(3, 3, 2)),
    play: [roll(1, 3, 0, 0), put('reussite', 'defense')],
    then: { left: [1, 3, 3] },
    refused: [[put('reussite', 'ps'), 'sauvage-defense-dabord']],
  },
  {
    id: '80',
    says: 'two successes and a double on PS: 4 damage for 3; attack 3 less 1: the hero loses 2',
    rules: ['foe.sauvage.p3-ennemi', 'foe.sauvage.p3-heros', 'foe.sauvage.p3-simultane'],
    scenario: wild(beast(3, 3, 0), { body: 4, health: 5 }),
    play: [
      roll(0, 3, 1, 0),
      put('reussite', 'ps'),
      put('double', 'ps'),
      put('reussite', 'ps'),
      put('reussite', 'attaque'),
      GO,
    ],
    then: { left: [0, 0, 2], health: 3, stage: 'over', outcome: { won: true, fallen: false, tamed: false } },
  },
  {
    id: '81',
    says: 'both fall: reward, no taming, the turn is over',
    rules: ['foe.sauvage.p4-victoire', 'foe.vaincu.fin-du-tour'],
    scenario: wild(
      beast(1, 5, 0, {
        reward: [
          { do: 'eternium', value: 2 },
          { do: 'pv', value: 1 },
          { do: 'soigner', value: 3 },
        ],
      }),
      { body: 1, health: 5, eternium: 3 },
    ),
    play: [roll(0, 1, 0, 0), put('reussite', 'ps'), GO],
    then: {
      health: 0,
      eternium: 5,
      stage: 'over',
      outcome: { won: true, fallen: true, tamed: false, effects: [{ do: 'pv', value: 1 }] },
    },
    refused: [[tame(true), 'sauvage-fini']],
  },
  {
    id: '110',
    says: 'the faces of a die are six',
    rules: ['foe.jets.faces'],
    scenario: wild('dylinx', {}, { dice: dice(2, 2, 1, 0) }),
    faults: ['sauvage-faces'],
  },
  // Rulings.
  {
    id: 'A40',
    says: 'body 12: twelve dice, and a word about the box',
    rules: ['foe.sauvage.p1-des'],
    scenario: wild(meek(), { body: 12 }),
    then: { due: 12 },
    notices: ['sauvage-dix-des'],
  },
  {
    id: 'A40',
    says: 'by option ten dice, and two successes that are not thrown',
    rules: ['foe.sauvage.p1-des'],
    scenario: wild(meek(), { body: 12 }, { options: { desEnTropReussites: true } }),
    play: [roll(10, 0, 0, 0)],
    then: { stage: 'assign', dice: dice(0, 2, 0, 0) },
    notices: [],
  },
  {
    id: 'A41',
    says: 'one « relancer »: one other die, not marked; then no wave',
    rules: ['foe.sauvage.relance'],
    scenario: wild(beast(3, 3, 2)),
    play: [roll(2, 1, 0, 1)],
    then: { stage: 'reroll' },
    refused: [
      [{ type: 'wild-again', extra: dice(2, 0, 0, 0) }, 'sauvage-relance-trop'],
      [{ type: 'wild-again', extra: dice(0, 0, 0, 1) }, 'sauvage-relance-marquee'],
      [{ type: 'wild-again', extra: dice(0, 0, 1, 0) }, 'sauvage-relance-absente'],
      [put('reussite', 'attaque'), 'sauvage-phase'],
    ],
  },
  {
    id: 'A41',
    says: 'a wave throws all the marked dice and the others together; a die left on « relancer » is worth nothing',
    rules: ['foe.sauvage.relance', 'foe.sauvage.relance-fin'],
    scenario: wild(beast(3, 3, 2), { body: 5 }),
    play: [roll(2, 1, 0, 2), { type: 'wild-again', extra: dice(2, 0, 0, 0) }, roll(2, 1, 0, 1), { type: 'wild-stop' }],
    then: { stage: 'assign', dice: dice(0, 2, 0, 0) },
  },
  {
    id: 'A42',
    says: 'a creature may be tamed with the Eternium of its own reward',
    rules: ['foe.sauvage.p4-domptage', 'foe.soutien.dompter'],
    scenario: wild(meek(), { body: 2, eternium: 1 }),
    play: [...BEATEN, tame(true)],
    then: { eternium: 0, outcome: { won: true, tamed: true, eternium: 0, effects: [] } },
  },
  {
    id: 'A42',
    says: 'now or never',
    rules: ['foe.contrees.creature-domptage'],
    scenario: wild(meek(), { body: 2, eternium: 1 }),
    play: [...BEATEN, tame(false)],
    then: { eternium: 2, outcome: { tamed: false } },
    refused: [[tame(true), 'sauvage-fini']],
  },
  {
    id: 'A42',
    says: 'not without its cost',
    rules: ['foe.soutien.dompter'],
    scenario: wild(meek(), { body: 2 }),
    play: BEATEN,
    then: { eternium: 1, stage: 'over', outcome: { won: true, tamed: false } },
  },
  {
    id: 'A42',
    says: 'a creature without a cost is not tamed',
    rules: ['foe.soutien.dompter-sans-cout'],
    scenario: wild(meek({ cost: null }), { body: 2, eternium: 9 }),
    play: BEATEN,
    then: { stage: 'over', outcome: { tamed: false } },
  },
  {
    id: 'A42',
    says: 'an ally who was fought gives its reward and joins nobody',
    rules: ['foe.contrees.allie-adverse', 'foe.contrees.allie-recompense'],
    scenario: wild(meek({ type: 'allie', faction: 'evil' }), { body: 2, eternium: 9, faction: 'masters' }),
    play: BEATEN,
    then: { eternium: 10, stage: 'over', outcome: { won: true, tamed: false } },
    notices: [],
  },
  {
    id: 'A42',
    says: 'an ally of the hero’s own faction is not fought: a word about it',
    rules: [],
    scenario: wild(meek({ type: 'allie', faction: 'evil' }), { faction: 'evil' }),
    notices: ['sauvage-allie-ami'],
  },
  {
    id: 'A1',
    says: 'an enemy with PS left goes back to its deck',
    rules: ['foe.sauvage.p4-echec'],
    scenario: wild(beast(3, 2, 0), { body: 2 }),
    play: [roll(0, 2, 0, 0), put('reussite', 'ps'), put('reussite', 'attaque'), GO],
    then: { left: [0, 2, 1], health: 4, outcome: { won: false, fallen: false, effects: [] } },
  },
  {
    id: 'A11',
    says: 'an ability that takes the last PS ends it before any die',
    rules: ['foe.sauvage.p1-capacite', 'foe.vaincu.seuil'],
    scenario: wild(beast(1, 1, 1, { ability: { effects: [{ do: 'infliger', value: 2 }] } }), { health: 2 }),
    play: [GO],
    then: { health: 0, stage: 'over', outcome: { won: false, fallen: true } },
  },
  {
    id: 'p1',
    says: 'the ability comes before the dice',
    rules: ['foe.sauvage.p1-capacite'],
    scenario: wild('dylinx', { body: 7 }),
    refused: [[roll(7, 0, 0, 0), 'sauvage-phase']],
    play: [],
    then: { stage: 'ability', left: [2, 3, 3] },
  },
  {
    id: 'p1',
    says: 'a success raises it',
    rules: ['foe.sauvage.p1-capacite', 'foe.jets.reussite'],
    scenario: wild('dylinx', { body: 7 }),
    play: [{ type: 'wild-test', face: 'double' }],
    then: { stage: 'throw', left: [2, 3, 4], due: 7 },
  },
  {
    id: 'p1',
    says: '« relancer » is a failure, and is not thrown again',
    rules: ['foe.jets.echec'],
    scenario: wild('dylinx', { body: 7 }),
    play: [{ type: 'wild-test', face: 'relancer' }],
    then: { stage: 'throw', left: [2, 3, 3] },
  },
];
