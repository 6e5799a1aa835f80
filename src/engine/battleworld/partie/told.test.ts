// What a whole game says, each event and each of its turns of phrase; the combats inside speak in ../combat/told.test.ts.
import { expect, test } from 'vitest';
import { phase1, phase2 } from '../cases/trials.fixture.ts';
import { partie, partieText } from './index.ts';
import type { PartieAction, PartieEvent, PartieScenario, PartieState } from './types.ts';

const begun = (scenario: PartieScenario = phase2()): PartieState => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
const cites = ['bw.but.fin'] as const;
type Bare<T> = T extends PartieEvent ? Omit<T, 'cites'> : never;
const MODULE = 'v-energy';

test.for<readonly [says: string, event: Bare<PartieEvent>]>([
  ['Le jeton initiative montre sa face Héros : les Héros commencent.', { type: 'initiative-drawn', side: 'heroes' }],
  [
    'Le jeton initiative montre sa face Vilains : les Vilains commencent.',
    { type: 'initiative-drawn', side: 'villains' },
  ],
  ['Hulk va de c4 en c5.', { type: 'moved', unit: 'hulk', from: 'c4', to: 'c5', steps: 1, over: [] }],
  ['Thor va de c4 en c6, 2 cases en vol.', { type: 'moved', unit: 'thor', from: 'c4', to: 'c6', steps: 2, over: [] }],
  [
    'Thor va de c4 en c6 en survolant Hulk et le module énergie (b7).',
    { type: 'moved', unit: 'thor', from: 'c4', to: 'c6', steps: 2, over: ['hulk', MODULE] },
  ],
  ['Hulk reste en c4.', { type: 'stayed', unit: 'hulk', cell: 'c4' }],
  ["Le D12 de Hulk se pose sur l'attaque.", { type: 'placed', unit: 'hulk', spot: 'attack', faces: 12 }],
  ['Le D12 de Hulk se pose sur une icône Puissance vide.', { type: 'placed', unit: 'hulk', spot: 'energy', faces: 12 }],
  ['Le D12 de Hulk se pose sur les points de vie.', { type: 'placed', unit: 'hulk', spot: 'life', faces: 12 }],
  ["Le D12 de Hulk se pose sur l'icône Relance.", { type: 'placed', unit: 'hulk', spot: 'reroll', faces: 12 }],
  [
    'Le D12 de Hulk se pose sur la carte de Thor, pour un soin.',
    { type: 'placed', unit: 'hulk', spot: 'heal:thor', faces: 12 },
  ],
  ["Ce soin fait perdre le Vol à Thor jusqu'à la fin du tour.", { type: 'flight-lost', unit: 'thor', healer: 'hulk' }],
  ["En soignant, Thor perd le Vol jusqu'à la fin du tour.", { type: 'flight-lost', unit: 'thor', healer: 'thor' }],
  [
    'Les dés de Hulk et de Thor reviennent au centre pour ce combat.',
    { type: 'dice-engaged', units: ['hulk', 'thor'] },
  ],
  ['Le dé de Hulk revient au centre pour ce combat.', { type: 'dice-engaged', units: ['hulk'] }],
  [
    'Hulk doit encore se défendre ce tour-ci ; son dé est déjà au centre.',
    { type: 'already-centred', unit: 'hulk', again: true },
  ],
  [
    "Hulk doit se défendre ; son dé était déjà au centre, il n'y a rien à perdre.",
    { type: 'already-centred', unit: 'hulk', again: false },
  ],
  ['Tous les dés sont posés : la phase 2 commence, la parole est aux Héros.', { type: 'phase-2', side: 'heroes' }],
  ['Tous les dés sont posés : la phase 2 commence, la parole est aux Vilains.', { type: 'phase-2', side: 'villains' }],
  ['Hulk soigne Thor, dont la vie passe de 1 à 2.', { type: 'healed', unit: 'thor', by: 'hulk', before: 1, after: 2 }],
  [
    'Hulk répare le module énergie (b7), dont la résistance passe de 2 à 3.',
    { type: 'repaired', module: MODULE, by: 'hulk', before: 2, after: 3 },
  ],
  ["Les Héros n'ont rien à faire et passent d'office.", { type: 'passed', side: 'heroes', forced: true }],
  ['Les Vilains passent.', { type: 'passed', side: 'villains', forced: false }],
  [
    "Le module qui portait le dé de Hulk n'est plus : ce dé revient au centre.",
    { type: 'die-returned', unit: 'hulk', module: MODULE } as never,
  ],
  [
    "Thor n'est plus en jeu : le dé que Hulk avait posé sur sa carte revient au centre.",
    { type: 'heal-void', unit: 'hulk', target: 'thor' },
  ],
  [
    "Le module énergie (b7) n'a rien à rendre à Hulk : cette jauge est pleine.",
    { type: 'module-gain', unit: 'hulk', module: MODULE, gauge: 'energy', before: 3, after: 3 },
  ],
  [
    'Le module énergie (b7) rend à Hulk 2 jetons Puissance : sa Puissance passe de 1 à 3.',
    { type: 'module-gain', unit: 'hulk', module: MODULE, gauge: 'energy', before: 1, after: 3 },
  ],
  ['Fin du tour 3.', { type: 'round-over', round: 3 } as never],
  ['Tous les dés reviennent au centre des cartes.', { type: 'dice-centred' } as never],
  [
    'Le jeton initiative est retourné : les Héros ouvrent le tour 4.',
    { type: 'initiative-flipped', side: 'heroes', round: 4 },
  ],
  [
    'Le jeton initiative est retourné : les Vilains ouvrent le tour 4.',
    { type: 'initiative-flipped', side: 'villains', round: 4 },
  ],
  [
    "Les Vilains ont éliminé toute l'équipe adverse et gagnent la partie.",
    { type: 'game-over', winner: 'villains', reason: 'extermination', round: 3 },
  ],
  [
    'Les Héros ont détruit la base adverse et gagnent la partie.',
    { type: 'game-over', winner: 'heroes', reason: 'base', round: 3 },
  ],
  [
    "Le tour 6 s'achève sans vainqueur : Galactus détruit Battleworld, les deux camps perdent.",
    { type: 'game-over', winner: null, reason: 'galactus', round: 6 },
  ],
])('%s', ([says, event]) =>
  expect(partieText.event({ ...event, cites } as PartieEvent, begun()).replaceAll('\u00a0', ' ')).toBe(says),
);
test.for<readonly [string, PartieAction]>([
  ['Initiative aux Héros', { type: 'initiative', side: 'heroes' }],
  ['Initiative aux Vilains', { type: 'initiative', side: 'villains' }],
  ["Poser le dé sur l'attaque", { type: 'place', unit: 'hulk', spot: 'attack' }],
  ['Récupérer de la Puissance (Hulk)', { type: 'recover', unit: 'hulk', gauge: 'energy' }],
  ['Récupérer de la vie (Hulk)', { type: 'recover', unit: 'hulk', gauge: 'life' }],
  ['Récupérer une Relance (Hulk)', { type: 'recover', unit: 'hulk', gauge: 'reroll' }],
  ['Attaquer Fatalis avec Hulk', { type: 'attack', attackers: ['hulk'], target: 'fatalis' }],
  ['Attaquer le module énergie (b7) avec Hulk', { type: 'attack', attackers: ['hulk'], target: MODULE }],
  ['Passer', { type: 'pass', side: 'heroes' }],
])('%s', ([says, action]) => expect(partieText.action(action, begun())).toBe(says));
test('a healer and a repairer are told with what their die lies on; a move, with where one stands', () => {
  const heals = begun(phase2({ thor: { spot: 'heal:iron-man' }, 'iron-man': { life: 1 } }));
  expect(partieText.action({ type: 'heal', unit: 'thor' }, heals)).toBe('Soigner Iron-Man (Thor)');
  const moves = begun(phase1({ hulk: { cell: 'c4' } }));
  expect(partieText.action({ type: 'move', unit: 'hulk', to: 'c4' }, moves)).toBe('Laisser Hulk en c4');
  expect(partieText.action({ type: 'move', unit: 'hulk', to: 'c5' }, moves)).toBe('Déplacer Hulk en c5');
  expect([0, 1].map((seat) => partieText.seat(seat as 0 | 1, moves))).toEqual(['Les Héros', 'Les Vilains']);
});
test('what is asked: the die of who has just moved, and no second move; where it may lie; then, over, who won', () => {
  const moved = partie.apply(begun(phase1()), { type: 'move', unit: 'capitaine-america', to: 'b3' }).state;
  expect(partieText.node(moved)).toBe('Les Héros posent le dé de Capitaine América.');
  expect(partie.refuse(moved, { type: 'move', unit: 'capitaine-america', to: 'b4' })?.code).toBe('deja-joue');
  expect(partie.refuse(moved, { type: 'move', unit: 'hulk', to: 'd3' })?.code).toBe('mauvaise-phase');
  const node = partie.node(moved);
  // nothing to recover, in no module: to attack, or to heal Iron-Man, the one ally beside b3
  expect(
    (node.kind === 'choice' ? node.options : []).map((action) => (action.type === 'place' ? action.spot : action.type)),
  ).toEqual(['attack', 'heal:iron-man']);
  expect(partieText.node({ ...moved, result: { winner: 'heroes', reason: 'base' } })).toBe(
    'Les Héros ont détruit la base adverse et gagnent la partie.',
  );
  expect(partieText.node({ ...moved, result: { winner: 'villains', reason: 'extermination' } })).toBe(
    "Les Vilains ont éliminé toute l'équipe adverse et gagnent la partie.",
  );
  expect(partieText.node({ ...moved, phase: 'initiative', moving: null })).toBe('Le jeton initiative est lancé.');
});
