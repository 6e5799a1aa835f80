// A match between two games: the place is that of the next, the caption that of the one that ends.
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { match, matchText } from '../../engine/battlefight/match/index.ts';
import type { MatchEvent, MatchState } from '../../engine/battlefight/match/types.ts';
import type { PartieAction, PlayerSpec } from '../../engine/battlefight/partie/types.ts';
import { known } from '../../engine/kernel/result.ts';
import { matchLeadOf } from './match-events.ts';
import { MatchBoard } from './MatchBoard.tsx';
import { mode } from './mode-match.ts';

interface At {
  readonly state: MatchState;
  readonly events: readonly MatchEvent[];
}
/** Two people in contact, the second at the end of a long game. */
const start = (): At => {
  const players: readonly PlayerSpec[] = [{ deck: 'cogneur' }, { deck: 'beau-parleur' }];
  const made = match.setup({ name: 'Match', kind: 'game', first: 0, options: { manches: 2 }, players });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const game = known(made.value.game ?? undefined);
  const worn = game.players.map((one, i) => ({ ...one, cell: i === 0 ? 'D4' : 'D5', life: i === 0 ? 3 : 1 }));
  return { state: { ...made.value, game: { ...game, players: worn } }, events: [] };
};
const after = (at: At, ...actions: readonly PartieAction[]): At =>
  actions.reduce<At>(({ state }, action) => {
    const fault = match.refuse(state, action);
    if (fault !== undefined) throw new Error(`${JSON.stringify(action)}: ${fault.code}`);
    return match.apply(state, action);
  }, at);
const blow: readonly PartieAction[] = [
  { type: 'play', card: 'base-attaque' },
  { type: 'execute' },
  { type: 'execute' },
];
const html = ({ state, events }: At): string => render(<MatchBoard state={state} events={events} />);

test('the blow that ends a game is told, and not drawn where the next one begins', () => {
  const at = after(start(), ...blow);
  expect(at.events.some(({ type }) => type === 'hurt')).toBe(true);
  expect(at.state.number).toBe(2);
  expect(html(at)).not.toContain('data-technique'); // nobody has played yet
  expect(html(at)).not.toContain('bf-change');
  expect(mode.effects?.(at.events, at.state)).toEqual([]);
});
test('who won and the score lead the caption', () => {
  const { state, events } = after(start(), ...blow);
  const lead = events[matchLeadOf(events)];
  if (lead === undefined) throw new Error('nothing is told');
  expect(matchText.event(lead, state)).toBe('J1 gagne la partie 1. Score : 1 pour J1 et 0 pour J2.');
  const during = after(start(), ...blow.slice(0, 2)).events;
  expect(matchLeadOf(during)).toBe(mode.lead?.(during)); // within a game, as in any game
});
