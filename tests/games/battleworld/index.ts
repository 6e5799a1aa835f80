// Battleworld, for the suites that know no game.
import { combat, combatText } from '../../../src/engine/battleworld/combat/index.ts';
import { EXAMPLES } from '../../../src/engine/battleworld/examples.ts';
import { partie, partieText } from '../../../src/engine/battleworld/partie/index.ts';
import { RULES } from '../../../src/engine/battleworld/rules.ts';
import { RULINGS } from '../../../src/engine/battleworld/rulings.ts';
import { SILENT } from '../../../src/engine/battleworld/silent.ts';
import {
  BAD_COMBATS,
  BAD_PARTIES,
  COMBAT_STRANGERS,
  COMBATS,
  PARTIE_STRANGERS,
  PARTIES,
} from '../../../src/engine/battleworld/subjects.fixture.ts';
import { LINKS } from '../../../src/engine/scenario/battleworld.ts';
import { type GameSubject, mode } from '../subject.ts';
import { partieFuzz } from './fuzz.ts';
import * as golden from './golden.ts';
import * as links from './links.ts';
import own from './questions.json' with { type: 'json' };

const scenarioOf = <P>([, scenario]: readonly [code: string, scenario: P]): P => scenario;

export const SUBJECT: GameSubject = {
  jeu: 'battleworld',
  modes: {
    combat: mode({
      ...LINKS.combat,
      game: combat,
      text: combatText,
      scenarios: COMBATS,
      seeds: 3,
      strangers: COMBAT_STRANGERS,
      illegal: BAD_COMBATS.map(scenarioOf),
      golden: golden.COMBATS,
      links: links.COMBATS,
      engine: { most: 13 },
    }),
    partie: mode({
      ...LINKS.partie,
      game: partie,
      text: partieText,
      scenarios: PARTIES,
      seeds: 4,
      strangers: PARTIE_STRANGERS,
      illegal: BAD_PARTIES.map(scenarioOf),
      golden: golden.PARTIES,
      links: links.PARTIES,
      fuzz: partieFuzz,
      engine: { most: 12, within: ['combat'] },
    }),
  },
  rules: RULES,
  rulings: RULINGS,
  examples: EXAMPLES,
  silent: SILENT,
  holds: { chapters: 15, examples: 10, stepped: 45.7 }, // what a demonstration says of its rule leads its caption; names with a hyphen stay on one line
  search: {
    table: own.table,
    three: 20,
    bare: 18,
    heldOut: 74,
    own: { 'avant réglages': own['avant-reglages'], 'après réglages': own['apres-reglages'] },
  },
};
