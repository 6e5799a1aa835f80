// The games that the suites run on: one entry a game, as each is written. A game shown on the site without its entry here fails tests/games/games.test.ts.
import { PRETS } from '../../src/site/games.ts';
import { battleBeyondSpace } from './battle-beyond-space/index.ts';
import { battlefight } from './battlefight/index.ts';
import { battleworld } from './battleworld/index.ts';
import { fieldsOfEternia } from './fields-of-eternia/index.ts';
import type { GameSubject } from './subject.ts';
import { versus } from './versus/index.ts';

export const GAMES: readonly GameSubject[] = [battleworld, battleBeyondSpace, battlefight, fieldsOfEternia, versus];
/** Those that the built site shows. */
export const SHOWN: readonly GameSubject[] = GAMES.filter(({ jeu }) => PRETS.some(({ slug }) => slug === jeu));
