// A sentence with the rules it stands on: a refusal, a fault, a notice, a remark, what was told.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { Cites, type CitesProps } from './Cites.tsx';

interface SaidProps {
  readonly jeu: string;
  readonly text: string; // with ordinary spaces
  readonly cites: CitesProps['ids'];
  readonly titles: CitesProps['titles'];
}
export const Said = ({ jeu, text, cites, titles }: SaidProps): JSX.Element => (
  <>
    {typeset(text)}
    <Cites jeu={jeu} ids={cites} titles={titles} />
  </>
);
