// The exercises of every game that has some: answered by keyboard, judged in words, found again by their address. And « Deviner d'abord » on the examples.
import type { Locator, Page } from '@playwright/test';
import { LONG } from '../day.ts';
import { noViolation, type Seen } from './axe.ts';
import { exampleOf, GAMES } from './games.ts';
import { awake, expect, misprints, PAGES, test } from './kit.ts';

const SHOWN = GAMES.filter(({ jeu }) => PAGES.includes(`${jeu}/exercices/`));
const open = async (page: Page, jeu: string, hash = ''): Promise<Locator> => {
  await page.goto(`${jeu}/exercices/${hash}`);
  const frame = page.locator('[data-exercice]');
  await expect(frame).toHaveAttribute('data-exercice', /\./);
  return frame;
};
const nameOf = async (frame: Locator): Promise<string> => (await frame.getAttribute('data-exercice')) ?? '';
/** Answers somehow, rightly or not: the first thing that can be said. */
const answer = async (frame: Locator): Promise<void> => {
  await expect(frame.locator('.exo-question')).toBeVisible(); // the board may come after the question is known
  const field = frame.getByLabel('Votre réponse', { exact: true });
  if ((await frame.locator('#exo-nombre').count()) > 0) {
    const least = /de\s(−?\d+)\sà/.exec((await frame.locator('#exo-bornes').textContent()) ?? '')?.[1] ?? '0';
    await field.fill(least.replace('−', '-'));
    await field.press('Enter');
  } else if ((await frame.locator('[data-reponse]').count()) > 0)
    await frame.locator('[data-reponse=permis]').press('Enter');
  else await frame.locator('[data-option]').first().press('Enter');
};
/** Once the question has come: until then the page hides it. */
const score = async (page: Page): Promise<string> => {
  await expect(page.locator('[data-score]')).toBeVisible();
  return page.locator('[data-score]').innerText();
};

test('a question is sent with what one made of it, and without its answer', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const frame = await open(page, 'battleworld');
  const asked = await frame.locator('.exo-question').innerText();
  await answer(frame);
  const right = (await frame.locator('[data-verdict]').getAttribute('data-verdict')) === 'juste';
  await frame.locator('[data-commande=defier]').click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(new RegExp(`#x=[a-z0-9-]+\\.\\d+&defi=${right ? 1 : 0}$`));
  const other = await browser.newPage();
  await other.goto((await copied()).split('\n').at(-1) ?? '');
  await expect(other.locator('.exo-question')).toHaveText(asked);
  await expect(other.locator('.exo-note')).toContainText(right ? 'trouvé du premier coup' : 'pas trouvé');
  await expect(other.locator('[data-verdict]')).toHaveCount(0);
  await other.close();
});

test('Battleworld has exercises', () => expect(SHOWN.map(({ jeu }) => jeu)).toContain('battleworld'));

for (const { jeu } of SHOWN) {
  test(`${jeu}: an answer is judged in words, with the rule’s paragraph and its link`, async ({ page }) => {
    const frame = await open(page, jeu);
    const name = await nameOf(frame);
    expect(page.url()).toContain(`#x=${name}`);
    await answer(frame);
    await expect(frame.locator('[data-verdict]')).toHaveText(/^(?:Juste|Ce n’est pas cela)/);
    await expect(frame.locator('[data-verdict]')).toHaveAttribute('role', 'status');
    const rule = frame.locator('[data-regle-citee]').first();
    await expect(rule.locator('p')).toHaveCount(2); // its title, then its text
    expect(((await rule.locator('p').nth(1).textContent()) ?? '').length).toBeGreaterThan(20);
    await expect(rule.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`#${(await rule.getAttribute('data-regle-citee'))?.replaceAll('.', '\\.') ?? ''}$`),
    );
    expect(await misprints(page)).toEqual([]);
    // Enter goes on, and the address follows
    await expect(frame.locator('[data-commande=autre]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frame).not.toHaveAttribute('data-exercice', name);
    expect(page.url()).toContain(`#x=${await nameOf(frame)}`);
    await expect(frame.locator('h2')).toBeFocused();
    await expect(frame.locator('[data-verdict]')).toHaveCount(0);
    expect(await score(page)).toMatch(/sur\s1$/);
  });

  test(`${jeu}: an address opens the same exercise again, each type can be asked alone`, async ({ page }) => {
    const frame = await open(page, jeu);
    const types = await frame
      .getByRole('combobox')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(types.length).toBeGreaterThanOrEqual(9); // all, then eight or more
    const last = types.at(-1) ?? '';
    await frame.getByRole('combobox').selectOption(last);
    await expect(frame).toHaveAttribute('data-exercice', new RegExp(`^${last}\\.\\d+$`));
    for (let i = 0; i < 2; i += 1) {
      const before = await nameOf(frame);
      await frame.locator('[data-commande=autre]').click();
      await expect(frame).not.toHaveAttribute('data-exercice', before);
      expect(await nameOf(frame)).toMatch(new RegExp(`^${last}\\.`));
    }
    const [name, question] = [await nameOf(frame), await frame.locator('.exo-ask').innerText()];
    await page.reload();
    await expect(frame).toHaveAttribute('data-exercice', name);
    expect(await frame.locator('.exo-ask').innerText()).toBe(question);
  });

  test(`${jeu}: an address that leads nowhere says so, and a question comes`, async ({ page }) => {
    for (const hash of ['#x=rien.1', '#x=', `#x=${'9'.repeat(400)}`, '#x=total.99999999999']) {
      const frame = await open(page, jeu, hash);
      await expect(frame.locator('.exo-note')).toHaveText(
        'Cette adresse ne mène à aucun exercice de ce jeu. En voici un nouveau.',
      );
      await expect(frame.locator('.exo-question')).toBeVisible();
      await page.goto('about:blank');
    }
  });

  test(`${jeu}: every type fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const frame = await open(page, jeu);
    const types = await frame
      .getByRole('combobox')
      .locator('option')
      .evaluateAll((options) =>
        options.map((option) => (option as HTMLOptionElement).value).filter((value) => value !== ''),
      );
    for (const type of types) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `x=${type}.5`);
      await expect(frame).toHaveAttribute('data-exercice', `${type}.5`);
      await expect(frame.locator('.exo-question')).toBeVisible();
      const cut = await frame.evaluate(
        (box) =>
          [box, ...box.querySelectorAll('.exo-board')].filter((one) => one.scrollWidth > one.clientWidth + 1).length,
      );
      expect(cut, `${type}: cut`).toBe(0);
      // all that is asked and answered is on the page itself, no fold within it; the place and the bar stay in sight meanwhile
      const folded = await frame.evaluate(
        (box) =>
          [...box.querySelectorAll('.exo-bare, .panel')].filter((one) => one.scrollHeight > one.clientHeight + 1)
            .length,
      );
      expect(folded, `${type}: folded`).toBe(0);
      await frame.locator('.exo-answer > :last-child').scrollIntoViewIfNeeded();
      for (const part of [
        '.exo-answer > :last-child',
        '[data-commande=autre]',
        ...((await frame.locator('.exo-board').count()) > 0 ? ['.exo-board'] : []),
      ])
        await expect(frame.locator(part), `${type}: ${part}`).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), type).toBeLessThanOrEqual(360);
    }
  });
}

test('Battle Beyond Space: answers that are places are on the board by their letters, and a press there answers', async ({
  page,
}) => {
  const frame = await open(page, 'battle-beyond-space', '#x=ou.3');
  await expect(frame.locator('[data-option]').first()).toBeVisible();
  const letters = await frame.locator('[data-option] > b').allTextContents();
  expect(letters).toEqual(letters.map((_, i) => String.fromCharCode(65 + i)));
  expect(letters.length).toBeGreaterThan(1);
  for (const letter of letters)
    await expect(frame.locator(`[data-cell][aria-label*="réponse ${letter}"]`).first()).toBeAttached();
  // a destroyer lies on two cells, each of which another answer may share: both together are one answer’s alone
  const verdict = frame.locator('[data-verdict]');
  for (const cell of await frame.locator('[data-cell][aria-label*="réponse A"]').all())
    if (!(await verdict.isVisible())) await cell.dispatchEvent('click');
  await expect(frame.locator('[data-option][aria-pressed=true] > b')).toHaveText('A');
  await expect(verdict).toBeVisible();
});

test('Battleworld: right and wrong are counted on this device, a mistake may be done again, all may be wiped', async ({
  page,
}) => {
  // whatever the seed says, both answers of a « permis ? » are tried: one is wrong
  const frame = await open(page, 'battleworld', '#x=deplacement.3');
  await frame.locator('[data-reponse=permis]').click();
  const first = await frame.locator('[data-verdict]').getAttribute('data-verdict');
  await open(page, 'battleworld', '#x=deplacement.3');
  await page.reload();
  await expect(frame).toHaveAttribute('data-exercice', 'deplacement.3');
  await frame.locator('[data-reponse=refuse]').click();
  expect(await frame.locator('[data-verdict]').getAttribute('data-verdict')).toBe(first === 'juste' ? 'faux' : 'juste');
  await frame.locator('[data-commande=autre]').click();
  if (first === 'juste') {
    expect(await score(page)).toMatch(/^1\sjuste sur\s2$/);
    await expect(frame.locator('[data-commande=revoir]')).toHaveText(/^À revoir\s: 1$/);
    await frame.locator('[data-commande=revoir]').click();
    await expect(frame).toHaveAttribute('data-exercice', 'deplacement.3');
    await frame.locator('[data-reponse=permis]').click();
  } else expect(await score(page)).toMatch(/^0\sjuste sur\s1$/); // done again: not counted twice
  await frame.locator('[data-commande=autre]').click();
  await expect(frame.locator('[data-commande=revoir]')).toHaveCount(0);
  await page.getByText('Par type de question').click();
  await expect(page.locator('[data-type=deplacement] td').nth(1)).toHaveText(first === 'juste' ? '2' : '1');
  const before = await score(page);
  await page.locator('[data-commande=effacer]').click();
  expect(await score(page)).toBe('Aucune réponse encore');
  await page.locator('[data-commande=retablir]').click();
  expect(await score(page)).toBe(before);
  await page.reload();
  await expect(frame.locator('.exo-question')).toBeVisible();
  expect(await score(page)).toBe(before);
  // what is answered after wiping is counted afresh: nothing comes back over it
  await page.locator('[data-commande=effacer]').click();
  await answer(frame);
  expect(await score(page)).toMatch(/sur\s1$/);
  await expect(page.locator('[data-commande=retablir]')).toHaveCount(0);
  await page.locator('[data-commande=effacer]').click();
  await page.reload();
  await expect(frame.locator('.exo-question')).toBeVisible();
  expect(await score(page)).toBe('Aucune réponse encore');
});

test('Battleworld: a number that cannot be is asked again, without judging it', async ({ page }) => {
  const frame = await open(page, 'battleworld', '#x=total.2');
  for (const wrong of ['', 'douze', '1000', '1.5']) {
    await frame.locator('#exo-nombre').fill(wrong);
    await frame.locator('#exo-nombre').press('Enter');
    await expect(frame.getByRole('alert')).toHaveText('Répondez par un nombre entier de 0 à 99.');
    await expect(frame.locator('[data-verdict]')).toHaveCount(0);
  }
  expect(await score(page)).toBe('Aucune réponse encore');
});

test('Battleworld: without the answers’ index, the rule keeps its title and its link', async ({ page, faults }) => {
  await page.route('**/recherche/battleworld.json', (route) => route.abort());
  const frame = await open(page, 'battleworld', '#x=total.2');
  await answer(frame);
  await expect(frame.locator('[data-regle-citee] a')).toHaveAttribute('href', /\/battleworld\/regles\/.*#bw\./);
  await expect(frame.locator('[data-regle-citee] p')).toHaveCount(1);
  faults.splice(0); // the request that was refused
});

for (const [jeu, asked, mark] of [
  ['fields-of-eternia', '#x=coups-sauvages.5', '.foe-asked'],
  ['fields-of-eternia', '#x=issue-sauvage.5', '.foe-asked'],
  ['battleworld', '#x=total.2', '.bw-asked'],
  ['battleworld', '#x=vainqueur.2', '.bw-asked'],
] as const) {
  test(`${jeu}, ${asked}: what is asked is left out of its board, and marked there`, async ({ page }) => {
    const frame = await open(page, jeu, asked);
    await expect(frame.locator(`.exo-board ${mark}`).first()).toBeVisible();
    await expect(frame.locator('.exo-board :is(.sc-total, .bw-sum, .wild-figure s)')).toHaveCount(0);
    await answer(frame);
    await expect(frame.locator(`.exo-board ${mark}`).first()).toBeVisible(); // nothing moves as the verdict comes
  });
}

test('on paper, the question without its controls', async ({ page }) => {
  const frame = await open(page, 'battleworld', '#x=deplacement.3');
  await page.emulateMedia({ media: 'print' });
  await expect(frame.locator('.exo-question')).toBeVisible();
  await expect(frame.locator('.exo-board')).toBeVisible();
  for (const control of ['.exo .rail', '[data-reponse=permis]', '[data-commande=autre]', '.exo-tally'])
    await expect(page.locator(control).first()).toBeHidden();
});

/** Battleworld has the three ways to answer, with a board and without; of the others, whatever comes. */
const LOOKED_AT: Readonly<Record<string, readonly string[]>> = {
  battleworld: ['#x=total.2', '#x=vainqueur.1', '#x=deplacement.3', '#x=blessures.1', '#x=relance.4'],
};
noViolation(
  SHOWN.flatMap(({ jeu }) =>
    (LOOKED_AT[jeu] ?? ['']).map((hash): Seen => [
      `${jeu}, an exercise answered ${hash}`,
      `${jeu}/exercices/${hash}`,
      async (page) => {
        const frame = page.locator('[data-exercice]');
        await answer(frame);
        await expect(frame.locator('[data-regle-citee] p').nth(1)).toBeVisible();
      },
    ]),
  ),
);

/** Steps guessed at, once two kinds of questions have come (`LONG=1`: the whole example). */
const ENOUGH = 5;
for (const game of GAMES) {
  test(`${game.jeu}: « Deviner d’abord » asks before it tells, and says whether it was so`, async ({ page }) => {
    await page.goto(exampleOf(game));
    const frame = page.locator(`[data-exemple="${game.jeu}.${game.example.slug}"]`);
    await frame.locator('[data-commande=deviner]').click();
    await awake(frame);
    await expect(frame.locator('[data-commande=deviner]')).toHaveAttribute('aria-pressed', 'true');
    const kinds = new Set<string | null>();
    for (let i = 0; i < game.example.steps && (LONG || kinds.size < 2 || i < ENOUGH); i += 1) {
      const before = Number(await frame.getAttribute('data-pas'));
      await frame.locator('[data-commande=suivant]').press('Enter');
      const box = frame.locator('.guess');
      await expect(async () =>
        expect((await box.count()) > 0 || Number(await frame.getAttribute('data-pas')) > before).toBe(true),
      ).toPass();
      if ((await box.count()) === 0) continue; // nothing to ask: it has stepped on
      await expect(frame).toHaveAttribute('data-pas', String(before));
      await expect(box).toBeFocused();
      expect(await box.locator('.btn').count()).toBeGreaterThanOrEqual(2);
      kinds.add(await box.getAttribute('data-question'));
      await box
        .locator('.btn')
        .nth(i % 2)
        .press('Enter');
      await expect(frame).toHaveAttribute('data-pas', String(before + 1));
      await expect(frame.locator('.guessed')).toHaveText(/^(?:Juste|Non|C’est bien|Vous auriez)/);
      await expect(frame.locator('[data-commande=suivant]')).toBeFocused();
    }
    expect(kinds.size).toBeGreaterThanOrEqual(2);
    expect(await misprints(page)).toEqual([]);
  });
}

test('a session of review asks what is due, one after the other, and says how it went', async ({ page }) => {
  const frame = await open(page, 'battleworld');
  const types = await frame
    .getByRole('combobox')
    .locator('option')
    .evaluateAll((options) =>
      options
        .map((option) => (option as HTMLOptionElement).value)
        .filter(Boolean)
        .slice(0, 3),
    );
  await page.evaluate((ids) => {
    const card = { due: 1, last: 1, stability: 1, difficulty: 5, reps: 1, lapses: 0, state: 1, steps: 0, days: 0 };
    const cards = Object.fromEntries(ids.map((id, i) => [id, { ...card, due: i + 1 }]));
    localStorage.setItem('rv.exercices.battleworld', JSON.stringify({ types: {}, rules: [], missed: [], cards }));
  }, types);
  await page.goto('about:blank');
  await page.goto('battleworld/exercices/#revoir');
  await expect(frame.locator('[data-revision]')).toHaveText(/^Révision\s: 0\ssur\s3$/);
  const asked: (string | null)[] = [];
  for (let at = 1; at <= 3; at += 1) {
    asked.push((await frame.getAttribute('data-exercice'))?.split('.')[0] ?? null);
    await answer(frame);
    if (at < 3) {
      await expect(frame.locator('[data-commande=revoir]')).toHaveText('Suite de la révision');
      await frame.locator('[data-commande=revoir]').click();
      await expect(frame.locator('[data-verdict]')).toHaveCount(0);
    }
  }
  expect(asked.toSorted()).toEqual(types.toSorted());
  await expect(frame.locator('[data-revision]')).toHaveText(/^Révision terminée\s: \d\sjustes?\ssur\s3\./);
});
