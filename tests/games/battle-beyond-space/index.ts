// Battle Beyond Space, for the suites that know no game.
import { escarmouche, escarmoucheText } from '../../../src/engine/battle-beyond-space/escarmouche/index.ts';
import { EXAMPLES } from '../../../src/engine/battle-beyond-space/examples.ts';
import { partie, partieText } from '../../../src/engine/battle-beyond-space/partie/index.ts';
import { RULES } from '../../../src/engine/battle-beyond-space/rules.ts';
import { RULINGS } from '../../../src/engine/battle-beyond-space/rulings.ts';
import { SILENT } from '../../../src/engine/battle-beyond-space/silent.ts';
import { ILLEGAL, SCENARIOS, STRANGERS } from '../../../src/engine/battle-beyond-space/subjects.fixture.ts';
import { LINKS } from '../../../src/engine/scenario/battle-beyond-space.ts';
import { type AnyExample, type GameSubject, mode } from '../subject.ts';
import { escarmoucheFuzz, partieFuzz } from './fuzz.ts';
import * as golden from './golden.ts';
import * as links from './links.ts';
import own from './questions.json' with { type: 'json' };
import { BAD_SKIRMISHES, PARTIES, SKIRMISHES } from './samples.ts';

export const SUBJECT: GameSubject = {
  jeu: 'battle-beyond-space',
  modes: {
    partie: mode({
      ...LINKS.partie,
      game: partie,
      text: partieText,
      scenarios: [...SCENARIOS, ...PARTIES],
      seeds: 1,
      strangers: STRANGERS,
      illegal: ILLEGAL.map(([, scenario]) => scenario),
      golden: golden.PARTIES,
      links: links.PARTIES,
      fuzz: partieFuzz,
      // twelve powers, two tables of collisions, some eighty refusals with their rules: 12 kB do not hold them
      engine: { most: 21, machine: { file: 'machine.ts', whole: 41 } },
    }),
    escarmouche: mode({
      ...LINKS.escarmouche,
      game: escarmouche,
      text: escarmoucheText,
      scenarios: SKIRMISHES,
      seeds: 2,
      strangers: STRANGERS,
      illegal: BAD_SKIRMISHES,
      golden: golden.ESCARMOUCHES,
      links: links.ESCARMOUCHES,
      fuzz: escarmoucheFuzz,
      engine: { most: 12, within: ['partie'] },
    }),
  },
  rules: RULES,
  rulings: RULINGS,
  examples: EXAMPLES as readonly AnyExample[],
  silent: SILENT,
  holds: { chapters: 21, examples: 33, stepped: 46 }, // ships in flight, with their ways; a frame that keeps clear of what lies over it
  search: {
    table: own.table,
    three: 20,
    bare: 18,
    heldOut: 72,
    own: { 'avant réglages': own['avant-reglages'], 'après réglages': own['apres-reglages'] },
  },
};
