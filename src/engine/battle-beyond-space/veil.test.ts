// What an opponent may never learn: hands, the order of piles, a card of power still hidden. Neither from what is shown, nor from what happens, nor from where the game stops.
import { describe, expect, test } from 'vitest';
import { sample } from '../kernel/contract-walks.ts';
import type { Seat } from '../kernel/game.ts';
import { canonical } from '../kernel/json.ts';
import { listed, play, seeded } from '../kernel/play.ts';
import { known } from '../kernel/result.ts';
import { at } from './ledger.fixture.ts';
import { partie, partieText } from './partie/index.ts';
import type { PartieAction, PartieState } from './partie/types.ts';
import type { PartieEvent } from './partie/event-types.ts';
import { SCENARIOS, secrets, STRANGERS, VEILED } from './subjects.fixture.ts';
import { BACK } from './types.ts';

const veil = known(partie.veil);
interface Move {
  readonly action: PartieAction;
  readonly before: PartieState;
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
}
const moved = (scenario: (typeof VEILED)[number], seed: number): readonly Move[] => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const { line } = play(partie, start.value, seeded(seed), 600);
  return line.moves.map(({ action, step }, i) => ({
    action,
    before: line.moves[i - 1]?.step.state ?? start.value,
    state: step.state,
    events: step.events,
  }));
};
let cache: readonly Move[] | undefined;
const moves = (): readonly Move[] =>
  (cache ??= [...VEILED, ...SCENARIOS.slice(0, 3)].flatMap((scenario) =>
    [1, 2, 3].flatMap((seed) => moved(scenario, seed)),
  ));
const seatsOf = (state: PartieState): readonly Seat[] => state.sides.map((_, seat) => seat as Seat);

describe('what a seat sees of the others', () => {
  test('cards are backs, in the hand and in the pile; a hidden power is no more than hidden', () => {
    for (const { state } of moves())
      for (const seat of [null, ...seatsOf(state)]) {
        const { sides } = veil.state(state, seat);
        for (const [i, side] of sides.entries()) {
          const real = known(state.sides[i]);
          if (i === seat) {
            expect([side.hand, side.power]).toEqual([real.hand, real.power]);
            expect(side.pile).toEqual(real.pile.toSorted((a, b) => a - b)); // even one's own pile is in no order
          } else {
            expect([...side.hand, ...side.pile].filter((card) => card !== BACK)).toEqual([]);
            expect([side.hand.length, side.pile.length, side.played]).toEqual([
              real.hand.length,
              real.pile.length,
              real.played,
            ]);
            if (!side.revealed) expect([null, 'none', 'hidden']).toContain(side.power);
          }
        }
      }
  });
  test('the rest of the position is for everybody', () => {
    for (const { state } of moves().filter((_, i) => i % 7 === 0)) {
      const { sides: _, ...open } = state;
      for (const seat of [null, ...seatsOf(state)]) {
        const { sides: __, ...shown } = veil.state(state, seat);
        expect(shown).toEqual(open);
      }
    }
  });
  test('a draw is told without its card but to whoever draws, a power without its name', () => {
    const seen = new Set<string>();
    for (const { state, events } of moves())
      for (const seat of [null, ...seatsOf(state)])
        for (const event of events) {
          const shown = veil.event(event, state, seat);
          if (event.type === 'dealt' || event.type === 'card-drawn')
            expect(shown).toEqual(event.seat === seat ? event : { ...event, card: BACK });
          else if (event.type === 'power-drawn')
            expect(shown).toEqual(event.seat === seat ? event : { ...event, power: 'hidden' });
          else expect(shown).toEqual(event);
          if (shown !== event) {
            expect(partieText.event(shown, state)).not.toMatch(/vitesse|undefined/);
            seen.add(event.type);
          }
        }
    expect([...seen].toSorted()).toEqual(['card-drawn', 'dealt', 'power-drawn']);
  });
});

/** Actions that show a card of power: with another card, they mean something else. */
const SHOWS: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>([
  'draw-power',
  'reveal',
  'elite',
  'explode',
  'shield',
  'engage',
  'super',
  'absorb',
  'resurrect',
]);
describe('nothing that happens depends on a secret', () => {
  test(
    'the same action on other secrets tells the same, leads to the same view, and stops in the same place',
    { timeout: 120_000 },
    () => {
      let compared = 0;
      for (const [i, { action, before, state, events }] of moves().entries()) {
        if (
          SHOWS.has(action.type) ||
          (i % 4 !== 0 && !['react', 'resurrect', 'aim', 'close', 'draw-window'].includes(before.phase))
        )
          continue;
        for (const seat of [null, ...seatsOf(before)])
          for (const other of secrets(before, seat)) {
            if (partie.refuse(other, action) !== undefined) continue; // a card that is not in this other hand
            const step = partie.apply(other, action);
            expect(canonical(step.events.map((event) => veil.event(event, step.state, seat)))).toBe(
              canonical(events.map((event) => veil.event(event, state, seat))),
            );
            expect(canonical(veil.state(step.state, seat))).toBe(canonical(veil.state(state, seat)));
            const [a, b] = [partie.node(state), partie.node(step.state)];
            expect([b.kind, b.kind === 'choice' ? b.seat : null]).toEqual([
              a.kind,
              a.kind === 'choice' ? a.seat : null,
            ]);
            compared += 1;
          }
      }
      expect(compared).toBeGreaterThan(3_000);
    },
  );
  test('whoever looks at a window, an answer or a resurrection sees that it is open, whatever the card', () => {
    const shot = { ships: { '0D1': '3,0/0', '1a1': '0,0/0' }, card: [0, 0, 0], active: 1 } as const;
    const asked = (['dreckach-1', 'dreckach-2', 'dreckach-3'] as const).map((power) => {
      const actions: readonly PartieAction[] = [
        { type: 'turn-card', card: 0 },
        { type: 'squadron', squadron: 'a' },
        { type: 'volley' },
      ];
      const state = actions.reduce((now, action) => partie.apply(now, action).state, at({ ...shot, powers: [power] }));
      return {
        power,
        phase: state.phase,
        options: listed(partie.node(state)).map(({ type }) => type),
        seen: canonical(veil.state(state, 1)),
      };
    });
    expect(asked.map(({ phase }) => phase)).toEqual(['react', 'react', 'react']);
    expect(asked.map(({ options }) => options)).toEqual([['absorb', 'suffer'], ['suffer'], ['suffer']]);
    expect(new Set(asked.map(({ seen }) => seen)).size).toBe(1);
  });
});

describe('a refusal tells whoever acts of its own card, and nothing else', () => {
  /** Draws are refused for what is in a pile: chance alone tries them. */
  const TRIED = STRANGERS.filter(({ type }) => type !== 'draw' && type !== 'draw-power');
  const said = (state: PartieState, action: PartieAction): string => {
    const refusal = partie.refuse(state, action);
    return refusal === undefined ? '' : canonical([refusal, partieText.refusal(refusal)]);
  };
  test('whatever the others hold, the same words and the same rules', { timeout: 120_000 }, () => {
    const moments = [...Map.groupBy(moves(), ({ before }) => before.phase).values()].flatMap((list) => sample(list, 6));
    for (const { before } of moments) {
      const node = partie.node(before);
      const others = secrets(before, node.kind === 'choice' ? node.seat : null);
      for (const action of TRIED) {
        const mine = said(before, action);
        for (const other of others) expect(said(other, action), `${before.phase}: ${canonical(action)}`).toBe(mine);
      }
    }
    const phases = moments.map(({ before }) => before.phase);
    expect(phases).toEqual(
      expect.arrayContaining([
        'react',
        'resurrect',
        'reveal',
        'squadron',
        'fire',
        'rotate',
        'destroyer',
        'helm',
        'aim',
        'draw-window',
        'close',
      ]),
    );
  });
});
