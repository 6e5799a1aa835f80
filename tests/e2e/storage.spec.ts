// Nothing typed is ever lost: games, drafts, answers and pins, when the device is full, when what it keeps is spoilt, when two tabs write, when the rules have changed.
import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { awake, begin, expect, field, misprints, tabTo, test, unfold } from './kit.ts';
import { published } from './published.ts';

const JEU = 'battleworld';
const resumes = (page: Page): Locator => page.locator('[data-reprendre-partie]');
const game = (page: Page): Locator => page.locator('[data-partie]');
const unkept = (page: Page): Locator => page.locator('[data-non-garde]');
const kept = (page: Page, prefix: string): Promise<readonly string[]> =>
  page.evaluate(
    (start) =>
      Object.entries({ ...localStorage }).flatMap(([key, text]) => (key.startsWith(start) ? [String(text)] : [])),
    prefix,
  );
const lobby = async (page: Page): Promise<void> => {
  await page.goto(`${JEU}/jouer/`);
  await awake(page.locator('.lobby'));
};
/** One move of whatever is open: a die or a choice. */
const move = async (page: Page): Promise<void> => {
  const before = await game(page).getAttribute('data-pas');
  const folded = page.locator('.decide :is(.all-choices, .choice-groups details):not([open]) > summary:visible');
  while (
    (await page.locator('.tray .face, .decide button[data-action]:visible').count()) === 0 &&
    (await folded.count()) > 0
  )
    await folded.first().click();
  await page.locator('.tray .face, .decide button[data-action]:visible').first().click();
  const risk = page.locator('[data-commande=confirmer-coup]'); // what harms oneself is asked again
  if ((await risk.count()) > 0) await risk.click();
  await expect(game(page)).not.toHaveAttribute('data-pas', before ?? '');
};
const desk = async (page: Page, hash = ''): Promise<void> => {
  await page.goto(`${JEU}/atelier/${hash}`);
  await expect(page.locator('.desk[data-pret]')).toBeVisible();
};
const named = async (page: Page, name: string): Promise<void> => (await unfold(page, 'name')).fill(name);
const unfoldPart = async (page: Page, title: string): Promise<unknown> => {
  await page.locator('[data-onglet=scenario]').click();
  return page
    .locator('.desk-form summary', { hasText: title })
    .evaluate((summary) => ((summary.parentElement as HTMLDetailsElement).open = true));
};
const drafts = async (page: Page): Promise<Locator> => {
  await unfoldPart(page, 'Mes brouillons');
  return page.locator('.drafts li');
};
/** From now on, as a device that is full. */
const fill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
const saved = async (page: Page, press: Locator): Promise<{ readonly name: string; readonly text: string }> => {
  const [download]: readonly [Download, void] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
};
/** A game of the table as sites before wrote it: nothing else than what they wrote. */
const oldGame = async (
  page: Page,
  change: (game: { actions: unknown[] } & Record<string, unknown>) => void = () => undefined,
): Promise<string> => {
  await lobby(page);
  await begin(page, 'la-lecon-de-fatalis');
  await move(page);
  await move(page);
  const read = async (): Promise<{ actions: unknown[] } & Record<string, unknown>> =>
    JSON.parse((await kept(page, 'rv.partie'))[0] ?? '{"actions":[]}') as { actions: unknown[] } & Record<
      string,
      unknown
    >;
  await expect.poll(async () => (await read()).actions.length).toBe(2); // each move is written once drawn
  const made = await read();
  for (const later of ['v', 'at', 'name', 'over']) Reflect.deleteProperty(made, later);
  change(made);
  const text = JSON.stringify(made);
  await page.evaluate((written) => {
    localStorage.clear();
    localStorage.setItem('rv.partie.battleworld', written);
  }, text);
  return text;
};

test.describe('games', () => {
  test('three games begun in a row are three entries, the last one first; one is thrown away, and given back', async ({
    page,
  }) => {
    const NAMES = ['la-lecon-de-fatalis', 'vengeurs-contre-fatalis', 'la-lecon-de-fatalis'];
    for (const scenario of NAMES) {
      await lobby(page);
      await begin(page, scenario);
      await move(page);
    }
    await lobby(page);
    const entries = page.locator('[data-partie-gardee]');
    await expect(entries).toHaveCount(3);
    await expect(entries.locator('b')).toHaveText([/leçon de Fatalis/, /Vengeurs contre Fatalis/, /leçon de Fatalis/]);
    for (const entry of await entries.all()) await expect(entry).toContainText(/1\scoup joué · .*20\d\d/);
    expect(await misprints(page)).toEqual([]);
    await tabTo(page, '[aria-label^="Supprimer"]');
    await page.keyboard.press('Enter');
    await expect(entries).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Annuler la suppression' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(entries).toHaveCount(3);
    await page.reload();
    await expect(entries).toHaveCount(3);
    await resumes(page).nth(1).click();
    await expect(game(page)).toContainText('Vengeurs contre Fatalis');
    await expect(game(page)).toHaveAttribute('data-pas', '1');
  });

  test('a corrupt saved game stops nothing: the next one is kept, the text stays and can be saved', async ({
    page,
  }) => {
    await page.goto(`${JEU}/jouer/`);
    await page.evaluate(() => localStorage.setItem('rv.partie.battleworld', '{"mode":"battleworld/par'));
    await lobby(page);
    await begin(page, 'vengeurs-contre-fatalis');
    await move(page);
    await lobby(page);
    await expect(resumes(page)).toHaveCount(1);
    await resumes(page).click();
    await expect(game(page)).toHaveAttribute('data-pas', '1');
    await lobby(page);
    const aside = page.locator('[data-mise-de-cote]');
    await expect(aside).toHaveCount(1);
    expect((await saved(page, aside.getByRole('button', { name: /^Enregistrer/ }))).text).toBe(
      '{"mode":"battleworld/par',
    );
    expect(await misprints(page)).toEqual([]);
  });

  test('an action that the rules no longer know: the longest part opens, the rest is told, and stays', async ({
    page,
  }) => {
    const text = await oldGame(page, ({ actions }) => actions.push({ t: 'of-another-time' }, ...actions.slice(0, 3)));
    await lobby(page);
    await resumes(page).first().click();
    await expect(game(page)).toHaveAttribute('data-pas', '2');
    const told = page.locator('[data-lien-refuse]');
    await expect(told).toContainText(/compte\s5\scoups/);
    await expect(told).toContainText(/coup\s3 ne se rejoue plus/);
    expect((await saved(page, told.getByRole('button', { name: 'Enregistrer dans un fichier' }))).text).toBe(text);
    await move(page);
    await expect.poll(async () => (await kept(page, 'rv.partie')).length).toBe(2);
    expect(await kept(page, 'rv.partie')).toContain(text); // letter for letter
    await lobby(page);
    await expect(resumes(page)).toHaveCount(2);
  });

  test('a game cut short opens as far as it goes, and its text stays', async ({ page }) => {
    await oldGame(page);
    const cut = await page.evaluate(() => {
      const text = localStorage.getItem('rv.partie.battleworld') ?? '';
      const short = text.slice(0, text.indexOf('"cursor"') - 4);
      localStorage.setItem('rv.partie.battleworld', short);
      return short;
    });
    await lobby(page);
    await expect(page.locator('[data-partie-gardee]')).toContainText('abîmé');
    await resumes(page).first().click();
    await expect(page.locator('[data-lien-refuse]')).toContainText('abîmé');
    await expect(game(page)).toHaveAttribute('data-pas', /[12]/);
    await move(page);
    await expect.poll(async () => (await kept(page, 'rv.partie')).length).toBe(2);
    expect(await kept(page, 'rv.partie')).toContain(cut);
  });

  test('a full device: said at the table at once, and a file holds the game; the file opens', async ({ page }) => {
    await lobby(page);
    await begin(page, 'vengeurs-contre-fatalis');
    await move(page);
    await expect.poll(async () => (await kept(page, 'rv.parties')).length).toBe(1);
    await expect(unkept(page)).toHaveCount(0);
    await fill(page);
    await move(page);
    await expect(unkept(page)).toContainText('ne garde pas cette partie');
    expect(await misprints(page)).toEqual([]);
    const file = await saved(page, unkept(page).getByRole('button', { name: 'Enregistrer dans un fichier' }));
    expect(file.name).toMatch(/^battleworld-partie-vengeurs-contre-fatalis-\d{4}-\d\d-\d\d\.json$/);
    await page.reload();
    await awake(page.locator('.lobby'));
    await expect(page.locator('[data-partie-gardee]')).toContainText(/1\scoup joué/); // what shows as kept is kept
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) });
    await expect(game(page)).toHaveAttribute('data-pas', '2');
    await lobby(page);
    await expect(resumes(page)).toHaveCount(2);
  });

  test('a file that is no game is refused in a sentence', async ({ page }) => {
    await lobby(page);
    await page.locator('input[type=file]').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"jeu":"battleworld/partie","version":1,"scenario":{}}'),
    });
    await expect(page.locator('.lobby [role=alert]')).toContainText('est un scénario');
    expect(await misprints(page)).toEqual([]);
  });

  test('two tabs with two games: both are kept, each hears of the other', async ({ page, context }) => {
    await lobby(page);
    await begin(page, 'la-lecon-de-fatalis');
    await move(page);
    const other = await context.newPage();
    await lobby(other);
    await begin(other, 'vengeurs-contre-fatalis');
    await move(other);
    await move(page);
    await move(other);
    const third = await context.newPage();
    await lobby(third);
    await expect(resumes(third)).toHaveCount(2);
    await move(page); // a list that is open follows
    await expect(third.locator('[data-partie-gardee]').first()).toContainText(/3\scoups joués/);
    await expect(third.locator('[data-partie-gardee] b')).toHaveText([/leçon/, /Vengeurs/]);
  });

  test('two tabs with one game: neither writes over the other, and both are told', async ({ page, context }) => {
    await lobby(page);
    await begin(page, 'vengeurs-contre-fatalis');
    await move(page);
    const other = await context.newPage();
    await lobby(other);
    await resumes(other).first().click();
    await expect(game(other)).toHaveAttribute('data-pas', '1');
    await move(page);
    await move(page);
    await expect(other.locator('[data-autre-onglet=ahead]')).toBeVisible();
    await move(other);
    await expect(other.locator('[data-autre-onglet=apart]')).toBeVisible();
    expect(await misprints(other)).toEqual([]);
    await lobby(other);
    await expect(resumes(other)).toHaveCount(2);
    await expect(other.locator('[data-partie-gardee]').filter({ hasText: /3\scoups joués/ })).toHaveCount(1);
    await expect(other.locator('[data-partie-gardee]').filter({ hasText: /2\scoups joués/ })).toHaveCount(1);
  });

  test('a shared moment, opened and reloaded, adds no game until something is played', async ({ page }) => {
    const link = `${JEU}/jouer/${published(JEU, 'v1-combat-e1-moment')}`;
    for (const again of [1, 2]) {
      await page.goto('about:blank');
      await page.goto(link);
      await expect(game(page), `${again}`).toBeVisible();
    }
    await lobby(page);
    await expect(resumes(page)).toHaveCount(0);
  });

  test('what a site of before kept is there: the game under way and the one before', async ({ page }) => {
    const text = await oldGame(page);
    await page.evaluate(
      (avant) =>
        localStorage.setItem('rv.partie.battleworld.avant', avant.replace('La leçon de Fatalis', 'Celle d’avant')),
      text,
    );
    await lobby(page);
    await expect(page.locator('[data-partie-gardee] b')).toHaveText([/leçon de Fatalis/, /Celle d’avant/]);
    await resumes(page).first().click();
    await expect(game(page)).toHaveAttribute('data-pas', '2');
  });
});

test.describe('drafts', () => {
  test('a full device: said in the workshop at once, nothing shows as kept, and a file holds the draft; the file opens', async ({
    page,
  }) => {
    await desk(page);
    await fill(page);
    await named(page, 'Pas gardé');
    await expect(unkept(page)).toContainText('ne garde pas ce brouillon');
    await expect(await drafts(page)).toHaveCount(0);
    expect(await misprints(page)).toEqual([]);
    const file = await saved(page, unkept(page).getByRole('button', { name: 'Enregistrer dans un fichier' }));
    expect(file.name).toBe('battleworld-pas-garde.json');
    await desk(page);
    await unfoldPart(page, 'Fichiers');
    await page
      .locator('input[aria-label="Fichier de scénario"]')
      .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) });
    await expect(await unfold(page, 'name')).toHaveValue('Pas gardé');
  });

  test('two tabs with two drafts: both are kept, and each tab reloads on its own', async ({ page, context }) => {
    await desk(page);
    await named(page, 'Le premier');
    await expect(await drafts(page)).toHaveCount(1);
    const other = await context.newPage();
    await desk(other);
    await drafts(other);
    await other.getByRole('button', { name: 'Dupliquer ce scénario' }).click();
    await named(other, 'Le second');
    await expect(await drafts(other)).toHaveCount(2);
    await expect(await drafts(page)).toHaveCount(2); // heard
    await named(page, 'Le premier, repris');
    await expect((await drafts(other)).filter({ hasText: 'Le premier, repris' })).toHaveCount(1);
    for (const [tab, name] of [
      [page, 'Le premier, repris'],
      [other, 'Le second'],
    ] as const) {
      await tab.reload();
      await expect(tab.locator('.desk[data-pret]')).toBeVisible();
      await expect(await unfold(tab, 'name')).toHaveValue(name);
      await expect(await drafts(tab)).toHaveCount(2);
    }
  });

  test('two tabs with one draft: the one at rest follows, and says so; what was typed in both is kept in two', async ({
    page,
    context,
  }) => {
    await desk(page);
    await named(page, 'Un');
    await expect(await drafts(page)).toHaveCount(1);
    const other = await context.newPage();
    await desk(other);
    await expect(await unfold(other, 'name')).toHaveValue('Un');
    await named(page, 'Un, ici');
    await expect(field(other, 'name')).toHaveValue('Un, ici');
    await expect(other.locator('.said')).toContainText('autre onglet');
    await named(other, 'Un, là');
    await expect(field(page, 'name')).toHaveValue('Un, là');
    await expect(await drafts(page)).toHaveCount(1);
  });

  test('two tabs that write in one draft, one of them hearing nothing: both works are kept, and it is said', async ({
    page,
    context,
  }) => {
    await desk(page);
    await named(page, 'Un');
    await expect(await drafts(page)).toHaveCount(1);
    const deaf = await context.newPage();
    await deaf.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
    await desk(deaf);
    await named(page, 'Écrit ici');
    await expect((await drafts(page)).filter({ hasText: 'Écrit ici' })).toHaveCount(1);
    await named(deaf, 'Écrit là');
    await expect(deaf.locator('.said')).toContainText('second brouillon');
    for (const tab of [page, deaf])
      await expect((await drafts(tab)).filter({ hasText: /Écrit (?:ici|là)/ })).toHaveCount(2);
    expect(await misprints(deaf)).toEqual([]);
  });

  test('a store of another shape or cut short: nothing is erased by the next key', async ({ page }) => {
    await page.goto(`${JEU}/atelier/`);
    const OLD =
      '{"current":"b1","drafts":[{"id":"b1","at":1700000000000,"scenario":{"title":"D’un autre temps"}},{"id":"b0","at":1600000000000,"scen';
    await page.evaluate((text) => localStorage.setItem('rv.atelier.battleworld', text), OLD);
    await desk(page);
    await named(page, 'Le nouveau');
    await expect((await drafts(page)).filter({ hasText: 'Le nouveau' })).toHaveCount(1);
    expect(await kept(page, 'rv.atelier')).toContain(OLD);
    const aside = page.locator('[data-mis-de-cote]');
    await expect(aside).toHaveCount(1);
    expect((await saved(page, aside.getByRole('button', { name: /^Enregistrer/ }))).text).toBe(OLD);
    await aside.getByRole('button', { name: /^Supprimer/ }).click();
    await expect(aside).toHaveCount(0);
    await page.getByRole('button', { name: 'Annuler la suppression' }).click();
    await expect(aside).toHaveCount(1);
    expect(await misprints(page)).toEqual([]);
  });

  test('forty drafts and one more are forty-one; those of a site of before are taken over', async ({ page }) => {
    await desk(page);
    await named(page, 'Modèle');
    await expect(await drafts(page)).toHaveCount(1);
    await page.evaluate(() => {
      const [key, text] = Object.entries({ ...localStorage }).find(([name]) => name.startsWith('rv.atelier.')) ?? [
        '',
        '{}',
      ];
      const read = JSON.parse(String(text)) as {
        scenario?: { name: string };
        drafts?: { scenario: { name: string } }[];
      };
      const scenario = read.scenario ?? read.drafts?.[0]?.scenario;
      localStorage.clear();
      localStorage.setItem(
        'rv.atelier.battleworld',
        JSON.stringify({
          current: 'c39',
          drafts: Array.from({ length: 40 }, (_, i) => ({
            id: `c${39 - i}`,
            at: 1_700_000_000_000 - i,
            scenario: { ...scenario, name: `Numéro ${39 - i}` },
          })),
        }),
      );
      sessionStorage.clear();
      void key;
    });
    await page.goto('about:blank');
    await desk(page);
    await expect(await unfold(page, 'name')).toHaveValue('Numéro 39');
    await expect(await drafts(page)).toHaveCount(40);
    await page.getByRole('button', { name: 'Dupliquer ce scénario' }).click();
    await expect(await drafts(page)).toHaveCount(41);
    await page.reload();
    await expect(page.locator('.desk[data-pret]')).toBeVisible();
    await expect(await drafts(page)).toHaveCount(41);
  });

  test('a shared link reloaded adds no draft; changed, it is a draft of its own', async ({ page }) => {
    const link = published(JEU, 'v1-partie-siege');
    for (const again of [1, 2, 3]) {
      await page.goto('about:blank');
      await desk(page, link);
      await expect(await unfold(page, 'name'), `${again}`).toHaveValue('Le siège des X-Men');
      await expect(await drafts(page)).toHaveCount(1);
    }
    await named(page, 'Mon siège');
    await expect((await drafts(page)).filter({ hasText: 'Mon siège' })).toHaveCount(1);
    await page.goto('about:blank');
    await desk(page, link);
    await expect(await unfold(page, 'name')).toHaveValue('Le siège des X-Men');
    await expect(await drafts(page)).toHaveCount(2);
  });
});

test('exercises on a full device: said at once, the answers go to a file, which gives them back', async ({ page }) => {
  await page.goto(`${JEU}/exercices/`);
  const answer = async (): Promise<void> => {
    await expect(page.locator('.exo-answer button').first()).toBeVisible();
    await fillIn(page);
    await expect(page.locator('[data-score]')).not.toHaveText(/Aucune/);
  };
  await fill(page);
  await answer();
  await expect(unkept(page)).toContainText('ne garde pas vos réponses');
  expect(await misprints(page)).toEqual([]);
  const score = await page.locator('[data-score]').textContent();
  const file = await saved(page, unkept(page).getByRole('button', { name: 'Enregistrer dans un fichier' }));
  await page.reload();
  await expect(page.locator('[data-score]')).toHaveText(/Aucune/);
  await expect(page.locator('.exo-answer button').first()).toBeVisible();
  await page
    .locator('input[aria-label="Fichier de réponses"]')
    .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) });
  await expect(page.locator('[data-score]')).toHaveText(score ?? '');
});
test('exercises in two tabs: the answers of both count', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${JEU}/exercices/`);
    await expect(tab.locator('.exo-answer button').first()).toBeVisible();
  }
  await fillIn(page);
  await expect(page.locator('[data-score]')).toHaveText(/sur\s1$/);
  await fillIn(other);
  await expect(other.locator('[data-score]')).toHaveText(/sur\s2$/);
  await expect(page.locator('[data-score]')).toHaveText(/sur\s2$/);
});
/** Any answer to the question on the page. */
const fillIn = async (page: Page): Promise<void> => {
  const reply = page.locator('.exo .panel');
  const number = reply.locator('input[type=number], input[inputmode=numeric], input[type=text]');
  const choice = reply.locator('input[type=radio], input[type=checkbox]');
  if ((await number.count()) > 0)
    await number
      .first()
      .fill(/de\s([-−]?\d+)/.exec((await reply.locator('#exo-bornes').textContent()) ?? '')?.[1] ?? '1');
  else if ((await choice.count()) > 0) await choice.first().check();
  await reply.locator('form button, [role=group] button').first().click();
};

test('pins on a full device: said beside the rule, which does not look pinned; a file holds the list', async ({
  page,
}) => {
  await page.goto(`${JEU}/regles/combat/#bw.combat.egalite`);
  await fill(page);
  await page.keyboard.press('p');
  await expect(unkept(page)).toContainText('ne garde pas vos règles épinglées');
  await expect(page.locator('[id="bw.combat.egalite"] .epingle')).toHaveAttribute('aria-pressed', 'false');
  const file = await saved(page, unkept(page).getByRole('button', { name: 'Enregistrer dans un fichier' }));
  expect(file.text).toContain('/epingles/#e=bw.combat.egalite');
  expect(await misprints(page)).toEqual([]);
});
