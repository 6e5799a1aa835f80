// The live view: the plan, which is the place where all is put; both rivers of a game; how the pieces of its mission change.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CAMPS } from '../../../engine/versus/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { usePlace } from '../../atelier/place/useHands.ts';
import { CampMark } from '../Marks.tsx';
import { River } from '../River.tsx';
import { OF_CAMP } from '../words.ts';
import { Late } from './Late.tsx';
import type { Work, WorkOf } from './modes.ts';
import { PlanPane } from './plan/PlanPane.tsx';
import { plaquesOf } from './sketch.ts';

export const Rivers = ({ work }: { readonly work: WorkOf<'partie'> }): JSX.Element => (
  <div class="vs-rivers">
    {CAMPS.map((camp) => (
      <section key={camp} class="vs-sketch vs-night" data-camp={camp}>
        <p class="base-title">
          <CampMark camp={camp} /> {typeset(`Rivière ${OF_CAMP[camp]}`)}
        </p>
        <River tiles={plaquesOf(work, camp)} label={`Rivière ${OF_CAMP[camp]}`} />
      </section>
    ))}
  </div>
);
const SIGHTS = { plan: 'Plan', rivers: 'Rivières', states: 'États des pions' } as const;
type Sight = keyof typeof SIGHTS;
/** The plan, where everything is put; what else the work says, drawn as the table shows it. */
export const Pane = ({ work }: { readonly work: Work }): JSX.Element => {
  const { hand } = usePlace();
  const game = work.mode === 'partie' ? work : undefined;
  const [wanted, look] = useState<Sight | undefined>(undefined);
  const own: Sight = game !== undefined && (work.zones ?? []).length === 0 ? 'rivers' : 'plan';
  const sight = hand.holds === 'stock' ? 'plan' : (wanted ?? own);
  return (
    <div class="board-pane vs" data-vue={sight}>
      <div class="vs-sights" role="group" aria-label={typeset('Ce qui est montré')}>
        {(game === undefined ? (['plan', 'states'] as const) : (['plan', 'rivers', 'states'] as const)).map((one) => (
          <button
            type="button"
            class="btn"
            key={one}
            data-voir={one}
            aria-pressed={one === sight}
            onClick={() => look(one)}
          >
            {typeset(SIGHTS[one])}
          </button>
        ))}
      </div>
      {sight === 'plan' ? <PlanPane work={work} /> : null}
      {sight === 'rivers' && game !== undefined ? <Rivers work={game} /> : null}
      {sight === 'states' ? <Late draw={({ States }) => <States work={work} />} /> : null}
    </div>
  );
};
