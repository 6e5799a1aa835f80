// Several games with the same people and the same decks (A14). A match adds who begins the next game, and the score: every rule of play is the game's.
import { within } from '../../kernel/call.ts';
import type { Game, Seat, Step } from '../../kernel/game.ts';
import { known, ok, type Some, some } from '../../kernel/result.ts';
import { readOptions } from '../options.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieEvent, PartieMode, PartieState } from '../partie/types.ts';
import { veilEvent } from '../partie/veil.ts';
import type { BfRule } from '../rules.ts';
import { leaders } from './score.ts';
import { scenarioFaults } from './setup-judge.ts';
import type { MatchEvent, MatchMode, MatchState } from './types.ts';

const TYPES = {
  first: true,
  deal: true,
  draw: true,
  play: true,
  target: true,
  execute: true,
  aim: true,
  discard: true,
  destabilise: true,
  move: true,
  push: true,
  'answer-draw': true,
  'offer-draw': true,
  claim: true,
  resign: true,
  dispute: true,
} as const satisfies { readonly [K in PartieAction['type']]: true };

const winnerOf = ({ end }: PartieState): Seat | null => (end?.why === 'win' ? end.seat : null);
const firstOutOf = ({ players }: PartieState): Seat | null => {
  const at = players.findIndex(({ out }) => out === 1);
  return at < 0 ? null : (at as Seat);
};
/** Who begins the next game: the first to have lost this one; after a draw, chance (bf.mise-en-place.premier-suivantes, .premier-apres-nulle). */
const close = (state: MatchState, end: PartieState): Step<MatchState, MatchEvent> => {
  const winner = winnerOf(end);
  const wins = state.wins.map((count, i) => (i === winner ? count + 1 : count));
  const firstOut = firstOutOf(end);
  const scored: MatchState = { ...state, wins, done: [...state.done, { winner, firstOut }] };
  const over: MatchEvent = {
    type: 'match-game-over',
    number: state.number,
    winner,
    wins,
    cites: [winner === null ? 'bf.mise-en-place.premier-apres-nulle' : 'bf.fin.victoire'],
  };
  if (state.number === state.fixed.games) {
    const done: MatchEvent = {
      type: 'match-over',
      winners: leaders(wins),
      wins,
      cites: ['bf.mise-en-place.premier-suivantes'],
    };
    return { state: { ...scored, game: null }, events: [over, done] };
  }
  const first = winner === null ? null : firstOut;
  const next = partie.setup({ ...state.fixed.scenario, first });
  if (!next.ok) throw new Error('match: a scenario accepted once is refused');
  const cites: Some<BfRule> = [
    first === null ? 'bf.mise-en-place.premier-apres-nulle' : 'bf.mise-en-place.premier-suivantes',
    'bf.mise-en-place.melange',
  ];
  const started: MatchEvent = {
    type: 'match-game-started',
    number: state.number + 1,
    of: state.fixed.games,
    first,
    redrawn: first === null,
    cites,
  };
  return { state: { ...scored, game: next.value, number: state.number + 1 }, events: [over, started] };
};

const rules = within<MatchMode, PartieMode>(
  {
    node: ({ wins }) => ({
      kind: 'end',
      result: `match:${leaders(wins).join('+')}`,
      cites: ['bf.mise-en-place.premier-suivantes'],
    }),
    key: ({ number, wins, done }) =>
      [number, wins.join(','), done.map(({ winner, firstOut }) => `${winner ?? '-'}${firstOut ?? '-'}`).join(',')].join(
        '|',
      ),
    apply: () => {
      throw new Error('match: every action is that of a game');
    },
    refuse: () => undefined,
  },
  partie,
  { get: ({ game }) => game, put: (state, game) => ({ ...state, game }), types: TYPES, close },
  () => ({ code: 'partie-finie', cites: ['bf.fin.arret-immediat'] }),
);

/** A match of `options.manches` whole games. Ends on `match:<seats with most wins, joined by +>`, `match:` when every game was a draw. */
export const match: Game<MatchMode> = {
  id: 'battlefight/match',
  edition: 2, // that of its games
  setup: (scenario) => {
    const faults = scenarioFaults(scenario);
    if (faults.length > 0) return { ok: false, error: some(faults) };
    const game = partie.setup(scenario);
    if (!game.ok) return game;
    const games = readOptions(scenario.options).options.manches;
    return ok({
      fixed: { scenario, games, play: game.value.fixed },
      game: game.value,
      number: 1,
      wins: scenario.players.map(() => 0),
      done: [],
    });
  },
  ...(partie.notices === undefined ? {} : { notices: partie.notices }),
  ...rules,
  asides: ({ game }) => (game === null ? [] : known(partie.asides)(game)),
  veil: {
    state: (state, seat) =>
      state.game === null ? state : { ...state, game: known(partie.veil).state(state.game, seat) },
    event: (event, _, seat) => (event.type.startsWith('match-') ? event : veilEvent(event as PartieEvent, seat)), // what the last game told stays hidden once the match is over
  },
  invariants: [
    ...partie.invariants.map(({ name, holds }) => ({
      name,
      holds: ({ game }: MatchState) => game === null || holds(game),
    })),
    {
      name: 'a match counts the games it has played',
      holds: ({ number, done, game }) => done.length === (game === null ? number : number - 1),
    },
    {
      name: 'no more wins than games',
      holds: ({ wins, done }) =>
        wins.reduce((sum, one) => sum + one, 0) === done.filter(({ winner }) => winner !== null).length,
    },
  ],
};
export { matchText } from './text.ts';
