// BattleFight, for the suites that know no game.
import { EXAMPLES } from '../../../src/engine/battlefight/examples.ts';
import { match, matchText } from '../../../src/engine/battlefight/match/index.ts';
import { partie, partieText } from '../../../src/engine/battlefight/partie/index.ts';
import { RULES } from '../../../src/engine/battlefight/rules.ts';
import { RULINGS } from '../../../src/engine/battlefight/rulings.ts';
import { SILENT } from '../../../src/engine/battlefight/silent.ts';
import {
  BAD_MATCHES,
  BAD_PARTIES,
  MATCHES,
  PARTIE_STRANGERS,
  PARTIES,
} from '../../../src/engine/battlefight/subjects.fixture.ts';
import { duel } from '../../../src/engine/battlefight/scenarios.ts';
import { LINKS } from '../../../src/engine/scenario/battlefight.ts';
import { type GameSubject, mode } from '../subject.ts';
import { formationSubject } from './formation.ts';
import { partieFuzz } from './fuzz.ts';
import * as golden from './golden.ts';
import * as links from './links.ts';
import own from './questions.json' with { type: 'json' };

/** All that J1 may play is « Rhétorique de base », for which there is nothing to pay with. */
const HUSHED = duel(
  {},
  {},
  {
    name: 'Réduit au silence',
    cards: [
      {
        id: 'silence',
        title: 'Silence',
        type: 'rhetorique',
        steps: [
          ...(['attaque', 'defense', 'deplacement', 'concentration'] as const).map(
            (t) => ({ modifier: 'adversaire', keyword: 's-empecher', t }) as const,
          ),
          { modifier: null, keyword: 'stable', n: 1 },
        ],
      },
    ],
    active: [{ card: 'silence', owner: 1, target: 0, next: 5 }],
  },
);

export const SUBJECT: GameSubject = {
  jeu: 'battlefight',
  modes: {
    partie: mode({
      ...LINKS.partie,
      game: partie,
      text: partieText,
      scenarios: [...PARTIES, HUSHED],
      seeds: 1,
      strangers: [...PARTIE_STRANGERS, { type: 'destabilise', active: '1:silence' }],
      illegal: BAD_PARTIES.map(([, scenario]) => scenario),
      golden: golden.PARTIES,
      links: links.PARTIES,
      fuzz: partieFuzz,
      engine: { most: 12, machine: { file: 'machine.ts', whole: 24 } },
    }),
    match: mode({
      ...LINKS.match,
      game: match,
      text: matchText,
      scenarios: MATCHES,
      seeds: 1,
      strangers: PARTIE_STRANGERS,
      illegal: BAD_MATCHES,
      golden: golden.MATCHES,
      links: links.MATCHES,
      engine: { most: 12, within: ['partie'] },
    }),
    formation: formationSubject,
  },
  rules: RULES,
  rulings: RULINGS,
  examples: EXAMPLES,
  silent: SILENT,
  holds: { chapters: 17, examples: 12, stepped: 48.7 }, // what a demonstration says of its rule leads its caption; what exercises draw shares the plates, the ring and the cards, which stand in files of their own; techniques that wait tell whose they are; a card and a plate that the workshop takes by themselves stand in files of their own; what style sheets ask of a board is said by it; titles that have come already are there at once
  search: {
    table: own.table,
    three: 20,
    bare: 18,
    heldOut: 69,
    own: { 'avant réglages': own['avant-reglages'], 'après réglages': own['apres-reglages'] },
  },
};
