// Every fault of a scenario, and what is legal in it but deserves a word: what a workshop needs, without the game that follows.
import { isBetween } from '../../kernel/faults.ts';
import { known } from '../../kernel/result.ts';
import { bestSpread, isCell, isCorner, spreadOf } from '../board.ts';
import { deckFaults } from '../decks.ts';
import { readOptions } from '../options.ts';
import { type BfRefusal, fault, faultWith } from '../refusals.ts';
import { readCards } from '../techniques.ts';
import type { CardId, Options, Technique } from '../types.ts';
import { isBasic } from './board.ts';
import { deckOf, nameOf } from './people.ts';
import { activeFaults } from './waiting.ts';
import type { BfSetupFault, PartieScenario, PlayerSpec } from './types.ts';

type Faults = readonly BfSetupFault[];
type Cards = Readonly<Record<CardId, Technique>>;
const ZONE_MAX = 100;
const NAME_MAX = 30;
const when = <F>(wrong: boolean, ...faults: readonly F[]): readonly F[] => (wrong ? faults : []);

const STUDY_ZONES = ['hand', 'pile', 'shuffled', 'discard'] as const;
const STUDY_FIELDS = ['life', 'damage', ...STUDY_ZONES, 'out'] as const;

// ── Faults of everybody
const peopleFaults = ({ players, first, kind }: PartieScenario): Faults => {
  const names = players.map(nameOf);
  const inPlay = players.filter(({ out }) => out !== true).length;
  return [
    ...when(
      players.length < 2 || players.length > 6,
      fault('joueurs-nombre', 'players', 'bf.mise-en-place.nombre-joueurs'),
    ),
    ...when(players.length >= 2 && inPlay < 2, fault('deux-en-jeu', 'players', 'bf.fin.victoire')),
    ...when(first === null && kind === 'study', fault('premiere-etude', 'first', 'bf.tour.sens')),
    ...when(
      first !== null && (players[first] === undefined || players[first].out === true),
      fault('premiere-personne', 'first', 'bf.tour.sens'),
    ),
    ...names.flatMap((name, i) => [
      ...when(names.indexOf(name) < i, fault('nom-double', `players.${i}.name`, 'bf.plateau.pion-distinct')),
      ...when(name.length > NAME_MAX, fault('nom-long', `players.${i}.name`, 'bf.plateau.pion-distinct')),
    ]),
  ];
};

// ── Pawns
const sharedFaults = ({ players }: PartieScenario): Faults =>
  players.flatMap(({ cell, out }, i) => {
    if (out === true || cell === undefined) return [];
    const about = `players.${i}.cell`;
    return [
      ...when(!isCell(cell), fault('case-inconnue', about, 'bf.plateau.pion-sur-case', 'bf.plateau.nombre-cases')),
      ...when(
        players.findIndex((other) => other.out !== true && other.cell === cell) < i,
        faultWith('pions-meme-case', about, { case: cell }, 'bf.plateau.pion-unique'),
      ),
    ];
  });
/** A whole game starts from corners as far apart as they can be (A12); nothing told: the default ones. */
const cornerFaults = ({ players }: PartieScenario, options: Options): Faults => {
  const cells = players.map(({ cell }) => cell);
  const untold = cells.every((cell) => cell === undefined);
  if (untold && options.placement === 'defaut') return [];
  const missing = cells.flatMap((cell, i) =>
    when(
      cell === undefined,
      fault('case-manquante', `players.${i}.cell`, 'bf.mise-en-place.un-pion', 'bf.mise-en-place.angles'),
    ),
  );
  const off = cells.flatMap((cell, i) =>
    when(
      cell !== undefined && isCell(cell) && !isCorner(cell),
      faultWith('depart-angle', `players.${i}.cell`, { case: cell ?? '' }, 'bf.mise-en-place.angles'),
    ),
  );
  const told = cells.filter((cell) => cell !== undefined && isCorner(cell)).map((cell) => cell ?? '');
  if (missing.length + off.length > 0 || told.length !== players.length || new Set(told).size < told.length)
    return [...missing, ...off];
  const [spread, best] = [spreadOf(told), bestSpread(told.length)];
  const values = { min: spread.min, min_possible: best.min, somme: spread.sum, somme_possible: best.sum };
  return when(
    spread.min < best.min || spread.sum < best.sum,
    faultWith('depart-eloignement', 'players', values, 'bf.mise-en-place.eloignement'),
  );
};

// ── Cards and points
const zoneFaults = (spec: PlayerSpec, i: number, cards: Cards): Faults =>
  ([...STUDY_ZONES, 'deck'] as const).flatMap((zone) => {
    const list = (zone === 'deck' ? deckOf(spec) : spec[zone]) ?? [];
    return [
      ...when(list.length > ZONE_MAX, fault('trop-de-cartes', `players.${i}.${zone}`, 'bf.cartes.deck-taille')),
      ...list.flatMap((card, j) => {
        const about = `players.${i}.${zone}.${j}`;
        if (isBasic(card)) return [fault('carte-de-base', about, 'bf.techniques.base-sans-carte')];
        return when(
          !Object.hasOwn(cards, card),
          faultWith('carte-inconnue', about, { carte: card }, 'bf.cartes.definition'),
        );
      }),
    ];
  });
/** The cards must be known before a deck can be counted by type. */
const deckFaultsOf = (spec: PlayerSpec, i: number, cards: Cards): Faults => {
  const unknown = zoneFaults(spec, i, cards);
  return unknown.length > 0
    ? unknown
    : deckFaults(
        deckOf(spec).map((card) => known(cards[card])),
        `players.${i}.deck`,
      );
};
const gameFaults = (scenario: PartieScenario, options: Options, cards: Cards): Faults => [
  ...cornerFaults(scenario, options),
  ...when((scenario.active ?? []).length > 0, fault('champ-etude', 'active', 'bf.mise-en-place.deck-en-pioche')),
  ...scenario.players.flatMap((spec, i) => [
    ...STUDY_FIELDS.flatMap((field) =>
      when(spec[field] !== undefined, fault('champ-etude', `players.${i}.${field}`, 'bf.mise-en-place.deck-en-pioche')),
    ),
    ...(spec.deck === undefined
      ? [fault('deck-manquant', `players.${i}.deck`, 'bf.mise-en-place.deck-en-pioche', 'bf.mise-en-place.materiel')]
      : deckFaultsOf(spec, i, cards)),
  ]),
];
const studyFaults = ({ players }: PartieScenario, cards: Cards): Faults => [
  ...players.flatMap((spec, i) => zoneFaults(spec, i, cards)),
  ...players.flatMap(({ cell, life, damage, out }, i) =>
    out === true
      ? []
      : [
          ...when(cell === undefined, fault('case-manquante', `players.${i}.cell`, 'bf.plateau.pion-position')),
          ...when(
            !isBetween(life ?? 20, 1, 999),
            fault('vie-bornes', `players.${i}.life`, 'bf.points.vie', 'bf.fin.defaite-vie'),
          ),
          ...when(!isBetween(damage ?? 0, 0, 999), fault('degat-bornes', `players.${i}.damage`, 'bf.points.degat')),
        ],
  ),
];

export const scenarioFaults = (scenario: PartieScenario): Faults => {
  const { options, wrong } = readOptions(scenario.options);
  const { byId, faults: cardFaults } = readCards(scenario.cards ?? []);
  return [
    ...wrong.map((key) => fault('option-invalide', `options.${key}`, 'bf.document.sans-ambiguite')),
    ...cardFaults,
    ...peopleFaults(scenario),
    ...sharedFaults(scenario),
    ...(scenario.kind === 'game'
      ? gameFaults(scenario, options, byId)
      : [...studyFaults(scenario, byId), ...activeFaults(scenario, byId)]),
  ];
};

/** What is legal but deserves a word: a study position may start from cards or points that no whole game gives. */
export const notices = (scenario: PartieScenario): readonly BfRefusal[] => {
  if (scenario.kind === 'game') return [];
  const { byId } = readCards(scenario.cards ?? []);
  return scenario.players.flatMap((spec, i) => {
    const mine = (scenario.active ?? []).filter(({ owner }) => owner === i).map(({ card }) => card);
    const cards = [...STUDY_ZONES.flatMap((zone) => spec[zone] ?? []), ...deckOf(spec), ...mine];
    const perType = new Map<string, number>();
    for (const card of cards) perType.set(byId[card]?.type ?? '', (perType.get(byId[card]?.type ?? '') ?? 0) + 1);
    const nom = nameOf(spec, i);
    const beyond = Math.max(0, ...perType.values()) > 4;
    return [
      ...when(beyond, faultWith('deck-au-dela', `players.${i}`, { nom }, 'bf.cartes.deck-types')),
      ...when(
        !beyond && cards.length < 20,
        faultWith('deck-incomplet', `players.${i}`, { nom, cartes: cards.length }, 'bf.cartes.deck-taille'),
      ),
      ...when(
        (spec.life ?? 20) + (spec.damage ?? 0) > 20,
        faultWith('vie-au-dela', `players.${i}.life`, { nom }, 'bf.points.plafond'),
      ),
    ];
  });
};
