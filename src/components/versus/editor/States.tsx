// How the pieces of a mission change, and what ends it.
import type { JSX } from 'preact';
import { capital } from '../../../engine/kernel/french.ts';
import { withCounts } from '../../../engine/versus/mission/measure.ts';
import { piecesOf } from '../../../engine/versus/partie/setup-mission.ts';
import { CAMPS } from '../../../engine/versus/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { comparisonWord, endWord } from '../mission-words.ts';
import { StateDiagram } from '../StateDiagram.tsx';
import { CAMP_NAMES } from '../words.ts';
import { countOf } from './game/model.ts';
import { missionOf } from './model.ts';
import type { Work } from './modes.ts';

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
export const States = ({ work }: { readonly work: Work }): JSX.Element => (
  <section class="vs-sketch">
    <p class="base-title">{typeset(`Mission : ${capital(missionOf(work).title)}`)}</p>
    <EndsList work={work} />
    <MissionSketch work={work} />
  </section>
);
