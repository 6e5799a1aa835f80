// A technique as a card: its art, its title, its steps in words, what kind it is.
import type { ComponentChildren, JSX } from 'preact';
import { TYPE_LABELS } from '../../engine/battlefight/language/labels.ts';
import { printStep } from '../../engine/battlefight/language/print.ts';
import { EXAMPLE_LABEL, labelOf } from '../../engine/battlefight/origin.ts';
import type { CardId, Technique, TechniqueType } from '../../engine/battlefight/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { Card, type CardLine, type CardProps } from '../scene/cards.tsx';
import { cardEmblem } from './emblems.ts';

/** What it is, and whether the site made it up. */
export const kindWords = (card: CardId, type: TechniqueType): string =>
  labelOf(card) === 'exemple' ? `${TYPE_LABELS[type]}, ${EXAMPLE_LABEL}` : TYPE_LABELS[type];
export const stepLines = ({ steps }: Technique): readonly CardLine[] =>
  steps.map((step) => ({ text: typeset(printStep(step)) }));
/** « Attaque de base » lies among the basic ones: their row says so. */
const short = (title: string): string =>
  title.replace(/ de base$/, '').replace(/^(Concen|Dépla|Rhéto)(?=.)/, '$1\u00ad');
const SYLLABLE = /(?<=..[aeiouyàâéèêëîïôöûüù])(?=[bcdfghjklmnpqrstvxz][aeiouyàâéèêëîïôöûüù].)/giu;
/** Small cards are narrow: where a long word may be cut. */
const supple = (title: string): string => title.replace(/\p{L}{8,}/gu, (word) => word.replaceAll(SYLLABLE, '\u00ad'));

interface TechniqueCardProps extends Pick<CardProps, 'corner' | 'piece' | 'look' | 'onOpen' | 'picked' | 'cell'> {
  readonly technique: Technique;
  readonly lines?: readonly CardLine[];
  readonly basic?: boolean; // in the row of the basic techniques
  readonly foot?: string | undefined; // in place of its kind
  readonly children?: ComponentChildren;
}
export const TechniqueCard = ({ technique, lines, basic, foot, ...more }: TechniqueCardProps): JSX.Element => {
  const { id, title, type } = technique;
  return (
    <Card
      jeu="battlefight"
      title={basic === true ? short(title) : more.look === 'small' ? supple(title) : title}
      emblem={cardEmblem(id, type)}
      kind={`type-${type}`}
      lines={more.look === 'small' ? [] : (lines ?? stepLines(technique))}
      foot={more.look === 'small' ? undefined : (foot ?? TYPE_LABELS[type])}
      {...more}
    />
  );
};
