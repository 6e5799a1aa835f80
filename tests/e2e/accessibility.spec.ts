// axe over what opens on pages, in both themes; over the pages as they open: pages.spec.ts. What only one game has: tests/e2e/<jeu>/.
import { noViolation, type Seen } from './axe.ts';
import { exampleOf, GAMES, type GameOnShow } from './games.ts';
import { ask, begin, expect } from './kit.ts';

noViolation([
  ['a missing page', '404.html'],
  [
    'the list of keys',
    '',
    async (page) => {
      await page.keyboard.press('?');
      await expect(page.locator('dialog#touches')).toBeVisible();
    },
  ],
]);

const statesOf = (game: GameOnShow): readonly Seen[] => {
  const { jeu, rule, other, scenario, workshop, example } = game;
  const states: readonly Seen[] = [
    ['a bad link', `${jeu}/jouer/#p=rien`, (page) => expect(page.locator('[data-lien-refuse]')).toBeVisible()],
    ['the workshop', `${jeu}/atelier/`, (page) => expect(page.locator(workshop.ready)).toBeVisible()],
    [
      'results of a search',
      `recherche/?q=${other}`,
      (page) => expect(page.locator('[data-resultat-page]').first()).toBeVisible(),
    ],
    ['the search dialog', `${jeu}/`, (page) => ask(page, rule.words)],
    [
      'a definition',
      `${jeu}/regles/${rule.chapter}/`,
      async (page) => {
        await page.locator('main .terme').first().hover();
        await expect(page.locator('.definition:popover-open')).toBeVisible();
      },
    ],
    [
      'an example taken over',
      `${exampleOf(game)}#ex.${example.slug}.4`,
      async (page) => {
        await page.locator('[data-pas="4"] [data-commande=main]').click();
        await expect(page.locator('.ask')).toBeVisible();
      },
    ],
    [
      'sharing',
      `${exampleOf(game)}#ex.${example.slug}.4`,
      async (page) => {
        await page.locator('[data-pas="4"] [data-commande=partager]').click();
        await expect(page.locator('dialog.share textarea')).toBeVisible();
      },
    ],
    ['a game under way', `${jeu}/jouer/`, (page) => begin(page, scenario)],
  ];
  return states.map(([what, address, act]): Seen => [`${jeu}, ${what}`, address, act]);
};
for (const game of GAMES) noViolation(statesOf(game));
