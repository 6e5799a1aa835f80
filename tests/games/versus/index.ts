// Versus, for the suites that know no game.
import { LINKS } from '../../../src/engine/scenario/versus.ts';
import { EXAMPLES } from '../../../src/engine/versus/examples.ts';
import { mission, missionSpoken, missionText } from '../../../src/engine/versus/mission/index.ts';
import { partie, partieSpoken, partieText } from '../../../src/engine/versus/partie/index.ts';
import { RULES } from '../../../src/engine/versus/rules.ts';
import { RULINGS } from '../../../src/engine/versus/rulings.ts';
import { SILENT } from '../../../src/engine/versus/silent.ts';
import { SCENARIOS, STRANGERS, weigh } from '../../../src/engine/versus/subjects.fixture.ts';
import { type AnyExample, type GameSubject, mode } from '../subject.ts';
import { missionFuzz, partieFuzz } from './fuzz.ts';
import * as golden from './golden.ts';
import * as links from './links.ts';
import own from './questions.json' with { type: 'json' };
import { ALONE, BAD_MISSIONS, BAD_PARTIES, OWN_ALONE, TRACK_STRANGERS, weighTrack } from './samples.ts';

export const SUBJECT: GameSubject = {
  jeu: 'versus',
  modes: {
    partie: mode({
      ...LINKS.partie,
      game: partie,
      text: partieText,
      spoken: partieSpoken,
      scenarios: SCENARIOS,
      seeds: 1,
      weigh,
      strangers: STRANGERS,
      illegal: BAD_PARTIES,
      golden: golden.PARTIES,
      links: links.PARTIES,
      fuzz: partieFuzz,
      // sixty-five powers, each with the instructions of its steps, and eight missions are data that the rules run on: 12 kB do not hold them
      engine: { most: 32, machine: { file: 'machine.ts', whole: 67.5 } },
    }),
    mission: mode({
      ...LINKS.mission,
      game: mission,
      text: missionText,
      spoken: missionSpoken,
      scenarios: [ALONE, OWN_ALONE],
      seeds: 2,
      weigh: weighTrack,
      strangers: TRACK_STRANGERS,
      illegal: BAD_MISSIONS,
      golden: golden.MISSIONS,
      links: links.MISSIONS,
      fuzz: missionFuzz,
      // with the eight missions, what judges a reader's, what is counted said in a sentence, and a piece called as one says it
      engine: { most: 12, machine: { file: 'game.ts', whole: 23.5 } },
    }),
  },
  rules: RULES,
  rulings: RULINGS,
  examples: EXAMPLES as readonly AnyExample[],
  silent: SILENT,
  holds: { chapters: 23, examples: EXAMPLES.length, stepped: 47.4 }, // what a demonstration says of its rule leads its caption; a lit room is pressed through what stands in it; rooms of a plan keep clear of the frame's buttons, troops tell their side; the goals that the workshop takes by themselves stand in a file of their own; what style sheets ask of a board is said by it
  search: {
    table: own.table,
    three: 20,
    bare: 18,
    heldOut: 82,
    own: { 'avant réglages': own['avant-reglages'], 'après réglages': own['apres-reglages'] },
  },
};
