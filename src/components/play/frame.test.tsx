// The islands of play as they are first drawn, for each pair of eyes; what moves is in the browser tests.
import type { JSX } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { Seat, Weighted } from '../../engine/kernel/game.ts';
import { replayLine } from '../../engine/kernel/play.ts';
import { type Some, some } from '../../engine/kernel/result.ts';
import { Curtain } from './Curtain.tsx';
import { DiceTray } from './DiceTray.tsx';
import { actorsOf, branchEntries, entriesOf } from './entries.ts';
import { eyesOf, lookOf, maySee, type Viewer } from './eyes.ts';
import { decisionAfter, decisionBefore, forcedOf } from './forced.ts';
import { underOptions } from './Lobby.tsx';
import { type LineState, newLine } from './line.ts';
import type { ModeUi } from './mode.ts';
import { NO_ODDS } from './odds.ts';
import { PlayFrame } from './PlayFrame.tsx';
import { saidAt } from './said.ts';
import { parseSaved, seatsOf } from './saved.ts';
import { bestStep, firstSince, isDull, toldSince } from './since.ts';
import { type ToyAction, toyMode } from './toy.ts';
import {
  cards,
  type CardsAction,
  cardsMode,
  type CardsMode,
  type CardsScenario,
  type CardsState,
} from './toy-cards.ts';
import { useLine } from './useLine.ts';
import { type Busy, restFor, whoAnswers } from './useMachine.ts';
import { wordsOf } from './words.ts';

const SCENARIO: CardsScenario = {
  hands: [['Parade', 'Feinte'], ['Bombe', 'Ruse'], ['Fuite']],
  piles: [
    ['Saut', 'Saut', 'Tour', 'Tour', 'Tour', 'Vol', 'Vol'],
    ['Mine', 'Piège'],
    ['Ombre', 'Brume'],
  ],
};
const SECRETS: Readonly<Record<0 | 1 | 2, readonly string[]>> = {
  0: ['Parade', 'Feinte', 'Saut', 'Tour', 'Vol'],
  1: ['Bombe', 'Ruse', 'Mine', 'Piège'],
  2: ['Fuite', 'Ombre', 'Brume'],
};
const draw = (card: string): CardsAction => ({ type: 'draw', card });
const lay = (card: string): CardsAction => ({ type: 'play', card });
const STEP: CardsAction = { type: 'execute' };
/** The turn of J1, then J2 has drawn. */
const TURN: readonly CardsAction[] = [draw('Tour'), lay('Parade'), STEP, STEP, draw('Mine')];

const START = (() => {
  const start = cards.setup(SCENARIO);
  if (!start.ok) throw new Error('refused');
  return start.value;
})();
const FRESH = { start: START, moves: [] };
const lineOf = (actions: readonly CardsAction[]) => {
  const played = replayLine(cards, START, actions);
  if (!played.ok) throw new Error(played.error.why);
  return played.value;
};
const nodeAfter = (actions: readonly CardsAction[]) => {
  const state = lineOf(actions).moves.at(-1)?.step.state ?? START;
  return { state, node: cards.node(state) };
};

interface ShownProps {
  readonly actions: readonly CardsAction[];
  readonly line?: LineState<CardsAction>;
  readonly viewer?: Viewer;
  readonly busy?: Busy;
  readonly curtain?: Seat;
  readonly asideSeats?: readonly Seat[];
  readonly mode?: typeof cardsMode;
}
const Shown = ({ actions, line, curtain, ...rest }: ShownProps): JSX.Element => {
  const play = useLine(cardsMode, FRESH, line ?? newLine(actions));
  return (
    <PlayFrame
      mode={cardsMode}
      scenario={SCENARIO}
      play={play}
      titles={{}}
      odds={NO_ODDS}
      curtain={
        curtain === undefined
          ? undefined
          : {
              seat: curtain,
              view: <Curtain name={`J${curtain + 1}`} words={wordsOf(cardsMode)} onShow={() => undefined} />,
            }
      }
      {...rest}
    />
  );
};
const html = (props: ShownProps): string => render(<Shown {...props} />);
const buttons = (text: string): readonly string[] =>
  [...text.matchAll(/<button[^>]*data-action="[^"]*"[^>]*>([^<]*)</g)].map(([, label = '']) => label);

describe('gestures beside the turn', () => {
  test('are listed by seat, in the words of their actions', () => {
    const text = html({ actions: [draw('Tour')] });
    expect(text).toMatch(/<details class="asides over"><summary>Autres gestes<\/summary>/);
    const groups = [
      ...(text.split('Autres gestes')[1] ?? '').matchAll(/aria-label="(J\d)"|>(Abandonner|Proposer la nulle)</g),
    ].map(([, seat, label]) => seat ?? label);
    // only the seat whose turn it is may offer
    expect(groups).toEqual(['J1', 'Abandonner', 'Proposer la nulle', 'J2', 'Abandonner', 'J3', 'Abandonner']);
  });
  test('stay at hand while another hand is about to answer, and during a draw', () => {
    expect(html({ actions: [], busy: 'chance' })).toContain('Autres gestes');
    expect(html({ actions: [] })).toContain('Autres gestes');
  });
  test('those of the machine are nobody’s', () => {
    const text = html({ actions: [draw('Tour')], asideSeats: [1] });
    expect(text.match(/>Abandonner</g)).toHaveLength(1);
    expect(html({ actions: [draw('Tour')], asideSeats: [] })).not.toContain('Autres gestes');
  });
  test('a mode without any shows no such group', () => {
    const Toy = (): JSX.Element => (
      <PlayFrame
        mode={toyMode}
        scenario={{ first: 0 as const }}
        play={useLine(toyMode, { start: { totals: [0, 0], turn: 0, throwing: false }, moves: [] }, newLine())}
        titles={{}}
        odds={NO_ODDS}
      />
    );
    expect(render(<Toy />)).not.toContain('Autres gestes');
  });
  test('the log says whose gesture it was, also out of turn and at a draw', () => {
    const line = lineOf([
      draw('Tour'),
      { type: 'offer', seat: 0 },
      { type: 'answer', accept: false },
      { type: 'resign', seat: 2 },
    ]);
    expect(actorsOf(cardsMode, line)).toEqual(['chance', '0', '1', '2']);
    expect(actorsOf(cardsMode, lineOf([{ type: 'resign', seat: 1 }]))).toEqual(['1']);
  });
});

describe('forced steps', () => {
  test('the only option, when the mode says that it carries on', () => {
    const running = nodeAfter([draw('Tour'), lay('Parade')]);
    expect(forcedOf(cardsMode, running.node, running.state)).toEqual(STEP);
    const choosing = nodeAfter([draw('Tour')]);
    expect(forcedOf(cardsMode, choosing.node, choosing.state)).toBeUndefined();
    expect(forcedOf({ game: cards }, running.node, running.state)).toBeUndefined();
    // one card left to play is still a decision
    const last = { ...START, hands: [['Parade'], ['Bombe'], ['Fuite']], drawn: true };
    expect(forcedOf(cardsMode, cards.node(last), last)).toBeUndefined();
  });
  test('an undo goes back over them to the last decision, a redo to the next', () => {
    const line = lineOf(TURN); // decisions after 0 (draw), 1 (play), 4 (J2 draws) and 5 actions
    expect([5, 4, 3, 2, 1, 0].map((at) => decisionBefore(cardsMode, line, at))).toEqual([4, 1, 1, 1, 0, 0]);
    expect([0, 1, 2, 3, 4, 5].map((at) => decisionAfter(cardsMode, line, at))).toEqual([1, 4, 4, 4, 5, 5]);
    expect([5, 4, 3].map((at) => decisionBefore({ game: cards }, line, at))).toEqual([4, 3, 2]);
  });
  test('what has happened since somebody decided is told together, led by what matters most, said once', () => {
    const line = lineOf(TURN); // J1 decides after the first; what follows answers by itself, up to the choice of J2
    const chance = ({ kind }: { readonly kind: string }): boolean => kind === 'chance';
    expect([0, 1, 2, 3, 4, 5].map((at) => firstSince(cardsMode, line, at, chance))).toEqual([0, 1, 2, 3, 4, 3]);
    const leads =
      (...kinds: readonly string[]): NonNullable<ModeUi<CardsMode>['lead']> =>
      (events) =>
        Math.max(
          0,
          events.findIndex(({ what }) => what === kinds.find((kind) => events.some((event) => event.what === kind))),
        );
    expect(bestStep(leads('step'), line.moves, 3, 5)).toBe(4); // the last of equals
    expect(bestStep(leads('drawn', 'step'), line.moves, 3, 5)).toBe(5);
    expect(bestStep(leads('resigned'), line.moves, 3, 5)).toBe(5); // none of them: what happened last
    expect(bestStep(undefined, line.moves, 3, 5)).toBe(5);
    const entries = entriesOf(cardsMode, line, actorsOf(cardsMode, line));
    const named = ['J1', 'J2', 'J3'];
    expect(toldSince(entries, 3, 5, 4, named).steps).toEqual([
      { text: 'J1 marque 1.', leads: true },
      { text: 'J2 pioche Mine.', leads: false },
    ]);
    expect(toldSince(entries, 5, 5, 5, named)).toEqual({});
    // whose step it was, where its sentence does not say so: chance is nobody’s
    const nicknamed = ['Ada', 'Bob', 'Cléo'];
    expect(toldSince(entries, 3, 5, 4, nicknamed).steps?.map(({ who }) => who)).toEqual(['Ada', undefined]);
    // a sentence that begins with another seat is about that one
    expect(toldSince(entries, 3, 5, 4, ['Ada', 'J1', 'J2']).steps?.map(({ who }) => who)).toEqual([
      undefined,
      undefined,
    ]);
    // so is one that begins with a piece that acts, whoever's step it was
    expect(toldSince(entries, 3, 5, 4, nicknamed, ['J1']).steps?.map(({ who }) => who)).toEqual([undefined, undefined]);
    const dull = {
      dull: (events: readonly { readonly what: string }[]) => events.some(({ what }) => what === 'drawn'),
    };
    expect([0, 1, 2, 3, 4, 5].map((at) => isDull(dull, line, at))).toEqual([false, true, false, false, false, true]);
    expect(isDull({}, line, 1)).toBe(false);
  });
  test('a step stays the longer the more it tells, as the reader asked, and never for ever', () => {
    const rests = (['quick', 'usual', 'calm'] as const).map((pace) => restFor('machine', 60, pace));
    expect(rests).toEqual([...rests].sort((a, b) => a - b));
    expect(restFor('machine', 80, 'usual')).toBeGreaterThan(restFor('machine', 20, 'usual'));
    expect(restFor('forced', 60, 'usual')).toBeLessThan(restFor('machine', 60, 'usual'));
    expect(restFor('machine', 1000, 'calm')).toBe(restFor('machine', 2000, 'calm'));
  });
  test('wait on one main button, in the words of their action, or are said while they run', () => {
    const waiting = html({ actions: [draw('Tour'), lay('Parade')] });
    expect(waiting).toMatch(/<button[^>]*class="btn go"[^>]*data-commande="continuer"[^>]*>Exécuter l’étape</);
    const running = html({ actions: [draw('Tour'), lay('Parade')], busy: 'forced' });
    expect(running).not.toContain('data-commande="continuer"');
    expect(running).toMatch(/class="busy">Exécuter l’étape…</);
  });
  const at = (
    actions: readonly CardsAction[],
    more: Partial<Parameters<typeof whoAnswers<CardsAction, never>>[0]> = {},
  ) => {
    const { node, state } = nodeAfter(actions);
    return whoAnswers<CardsAction, string>({
      node,
      forced: forcedOf(cardsMode, node, state),
      hands: ['humain', 'machine', 'humain'],
      auto: false,
      stepping: false,
      pause: undefined,
      ...more,
    });
  };
  test('play themselves unless stepped, and not before the reader acts when the game was just opened or undone', () => {
    const running = [draw('Tour'), lay('Parade')];
    expect(at(running)).toEqual({ busy: 'forced', waits: undefined });
    expect(at(running, { stepping: true })).toEqual({ busy: undefined, waits: undefined });
    for (const pause of ['opened', 'undone'] as const)
      expect(at(running, { pause })).toEqual({ busy: undefined, waits: 'forced' });
  });
  test('belong to the table, not to the machine that plays their seat', () => {
    const running = [...TURN, lay('Bombe')];
    expect(at(running, { stepping: true })).toEqual({ busy: undefined, waits: undefined });
    expect(at(TURN)).toEqual({ busy: 'machine', waits: undefined });
    expect(at(TURN, { pause: 'opened' })).toEqual({ busy: 'machine', waits: undefined }); // a game taken up again goes on
    expect(at(TURN, { pause: 'undone' })).toEqual({ busy: undefined, waits: 'machine' });
    expect(at(TURN, { pause: 'broken' })).toEqual({ busy: undefined, waits: 'machine' }); // it could not answer: the table says so, and a person may
  });
  test('chance answers by itself only when told to', () => {
    expect(at([])).toEqual({ busy: undefined, waits: undefined });
    expect(at([], { auto: true })).toEqual({ busy: 'chance', waits: undefined });
    expect(html({ actions: [], busy: 'chance' })).toContain('La carte arrive…');
  });
  test('an offer of a draw is answered by its seat like any choice', () =>
    expect(at([draw('Tour'), { type: 'offer', seat: 0 }])).toEqual({ busy: 'machine', waits: undefined }));
});

describe('seats', () => {
  test('two unless the mode says otherwise; never none, never more than six', () => {
    expect(seatsOf(toyMode, { totals: [0, 0], turn: 0, throwing: false })).toEqual([0, 1]);
    expect(seatsOf(cardsMode, START)).toEqual([0, 1, 2]);
    expect(seatsOf<number>({ seats: (count) => count }, 9)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(seatsOf<number>({ seats: (count) => count }, 0)).toEqual([0]);
  });
  test('a save keeps them in place, and its settings only when they are yes or no', () => {
    const read = (more: object) => parseSaved(JSON.stringify({ mode: 'm', scenario: {}, ...more }));
    expect(read({ seats: ['humain', 'x', 'machine'] })?.seats).toEqual(['humain', 'humain', 'machine']);
    expect(read({ seats: Array.from({ length: 9 }, () => 'machine') })?.seats).toHaveLength(6);
    expect(read({ seats: 'machine' })?.seats).toEqual([]);
    expect(read({ hidden: true, stepping: false })).toMatchObject({ hidden: true, stepping: false });
    expect(read({ hidden: 'oui', stepping: 1 })).not.toHaveProperty('hidden');
    expect(read({ hidden: 'oui', stepping: 1 })).not.toHaveProperty('stepping');
  });
});

describe('who looks', () => {
  const table = {
    hidden: true,
    humans: [0, 1] as readonly Seat[],
    asked: 0 as Seat | undefined,
    shownTo: null as Seat | null,
  };
  test('everyone sees everything unless hands are hidden', () =>
    expect(lookOf({ ...table, hidden: false })).toEqual({ viewer: undefined, curtain: undefined }));
  test('two people: a curtain before each takes over, and the holder looks until then', () => {
    expect(lookOf(table)).toEqual({ viewer: null, curtain: 0 });
    expect(lookOf({ ...table, shownTo: 0 })).toEqual({ viewer: 0, curtain: undefined });
    expect(lookOf({ ...table, shownTo: 0, asked: 1 })).toEqual({ viewer: null, curtain: 1 });
    expect(lookOf({ ...table, shownTo: 0, asked: undefined })).toEqual({ viewer: 0, curtain: undefined }); // a draw, a forced step
    expect(lookOf({ ...table, asked: undefined })).toEqual({ viewer: null, curtain: undefined });
  });
  test('one person against machines: always theirs, never a curtain', () => {
    for (const asked of [0, 1, 2, undefined] as const)
      expect(lookOf({ ...table, humans: [1], asked })).toEqual({ viewer: 1, curtain: undefined });
  });
  test('machines alone are watched from outside; a seat given to the machine looks no more', () => {
    expect(lookOf({ ...table, humans: [] })).toEqual({ viewer: null, curtain: undefined });
    expect(lookOf({ ...table, humans: [1, 2], asked: undefined, shownTo: 0 })).toEqual({
      viewer: null,
      curtain: undefined,
    });
    expect(lookOf({ ...table, humans: [1, 2], asked: 0, shownTo: 1 })).toEqual({ viewer: 1, curtain: undefined });
  });
});

describe('hidden hands', () => {
  const named = (text: string, seats: readonly (0 | 1 | 2)[]): readonly string[] =>
    seats.flatMap((seat) => SECRETS[seat].filter((card) => text.includes(card)));
  /** Every position of two turns, with what all have seen by then. */
  const GAME: readonly CardsAction[] = [...TURN, lay('Bombe'), STEP, STEP, draw('Ombre')];
  const moments = Array.from({ length: GAME.length + 1 }, (_, i) => GAME.slice(0, i));
  test('nothing that is drawn for a seat names a card of another, nor for an onlooker any card', () => {
    for (const actions of moments)
      for (const viewer of [0, 1, 2, null] as const) {
        const others = ([0, 1, 2] as const).filter((seat) => seat !== viewer);
        const laid = actions.flatMap((action) => (action.type === 'play' ? [action.card] : []));
        const text = html({ actions, viewer });
        expect(
          named(text, others).filter((card) => !laid.includes(card)),
          `${actions.length} actions, seen by ${viewer}`,
        ).toEqual([]);
      }
  });
  test('what was undone, and what was replaced, is told to the same eyes', () => {
    const eyes = eyesOf(cardsMode, 0);
    const told = branchEntries(cardsMode, FRESH, { at: 4, actions: TURN }, eyes).flatMap(({ sentences }) =>
      sentences.map(({ text }) => text),
    );
    expect(told).toEqual(['J2 pioche carte cachée.']);
    const branch = { at: 4, actions: TURN };
    expect(branchEntries(cardsMode, FRESH, branch, eyes)[0]).toBe(branchEntries(cardsMode, FRESH, branch, eyes)[0]);
    expect(branchEntries(cardsMode, FRESH, branch, eyesOf(cardsMode, 1))[0]?.sentences[0]?.text).toBe(
      'J2 pioche Mine.',
    );
  });
  test('nor does the log of a game give them away, undone or struck', () => {
    const replaced = { actions: [...TURN.slice(0, 4), draw('Piège')], cursor: 5, struck: [{ at: 4, actions: TURN }] };
    const text = html({ actions: [], line: replaced, viewer: 0 });
    expect(text).toContain('class="struck"');
    expect(named(text, [1, 2])).toEqual([]);
    expect(named(html({ actions: [], line: { actions: TURN, cursor: 1, struck: [] }, viewer: 0 }), [1, 2])).toEqual([]);
  });
  test('what is said aloud is said to the same eyes; forced steps that ran are said with the decision', () => {
    const line = lineOf(TURN);
    const said = (at: number, viewer: Viewer, runs: boolean) =>
      saidAt(cardsMode, line, at, eyesOf(cardsMode, viewer), runs, 'À J2.');
    expect(said(5, 0, true)).toBe('J2 pioche carte cachée. À J2.');
    expect(said(5, 1, true)).toBe('J2 pioche Mine. À J2.');
    expect(said(4, 0, true)).toBe('J1 joue Parade. J1 marque 1. J1 marque 1. À J2.');
    expect(said(4, 0, false)).toBe('J1 marque 1. À J2.');
    expect(said(0, 0, true)).toBe('À J2.');
  });
  test('a step that tells nothing is not told by its label to other eyes', () => {
    const line = lineOf([draw('Tour'), { type: 'offer', seat: 0 }, { type: 'answer', accept: false }]);
    const told = (viewer: Viewer) =>
      entriesOf(cardsMode, line, actorsOf(cardsMode, line), eyesOf(cardsMode, viewer)).map(
        ({ sentences }) => sentences[0]?.text,
      );
    expect(told(undefined)).toEqual(['J1 pioche Tour.', 'Proposer la nulle.', 'Refuser.']);
    expect(told(1)).toEqual(['J1 pioche carte cachée.', 'J1\u00a0: un coup caché.', 'Refuser.']);
  });
  test('the seat that decides has its choices; another has none of them, on the board either', () => {
    expect(buttons(html({ actions: TURN, viewer: 1, asideSeats: [] }))).toEqual([
      'Jouer Bombe',
      'Jouer Ruse',
      'Jouer Mine',
    ]);
    expect(buttons(html({ actions: TURN, viewer: 0, asideSeats: [] }))).toEqual([]);
    expect(html({ actions: TURN, viewer: 1 })).toContain('(3 choix)');
    expect(html({ actions: TURN, viewer: 0 })).toContain('(0 choix)');
  });
  test('a forced step shows to whoever holds the device', () =>
    expect(html({ actions: [...TURN, lay('Bombe')], viewer: 0 })).toContain('data-commande="continuer"'));
  test('one draws blind from a pile that one may not know', () => {
    const J2 = TURN.slice(0, 4);
    expect(maySee(cardsMode, eyesOf(cardsMode, 1), nodeAfter(J2).state, nodeAfter(J2).node)).toBe(true);
    expect(maySee(cardsMode, eyesOf(cardsMode, 0), nodeAfter(J2).state, nodeAfter(J2).node)).toBe(false);
    const blind = html({ actions: J2, viewer: 0, asideSeats: [] });
    expect(blind).toMatch(/data-commande="lancer"[^>]*>Tirer</);
    expect(buttons(blind)).toEqual([]);
  });
  test('a veil that cannot show a node hides it', () => {
    const broken: Pick<ModeUi<CardsMode>, 'game'> = {
      game: { ...cards, node: (state: CardsState) => (state === START ? cards.node(state) : fail()) },
    };
    expect(maySee(broken, eyesOf(broken, 1), START, cards.node(START))).toBe(false);
  });
  test('behind the curtain: no board, no question, no gesture; the log as all may read it', () => {
    const text = html({ actions: TURN, viewer: null, curtain: 1 });
    expect(text).toContain('Passez l’appareil à J2.');
    expect(text).toMatch(/data-commande="montrer"[^>]*>Je suis J2, montrer ma main</);
    for (const absent of ['class="decide"', 'Autres gestes', '(0 choix)', '(3 choix)'])
      expect(text).not.toContain(absent);
    expect(text).toContain('J2 pioche carte cachée.');
    expect(named(text, [1, 2])).toEqual([]);
  });
  test('under the curtain of a scene: the place as nobody sees it, with nothing to press', () => {
    const text = html({ actions: TURN, viewer: null, curtain: 1, mode: { ...cardsMode, stage: () => 'cards' } });
    expect(text).toContain('(0 choix)'); // its board
    expect(text).toMatch(/data-rideau.*\(0 choix\)/s); // the curtain comes first: what follows it is hidden
    for (const absent of ['class="decide"', 'data-action', '(3 choix)']) expect(text).not.toContain(absent);
    expect(named(text, [1, 2])).toEqual([]);
  });
  test('a step told to other eyes in the same words is the same entry; in other words, another', () => {
    const line = lineOf(TURN);
    const told = (viewer: Viewer) => entriesOf(cardsMode, line, actorsOf(cardsMode, line), eyesOf(cardsMode, viewer));
    const [mine, theirs] = [told(0), told(1)];
    expect(mine.map((entry, i) => entry === theirs[i])).toEqual([false, true, true, true, false]);
  });
});

describe('cards drawn', () => {
  const tray = (actions: readonly CardsAction[]): string => {
    const { node, state } = nodeAfter(actions);
    if (node.kind !== 'chance') throw new Error('no chance here');
    return render(<DiceTray mode={cardsMode} state={state} node={node} onPick={() => undefined} />);
  };
  test('each card with its copies among those left, and its exact odds', () => {
    const text = tray([]);
    expect(text).toMatch(/data-commande="lancer"[^>]*>Tirer</);
    expect(text).toMatch(/<details class="draws" open><summary>Saisir le tirage</);
    expect(buttons(text)).toEqual(['Saut · 2\u00a0sur\u00a07', 'Tour · 3\u00a0sur\u00a07', 'Vol · 2\u00a0sur\u00a07']);
    expect(text).toContain('title="3/7 · 42,9\u00a0%"');
  });
  test('many cards wait behind a summary', () => {
    const pile = Array.from({ length: 9 }, (_, i) => `Carte ${i}`);
    const start = { ...START, piles: [pile, [], []] };
    const node = cards.node(start);
    if (node.kind !== 'chance') throw new Error('no chance here');
    const text = render(<DiceTray mode={cardsMode} state={start} node={node} onPick={() => undefined} />);
    expect(text).toContain('<details class="draws"><summary>');
    expect(buttons(text)).toHaveLength(9);
  });
  test('words follow what the game is played with', () => {
    expect(wordsOf(cardsMode).real).toBe('Mes vraies cartes');
    expect(wordsOf(toyMode).real).toBe('Mes vrais dés');
  });
});

describe('a handful of dice', () => {
  const state = { totals: [0, 0], turn: 0, throwing: true } as const;
  const faces = (dice: number): Some<Weighted<ToyAction>> =>
    some(Array.from({ length: dice }, (_, i) => ({ action: { type: 'roll', value: i }, weight: 1 })));
  const mode: typeof toyMode = {
    ...toyMode,
    chance: (action) =>
      action.type === 'roll'
        ? {
            kind: 'pool',
            counts: [
              ['blanc', action.value],
              ['réussite', 8 - action.value],
            ],
            label: `${action.value} blancs`,
          }
        : undefined,
  };
  const tray = (outcomes: number): string =>
    render(
      <DiceTray
        mode={mode}
        state={state}
        node={{ kind: 'chance', outcomes: faces(outcomes), cites: ['t.throw'] }}
        onPick={() => undefined}
      />,
    );
  test('is typed face by face: its many outcomes are not listed', () => {
    const text = tray(9);
    expect(text).toMatch(/data-commande="lancer"[^>]*>Lancer</);
    expect(text.match(/<label>(?:blanc|réussite)<input type="text" inputmode="numeric"/gi)).toHaveLength(2);
    expect(text).toMatch(/Valider\u00a0: 0\ssur\s8/);
    expect(text).not.toContain('class="face"');
  });
  test('few outcomes are buttons', () => {
    expect(tray(4).match(/class="face"/g)).toHaveLength(4);
    expect(tray(4)).not.toContain('<form');
  });
});

test('a ready-made scenario takes the options of the reader, but for those that it sets itself', () => {
  expect(underOptions({ name: 'a' }, {})).toEqual({ name: 'a' });
  expect(underOptions({ name: 'a' }, { options: { x: 1 } })).toEqual({ name: 'a', options: { x: 1 } });
  expect(underOptions({ name: 'a', options: { y: 3 } }, { options: { x: 1, y: 2 } })).toEqual({
    name: 'a',
    options: { x: 1, y: 3 },
  });
});

function fail(): never {
  throw new Error('no such card');
}
