// The ledger's cases of the solo mode: 90 to 93, 100, 113, 114; and what A54, A56, A57 and A59 say beside them. Each expectation is taken from it by hand.
import type { CombatAction, CombatState } from '../combat/types.ts';
import type { CombatScenario, FighterSpec, Playable } from '../combat/scenario-types.ts';
import { totalsOf } from '../combat/totals.ts';
import type { AnySoloAction, SoloScenario, SoloState } from '../solo/types.ts';
import { type Effect, GRID_ZONES, type Level, type SoloEffectCard, type WildFace } from '../types.ts';
import { heroFixture, PASS, put, send, weapon } from './combat-trials.fixture.ts';
import { GO } from './dice.fixture.ts';
import type { Case } from './run.fixture.ts';

// ── Combats
const plus = (value: number): Effect => ({ do: 'plus', zone: 'attaque', value });
/** An enemy hero of trial: 6 PS, melee and magic; its sword's surge is told. */
const enemy = (surge: readonly Effect[] = [{ do: 'infliger', value: 1 }], health = 6): FighterSpec => ({
  hero: heroFixture({
    id: 'ennemi',
    name: 'Ennemi',
    health,
    weapons: [
      { name: 'Sabre', kind: 'melee', surge: { effects: surge } },
      { name: 'Sceptre', kind: 'magie', surge: { effects: [] } },
    ],
  }),
});
const NEAR = [{ id: 'bois', name: 'le bois', kind: 'contree' }] as const;
const fight = (level: Level, foe: FighterSpec = enemy(), more: Partial<CombatScenario> = {}): CombatScenario => ({
  name: 'Combat solo',
  column: 'solo',
  active: { hero: heroFixture() },
  defender: foe,
  place: { name: 'le fort', kind: 'avant-poste', near: NEAR },
  ...more,
  solo: { level, ...more.solo },
});
const clashDie = (face: WildFace): CombatAction => ({ type: 'clash-die', face });
const clash = (card: string): CombatAction => ({ type: 'clash', card });
const effect = (card: string): CombatAction => ({ type: 'effect', card });
const NOTHING = put('a1', 'd1', 'a1', 'd1');

export const seeSolo = (state: CombatState) => ({
  phase: state.phase,
  round: state.round,
  deck: state.solo?.deck ?? null,
  drawn: state.solo?.effects ?? [],
  due: state.solo?.due ?? 0,
  health: state.sides.map(({ health }) => health),
  totals: [0, 1].map((side) => GRID_ZONES.map((zone) => totalsOf(state, side === 0 ? 0 : 1)[zone].sum).join('/')),
  dealt: state.sides.map(({ dealt }) => dealt),
  eternium: state.sides.map(({ eternium }) => eternium),
  outcome: state.outcome,
});
type Part<T> = {
  readonly [K in keyof T]?: NonNullable<T[K]> extends readonly unknown[]
    ? T[K]
    : NonNullable<T[K]> extends object
      ? Partial<NonNullable<T[K]>>
      : T[K];
};
type FightCase = Case<CombatScenario, CombatAction, Part<ReturnType<typeof seeSolo>>>;

const card = (
  id: string,
  zone: SoloEffectCard['zone'],
  surge = false,
  ...effects: readonly Effect[]
): SoloEffectCard => ({ id, name: `Effet ${id}`, skull: 1, zone, surge, effects });
const CARDS: readonly SoloEffectCard[] = [
  card('vide', null),
  card('att', 'attaque'),
  card('def', 'defense'),
  card('vide-s', null, true),
  card('att-s', 'attaque', true),
  card('ini', 'initiative'),
];
const novice = (surge: readonly Effect[], more: Partial<CombatScenario> = {}): CombatScenario =>
  fight('novice', enemy(surge), { ...more, solo: { effects: CARDS } });
/** « ex-surcharge-1 »: melee, 3 in attack, 2 in defence, 3 of initiative, one effect card, the symbol. */
const SURGED = [weapon(0), clashDie('blanc'), clash('ex-surcharge-1'), ...NOTHING, PASS];

export const FIGHTS: readonly FightCase[] = [
  {
    id: '90 success',
    says: 'advanced: a success sends to the surge deck',
    rules: ['foe.solo.p1-avance', 'foe.solo.p1-de'],
    scenario: fight('avance'),
    play: [weapon(0), clashDie('reussite')],
    then: { deck: 'surcharge' },
  },
  {
    id: '90 blank',
    says: 'advanced: a blank sends to the other',
    rules: ['foe.solo.p1-avance'],
    scenario: fight('avance'),
    play: [weapon(0), clashDie('blanc')],
    then: { deck: 'sans' },
    refused: [[clash('ex-surcharge-1'), 'tirage-impossible']],
  },
  {
    id: 'beginner',
    says: 'blank alone',
    rules: ['foe.solo.p1-debutant'],
    scenario: fight('debutant'),
    play: [weapon(0), clashDie('relancer')],
    then: { deck: 'sans' },
  },
  {
    id: 'novice',
    says: 'blank or marked',
    rules: ['foe.solo.p1-novice'],
    scenario: fight('novice'),
    play: [weapon(0), clashDie('relancer')],
    then: { deck: 'surcharge' },
  },
  {
    id: '91',
    says: 'ruthless: no die, and three effect cards for a card that asks for one',
    rules: ['foe.solo.impitoyable-effets', 'foe.solo.p4-effets', 'foe.solo.p1-impitoyable'],
    scenario: fight('impitoyable'),
    play: [weapon(0), clash('ex-surcharge-1'), ...NOTHING, PASS],
    then: { deck: 'surcharge', due: 3 },
  },
  {
    id: '91 drawn',
    says: 'ruthless: three cards are drawn',
    rules: ['foe.solo.p4-effets'],
    scenario: fight('impitoyable', enemy([plus(1)])),
    play: [
      weapon(0),
      clash('ex-surcharge-1'),
      ...NOTHING,
      PASS,
      effect('ex-effet-1'),
      effect('ex-effet-2'),
      effect('ex-effet-6'),
    ],
    then: { phase: 'totals', due: 0, drawn: ['ex-effet-1', 'ex-effet-2', 'ex-effet-6'], totals: ['2/2/2', '5/4/3'] },
  },
  {
    id: '92',
    says: 'two symbols: twice',
    rules: ['foe.solo.p4-multiple', 'foe.solo.p4-surcharge'],
    scenario: novice([{ do: 'infliger', value: 1 }]),
    play: [...SURGED, effect('att-s')],
    then: { health: [4, 6], phase: 'totals' },
  },
  {
    id: '93',
    says: 'no identifier: +1 in defence, +1 in attack, once',
    rules: ['foe.solo.p4-repli'],
    scenario: novice([plus(2)]),
    play: [...SURGED, effect('vide-s')],
    then: { totals: ['2/2/2', '3/4/3'] },
  },
  {
    id: '93 option',
    says: 'with the option, once for each symbol',
    rules: ['foe.solo.p4-repli'],
    scenario: novice([plus(2)], { options: { repliParSymbole: true } }),
    play: [...SURGED, effect('vide-s')],
    then: { totals: ['2/2/2', '3/5/4'] },
  },
  {
    id: 'A57',
    says: 'the clash card uses the identifier of any effect card, an effect card its own',
    rules: ['foe.solo.p4-identifiant'],
    scenario: novice([plus(2)]),
    play: [...SURGED, effect('att')],
    then: { totals: ['2/2/2', '3/5/2'] },
  },
  {
    id: 'A57 other',
    says: 'another zone is no identifier',
    rules: ['foe.solo.p4-repli', 'foe.solo.p4-identifiant'],
    scenario: novice([plus(2)]),
    play: [...SURGED, effect('def')],
    then: { totals: ['2/2/2', '3/4/3'] },
  },
  {
    id: 'A57 each',
    says: 'an effect card’s symbol has its own identifier alone',
    rules: ['foe.solo.avance-effet', 'foe.solo.p4-identifiant'],
    scenario: fight('avance', enemy([plus(2)]), { solo: { effects: CARDS } }),
    play: [weapon(0), clashDie('reussite'), clash('ex-surcharge-1'), ...NOTHING, PASS, effect('att'), effect('vide-s')],
    then: { totals: ['2/2/2', '3/5/2'] },
  },
  {
    id: 'A57 none',
    says: 'no symbol: nothing',
    rules: ['foe.solo.p4-effets'],
    scenario: novice([plus(2)]),
    play: [weapon(0), clashDie('reussite'), clash('ex-simple-1'), ...NOTHING, PASS, effect('att')],
    then: { totals: ['2/2/2', '2/5/2'] },
  },
  {
    id: 'p4-choix',
    says: 'a choice goes where it hurts: attack and initiative cost a PS, defence none',
    rules: ['foe.solo.p4-choix'],
    scenario: fight('novice', enemy(), {
      solo: { effects: [card('choix', null, false, { do: 'plus', zone: 'choix', value: 1 })] },
    }),
    play: [weapon(0), clashDie('reussite'), clash('ex-simple-1'), ...NOTHING, PASS, effect('choix')],
    open: [
      { type: 'zone', zone: 'attaque' },
      { type: 'zone', zone: 'initiative' },
    ],
    refused: [[{ type: 'zone', zone: 'defense' }, 'pas-la-pire']],
  },
  {
    id: 'A56',
    says: 'a card that does not fit is put aside',
    rules: ['foe.solo.p1-pioche'],
    scenario: fight('novice'),
    play: [weapon(0), clashDie('blanc'), clash('ex-surcharge-3')],
    refused: [
      [clash('ex-surcharge-3'), 'tirage-impossible'],
      [clash('ex-simple-1'), 'tirage-impossible'],
    ],
    open: [clash('ex-surcharge-1')],
    shut: ['weapon'],
  },
  {
    id: 'A58',
    says: 'an empty deck takes its discard back',
    rules: ['foe.solo.p4-effets'],
    scenario: fight('novice', enemy(), { solo: { effects: [card('seul', null)], spent: ['seul'] } }),
    play: SURGED,
    open: [effect('seul')],
    then: { due: 1 },
  },
  {
    id: '113',
    says: 'beginner: flight costs nothing in the first round',
    rules: ['foe.solo.debutant-fuite', 'foe.p8-fuite.condition'],
    scenario: fight('debutant', enemy(), { active: { hero: heroFixture(), eternium: 0 } }),
    play: [
      weapon(0),
      clashDie('reussite'),
      clash('ex-simple-2'),
      ...NOTHING,
      PASS,
      GO,
      GO,
      GO,
      { type: 'flee', to: 'bois' },
    ],
    then: { phase: 'maintenance', eternium: [0, 0], outcome: { why: 'fuite', winner: 1, pv: [0, 0] } },
  },
  {
    id: '113 second',
    says: 'not in the second',
    rules: ['foe.p8-fuite.condition', 'foe.solo.p1-novice'],
    scenario: fight('novice', enemy(), { active: { hero: heroFixture(), eternium: 1 } }),
    play: [
      weapon(0),
      clashDie('reussite'),
      clash('ex-simple-2'),
      ...NOTHING,
      PASS,
      GO,
      GO,
      GO,
      { type: 'flee', to: null },
      clashDie('reussite'),
    ],
    then: { round: 2, deck: 'sans' },
    refused: [
      [{ type: 'flee', to: 'bois' }, 'fuite-manche'],
      [clash('ex-simple-2'), 'tirage-impossible'],
    ],
  },
  {
    id: 'novice-fuite',
    says: 'novice: 1 Eternium',
    rules: ['foe.solo.novice-fuite'],
    scenario: fight('novice', enemy(), { active: { hero: heroFixture(), eternium: 1 } }),
    play: [
      weapon(0),
      clashDie('reussite'),
      clash('ex-simple-2'),
      ...NOTHING,
      PASS,
      GO,
      GO,
      GO,
      { type: 'flee', to: 'bois' },
    ],
    then: { eternium: [0, 0] },
  },
  {
    id: '114',
    says: '3 PS against 1 in two rounds: the player sends the enemy hero away, no PV',
    rules: [
      'foe.solo.combat-heros',
      'foe.p9-resolution.vainqueur',
      'foe.p9-resolution.deplacer-le-perdant',
      'foe.solo.p1-seconde-manche',
      'foe.solo.p1-arme-ennemie',
    ],
    scenario: fight('novice'),
    play: [
      weapon(0),
      clashDie('reussite'),
      clash('ex-simple-2'),
      ...put('a3', 'd3', 'a2', 'i1'),
      PASS,
      GO,
      GO,
      GO,
      { type: 'flee', to: null },
      clashDie('reussite'),
      clash('ex-simple-1'),
      ...put('a1', 'd3', 'a2', 'd2'),
      PASS,
      effect('ex-effet-1'),
      GO,
      GO,
      GO,
      send('bois'),
      GO,
    ],
    then: {
      phase: 'end',
      dealt: [3, 1],
      outcome: { winner: 0, why: 'degats', pv: [0, 0], to: [null, 'bois'], tamed: false },
    },
  },
  {
    id: 'pay',
    says: 'a beginner’s fallen hero pays nothing',
    rules: ['foe.solo.debutant-sans-penalite', 'foe.solo.vaincus'],
    scenario: fight('debutant', enemy(), { active: { hero: heroFixture(), health: 1, eternium: 9 } }),
    play: [
      weapon(0),
      clashDie('reussite'),
      clash('ex-simple-3' /* distance */),
      clash('ex-simple-1'),
      ...NOTHING,
      PASS,
      effect('ex-effet-1'),
      GO,
      GO,
      GO,
      GO,
      GO,
    ],
    then: { phase: 'end', eternium: [9, 0], outcome: { winner: 1, fallen: [true, false] } },
  },
  {
    id: 'A53',
    says: 'a beginner flees a creature for nothing as well',
    rules: ['foe.solo.combat-normal', 'foe.solo.debutant-fuite'],
    scenario: {
      name: 'Bête',
      column: 'creature',
      active: { hero: heroFixture(), eternium: 0 },
      enemy: { card: 'ex-creature-d-essai' },
      place: { name: 'le col', kind: 'contree', near: NEAR },
      solo: { level: 'debutant' },
    },
    play: [weapon(0), { type: 'epic', face: 'd1' }, ...NOTHING, PASS, GO, GO, GO, { type: 'flee', to: 'bois' }],
    then: { eternium: [0, 0], outcome: { why: 'fuite' } },
  },
  {
    id: 'A53 novice',
    says: 'a novice pays two for a creature',
    rules: ['foe.p8-fuite.cout'],
    scenario: {
      name: 'Bête',
      column: 'creature',
      active: { hero: heroFixture(), eternium: 3 },
      enemy: { card: 'ex-creature-d-essai' },
      place: { name: 'le col', kind: 'contree', near: NEAR },
      solo: { level: 'novice' },
    },
    play: [weapon(0), { type: 'epic', face: 'd1' }, ...NOTHING, PASS, GO, GO, GO, { type: 'flee', to: 'bois' }],
    then: { eternium: [1, 0] },
  },
  {
    id: 'vides',
    says: 'no clash card with a weapon of the enemy',
    rules: ['foe.solo.p1-pioche'],
    scenario: fight('novice', enemy(), {
      solo: {
        clashes: [{ id: 'x', weapon: 'distance', attack: 1, defense: 1, initiative: 1, effects: 0, surge: true }],
      },
    }),
    faults: ['affrontements-vides'],
  },
  {
    id: 'seul',
    says: 'one alone: none is left for the second round',
    rules: ['foe.solo.p1-seconde-manche'],
    scenario: fight('impitoyable', enemy(), {
      solo: { clashes: [{ id: 'x', weapon: 'melee', attack: 1, defense: 1, initiative: 1, effects: 0, surge: true }] },
    }),
    faults: ['affrontements-seul'],
  },
  {
    id: 'effets',
    says: 'no effect card of so few skulls',
    rules: ['foe.solo.paquet-effets-cranes'],
    scenario: fight('debutant', enemy(), { solo: { effects: [{ ...card('x', null), skull: 2 }] } }),
    faults: ['effets-vides'],
  },
];

// ── The sheet
const DAY = { day: true } as const;
const NIGHT = { day: false } as const;
const sheet = (level: Level, more: Partial<SoloScenario> = {}): SoloScenario => ({
  name: 'Fiche',
  level,
  heroes: [{ hero: 'he-man' }, { hero: 'teela' }, { hero: 'stratos' }],
  track: [DAY, NIGHT, DAY],
  begun: true,
  ...more,
});
const wave = (level: Level, more: Partial<SoloScenario> = {}): SoloScenario =>
  sheet(level, {
    outposts: [
      { name: 'P', soldiers: 1 },
      { name: 'Q', soldiers: 3 },
      { name: 'R', soldiers: 2 },
      { name: 'S', held: 'nous' },
    ],
    ...more,
  });
export const seeSheet = ({
  stage,
  round,
  pv,
  eternium,
  heroes,
  enemies,
  outposts,
  reserve,
  score,
  success,
}: SoloState) => ({
  stage,
  round,
  pv,
  eternium,
  reserve,
  success,
  damage: heroes.map(({ damage }) => damage),
  defeats: heroes.map(({ defeats }) => defeats),
  enemies: enemies.map(({ damage, gone }) => (gone ? -1 : damage)),
  soldiers: outposts.map(({ held, soldiers }) => (held === 'ennemi' ? soldiers : -1)),
  score: score?.sum ?? null,
});
type SheetCase = Case<SoloScenario, AnySoloAction, Part<ReturnType<typeof seeSheet>>>;
const TURN: AnySoloAction = { type: 'solo-turn' };
const ROUND: AnySoloAction = { type: 'solo-round' };
const DONE: AnySoloAction = { type: 'solo-objective' };
const hurt = (hero: number, amount: number, side: 0 | 1 = 0): AnySoloAction => ({
  type: 'solo-hurt',
  side,
  hero,
  amount,
});
const SPELL: Playable = { id: 'eclair', name: 'Éclair', cost: 2, effects: [{ do: 'infliger', value: 1 }] };
const BEGIN: AnySoloAction = { type: 'solo-begin' };

export const SHEETS: readonly SheetCase[] = [
  {
    id: '100',
    says: 'four players in co-operation',
    rules: ['foe.solo.joueurs'],
    scenario: sheet('novice', { players: ['A', 'B', 'C', 'D'] }),
    faults: ['solo-joueurs'],
  },
  {
    id: '100 three',
    says: 'three are welcome',
    rules: ['foe.solo.priorite'],
    scenario: sheet('novice', { players: ['A', 'B', 'C'] }),
    then: { stage: 'table' },
  },
  {
    id: '110',
    says: 'a die of five sides',
    rules: ['foe.jets.faces'],
    scenario: sheet('novice', { dice: { blanc: 2, reussite: 1, double: 1, relancer: 1 } }),
    faults: ['de-faces'],
  },
  {
    id: 'eternium',
    says: 'beginner: 14 for three heroes',
    rules: [
      'foe.solo.debutant-eternium',
      'foe.solo.debutant-soldats',
      'foe.solo.sans-cartes-victoire',
      'foe.solo.paquet-effets-cranes',
    ],
    scenario: sheet('debutant', { begun: false }),
    play: [BEGIN],
    then: { eternium: 14 },
  },
  {
    id: 'eternium novice',
    says: 'novice: 10',
    rules: ['foe.solo.difficulte', 'foe.solo.paquets-affrontement'],
    scenario: sheet('novice', { begun: false }),
    play: [BEGIN],
    then: { eternium: 10 },
  },
  {
    id: 'A54 day',
    says: 'novice: nothing at the end of a day',
    rules: ['foe.manche.avancer'],
    scenario: wave('novice'),
    play: [ROUND],
    then: { round: 1, soldiers: [1, 3, 2, -1] },
  },
  {
    id: 'A54 night',
    says: 'novice: one each at the end of a night, three at most',
    rules: ['foe.solo.novice-renforts'],
    scenario: wave('novice', { round: 1 }),
    play: [ROUND],
    then: { round: 2, soldiers: [2, 3, 3, -1], reserve: 7 },
  },
  {
    id: 'A54 advanced',
    says: 'advanced: at the end of a day as well',
    rules: ['foe.solo.avance-renforts'],
    scenario: wave('avance'),
    play: [ROUND],
    then: { soldiers: [2, 3, 3, -1] },
  },
  {
    id: 'A54 ruthless',
    says: 'ruthless: at the end of each turn, not of the round',
    rules: ['foe.solo.impitoyable-renforts'],
    scenario: wave('impitoyable'),
    play: [TURN, ROUND],
    then: { round: 1, soldiers: [2, 3, 3, -1] },
  },
  {
    id: 'A54 beginner',
    says: 'beginner: never',
    rules: ['foe.manche.avancer'],
    scenario: wave('debutant'),
    play: [TURN, ROUND, ROUND],
    then: { soldiers: [1, 3, 2, -1] },
  },
  {
    id: 'A54 short',
    says: 'one figure for two outposts: a choice',
    rules: ['foe.soldats.renforcer'],
    scenario: wave('avance', { figures: 7 }),
    play: [ROUND, { type: 'solo-reinforce', outpost: 2 }],
    then: { soldiers: [1, 3, 3, -1], reserve: 0, round: 1, stage: 'table' },
  },
  {
    id: 'A54 choice',
    says: 'only outposts that wait',
    rules: ['foe.plateau.trois-soldats'],
    scenario: wave('avance', { figures: 7 }),
    play: [ROUND],
    then: { stage: 'renforts' },
    refused: [
      [{ type: 'solo-reinforce', outpost: 1 }, 'solo-absent'],
      [TURN, 'solo-moment'],
    ],
  },
  {
    id: 'A54 none',
    says: 'no figure left: nothing',
    rules: ['foe.solo.avance-renforts'],
    scenario: wave('avance', { figures: 6 }),
    play: [ROUND],
    then: { soldiers: [1, 3, 2, -1], round: 1 },
  },
  {
    id: 'A54 option',
    says: 'with the option, full at once',
    rules: ['foe.solo.avance-renforts'],
    scenario: wave('avance', { options: { renfortsComplets: true } }),
    play: [ROUND],
    then: { soldiers: [3, 3, 3, -1], reserve: 6 },
  },
  {
    id: 'A53 custom',
    says: 'a rule of a level is changed with its option alone',
    rules: ['foe.solo.difficulte'],
    scenario: sheet('novice', { custom: { pays: false } }),
    faults: ['solo-personnalise'],
  },
  {
    id: 'A53 chosen',
    says: 'with the option',
    rules: ['foe.solo.debutant-sans-penalite'],
    scenario: sheet('novice', { custom: { pays: false }, options: { difficultePersonnalisee: true } }),
    play: [hurt(0, 9)],
    then: { eternium: 10, defeats: [1, 0, 0] },
  },
  {
    id: 'replace',
    says: 'beginner: soldiers are not put back',
    rules: ['foe.solo.debutant-remplacement'],
    scenario: wave('debutant'),
    refused: [[{ type: 'solo-replace', outpost: 0, soldiers: 2 }, 'solo-remplacement']],
  },
  {
    id: 'defeat',
    says: 'novice: a defeat is counted, five are paid',
    rules: ['foe.solo.vaincus', 'foe.vaincu.paiement'],
    scenario: sheet('novice'),
    play: [hurt(0, 9)],
    then: { eternium: 5, damage: [0, 0, 0], defeats: [1, 0, 0] },
  },
  {
    id: 'defeat cards',
    says: 'cards at their cost, then Eternium; nothing is owed',
    rules: ['foe.vaincu.paiement'],
    scenario: sheet('novice', { eternium: 4, heroes: [{ hero: 'he-man', spells: [SPELL] }] }),
    play: [hurt(0, 9)],
    then: { stage: 'paiement' },
    open: [{ type: 'solo-pay', card: 'eclair' }],
    refused: [[{ type: 'solo-pay', card: null }, 'solo-reserve']],
  },
  {
    id: 'defeat poor',
    says: 'too little: everything goes',
    rules: ['foe.vaincu.paiement'],
    scenario: sheet('novice', { eternium: 1, heroes: [{ hero: 'he-man', spells: [SPELL] }] }),
    play: [hurt(0, 9)],
    then: { stage: 'table', eternium: 0 },
  },
  {
    id: 'enemy',
    says: 'an enemy hero felled outside an epic combat gives no PV',
    rules: ['foe.bataille.sans-pv'],
    scenario: sheet('novice', { enemies: [{ hero: 'skeletor', damage: 4 }] }),
    play: [hurt(0, 5, 1)],
    then: { pv: 0, enemies: [0] },
  },
  {
    id: 'A60',
    says: 'felled in an epic combat: 1 PV, and it heals',
    rules: ['foe.solo.combat-heros', 'foe.p7-vaincus.heros'],
    scenario: sheet('novice', { enemies: [{ hero: 'skeletor', damage: 8 }] }),
    play: [
      { type: 'solo-fight', hero: 0, enemy: 0, soldiers: 0 },
      weapon(0),
      clashDie('reussite'),
      clash('ex-simple-2'),
      ...NOTHING,
      PASS,
      GO,
      GO,
      GO,
    ],
    then: { pv: 1, enemies: [0], damage: [0, 0, 0], stage: 'table' },
  },
  {
    id: 'A60 lost',
    says: 'a defeat in an epic combat is counted and paid',
    rules: ['foe.solo.vaincus', 'foe.vaincu.paiement'],
    scenario: sheet('novice', {
      heroes: [{ hero: 'he-man', damage: 8 }],
      eternium: 7,
      enemies: [{ hero: 'skeletor', damage: 2 }],
    }),
    play: [
      { type: 'solo-fight', hero: 0, enemy: 0, soldiers: 0 },
      weapon(0),
      clashDie('reussite'),
      clash('ex-simple-1'),
      ...NOTHING,
      PASS,
      { type: 'effect', card: 'ex-effet-1' },
      GO,
      GO,
      GO,
      GO,
      GO,
    ],
    then: { defeats: [1], damage: [0], eternium: 2, enemies: [2], pv: 0, stage: 'table' },
  },
  {
    id: 'sheet in a fight',
    says: 'nothing is reported during a combat',
    rules: ['foe.solo.priorite'],
    scenario: sheet('novice', { enemies: [{ hero: 'skeletor' }] }),
    play: [{ type: 'solo-fight', hero: 0, enemy: 0, soldiers: 0 }],
    refused: [[TURN, 'solo-combat']],
  },
  {
    id: 'creature',
    says: 'a creature fights as ever',
    rules: ['foe.solo.combat-normal'],
    scenario: sheet('novice', { enemies: [{ card: 'ex-creature-d-essai' }] }),
    play: [{ type: 'solo-fight', hero: 0, enemy: 0, soldiers: 0 }, weapon(0)],
    open: [{ type: 'epic', face: 'a1' }],
  },
  {
    id: 'score capture',
    says: 'an outpost taken and lost again is none',
    rules: ['foe.solo.score-avant-postes', 'foe.solo.score-total'],
    scenario: wave('novice'),
    play: [
      { type: 'solo-capture', outpost: 0 },
      { type: 'solo-capture', outpost: 1 },
      { type: 'solo-lose', outpost: 0, soldiers: 1 },
      DONE,
    ],
    then: { score: 1 + 6 + 4, success: true },
  }, // one outpost, two rounds, novice
  {
    id: 'limit',
    says: 'the end of the track: no bonus, no round left',
    rules: ['foe.solo.fin'],
    scenario: sheet('novice', { round: 2, pv: 3 }),
    play: [ROUND],
    then: { stage: 'fini', score: 3, success: false },
    refused: [[ROUND, 'solo-fini']],
  },
];
