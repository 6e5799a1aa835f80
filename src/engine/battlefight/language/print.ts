// The canonical text of cards. Reading it back gives the same card: parse.test.ts holds it.
import { capital } from '../../kernel/french.ts';
import type { Instruction, Technique } from '../types.ts';
import { omittedNumber } from './facts.ts';
import { KEYWORD_LABELS, MODIFIER_LABELS, TYPE_LABELS } from './labels.ts';

/** What the text of a card says: a technique without its id. */
export type CardText = Pick<Technique, 'title' | 'type' | 'steps'>;

const parameter = ({ keyword, n, t }: Instruction): string => {
  if (n !== undefined) return n === omittedNumber(keyword) ? '' : ` ${n}`;
  return t === undefined || t === null ? '' : ` ${TYPE_LABELS[t]}`;
};

/** « L’adversaire a Vitesse -1 »; a number that goes without saying is left out (« Distance », « Stable »). The sign is a hyphen: the page typesets it. */
export const printStep = (step: Instruction): string =>
  `${step.modifier === null ? '' : `${MODIFIER_LABELS[step.modifier]} `}${KEYWORD_LABELS[step.keyword]}${parameter(step)}`;

/** All the steps: « A ; B » on one line, or one per line. */
export const printSteps = (steps: readonly Instruction[], layout: 'line' | 'lines' = 'line'): string =>
  steps.map(printStep).join(layout === 'line' ? ' ; ' : '\n');

/** Title, type, then one step per line. */
export const printCard = ({ title, type, steps }: CardText): string => {
  const label = TYPE_LABELS[type];
  return `${title}\n${capital(label)}\n${printSteps(steps, 'lines')}`;
};
