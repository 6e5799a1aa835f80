// axe over what opens on pages, in both themes; over the pages as they open: pages.spec.ts. What only one game has: tests/e2e/<jeu>/.
import { ofTheDay } from '../day.ts';
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

/** What no game draws: the same boxes and words, in its colours. */
const sharedOf = (game: GameOnShow): readonly Seen[] => {
  const { jeu, rule, other, example } = game;
  return [
    ['a bad link', `${jeu}/jouer/#p=rien`, (page) => expect(page.locator('[data-lien-refuse]')).toBeVisible()],
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
      'sharing',
      `${exampleOf(game)}#ex.${example.slug}.4`,
      async (page) => {
        await page.locator('[data-pas="4"] [data-commande=partager]').click();
        await expect(page.locator('dialog.share textarea')).toBeVisible();
      },
    ],
  ];
};
const ownOf = (game: GameOnShow): readonly Seen[] => {
  const { jeu, scenario, workshop, example } = game;
  return [
    ['the workshop', `${jeu}/atelier/`, (page) => expect(page.locator(workshop.ready)).toBeVisible()],
    [
      'an example taken over',
      `${exampleOf(game)}#ex.${example.slug}.4`,
      async (page) => {
        await page.locator('[data-pas="4"] [data-commande=main]').click();
        await expect(page.locator('.ask')).toBeVisible();
      },
    ],
    ['a game under way', `${jeu}/jouer/`, (page) => begin(page, scenario)],
  ];
};
const named = ({ jeu }: GameOnShow, states: readonly Seen[]): readonly Seen[] =>
  states.map(([what, address, act]): Seen => [`${jeu}, ${what}`, address, act]);
/** What is shared is looked at in so many games, others each day (`LONG=1`: all); what a game draws, in each. */
const SHARED_IN = 2;
for (const game of GAMES) noViolation(named(game, ownOf(game)));
for (const game of ofTheDay('axe over what games share', GAMES, SHARED_IN)) noViolation(named(game, sharedOf(game)));
