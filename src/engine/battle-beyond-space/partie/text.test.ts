// Sentences typed by hand: every event, and the turns of phrase that depend on a value.
import { describe, expect, test } from 'vitest';
import { cellOf } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Some } from '../../kernel/result.ts';
import { type Of } from '../../kernel/tags.ts';
import { tally } from '../../kernel/tally.ts';
import type { BbsCode } from '../faults.ts';
import type { BbsRule } from '../rules.ts';
import { BACK, type Facing, type PowerId, powersOf, RACES } from '../types.ts';
import { cellWord, POWER_FACTS, shipOf, toFacing, turnWord, vectorWord } from '../words.ts';
import { PLAY_REFUSALS } from './refusals.ts';
import { setup } from './setup.ts';
import { SETUP_REFUSALS } from './setup-refusals.ts';
import { partieText } from './text.ts';
import type { PartieAction, PartieScenario, PartieState } from './types.ts';
import type { PartieEvent, ScoreWord } from './event-types.ts';

const c = cellOf;
const SCENARIO: PartieScenario = {
  name: 'Phrases',
  kind: 'libre',
  players: [
    {
      race: 'terriens',
      power: 'terriens-2',
      fleet: {
        fighters: [
          { id: 'a1', at: [-5, 0], facing: 0 },
          { id: 'a2', at: [-5, 2], facing: 0 },
          { id: 'b1', at: [-5, 4], facing: 0 },
        ],
        destroyers: [{ id: 'D1', rear: [-3, 3], facing: 1 }],
      },
    },
    {
      race: 'dreckach',
      power: 'dreckach-1',
      fleet: { fighters: [{ id: 'a4', at: [5, 0], facing: 3 }], destroyers: [{ id: 'D1', rear: [5, 2], facing: 3 }] },
    },
    {
      race: 'valkyries',
      power: 'none',
      name: 'Alice',
      fleet: { fighters: [{ id: 'c2', at: [5, -4], facing: 3 }], destroyers: [] },
    },
  ],
  first: 0,
  imposed: true,
};
const begin = (): PartieState => {
  const start = setup(SCENARIO);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return { ...start.value, phase: 'reveal', sides: start.value.sides.map((side) => ({ ...side, hand: [3] })) };
};
const STATE = begin();
const at = (patch: Partial<PartieState>, turn: Partial<PartieState['turn']> = {}): PartieState => ({
  ...STATE,
  card: 3,
  ...patch,
  turn: { ...STATE.turn, ...turn },
});
const CITES: Some<BbsRule> = ['bbs.tour.ordre'];
type Bare<K extends PartieEvent['type']> = Omit<Of<PartieEvent, K>, 'type' | 'cites'> & {
  readonly cites?: Some<BbsRule>;
};
type Cases = { readonly [K in PartieEvent['type']]: readonly (readonly [event: Bare<K>, sentence: string])[] };

const CASES: Cases = {
  'race-drawn': [[{ seat: 0, race: 'vonyan' }, 'J1 joue les Vonyan.']],
  'power-drawn': [
    [{ seat: 1, power: 'hidden' }, 'J2 tire une carte de pouvoir, en secret.'],
    [{ seat: 1, power: 'dreckach-3' }, 'J2 tire son pouvoir : « Main de trois cartes ».'],
  ],
  'first-drawn': [[{ seat: 2 }, 'Alice commence.']],
  dealt: [
    [{ seat: 0, race: 'terriens', card: BACK }, 'J1 reçoit une carte.'],
    [{ seat: 0, race: 'terriens', card: 4 }, 'J1 reçoit une carte : vitesse 4, rotation 1, 3 points d’action.'],
  ],
  placed: [
    [{ ship: '0a1', cell: c(2, -9), facing: 5 }, 'a1 est en place, tourné vers le sud-est.'],
    [{ ship: '0D1', cell: c(4, -10), facing: 5 }, 'D1 est en place, tourné vers le sud-est.'],
  ],
  swapped: [[{ ships: ['0a1', '0b2'] }, 'a1 et b2 échangent leurs places.']],
  'fleet-ready': [[{ seat: 2 }, 'La flotte d’Alice est prête.']],
  'round-began': [[{ round: 3 }, 'Manche 3 sur 9.']],
  'turn-began': [[{ seat: 1, round: 3 }, 'Tour de J2, manche 3.']],
  'card-turned': [
    [
      { seat: 0, card: 3, speed: 4, turn: 2, points: 3 },
      'J1 révèle sa carte : vitesse 4, rotation 2, 3 points d’action.',
    ],
    [
      { seat: 0, card: 5, speed: 4, turn: 3, points: 1 },
      'J1 révèle sa carte : vitesse 4, rotation 3, 1 point d’action.',
    ],
  ],
  'nothing-to-move': [
    [{ seat: 0, what: 'fighters' }, 'J1 n’a plus de chasseur : les étapes 2, 3 et 4 n’ont pas lieu.'],
    [{ seat: 0, what: 'destroyers' }, 'J1 n’a plus de destroyer : les étapes 5 et 6 n’ont pas lieu.'],
  ],
  'squadron-chosen': [
    [{ seat: 0, squadron: 'a', ships: ['0a1', '0a2', '0a3'] }, 'J1 choisit l’escadron A : a1, a2 et a3.'],
  ],
  paced: [
    [{ ship: '0a1', double: true }, 'a1 double sa vitesse et renonce à son tir.'],
    [{ ship: '0a1', double: false }, 'a1 garde la vitesse de la carte.'],
  ],
  teleported: [
    [
      { seat: 0, squadron: 'a', q: -2, r: 5 },
      'J1 téléporte l’escadron A : chacun saute de 2 cases vers le sud-ouest et de 3 vers le sud-est.',
    ],
    [{ seat: 0, squadron: 'b', q: 0, r: -1 }, 'J1 téléporte l’escadron B : chacun saute de 1 case vers le nord-ouest.'],
  ],
  moved: [
    [{ ship: '0a1', from: c(-5, 0), to: c(-1, 0), facing: 0 }, 'a1 avance de 4 cases vers l’est.'],
    [{ ship: '0a1', from: c(-5, 0), to: c(-5, 0), facing: 0 }, 'a1 reste sur place.'],
    [
      { ship: '0a1', from: c(0, 0), to: c(2, -1), facing: 0, cites: ['bbs.terriens.elite-exact'] },
      'a1, le chasseur d’élite, va à 2 cases de là.',
    ],
    [
      { ship: '0a1', from: c(0, 0), to: c(0, 0), facing: 0, cites: ['bbs.terriens.elite-exact'] },
      'a1, le chasseur d’élite, revient sur sa case.',
    ],
    [
      { ship: '0a1', from: c(0, 0), to: c(-2, 5), facing: 4, cites: ['bbs.vonyan.teleport-bloc'] },
      'a1 saute de 2 cases vers le sud-ouest et de 3 vers le sud-est.',
    ],
  ],
  collided: [
    [
      {
        ship: '0a2',
        from: c(-5, 2),
        at: c(-1, 2),
        against: 'enemy-fighter',
        other: '1a4',
        row: 'fighter',
        elite: false,
      },
      'a2 de J1 percute le chasseur a4 de J2.',
    ],
    [
      {
        ship: '0a2',
        from: c(0, 0),
        at: c(3, 0),
        against: 'allied-fighter',
        other: '0b1',
        row: 'fighter',
        elite: false,
      },
      'a2 arrive sur b1, de son camp.',
    ],
    [
      { ship: '0a2', from: c(0, 0), at: c(3, 0), against: 'asteroid', other: null, row: 'fighter', elite: false },
      'a2 s’écrase sur un astéroïde.',
    ],
    [
      {
        ship: '0a2',
        from: c(0, 0),
        at: c(3, 0),
        against: 'allied-destroyer',
        other: '0D1',
        row: 'fighter',
        elite: false,
      },
      'a2 s’écrase sur D1, de son camp.',
    ],
    [
      {
        ship: '1a4',
        from: c(0, 0),
        at: c(3, 0),
        against: 'enemy-destroyer',
        other: '0a1',
        row: 'fighter',
        elite: true,
      },
      'a4 de J2 percute le chasseur d’élite a1 de J1.',
    ],
    [
      { ship: '0a2', from: c(9, 0), at: c(12, 0), against: 'off-board', other: null, row: 'fighter', elite: false },
      'a2 sort du plateau.',
    ],
    [
      {
        ship: '0D1',
        from: c(2, 0),
        at: c(2, 0),
        against: 'enemy-fighter',
        other: '2c2',
        row: 'destroyer',
        elite: false,
      },
      'D1 de J1 percute le chasseur c2 d’Alice.',
    ],
    [
      {
        ship: '0a1',
        from: c(2, 0),
        at: c(2, 0),
        against: 'allied-fighter',
        other: '0b1',
        row: 'destroyer',
        elite: true,
      },
      'a1 écrase b1, de son camp.',
    ],
  ],
  destroyed: [
    [
      { ship: '1a4', at: [c(5, 0)], by: 0, points: 1, cause: 'fighter-shot' },
      'Le chasseur a4 de J2 est abattu : 1 point pour J1.',
    ],
    [
      { ship: '1D1', at: [c(5, 2)], by: 2, points: 4, cause: 'collision' },
      'Le destroyer D1 de J2 est détruit dans la collision : 4 points pour Alice.',
    ],
    [
      { ship: '0a1', at: [], by: null, points: 0, cause: 'explosion' },
      'Le chasseur a1 de J1 disparaît dans l’explosion : personne ne marque.',
    ],
  ],
  strayed: [[{ ship: '0a2', from: c(9, 0), to: c(12, 0) }, 'Le chasseur a2 de J1 est perdu : personne ne marque.']],
  damaged: [
    [
      { ship: '1D1', cause: 'destroyer-shot', left: 1 },
      'Le destroyer D1 de J2 est endommagé par un tir de destroyer : il lui reste 1 point de vie.',
    ],
  ],
  unharmed: [
    [
      { ship: '1D1', cause: 'collision', absorbed: false },
      'Le destroyer D1 de J2 est blindé : la collision ne lui fait rien.',
    ],
    [
      { ship: '1D1', cause: 'laser', absorbed: true },
      'Le destroyer D1 de J2 se blinde à temps : le laser est absorbé.',
    ],
  ],
  'probe-taken': [[{ ship: '0a1', at: c(-1, 0) }, 'a1 ramasse une sonde : 1 point pour J1.']],
  fired: [
    [
      { ship: '0a1', from: c(0, 0), at: c(3, 0), target: '1a4', distance: 3, through: null },
      'a1 de J1 tire sur le chasseur a4 de J2, à 3 cases.',
    ],
    [
      { ship: '0D1', from: c(0, 2), at: c(1, 3), target: '2c2', distance: 2, through: c(0, 3) },
      'D1 de J1 tire sur le chasseur c2 d’Alice, à 2 cases, par une case libre.',
    ],
    [
      { ship: '0D1', from: c(0, 0), at: c(1, 0), target: '1D1', distance: 1, through: null },
      'D1 de J1 tire sur le destroyer D1 de J2, à 1 case.',
    ],
  ],
  missed: [
    [
      { ship: '0a1', from: c(0, 0), facing: 2, why: 'nothing', at: null, by: null },
      'a1 n’a rien à portée vers le nord-ouest.',
    ],
    [
      { ship: '0a1', from: c(0, 0), facing: 2, why: 'nothing', at: null, by: '1a4' },
      'a1 de J1 tire aussi sur le chasseur a4 de J2, déjà détruit : le tir est perdu.',
    ],
    [
      { ship: '0a1', from: c(0, 0), facing: 0, why: 'ally', at: c(2, 0), by: '0b1' },
      'a1 ne tire pas : b1 est devant lui.',
    ],
    [
      { ship: '0a1', from: c(-1, 0), facing: 0, why: 'asteroid', at: c(0, 0), by: null },
      'Un astéroïde arrête le tir du chasseur a1.',
    ],
    [
      { ship: '0a1', from: c(-1, 0), facing: 0, why: 'probe', at: c(1, 0), by: null },
      'Une sonde arrête le tir du chasseur a1.',
    ],
    [
      { ship: '0a1', from: c(0, 0), facing: 0, why: 'doubled', at: null, by: null },
      'a1 a doublé sa vitesse : il ne tire pas.',
    ],
  ],
  turned: [
    [{ ship: '0a1', from: 0, to: 1 }, 'a1 tourne d’un côté à gauche, vers le nord-est.'],
    [{ ship: '0a3', from: 0, to: 4 }, 'a3 tourne de 2 côtés à droite, vers le sud-ouest.'],
    [{ ship: '0a3', from: 1, to: 4 }, 'a3 tourne de 3 côtés, vers le sud-ouest.'],
    [{ ship: '0a3', from: 3, to: 3 }, 'a3 reste tourné vers l’ouest.'],
  ],
  'kept-facing': [
    [{ ships: ['0a2'] }, 'a2 garde son orientation.'],
    [{ ships: ['0a2', '0a5'] }, 'a2 et a5 gardent leur orientation.'],
  ],
  'no-turn': [
    [{ ships: ['0a2', '0a5'] }, 'La carte ne donne aucune rotation : a2 et a5 ne peuvent pas tourner.'],
    [{ ships: ['0a2'] }, 'La carte ne donne aucune rotation : a2 ne peut pas tourner.'],
  ],
  'destroyer-chosen': [[{ ship: '0D1', points: 3 }, 'J1 manœuvre D1, avec 3 points d’action.']],
  'no-destroyer': [[{ seat: 0 }, 'J1 ne manœuvre aucun destroyer.']],
  helmed: [
    [
      { ship: '0D1', helm: 'A', rear: c(-2, 2), front: c(-1, 1), facing: 1, left: 2 },
      'D1 avance d’une case. Il lui reste 2 points d’action.',
    ],
    [
      { ship: '0D1', helm: 'ARD', rear: c(-2, 2), front: c(-1, 2), facing: 0, left: 1 },
      'D1 pivote sur l’arrière, à droite. Il lui reste 1 point d’action.',
    ],
    [
      { ship: '0D1', helm: 'AVG', rear: c(3, 1), front: c(2, 1), facing: 3, left: 0 },
      'D1 pivote sur l’avant, à gauche. Il ne lui reste aucun point d’action.',
    ],
  ],
  halted: [
    [{ ship: '0D1', rear: c(-1, 2), front: c(0, 2), facing: 0, moved: true }, 'D1 s’arrête, tourné vers l’est.'],
    [
      { ship: '0D1', rear: c(-1, 2), front: c(0, 2), facing: 0, moved: false },
      'D1 reste sur place, tourné vers l’est.',
    ],
  ],
  'held-fire': [[{ ship: '0D1' }, 'D1 ne tire pas.']],
  laser: [
    [
      { ship: '2D1', from: c(1, 0), at: c(10, 0), target: '1a4', why: 'hit' },
      'D1 d’Alice tire au laser sur le chasseur a4 de J2.',
    ],
    [
      { ship: '2D1', from: c(1, 0), at: null, target: null, why: 'nothing' },
      'Le laser du destroyer D1 ne rencontre rien.',
    ],
    [
      { ship: '2D1', from: c(1, 0), at: c(5, 0), target: null, why: 'asteroid' },
      'Le laser du destroyer D1 est arrêté par un astéroïde.',
    ],
  ],
  'super-shot': [
    [
      { ship: '2D1', cells: [c(2, 0), c(3, 0), c(4, 0), c(2, -1), c(3, -1), c(4, -1), c(1, 1), c(2, 1), c(3, 1)] },
      'D1 fait son super tir sur 9 cases.',
    ],
  ],
  'card-drawn': [
    [{ seat: 0, race: 'terriens', card: BACK }, 'J1 pioche une carte.'],
    [{ seat: 0, race: 'terriens', card: 8 }, 'J1 pioche une carte : vitesse 6, rotation 0, 4 points d’action.'],
  ],
  'no-card': [[{ seat: 2 }, 'La pioche d’Alice est vide : rien à piocher.']],
  revealed: [[{ seat: 0, power: 'terriens-2' }, 'J1 révèle son pouvoir : « Longue portée ».']],
  'elite-named': [[{ ship: '0a1' }, 'a1 devient le chasseur d’élite de J1.']],
  exploded: [[{ ship: '0a1', at: c(3, 0), cells: [] }, 'a1 explose, dans un rayon de 2 cases.']],
  'asteroid-moved': [
    [
      { from: c(0, 0), to: c(-1, 0), into: null, destroyed: false, probe: true, central: true },
      'L’astéroïde central glisse d’une case : la sonde est perdue, et l’anneau le suit.',
    ],
    [
      { from: c(2, 0), to: c(3, 0), into: '1a4', destroyed: false, probe: false, central: false },
      'L’astéroïde glisse d’une case et frappe le chasseur a4 de J2.',
    ],
    [
      { from: c(-2, 0), to: c(-3, 0), into: '1D1', destroyed: true, probe: false, central: true },
      'L’astéroïde central glisse d’une case et frappe le destroyer D1 de J2 : il se brise, et la case qu’il quitte reste le centre de l’anneau.',
    ],
    [
      { from: c(2, 0), to: c(3, 0), into: '1D1', destroyed: true, probe: false, central: false },
      'L’astéroïde glisse d’une case et frappe le destroyer D1 de J2 : il se brise.',
    ],
  ],
  'asteroid-taken': [
    [{ ship: '1D1', at: c(2, 0), points: 1, central: false }, 'D1 pulvérise l’astéroïde : 1 point pour J2.'],
    [
      { ship: '1D1', at: c(0, 0), points: 0, central: true },
      'D1 pulvérise l’astéroïde central, où reste le centre de l’anneau : aucun point.',
    ],
  ],
  'shield-up': [
    [{ ship: '1D1', tokens: 3, inAnswer: false }, 'J2 blinde le destroyer D1, pour 3 jetons.'],
    [{ ship: '1D1', tokens: 3, inAnswer: true }, 'J2 répond et blinde le destroyer D1, pour 3 jetons.'],
  ],
  'shield-token': [
    [{ seat: 1, left: 2 }, 'Un jeton de blindage de J2 s’en va : il en reste 2.'],
    [{ seat: 1, left: 0 }, 'Le dernier jeton de blindage de J2 s’en va : le blindage cesse.'],
  ],
  suffered: [[{ ship: '1D1' }, 'J2 ne répond pas : le destroyer D1 encaisse le tir.']],
  'came-back': [
    [
      { ship: '1a4', cell: c(5, -5), facing: 3, damaged: false },
      'Le chasseur a4 de J2 revient dans sa zone de départ, tourné vers l’ouest.',
    ],
    [
      { ship: '1D1', cell: c(5, -5), facing: 1, damaged: true },
      'Le destroyer D1 de J2 revient dans sa zone de départ, tourné vers le nord-est, endommagé.',
    ],
  ],
  'stayed-dead': [
    [{ ships: ['1c1'] }, 'Le chasseur c1 de J2 reste détruit.'],
    [{ ships: ['1c1', '1D1'] }, 'c1 et D1 de J2 restent détruits.'],
    [{ ships: [] }, 'Aucun vaisseau ne revient.'],
  ],
  'prize-returned': [[{ seat: 0, ship: '1D1', points: 4 }, 'J1 rend le destroyer D1 de J2 : 4 points de moins.']],
  'turn-ended': [[{ seat: 2, round: 4 }, 'Le tour d’Alice est fini.']],
  'game-over': [
    [
      { totals: { 0: total(13), 1: total(16), 2: total(12) }, winners: [1] },
      'J1 a 13 points, J2 16 et Alice 12. J2 remporte la partie.',
    ],
    [
      { totals: { 0: total(17), 1: total(17), 2: total(12) }, winners: [0, 1] },
      'J1 a 17 points, J2 17 et Alice 12. J1 et J2 sont à égalité : la victoire est partagée.',
    ],
    [
      { totals: { 0: total(3), 1: total(0), 2: total(0) }, winners: [0] },
      'J1 a 3 points, J2 0 et Alice 0. J1 remporte la partie.',
    ],
  ],
};
function total(value: number) {
  return tally<BbsRule, ScoreWord>([{ what: 'chasseurs', value, cites: ['bbs.score.chasseurs'] }]);
}
const EVENTS = Object.entries(CASES).flatMap(([type, cases]) =>
  cases.map(([event, sentence]) => [sentence, { cites: CITES, ...event, type } as unknown as PartieEvent] as const),
);
const told = (event: PartieEvent): string => partieText.event(event, STATE);
/** What every sentence keeps to; labels have no full stop. */
const wellTyped = (text: string): boolean =>
  text.trim() === text && !/ {2}|'|\.\.|undefined|null|NaN|\{|\}|-\d/.test(text);

describe('events', () => {
  test.each(EVENTS)('%s', (sentence, event) => expect(told(event)).toBe(sentence));
  test('of the end: a fleet that was never there is not counted, unless it took something or wins', () => {
    const without: PartieState = { ...STATE, fixed: { ...STATE.fixed, began: [2, 2, 0] } };
    const end = (third: number, winners: readonly Seat[]): string =>
      partieText.event(
        { type: 'game-over', totals: { 0: total(3), 1: total(0), 2: total(third) }, winners, cites: CITES },
        without,
      );
    expect(end(0, [0])).toBe('J1 a 3 points et J2 0. J1 remporte la partie.');
    expect(end(2, [0])).toBe('J1 a 3 points, J2 0 et Alice 2. J1 remporte la partie.');
    expect(end(0, [2])).toBe('J1 a 3 points, J2 0 et Alice 0. Alice remporte la partie.');
  });
  test('need only what never changes', () => {
    const bare = { fixed: STATE.fixed } as PartieState;
    for (const [sentence, event] of EVENTS) expect(partieText.event(event, bare)).toBe(sentence);
  });
  test('are whole sentences', () =>
    expect(EVENTS.map(([, event]) => told(event)).filter((said) => !wellTyped(said) || !said.endsWith('.'))).toEqual(
      [],
    ));
});

const LABELS: readonly (readonly [label: string, action: PartieAction, state?: PartieState])[] = [
  ['Révéler la carte vitesse 4, rotation 2, 2 points d’action', { type: 'turn-card', card: 3 }],
  ['Révéler sa carte', { type: 'turn-card', card: BACK }],
  ['Révéler « Longue portée »', { type: 'reveal', seat: 0 }],
  ['Déplacer l’escadron B', { type: 'squadron', squadron: 'b' }],
  ['Téléporter de 3 cases vers le nord-est et de 1 vers le nord-ouest', { type: 'teleport', q: 3, r: -4 }],
  ['Doubler la vitesse du chasseur a1', { type: 'pace', ship: '0a1', double: true }],
  ['Tourner a1 vers le nord-est', { type: 'turn', ship: '0a1', facing: 1 }],
  ['Laisser a1 tourné vers l’est', { type: 'turn', ship: '0a1', facing: 0 }],
  ['Pivoter sur l’arrière, à gauche', { type: 'helm', helm: 'ARG' }],
  ['Rester sur place', { type: 'halt' }],
  ['S’arrêter là', { type: 'halt' }, at({}, { helmed: true })],
  ['Tirer sur le chasseur c2 d’Alice', { type: 'shoot', ship: '2c2' }],
  ['Piocher la carte vitesse 6, rotation 0, 4 points d’action', { type: 'draw', card: 8 }],
  [
    'Pousser vers l’ouest l’astéroïde situé 2 cases à l’est et 1 au nord-est de l’avant du destroyer D1', // its bow is at (−2, 2)
    { type: 'asteroid', from: c(1, 1), to: c(0, 1) },
  ],
  ['Ramener ceux qu’a détruits l’escadron B de J2', { type: 'resurrect', seat: 1, squadron: 'b' }],
  [
    'Déplacer l’arrière de 1 case vers le sud-est, l’avant vers le sud-ouest',
    { type: 'place', cell: c(-3, 4), facing: 4 },
    at({ deploying: { seat: 0, ship: 18 } }),
  ],
  [
    'Le déplacer de 2 cases vers le nord-est et de 1 vers le nord-ouest, tourné vers l’ouest',
    { type: 'place', cell: c(-3, -3), facing: 3 },
    at({ deploying: { seat: 0, ship: 0 } }),
  ],
  ['Le tourner vers l’ouest', { type: 'place', cell: c(-5, 0), facing: 3 }, at({ deploying: { seat: 0, ship: 0 } })],
  [
    'Remettre a3 : 1 case à l’est du chasseur a2, tourné vers l’ouest',
    { type: 'restore', ship: '0a3', cell: c(-4, 2), facing: 3 },
  ],
  [
    'Remettre D2 : l’arrière 1 case au nord-est de l’avant du destroyer D1, tourné vers l’est',
    { type: 'restore', ship: '0D2', cell: c(-1, 1), facing: 0 },
  ],
  [
    'Aller finir 2 cases au nord-est',
    { type: 'elite-to', cell: c(-3, -2) },
    at({}, { landing: { ship: 0, from: c(-5, 0), to: null } }),
  ],
  [
    'J2 : « Blindage »',
    { type: 'draw-power', power: 'dreckach-1' },
    at({ phase: 'power', sides: STATE.sides.map((side, i) => (i === 1 ? { ...side, power: null } : side)) }),
  ],
];
describe('labels', () => {
  for (const [label, action, state = STATE] of LABELS)
    test(label, () => expect(partieText.action(action, state)).toBe(label));
  test('have no full stop', () =>
    expect(LABELS.filter(([label]) => !wellTyped(label) || label.endsWith('.'))).toEqual([]));
});

const WINDOW = ' Un pouvoir peut aussi servir maintenant.';
const shot: PartieState['turn']['shot'] = {
  kind: 'fighter',
  by: 0,
  blows: [{ ship: 38, damage: 1 }],
  asked: [],
  absorbed: [],
};
const NODES: readonly (readonly [sentence: string, state: PartieState])[] = [
  ['Le premier joueur est tiré au sort.', at({ phase: 'first', first: null })],
  ['J2 (Dreckach), mise en place : où poser a4 ?', at({ phase: 'deploy', deploying: { seat: 1, ship: 23 } })],
  [`J1 (Terriens), étape 1 : révéler la carte.${WINDOW}`, at({ phase: 'reveal' })],
  [`J1 (Terriens), étape 2 : quel escadron se déplace ?${WINDOW}`, at({ phase: 'squadron' })],
  ['Alice (Valkyries), étape 2 : quel escadron se déplace ?', at({ phase: 'squadron', active: 2 })],
  ['J1 (Terriens), étape 2 : a2 double-t-il sa vitesse ?', at({ phase: 'pace' }, { squadron: 'a', asked: 1 })],
  [
    'J1 (Terriens), étape 2 : où s’arrête le chasseur d’élite a1 ?',
    at({ phase: 'elite' }, { squadron: 'a', landing: { ship: 0, from: c(-5, 0), to: null } }),
  ],
  [
    'J1 (Terriens), étape 2 : b1 et a1 sont sur la même case : lequel reste ?',
    at({ phase: 'keep' }, { squadron: 'a', landing: { ship: 0, from: c(-5, 0), to: c(-5, 4) } }),
  ],
  [`J1 (Terriens), étape 3 : l’escadron A tire.${WINDOW}`, at({ phase: 'fire' }, { squadron: 'a', shooters: [0, 1] })],
  [
    'J1 (Terriens), étape 3 : l’escadron A tire.',
    at({ phase: 'fire' }, { squadron: 'a', shooters: [0, 1], begun: true }),
  ],
  ['J2 (Dreckach), en réponse : un tir atteint D1. Répondre, ou encaisser ?', at({ phase: 'react' }, { shot })],
  [
    'J1 (Terriens), étape 4 : a2 tourne-t-il ? 2 côtés au plus.',
    at({ phase: 'rotate' }, { turning: [1], begun: true }),
  ],
  ['J1 (Terriens), étape 5 : D1 a encore 1 point d’action.', at({ phase: 'helm' }, { destroyer: 18, points: 1 })],
  [
    `J1 (Terriens), étape 6 : sur qui D1 tire-t-il ?${WINDOW}`,
    at(
      { phase: 'aim', ships: STATE.ships.map((ship, i) => (i === 23 ? { ...ship, cell: c(-1, 2) } : ship)) },
      { destroyer: 18 },
    ),
  ],
  [
    `J1 (Terriens), étape 6 : D1 n’a aucune cible à portée de ses tourelles.${WINDOW}`,
    at({ phase: 'aim' }, { destroyer: 18 }),
  ],
  [`J1 (Terriens), après l’étape 7 : finir le tour ?${WINDOW}`, at({ phase: 'close' })],
  [`J1 (Terriens), avant l’étape 7 : passer à la pioche ?${WINDOW}`, at({ phase: 'draw-window' })],
  ['J1 (Terriens), étape 7 : une carte est piochée.', at({ phase: 'draw' })],
  [
    'J1 (Terriens) : encore 2 cartes à piocher pour la main de 3.',
    at({ phase: 'draw', draws: { left: 2, back: 'reveal' } }),
  ],
  [
    'J2 (Dreckach), fin du tour de J1 : ramener des vaisseaux détruits, ou non ?',
    at({ phase: 'resurrect', kills: [{ ship: 23, seat: 0, squadron: 'a' }] }),
  ],
  [
    'J2 (Dreckach), retour des vaisseaux : où remettre a4 ?',
    at({ phase: 'restore', returning: { seat: 1, ships: [23] } }),
  ],
];
describe('who decides what', () => {
  test.each(NODES)('%s', (sentence, state) => expect(partieText.node(state)).toBe(sentence));
  test('the end', () => {
    expect(partieText.result('vainqueurs:0', STATE)).toBe('J1 remporte la partie.');
    expect(partieText.result('vainqueurs:0,2', STATE)).toBe('J1 et Alice sont à égalité : la victoire est partagée.');
    const won = STATE.sides.map((side, i) =>
      i === 2 ? { ...side, prizes: { fighters: 1, destroyers: 0, probes: 0, asteroids: 0 } } : side,
    );
    expect(partieText.node(at({ phase: 'over', sides: won }))).toBe('Alice remporte la partie.');
  });
  test('seats', () => {
    expect([0, 2].map((seat) => partieText.seat(seat as 0 | 2, STATE))).toEqual(['J1 (Terriens)', 'Alice (Valkyries)']);
    expect(partieText.seat(1, at({ sides: STATE.sides.map((side) => ({ ...side, race: null })) }))).toBe('J2');
  });
});

describe('refusals', () => {
  const refuse = (code: string, values?: Readonly<Record<string, string | number>>): string =>
    partieText.refusal({ code: code as BbsCode, cites: CITES, ...(values ? { values } : {}) });
  test.each([
    [
      'points-epuises',
      { demandes: 3, disponibles: 2 },
      'Une avance coûte 1 point d’action, un pivot aussi : il en faudrait 3, et vous en avez 2.',
    ],
    [
      'pouvoir-cache',
      { pouvoir: 'vonyan-2' },
      'Votre carte « Postcombustion » est encore cachée : elle est sans effet tant que vous ne l’avez pas révélée.',
    ],
    [
      'elite-arrivee',
      { pourquoi: 'fin-asteroide' },
      'Le chasseur d’élite ne peut pas s’arrêter là : un astéroïde s’y trouve.',
    ],
    ['reglage-attendu', { quoi: 'keep' }, 'Il faut d’abord régler ceci : lequel des deux chasseurs reste.'],
    [
      'pouvoir-autre',
      { pouvoir: 'vonyan-3' },
      'Cela demande le pouvoir « Téléportation » ; votre carte en est une autre.',
    ],
    [
      'asteroide-loin',
      { distance: 4 },
      'L’astéroïde est à 4 cases de votre destroyer le plus proche : il doit être à 3 cases au plus.',
    ],
    ['hors-de-portee', { distance: 3 }, 'Cette cible est à 3 cases ; les tourelles portent à 2 cases.'],
    ['escadron-coupe', { escadron: 'b' }, 'L’escadron B serait coupé en plusieurs morceaux.'],
    ['teleport-longueur', { n: 7 }, 'Une téléportation est de 6 cases au plus ; celle-ci serait de 7.'],
  ])('%s %j', (code, values, sentence) => expect(refuse(code, values)).toBe(sentence));
  test('are whole sentences', () => {
    const values = {
      joueur: 'J2',
      quoi: 'fire',
      n: 7,
      cases: 3,
      pourquoi: 'fin-elite',
      nom: 'a1',
      demande: 2,
      permis: 1,
      demandes: 3,
      disponibles: 2,
      distance: 4,
      pouvoir: 'terriens-1',
      escadron: 'a',
    };
    const said = Object.keys(PLAY_REFUSALS).map((code) => refuse(code, values));
    expect(said.filter((text) => !wellTyped(text) || !text.endsWith('.'))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });
  test('no code means two things', () =>
    expect(Object.keys(PLAY_REFUSALS).filter((code) => Object.hasOwn(SETUP_REFUSALS, code))).toEqual([]));
});

describe('words', () => {
  test('cells, sides, vectors', () => {
    expect([
      cellWord(c(2, -9)),
      vectorWord(3, 0),
      vectorWord(-2, 5),
      shipOf('1D2', STATE.fixed),
      shipOf('2a6', STATE.fixed),
    ]).toEqual([
      '(2, −9)',
      'de 3 cases vers l’est',
      'de 2 cases vers le sud-ouest et de 3 vers le sud-est',
      'le destroyer D2 de J2',
      'le chasseur a6 d’Alice',
    ]);
    expect(([3, 4] as const).map(toFacing)).toEqual(['vers l’ouest', 'vers le sud-ouest']);
    expect(([1, 2, 3, 4, 5] as const).map((to: Facing) => turnWord(0, to))).toEqual([
      'd’un côté à gauche',
      'de 2 côtés à gauche',
      'de 3 côtés',
      'de 2 côtés à droite',
      'd’un côté à droite',
    ]);
  });
  test('every power has its facts', () => {
    const ids = RACES.flatMap((race): readonly PowerId[] => powersOf(race));
    expect(Object.keys(POWER_FACTS)).toEqual(ids);
    expect(ids.filter((id) => POWER_FACTS[id].kind === 'once')).toEqual([
      'terriens-3',
      'vonyan-3',
      'valkyries-3',
      'dreckach-2',
    ]);
    expect(ids.filter((id) => !wellTyped(POWER_FACTS[id].effect) || !POWER_FACTS[id].effect.endsWith('.'))).toEqual([]);
    expect(ids.filter((id) => !POWER_FACTS[id].rule.startsWith(`bbs.${id.slice(0, -2)}.`))).toEqual([]);
  });
});
