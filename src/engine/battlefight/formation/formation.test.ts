import { describe, expect, test } from 'vitest';
import { contract, type Subject } from '../../kernel/contract.ts';
import { listed, play, scripted, seeded } from '../../kernel/play.ts';
import { EXAMPLE_CARDS } from '../data.ts';
import { boosterFaults, deckFaults } from '../decks.ts';
import { RULES } from '../rules.ts';
import { type Technique, TECHNIQUE_TYPES } from '../types.ts';
import { formation, formationText } from './index.ts';
import {
  BAD_FORMATIONS,
  BUILT,
  edition,
  FORMATION_STRANGERS,
  FORMATIONS,
  own,
  RANDOM,
  SEALED,
  secrets,
} from './subjects.fixture.ts';
import type { FormationAction, FormationMode, FormationScenario, FormationState } from './types.ts';

const begin = (scenario: FormationScenario): FormationState => {
  const result = formation.setup(scenario);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const cardsOf = (ids: readonly string[]): readonly Technique[] =>
  ids.flatMap((id) => EXAMPLE_CARDS.filter((card) => card.id === id));
const faults = (scenario: FormationScenario): readonly string[] => {
  const result = formation.setup(scenario);
  return result.ok ? [] : result.error.map((refusal) => `${refusal.about} | ${formationText.refusal(refusal)}`);
};

// ── The kernel's promises
const subject: Subject<FormationMode> = {
  scenarios: FORMATIONS,
  seeds: [1],
  maxSteps: 75,
  rules: RULES,
  text: formationText,
  illegal: BAD_FORMATIONS.map(([, scenario]) => scenario),
  strangers: () => FORMATION_STRANGERS,
  secrets,
};
describe('battlefight/formation', () => {
  test.each(contract(formation, subject))('$name', ({ run }) => run());
  test.each(BAD_FORMATIONS)('set-up refuses: %s', (message, scenario) => expect(faults(scenario)).toContain(message));
  test('every fault at once', () =>
    expect(
      faults({
        ...SEALED,
        players: ['', 'J1'],
        cards: edition(1),
        options: { boosterRemise: 'oui' as unknown as boolean },
      }),
    ).toHaveLength(3));
});

// ── Boosters
/** The weights of the draws of one booster, type by type; what has been drawn before must not matter. */
const drawsOf = (scenario: FormationScenario): readonly (readonly number[])[] => {
  let state = begin(scenario);
  return TECHNIQUE_TYPES.map(() => {
    const node = formation.node(state);
    if (node.kind !== 'chance') throw new Error(node.kind);
    const weights = node.outcomes.map(({ weight }) => weight);
    for (const { action } of node.outcomes) {
      const after = formation.node(formation.apply(state, action).state);
      expect(JSON.stringify(after)).toBe(
        JSON.stringify(formation.node(formation.apply(state, node.outcomes[0].action).state)),
      );
    }
    state = formation.apply(state, node.outcomes[0].action).state;
    return weights;
  });
};
const product = (numbers: readonly number[]): number => numbers.reduce((a, b) => a * b, 1);

describe('a booster', () => {
  test('100,000 of them, all as likely, out of the 25 example cards (A41)', () => {
    const draws = drawsOf(RANDOM);
    expect(draws.flat().every((weight) => weight === 1)).toBe(true);
    expect(product(draws.map(({ length }) => length))).toBe(100_000);
  });
  test('each of the 100,000 is one, and another than the others', () => {
    const met = new Set<string>();
    const open = (state: FormationState, left: number): void => {
      if (left === 0) {
        const booster = state.formers[0]?.boosters[0] ?? [];
        met.add(booster.join());
        if (met.size % 500 === 0) expect(boosterFaults(cardsOf(booster))).toEqual([]);
        return;
      }
      for (const action of listed(formation.node(state))) open(formation.apply(state, action).state, left - 1);
    };
    open(begin({ ...RANDOM, players: ['Ada'] }), 5);
    expect(met.size).toBe(100_000);
  });
  test('with replacement: 15 pairs of each type out of 25 draws, twice the same card half as often', () => {
    const draws = drawsOf({ ...RANDOM, options: { boosterRemise: true } });
    for (const weights of draws)
      expect([
        weights.length,
        weights.filter((weight) => weight === 1).length,
        weights.reduce((a, b) => a + b),
      ]).toEqual([15, 5, 25]);
  });
  test('an edition of one’s own', () =>
    expect(drawsOf({ ...RANDOM, cards: edition(6) }).map(({ length }) => length)).toEqual([15, 15, 15, 15, 15]));
});

// ── Decks
const open = (...ranks: readonly string[]): readonly FormationAction[] =>
  ranks.flatMap((booster) =>
    booster.split(' ').map(([a, b], i): FormationAction => ({
      type: 'open',
      cards: [`ex-${['att', 'def', 'dep', 'con', 'rhe'][i]}-${a}`, `ex-${['att', 'def', 'dep', 'con', 'rhe'][i]}-${b}`],
    })),
  );
const choose = (...ids: readonly string[]): readonly FormationAction[] =>
  ids.map((id) => ({ type: 'choose', card: `ex-${id}` }));
const run = (scenario: FormationScenario, actions: readonly FormationAction[]) => {
  const { line, stop } = play(formation, begin(scenario), scripted(actions));
  const state = line.moves.at(-1)?.step.state ?? line.start;
  return {
    state,
    stop,
    said: line.moves.flatMap(({ step }) => step.events.map((event) => formationText.event(event, step.state))),
    events: line.moves.flatMap(({ step }) => step.events),
  };
};

describe('a random deck (V21)', () => {
  const done = run({ ...RANDOM, players: ['Ada'] }, open('12 34 15 23 45', '13 34 24 15 12'));
  test('is the twenty cards of two boosters', () => {
    expect(done.state.formers[0]?.deck).toEqual(
      [
        'att-1',
        'att-1',
        'att-2',
        'att-3',
        'def-3',
        'def-3',
        'def-4',
        'def-4',
        'dep-1',
        'dep-2',
        'dep-4',
        'dep-5',
        'con-1',
        'con-2',
        'con-3',
        'con-5',
        'rhe-1',
        'rhe-2',
        'rhe-4',
        'rhe-5',
      ].map((id) => `ex-${id}`),
    );
    expect(deckFaults(cardsOf(done.state.formers[0]?.deck ?? []))).toEqual([]);
    expect(done.stop).toMatchObject({ why: 'end', result: 'aleatoire' });
  });
  test('says so, and that a card may be there twice', () => {
    expect(done.said).toHaveLength(13);
    expect(done.said[0]).toBe('Ada ouvre son booster 1 sur 2, cartes d’attaque : « Coup de boule » et « Fronde ».');
    expect(done.said[5]).toBe('Le booster 1 sur 2 est ouvert : Ada en tire 10 cartes, 2 de chaque type.');
    expect(done.events.at(-1)).toMatchObject({
      type: 'deck-formed',
      cites: ['bf.cartes.deck-aleatoire', 'bf.cartes.deck-taille', 'bf.cartes.deck-types', 'bf.cartes.deck-doublons'],
    });
  });
  test('has doubles only when it has', () =>
    expect(
      run({ ...RANDOM, players: ['Ada'] }, open('12 34 15 23 45', '34 12 24 15 12')).events.at(-1)?.cites,
    ).not.toContain('bf.cartes.deck-doublons'));
});

describe('a sealed deck', () => {
  const THREE = open('12 12 12 12 12', '34 34 34 34 34', '15 15 15 15 15'); // Fronde once (V22)
  const sealed: FormationScenario = { ...SEALED, players: ['Ada'] };
  test('four cards of each type among six, in the order one likes', () => {
    const picks = choose(
      'att-5',
      'att-1',
      'att-2',
      'att-1',
      'def-1',
      'def-2',
      'def-3',
      'def-4',
      'dep-4',
      'dep-3',
      'dep-2',
      'dep-1',
      'con-1',
      'con-1',
      'con-2',
      'con-5',
      'rhe-5',
      'rhe-4',
      'rhe-3',
      'rhe-2',
    );
    const done = run(sealed, [...THREE, ...picks]);
    expect(done.stop).toMatchObject({ why: 'end', result: 'scelle' });
    expect(done.state.formers[0]?.deck.slice(0, 4)).toEqual(['ex-att-1', 'ex-att-1', 'ex-att-2', 'ex-att-5']);
    expect(done.said.at(-1)).toBe(
      'Ada a son deck, choisi dans ses 3 boosters : 4 cartes de chaque type. Les autres cartes restent de côté.',
    );
    const other = run(sealed, [...THREE, ...choose('att-1', 'att-2', 'att-5', 'att-1'), ...picks.slice(4)]);
    expect(formation.key(other.state)).toBe(formation.key(done.state)); // the order of choosing leaves no trace
  });
  test('V22: not two Frondes where there is one', () => {
    const { stop } = run(sealed, [...THREE, ...choose('att-2', 'att-2')]);
    expect(stop).toMatchObject({
      why: 'refused',
      at: 16,
      refusal: { code: 'carte-absente', cites: ['bf.cartes.deck-trois-manieres', 'bf.cartes.deck-doublons'] },
    });
  });
  test.each([
    ['before the boosters', choose('att-1'), 'boosters-fermes'],
    ['another type', [...THREE, ...choose('def-1')], 'autre-type-choisi'],
    ['a fourth booster', [...THREE, ...open('12')], 'boosters-ouverts'],
    ['twice the same card in a booster', open('11'), 'deux-fois-la-meme'],
    ['a defence among the attacks', open('12 12').slice(1), 'autre-type'],
  ])('refused: %s', (_, actions, code) => {
    const { stop } = run(sealed, actions);
    expect(stop).toMatchObject({ why: 'refused', refusal: { code } });
    if (stop.why === 'refused') expect(formationText.refusal(stop.refusal)).toMatch(/^\p{Lu}.*\.$/u);
  });
  // C(6, 4) for each of the five types: 15 decks to the power of 5 types.
  test('759,375 decks when the thirty cards are all different', () => {
    const boosters = [0, 2, 4].map((from) =>
      TECHNIQUE_TYPES.flatMap((type) => [`a-${type}-${from}`, `a-${type}-${from + 1}`]),
    );
    const start: FormationState = { ...begin({ ...sealed, cards: edition(6) }), formers: [{ boosters, deck: [] }] };
    const next = (states: Iterable<FormationState>): ReadonlyMap<string, FormationState> =>
      new Map(
        [...states]
          .flatMap((state) => listed(formation.node(state)).map((action) => formation.apply(state, action).state))
          .map((state) => [formation.key(state), state]),
      );
    const here = next(next(next(next([start]).values()).values()).values());
    expect(here.size ** TECHNIQUE_TYPES.length).toBe(759_375);
  });
});

test('six people form their decks, each in turn', () => {
  const scenario: FormationScenario = { ...SEALED, players: ['Ada', 'Bruno', 'Chloé', 'Dina', 'Élie', 'Fanny'] };
  const { line, stop } = play(formation, begin(scenario), seeded(5));
  expect(stop.why).toBe('end');
  expect(line.moves).toHaveLength(6 * (15 + 20));
  const formed = line.moves.flatMap(({ step }) => step.events).filter(({ type }) => type === 'deck-formed');
  expect(formed.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5]);
});

describe('a built deck', () => {
  test('no more copies than one owns', () => {
    expect(BUILT.collection?.['ex-att-1']).toBe(1);
    const { stop } = run(BUILT, choose('att-1', 'att-1'));
    expect(stop).toMatchObject({ why: 'refused', at: 1, refusal: { code: 'carte-absente' } });
  });
  test('the reader’s own cards and the example cards side by side', () => {
    const scenario: FormationScenario = {
      ...BUILT,
      cards: [own('mienne', 'attaque')],
      collection: { ...BUILT.collection, mienne: 4 },
    };
    const { line } = play(
      formation,
      begin(scenario),
      scripted(Array.from({ length: 4 }, (): FormationAction => ({ type: 'choose', card: 'mienne' }))),
    );
    expect(line.moves.at(-1)?.step.state.formers[0]?.deck).toEqual(['mienne', 'mienne', 'mienne', 'mienne']);
    expect(
      line.moves.map(({ step }) => step.events.map((event) => formationText.event(event, step.state))).flat()[3],
    ).toBe('Ada choisit « Carte mienne », carte d’attaque 4 sur 4.');
  });
});

describe('what others see', () => {
  const { line } = play(formation, begin(SEALED), seeded(3));
  const states = line.moves.map(({ step }) => step.state);
  test('nothing but numbers', () => {
    for (const state of states) {
      expect(JSON.stringify(formation.veil?.state(state, null).formers)).not.toMatch(/ex-/);
      expect(formation.veil?.state(state, 0).formers[0]).toEqual(state.formers[0]);
      expect(JSON.stringify(formation.veil?.state(state, 0).formers[1])).not.toMatch(/ex-/);
    }
  });
  test('events keep the secret, in their sentences and in their rules', () => {
    for (const { step } of line.moves)
      for (const event of step.events) {
        const shown = formation.veil?.event(event, step.state, null) ?? event;
        expect(JSON.stringify(shown)).not.toMatch(/ex-|deck-doublons/);
        expect(formationText.event(shown, step.state)).not.toMatch(/«|\?/);
      }
  });
  test('a hidden choice still has its node', () => {
    for (const state of states)
      expect(listed(formation.node(formation.veil?.state(state, null) ?? state)).length).toBeGreaterThanOrEqual(
        formation.node(state).kind === 'end' ? 0 : 1,
      );
  });
});
