import type { Node, Weighted } from '../../kernel/game.ts';
import { type Some, some } from '../../kernel/result.ts';
import type { Method } from '../decks.ts';
import type { BfRule } from '../rules.ts';
import type { CardId } from '../types.ts';
import { copiesLeft, editionOf, former, openedOf, type Stage, stageOf } from './board.ts';
import type { FormationAction, FormationFixed, FormationState } from './types.ts';

export const METHOD_RULES: Readonly<Record<Method, BfRule>> = {
  aleatoire: 'bf.cartes.deck-aleatoire',
  construit: 'bf.cartes.deck-construit',
  scelle: 'bf.cartes.deck-scelle',
};

/** Two different cards of the type, every pair as likely; with replacement (A41) each card is drawn for itself, so two different ones come twice as often as the same one twice. */
const pairs = (fixed: FormationFixed, { type }: Extract<Stage, { kind: 'open' }>): Some<Weighted<FormationAction>> => {
  const cards = editionOf(fixed, type);
  const pair = (a: CardId, b: CardId): Weighted<FormationAction> => ({
    action: { type: 'open', cards: [a, b] },
    weight: fixed.remise && a !== b ? 2 : 1,
  });
  return some(cards.flatMap((a, i) => cards.slice(fixed.remise ? i : i + 1).map((b) => pair(a, b))));
};

/** The cards that may be chosen, each once: those of the boosters, or of the collection. */
const choices = (state: FormationState, { seat, type }: Extract<Stage, { kind: 'choose' }>): Some<FormationAction> => {
  const { fixed } = state;
  const shelf = fixed.method === 'construit' ? Object.keys(fixed.collection) : openedOf(former(state, seat), type);
  const open = [...new Set(shelf)].sort().filter((card) => copiesLeft(state, seat, type, card) > 0);
  return some(open.map((card): FormationAction => ({ type: 'choose', card })));
};

export const node = (state: FormationState): Node<FormationAction, BfRule> => {
  const { fixed } = state;
  const stage = stageOf(state);
  switch (stage.kind) {
    case 'open':
      return {
        kind: 'chance',
        outcomes: pairs(fixed, stage),
        cites: ['bf.cartes.booster-tirage', 'bf.cartes.booster-types', METHOD_RULES[fixed.method]],
      };
    case 'choose':
      return {
        kind: 'choice',
        seat: stage.seat,
        options: choices(state, stage),
        cites: [METHOD_RULES[fixed.method], 'bf.cartes.deck-types'],
      };
    case 'over':
      return {
        kind: 'end',
        result: fixed.method,
        cites: ['bf.cartes.deck-definition', METHOD_RULES[fixed.method], 'bf.cartes.deck-trois-manieres'],
      };
  }
};
