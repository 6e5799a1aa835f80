// The live view: the plan, which is the place where all is put; both rivers of a game; how the pieces of its mission change.
import { capital } from '../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { piecesOf } from '../../../engine/versus/partie/setup-mission.ts';
import { CAMPS } from '../../../engine/versus/types.ts';
import { withCounts } from '../../../engine/versus/mission/measure.ts';
import { typeset } from '../../../plugins/typography.ts';
import { usePlace } from '../../atelier/place/useHands.ts';
import { CampMark } from '../Marks.tsx';
import { comparisonWord, endWord } from '../mission-words.ts';
import { River } from '../River.tsx';
import { StateDiagram } from '../StateDiagram.tsx';
import { CAMP_NAMES, OF_CAMP } from '../words.ts';
import { countOf } from './game/model.ts';
import { missionOf } from './model.ts';
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
/** What ends the mission, and who wins then. */
export const EndsList = ({ work }: { readonly work: Work }): JSX.Element => {
  const mission = missionOf(work);
  return (
    <ul class="vs-ends-list">
      {mission.ends.map((end) => (
        <li key={end.id}>{typeset(`Fin : ${endWord(end, mission)}`)}</li>
      ))}
      {CAMPS.map((camp) => (
        <li key={camp}>
          {typeset(`${CAMP_NAMES[camp]} gagne si : ${comparisonWord(mission.victory[camp], mission)}`)}
        </li>
      ))}
    </ul>
  );
};
/** The mission with its pieces where the scenario has them. */
export const MissionSketch = ({ work }: { readonly work: Work }): JSX.Element => {
  const mission = missionOf(work);
  const counted = withCounts(
    mission,
    Object.fromEntries(mission.tokens.map(({ id }) => [id, Math.max(0, countOf(work, id))])),
  );
  return <StateDiagram mission={mission} pieces={piecesOf(work, counted)} />;
};
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
      {sight === 'states' ? (
        <section class="vs-sketch">
          <p class="base-title">{typeset(`Mission : ${capital(missionOf(work).title)}`)}</p>
          <EndsList work={work} />
          <MissionSketch work={work} />
        </section>
      ) : null}
    </div>
  );
};
