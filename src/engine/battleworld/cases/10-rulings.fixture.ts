// Beyond the ledger's cases: what its rulings say and no case shows, then the other reading of each option. Expectations come from the rulings A1 to A43.
import type { PartieScenario, UnitSpec } from '../partie/types.ts';
import { P1_MODULES, P1_UNITS, placed } from '../scenarios.ts';
import type { Options } from '../types.ts';
import { GALACTUS } from './1-setup.fixture.ts';
import {
  attack,
  BUSY,
  type Case,
  conclude,
  DECLARE,
  duel,
  fight,
  game,
  hold,
  move,
  pass,
  phase1,
  phase2,
  place,
  raise,
  recover,
  renounce,
  reroll,
  roll,
  settled,
  spend,
  TIE,
  treat,
} from './trials.fixture.ts';

const ON = { spot: 'attack' } as const satisfies Partial<UnitSpec>;
const CAP = 'capitaine-america';
const resist = (values: Readonly<Record<string, number>>): Partial<PartieScenario> => ({
  modules: P1_MODULES.map((module) => ({ ...module, resistance: values[module.id] ?? 5 })),
});
const BREACH = { hulk: { cell: 'c6', ...ON }, magneto: { cell: 'e4', ...BUSY } } as const;
const GUARD = { ...BREACH, punisher: { cell: 'b7', spot: 'module-target:v-energy' } } as const;
const smash = (module: string, value: number) => [attack(module, 'hulk'), ...roll(value), conclude('attack')] as const;

export const RULINGS: readonly Case[] = [
  {
    id: 'A2',
    says: 'a victory in the last round comes before the clock',
    rules: ['bw.but.victoire-base'],
    trials: [
      game(
        phase2(
          { hulk: { cell: 'c6', ...ON }, magneto: { cell: 'e4' } },
          { ...resist({ 'v-energy': 0, 'v-care': 0, 'v-double-defence': 1 }), clock: 12, round: 12 },
        ),
        { play: smash('v-double-defence', 2), then: { result: 'base:heroes' } },
      ),
    ],
  },
  {
    id: 'A6',
    says: 'a flyer crosses a module, and a flyer who has lost Flight; never one who flies',
    rules: ['bw.deplacement.survol', 'bw.deplacement.survol-volant-interdit'],
    trials: [
      game(phase1({ 'iron-man': { cell: 'a1' }, [CAP]: { cell: 'e5' }, magneto: { cell: 'b2' } }), {
        play: [move('iron-man', 'c1')],
        told: [{ type: 'moved', over: ['h-energy'] }],
      }),
      game(phase1({ magneto: { cell: 'b3', flightLost: true } }), {
        play: [move('iron-man', 'c4')],
        told: [{ type: 'moved', over: ['magneto'] }],
      }),
      game(phase1({ magneto: { cell: 'b3' } }), { refused: [[move('iron-man', 'c4'), 'survol-volant']] }),
    ],
  },
  {
    id: 'A11',
    says: 'the healed one is dead when the heal comes',
    rules: ['bw.actions.soigner'],
    trials: [
      game(
        phase2(
          {
            [CAP]: { cell: 'c2', spot: 'heal:hulk' },
            hulk: { cell: 'c3', life: 1 },
            ultron: { cell: 'c4', ...ON },
            thor: { life: 4, spot: 'life' },
          },
          { initiative: 'villains' },
        ),
        {
          play: [attack('hulk', 'ultron'), ...roll(9, 3), ...settled('attack')],
          refused: [[{ type: 'heal', unit: CAP }, 'cible-invalide']],
          then: { units: { hulk: { life: 0 }, [CAP]: { spot: 'heal:hulk' } } },
        },
      ),
    ],
  },
  {
    id: 'A13',
    says: 'an action between two passes keeps the phase open; a recovery happens once',
    rules: ['bw.tour.choix-phase-2'],
    also: ['bw.tour.de-encore-en-place'],
    trials: [
      game(phase2({ [CAP]: BUSY, thor: { life: 3, spot: 'life' }, magneto: BUSY, ultron: BUSY }), {
        play: [pass('heroes'), recover('magneto', 'energy'), pass('heroes')],
        then: { moment: { phase: 2, toMove: 'villains' } },
        untold: ['round-over'],
      }),
      game(phase2({ [CAP]: { power: 1, spot: 'energy' }, thor: { life: 3, spot: 'life' }, magneto: BUSY }), {
        play: [recover(CAP, 'energy'), pass('villains')],
        refused: [[recover(CAP, 'energy'), 'de-mal-place']],
      }),
    ],
  },
  {
    id: 'A23',
    says: 'the last word may throw its own lead away: a tie, or a defeat',
    rules: ['bw.relance.second-jet', 'bw.combat.poursuite'],
    trials: [
      // 6 to 3, Fatalis renounces, Capitaine rerolls.
      fight(duel([{ sheet: CAP }], 'fatalis'), {
        play: [DECLARE, ...roll(6, 3), renounce('defence'), reroll(CAP, CAP), ...roll(3), conclude('attack')],
        then: { winner: 'tie', units: { fatalis: { life: 5, victory: 0 }, [CAP]: { victory: 0 } } },
      }),
      fight(duel([{ sheet: CAP }], 'fatalis'), {
        play: [DECLARE, ...roll(6, 3), renounce('defence'), reroll(CAP, CAP), ...roll(1)],
        then: { speaks: 'attack' },
        refused: [[spend('fatalis'), 'renonce-deja']],
        allowed: [spend(CAP)],
      }),
      fight(duel([{ sheet: CAP }], 'fatalis'), {
        play: [DECLARE, ...roll(6, 3), renounce('defence'), reroll(CAP, CAP), ...roll(1), conclude('attack')],
        then: { winner: 'defence', gap: 2, units: { [CAP]: { life: 2 }, fatalis: { victory: 1 } } },
      }),
    ],
    also: ['bw.combat.renoncement'],
  },
  {
    id: 'A16',
    says: 'at a tie the attack speaks; a pass is no renouncement, and a new roll starts again',
    rules: ['bw.combat.egalite'],
    also: ['bw.combat.renoncement', 'bw.combat.depense'],
    trials: [
      fight(duel([{ sheet: CAP }], 'fatalis'), {
        play: [DECLARE, ...roll(4, 4)],
        then: { speaks: 'attack' },
        refused: [
          [spend('fatalis'), 'parole'],
          [renounce('attack'), 'renonce-menant'],
        ],
      }),
      fight(duel([{ sheet: CAP }], 'fatalis'), {
        play: [DECLARE, ...roll(4, 4), hold('attack'), ...raise('fatalis', 2)],
        then: { A: 4, D: 6, speaks: 'attack' },
        allowed: [spend(CAP)],
      }),
      fight(duel([{ sheet: CAP }], 'fatalis'), {
        play: [DECLARE, ...roll(4, 4), hold('attack'), ...raise('fatalis', 2), ...raise(CAP, 2)],
        then: { A: 6, D: 6, speaks: 'attack' },
        allowed: [hold('attack')],
      }),
    ],
  },
  {
    id: 'A29',
    says: 'a defender of the base keeps his die there, may defend twice, and defends himself with his own die',
    rules: ['bw.base.cible', 'bw.derangement.module'],
    trials: [
      game(phase2({ ...GUARD, thor: { cell: 'b6', ...ON }, fatalis: { cell: 'e7' } }), {
        play: [
          attack('v-double-defence', 'hulk'),
          { type: 'defend', by: 'punisher' },
          ...roll(5, 5),
          ...TIE,
          pass('villains'),
          attack('v-energy', 'thor'),
        ],
        allowed: [
          { type: 'defend', by: 'punisher' },
          { type: 'defend', by: null },
        ],
        then: { units: { punisher: { spot: 'module-target:v-energy' } } },
      }),
      game(phase2({ ...GUARD, 'iron-man': { cell: 'b5', ...ON }, fatalis: { cell: 'e7' } }), {
        play: [attack('punisher', 'iron-man'), ...roll(5)],
        refused: [[{ type: 'roll', value: 5 }, 'jet-impossible']],
        then: { units: { punisher: { spot: 'center' } } },
      }),
    ],
    also: ['bw.carte.force'],
  },
  {
    id: 'A30',
    says: 'no shelter from a base: Ultron, 2 cells away, is wounded by its defender',
    rules: ['bw.base.attaque', 'bw.combat.degats-defenseur'],
    trials: [
      game(
        phase2(
          {
            hulk: { cell: 'b1', spot: 'module-target:h-energy' },
            [CAP]: { cell: 'c2', ...BUSY },
            ultron: { cell: 'b3', ...ON },
          },
          { initiative: 'villains' },
        ),
        {
          play: [attack('h-energy', 'ultron'), { type: 'defend', by: 'hulk' }, ...roll(3, 5), ...settled('defence')],
          then: { gap: 2, wounds: 3, units: { ultron: { life: 2 }, hulk: { victory: 1 } }, modules: { 'h-energy': 5 } },
          told: [{ type: 'rolled', unit: 'hulk', faces: 10 }],
        },
      ),
    ],
  },
  {
    id: 'A31',
    says: 'a destroyed module: the die on it comes back, it is repaired no more, its cell is ordinary, whoever stands there is unhurt',
    rules: ['bw.base.destruction'],
    trials: [
      game(
        phase2(
          { ...GUARD, [CAP]: BUSY, hulk: { cell: 'b6', ...ON }, fatalis: { cell: 'e7' } },
          resist({ 'v-energy': 2 }),
        ),
        {
          play: [attack('v-energy', 'hulk'), { type: 'defend', by: null }, ...roll(4), conclude('attack')],
          told: [{ type: 'die-returned', unit: 'punisher' }],
          then: { modules: { 'v-energy': 0 }, units: { punisher: { spot: 'center', cell: 'b7', life: 4 } } },
        },
      ),
      game(phase1({ [CAP]: { cell: 'b1' } }, resist({ 'h-energy': 0 })), {
        play: [move(CAP, 'b1')],
        refused: [
          [place(CAP, 'module-repair:h-energy'), 'module-detruit'],
          [place(CAP, 'module-energy:h-energy'), 'module-detruit'],
        ],
      }),
      game(phase1({ hulk: { cell: 'd6' }, magneto: { cell: 'e5' } }, resist({ 'v-care': 0 })), {
        play: [move('hulk', 'd7')],
        then: { units: { hulk: { cell: 'd7' } } },
      }),
    ],
  },
  {
    id: 'A37',
    says: 'Fatalis takes a token back when he loses as initiator too; not at a tie, not dead, not if the other side spent nothing',
    rules: ['bw.personnages.fatalis-pouvoir'],
    trials: [
      fight(
        { attackers: [{ sheet: 'fatalis', power: 2 }], target: { kind: 'unit', unit: { sheet: 'hulk' } } },
        {
          play: [DECLARE, ...roll(5, 2), ...raise('hulk', 6), ...settled('defence')],
          then: { A: 5, D: 8, units: { fatalis: { life: 2, power: 3 }, hulk: { power: 2 } } },
        },
      ),
      fight(
        { attackers: [{ sheet: 'fatalis', power: 2 }], target: { kind: 'unit', unit: { sheet: 'hulk' } } },
        {
          play: [DECLARE, ...roll(5, 8), ...settled('defence')],
          then: { units: { fatalis: { power: 2 } } },
          untold: ['energy-taken'],
        },
      ),
      fight(
        { attackers: [{ sheet: 'fatalis', power: 2, life: 3 }], target: { kind: 'unit', unit: { sheet: 'hulk' } } },
        {
          play: [DECLARE, ...roll(5, 2), ...raise('hulk', 6), ...settled('defence')],
          then: { units: { fatalis: { life: 0, power: 2 } } },
          untold: ['energy-taken'],
        },
      ),
      fight(
        { attackers: [{ sheet: 'fatalis', power: 2 }], target: { kind: 'unit', unit: { sheet: 'hulk' } } },
        {
          play: [DECLARE, ...roll(5, 2), ...raise('hulk', 3), ...TIE],
          then: { winner: 'tie', units: { fatalis: { power: 2 } } },
        },
      ),
    ],
  },
  {
    id: 'A43',
    says: 'in a module one may be aimed at, or the module may: the two are told apart',
    rules: ['bw.base.attaque', 'bw.combat.condition-de'],
    trials: [
      game(phase2({ ...BREACH, ultron: { cell: 'c7' } }), {
        allowed: [attack('ultron', 'hulk'), attack('v-double-defence', 'hulk')],
        refused: [[attack('h-double-defence', 'hulk'), 'cible-alliee']],
      }),
    ],
  },
  {
    id: 'ordre des refus',
    says: 'of several reasons, the first of the ledger is told',
    rules: [
      'bw.combat.depense',
      'bw.tour.alternance-phase-1',
      'bw.tour.activation-unique',
      'bw.surnombre.jetons-initiateur',
      'bw.combat.condition-de',
      'bw.tour.phases',
      'bw.combat.ordre',
      'bw.tour.alternance-phase-2',
    ],
    trials: [
      fight(duel([{ sheet: CAP }], 'fatalis', { power: 0 }), {
        name: 'whose word, then tokens',
        play: [DECLARE, ...roll(4, 8)],
        refused: [[spend('fatalis'), 'parole']],
      }),
      fight(duel([{ sheet: CAP }, { sheet: 'hulk', power: 0 }], 'fatalis'), {
        name: 'allies, then tokens',
        play: [DECLARE, ...roll(1, 1, 8)],
        refused: [[spend('hulk'), 'jetons-allies']],
      }),
      fight(duel([{ sheet: CAP }], 'fatalis'), {
        name: 'the phase, then who has renounced',
        play: [DECLARE, ...roll(6, 2), renounce('defence'), spend(CAP)],
        refused: [[spend('fatalis'), 'mauvaise-phase']],
      }),
      game(phase1({ ultron: { activated: true }, [CAP]: { activated: true } }), {
        name: 'the turn, then what is done; what is done, then the cell',
        refused: [
          [move('ultron', 'a5'), 'pas-votre-tour'],
          [move(CAP, 'z9'), 'deja-joue'],
        ],
      }),
      game(phase2({ hulk: { life: 5, spot: 'life' }, fatalis: ON }), {
        name: 'the turn, then the die; the die, then the reach',
        refused: [
          [attack('hulk', 'hulk', 'fatalis'), 'pas-votre-tour'],
          [attack('fatalis', 'hulk'), 'de-mal-place'],
        ],
      }),
      game(phase1(), { name: 'the phase, then the turn', refused: [[attack('hulk', 'fatalis'), 'mauvaise-phase']] }),
    ],
  },
];

const CLOSE_TEAM = duel([{ sheet: 'colossus' }, { sheet: 'serval' }], 'fatalis');
const withOption = <T extends object>(
  scenario: T,
  options: Partial<Options>,
): T & { readonly options: Partial<Options> } => ({ ...scenario, options });
const healer = {
  thor: { cell: 'c4' },
  'iron-man': { cell: 'b4', life: 3, activated: true },
  hulk: { activated: true },
  [CAP]: { activated: true, ...BUSY },
  fatalis: { cell: 'b5', activated: true, ...ON },
  ultron: { activated: true },
  magneto: { activated: true, ...BUSY },
  punisher: { activated: true },
} as const;

/** Thor is to heal Iron-Man, whom Ultron is about to attack. */
const DOOMED = {
  thor: { cell: 'c3', spot: 'heal:iron-man' },
  'iron-man': { cell: 'c4', life: 1 },
  [CAP]: BUSY,
  ultron: { cell: 'd5', ...ON },
  magneto: BUSY,
} as const;

/** The other reading of each option, one row per option. */
export const OPTIONS: readonly Case[] = [
  {
    id: 'healerLosesFlight',
    says: 'healed: Iron-Man loses Flight, Thor keeps his',
    rules: ['bw.actions.soigner-perte-vol', 'bw.portee.vol-immunite'],
    trials: [
      game(withOption(phase1(healer), { healerLosesFlight: 'healed' }), {
        play: [...treat('thor', 'c4', 'heal:iron-man'), pass('heroes')],
        told: [{ type: 'flight-lost', unit: 'iron-man', healer: 'thor' }],
        allowed: [attack('iron-man', 'fatalis')],
        refused: [[attack('thor', 'fatalis'), 'cible-vol']],
      }),
    ],
  },
  {
    id: 'healOfTheDead',
    says: 'centre: the die goes back at once, whether the healer may still be attacked or not; a scenario cannot leave it there',
    rules: ['bw.combat.mort', 'bw.actions.soigner-place-du-de'],
    also: ['bw.tour.de-encore-en-place', 'bw.actions.soigner'],
    trials: [
      game(withOption(phase2(DOOMED, { initiative: 'villains' }), { healOfTheDead: 'centre' }), {
        play: [attack('iron-man', 'ultron'), ...roll(10, 2), renounce('defence'), conclude('attack')],
        then: { units: { 'iron-man': { life: 0 }, thor: { spot: 'center' } } },
        told: [{ type: 'heal-void', unit: 'thor', target: 'iron-man' }],
        refused: [[{ type: 'heal', unit: 'thor' }, 'de-mal-place']],
      }),
      game(withOption(phase2({ ...DOOMED, 'iron-man': { cell: 'c4', life: 0 } }), { healOfTheDead: 'centre' }), {
        faults: ['cible-invalide'],
      }),
    ],
  },
  {
    id: 'recoverAmount',
    says: '2: energy and life by two, never beyond the card; one reroll',
    rules: ['bw.actions.recuperer-energie', 'bw.actions.recuperer-vie', 'bw.actions.recuperer-relance'],
    trials: [
      game(withOption(phase2({ [CAP]: { power: 1, spot: 'energy' }, magneto: BUSY }), { recoverAmount: 2 }), {
        play: [recover(CAP, 'energy')],
        then: { units: { [CAP]: { power: 3 } } },
      }),
      game(withOption(phase2({ hulk: { life: 5, spot: 'life' }, magneto: BUSY }), { recoverAmount: 2 }), {
        play: [recover('hulk', 'life')],
        then: { units: { hulk: { life: 6 } } },
      }),
      game(withOption(phase2({ thor: { reroll: 0, spot: 'reroll' }, magneto: BUSY }), { recoverAmount: 2 }), {
        play: [recover('thor', 'reroll')],
        then: { units: { thor: { reroll: 1 } } },
      }),
    ],
  },
  {
    id: 'raiseOrder',
    says: 'free: the leader may spend, or wait for the other',
    rules: ['bw.combat.depense'],
    also: ['bw.combat.renoncement'],
    trials: [
      fight(withOption(duel([{ sheet: CAP }], 'fatalis'), { raiseOrder: 'free' }), {
        play: [DECLARE, ...roll(4, 8)],
        then: { speaks: 'defence' },
        allowed: [spend('fatalis'), { type: 'wait', camp: 'defence' }],
        refused: [[renounce('defence'), 'renonce-menant']],
      }),
      fight(withOption(duel([{ sheet: CAP }], 'fatalis'), { raiseOrder: 'free' }), {
        play: [DECLARE, ...roll(4, 8), { type: 'wait', camp: 'defence' }],
        then: { speaks: 'attack' },
        allowed: [spend(CAP), renounce('attack')],
      }),
      fight(withOption(duel([{ sheet: CAP }], 'fatalis'), { raiseOrder: 'free' }), {
        play: [DECLARE, ...roll(4, 8), { type: 'wait', camp: 'defence' }, ...raise(CAP, 1)],
        then: { A: 5, D: 8, speaks: 'defence' },
      }),
    ],
  },
  {
    id: 'teamBonus',
    says: "all: each attacker's bonus counts once in the base, the initiator's alone afterwards",
    rules: ['bw.carte.bonus-victoire'],
    trials: [
      fight(withOption(CLOSE_TEAM, { teamBonus: 'all' }), { play: [DECLARE, ...roll(6, 5)], then: { A: 12 } }),
      fight(withOption(CLOSE_TEAM, { teamBonus: 'all' }), {
        play: [DECLARE, ...roll(1, 1, 8), ...raise('colossus', 3)],
        then: { A: 6 },
      }),
    ],
  },
  {
    id: 'safeRangedVictory',
    says: 'false: no token for beating somebody out of reach',
    rules: ['bw.portee.distance-sans-risque'],
    trials: [
      fight(withOption(duel([{ sheet: 'ultron', distance: 2 }], 'hulk'), { safeRangedVictory: false }), {
        play: [DECLARE, ...roll(3, 9), ...settled('defence')],
        then: { winner: 'defence', units: { hulk: { victory: 0 } } },
        untold: ['victory-token'],
      }),
    ],
  },
  {
    id: 'rerollScope',
    says: "own side: the defender leaves the initiator's die alone, an ally does not",
    rules: ['bw.relance.initiateur'],
    trials: [
      fight(withOption(duel([{ sheet: CAP }, { sheet: 'hulk' }], 'fatalis'), { rerollScope: 'own-side' }), {
        play: [DECLARE, ...roll(6, 8, 3)],
        then: { speaks: 'defence' },
        refused: [[reroll('fatalis', CAP), 'relance-camp']],
        allowed: [reroll('fatalis', 'fatalis')],
      }),
      fight(withOption(duel([{ sheet: CAP }, { sheet: 'hulk' }], 'fatalis'), { rerollScope: 'own-side' }), {
        play: [DECLARE, ...roll(1, 1, 8)],
        allowed: [reroll('hulk', CAP), reroll('hulk', 'hulk')],
      }),
    ],
  },
  {
    id: 'enemyEntersModule',
    says: 'true: Hulk walks into d7, but none of its icons is his',
    rules: ['bw.deplacement.case-disponible', 'bw.base.soins', 'bw.base.cible', 'bw.actions.reparer-dans-module'],
    trials: [
      game(
        withOption(phase1({ hulk: { cell: 'd6', life: 3 }, magneto: { cell: 'e5' } }, resist({ 'v-care': 4 })), {
          enemyEntersModule: true,
        }),
        {
          play: [move('hulk', 'd7')],
          refused: [
            [place('hulk', 'module-care:v-care'), 'pas-dans-module'],
            [place('hulk', 'module-target:v-care'), 'pas-dans-module'],
            [place('hulk', 'module-repair:v-care'), 'pas-dans-module'],
          ],
          allowed: [place('hulk', 'attack')],
        },
      ),
    ],
  },
  {
    id: 'intruderHitsModule',
    says: 'false: Hulk, in d7, is too near to hit it, and may hit the next one',
    rules: ['bw.portee.corps-a-corps'],
    trials: [
      game(
        withOption(phase2({ hulk: { cell: 'd7', ...ON }, magneto: { cell: 'a4', ...BUSY } }), {
          enemyEntersModule: true,
          intruderHitsModule: false,
        }),
        { refused: [[attack('v-care', 'hulk'), 'cible-hors-portee']], allowed: [attack('v-double-defence', 'hulk')] },
      ),
    ],
  },
  {
    id: 'targetModules',
    says: 'double defence only: no target on b7, one on c7',
    rules: ['bw.base.cible'],
    trials: [
      game(
        withOption(phase1({ punisher: { cell: 'b7' } }, { initiative: 'villains' }), {
          targetModules: 'double-defence',
        }),
        {
          play: [move('punisher', 'b7')],
          refused: [[place('punisher', 'module-target:v-energy'), 'module-sans-icone']],
        },
      ),
      game(
        withOption(phase1({ punisher: { cell: 'c7' } }, { initiative: 'villains' }), {
          targetModules: 'double-defence',
        }),
        { play: treat('punisher', 'c7', 'module-target:v-double-defence') },
      ),
    ],
  },
  {
    id: 'doubleDefence',
    says: 'whole base: the D10 counts twice from any target, as long as the double defence stands',
    rules: ['bw.base.double-defense'],
    trials: [
      game(withOption(phase2(GUARD), { doubleDefence: 'whole-base' }), {
        play: [attack('v-double-defence', 'hulk'), { type: 'defend', by: 'punisher' }, ...roll(9, 6)],
        then: { A: 9, D: 12 },
      }),
      game(
        withOption(phase2({ ...GUARD, hulk: { cell: 'c6', ...ON } }, resist({ 'v-double-defence': 0 })), {
          doubleDefence: 'whole-base',
        }),
        { play: [attack('v-energy', 'hulk'), { type: 'defend', by: 'punisher' }, ...roll(9, 6)], then: { A: 9, D: 6 } },
      ),
    ],
  },
  {
    id: 'baseVictoryToken',
    says: 'always: a token even against a module that nobody defends',
    rules: ['bw.combat.jeton-victoire'],
    trials: [
      game(withOption(phase2(BREACH), { baseVictoryToken: 'always' }), {
        play: smash('v-double-defence', 7),
        then: { units: { hulk: { victory: 1 } } },
      }),
    ],
  },
  {
    id: 'cosmicRecruit',
    says: 'true: a cosmic joins a team; the power of Fatalis does nothing to it',
    rules: ['bw.personnages.cosmiques-immunite'],
    trials: [
      game(
        withOption({ ...phase1(), units: placed(P1_UNITS, { thor: { sheet: GALACTUS } }) }, { cosmicRecruit: true }),
        { then: { units: { galactus: { life: 6 } } } },
      ),
      fight(withOption(duel([{ sheet: GALACTUS }], 'fatalis', { power: 2 }), { cosmicRecruit: true }), {
        play: [DECLARE, ...roll(3, 5), ...raise('galactus', 9), ...settled('attack')],
        then: { A: 12, units: { fatalis: { power: 2, life: 2 } } },
        told: [{ type: 'power-void', unit: 'fatalis' }],
        untold: ['energy-taken'],
      }),
    ],
  },
];
