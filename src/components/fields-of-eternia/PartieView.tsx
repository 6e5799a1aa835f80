// A whole game: its map and teams, and the combat under way above them, drawn by what the caller gives.
import type { ComponentType, JSX } from 'preact';
import { activeHero } from '../../engine/fields-of-eternia/partie/board.ts';
import type { PartieAction, PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { PartieEvent } from '../../engine/fields-of-eternia/partie/event-types.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { attemptAt } from './map-aims.ts';
import { PartieTable } from './PartieTable.tsx';
import { heroName } from './partie-view.ts';
import { fights } from './stage.ts';

export type PartieBoardProps = BoardProps<PartieState, PartieAction, PartieEvent>;

/** « Manche 3 · nuit · tour : Teela ». */
const headline = (state: PartieState): string => {
  if (state.end !== null) return `Partie terminée · ${state.rounds === 1 ? '1 manche' : `${state.rounds} manches`}`;
  const cell = state.fixed.track[state.cell];
  const hero = activeHero(state);
  const night = state.extra ? 'nuit supplémentaire' : cell?.day === false ? 'nuit' : 'jour';
  return `Manche ${state.rounds} · ${night}${hero === null ? '' : ` · tour : ${heroName(state, hero)}`}`;
};
/** Where the loser of a combat goes is asked on the map. */
const asksPlace = (options: readonly PartieAction[]): boolean =>
  options.some(({ type }) => type === 'send' || type === 'flee');

export const PartieView = ({
  Inner,
  glanceOf,
  ...props
}: PartieBoardProps & {
  readonly Inner: ComponentType<PartieBoardProps>;
  readonly glanceOf?: (state: PartieState) => JSX.Element | undefined; // goals, told over the map
}): JSX.Element => {
  const { state, events, options = [], onPick, label = ({ type }) => type, foretell, refusal } = props;
  return fights(state) && !asksPlace(options) ? (
    <Inner {...props} />
  ) : (
    <PartieTable
      state={state}
      events={events}
      options={options}
      onPick={onPick}
      label={label}
      foretell={foretell}
      attempt={(zone) => attemptAt(zone, options, state)}
      refusal={refusal}
      head={typeset(headline(state))}
      glance={glanceOf?.(state)}
    />
  );
};
