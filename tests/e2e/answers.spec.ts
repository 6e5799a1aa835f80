// The first answer to each kind of question, whole in sight at 360 by 640, as a table that opens there shows it: moments of games played at random by the engines.
// Some kinds of question of two ready-made scenarios a game; `SCENE=whole` opens every kind of all of them.
import type { Page } from '@playwright/test';
import { play, seeded, stateAt } from '../../src/engine/kernel/play.ts';
import type { Codec } from '../../src/engine/scenario/codec.ts';
import { encodeMoment } from '../../src/engine/scenario/moment.ts';
import { ofTheDay, seedOf } from '../day.ts';
import type { AnyMode, GameSubject } from '../games/subject.ts';
import { readyIn } from '../ready.ts';
import { GAMES } from './games.ts';
import { coveredWords, cutAnswers, cutPieces, expect, test } from './kit.ts';

const whole = process.env['SCENE'] === 'whole';
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

interface Moment {
  readonly kind: string; // of question: the types of its answers
  readonly asked: string;
  readonly hash: string;
}
/** One moment of each kind of question met in a game played at random, its longest question. */
const momentsOf = (mode: AnyMode, codec: Codec<unknown>, scenario: unknown, seed: number): readonly Moment[] => {
  const { game, text } = mode;
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const { line } = play(game, start.value, seeded(seed), 400);
  const found = new Map<string, { readonly asked: string; readonly at: number }>();
  for (let at = 0; at <= line.moves.length; at += 1) {
    const state = stateAt(line, at);
    const node = game.node(state);
    if (node.kind === 'end' || node.kind === 'chance') continue;
    const types = new Set(node.options.map((action) => (action as { readonly type: string }).type));
    const kind = `${[...types].toSorted().join(' ')} × ${Math.min(node.options.length, 3)}`;
    const asked = text.node(state);
    if (asked.length >= (found.get(kind)?.asked.length ?? 0)) found.set(kind, { asked, at });
  }
  return [...found].map(([kind, { asked, at }]) => ({
    kind,
    asked,
    hash: encodeMoment(game, codec, scenario, { start: line.start, moves: line.moves.slice(0, at) }),
  }));
};
const linksOf = async (jeu: string) =>
  (
    (await import(`../../src/engine/scenario/${jeu}.ts`)) as {
      readonly LINKS: Record<string, { codec: Codec<unknown> }>;
    }
  ).LINKS;
const subjectOf = async (jeu: string) =>
  ((await import(`../games/${jeu}/index.ts`)) as { readonly SUBJECT: GameSubject }).SUBJECT;

/** Opens it and goes on from there, whoever has the device: the machine, chance and motion have done when this returns. False where the game is over by then, or the machine's turn lasts. */
const opened = async (page: Page, address: string): Promise<boolean> => {
  await page.goto('about:blank');
  await page.goto(address);
  const game = page.locator('[data-partie]');
  await game.locator('.sent .btn.go').tap();
  await expect(game.locator('.sent')).toHaveCount(0);
  const asked = await game.evaluate(
    (table) =>
      new Promise<boolean>((done) => {
        const started = performance.now();
        const look = (): void => {
          table.querySelector<HTMLElement>('[data-rideau] button')?.click(); // whoever comes has the device
          const busy = table.querySelector('.busy, [data-rideau]') !== null;
          if (!busy || performance.now() - started > 5_000)
            done(!busy && table.querySelector('.ask[data-tour=end]') === null);
          else setTimeout(look, 60);
        };
        setTimeout(look, 60);
      }),
  );
  await expect(game.locator('.sent')).toHaveCount(0); // it does not come back with whoever has the device
  return asked;
};

for (const { jeu } of GAMES)
  test(`${jeu}: the first answer to each kind of question is whole in sight`, async ({ page }) => {
    test.setTimeout(whole ? 3_600_000 : 120_000);
    const [links, { modes }, ready] = await Promise.all([linksOf(jeu), subjectOf(jeu), readyIn(jeu)]);
    const drawn = whole ? ready : ofTheDay(`answers ${jeu}`, ready, 2);
    const faults: string[] = [];
    let seen = 0;
    for (const { id, name, scenario } of drawn) {
      const [mode, codec] = [modes[name], links[name]?.codec];
      if (mode === undefined || codec === undefined) throw new Error(`${jeu}: no mode « ${name} »`);
      const moments = momentsOf(mode, codec, scenario, seedOf(`answers ${id}`));
      for (const { kind, asked, hash } of whole ? moments : ofTheDay(`kinds ${id}`, moments, 6)) {
        if (!(await opened(page, `${jeu}/jouer/#p=${hash}`))) {
          faults.push(`${id}, ${kind} (${asked}): nobody was asked #p=${hash}`);
          continue;
        }
        seen += 1;
        const game = page.locator('[data-partie]');
        const cut = async (): Promise<readonly string[]> => [
          ...(await cutAnswers(game)),
          ...(await coveredWords(game)),
          ...(await cutPieces(game)),
        ];
        await expect
          .poll(cut, { timeout: 6_000 })
          .toEqual([])
          .catch(() => undefined);
        const left = await cut();
        if (left.length > 0) faults.push(`${id}, ${kind} (${asked}): ${left.join(' | ')} #p=${hash}`);
      }
    }
    expect(faults).toEqual([]);
    expect(seen, 'questions looked at').toBeGreaterThan(0);
  });
