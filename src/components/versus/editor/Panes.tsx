// The live view: both rivers of a game, then how the pieces of its mission change.
import { capital } from '../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { piecesOf } from '../../../engine/versus/partie/setup-mission.ts';
import { CAMPS } from '../../../engine/versus/types.ts';
import { withCounts } from '../../../engine/versus/mission/measure.ts';
import { typographie } from '../../../plugins/typography.ts';
import { CampMark } from '../Marks.tsx';
import { comparisonWord, endWord } from '../mission-words.ts';
import { River } from '../River.tsx';
import { StateDiagram } from '../StateDiagram.tsx';
import { CAMP_NAMES, OF_CAMP } from '../words.ts';
import { countOf } from './game/model.ts';
import { missionOf } from './model.ts';
import type { Work, WorkOf } from './modes.ts';
import { plaquesOf } from './sketch.ts';

export const Rivers = ({ work }: { readonly work: WorkOf<'partie'> }): JSX.Element => (
  <div class="vs-rivers">
    {CAMPS.map((camp) => (
      <section key={camp} class="vs-sketch vs-night" data-camp={camp}>
        <p class="base-title">
          <CampMark camp={camp} /> {typographie(`Rivière ${OF_CAMP[camp]}`)}
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
        <li key={end.id}>{typographie(`Fin : ${endWord(end, mission)}`)}</li>
      ))}
      {CAMPS.map((camp) => (
        <li key={camp}>
          {typographie(`${CAMP_NAMES[camp]} gagne si : ${comparisonWord(mission.victory[camp], mission)}`)}
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
export const Pane = ({ work }: { readonly work: Work }): JSX.Element => (
  <div class="board-pane vs">
    {work.mode === 'partie' ? <Rivers work={work} /> : null}
    <section class="vs-sketch">
      <p class="base-title">{typographie(`Mission : ${capital(missionOf(work).title)}`)}</p>
      <EndsList work={work} />
      <MissionSketch work={work} />
    </section>
  </div>
);
