// The table where decks are formed: what is lit, what is hidden, who is shown.
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { formation } from '../../engine/battlefight/formation/index.ts';
import type { FormationEvent, FormationScenario, FormationState } from '../../engine/battlefight/formation/types.ts';
import { listed, seeded } from '../../engine/kernel/play.ts';
import { known } from '../../engine/kernel/result.ts';
import { FormationBoard } from './FormationBoard.tsx';

const draw = seeded(7);
/** Boosters opened, up to the first choice or to the end. */
const opened = (method: FormationScenario['method'], players: readonly string[]): FormationState => {
  const start = formation.setup({ name: 'Essai', method, players });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  for (let node = formation.node(state); node.kind === 'chance'; node = formation.node(state))
    state = formation.apply(state, known(draw(node))).state;
  return state;
};
const html = (state: FormationState): string =>
  render(
    <FormationBoard
      state={state}
      events={[]}
      options={listed(formation.node(state))}
      onPick={() => undefined}
      label={({ type }) => type}
    />,
  );
const parts = (text: string): readonly string[] => text.split('<section ').slice(1);

test('the type being chosen is lit, each of its cards once; the six of each type are laid out', () => {
  const state = opened('scelle', ['']);
  const types = parts(html(state));
  expect(types).toHaveLength(5);
  for (const part of types) expect(part.match(/data-piece="got:/g)).toHaveLength(6); // two a booster, three boosters
  const [now = '', ...others] = types;
  const cards = [...now.matchAll(/data-cell="carte:([^"]+)"/g)].map(([, card]) => card);
  expect(now.match(/bf-held open/g)).toHaveLength(new Set(cards).size);
  expect(others.join('')).not.toContain('bf-held open');
});
test('a card kept lies apart, and is counted', () => {
  const state = opened('scelle', ['']);
  const [first] = listed(formation.node(state));
  if (first?.type !== 'choose') throw new Error('nothing to choose');
  const [now = ''] = parts(html(formation.apply(state, first).state));
  expect(now).toMatch(/1\s?sur\s?4/);
  expect(now.split('bf-kept')[1]).toContain(`carte:${first.card}`);
});
test('hidden cards stay hidden, and each person can be shown', () => {
  const state = opened('aleatoire', ['Ada', 'Bo']);
  const seen = html(formation.veil!.state(state, 1));
  expect(seen.match(/<button type="button" aria-pressed="(?:true|false)"/g)).toHaveLength(2);
  expect(seen).toContain('carte cachée'); // Ada's, shown first
  expect(seen).not.toContain('data-cell="carte:');
});
test('at the end one sees the cards of whom the last step told, unless they are hidden', () => {
  const over = opened('aleatoire', ['Ada', 'Bo']);
  const told: readonly FormationEvent[] = [
    {
      type: 'deck-formed',
      seat: 1,
      method: 'aleatoire',
      boosters: 2,
      cards: [],
      each: 4,
      cites: ['bf.cartes.deck-aleatoire'],
    },
  ];
  const shown = (state: FormationState): string | undefined =>
    /aria-pressed="true">.*?<b>(Ada|Bo)</.exec(render(<FormationBoard state={state} events={told} />))?.[1];
  expect(shown(over)).toBe('Bo');
  expect(shown(formation.veil!.state(over, 0))).toBe('Ada');
});
