// Of a game, what is asked about and nothing else, as large as its place: what an exercise shows.
import type { JSX } from 'preact';
import type { Part } from '../../engine/versus/exercises/kit.ts';
import type { PartieState } from '../../engine/versus/partie/types.ts';
import type { AskedProps } from '../play/mode.ts';
import { typeset } from '../../plugins/typography.ts';
import { classes } from '../scene/pieces.tsx';
import { City } from './City.tsx';
import { CubePlaces, DiscPlaces } from './Counters.tsx';
import { CampMark } from './Marks.tsx';
import { Plan } from './Plan.tsx';
import { besideOf, riverOf } from './plaques.ts';
import { River } from './River.tsx';
import { PartieView } from './PartieView.tsx';
import { CAMP_NAMES, OF_CAMP } from './words.ts';

const UNBOUND = { move: null, defence: null, reroll: null }; // how much a space holds may be the question
const Shown = ({ part, state }: { readonly part: Exclude<Part, { is: 'plan' }>; readonly state: PartieState }) => {
  const { camp } = part;
  switch (part.is) {
    case 'discs':
      return <DiscPlaces camp={camp} discs={part.discs ?? state.sides[camp].discs} />; // what the next costs is not ringed
    case 'cubes':
      return <CubePlaces camp={camp} cubes={state.sides[camp].cubes} saturation={UNBOUND} />;
    case 'river':
      return <River tiles={[...riverOf(state, camp), ...besideOf(state, camp)]} label={`Rivière ${OF_CAMP[camp]}`} />;
  }
};
const Parts = ({ state, parts }: { readonly state: PartieState; readonly parts: readonly Part[] }): JSX.Element => {
  const [first] = parts;
  return (
    <div
      class={classes('vs vs-place vs-parts', first?.is === 'plan' && 'mapped')}
      data-camp={first === undefined || first.is === 'plan' ? state.active : first.camp}
      data-rivieres={parts.filter(({ is }) => is === 'river').length}
    >
      <City />
      {parts.map((part, i) =>
        part.is === 'plan' ? (
          <Plan key="plan" state={state} />
        ) : (
          <section key={i} class={classes('vs-part', part.is === 'river' && 'vs-post')} data-camp={part.camp}>
            {parts.some((one, n) => n < i && one.is !== 'plan' && one.camp === part.camp) ? null : (
              <p>
                <CampMark camp={part.camp} /> {typeset(CAMP_NAMES[part.camp])}
              </p>
            )}
            <Shown part={part} state={state} />
          </section>
        ),
      )}
    </div>
  );
};
/** What an exercise asks about, or all of the game where it asks of no part of it. */
export const PartieAsked = ({ state, asked: { about } }: AskedProps<PartieState>): JSX.Element =>
  about === undefined ? (
    <PartieView state={state} events={NONE} />
  ) : (
    <Parts state={state} parts={about as readonly Part[]} /> // said by the exercise itself
  );
const NONE = [] as const;
