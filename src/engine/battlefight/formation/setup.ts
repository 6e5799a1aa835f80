// The only door in: a scenario becomes boosters ready to be opened, or every fault found in it.
import { err, ok, type Result } from '../../kernel/result.ts';
import { EXAMPLE_CARDS } from '../data.ts';
import { labelOf } from '../origin.ts';
import { editionFaults, ownedFaults } from '../decks.ts';
import { readOptions } from '../options.ts';
import { fault, faultWith } from '../refusals.ts';
import { readCards } from '../techniques.ts';
import type { Technique } from '../types.ts';
import { sorted } from './board.ts';
import { type FormationFault, type FormationScenario, type FormationState, METHODS } from './types.ts';

const PEOPLE = { min: 1, max: 6 } as const;
const NAME_MAX = 30;

type Faults = readonly FormationFault[];
const when = (wrong: boolean, ...faults: Faults): Faults => (wrong ? faults : []);
const nameOf = (name: string, seat: number): string => (name.trim() === '' ? `J${seat + 1}` : name.trim());

/** The reader's own cards if there are any, the example cards otherwise. */
const editionIn = ({ cards = [] }: FormationScenario): readonly Technique[] =>
  cards.length > 0 ? cards : EXAMPLE_CARDS;
/** Every card that a collection may hold. */
const shelf = ({ cards = [] }: FormationScenario): readonly Technique[] => [...EXAMPLE_CARDS, ...cards];

const peopleFaults = ({ players }: FormationScenario): Faults => {
  const names = players.map(nameOf);
  return [
    ...when(players.length < PEOPLE.min || players.length > PEOPLE.max, {
      code: 'personnes-nombre',
      about: 'players',
      cites: ['bf.mise-en-place.nombre-joueurs'],
    }),
    ...names.flatMap((name, i) => [
      ...when(names.indexOf(name) < i, {
        code: 'noms-doubles',
        about: `players.${i}`,
        cites: ['bf.plateau.pion-distinct'],
      }),
      ...when(name.length > NAME_MAX, fault('nom-long', `players.${i}`, 'bf.plateau.pion-distinct')),
    ]),
  ];
};
const collectionFaults = (scenario: FormationScenario): Faults => {
  const { collection = {} } = scenario;
  const strangers = Object.keys(collection).flatMap((id): Faults => {
    const about = `collection.${id}`;
    if (labelOf(id) === 'base') return [fault('carte-de-base', about, 'bf.techniques.base-sans-carte')];
    return when(
      !shelf(scenario).some((card) => card.id === id),
      faultWith('carte-inconnue', about, { carte: id }, 'bf.cartes.definition'),
    );
  });
  return strangers.length > 0 ? strangers : ownedFaults(collection, shelf(scenario));
};

export const setup = (scenario: FormationScenario): Result<FormationState, Faults> => {
  const { options, wrong } = readOptions(scenario.options);
  const { faults: cardFaults } = readCards(scenario.cards ?? []);
  const built = scenario.method === 'construit';
  const faults: Faults = [
    ...wrong.map((key) => fault('option-invalide', `options.${key}`, 'bf.document.sans-ambiguite')),
    ...when(!METHODS.includes(scenario.method), {
      code: 'methode-inconnue',
      about: 'method',
      cites: ['bf.cartes.deck-trois-manieres'],
    }),
    ...cardFaults,
    ...peopleFaults(scenario),
    ...(cardFaults.length > 0
      ? []
      : built
        ? collectionFaults(scenario)
        : editionFaults(editionIn(scenario), options.boosterRemise)),
  ];
  if (faults.length > 0) return err(faults);
  const edition = editionIn(scenario);
  const fixed = {
    method: scenario.method,
    remise: options.boosterRemise,
    cards: Object.fromEntries((built ? shelf(scenario) : edition).map((card) => [card.id, card])),
    edition: built ? [] : sorted(edition.map(({ id }) => id)),
    collection: built ? (scenario.collection ?? {}) : {},
    names: scenario.players.map(nameOf),
  };
  return ok({ fixed, formers: scenario.players.map(() => ({ boosters: [], deck: [] })) });
};
