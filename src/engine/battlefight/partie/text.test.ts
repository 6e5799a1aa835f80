// What the buttons say, read aloud: labels that a choice rests on, and who decides what. The journal stands in text-events.test.ts.
import { describe, expect, test } from 'vitest';
import { at, BASIC, destabilise, EXECUTE, technique, withX, X } from '../cases/trials.fixture.ts';
import { duel, game } from '../scenarios.ts';
import { partie, partieText } from './index.ts';
import type { PartieAction, PartieScenario, PartieState } from './types.ts';

const begun = (scenario: PartieScenario, ...script: readonly PartieAction[]): PartieState => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return script.reduce((state, action) => {
    expect(partie.refuse(state, action)).toBeUndefined();
    return partie.apply(state, action).state;
  }, start.value);
};

describe('what is offered', () => {
  const state = begun(duel());
  test.each<readonly [PartieAction, string]>([
    [{ type: 'first', seat: 1 }, 'Faire commencer J2'],
    [{ type: 'deal', seat: 0, card: 'base-attaque' }, 'Attaque de base'],
    [{ type: 'draw', card: 'base-attaque' }, 'Attaque de base'],
    [{ type: 'draw', card: '?' }, 'une carte cachée'],
    [{ type: 'play', card: 'base-attaque' }, 'Jouer « Attaque de base »'],
    [{ type: 'discard', card: 'base-attaque' }, 'Défausser « Attaque de base »'],
    [{ type: 'discard', card: '?' }, 'Défausser une carte'],
    [EXECUTE, "Exécuter l'étape"],
    [{ type: 'move', to: 'C3' }, 'Aller en C3'],
    [{ type: 'move', to: 'D4' }, 'Rester sur place'],
    [destabilise('1:personne'), 'Déstabiliser cette technique'],
    [{ type: 'target', seat: 1 }, 'Cibler J2'],
    [{ type: 'aim', seat: 0 }, 'Viser J1'],
    [{ type: 'push', to: 'dehors' }, 'Pousser hors du plateau'],
    [{ type: 'push', to: 'rien' }, 'Ne pas pousser'],
    [{ type: 'push', to: 'C3' }, 'Pousser en C3'],
    [{ type: 'answer-draw', seat: 0, accept: true }, 'Accepter la nulle'],
    [{ type: 'answer-draw', seat: 0, accept: false }, 'Refuser la nulle'],
    [{ type: 'offer-draw', seat: 1 }, 'Proposer la nulle (J2)'],
    [{ type: 'claim', seat: 0 }, 'Réclamer la nulle par répétition (J1)'],
    [{ type: 'resign', seat: 1 }, 'Abandonner (J2)'],
    [{ type: 'dispute', seat: 0 }, 'Déclarer un litige (J1)'],
    [destabilise(null), 'Ne rien déstabiliser'],
  ])('%j', (action, says) => expect(partieText.action(action, state)).toBe(says));
  test('a step, in its words', () =>
    expect(partieText.action(EXECUTE, begun(withX([['blesser', 2]]), { type: 'play', card: X }))).toBe(
      'Exécuter : Blesser 2',
    ));
  test('a technique to destabilise: whose, and at what price', () => {
    const priced = (cost: number): string => {
      const talk = begun(
        at({
          J1: { hand: ['ex-def-1', 'ex-def-2'] },
          cards: [technique('pose', 'defense', ['stable', cost])],
          active: [{ card: 'pose', owner: 1, next: 1 }],
        }),
        BASIC.talk,
        EXECUTE,
      );
      const node = partie.node(talk);
      const first =
        node.kind === 'choice'
          ? node.options.find((one) => one.type === 'destabilise' && one.active !== null)
          : undefined;
      return first === undefined ? '' : partieText.action(first, talk);
    };
    expect(priced(0)).toMatch(/^Déstabiliser « [^»]+ » de J2 \(gratuit\)$/);
    expect(priced(1)).toMatch(/^Déstabiliser « [^»]+ » de J2 \(1 carte\)$/);
    expect(priced(2)).toMatch(/^Déstabiliser « [^»]+ » de J2 \(2 cartes\)$/);
  });
});

describe('who decides what', () => {
  const hands = { J1: { hand: ['ex-def-1', 'ex-def-2', 'ex-def-3'] }, J3: { cell: 'A1' } };
  const of = (...steps: Parameters<typeof withX>[0]): PartieState =>
    begun(withX(steps, hands), { type: 'play', card: X });
  test.each<readonly [string, PartieState, string]>([
    ['a technique', begun(duel()), 'J1 choisit une technique.'],
    ['a target', of(['blesser', 1]), 'J1 choisit qui cibler.'],
    ['a step', of(['bloquer', 1], ['piocher', 2]), `Étape 1 sur 2 de « Carte ${X} ».`],
    ['a draw offered', begun(duel(), { type: 'offer-draw', seat: 0 }), 'J1 propose la nulle : J2 accepte ou refuse.'],
  ])('%s', (_, state, says) => expect(partieText.node(state)).toBe(says));
  test.each<readonly [readonly Parameters<typeof withX>[0][number][], string]>([
    [[['blesser', 1, 'tous']], 'J1 choisit son adversaire pour cette étape.'],
    [[['se-deplacer', 2]], 'J1 choisit où aller : encore 2 pas.'],
    [[['defausser', 2]], 'J1 choisit 2 cartes à défausser.'],
    [[['defausser', 1]], 'J1 choisit 1 carte à défausser.'],
    [[['si-possible-defausser', 2]], 'J1 choisit 2 cartes à défausser.'],
    [[['rejouer']], 'J1 rejoue : encore une technique à choisir.'],
  ])('%j', (steps, says) =>
    expect(partieText.node(begun(withX(steps, hands), { type: 'play', card: X }, EXECUTE))).toBe(says),
  );
  test('a push, a draw, what is destabilised, what is paid', () => {
    expect(partieText.node(begun(withX([['pousser', 2]]), { type: 'play', card: X }, EXECUTE))).toBe(
      'J1 choisit où pousser : encore 2 fois.',
    );
    expect(
      partieText.node(
        begun(
          withX([['piocher', 2]], { J1: { shuffled: ['ex-def-1', 'ex-def-2', 'ex-def-3'] } }),
          { type: 'play', card: X },
          EXECUTE,
        ),
      ),
    ).toBe('J1 pioche : encore 2 cartes.');
    const waits = technique('pose', 'defense', ['stable', 2]);
    const talk = begun(
      at({ J1: hands.J1, cards: [waits], active: [{ card: waits.id, owner: 1, next: 1 }] }),
      BASIC.talk,
      EXECUTE,
    );
    expect(partieText.node(talk)).toBe('J1 déstabilise une technique, ou aucune.');
    expect(partieText.node(partie.apply(talk, destabilise('1:pose')).state)).toBe(
      'J1 choisit 2 cartes à défausser pour payer.',
    );
  });
  test('before the first turn, and after the last', () => {
    expect(partieText.node(begun({ ...game(['cogneur', 'cogneur']), first: null }))).toBe(
      'La personne qui commence est tirée au sort.',
    );
    expect(partieText.node(begun(game(['cogneur', 'cogneur'], { options: { mainDeDepart: 1 } })))).toBe(
      'Les mains de départ sont distribuées.',
    );
    expect(partieText.node(begun(duel(), { type: 'resign', seat: 0 }))).toBe('');
    expect(partieText.result('win:1', begun(duel()))).toBe('J2 gagne la partie.');
    expect(partieText.result('agreement', begun(duel()))).toBe('Tout le monde accepte : la partie est nulle.');
    expect(partieText.result('repetition', begun(duel()))).toMatch(/^La même position est venue au moins trois fois/);
    expect(partieText.result('dispute', begun(duel()))).toMatch(/^Un litige/);
  });
});
