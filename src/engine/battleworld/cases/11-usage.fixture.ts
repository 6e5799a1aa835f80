// « Usage »: what hard use found, beyond the ledger's cases. Expectations come from its rulings A11, A13, A42, A44 and A45.
import type { PartieScenario, UnitSpec } from '../partie/types.ts';
import { P1_MODULES } from '../scenarios.ts';
import {
  attack,
  BUSY,
  type Case,
  conclude,
  DECLARE,
  duel,
  fight,
  game,
  move,
  pass,
  phase1,
  phase2,
  raise,
  renounce,
  roll,
  treat,
} from './trials.fixture.ts';

const CAP = 'capitaine-america';
const heal = (unit: string) => ({ type: 'heal', unit }) as const;
/** Thor has placed his die on the card of Iron-Man, who has been wounded. */
const HEALER = {
  thor: { cell: 'c3', spot: 'heal:iron-man' },
  'iron-man': { cell: 'c4', life: 1 },
} as const satisfies Readonly<Record<string, Partial<UnitSpec>>>;
/** Everybody has placed a die, and nobody can do anything with it: nobody is in reach of anybody. */
const IDLE = (more: Partial<PartieScenario> = {}): PartieScenario =>
  phase1(
    Object.fromEntries(
      ['hulk', 'iron-man', 'thor', 'fatalis', 'ultron', 'magneto', 'punisher']
        .map((unit) => [unit, { activated: true, spot: 'attack' }] as const)
        .concat([[CAP, { activated: true, spot: 'attack' }]]),
    ),
    more,
  );
const CHARGING = IDLE();
/** The same, with the Capitaine in his energy module. */
const CHARGED: PartieScenario = {
  ...CHARGING,
  units: CHARGING.units.map((unit) =>
    unit.sheet === CAP ? { ...unit, cell: 'b1', power: 1, spot: 'module-energy:h-energy' } : unit,
  ),
};
const OPEN = { options: { enemyEntersModule: true } } as const satisfies Partial<PartieScenario>;
const INTRUDER = {
  hulk: { cell: 'd7', spot: 'attack' },
  magneto: { cell: 'a4' },
  punisher: { cell: 'e6', spot: 'attack' },
} as const satisfies Readonly<Record<string, Partial<UnitSpec>>>;

/** Ultron is about to attack Iron-Man. */
const DOOMED = {
  ...HEALER,
  [CAP]: BUSY,
  ultron: { cell: 'd5', spot: 'attack' },
  magneto: BUSY,
} as const satisfies Readonly<Record<string, Partial<UnitSpec>>>;
const KILL = [attack('iron-man', 'ultron'), ...roll(10, 2), renounce('defence'), conclude('attack')] as const;

export const USAGE: readonly Case[] = [
  {
    id: 'usage 1',
    says: 'a heal die stays on the card of an ally who has walked away since; the heal alone asks that he be adjacent',
    rules: ['bw.actions.soigner'],
    trials: [
      game(
        phase1({ thor: { cell: 'c2' }, 'iron-man': { cell: 'd3', life: 1 }, [CAP]: { power: 2 }, ultron: { life: 2 } }),
        {
          name: 'reached by play',
          play: [...treat('thor', 'c2', 'heal:iron-man'), ...treat('ultron', 'a6', 'life'), move('iron-man', 'e5')],
          then: { units: { thor: { spot: 'heal:iron-man' }, 'iron-man': { cell: 'e5' } } },
        },
      ),
      game(phase2({ ...HEALER, 'iron-man': { cell: 'e5', life: 1 }, [CAP]: BUSY }), {
        name: 'written in a scenario',
        refused: [[heal('thor'), 'soin-adjacence']],
      }),
      game(
        phase1({ thor: { ...HEALER.thor, activated: true }, 'iron-man': { cell: 'e5', life: 1, activated: true } }),
        { name: 'in phase 1, once he has been treated', then: { units: { thor: { spot: 'heal:iron-man' } } } },
      ),
      game(phase1({ thor: { ...HEALER.thor, activated: true }, 'iron-man': { cell: 'e5', life: 1 } }), {
        name: 'not before: he has not moved yet',
        faults: ['soin-adjacence'],
      }),
      game(phase2({ ...HEALER, [CAP]: BUSY }), {
        name: 'adjacent, he is healed',
        play: [heal('thor')],
        then: { units: { 'iron-man': { life: 2 }, thor: { spot: 'center' } } },
      }),
    ],
  },
  {
    id: 'usage 2',
    says: 'a heal die still asks for a living ally of the faction',
    rules: ['bw.actions.soigner', 'bw.actions.soigner-faction'],
    trials: [
      game(phase1({ thor: { ...HEALER.thor, activated: true }, 'iron-man': { cell: 'c4', life: 0 } }), {
        name: 'dead since another round',
        faults: ['cible-invalide'],
      }),
      game(phase2({ fatalis: { spot: 'heal:magneto' }, magneto: { life: 1 } }), {
        name: 'another faction',
        faults: ['soin-faction'],
      }),
      game(phase2({ thor: { spot: 'heal:fatalis' } }), { name: 'a foe', faults: ['cible-invalide'] }),
      game(phase2({ thor: { spot: 'heal:thor' } }), { name: 'oneself', faults: ['cible-invalide'] }),
      game(phase2({ thor: { spot: 'heal:h-energy' } }), { name: 'a module', faults: ['cible-invalide'] }),
    ],
  },
  {
    id: 'usage 3',
    says: 'a cell has one name: b03 is none',
    rules: ['bw.deplacement.case-disponible', 'bw.mise-en-place.disposition'],
    trials: [
      game(phase1(), {
        refused: [
          [move(CAP, 'b03'), 'case-hors-plateau'],
          [move(CAP, 'b0'), 'case-hors-plateau'],
          [move(CAP, 'B3'), 'case-hors-plateau'],
        ],
        allowed: [move(CAP, 'b3')],
      }),
      game(phase1({ [CAP]: { cell: 'b03' } }), { faults: ['case-hors-plateau'] }),
      game(
        phase1(
          {},
          { modules: P1_MODULES.map((module) => (module.id === 'h-energy' ? { ...module, cell: 'b01' } : module)) },
        ),
        { faults: ['case-hors-plateau'] },
      ),
    ],
  },
  {
    id: 'usage 4',
    says: 'a scenario where everybody is treated and nobody can act: the round ends before the reader, not in the set-up',
    rules: ['bw.tour.choix-phase-2', 'bw.base.energie', 'bw.tour.changement-initiative', 'bw.but.galactus'],
    trials: [
      game(CHARGED, {
        name: 'the set-up plays nothing',
        then: {
          moment: { round: 1, phase: 2, toMove: 'heroes' },
          units: { [CAP]: { power: 1, spot: 'module-energy:h-energy' } },
        },
      }),
      game(CHARGED, {
        play: [pass('heroes')],
        then: {
          moment: { round: 2, phase: 1, initiative: 'villains' },
          units: { [CAP]: { power: 3, spot: 'center' } },
        },
        told: [
          { type: 'passed', side: 'heroes', forced: true },
          { type: 'passed', side: 'villains', forced: true },
          { type: 'module-gain', unit: CAP, before: 1, after: 3 },
          { type: 'initiative-flipped', round: 2 },
        ],
      }),
      game(IDLE({ clock: 3, round: 3 }), { name: 'Galactus comes in the game', then: { result: '' } }),
      game(IDLE({ clock: 3, round: 3 }), {
        play: [pass('heroes')],
        then: { result: 'galactus:none' },
        told: [{ type: 'game-over', reason: 'galactus', round: 3 }],
      }),
    ],
  },
  {
    id: 'usage 5',
    says: 'a side that a scenario leaves with nothing to do passes of itself, and it is told so; one that could act passes by choice',
    rules: ['bw.tour.choix-phase-2'],
    trials: [
      game(phase2({ magneto: BUSY }), {
        play: [pass('heroes')],
        then: { moment: { phase: 2, toMove: 'villains' } },
        told: [{ type: 'passed', side: 'heroes', forced: true }],
      }),
      game(phase2({ [CAP]: BUSY, magneto: BUSY }), {
        play: [pass('heroes')],
        then: { moment: { phase: 2, toMove: 'villains' } },
        told: [{ type: 'passed', side: 'heroes', forced: false }],
      }),
    ],
  },
  {
    id: 'usage 6',
    says: 'with targets on the double defence alone, every module is repaired still; a die is never placed on the centre, nor by a stranger',
    rules: ['bw.actions.reparer-dans-module', 'bw.tour.marqueur-action', 'bw.tour.activation'],
    trials: [
      game(
        {
          ...phase1({ [CAP]: { cell: 'b1' } }, { modules: P1_MODULES.map((module) => ({ ...module, resistance: 3 })) }),
          options: { targetModules: 'double-defence' },
        },
        {
          play: [move(CAP, 'b1')],
          allowed: [{ type: 'place', unit: CAP, spot: 'module-repair:h-energy' }],
          refused: [[{ type: 'place', unit: CAP, spot: 'center' }, 'mauvaise-phase']],
        },
      ),
      game(phase1(), { refused: [[move('personne', 'b3'), 'cible-invalide']] }),
    ],
  },
  {
    id: 'usage 7',
    says: 'a flight that crosses nobody does not cite what it flies over',
    rules: ['bw.deplacement.volant', 'bw.deplacement.survol'],
    trials: [
      game(phase1(), {
        play: [move('iron-man', 'a4')],
        told: [
          {
            type: 'moved',
            over: [],
            cites: [
              'bw.deplacement.volant',
              'bw.deplacement.case-disponible',
              'bw.tour.alternance-phase-1',
              'bw.tour.ordre-libre',
            ],
          },
        ],
      }),
      game(phase1({ fatalis: { cell: 'b3' } }), {
        play: [move('iron-man', 'c4')],
        told: [
          {
            type: 'moved',
            over: ['fatalis'],
            cites: [
              'bw.deplacement.volant',
              'bw.deplacement.survol',
              'bw.deplacement.case-disponible',
              'bw.tour.alternance-phase-1',
              'bw.tour.ordre-libre',
            ],
          },
        ],
      }),
    ],
  },
  {
    id: 'usage 8',
    says: 'who is attacked before acting loses the action announced, and its own rule says so; one attacker is no team',
    rules: [
      'bw.derangement.attaque',
      'bw.derangement.energie',
      'bw.derangement.vie',
      'bw.derangement.relance',
      'bw.derangement.soin',
      'bw.derangement.reparation',
      'bw.derangement.module',
      'bw.combat.condition-de',
    ],
    trials: (
      [
        ['attack', 'bw.derangement.attaque'],
        ['energy', 'bw.derangement.energie'],
        ['life', 'bw.derangement.vie'],
        ['reroll', 'bw.derangement.relance'],
        ['heal:hulk', 'bw.derangement.soin'],
        ['module-repair:h-energy', 'bw.derangement.reparation'],
        ['module-energy:h-energy', 'bw.derangement.module'],
        ['module-target:h-energy', 'bw.derangement.module'],
      ] as const
    ).map(([spot, rule]) =>
      game(
        phase2(
          { [CAP]: { cell: 'b1', spot, life: 2, power: 1, reroll: 0 }, ultron: { cell: 'b3', spot: 'attack' } },
          { initiative: 'villains' },
        ),
        {
          name: spot,
          play: [attack(CAP, 'ultron')],
          told: [
            { type: 'disturbed', unit: CAP, cites: ['bw.derangement.definition', 'bw.derangement.effet', rule] },
            { type: 'dice-engaged', units: ['ultron'], cites: ['bw.combat.condition-de'] },
          ],
          then: { units: { [CAP]: { spot: 'center' } } },
        },
      ),
    ),
  },
  {
    id: 'usage 9',
    says: "a token of the defender, or of one who attacks alone, cites no rule of a team; the initiator's does; nobody waits once the other has given up",
    rules: [
      'bw.combat.depense',
      'bw.combat.depense-effet',
      'bw.surnombre.jetons-initiateur',
      'bw.surnombre.jet-supplementaire',
      'bw.combat.renoncement',
    ],
    trials: [
      fight(duel([{ sheet: CAP }, { sheet: 'hulk' }], 'fatalis'), {
        play: [DECLARE, ...roll(2, 8, 7), ...raise('fatalis', 4), ...raise(CAP, 6)],
        told: [
          { type: 'spent', unit: 'fatalis', cites: ['bw.combat.depense'] },
          { type: 'rolled', unit: 'fatalis', phase: 'raise', cites: ['bw.combat.depense-effet', 'bw.combat.cumul'] },
          { type: 'spent', unit: CAP, cites: ['bw.combat.depense', 'bw.surnombre.jetons-initiateur'] },
          {
            type: 'rolled',
            unit: CAP,
            phase: 'raise',
            cites: ['bw.combat.depense-effet', 'bw.surnombre.jet-supplementaire', 'bw.combat.cumul'],
          },
        ],
      }),
      fight(duel([{ sheet: CAP }], 'fatalis'), {
        play: [DECLARE, ...roll(2, 7), ...raise(CAP, 6)],
        told: [{ type: 'spent', unit: CAP, cites: ['bw.combat.depense'] }],
      }),
      fight(
        { ...duel([{ sheet: CAP }], 'fatalis'), options: { raiseOrder: 'free' } },
        {
          play: [DECLARE, ...roll(6, 2), { type: 'wait', camp: 'attack' }, renounce('defence')],
          refused: [[{ type: 'wait', camp: 'attack' }, 'renonce-deja']],
        },
      ),
    ],
  },
  {
    id: 'A44',
    says: 'an intruder hits the module where he stands, as if next to it; he may be attacked there, and stays when it falls',
    rules: ['bw.base.attaque', 'bw.base.destruction'],
    trials: [
      game(phase2(INTRUDER, OPEN), {
        play: [attack('v-care', 'hulk'), ...roll(7), conclude('attack')],
        then: { modules: { 'v-care': 2 }, units: { hulk: { victory: 0 } } },
      }),
      game(
        phase2(INTRUDER, {
          ...OPEN,
          modules: P1_MODULES.map((module) => (module.id === 'v-care' ? { ...module, resistance: 1 } : module)),
        }),
        {
          play: [attack('v-care', 'hulk'), ...roll(7), conclude('attack')],
          then: { modules: { 'v-care': 0 }, units: { hulk: { life: 6, cell: 'd7' } } },
        },
      ),
      game(phase2(INTRUDER, { ...OPEN, initiative: 'villains' }), {
        name: 'he may be attacked',
        allowed: [attack('hulk', 'punisher')],
      }),
    ],
  },
  {
    id: 'A45',
    says: 'the ally to heal dies: the die stays, and heals nobody; a scenario may say so',
    rules: ['bw.combat.mort', 'bw.actions.soigner'],
    trials: [
      game(phase2(DOOMED, { initiative: 'villains' }), {
        play: KILL,
        then: { units: { 'iron-man': { life: 0 }, thor: { spot: 'heal:iron-man', life: 5 } } },
        untold: ['heal-void'],
        refused: [[heal('thor'), 'cible-invalide']],
      }),
      game(phase2({ ...DOOMED, 'iron-man': { cell: 'c4', life: 0 } }), {
        name: 'written in a scenario',
        refused: [[heal('thor'), 'cible-invalide']],
      }),
      game(phase2({ ...DOOMED, 'iron-man': { cell: 'c4', life: 4 } }, { initiative: 'villains' }), {
        name: 'wounded only, he can still be healed',
        play: [...KILL, heal('thor')],
        then: { units: { 'iron-man': { life: 3 } } },
      }),
    ],
  },
];
