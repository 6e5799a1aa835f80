// The rule beside a figure of the plan, and what a turn usually brings.
import type { JSX } from 'preact';
import { typeset as t } from '../../../plugins/typography.ts';
import { ruleLink, type Titles } from '../../play/titles.ts';

export const Rule = ({
  id,
  titles,
  children,
}: {
  readonly id: string;
  readonly titles: Titles;
  readonly children?: string;
}): JSX.Element => {
  const { href, title } = ruleLink('versus', id, titles);
  return <a href={href}>{t(children ?? title)}</a>;
};

/** The rule that a step is named after, and those that make it unusual. */
export const USUAL: ReadonlySet<string> = new Set([
  'vs.dpa.paiement',
  'vs.dpa.cout-n',
  'vs.dpa.compteur-par-tour',
  'vs.dpa.report',
]);
