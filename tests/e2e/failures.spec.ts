// What does not come, on every kind of page: a sentence says so in its place, « Réessayer » brings it, and nothing waits for ever. What throws while it is drawn is said too, and nothing is lost.
import type { Locator, Page, Route } from '@playwright/test';
import { awake, begin, expect, misprints, settle, test, toMachine, unfold } from './kit.ts';

const fault = (page: Page): Locator => page.locator('[data-panne]');
const retry = (page: Page): Promise<void> => fault(page).getByRole('button', { name: 'Réessayer' }).first().click();
const desk = (page: Page): Promise<void> => expect(page.locator('.desk[data-pret]')).toBeVisible();
/** Where the fields are, in a workshop that is its place. */
const fields = async (page: Page): Promise<void> => {
  await desk(page);
  await page.locator('[data-onglet=scenario]').click();
};
/** Opens a part of a workshop, by hand. */
const open = async (page: Page, title: string): Promise<void> => {
  await desk(page);
  await page.locator('details > summary', { hasText: title }).first().click();
};

interface Case {
  readonly name: string;
  readonly at: string; // the page
  readonly missing: string; // the file that does not come
  readonly ask?: (page: Page) => Promise<unknown>; // what the reader does to want it
  readonly says: RegExp;
  readonly then: (page: Page) => Promise<void>; // once it has come
}
const shows = (selector: string) => (page: Page) => expect(page.locator(selector).first()).toBeVisible();
// by key: what is pressed may move under a mouse while the page still comes
const press = (selector: string) => (page: Page) => page.locator(selector).first().press('Enter');
const EXAMPLE = 'battleworld/exemples/hulk-capitaine-contre-fatalis/';
const TABLE = 'battleworld/jouer/';

const CASES: readonly Case[] = [
  {
    name: 'the table: its island',
    at: TABLE,
    missing: '**/_astro/PlayTable.*',
    says: /^Cette partie de la page n’est pas arrivée/,
    then: async (page) => void (await begin(page)),
  },
  {
    name: 'the table: the game chosen',
    at: TABLE,
    missing: '**/_astro/mode-*',
    ask: async (page) => {
      await awake(page.locator('.lobby'));
      await page.locator('[data-scenario]').first().click();
    },
    says: /^La table n’est pas arrivée/,
    then: shows('[data-partie][data-pas="0"]'),
  },
  {
    name: 'the table: its links',
    at: TABLE,
    missing: '**/_astro/battleworld.*.js',
    ask: async (page) => {
      await awake(page.locator('.lobby'));
      await page.locator('[data-scenario]').first().click();
    },
    says: /^La partie ne s’est pas ouverte/,
    then: shows('[data-partie][data-pas="0"]'),
  },
  {
    name: 'the table: sharing',
    at: TABLE,
    missing: '**/_astro/ShareDialog.*',
    ask: async (page) => {
      await begin(page);
      await page.locator('[data-commande=partager]').click();
    },
    says: /^Le partage n’est pas arrivé/,
    then: shows('dialog.share[open]'),
  },
  {
    name: 'an example: its island',
    at: EXAMPLE,
    missing: '**/_astro/Example.*',
    ask: press('[data-commande=suivant]'),
    says: /^Cette partie de la page n’est pas arrivée/,
    then: shows('[data-pas="1"]'),
  },
  {
    name: 'an example: its board',
    at: EXAMPLE,
    missing: '**/_astro/reading-combat.*',
    ask: press('[data-commande=suivant]'),
    says: /^Les positions de cet exemple ne sont pas arrivées/,
    then: shows('[data-pas="1"]'),
  },
  {
    name: 'an example: its states',
    at: EXAMPLE,
    missing: '**/exemples/*.json',
    ask: press('[data-commande=suivant]'),
    says: /^Les positions de cet exemple ne sont pas arrivées/,
    then: (page) => expect(fault(page)).toHaveCount(0),
  },
  {
    name: 'an example: what plays',
    at: EXAMPLE,
    missing: '**/_astro/mode-combat.*',
    ask: press('[data-commande=main]'),
    says: /^De quoi jouer n’est pas arrivé/,
    then: shows('.decide .ask'),
  },
  {
    name: 'an example: what asks',
    at: EXAMPLE,
    missing: '**/_astro/extras.*',
    ask: async (page) => {
      await page.locator('[data-commande=suivant]').click();
      await page.locator('[data-commande=deviner]').click();
    },
    says: /^Les questions et les chances ne sont pas arrivées/,
    then: async (page) => {
      await expect(async () => {
        await page.locator('[data-commande=suivant]').click(); // some steps ask nothing
        await expect(page.locator('.guess')).toBeVisible({ timeout: 5000 });
      }).toPass();
    },
  },
  {
    name: 'exercises: the engine',
    at: 'battleworld/exercices/',
    missing: '**/_astro/exercises.*',
    says: /^Les exercices ne sont pas arrivés/,
    then: shows('.exo-question'),
  },
  {
    name: 'exercises: the board',
    at: 'battleworld/exercices/#x=deplacement.3',
    missing: '**/_astro/mode-*',
    says: /^Le plateau n’est pas arrivé/,
    then: (page) => expect(fault(page)).toHaveCount(0),
  },
  {
    name: 'a workshop: its island',
    at: 'battlefight/atelier/',
    missing: '**/_astro/Editor.*',
    says: /^Cette partie de la page n’est pas arrivée/,
    then: shows('.desk[data-pret]'),
  },
  {
    name: 'a workshop: ready-made scenarios',
    at: 'versus/atelier/',
    missing: '**/_astro/ready.*',
    ask: async (page) => {
      await fields(page);
      await open(page, 'Partir d’un scénario prêt');
    },
    says: /^Les scénarios prêts ne sont pas arrivés/,
    then: (page) => expect(fault(page)).toHaveCount(0),
  },
  {
    name: 'a workshop: its later fields',
    at: 'versus/atelier/',
    missing: '**/_astro/late-parts.*',
    ask: fields,
    says: /^La suite de l’atelier n’est pas arrivée/,
    then: (page) => expect(fault(page)).toHaveCount(0),
  },
  {
    name: 'a workshop: another kind of scenario',
    at: 'fields-of-eternia/atelier/',
    missing: '**/_astro/kit-solo.*',
    ask: async (page) => {
      await desk(page);
      await (await unfold(page, 'mode')).selectOption('solo');
    },
    says: /^Ce genre de scénario n’est pas arrivé/,
    then: async (page) => expect(await unfold(page, 'mode')).toHaveValue('solo'),
  },
  {
    name: 'a workshop: sharing',
    at: 'battlefight/atelier/',
    missing: '**/_astro/ShareDialog.*',
    ask: async (page) => {
      await fields(page);
      await page.getByRole('button', { name: 'Partager par lien ou QR code' }).click();
    },
    says: /^Le partage n’est pas arrivé/,
    then: shows('dialog.share[open]'),
  },
  {
    name: 'a rule in action: the list',
    at: 'battleworld/action/#bw.combat.egalite',
    missing: '**/action.json',
    says: /^La démonstration n’est pas arrivée/,
    then: shows('[data-demonstration], .demo-ailleurs'),
  },
  {
    name: 'a rule in action: the scene',
    at: 'battlefight/action/#bf.cartes.definition',
    missing: '**/_astro/DemoScene.*',
    says: /^La démonstration n’est pas arrivée/,
    then: shows('[data-demonstration]'),
  },
  {
    name: 'a live card',
    at: 'battlefight/regles/combat/',
    missing: '**/_astro/LiveBench.*',
    ask: press('[data-carte-vive] [data-commande=executer]'),
    says: /^De quoi manier la carte n’est pas arrivé/,
    then: shows('[data-carte-vive] .decide'),
  },
  {
    name: 'rulings',
    at: 'battleworld/arbitrages/',
    missing: '**/_astro/BilanOptions.*',
    says: /^Cette partie de la page n’est pas arrivée/,
    then: (page) => expect(fault(page)).toHaveCount(0),
  },
  {
    name: 'the planner',
    at: 'versus/disques/',
    missing: '**/_astro/Planner.*',
    says: /^Cette partie de la page n’est pas arrivée/,
    then: shows('[data-planificateur][data-pret]'),
  },
  {
    name: 'pinned rules',
    at: 'epingles/#e=bw.combat.egalite',
    missing: '**/recherche/battleworld.json',
    says: /^Des paragraphes ne sont pas arrivés/,
    then: (page) => expect(fault(page)).toHaveCount(0),
  },
];

for (const { name, at, missing, ask, says, then } of CASES)
  test(`${name}: said when it does not come, and had again`, async ({ page, faults }) => {
    let asked = 0;
    const refuse = (route: Route): Promise<void> => {
      asked += 1;
      return missing.endsWith('.json') ? route.fulfill({ status: 500, body: 'no' }) : route.abort();
    };
    if (name === 'pinned rules')
      await page.addInitScript(() =>
        localStorage.setItem('rv.epingles', JSON.stringify({ ids: ['bw.combat.egalite'] })),
      );
    await page.route(missing, refuse);
    await page.goto(at);
    await ask?.(page);
    await expect(fault(page).first()).toHaveText(says);
    expect(asked, 'asked for').toBeGreaterThan(0);
    await expect(page.getByText(/arriv(?:e|ent)…|Ouverture…/)).toHaveCount(0); // nothing else waits
    expect(await misprints(page)).toEqual([]);
    await page.unroute(missing, refuse);
    await retry(page);
    await then(page);
    await expect(fault(page)).toHaveCount(0);
    faults.splice(0); // what failed is logged, as it should
  });

test('what never answers is said after a while, and shown if it comes in the end', async ({ page }) => {
  await page.clock.install();
  const held: Route[] = [];
  let answers = false;
  await page.route('**/_astro/mode-*', async (route) => {
    if (answers) await route.continue();
    else held.push(route);
  });
  await page.goto(TABLE);
  await awake(page.locator('.lobby'));
  await page.locator('[data-scenario]').first().click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(fault(page)).toHaveCount(0);
  await page.clock.fastForward(20_500);
  await expect(fault(page)).toHaveText(/^La table n’est pas arrivée/);
  answers = true;
  for (const route of held) await route.continue();
  await expect(page.locator('[data-partie]')).toHaveAttribute('data-pas', '0');
  await expect(fault(page)).toHaveCount(0);
});

test.describe('a worker', () => {
  const worker = '**/_astro/odds.worker*';
  /** A combat whose choices are worth asking about. */
  const combat = async (page: Page): Promise<void> => {
    await page.goto(EXAMPLE);
    await page.locator('[data-commande=suivant]').click();
    await awake(page.locator('[data-exemple]'));
    const chances = page.locator('details.chances');
    await expect(page.locator('[data-exemple]')).toHaveAttribute('data-pas', '1');
    for (let step = 2; step < 10 && !(await chances.isVisible()); step += 1) {
      await page.locator('[data-commande=suivant]').click();
      await expect(page.locator('[data-exemple]')).toHaveAttribute('data-pas', String(step));
      await page.waitForTimeout(300); // the odds of a step are offered once its board is drawn
    }
    await chances.locator('summary').click();
  };
  test('that throws: said, and asked again', async ({ page, faults }) => {
    await page.route(worker, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
    );
    await combat(page);
    await expect(fault(page)).toHaveText(/^Le calcul s’est arrêté sur une erreur/);
    await expect(page.locator('.odds-wait')).toHaveCount(0);
    await page.unroute(worker);
    await retry(page);
    await expect(page.locator('.odds li').first()).toBeVisible({ timeout: 60_000 }); // a busy machine takes its time
    faults.splice(0);
  });
  test('that never answers: said after the minute that the page tells', async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    await page.route(worker, (route) => {
      asked += 1;
      return route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {};' });
    });
    await combat(page);
    await expect.poll(() => asked).toBe(1);
    await expect(page.locator('.odds-wait')).toContainText('une minute au plus');
    await page.clock.fastForward(61_000);
    await expect(fault(page)).toHaveText(/^Le calcul n’a pas abouti en une minute/);
    await page.unroute(worker);
    await retry(page);
    await expect(page.locator('.odds li').first()).toBeVisible({ timeout: 60_000 }); // a busy machine takes its time
  });
});

test('the search: an index that does not come, then pages that do not', async ({ page, faults }) => {
  const index = '**/recherche/battleworld.json';
  const pages = '**/pagefind/**';
  await page.route(index, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.route(pages, (route) => route.abort());
  await page.goto('recherche/?q=zzzzqx&jeu=battleworld');
  const said = page.locator('[data-recherche-etat]');
  await expect(said).toHaveText(/^La recherche n’est pas arrivée/);
  await page.unroute(index);
  await retry(page);
  await expect(said).toHaveText(/^Aucune règle\. La recherche dans les pages n’est pas arrivée/);
  await expect(page.locator('[data-aucun-resultat]')).toHaveCount(0); // nobody knows yet
  await page.unroute(pages);
  await retry(page);
  await expect(page.locator('[data-aucun-resultat]')).toBeVisible();
  await expect(fault(page)).toHaveCount(0);
  faults.splice(0);
});

test('a machine that answers at the very moment of an undo: the undo holds, and the game goes on when told to', async ({
  page,
}) => {
  // what waits before it answers is held, and let go by hand
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const wait = globalThis.setTimeout;
    const waits = (ms: number): boolean => (ms >= 100 && ms <= 700) || ms === 6000;
    Object.assign(globalThis, {
      answerNow: () => held.splice(0).forEach((answer) => answer()),
      setTimeout: (what: () => void, ms = 0, ...rest: readonly unknown[]) =>
        waits(ms) ? -held.push(what) : wait(what, ms, ...rest),
    });
  });
  const answers = (): Promise<void> =>
    page.evaluate(() => (globalThis as unknown as { answerNow: () => void }).answerNow());
  await page.goto(TABLE);
  const game = await begin(page, 'la-lecon-de-fatalis');
  await settle(game, async (menu) => {
    const hands = menu.locator('.seats select');
    for (let i = 0; i < (await hands.count()); i += 1) await toMachine(hands.nth(i));
    await menu.locator('[data-reglage=vrais-des]').uncheck();
  });
  const step = async (): Promise<number> => Number(await game.getAttribute('data-pas'));
  const goesOn = (from: number): Promise<void> =>
    expect
      .poll(async () => {
        await answers();
        return step();
      })
      .toBeGreaterThan(from);
  await goesOn(2);
  const busy = page.locator('.decide .busy:not(:has(button))');
  await expect(busy).toBeVisible();
  const before = await step();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-commande=annuler]')?.click();
    (globalThis as unknown as { answerNow: () => void }).answerNow(); // before the page could draw anything
  });
  await expect(page.getByText('En pause après un retour en arrière.')).toBeVisible();
  expect(await step()).toBeLessThan(before);
  await expect(busy).toHaveCount(0);
  const back = await step();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await goesOn(back);
});

test('a table that cannot draw a position says so; the last action can be undone, and nothing is lost', async ({
  page,
  faults,
}) => {
  await page.addInitScript(() => {
    const write = JSON.stringify;
    // every choice is written beside its button: none can be drawn any more
    JSON.stringify = (value: unknown, ...rest: readonly unknown[]) => {
      if (
        (globalThis as { breaks?: boolean }).breaks === true &&
        typeof value === 'object' &&
        value !== null &&
        'type' in value
      )
        throw new Error('broken on purpose');
      return (write as (...all: readonly unknown[]) => string)(value, ...rest);
    };
  });
  const breaks = (on: boolean): Promise<void> =>
    page.evaluate((now) => void ((globalThis as { breaks?: boolean }).breaks = now), on);
  await page.goto(TABLE);
  const game = await begin(page, 'la-lecon-de-fatalis');
  await page.locator('.decide .all-choices > summary').click();
  await page.locator('.decide [data-action*="attackers"]:visible').first().click();
  await expect(game).toHaveAttribute('data-pas', '1');
  await page.locator('[data-commande=lancer]').click();
  await expect(game).toHaveAttribute('data-pas', '2');
  for (let i = 0; i < 6 && (await page.locator('.decide .choices button[data-action]').count()) === 0; i += 1)
    await page.locator('[data-commande=lancer]').click();
  await page.locator('[data-commande=annuler]').click();
  const before = Number(await game.getAttribute('data-pas'));
  await breaks(true);
  await page.locator('[data-commande=retablir]').click();
  await expect(fault(page)).toHaveText(/^La table s’est arrêtée sur une erreur\. Ce qui a été joué est gardé/);
  await expect(game).toHaveAttribute('data-pas', String(before + 1));
  await breaks(false);
  await retry(page);
  await expect(page.locator('.decide .choices button[data-action]').first()).toBeAttached();
  await page.locator('[data-commande=annuler]').click();
  await breaks(true);
  await page.locator('[data-commande=retablir]').click();
  await expect(fault(page)).toBeVisible();
  await breaks(false);
  await fault(page).locator('[data-commande=annuler]').click(); // another position: it is drawn
  await expect(fault(page)).toHaveCount(0);
  await expect(game).toHaveAttribute('data-pas', String(before));
  faults.splice(0);
});
