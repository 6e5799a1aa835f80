// The board of a game at the table: what the camp that plays has to pay with, what it must not forget, then the board itself.
import type { JSX } from 'preact';
import type { PartieState } from '../../engine/versus/partie/types.ts';
import sheet from '../../styles/jeux/versus-jouer.css?url';
import { typographie } from '../../plugins/typography.ts';
import { loadSheet } from '../play/live-sheet.ts';
import { useTitles } from '../play/useTitles.ts';
import type { Titles } from '../play/titles.ts';
import { rankCost } from '../../engine/versus/partie/posts.ts';
import { PartieBoard } from './PartieBoard.tsx';
import type { PartieBoardProps } from './PartieView.tsx';
import { Reminders } from './Reminders.tsx';
import { CAMP_NAMES, count, preparing } from './words.ts';

void loadSheet(sheet);
const UNKNOWN: Titles = {};

/** Stays in sight while the board scrolls under it. */
const Purse = ({ state }: { readonly state: PartieState }): JSX.Element | null => {
  const { active, sides, phase, turn } = state;
  if (preparing(state) !== undefined || phase === 'over') return null;
  const { discs, cubes } = sides[active];
  return (
    <p class="vs-purse" data-bourse={active}>
      <b>{typographie(`${CAMP_NAMES[active]}, tour ${turn}`)}</b>
      <span>
        {typographie(
          `${count(discs.available, 'DPA disponible', 'DPA disponibles')}, ${count(cubes.available, 'cube')}`,
        )}
      </span>
      <b>{typographie(`Prochaine activation : ${rankCost(state)} DPA`)}</b>
    </p>
  );
};
export const Companion = (props: PartieBoardProps): JSX.Element => {
  const titles = useTitles('versus', UNKNOWN);
  return (
    <>
      <Purse state={props.state} />
      <Reminders state={props.state} titles={titles} />
      <PartieBoard {...props} />
    </>
  );
};
