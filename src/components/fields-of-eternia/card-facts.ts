// What a card bears, in lines of a few words: its figures, what it gives, what it does.
import type { AnyCard } from '../../engine/fields-of-eternia/types.ts';
import { CONDITION_NAMES, effectsText, signed } from '../../engine/fields-of-eternia/words.ts';
import { capital, plural } from '../../engine/kernel/french.ts';

const BONUS: Readonly<Record<string, string>> = {
  initiative: 'initiative',
  attaque: 'attaque',
  defense: 'défense',
  esprit: 'esprit',
  corps: 'corps',
  deplacement: 'déplacement',
};
export const bonusText = (bonus: object): string =>
  Object.entries(bonus)
    .flatMap(([key, value]) =>
      value === true
        ? [key === 'vol' ? 'vol' : 'soldats dans sa base']
        : typeof value === 'number' && value !== 0
          ? [`${signed(value)} ${BONUS[key] ?? key}`]
          : [],
    )
    .join(', ');
/** What a card gives to who holds it, and what it does when it is played. */
export const gainsOf = (card: AnyCard): readonly string[] => [
  ...('bonus' in card && card.bonus !== undefined ? [bonusText(card.bonus)] : []),
  ...('starred' in card && card.starred !== undefined
    ? [`${bonusText(card.starred.bonus)} ${CONDITION_NAMES[card.starred.when]}`]
    : []),
  ...('effects' in card && card.effects !== undefined && card.effects.length > 0 ? [effectsText(card.effects)] : []),
];

/** All that is printed on a card, name and price apart. */
export const cardFacts = (card: AnyCard): readonly string[] => {
  const { text } = card;
  const lines = [
    ...('health' in card ? [`Défense ${card.defense}, ${card.health} PS, attaque ${card.attack}`] : []),
    ...('ability' in card && card.ability !== undefined ? [effectsText(card.ability.effects)] : []),
    ...(text === undefined ? gainsOf(card).filter((gain) => gain !== '') : [text]),
    ...('reward' in card && card.reward !== undefined ? [`Récompense : ${effectsText(card.reward)}`] : []),
    ...('health' in card && card.cost !== null ? [`Coût : ${plural(card.cost, 'Eternium', 'Eternium')}`] : []),
  ];
  return lines.map(capital);
};
