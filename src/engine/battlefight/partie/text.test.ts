// What the buttons and the journal say, read aloud: labels that a choice rests on, and the moments when nothing moves.
import { describe, expect, test } from 'vitest';
import { at, BASIC, destabilise, EXECUTE, technique } from '../cases/trials.fixture.ts';
import { duel } from '../scenarios.ts';
import { partie, partieText } from './index.ts';
import type { PartieAction, PartieEvent, PartieScenario, PartieState } from './types.ts';

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

describe('what is told', () => {
  const state = begun(duel());
  test.each<readonly [PartieEvent, string]>([
    [{ type: 'push-idle', by: 0, seat: 1, choice: true, cites: ['bf.position.pousser-case'] }, 'J2 ne bouge pas.'],
    [
      { type: 'push-idle', by: 0, seat: 1, choice: false, cites: ['bf.position.pousser-case'] },
      "Aucune case libre n'est plus loin : J2 ne bouge pas.",
    ],
    [{ type: 'draw-offered', seat: 0, cites: ['bf.fin.victoire'] }, 'J1 propose la nulle.'],
    [
      { type: 'draw-answered', seat: 1, by: 0, accept: true, cites: ['bf.fin.victoire'] },
      'J2 accepte la nulle proposée par J1.',
    ],
    [
      { type: 'draw-answered', seat: 1, by: 0, accept: false, cites: ['bf.fin.victoire'] },
      'J2 refuse la nulle : la partie continue.',
    ],
    [{ type: 'stayed', seat: 1, cell: 'C3', cites: ['bf.position.pousser-case'] }, 'J2 reste en C3.'],
  ])('%j', (event, says) => expect(partieText.event(event, state)).toBe(says));
});
