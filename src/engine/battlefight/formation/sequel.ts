// What decks are formed for: a game with them.
import { play, type Player } from '../../kernel/play.ts';
import { EXAMPLE_CARDS } from '../data.ts';
import { labelOf } from '../origin.ts';
import type { PartieScenario, PlayerSpec } from '../partie/types.ts';
import type { BfRule } from '../rules.ts';
import type { CardId } from '../types.ts';
import { sorted } from './board.ts';
import { formation } from './index.ts';
import type { FormationAction, FormationFixed, FormationState } from './types.ts';

export type Chance = Player<FormationState, FormationAction, BfRule>;

/** Who formed a deck alone meets one that chance forms, from the same edition: built decks have none, the example cards then. */
const rivalDeck = (fixed: FormationFixed, chance: Chance): readonly CardId[] => {
  const edition = fixed.edition.length > 0 ? fixed.edition : sorted(EXAMPLE_CARDS.map(({ id }) => id));
  const start: FormationState = {
    fixed: { ...fixed, method: 'aleatoire', edition },
    formers: [{ boosters: [], deck: [] }],
  };
  const { line } = play(formation, start, chance);
  return line.moves.at(-1)?.step.state.formers[0]?.deck ?? [];
};
const rival = (fixed: FormationFixed, chance: Chance): PlayerSpec => ({
  name: fixed.names[0] === 'J2' ? 'J1' : 'J2',
  deck: rivalDeck(fixed, chance),
});

/** The game that follows once every deck is formed: each person plays their own, and a lot says who begins. */
export const gameAfter = ({ fixed, formers }: FormationState, chance: Chance): PartieScenario => {
  const alone = formers.length === 1;
  const players = formers.map(({ deck }, seat): PlayerSpec => ({ name: fixed.names[seat] ?? '', deck }));
  const cards = Object.values(fixed.cards).filter(({ id }) => labelOf(id) === 'saisie');
  return {
    name: alone
      ? 'Duel avec le deck formé'
      : formers.length === 2
        ? 'Duel avec les decks formés'
        : 'Mêlée avec les decks formés',
    note: alone
      ? 'Le deck qui vient d’être formé, contre un deck aléatoire.'
      : 'Chaque personne joue le deck qu’elle vient de former.',
    kind: 'game',
    ...(cards.length === 0 ? {} : { cards }),
    players: alone ? [...players, rival(fixed, chance)] : players,
    first: null,
  };
};
