// What one may do in a combat, where one stands and how it ended, read aloud.
import { describe, expect, test } from 'vitest';
import {
  against,
  ARMED,
  draw,
  duel,
  enemyCard,
  epic,
  fighter,
  FOCUS,
  heroFixture,
  PASS,
  round,
  run,
  spell,
  weapon,
} from '../cases/combat-trials.fixture.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { combatText } from './text.ts';
import type { CombatScenario } from './scenario-types.ts';
import type { CombatAction, CombatState } from './types.ts';

const typeset = (text: string): string => text.replaceAll('’', "'").replaceAll('\u00a0', ' ');
const ADA = fighter(
  { name: 'Ada' },
  { soldiers: 3, spells: [spell('feu')], consumables: [{ ...spell('potion'), name: 'Potion' }] },
);
const BOR = fighter({ name: 'Bor' });
const NEAR = [{ id: 'bois', name: 'le bois', kind: 'contree' }] as const;
const FIGHT = duel(ADA, BOR, { place: { name: 'le fort', kind: 'avant-poste', near: NEAR } });
const CALM = 'd1 i1 d1 i1';
const at = (scenario: CombatScenario, play: readonly CombatAction[]): CombatState =>
  run({ scenario, play, stop: true }).state;
const GO: CombatAction = { type: 'go' };
/** The same, a few steps further. */
const onward = (state: CombatState, steps: number): CombatState =>
  steps === 0 ? state : onward(combatEpique.apply(state, GO).state, steps - 1);
const laid = (): CombatState => at(FIGHT, [...ARMED, ...round('as d1 a1 d1', CALM)]);
const BEAST = against(enemyCard({ name: 'Rôdeur', cost: 3 }), fighter({ name: 'Ada' }));
const says = (action: CombatAction, state = laid()): string => typeset(combatText.action(action, state));

test.each<readonly [string, CombatAction]>([
  ['Prendre Arc (distance)', { type: 'weapon', weapon: 1 }],
  ['Piocher une carte flux', { type: 'draw', card: 'flux' }],
  ['Dé épique : +1 en initiative', { type: 'epic', face: 'i1' }],
  ['Dé : double réussite', { type: 'test', face: 'double' }],
  ['Se concentrer : rejeter cette carte, en piocher une autre', FOCUS],
  ['Garder une carte « +3 »', { type: 'keep', card: 'plus3' }],
  ['Poser la carte temps à côté de la grille', { type: 'lay', zone: 'cote' }],
  ['Poser la carte en défense', { type: 'lay', zone: 'defense' }],
  [
    'Temps : échanger surcharge (attaque) et « +1 » (défense)',
    { type: 'swap', a: { zone: 'attaque', at: 0 }, b: { zone: 'defense', at: 1 } },
  ],
  ['Activer la surcharge posée en attaque : +1 en attaque', { type: 'surge', spot: { zone: 'attaque', at: 0 } }],
  ['Jouer le sort « Sort feu »', { type: 'spell', card: 'feu', side: 0 }],
  ['Utiliser « Potion »', { type: 'consume', card: 'potion' }],
  [
    'Retirer 3 soldats : +2 en attaque et +1 en défense',
    { type: 'soldiers', give: { initiative: 0, attaque: 2, defense: 1 } },
  ],
  ['Passer', PASS],
  ['Mettre le bonus en initiative', { type: 'zone', zone: 'initiative' }],
  ['Donner « Potion »', { type: 'pay', card: 'potion' }],
  ['Payer le reste : 0 Eternium', { type: 'pay', card: null }],
  ['Dompter Bor (0 Eternium)', { type: 'tame', yes: true }],
  ['Ne pas dompter', { type: 'tame', yes: false }],
  ['Rester', { type: 'flee', to: null }],
  ['Fuir vers le bois', { type: 'flee', to: 'bois' }],
  ['Retirer un dé d’attaque : réussite en défense', { type: 'convert', from: 'attaque', to: 'defense' }],
  ['Dés : 2 réussites', { type: 'throw', faces: { blanc: 0, reussite: 2, double: 0, relancer: 0 } }],
  ['Relancer les dés marqués', { type: 'again', extra: { blanc: 0, reussite: 0, double: 0, relancer: 0 } }],
  ['Relancer les dés marqués, et 1 blanc', { type: 'again', extra: { blanc: 1, reussite: 0, double: 0, relancer: 0 } }],
  ["S'arrêter là", { type: 'stop' }],
  ['Dé : blanc', { type: 'clash-die', face: 'blanc' }],
])('%s', (wanted, action) => expect(says(action)).toBe(typeset(wanted)));
test('of the second to choose, his own weapon; a creature is tamed for its price', () => {
  expect(
    says(
      { type: 'weapon', weapon: 0 },
      at({ ...FIGHT, defender: fighter({ weapons: [heroFixture().weapons[1], heroFixture().weapons[0]] }) }, [
        weapon(0),
      ]),
    ),
  ).toBe('Prendre Arc (distance)');
  expect(says({ type: 'tame', yes: true }, at(BEAST, []))).toBe('Dompter Rôdeur (3 Eternium)');
});
test('a team that looks on says for whom its spell is', () => {
  const third = at({ ...FIGHT, bystander: { name: 'La Horde', spells: [spell('froid')] } }, [
    ...ARMED,
    ...round('as d1 a1 d1', CALM),
    PASS,
    PASS,
  ]);
  expect(says({ type: 'spell', card: 'froid', side: 1 }, third)).toBe('Jouer le sort « Sort froid » pour Bor');
});

describe('what is asked', () => {
  const asks = (state: CombatState): string => typeset(combatText.node(state));
  test('phase by phase', () => {
    expect(asks(at(FIGHT, []))).toBe('Ada choisit une arme.');
    expect(asks(at(FIGHT, [weapon(0)]))).toBe('Bor choisit une arme.');
    expect(asks(at(FIGHT, ARMED))).toBe('Ada pioche une carte.');
    expect(asks(at(FIGHT, [...ARMED, draw('plus2')]))).toBe('Ada a pioché une carte « +2 » : où la poser ?');
    expect(asks(at(FIGHT, [...ARMED, draw('outil'), draw('plus2'), draw('flux')]))).toBe(
      'Ada garde une des deux cartes : « +2 » et flux.',
    );
    expect(asks(laid())).toBe('Ada a la parole : une capacité, ou passer.');
    const passed = at(FIGHT, [...ARMED, ...round('as d1 a1 d1', CALM), PASS, PASS]);
    expect(asks(passed)).toBe('Tout le monde a passé : place aux totaux.');
    expect(asks(onward(passed, 1))).toBe('Place à la première attaque.');
    expect(asks(onward(passed, 2))).toBe('Place à la riposte.');
  });
  test('against a card', () => {
    expect(asks(at(BEAST, [weapon(0)]))).toBe('Le dé épique est lancé pour Rôdeur.');
    expect(asks(at(BEAST, [weapon(0), epic('i1')]))).toBe('Ada pioche une carte.');
  });
  test('an effect that waits is told by its card', () => {
    const held = {
      ...FIGHT,
      active: fighter({ name: 'Ada' }, { spells: [spell('choix', { do: 'plus', zone: 'choix', value: 2 })] }),
    };
    const waits = at(held, [...ARMED, ...round(CALM, 'a1 d1 a1 d1'), { type: 'spell', card: 'choix', side: 0 }]);
    expect(asks(waits)).toBe('Sort choix : +2 au choix.');
  });
  test('go on, by what follows', () => {
    const passed = at(FIGHT, [...ARMED, ...round('as d1 a1 d1', CALM), PASS, PASS]);
    const go = (steps: number): string => says(GO, onward(passed, steps));
    expect([go(0), go(1), go(2)]).toEqual(['Calculer les totaux', 'Porter la première attaque', 'Porter la riposte']);
  });
});

test.each([
  ["Bor gagne : l'adversaire est vaincu.", 'vaincu:1'],
  ['Personne ne gagne : les deux camps sont tombés ensemble.', 'double:'],
  ['Ada a fui.', 'fuite:'],
  ['Ada a fui : Bor gagne.', 'fuite:1'],
  ['Ada gagne aux dégâts infligés.', 'degats:0'],
  ['Bor gagne aux PS restants.', 'ps:1'],
  ["Bor s'enfuit.", 'creature-fuit:'],
  ['Bor reste en jeu.', 'boss-reste:'],
])('%s', (wanted, result) => expect(typeset(combatText.result(result, laid()))).toBe(wanted));
test('seats', () => {
  const third = at({ ...FIGHT, bystander: { name: 'La Horde', spells: [] } }, []);
  expect(([0, 1, 2] as const).map((seat) => combatText.seat(seat, third))).toEqual(['Ada', 'Bor', 'La Horde']);
  expect(combatText.seat(2, laid())).toBe("L'autre équipe");
});
