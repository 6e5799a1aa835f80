// One page for the table: both rivers, the mission sheet, the rulings; and the link to find it all again.
import { capital } from '../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { cubesOf, discsOf } from '../../../engine/versus/partie/setup-read.ts';
import { DISC_RECOVERY, POSTS } from '../../../engine/versus/constants.ts';
import { CAMPS } from '../../../engine/versus/types.ts';
import { typographie } from '../../../plugins/typography.ts';
import { choicesOf, type Reglage } from '../../atelier/OptionsPart.tsx';
import { PrintQr } from '../../atelier/PrintQr.tsx';
import { specialWord, testWords } from '../mission-words.ts';
import { CAMP_NAMES, count } from '../words.ts';
import { codecOf } from './codecs.ts';
import { countOf } from './game/model.ts';
import { initiativeOf, missionOf } from './model.ts';
import type { Work, WorkOf } from './modes.ts';
import { EndsList, MissionSketch, Rivers } from './Panes.tsx';

const PostsTable = ({ work }: { readonly work: WorkOf<'partie'> }): JSX.Element => (
  <table>
    <thead>
      <tr>
        {[
          'Poste',
          'DPA : disponibles, dépense, indisponibles',
          'DPA par entretien',
          'Cubes : disponibles, fatigue',
          'Cubes par entretien',
        ].map((head) => (
          <th key={head} scope="col">
            {typographie(head)}
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
      <h3>{typographie(mission.title)}</h3>
      {mission.story === undefined ? null : <p>{typographie(mission.story)}</p>}
      <div class="print-top">
        <div class="vs">
          <MissionSketch work={work} />
        </div>
        <div>
          <p class="small">
            {typographie(
              mission.tokens
                .map(({ id, name, plural }) => `${countOf(work, id)} ${countOf(work, id) < 2 ? name : plural}`)
                .join(', '),
            )}
          </p>
          <EndsList work={work} />
          {mission.tests.length === 0 ? null : (
            <table>
              <caption>Tests</caption>
              <tbody>
                {mission.tests.map((test) => {
                  const { what, way, more } = testWords(test, mission);
                  return (
                    <tr key={test.id}>
                      <th scope="row">{typographie(`${CAMP_NAMES[test.side]} : ${test.name}`)}</th>
                      <td>{typographie([what, way, ...more].join(' ; '))}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )}
          {special.map((rule) => (
            <p class="small" key={rule.id}>
              <b>{typographie(`${rule.name} :`)}</b> {typographie(`${specialWord(rule, mission)}.`)}
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
interface SheetProps {
  readonly work: Work;
  readonly reglages: readonly Reglage[];
  readonly link: string | undefined;
}
export const PrintSheet = ({ work, reglages, link }: SheetProps): JSX.Element => {
  const { name, note, author, options = {} } = work;
  const other = choicesOf({ options }, reglages);
  const zones = work.mode === 'partie' ? (work.zones ?? []) : [];
  return (
    <section class="print-sheet print-versus" aria-hidden="true">
      <h2>{typographie(name)}</h2>
      <p class="small">{typographie(capital(momentText(work)))}</p>
      {note === undefined ? null : <p>{typographie(note)}</p>}
      {work.mode === 'partie' ? (
        <>
          <div class="vs">
            <Rivers work={work} />
          </div>
          <PostsTable work={work} />
          {zones.length === 0 ? null : (
            <p class="small">{typographie(`${count(zones.length, 'zone')} : ${zones.join(', ')}`)}</p>
          )}
        </>
      ) : null}
      <MissionSheet work={work} />
      <p class="small">
        <b>Arbitrages</b> {typographie(other.length === 0 ? 'tous par défaut.' : `${other.join(' ; ')}.`)}
      </p>
      <PrintQr link={link} />
      <p class="small link-text">{link}</p>
      <p class="small">
        {typographie(
          `${author === undefined ? '' : `${author} · `}Règles vives · Versus, format ${codecOf(work.mode).version} des liens. Rivières, postes et nombres de pions non saisis sont des exemples : vérifiez-les sur votre mise en place.`,
        )}
      </p>
    </section>
  );
};
