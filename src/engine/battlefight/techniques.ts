// The techniques of a game: the basic ones, the example cards, and those of the reader, judged before they are played.
import { BASICS, EXAMPLE_CARDS } from './data.ts';
import { isSound } from './language/facts.ts';
import { type BfRefusal, fault } from './refusals.ts';
import {
  type CardId,
  HIDDEN,
  type Instruction,
  KEYWORDS,
  MODIFIERS,
  type Technique,
  TECHNIQUE_TYPES,
} from './types.ts';

export const TITLE_MAX = 60;
export const STEPS_MAX = 60;
const SHIPPED: Readonly<Record<CardId, Technique>> = Object.fromEntries(
  [...BASICS, ...EXAMPLE_CARDS].map((technique) => [technique.id, technique]),
);
/** A step that the engine can execute, whatever sent it. */
const isStep = (step: Instruction): boolean =>
  KEYWORDS.includes(step.keyword) && (step.modifier === null || MODIFIERS.includes(step.modifier)) && isSound(step);

/** Every fault of a card typed in by the reader. */
export const techniqueFaults = ({ title, type, steps }: Technique, about: string): readonly BfRefusal[] => [
  ...(title.trim() === '' ? [fault('carte-titre', `${about}.title`, 'bf.techniques.titre')] : []),
  ...(title.length > TITLE_MAX ? [fault('carte-titre-long', `${about}.title`, 'bf.techniques.titre')] : []),
  ...(TECHNIQUE_TYPES.includes(type)
    ? []
    : [fault('carte-type', `${about}.type`, 'bf.techniques.cinq-types', 'bf.techniques.type')]),
  ...(steps.length === 0 ? [fault('carte-sans-etape', `${about}.steps`, 'bf.techniques.nombre-etapes')] : []),
  ...(steps.length > STEPS_MAX ? [fault('carte-longue', `${about}.steps`, 'bf.techniques.nombre-etapes')] : []),
  ...steps.flatMap((step, i) =>
    isStep(step)
      ? []
      : [fault('etape-fausse', `${about}.steps.${i}`, 'bf.grammaire.mot-cle', 'bf.grammaire.parametre')],
  ),
];

/** The techniques by id, the reader's among them, and what is wrong with the reader's. */
export const readCards = (
  cards: readonly Technique[],
): { readonly byId: Readonly<Record<CardId, Technique>>; readonly faults: readonly BfRefusal[] } => ({
  byId: { ...Object.fromEntries(cards.map((card) => [card.id, card])), ...SHIPPED },
  faults: cards.flatMap((card, i) => [
    ...techniqueFaults(card, `cards.${i}`),
    ...(card.id.trim() === '' ||
    card.id === HIDDEN ||
    Object.hasOwn(SHIPPED, card.id) ||
    cards.findIndex(({ id }) => id === card.id) < i
      ? [fault('carte-id', `cards.${i}.id`, 'bf.cartes.definition')]
      : []),
  ]),
});
