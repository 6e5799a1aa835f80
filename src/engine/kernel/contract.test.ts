import { describe, expect, test } from 'vitest';
import { type Check, contract, type Subject } from './contract.ts';
import { err, known, ok } from './result.ts';
import type { ModeText } from './text.ts';
import {
  type CardMode,
  type Cards,
  cards,
  type CardState,
  type Pig,
  pig,
  PIG_RULES,
  type PigAction,
  type PigMode,
  type PigRule,
  type PigScenario,
  type PigState,
  pigText,
} from './toys.fixture.ts';

type PigSubject = Subject<PigMode>;
const codec = {
  encode: ({ target, faces }: PigScenario) => `${target}.${faces}`,
  decode: (text: string) => {
    const [target = Number.NaN, faces = Number.NaN] = text.split('.').map(Number);
    return ok({ target, faces });
  },
};
const subject: PigSubject = {
  scenarios: [
    { target: 10, faces: 6 },
    { target: 15, faces: 4 },
  ],
  seeds: [1, 2, 3, 4],
  maxSteps: 600,
  rules: PIG_RULES,
  text: pigText,
  codec,
  illegal: [{ target: 0, faces: 6 }],
  strangers: () => [{ type: 'face', face: 9 }],
};
const RULES = { c: { chapter: 'x', title: 'Cartes', source: 'l. 1', runs: 'engine' } } as const;
const swapped = ({ cards: [mine, other], said }: CardState, seat: number | null): readonly CardState[] =>
  [1, 2, 3].map((card) => ({ said, cards: seat === 0 ? [mine, card] : seat === 1 ? [card, other] : [card, card] }));
const cardText: ModeText<CardMode> = {
  event: ({ said }) => `J1 dit que c'est ${said}.`,
  action: (said) => `Dire ${said}`,
  refusal: () => "C'est déjà dit.",
  node: () => 'J1 dit qui a la plus haute carte.',
  result: (result) => `C'est ${result}.`,
  seat: (seat) => `J${seat + 1}`,
};
const cardChecks = (game: Cards, text: Partial<typeof cardText> = {}): readonly Check[] =>
  contract(game, {
    scenarios: [
      [1, 3],
      [2, 1],
    ],
    seeds: [1, 2],
    maxSteps: 3,
    rules: RULES,
    secrets: swapped,
    text: { ...cardText, ...text },
  });

describe('a sound game keeps every promise', () => {
  test.each(contract(pig, subject))('pig $name', ({ run }) => run());
  test.each(cardChecks(cards))('cards $name', ({ run }) => run());
});

const counter = (): (() => number) => {
  let n = 0;
  return () => (n += 1);
};
const withApply = (
  change: (state: PigState, action: PigAction, step: ReturnType<Pig['apply']>) => ReturnType<Pig['apply']>,
): Pig => ({
  ...pig,
  apply: (state, action) => change(state, action, pig.apply(state, action)),
});
const withNode = (change: (node: ReturnType<Pig['node']>, state: PigState) => unknown): Pig => ({
  ...pig,
  node: (state) => change(pig.node(state), state) as ReturnType<Pig['node']>,
});
const cite = (...cites: readonly string[]): { readonly cites: readonly [PigRule] } => ({
  cites: cites as unknown as readonly [PigRule],
});

const faults: readonly (readonly [fault: string, caughtBy: string, game: Pig, subject?: Partial<PigSubject>])[] = [
  [
    'setup refuses a legal scenario',
    'lets legal scenarios in, and no other',
    { ...pig, setup: () => err([{ code: 'non', cites: ['pig.fin'] }]) },
  ],
  [
    'setup accepts an illegal scenario',
    'lets legal scenarios in, and no other',
    pig,
    { illegal: [{ target: 3, faces: 6 }] },
  ],
  [
    'a set-up refusal without sentence',
    'lets legal scenarios in, and no other',
    pig,
    { text: { ...pigText, refusal: () => '' } },
  ],
  [
    'a notice cites an unknown rule',
    'lets legal scenarios in, and no other',
    { ...pig, notices: () => [{ code: 'n', ...cite('pig.x') }] },
  ],
  [
    'a link loses a value',
    'gives back what went into a link',
    pig,
    { codec: { ...codec, decode: () => ok({ target: 10, faces: 6 }) } },
  ],
  [
    'a link that does not open',
    'gives back what went into a link',
    pig,
    { codec: { ...codec, decode: () => err('corrupt') } },
  ],
  [
    'apply throws',
    'plays without an exception',
    withApply((_, action, step) => {
      if (action.type === 'face' && action.face === 3) throw new Error('no');
      return step;
    }),
  ],
  [
    'an aside throws',
    'plays without an exception',
    withApply((_, action, step) => {
      if (action.type === 'resign') throw new Error('no');
      return step;
    }),
  ],
  [
    'the game does not end',
    'ends within the bound',
    withApply((_, action, step) =>
      action.type === 'hold' ? { ...step, state: { ...step.state, scores: [0, 0], phase: 'decide' } } : step,
    ),
  ],
  [
    'nothing is open',
    'has no dead end, and opens each action once',
    withNode((node, { turn }) => (node.kind === 'choice' && turn > 3 ? { ...node, options: [] } : node)),
  ],
  [
    'an action is open twice',
    'has no dead end, and opens each action once',
    withNode((node) => (node.kind === 'choice' ? { ...node, options: [...node.options, { type: 'roll' }] } : node)),
  ],
  [
    'the order changes',
    'keeps the order of open actions',
    (() => {
      const next = counter();
      return withNode((node) =>
        node.kind === 'choice' && next() % 2 === 0 ? { ...node, options: node.options.toReversed() } : node,
      );
    })(),
  ],
  [
    'a weight of one half',
    'weighs chance with positive integers that add up to 1',
    withNode((node) =>
      node.kind === 'chance'
        ? { ...node, outcomes: node.outcomes.map((outcome) => ({ ...outcome, weight: 0.5 })) }
        : node,
    ),
  ],
  [
    'a weight of 0',
    'weighs chance with positive integers that add up to 1',
    withNode((node) =>
      node.kind === 'chance'
        ? { ...node, outcomes: node.outcomes.map((outcome, i) => ({ ...outcome, weight: i })) }
        : node,
    ),
  ],
  [
    'apply writes into the state',
    'leaves a frozen state untouched',
    withApply((state, action, step) => {
      if (action.type === 'hold') (state as { turn: number }).turn = 0;
      return step;
    }),
  ],
  [
    'apply writes into what never changes',
    'leaves a frozen state untouched',
    withApply((state, _, step) => {
      Object.assign(state.fixed, { seen: true });
      return step;
    }),
  ],
  [
    'apply does not repeat itself',
    'repeats itself',
    (() => {
      const next = counter();
      return withApply((_, action, step) =>
        action.type === 'face' && action.face > 1
          ? { ...step, state: { ...step.state, turn: step.state.turn + (next() % 2) } }
          : step,
      );
    })(),
  ],
  [
    'a state holds undefined',
    'survives JSON',
    withApply((_, __, step) => ({ ...step, state: { ...step.state, last: undefined } })),
  ],
  [
    'an event holds NaN',
    'survives JSON',
    withApply((_, __, step) => ({ ...step, events: step.events.map((event) => ({ ...event, odd: Number.NaN })) })),
  ],
  [
    'an invariant breaks',
    'holds its invariants',
    { ...pig, invariants: [{ name: 'short turns', holds: ({ turn }) => turn < 5 }] },
  ],
  [
    'a key that is not canonical',
    'has a canonical key',
    (() => {
      const next = counter();
      return { ...pig, key: (state: PigState) => `${pig.key(state)}${next()}` };
    })(),
  ],
  [
    'a fold forgets the turn',
    'keeps the promise of equal folds',
    { ...pig, fold: ({ scores, seat, phase }) => [...scores, seat, phase].join() },
  ],
  [
    'a fold forgets who won',
    'keeps the promise of equal folds',
    { ...pig, fold: (state) => (state.phase === 'over' ? 'over' : pig.key(state)) },
  ],
  [
    'an open action is refused',
    'refuses nothing that is open',
    {
      ...pig,
      refuse: (state, action) =>
        action.type === 'hold' && state.turn > 4 ? { code: 'x', cites: ['pig.garder'] } : pig.refuse(state, action),
    },
  ],
  [
    'an aside is refused',
    'refuses nothing that is open',
    {
      ...pig,
      refuse: (state, action) =>
        action.type === 'resign' ? { code: 'x', cites: ['pig.fin'] } : pig.refuse(state, action),
    },
  ],
  [
    'a closed action is not refused',
    'refuses everything else',
    {
      ...pig,
      refuse: (state, action) => (action.type === 'hold' && state.turn === 0 ? undefined : pig.refuse(state, action)),
    },
  ],
  [
    'a stranger is not refused',
    'refuses everything else',
    {
      ...pig,
      refuse: (state, action) =>
        action.type === 'face' && state.phase === 'die' ? undefined : pig.refuse(state, action),
    },
  ],
  [
    'the game goes on after its end',
    'refuses everything else',
    {
      ...pig,
      refuse: (state, action) =>
        action.type === 'roll' && state.phase === 'over' ? undefined : pig.refuse(state, action),
    },
  ],
  [
    'an event cites an unknown rule',
    'cites known rules',
    withApply((_, action, step) =>
      action.type === 'hold'
        ? { ...step, events: step.events.map((event) => ({ ...event, ...cite('pig.inconnue') })) }
        : step,
    ),
  ],
  [
    'an event cites nothing',
    'cites known rules',
    withApply((_, __, step) => ({ ...step, events: step.events.map((event) => ({ ...event, ...cite() })) })),
  ],
  ['a node cites an unknown rule', 'cites known rules', withNode((node) => ({ ...node, ...cite('toString') }))],
  [
    'a refusal cites an unknown rule',
    'cites known rules',
    { ...pig, refuse: (state, action) => pig.refuse(state, action) && { code: 'x', ...cite('pig.x') } },
  ],
  [
    'an event without sentence',
    'says everything in sentences',
    pig,
    { text: { ...pigText, event: (event, state) => (event.type === 'held' ? ' ' : pigText.event(event, state)) } },
  ],
  [
    'a sentence with a hole',
    'says everything in sentences',
    pig,
    { text: { ...pigText, action: (action) => `Faire ${action.type === 'roll' ? undefined : 'cela'}` } },
  ],
  [
    'a sentence with an object',
    'says everything in sentences',
    pig,
    { text: { ...pigText, result: () => `Gagné par ${String({})}.` } },
  ],
  [
    'a refusal without sentence',
    'says everything in sentences',
    pig,
    { text: { ...pigText, refusal: ({ code }) => (code === 'rien-a-garder' ? '' : 'Refusé.') } },
  ],
  [
    'a sentence that depends on the moment',
    'says everything in sentences',
    pig,
    { text: { ...pigText, event: (_, { scores }) => `Score : ${scores.join()}.` } },
  ],
  [
    'events that change from one game to the next',
    'comes back from its written replay',
    (() => {
      const next = counter();
      return withApply((_, action, step) => (action.type === 'hold' && next() === 1 ? { ...step, events: [] } : step));
    })(),
  ],
];

const run = (checks: readonly Check[], name: string): (() => void) => {
  const found = checks.find((check) => check.name === name);
  if (found === undefined) throw new Error(`no check named ${name}`);
  return found.run;
};

describe('a broken game is caught', () => {
  test.each(faults.map(([fault, caughtBy, game, change]) => ({ fault, caughtBy, game, change })))(
    '$fault: $caughtBy',
    ({ caughtBy, game, change }) => expect(run(contract(game, { ...subject, ...change }), caughtBy)).toThrow(),
  );
  test('every check has a fault that it catches', () => {
    const caught = new Set([
      ...faults.map(([, caughtBy]) => caughtBy),
      'hides what it must',
      'says everything to whoever looks',
    ]);
    for (const { name } of [...contract(pig, subject), ...cardChecks(cards)]) expect(caught).toContain(name);
  });
  const veil = cards.veil ?? { state: (state: CardState) => state, event: <T>(event: T) => event };
  test.each<readonly [string, NonNullable<Cards['veil']>]>([
    ['shows the other card', { ...veil, state: (state) => state }],
    [
      'hides in two steps',
      { ...veil, state: ({ said, cards: [a, b] }) => ({ said, cards: [Math.max(0, a - 1), Math.max(0, b - 1)] }) },
    ],
    ['hides the choices', { ...veil, state: (state, seat) => ({ ...veil.state(state, seat), said: 'moi' }) }],
  ])('a veil that %s', (_, broken) =>
    expect(run(cardChecks({ ...cards, veil: broken }), 'hides what it must')).toThrow(),
  );
  const NAMES: readonly (string | undefined)[] = [undefined, 'un', 'deux', 'trois']; // a card that is not seen has none
  const nameOf = ({ cards: [mine] }: CardState): string => known(NAMES[mine]);
  test.each<readonly [string, Partial<typeof cardText>]>([
    ['asks for what is hidden', { node: (state) => `J1 a le ${nameOf(state)}.` }],
    ['labels with what is hidden', { action: (said, state) => `Dire ${said} avec le ${nameOf(state)}` }],
    ['tells a result by what is hidden', { result: (_, state) => `J1 avait le ${nameOf(state)}.` }],
    ['names a seat by what is hidden', { seat: (_, state) => `Le ${nameOf(state)}` }],
    ['says nothing of what is hidden', { node: ({ cards: [mine] }) => (mine === 0 ? '' : 'J1 parle.') }],
    ['counts one as many', { node: () => 'J1 perd 1 soldats.' }],
    ['lists with « et » alone', { node: () => 'J1 joue avec Serval et Colossus et Tornade.' }],
    ['says the same twice', { node: () => 'Règle : pas de dépollution pas de dépollution.' }],
    ['tells an event by the moment', { event: (_, { said }) => `Dit : ${said ?? 'rien'}.` }],
  ])('a text that %s', (_, text) => expect(run(cardChecks(cards, text), 'says everything to whoever looks')).toThrow());
  test('the message says who looks', () =>
    expect(run(cardChecks(cards, { node: (state) => nameOf(state) }), 'says everything to whoever looks')).toThrow(
      /seen by an onlooker: the question: known/,
    ));
  test('the message says where', () => {
    const game: Pig = { ...pig, invariants: [{ name: 'short turns', holds: ({ turn }) => turn < 5 }] };
    expect(run(contract(game, subject), 'holds its invariants')).toThrow(
      /^scenario \d, seed \d, step \d+.*broken: short turns$/,
    );
  });
});
