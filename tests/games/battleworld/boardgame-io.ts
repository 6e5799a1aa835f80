// The simplest duel of Battleworld (one die each, tokens, renouncing), written for boardgame.io: what the same rules cost in a general framework.
import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';

const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof import('boardgame.io/client');

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
    const G: Duel = { dice: [6, 8], power: [3, 4], totals: [random.Die(6), random.Die(8)], speaks: 0, renounced: null, held: false, over: false };
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
  endIf: ({ G }) => (G.over ? { result: G.totals[0] === G.totals[1] ? 'tie' : G.totals[0] > G.totals[1] ? 'attack' : 'defence' } : undefined),
};

/** Random games, one after the other in one client: how each ended, and how many decisions were taken. */
export const playDuels = (games: number, below: (n: number) => number): { readonly decisions: number; readonly results: Readonly<Record<string, number>> } => {
  const results: Record<string, number> = { attack: 0, tie: 0, defence: 0 };
  let decisions = 0;
  let seed = 0;
  for (let game = 0; game < games; game += 1) {
    seed = below(2 ** 31);
    const client = Client<Duel>({ game: { ...duel, seed }, numPlayers: 2, debug: false });
    client.start();
    for (;;) {
      const state = client.getState();
      if (state === null) throw new Error('no state');
      if (state.ctx.gameover !== undefined) {
        const { result } = state.ctx.gameover as { readonly result: string };
        results[result] = (results[result] ?? 0) + 1;
        break;
      }
      const moves = open(state.G);
      const move = moves[below(moves.length)] ?? 'spend';
      client.moves[move]?.();
      decisions += 1;
    }
    client.stop();
  }
  return { decisions, results };
};
