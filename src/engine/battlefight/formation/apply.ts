import type { Seat, Step } from '../../kernel/game.ts';
import { some } from '../../kernel/result.ts';
import { BOOSTER, BOOSTERS, DECK } from '../data.ts';
import type { BfRule } from '../rules.ts';
import { type CardId, TECHNIQUE_TYPES } from '../types.ts';
import { former, openedOf, sorted, type Stage, stageOf } from './board.ts';
import { METHOD_RULES } from './node.ts';
import type { Former, FormationAction, FormationEvent, FormationFixed, FormationState } from './types.ts';

type FormationStep = Step<FormationState, FormationEvent>;

const withFormer = (state: FormationState, seat: Seat, changed: Former): FormationState => ({
  ...state,
  formers: state.formers.map((one, i) => (i === seat ? changed : one)),
});

/** Says that a deck is there, once it has its twenty cards. */
const formed = ({ method }: FormationFixed, seat: Seat, { deck }: Former): readonly FormationEvent[] => {
  if (deck.length < DECK.size) return [];
  const doubles: readonly BfRule[] = new Set(deck).size < deck.length ? ['bf.cartes.deck-doublons'] : [];
  return [
    {
      type: 'deck-formed',
      seat,
      method,
      boosters: BOOSTERS[method],
      cards: deck,
      each: DECK.each,
      cites: some<BfRule>([METHOD_RULES[method], 'bf.cartes.deck-taille', 'bf.cartes.deck-types', ...doubles]),
    },
  ];
};

const open = (
  state: FormationState,
  { seat, booster, type }: Extract<Stage, { kind: 'open' }>,
  drawn: readonly [CardId, CardId],
): FormationStep => {
  const { fixed } = state;
  const mine = former(state, seat);
  const [a, b] = drawn;
  const cards: readonly [CardId, CardId] = a <= b ? [a, b] : [b, a];
  const opened = [...(mine.boosters[booster] ?? []), ...cards];
  const complete = opened.length === BOOSTER.size;
  const boosters = [...mine.boosters.slice(0, booster), opened];
  const of = BOOSTERS[fixed.method];
  const whole = complete && booster + 1 === of && fixed.method === 'aleatoire'; // nothing to choose: the boosters are the deck
  const after: Former = {
    boosters,
    deck: whole ? TECHNIQUE_TYPES.flatMap((one) => sorted(openedOf({ boosters, deck: [] }, one))) : mine.deck,
  };
  const events: readonly FormationEvent[] = [
    {
      type: 'opened',
      seat,
      booster: booster + 1,
      of,
      kind: type,
      cards,
      cites: ['bf.cartes.booster-tirage', 'bf.cartes.booster-types'],
    },
    ...(complete
      ? [
          {
            type: 'booster-complete',
            seat,
            booster: booster + 1,
            of,
            ...BOOSTER,
            cites: ['bf.cartes.booster-taille', 'bf.cartes.booster-types', 'bf.techniques.cinq-types'],
          } as const,
        ]
      : []),
    ...formed(fixed, seat, after),
  ];
  return { state: withFormer(state, seat, after), events };
};

const choose = (
  state: FormationState,
  { seat, type, left }: Extract<Stage, { kind: 'choose' }>,
  card: CardId,
): FormationStep => {
  const { fixed } = state;
  const mine = former(state, seat);
  const rank = DECK.each - left;
  const before = mine.deck.length - rank;
  const after: Former = {
    ...mine,
    deck: [...mine.deck.slice(0, before), ...sorted([...mine.deck.slice(before), card])],
  };
  const chosen: FormationEvent = {
    type: 'chosen',
    seat,
    kind: type,
    card,
    rank: rank + 1,
    of: DECK.each,
    cites: [METHOD_RULES[fixed.method], 'bf.cartes.deck-types'],
  };
  return { state: withFormer(state, seat, after), events: [chosen, ...formed(fixed, seat, after)] };
};

export const apply = (state: FormationState, action: FormationAction): FormationStep => {
  const stage = stageOf(state);
  if (action.type === 'open' && stage.kind === 'open') return open(state, stage, action.cards);
  if (action.type === 'choose' && stage.kind === 'choose') return choose(state, stage, action.card);
  throw new Error(`formation: ${action.type} while ${stage.kind}`);
};
