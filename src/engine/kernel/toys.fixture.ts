// Small games for the kernel's own tests: nothing here is one of the site's five games.
import { die } from './chance.ts';
import type { Game, Seat, Types } from './game.ts';
import { err, ok, type Some, some } from './result.ts';
import type { Cite, RuleEntry } from './rules.ts';
import { byTag, lawsByTag } from './tags.ts';
import type { ModeText } from './text.ts';

const rule = (title: string): RuleEntry => ({ chapter: 'toy', title, source: 'l. 1', runs: 'engine' });

// ── pig: roll or hold, a 1 loses the turn, first to the target
export const PIG_RULES = {
  'pig.lancer': rule('Lancer'),
  'pig.garder': rule('Garder'),
  'pig.un': rule('Faire 1'),
  'pig.fin': rule('Gagner'),
};
export type PigRule = keyof typeof PIG_RULES;
export interface PigState {
  readonly fixed: { readonly target: number; readonly faces: number };
  readonly scores: readonly [number, number];
  readonly turn: number;
  readonly seat: 0 | 1;
  readonly phase: 'decide' | 'die' | 'over';
}
export type PigAction =
  | { readonly type: 'roll' }
  | { readonly type: 'hold' }
  | { readonly type: 'face'; readonly face: number }
  | { readonly type: 'resign'; readonly seat: 0 | 1 };
export type PigEvent = Cite<PigRule> &
  (
    | { readonly type: 'rolled'; readonly face: number }
    | { readonly type: 'held'; readonly points: number; readonly score: number }
    | { readonly type: 'resigned'; readonly seat: number }
  );
export interface PigScenario {
  readonly target: number;
  readonly faces: number;
}
export interface PigMode extends Types<PigRule> {
  readonly state: PigState;
  readonly action: PigAction;
  readonly event: PigEvent;
  readonly scenario: PigScenario;
}
export type Pig = Game<PigMode>;

const pigScores = ({ scores, seat, turn }: PigState): readonly [number, number] =>
  seat === 0 ? [scores[0] + turn, scores[1]] : [scores[0], scores[1] + turn];

export const pig: Pig = {
  id: 'toy/pig',
  edition: 1,
  setup: ({ target, faces }) =>
    target >= 1 && faces >= 2
      ? ok({ fixed: { target, faces }, scores: [0, 0], turn: 0, seat: 0, phase: 'decide' })
      : err([{ code: 'cible', cites: ['pig.fin'], about: 'target' }]),
  node: ({ phase, turn, seat, fixed }) => {
    if (phase === 'over') return { kind: 'end', result: `${seat}`, cites: ['pig.fin'] };
    if (phase === 'die')
      return { kind: 'chance', outcomes: die(fixed.faces, (face) => ({ type: 'face', face })), cites: ['pig.lancer'] };
    const options: Some<PigAction> = turn > 0 ? [{ type: 'roll' }, { type: 'hold' }] : [{ type: 'roll' }];
    return { kind: 'choice', seat, options, cites: ['pig.lancer', 'pig.garder'] };
  },
  asides: ({ seat }) => [{ seat, action: { type: 'resign', seat }, cites: ['pig.fin'] }],
  apply: (state, given) =>
    byTag<PigAction, [PigState], ReturnType<Pig['apply']>>({
      roll: (_, before) => ({ state: { ...before, phase: 'die' }, events: [] }),
      face: ({ face }, before) => ({
        state:
          face === 1
            ? { ...before, phase: 'decide', turn: 0, seat: before.seat === 0 ? 1 : 0 }
            : { ...before, phase: 'decide', turn: before.turn + face },
        events: [{ type: 'rolled', face, cites: face === 1 ? ['pig.un'] : ['pig.lancer'] }],
      }),
      hold: (_, before) => {
        const scores = pigScores(before);
        const won = scores[before.seat] >= before.fixed.target;
        return {
          state: { ...before, scores, turn: 0, ...(won ? { phase: 'over' } : { seat: before.seat === 0 ? 1 : 0 }) },
          events: [{ type: 'held', points: before.turn, score: scores[before.seat], cites: ['pig.garder'] }],
        };
      },
      resign: ({ seat }, before) => ({
        state: { ...before, phase: 'over', seat: seat === 0 ? 1 : 0 },
        events: [{ type: 'resigned', seat, cites: ['pig.fin'] }],
      }),
    })(given, state),
  refuse: lawsByTag<PigState, PigAction, PigRule, string>({
    roll: [['pas-maintenant', ['pig.lancer'], ({ phase }) => phase !== 'decide']],
    hold: [
      ['pas-maintenant', ['pig.garder'], ({ phase }) => phase !== 'decide'],
      ['rien-a-garder', ['pig.garder'], ({ turn }) => turn === 0],
    ],
    face: [
      ['pas-maintenant', ['pig.lancer'], ({ phase }) => phase !== 'die'],
      [
        'pas-une-face',
        ['pig.lancer'],
        ({ fixed }, { face }) => !Number.isInteger(face) || face < 1 || face > fixed.faces,
      ],
    ],
    resign: [['partie-finie', ['pig.fin'], ({ phase, seat }, action) => phase === 'over' || action.seat !== seat]],
  }),
  key: ({ scores, turn, seat, phase }) => [...scores, turn, seat, phase].join(),
  invariants: [
    { name: 'scores are not negative', holds: ({ scores, turn }) => scores[0] >= 0 && scores[1] >= 0 && turn >= 0 },
  ],
};
export const pigText: ModeText<PigMode> = {
  event: byTag<PigEvent, [PigState], string>({
    rolled: ({ face }) => `Le dé donne ${face}.`,
    held: ({ points, score }) => `Elle garde ${points} points : ${score} en tout.`,
    resigned: ({ seat }) => `Le siège ${seat} abandonne.`,
  }),
  action: byTag<PigAction, [PigState], string>({
    roll: () => 'Lancer',
    hold: () => 'Garder',
    face: ({ face }) => `Faire ${face}`,
    resign: () => 'Abandonner',
  }),
  refusal: ({ code }) => `Refusé : ${code}.`,
  node: ({ seat }) => `Le siège ${seat} choisit.`,
  result: (result) => `Le siège ${result} gagne.`,
  seat: (seat) => `Siège ${seat}`,
};

/** A mode that tells nothing but its only rule. */
export interface Plain<S, A, P = null> extends Types<'w'> {
  readonly state: S;
  readonly action: A;
  readonly scenario: P;
}

/** A game with something else in it. */
export const altered = <T extends Types>(game: Game<T>, change: Partial<Game<T>>): Game<T> => ({ ...game, ...change });

// ── walk: a token on a line from 0 to `top`; each draw moves it up (weight `up`) or down (weight `down`), or leaves it there (weight `stay`)
export interface Token {
  readonly at: number;
}
export type Slide = -1 | 0 | 1;
export const walkGame = (top: number, up: number, down: number, stay = 0): Game<Plain<Token, Slide, number>> => ({
  id: 'toy/walk',
  edition: 1,
  setup: (at) => ok({ at }),
  node: ({ at }) =>
    at <= 0 || at >= top
      ? { kind: 'end', result: at <= 0 ? 'bas' : 'haut', cites: ['w'] }
      : {
          kind: 'chance',
          cites: ['w'],
          outcomes: some(
            [
              { action: 1 as const, weight: up },
              { action: -1 as const, weight: down },
              { action: 0 as const, weight: stay },
            ].filter(({ weight }) => weight > 0),
          ),
        },
  apply: ({ at }, slide) => ({ state: { at: at + slide }, events: [] }),
  refuse: () => undefined,
  key: ({ at }) => `${at}`,
  invariants: [],
});
export const ends =
  (top: number) =>
  ({ at }: Token): 'bas' | 'haut' | undefined =>
    at <= 0 ? 'bas' : at >= top ? 'haut' : undefined;

// ── tic-tac-toe: nine cells, "." empty
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
export const winner = (cells: string): Seat | undefined => {
  for (const [a = 0, b = 0, c = 0] of LINES)
    if (cells[a] !== '.' && cells[a] === cells[b] && cells[a] === cells[c]) return cells[a] === 'X' ? 0 : 1;
  return undefined;
};
export interface TicTacToeMode extends Types<'t'> {
  readonly state: string;
  readonly action: number;
  readonly scenario: string;
}
export const ticTacToe: Game<TicTacToeMode> = {
  id: 'toy/tic-tac-toe',
  edition: 1,
  setup: (cells) => ok(cells),
  node: (cells) => {
    const won = winner(cells);
    const free = [...cells].flatMap((cell, i) => (cell === '.' ? [i] : []));
    if (won !== undefined || free.length === 0)
      return { kind: 'end', result: won === undefined ? 'nul' : `${won}`, cites: ['t'] };
    return { kind: 'choice', seat: free.length % 2 === 1 ? 0 : 1, options: some(free), cites: ['t'] };
  },
  apply: (cells, cell) => ({
    state:
      cells.slice(0, cell) + ([...cells].filter((c) => c === '.').length % 2 === 1 ? 'X' : 'O') + cells.slice(cell + 1),
    events: [],
  }),
  refuse: (cells, cell) =>
    cells[cell] === '.' && winner(cells) === undefined ? undefined : { code: 'prise', cites: ['t'] },
  key: (cells) => cells,
  invariants: [],
};
export const BLANK = '.........';
export const tttWorth = (cells: string): number | undefined => {
  const won = winner(cells);
  return won === undefined ? (cells.includes('.') ? undefined : 0) : won === 0 ? 1 : -1;
};

// ── cards: each seat holds a hidden card from 1 to 3; seat 0 says who has the higher one (0 stands for a card one does not see)
export interface CardState {
  readonly cards: readonly [number, number];
  readonly said: 'moi' | 'autre' | null;
}
export type Said = 'moi' | 'autre';
export interface CardMode extends Types<'c'> {
  readonly state: CardState;
  readonly action: Said;
  readonly event: Cite<'c'> & { readonly said: Said };
  readonly scenario: readonly [number, number];
}
export type Cards = Game<CardMode>;
export const cards: Cards = {
  id: 'toy/cards',
  edition: 1,
  setup: (hands) => ok({ cards: hands, said: null }),
  node: ({ said }) =>
    said === null
      ? { kind: 'choice', seat: 0, options: ['moi', 'autre'], cites: ['c'] }
      : { kind: 'end', result: said, cites: ['c'] },
  apply: (state, said) => ({ state: { ...state, said }, events: [{ said, cites: ['c'] }] }),
  refuse: ({ said }) => (said === null ? undefined : { code: 'dit', cites: ['c'] }),
  key: ({ cards: [a, b], said }) => `${a}${b}${said}`,
  veil: {
    state: (state, seat) => ({ ...state, cards: [seat === 0 ? state.cards[0] : 0, seat === 1 ? state.cards[1] : 0] }),
    event: (event) => event,
  },
  invariants: [],
};
