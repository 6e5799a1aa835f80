// The page of a scenario for the box: the mission and its plan, the set-up, both rivers and posts.
import { capital } from '../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { cubesOf, discsOf } from '../../../engine/versus/partie/setup-read.ts';
import { DISC_RECOVERY, POSTS } from '../../../engine/versus/constants.ts';
import { CAMPS } from '../../../engine/versus/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { choicesOf, type Reglage } from '../../atelier/OptionsPart.tsx';
import { BoxPage } from '../../atelier/BoxPage.tsx';
import { specialWord, testWords } from '../mission-words.ts';
import { CAMP_NAMES } from '../words.ts';
import { boxOf } from './box.ts';
import { formOf } from './forms.ts';
import { initiativeOf, missionOf } from './model.ts';
import type { Work, WorkOf } from './modes.ts';
import { Rivers } from './Panes.tsx';
import { EndsList, MissionSketch } from './States.tsx';

const PostsTable = ({ work }: { readonly work: WorkOf<'partie'> }): JSX.Element => (
  <table>
    <thead>
      <tr>
        {[
          'Poste',
          'Disques : disponibles, dépense, indisponibles',
          'Disques par entretien',
          'Cubes : disponibles, fatigue',
          'Cubes par entretien',
        ].map((head) => (
          <th key={head} scope="col">
            {typeset(head)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {CAMPS.map((camp) => {
        const { discs, cubes, discRecovery = DISC_RECOVERY, cubeRecovery = POSTS.recovery } = work.sides?.[camp] ?? {};
        return (
          <tr key={camp}>
            <th scope="row">
              {CAMP_NAMES[camp]} {discs === undefined && cubes === undefined ? <small>exemple</small> : null}
            </th>
            <td>{discsOf(work, camp).join(', ')}</td>
            <td>{discRecovery}</td>
            <td>{cubesOf(work, missionOf(work), camp).join(', ')}</td>
            <td>{cubeRecovery}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
const MissionSheet = ({ work }: { readonly work: Work }): JSX.Element => {
  const mission = missionOf(work);
  const { special = [] } = mission;
  return (
    <section class="print-mission">
      <h3>{typeset(mission.title)}</h3>
      {mission.story === undefined ? null : <p>{typeset(mission.story)}</p>}
      <div>
        <div>
          <EndsList work={work} />
          {mission.tests.length === 0 ? null : (
            <table>
              <caption>Tests</caption>
              <tbody>
                {mission.tests.map((test) => {
                  const { what, way, more } = testWords(test, mission);
                  return (
                    <tr key={test.id}>
                      <th scope="row">{typeset(`${CAMP_NAMES[test.side]} : ${test.name}`)}</th>
                      <td>{typeset([what, way, ...more].join(' ; '))}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )}
          {special.map((rule) => (
            <p class="small" key={rule.id}>
              <b>{typeset(`${rule.name} :`)}</b> {typeset(`${specialWord(rule, mission)}.`)}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
};
const momentText = (work: Work): string => {
  const first = initiativeOf(work);
  return `Tour ${work.turn ?? 1}, ${CAMP_NAMES[work.active ?? first].toLowerCase()} joue · initiative : ${CAMP_NAMES[first].toLowerCase()}`;
};
/** The plan in words: what lies there is told by the set-up. */
const Zones = ({ work }: { readonly work: Work }): JSX.Element | null => {
  const { zones = [], exits = [], doors = [] } = work;
  if (zones.length === 0) return null;
  const named = zones.map((zone) => (exits.includes(zone) ? `${zone} (sortie)` : zone)).join(', ');
  const open = doors.map(([a, b]) => `${a} – ${b}`).join(', ');
  return <p class="small">{typeset(`Zones : ${named}.${open === '' ? '' : ` Passages : ${open}.`}`)}</p>;
};

interface SheetProps {
  readonly work: Work;
  readonly reglages: readonly Reglage[];
  readonly link: string | undefined;
}
export const PrintSheet = ({ work, reglages, link }: SheetProps): JSX.Element => {
  return (
    <BoxPage
      work={work}
      kind={capital(momentText(work))}
      box={boxOf(work)}
      class="print-versus"
      picture={
        <div class="vs print-plan">
          <MissionSketch work={work} />
        </div>
      }
      rulings={choicesOf({ options: work.options ?? {} }, reglages)}
      link={link}
      foot={`Règles vives · Versus, format ${formOf(work.mode).version} des liens. Rivières, postes et nombres de pions non saisis sont des exemples : vérifiez-les sur votre mise en place.`}
    >
      {work.mode === 'partie' ? (
        <>
          <div class="vs">
            <Rivers work={work} />
          </div>
          <PostsTable work={work} />
        </>
      ) : null}
      <MissionSheet work={work} />
      <Zones work={work} />
    </BoxPage>
  );
};
