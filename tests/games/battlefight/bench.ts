// How fast the machine of BattleFight is. A random game is long: hundreds of turns of basic techniques.
import { parseSteps } from '../../../src/engine/battlefight/language/index.ts';
import { formation } from '../../../src/engine/battlefight/formation/index.ts';
import { partie } from '../../../src/engine/battlefight/partie/index.ts';
import { game } from '../../../src/engine/battlefight/scenarios.ts';
import { READY_GAMES } from './ready.ts';
import { number, randomPlay, row, time } from '../../bench/measures.ts';
import { SEALED } from './samples.ts';

for (const { id, scenario } of READY_GAMES) randomPlay(`partie: ${id}`, partie, scenario);
randomPlay('partie: two example decks', partie, game(['cogneur', 'beau-parleur']));
randomPlay('formation: sealed decks', formation, SEALED);

const TEXT = 'Corps à corps ; Blesser 3 ; Se blesser 1 ; L’adversaire a S’empêcher attaque ; Stable 2 ; Destabilliser';
const [, took] = time(() => {
  for (let i = 0; i < 1_000; i += 1) parseSteps(TEXT);
});
row('language: a card of six steps, one of them wrong', `${number(took)} µs`, 'to read, with its fault');
