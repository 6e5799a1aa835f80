// The name of who is asked stands once beside a question: these forms, then the questions of every mode in games played at random.
import { describe, expect, test } from 'vitest';
import { play } from '../../engine/kernel/play.ts';
import { leaning } from '../../engine/kernel/weigh.ts';
import { typeset } from '../../plugins/typography.ts';
import { seedOf } from '../../../tests/day.ts';
import { GAMES } from '../../../tests/games/index.ts';
import { statesOf } from '../../../tests/walk.ts';
import { MODES } from '../every-mode.ts';
import { askedOf } from './question.ts';

const shown = (question: string, name: string): string => {
  const { tag, before, said, after } = askedOf(question, name);
  return `${tag === '' ? '' : `[${tag}] `}${before}${said === '' ? '' : `[${said}]`}${after}`;
};
test.each([
  ['J1 choisit une technique.', 'J1', '[J1] choisit une technique.'],
  ['À J1 de choisir où aller.', 'J1', 'À [J1] de choisir où aller.'],
  ['Partie 1 sur 3. J1 rejoue.', 'J1', 'Partie 1 sur 3. [J1] rejoue.'],
  [typeset('Evil-Lyn a pioché une carte.'), 'Evil-Lyn', '[Evil-\u2060Lyn] a pioché une carte.'],
  ['J12 choisit, puis J1.', 'J1', 'J12 choisit, puis [J1].'],
  ['Prochaine étape : Piocher 1.', 'J1', '[J1] Prochaine étape : Piocher 1.'],
  ['J1 (Terriens), étape 4 : a1 tourne-t-il ?', 'J1 (Terriens)', '[J1 (Terriens)] Étape 4 : a1 tourne-t-il ?'],
  ['Evil Warriors : qui encaisse ?', 'Evil Warriors', '[Evil Warriors] Qui encaisse ?'],
  ['Au héros, étape 1 : faire l’entretien.', 'Le héros', '[Le héros] Étape 1 : faire l’entretien.'],
  ['Au héros de choisir son QG.', 'Le héros', '[Au héros] de choisir son QG.'],
  ['Tour 1. Les Vilains choisissent.', 'Les Vilains', 'Tour 1. [Les Vilains] choisissent.'],
  ['La défense choisit qui défend.', 'La défense', '[La défense] choisit qui défend.'],
  ['Une tuile de l’attaque part.', 'L’attaque', 'Une tuile [de l’attaque] part.'],
])('« %s », asked of %s', (question, name, words) => expect(shown(question, name)).toBe(words));

const STEPS = 200;
const TABLES = GAMES.flatMap(({ jeu, modes }) =>
  Object.entries(modes).map(([name, subject]) => [`${jeu}/${name}`, MODES.get(`${jeu}/${name}`), subject] as const),
);
/** How often a text says a name, its article apart. */
const times = (text: string, name: string): number =>
  text
    .replaceAll('\u2060', '')
    .match(new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name.replace(/^(?:Les? |La |L’)/u, ''))}(?![\\p{L}\\d])`, 'gu'))
    ?.length ?? 0;
const asking = new Set<string>(); // modes that ask somebody something

describe.each(TABLES)('%s', (id, ui, { game, scenarios, weigh }) => {
  test('says once the name of who is asked', { timeout: 60_000 }, () => {
    if (ui === undefined) throw new Error('no table');
    for (const [i, scenario] of scenarios.entries()) {
      const start = game.setup(scenario);
      if (!start.ok) throw new Error(`scenario ${i} is refused`);
      for (const state of statesOf(play(game, start.value, leaning(seedOf('questions') + i, weigh), STEPS).line)) {
        const node = game.node(state);
        if (node.kind !== 'choice') continue;
        asking.add(id);
        const name = typeset(ui.text.seat(node.seat, state));
        const { tag, before, said, after } = askedOf(typeset(ui.text.node(state)), name);
        const text = `${tag} ${before}${said}${after}`;
        expect(times(text, name), `scenario ${i}: « ${text} », asked of ${name}`).toBe(1);
      }
    }
  });
});
test('most modes were met asking', () => expect(asking.size).toBeGreaterThan(TABLES.length / 2));
