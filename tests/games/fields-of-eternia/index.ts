// Fields of Eternia, for the suites that know no game.
import { combatEpique } from '../../../src/engine/fields-of-eternia/combat-epique/index.ts';
import { combatText } from '../../../src/engine/fields-of-eternia/combat/text.ts';
import { combatDeSoldats, combatDeSoldatsText } from '../../../src/engine/fields-of-eternia/combat-de-soldats/index.ts';
import {
  contreesSauvages,
  contreesSauvagesText,
} from '../../../src/engine/fields-of-eternia/contrees-sauvages/index.ts';
import { desDePouvoir, desDePouvoirText } from '../../../src/engine/fields-of-eternia/des-de-pouvoir/index.ts';
import { escarmouche, escarmoucheText } from '../../../src/engine/fields-of-eternia/escarmouche/index.ts';
import { EXAMPLES } from '../../../src/engine/fields-of-eternia/examples.ts';
import { partie, partieText } from '../../../src/engine/fields-of-eternia/partie/index.ts';
import { RULES } from '../../../src/engine/fields-of-eternia/rules.ts';
import { RULINGS } from '../../../src/engine/fields-of-eternia/rulings.ts';
import { SILENT } from '../../../src/engine/fields-of-eternia/silent.ts';
import { solo, soloText } from '../../../src/engine/fields-of-eternia/solo/index.ts';
import { BAD_COMBATS, COMBATS, STRANGERS } from '../../../src/engine/fields-of-eternia/subjects-combat.fixture.ts';
import {
  BAD_BATAILLES,
  BAD_WILDS,
  BATAILLE_STRANGERS,
  BATAILLES,
  WILD_STRANGERS,
  WILDS,
} from '../../../src/engine/fields-of-eternia/subjects-small.fixture.ts';
import {
  BAD_GAMES,
  BAD_POWERS,
  GAME_STRANGERS,
  GAMES,
  POWER_STRANGERS,
  POWERS,
} from '../../../src/engine/fields-of-eternia/subjects-solo.fixture.ts';
import { LINKS } from '../../../src/engine/scenario/fields-of-eternia.ts';
import { type AnyExample, type GameSubject, mode } from '../subject.ts';
import { combatFuzz, partieFuzz, powerFuzz } from './fuzz.ts';
import * as golden from './golden.ts';
import * as links from './links.ts';
import own from './questions.json' with { type: 'json' };
import {
  BAD_PARTIES,
  BAD_SKIRMISHES,
  PARTIE_STRANGERS,
  PARTIES,
  SKIRMISH_STRANGERS,
  SKIRMISHES,
  TOGETHER,
} from './samples.ts';

const scenarioOf = <P>([, scenario]: readonly [code: string, scenario: P]): P => scenario;
const MACHINE = '../combat/machine.ts'; // of both epic combats, and of those of the solo sheet

export const SUBJECT: GameSubject = {
  jeu: 'fields-of-eternia',
  modes: {
    'combat-epique': mode({
      ...LINKS['combat-epique'],
      game: combatEpique,
      text: combatText,
      scenarios: [...COMBATS, TOGETHER],
      seeds: 2,
      strangers: STRANGERS,
      illegal: BAD_COMBATS.map(scenarioOf),
      golden: golden.COMBATS,
      links: links.COMBATS,
      fuzz: combatFuzz,
      // ten phases in two columns: 12 kB do not hold them; the door, which checks every field of cards and fighters, takes 3.5 more
      engine: { most: 14, machine: { file: MACHINE, whole: 24 } },
    }),
    'des-de-pouvoir': mode({
      ...LINKS['des-de-pouvoir'],
      game: desDePouvoir,
      text: desDePouvoirText,
      scenarios: POWERS,
      seeds: 3,
      strangers: POWER_STRANGERS,
      illegal: BAD_POWERS.map(scenarioOf),
      golden: golden.POWERS,
      links: links.POWERS,
      fuzz: powerFuzz,
      engine: { most: 12, within: ['combat-epique'] },
    }),
    'contrees-sauvages': mode({
      ...LINKS['contrees-sauvages'],
      game: contreesSauvages,
      text: contreesSauvagesText,
      scenarios: WILDS,
      seeds: 6,
      strangers: WILD_STRANGERS,
      illegal: BAD_WILDS.map(scenarioOf),
      golden: golden.WILDS,
      links: links.WILDS,
      // its door checks every field of the cards that all modes share
      engine: { most: 14.5 },
    }),
    'combat-de-soldats': mode({
      ...LINKS['combat-de-soldats'],
      game: combatDeSoldats,
      text: combatDeSoldatsText,
      scenarios: BATAILLES,
      seeds: 3,
      strangers: BATAILLE_STRANGERS,
      illegal: BAD_BATAILLES.map(scenarioOf),
      golden: golden.BATAILLES,
      links: links.BATAILLES,
      engine: { most: 12 },
    }),
    solo: mode({
      ...LINKS.solo,
      game: solo,
      text: soloText,
      scenarios: GAMES,
      seeds: 2,
      strangers: GAME_STRANGERS,
      illegal: BAD_GAMES.map(scenarioOf),
      golden: golden.SOLOS,
      links: links.SOLOS,
      // two games in one: the fights against an enemy hero, and the sheet of a whole game with its score
      engine: { most: 22, within: ['combat-epique'] }, // it says the refusals of a combat, which the rules of one do not carry
    }),
    escarmouche: mode({
      ...LINKS.escarmouche,
      game: escarmouche,
      text: escarmoucheText,
      scenarios: SKIRMISHES,
      seeds: 1,
      strangers: SKIRMISH_STRANGERS,
      illegal: BAD_SKIRMISHES,
      golden: golden.ESCARMOUCHES,
      links: links.ESCARMOUCHES,
      engine: { most: 12, within: ['partie'] },
    }),
    partie: mode({
      ...LINKS.partie,
      game: partie,
      text: partieText,
      scenarios: PARTIES,
      seeds: 1,
      strangers: PARTIE_STRANGERS,
      illegal: BAD_PARTIES,
      golden: golden.PARTIES,
      links: links.PARTIES,
      fuzz: partieFuzz,
      // seven decks of cards, a map, some sixty events and as many refusals in whole sentences, and the cards themselves (5.7 kB)
      engine: { most: 44, within: ['combat-epique', 'des-de-pouvoir', 'contrees-sauvages', 'combat-de-soldats'] },
    }),
  },
  rules: RULES,
  rulings: RULINGS,
  examples: EXAMPLES as readonly AnyExample[],
  silent: SILENT,
  holds: { chapters: 26, examples: 25, stepped: 56 }, // what a demonstration says of its rule leads its caption; odds on the columns; a press that tells a place; names that a small map places where they cover nothing, nor lie under a stall, a quest or soldiers; a map whose lands are drawn from its zones, in short tasks, what stands there after them; the bars of a pile; what spares a step the drawing of what has not changed
  search: {
    table: own.table,
    three: 20,
    bare: 18,
    heldOut: 68,
    own: { 'avant réglages': own['avant-reglages'], 'après réglages': own['apres-reglages'] },
  },
};
