import type { Game, Invariant } from '../../kernel/game.ts';
import { BOOSTER, BOOSTERS, DECK } from '../data.ts';
import { boosterFaults, collectionFaults, randomFaults, sealedFaults } from '../decks.ts';
import type { CardId, Technique } from '../types.ts';
import { apply } from './apply.ts';
import { node } from './node.ts';
import { refuse } from './refuse.ts';
import { setup } from './setup.ts';
import type { FormationFixed, FormationMode, FormationState, Former } from './types.ts';
import { veil } from './veil.ts';

const key = ({ formers }: FormationState): string =>
  formers.map(({ boosters, deck }) => `${boosters.map((cards) => cards.join()).join(';')}:${deck.join()}`).join('|');

const techniques = ({ cards }: FormationFixed, ids: readonly CardId[]): readonly Technique[] =>
  ids.flatMap((id) => cards[id] ?? []);
/** Whether a deck that is formed is one, by the judgement that the workshop asks for too. */
const isDeck = (fixed: FormationFixed, { boosters, deck }: Former): boolean => {
  const cards = techniques(fixed, deck);
  const opened = boosters.map((booster) => techniques(fixed, booster));
  const faults = {
    aleatoire: () => randomFaults(cards, opened, fixed.remise),
    construit: () => collectionFaults(cards, fixed.collection),
    scelle: () => sealedFaults(cards, opened, fixed.remise),
  };
  return faults[fixed.method]().length === 0;
};
const invariants: readonly Invariant<FormationState>[] = [
  {
    name: 'a booster opened to its end is one',
    holds: ({ fixed, formers }) =>
      formers.every(({ boosters }) =>
        boosters.every(
          (cards) => cards.length < BOOSTER.size || boosterFaults(techniques(fixed, cards), fixed.remise).length === 0,
        ),
      ),
  },
  {
    name: 'nobody opens a booster too many',
    holds: ({ fixed, formers }) => formers.every(({ boosters }) => boosters.length <= BOOSTERS[fixed.method]),
  },
  {
    name: 'a deck that is formed is one',
    holds: ({ fixed, formers }) => formers.every((one) => one.deck.length < DECK.size || isDeck(fixed, one)),
  },
];

/** Boosters opened by chance, then a deck: at random, built from a collection, or sealed. One to six people, each in turn. Ends on the method. */
export const formation: Game<FormationMode> = {
  id: 'battlefight/formation',
  edition: 1,
  setup,
  node,
  apply,
  refuse,
  key,
  veil,
  invariants,
};
export { formationText } from './text.ts';
