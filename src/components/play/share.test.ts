// The links of a moment; where some of it is secret, one more that stops before.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replayLine } from '../../engine/kernel/play.ts';
import { err, ok } from '../../engine/kernel/result.ts';
import { defineCodec } from '../../engine/scenario/codec.ts';
import { defineForm } from '../../engine/scenario/form.ts';
import { titled } from './SentNote.tsx';
import { challengeOf } from '../exercises/challenge.ts';
import { momentKinds } from './share.ts';
import { type ToyAction, type ToyState, toy, toyMode } from './toy.ts';

const codec = defineCodec(
  defineForm<{ readonly first: 0 | 1 }>({
    game: 'jouet/course',
    parse: () => ok({ first: 0 as const }),
    upgrades: [],
  }),
  { dictionaries: [''] },
);
const links = { codec, parseAction: () => err([]) };
const ADD: ToyAction = { type: 'add' };
const START: ToyState = { totals: [0, 0], turn: 0, throwing: false };
const line = (actions: readonly ToyAction[]) => {
  const played = replayLine(toy, START, actions);
  return played.ok ? played.value : played.error.line;
};
const kindsOf = (shareable: ((actions: readonly ToyAction[]) => number) | undefined, actions: readonly ToyAction[]) =>
  momentKinds(
    {
      ...toyMode,
      editable: true,
      links: () => Promise.resolve(shareable === undefined ? links : { ...links, shareable }),
    },
    { first: 0 },
    line(actions),
  );
/** The actions that a link holds. */
const held = (href: string): unknown => {
  const opened = codec.open('p', new URL(href).hash);
  return opened.ok ? (opened.value.data as { readonly a: unknown }).a : opened.error;
};

beforeEach(() => vi.stubGlobal('location', { href: 'https://exemple.org/jouet/jouer/' }));
afterEach(() => vi.unstubAllGlobals());
describe('a moment', () => {
  test.each([undefined, (actions: readonly ToyAction[]) => actions.length])(
    'without a secret: read, play, pass the hand, change',
    async (shareable) =>
      expect((await kindsOf(shareable, [ADD, ADD])).map(({ key }) => key)).toEqual([
        'lire',
        'jouer',
        'main',
        'modifier',
      ]),
  );
  test('who receives the hand is told for whom they play', async () => {
    const pass = (await kindsOf(undefined, [ADD])).find(({ key }) => key === 'main');
    expect(pass?.href).toMatch(/\?main#p=/);
    expect(held(pass?.href ?? '')).toEqual([ADD]);
    expect(pass?.help).toBe(
      `Qui reçoit ce lien joue la suite (${toyMode.text.seat(1, START)}), puis vous répond par un lien.`,
    );
  });
  test('nobody is passed a game that hides anything, nor a throw', async () => {
    const veil = { state: (state: ToyState) => state, event: <E>(event: E) => event };
    const keys = async (actions: readonly ToyAction[], game: typeof toy) =>
      (await momentKinds({ ...toyMode, game, links: () => Promise.resolve(links) }, { first: 0 }, line(actions))).map(
        ({ key }) => key,
      );
    expect(await keys([ADD], toy)).toContain('main');
    expect(await keys([ADD], { ...toy, veil })).not.toContain('main');
    expect(await keys([{ type: 'throw' }], toy)).not.toContain('main');
  });
  test('a file beside each link, that opens the same', async () => {
    const kinds = await kindsOf(() => 1, [ADD, ADD, ADD]);
    const actionsIn = (text: string | undefined): unknown =>
      (JSON.parse(text ?? '{}') as { readonly actions?: unknown[] }).actions?.length;
    expect(kinds.map(({ file }) => actionsIn(file?.text))).toEqual([3, 3, 1, undefined]);
  });
  test('with one: a link more, which stops before and says so', async () => {
    const kinds = await kindsOf(() => 1, [ADD, ADD, ADD]);
    expect(kinds.map(({ key }) => key)).toEqual(['lire', 'jouer', 'ouvert', 'modifier']);
    expect(kinds.map(({ href }) => (href.includes('#p=') ? (held(href) as unknown[]).length : 's'))).toEqual([
      3,
      3,
      1,
      's',
    ]);
    expect(kinds[2]?.href).toMatch(/\?lire#p=/);
    expect(kinds[2]?.help).toBe(
      'La partie s’ouvre après le coup 1, avant le premier choix encore secret : les 2 coups suivants ne sont pas dans le lien. Les autres liens montrent tout.',
    );
  });
  test('a secret from the start, one move cut', async () => {
    const [, , open] = await kindsOf(() => 0, [ADD]);
    expect(held(open?.href ?? '')).toEqual([]);
    expect(open?.help).toMatch(
      /^La partie s’ouvre à son début, avant le premier choix encore secret : le coup suivant n’est pas dans le lien\./,
    );
  });
});
describe('a challenge', () => {
  const challenge = async (actions: readonly ToyAction[], retries?: number, mode: typeof toyMode = toyMode) =>
    (await momentKinds({ ...mode, links: () => Promise.resolve(links) }, { first: 0 }, line(actions), retries)).find(
      ({ key }) => key === 'defier',
    );
  const WON = Array.from({ length: 9 }, () => ADD); // the first to 5, one by one
  test('holds the scenario and none of the moves, and says the tries that the game took', async () => {
    const kind = await challenge(WON, 2);
    const found = challengeOf(new URL(kind?.href ?? '').hash);
    expect(found?.tries).toBe(3);
    expect(found?.address).toBe(`#s=${codec.encode({ first: 0 })}`);
    expect(kind?.help).toContain('a terminé la partie au 3e essai');
  });
  test('of a game under way, says that it is not over', async () => {
    const kind = await challenge([ADD], 2);
    expect(challengeOf(new URL(kind?.href ?? '').hash)?.tries).toBe(0);
    expect(kind?.help).toContain('n’a pas terminé la partie');
  });
  test('is not offered before the first move, of an example, nor where people play and the site follows', async () => {
    expect(await challenge([], 0)).toBeUndefined();
    expect(await challenge(WON)).toBeUndefined();
    expect(await challenge(WON, 0, { ...toyMode, machine: { peopleOnly: true } })).toBeUndefined();
  });
});
test('a title keeps its own quotation marks as inner ones', () => {
  expect(titled('Duel')).toBe('« Duel »');
  expect(titled('Mission « Une ruelle »')).toBe('« Mission “Une ruelle” »');
});
