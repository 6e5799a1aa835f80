// How fast the engines of Fields of Eternia are.
import { combatEpique } from '../../../src/engine/fields-of-eternia/combat-epique/index.ts';
import { contreesSauvages } from '../../../src/engine/fields-of-eternia/contrees-sauvages/index.ts';
import { wildOdds } from '../../../src/engine/fields-of-eternia/contrees-sauvages/odds.ts';
import { desDePouvoir } from '../../../src/engine/fields-of-eternia/des-de-pouvoir/index.ts';
import { partie } from '../../../src/engine/fields-of-eternia/partie/index.ts';
import { standard } from '../../../src/engine/fields-of-eternia/partie/games.fixture.ts';
import { number, randomPlay, row, started, time } from '../../bench/measures.ts';
import { COMBATS, WILDS } from './links.ts';

const duel = COMBATS.forty[0];
if (duel !== undefined) {
  randomPlay('combat-epique: Teela and Evil-Lyn', combatEpique, duel);
  randomPlay('des-de-pouvoir: the same', desDePouvoir, duel);
}
randomPlay('partie: a whole game', partie, standard({ first: 0 }));
for (const body of [7, 10]) {
  const [, first] = WILDS.short[0] ?? [];
  if (first === undefined) continue;
  const state = started(contreesSauvages, { ...first, hero: { ...first.hero, body } });
  row(
    `wild odds, body ${body}`,
    `${number(time(() => wildOdds(state, 'vaincre'))[1])} ms`,
    'exact, best rerolls and assignment',
  );
}
