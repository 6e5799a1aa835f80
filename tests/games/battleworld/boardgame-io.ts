// The simplest duel of Battleworld (one die each, tokens, renouncing), written for boardgame.io: what the same rules cost in a general framework.
import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';

const load = createRequire(import.meta.url);
const { Client } = load('boardgame.io/client') as typeof import('boardgame.io/client');
const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as typeof import('boardgame.io/internal');

interface Duel {
  dice: [number, number];
  power: [number, number];
  totals: [number, number];
  speaks: 0 | 1;
  renounced: 0 | 1 | null;
  held: boolean;
  over: boolean;
}
type Move = 'spend' | 'renounce' | 'hold' | 'conclude';

const other = (seat: 0 | 1): 0 | 1 => (seat === 0 ? 1 : 0);
/** Whose word it is, and what goes without saying: forced passes, renouncements and conclusions. */
const settle = (G: Duel): void => {
  for (;;) {
    const gap = G.totals[0] - G.totals[1];
    G.speaks = G.renounced !== null ? other(G.renounced) : gap === 0 ? (G.held ? 1 : 0) : gap < 0 ? 0 : 1;
    if (G.power[G.speaks] > 0) return;
    if (G.renounced === null && gap !== 0) G.renounced = G.speaks;
    else if (G.renounced === null && !G.held) G.held = true;
    else {
      G.over = true;
      return;
    }
  }
};
const open = (G: Duel): readonly Move[] => {
  if (G.renounced !== null) return ['spend', 'conclude'];
  return G.totals[0] === G.totals[1] ? ['spend', 'hold'] : ['spend', 'renounce'];
};

const duel: Game<Duel> = {
  name: 'duel',
  setup: ({ random }) => {
    const G: Duel = {
      dice: [6, 8],
      power: [3, 4],
      totals: [random.Die(6), random.Die(8)],
      speaks: 0,
      renounced: null,
      held: false,
      over: false,
    };
    settle(G);
    return G;
  },
  turn: { order: { first: ({ G }) => G.speaks, next: ({ G }) => G.speaks } },
  moves: {
    spend: ({ G, random, events }) => {
      G.power[G.speaks] -= 1;
      G.totals[G.speaks] += random.Die(G.dice[G.speaks]);
      G.held = false;
      settle(G);
      events.endTurn();
    },
    renounce: ({ G, events }) => {
      G.renounced = G.speaks;
      settle(G);
      events.endTurn();
    },
    hold: ({ G, events }) => {
      if (G.held) G.over = true;
      else {
        G.held = true;
        settle(G);
      }
      events.endTurn();
    },
    conclude: ({ G }) => {
      G.over = true;
    },
  },
  endIf: ({ G }) =>
    G.over
      ? { result: G.totals[0] === G.totals[1] ? 'tie' : G.totals[0] > G.totals[1] ? 'attack' : 'defence' }
      : undefined,
};

export interface Played {
  readonly decisions: number;
  readonly results: Readonly<Record<string, number>>;
}
type Position = ReturnType<typeof InitializeGame>;
const seeded = (seed: number): Game<Duel> => ({ ...duel, seed });
const drawn = (G: Duel, below: (n: number) => number): Move => {
  const moves = open(G);
  return moves[below(moves.length)] ?? 'spend';
};
/** A game played to its end by a function that makes a move in a position. */
const finish = (
  first: Position,
  below: (n: number) => number,
  move: (position: Position, name: Move) => Position,
): readonly [result: string, decisions: number] => {
  let position = first;
  for (let decisions = 0; ; decisions += 1) {
    const { gameover } = position.ctx as { readonly gameover?: { readonly result: string } };
    if (gameover !== undefined) return [gameover.result, decisions];
    position = move(position, drawn(position.G, below));
  }
};
const counted = (games: readonly (() => readonly [result: string, decisions: number])[]): Played => {
  const results: Record<string, number> = { attack: 0, tie: 0, defence: 0 };
  let decisions = 0;
  for (const game of games) {
    const [result, taken] = game();
    results[result] = (results[result] ?? 0) + 1;
    decisions += taken;
  }
  return { decisions, results };
};

/** Random games as their pages play them: a client for each, for its dice to differ, with its store and its log. */
export const playDuels = (games: number, below: (n: number) => number): Played =>
  counted(
    Array.from({ length: games }, () => () => {
      const client = Client<Duel>({ game: seeded(below(2 ** 31)), numPlayers: 2, debug: false });
      client.start();
      const state = (): Position => {
        const now = client.getState();
        if (now === null) throw new Error('no state');
        return now;
      };
      const played = finish(state(), below, (_, name) => {
        client.moves[name]?.();
        return state();
      });
      client.stop();
      return played;
    }),
  );

/** Positions where random games begin, each with dice of its own. */
export const startsOf = (games: number, below: (n: number) => number): readonly Position[] =>
  Array.from({ length: games }, () => InitializeGame({ game: seeded(below(2 ** 31)), numPlayers: 2 }));
/** The same games by their reducer alone, one for all: what their rules cost, with no client and no start. */
export const reduceDuels = (starts: readonly Position[], below: (n: number) => number): Played => {
  const reducer = CreateGameReducer({ game: duel });
  const move = (position: Position, name: Move): Position =>
    reducer(position, { type: 'MAKE_MOVE', payload: { type: name, args: [], playerID: position.ctx.currentPlayer } });
  return counted(starts.map((start) => () => finish(start, below, move)));
};
