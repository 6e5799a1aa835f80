// One short run for each option of the game, played under both of its values by `readings.ts`. What differs between the two scripts is what the option asks of the players.
import { cellOf, type Helm } from '../hex/cells.ts';
import type { PartieAction, PartieScenario } from './partie/types.ts';
import type { PartieEvent } from './partie/event-types.ts';
import { position, type PositionSpec } from './positions.ts';
import type { CardIndex, Facing, OptionKey, Options, ShipId, Squadron } from './types.ts';

export type Value = Options[OptionKey];
export interface Run {
  readonly situation: string;
  readonly scenario: PartieScenario;
  readonly script: (value: Value) => readonly PartieAction[];
  readonly shows: readonly PartieEvent['type'][]; // events worth a line
}

const card = (index: CardIndex = 0): PartieAction => ({ type: 'turn-card', card: index });
const squadron = (name: Squadron): PartieAction => ({ type: 'squadron', squadron: name });
const destroyer = (ship: ShipId): PartieAction => ({ type: 'destroyer', ship });
const helms = (...actions: readonly Helm[]): readonly PartieAction[] => actions.map((helm) => ({ type: 'helm', helm }));
const draw = (index: CardIndex): PartieAction => ({ type: 'draw', card: index });
const restore = (ship: ShipId, q: number, r: number, facing: Facing): PartieAction => ({
  type: 'restore',
  ship,
  cell: cellOf(q, r),
  facing,
});
const VOLLEY: PartieAction = { type: 'volley' };
/** A squadron moves and fires. */
const attack = (name: Squadron): readonly PartieAction[] => [card(), squadron(name), VOLLEY];
/** A destroyer is steered. */
const steer = (...actions: readonly Helm[]): readonly PartieAction[] => [
  card(),
  destroyer('0D1'),
  ...helms(...actions),
];
const at = (spec: PositionSpec): PartieScenario => position({ name: 'Lecture', ...spec });

export const RUNS: Readonly<Record<OptionKey, Run>> = {
  squadronMove: {
    situation: 'a1 et a2, du même escadron, se font face à 3 cases de distance, et avancent de 3.',
    scenario: at({ card: [3, 0, 0], ships: { '0a1': '0,0/0', '0a2': '3,0/3' } }),
    script: (value) => [
      card(),
      squadron('a'),
      ...(value === 'sequential'
        ? ([
            { type: 'arrive', ship: '0a1' },
            { type: 'keep', ship: '0a1' },
          ] as const)
        : []),
    ],
    shows: ['moved', 'collided', 'destroyed'],
  },
  fighterFire: {
    situation: 'a1 et a2 ont le même ennemi dans leur ligne. Derrière lui, un second serait dans celle de a1.',
    scenario: at({ card: [0, 0, 0], ships: { '0a1': '0,0/0', '0a2': '3,3/2', '1a1': '3,0/3', '1a2': '4,0/3' } }),
    script: (value) => [card(), squadron('a'), value === 'sequential' ? { type: 'fire', ship: '0a2' } : VOLLEY],
    shows: ['fired', 'missed', 'destroyed'],
  },
  probesBlockFire: {
    situation: 'Une sonde se trouve entre a1 et un chasseur ennemi.',
    scenario: at({ card: [0, 0, 0], probes: [[2, 0]], ships: { '0a1': '0,0/0', '1a1': '4,0/3' } }),
    script: () => attack('a'),
    shows: ['fired', 'missed', 'destroyed'],
  },
  destroyerPoint: {
    situation: 'D1 a 2 points d’action. J1 voudrait avancer, pivoter, avancer, pivoter.',
    scenario: at({ card: [0, 0, 2], ships: { '0D1': '0,0/0' } }),
    script: () => steer('A', 'ARG', 'A', 'ARG'),
    shows: ['helmed', 'halted'],
  },
  destroyerFireNeedsMove: {
    situation: 'D1 a un ennemi à portée sans bouger. J1 ne dépense aucun point et veut tirer.',
    scenario: at({ card: [0, 0, 1], powers: ['terriens-2'], ships: { '0D1': '0,0/0', '1a1': '2,0/3' } }),
    script: () => [...steer(), { type: 'halt' }, { type: 'shoot', ship: '1a1' }],
    shows: ['fired', 'destroyed'],
  },
  crushAlliedFighter: {
    situation: 'b1 vient de se placer devant D1, de son propre camp. D1 n’a qu’un point et veut avancer.',
    scenario: at({ card: [1, 0, 1], ships: { '0b1': '2,1/2', '0D1': '0,0/0' } }),
    script: () => [...attack('b'), destroyer('0D1'), ...helms('A')],
    shows: ['helmed', 'collided', 'destroyed'],
  },
  destroyerSuicide: {
    situation: 'D1, déjà endommagé, voudrait finir sur un chasseur ennemi.',
    scenario: at({ card: [0, 0, 1], ships: { '0D1': '0,0/0*', '1a1': '2,0/3' } }),
    script: () => steer('A'),
    shows: ['collided', 'destroyed', 'damaged'],
  },
  tieBreak: {
    situation: 'La partie finit. J1 et J2 ont autant de points ; il reste deux vaisseaux à J1, un seul à J2.',
    scenario: at({
      active: 2,
      round: 9,
      ships: { '0a1': '5,0/0', '0D1': '6,0/0', '1a1': '-6,0/0' },
      prizes: { 0: { fighters: 9 }, 1: { fighters: 9 }, 2: { fighters: 4 } },
    }),
    script: () => [card()],
    shows: ['game-over'],
  },
  valkyrieBonus: {
    situation: 'Le bonus des Valkyries est révélé. La carte donne 1 point, et J1 voudrait que D1 avance de 3 cases.',
    scenario: at({ card: [0, 0, 1], powers: ['valkyries-1!'], ships: { '0D1': '0,0/0' } }),
    script: () => steer('A', 'A', 'A'),
    shows: ['destroyer-chosen', 'helmed', 'halted'],
  },
  eliteReading: {
    situation:
      'Le chasseur d’élite a1 a deux ennemis l’un derrière l’autre dans sa ligne. Au tour suivant, b1 de J2 lui tire dessus.',
    scenario: at({
      card: [1, 0, 0],
      powers: ['terriens-1!'],
      elite: '0a1',
      ships: { '0a1': '-1,0/0', '1a1': '3,0/3', '1a2': '4,0/3', '1b1': '0,6/2' },
    }),
    script: () => [
      card(),
      squadron('a'),
      { type: 'elite-to', cell: cellOf(0, 0) },
      { type: 'heading', facing: 0 },
      VOLLEY,
      draw(1),
      ...attack('b'),
    ],
    shows: ['fired', 'destroyed', 'damaged', 'turn-began'],
  },
  teleportShape: {
    situation: 'Un escadron vonyan se téléporte de 5 cases, en biais : 2 vers l’ouest, 5 vers le sud-est.',
    scenario: at({ card: [3, 0, 0], powers: ['vonyan-3'], round: 2, ships: { '0a1': '0,0/4', '0a2': '1,0/2' } }),
    script: () => [card(), { type: 'engage', squadron: 'a' }, { type: 'teleport', q: -2, r: 5 }],
    shows: ['teleported', 'moved'],
  },
  superShotStopped: {
    situation:
      'Super tir sur trois chasseurs et un destroyer. Un astéroïde ouvre la rangée du nord, un chasseur celle du milieu.',
    scenario: at({
      card: [0, 0, 0],
      powers: ['valkyries-3'],
      asteroids: [[2, -1]],
      ships: { '0D1': '0,0/0', '1a1': '2,0/3', '1a2': '4,-1/3', '1a3': '3,1/3', '1D1': '3,0/0' },
    }),
    script: () => [card(), destroyer('0D1'), { type: 'super' }],
    shows: ['super-shot', 'destroyed'],
  },
  shieldFirstHit: {
    situation: 'Un chasseur de J1 touche un destroyer dreckach intact. J2 répond par son blindage, encore caché.',
    scenario: at({ card: [0, 0, 0], powers: [undefined, 'dreckach-1'], ships: { '0a1': '0,0/0', '1D1': '3,0/0' } }),
    script: () => [...attack('a'), { type: 'absorb' }],
    shows: ['shield-up', 'unharmed', 'damaged'],
  },
  shieldVsCollision: {
    situation: 'Un chasseur percute un destroyer blindé.',
    scenario: at({
      card: [3, 0, 0],
      powers: [undefined, 'dreckach-1!'],
      shield: ['1D1', 2],
      ships: { '0a1': '0,0/0', '1D1': '3,0/0' },
    }),
    script: () => [card(), squadron('a')],
    shows: ['collided', 'destroyed', 'unharmed', 'damaged'],
  },
  shieldAsteroidPrize: {
    situation: 'Un destroyer blindé finit sur un astéroïde.',
    scenario: at({
      card: [0, 0, 1],
      powers: ['dreckach-1!'],
      shield: ['0D1', 2],
      asteroids: [[2, 0]],
      ships: { '0D1': '0,0/0' },
    }),
    script: () => steer('A'),
    shows: ['asteroid-taken'],
  },
  resurrectWindow: {
    situation: 'J3 abat un chasseur de J1, qui a la résurrection. Le tour suivant est celui de J1.',
    scenario: at({
      active: 2,
      round: 4,
      card: [0, 0, 0],
      powers: ['dreckach-2'],
      ships: { '0a1': '3,0/3', '0D1': '8,-4/3', '2a1': '0,0/0' },
    }),
    script: (value) => [
      ...attack('a'),
      draw(1),
      ...(value === 'own-turn'
        ? ([card(), { type: 'no-destroyer' }, { type: 'go-draw' }, draw(1), { type: 'end-turn' }] as const)
        : []),
      { type: 'resurrect', seat: 2, squadron: 'a' },
      restore('0a1', 4, -9, 5),
    ],
    shows: ['turn-began', 'turn-ended', 'came-back'],
  },
  resurrectedDestroyer: {
    situation: 'Un chasseur de J2 achève un destroyer dreckach. À la fin du tour, J1 le ramène.',
    scenario: at({
      active: 1,
      round: 4,
      card: [0, 0, 0],
      powers: ['dreckach-2'],
      ships: { '0D1': '3,0/0*', '1a1': '0,0/0' },
    }),
    script: () => [...attack('a'), draw(1), { type: 'resurrect', seat: 1, squadron: 'a' }, restore('0D1', 5, -10, 4)],
    shows: ['came-back'],
  },
};
