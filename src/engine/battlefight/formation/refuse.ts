import type { Some } from '../../kernel/result.ts';
import { type Law, lawsByTag } from '../../kernel/tags.ts';
import type { BfRule } from '../rules.ts';
import { copiesLeft, editionOf, type Stage, stageOf } from './board.ts';
import type { FormationCode } from './sentences.ts';
import type { FormationAction, FormationState } from './types.ts';

type Of<K extends FormationAction['type']> = Extract<FormationAction, { readonly type: K }>;
type FormationLaw<A> = Law<FormationState, A, BfRule, FormationCode>;
const law = <A>(
  code: FormationCode,
  cites: Some<BfRule>,
  forbids: (state: FormationState, action: A) => boolean,
): FormationLaw<A> => [code, cites, forbids];
const during = <K extends Stage['kind']>(
  state: FormationState,
  kind: K,
): Extract<Stage, { readonly kind: K }> | undefined => {
  const stage = stageOf(state);
  return stage.kind === kind ? (stage as Extract<Stage, { readonly kind: K }>) : undefined;
};

const over: FormationLaw<FormationAction> = law(
  'formation-finie',
  ['bf.cartes.deck-definition'],
  (state) => stageOf(state).kind === 'over',
);

export const refuse = lawsByTag<FormationState, FormationAction, BfRule, FormationCode>({
  open: [
    over,
    law('boosters-ouverts', ['bf.cartes.deck-trois-manieres'], (state) => during(state, 'open') === undefined),
    law<Of<'open'>>(
      'hors-edition',
      ['bf.cartes.booster-tirage'],
      ({ fixed }, { cards }) => cards.length !== 2 || cards.some((id) => !fixed.edition.includes(id)),
    ),
    law<Of<'open'>>('autre-type', ['bf.cartes.booster-types', 'bf.techniques.type'], (state, { cards }) => {
      const stage = during(state, 'open');
      return stage !== undefined && cards.some((id) => !editionOf(state.fixed, stage.type).includes(id));
    }),
    law<Of<'open'>>(
      'deux-fois-la-meme',
      ['bf.cartes.booster-tirage'],
      ({ fixed }, { cards: [a, b] }) => !fixed.remise && a === b,
    ),
  ],
  choose: [
    over,
    law(
      'boosters-fermes',
      ['bf.cartes.deck-trois-manieres', 'bf.cartes.booster-tirage'],
      (state) => during(state, 'choose') === undefined,
    ),
    law<Of<'choose'>>('autre-type-choisi', ['bf.cartes.deck-types', 'bf.techniques.type'], (state, { card }) => {
      const found = Object.hasOwn(state.fixed.cards, card) ? state.fixed.cards[card] : undefined;
      return found !== undefined && found.type !== during(state, 'choose')?.type;
    }),
    law<Of<'choose'>>(
      'carte-absente',
      ['bf.cartes.deck-trois-manieres', 'bf.cartes.deck-doublons'],
      (state, { card }) => {
        const stage = during(state, 'choose');
        return stage !== undefined && copiesLeft(state, stage.seat, stage.type, card) < 1;
      },
    ),
  ],
});
