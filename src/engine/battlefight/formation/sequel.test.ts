// The game that follows the forming of decks: legal, whoever formed them and however.
import { expect, test } from 'vitest';
import { play, seeded } from '../../kernel/play.ts';
import { EXAMPLE_CARDS } from '../data.ts';
import { deckFaults } from '../decks.ts';
import { partie } from '../partie/index.ts';
import type { Technique } from '../types.ts';
import { formation } from './index.ts';
import { gameAfter } from './sequel.ts';
import { edition, FORMATIONS, RANDOM, SEALED } from './subjects.fixture.ts';
import type { FormationScenario, FormationState } from './types.ts';

const formed = (scenario: FormationScenario): FormationState => {
  const start = formation.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const end = play(formation, start.value, seeded(3)).line.moves.at(-1)?.step.state;
  if (end === undefined || formation.node(end).kind !== 'end') throw new Error('not formed');
  return end;
};
const ALONE: FormationScenario = { ...SEALED, players: [''] };
const techniques = (ids: unknown, cards: readonly Technique[]): readonly Technique[] =>
  (ids as readonly string[]).flatMap((id) => cards.filter((card) => card.id === id));

test.each(FORMATIONS.map((one, i) => [i, one] as const))('a game that the engine takes follows it: %i', (_, one) => {
  const end = formed(one);
  const game = gameAfter(end, seeded(5));
  expect(partie.setup(game).ok).toBe(true);
  expect(game.players).toHaveLength(Math.max(2, one.players.length));
  expect(game.players.slice(0, one.players.length).map(({ deck }) => deck)).toEqual(
    end.formers.map(({ deck }) => deck),
  );
});
test('alone, one meets a whole deck that chance formed of the same cards, and another each time', () => {
  const end = formed(ALONE);
  const [one, other] = [1, 2].map((seed) => gameAfter(end, seeded(seed)).players[1]?.deck);
  for (const deck of [one, other]) expect(deckFaults(techniques(deck, EXAMPLE_CARDS), 'deck')).toEqual([]);
  expect(one).not.toEqual(other);
  const mine = edition(2);
  const theirs = gameAfter(formed({ ...ALONE, cards: mine }), seeded(1)).players[1]?.deck;
  expect(techniques(theirs, mine)).toHaveLength(20);
});
test('somebody alone who is called « J2 » has an opponent of another name', () => {
  const game = gameAfter(formed({ ...SEALED, players: ['J2'] }), seeded(1));
  expect(partie.setup(game).ok).toBe(true);
});
test('people keep their names', () => {
  const names = gameAfter(formed(RANDOM), seeded(1)).players.map(({ name }) => name);
  expect(names).toEqual(['Ada', 'Bruno']);
});
