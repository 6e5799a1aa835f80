// Starting points, and the drafts of this device.
import type { JSX } from 'preact';
import { typographie } from '../../plugins/typographie.ts';
import type { Draft, Drafts } from './drafts.ts';
import { Section } from './fields.tsx';
import type { Named } from './trade.ts';

const DATE = new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeStyle: 'short' });

export interface Ready<T> {
  readonly id: string;
  readonly scenario: T;
}
interface StartProps<T> {
  readonly ready: readonly Ready<T>[];
  readonly start: (scenario: T) => void; // a new draft
}
export const START_TITLE = "Partir d'un scénario prêt";
/** The list alone, for a workshop that fetches it when it is opened. */
export const StartList = <T extends Named>({ ready, start }: StartProps<T>): JSX.Element => (
  <ul class="starts">
    {ready.map(({ id, scenario }) => (
      <li key={id}>
        <p>
          <b>{typographie(scenario.name)}</b> {typographie(scenario.note ?? '')}
        </p>
        <button type="button" class="btn" aria-label={typographie(`Partir de là : ${scenario.name}`)} onClick={() => start(scenario)}>
          Partir de là
        </button>
      </li>
    ))}
  </ul>
);
export const StartPart = <T extends Named>(props: StartProps<T>): JSX.Element => (
  <Section title={START_TITLE} paths={[]}>
    <StartList {...props} />
  </Section>
);

export interface DraftsProps<T> {
  readonly drafts: Drafts<T>;
  readonly open: (id: string) => void;
  readonly duplicate: () => void;
  readonly drop: (id: string) => void;
  readonly dropped: Draft<T> | null;
  readonly giveBack: () => void;
}
export const DraftsPart = <T extends Named>({ drafts, open, duplicate, drop, dropped, giveBack }: DraftsProps<T>): JSX.Element => (
  <Section title="Mes brouillons" paths={[]} extra={drafts.drafts.length === 0 ? undefined : <span class="part-extra">{drafts.drafts.length}</span>}>
    <p class="aside">{typographie("Chaque changement est gardé sur cet appareil. Certains navigateurs effacent ce qu'ils gardent après quelques jours sans visite : exportez ce qui compte dans un fichier.")}</p>
    <button type="button" class="btn" onClick={duplicate}>
      Dupliquer ce scénario
    </button>
    {dropped === null ? null : (
      <p class="aside" role="status">
        {typographie(`« ${dropped.scenario.name} » est supprimé.`)}{' '}
        <button type="button" class="link" onClick={giveBack}>
          Le rendre
        </button>
      </p>
    )}
    {drafts.drafts.length === 0 ? (
      <p class="aside">Aucun brouillon pour l’instant.</p>
    ) : (
      <ul class="drafts">
        {drafts.drafts.map(({ id, at, scenario }) => (
          <li key={id} aria-current={id === drafts.current ? 'true' : undefined}>
            <p>
              <b>{typographie(scenario.name.trim() === '' ? 'Sans nom' : scenario.name)}</b> <small>{id === drafts.current ? 'ouvert' : typographie(DATE.format(at))}</small>
            </p>
            {id === drafts.current ? null : (
              <button type="button" class="btn" aria-label={typographie(`Ouvrir : ${scenario.name}`)} onClick={() => open(id)}>
                Ouvrir
              </button>
            )}
            <button type="button" class="btn flat" aria-label={typographie(`Supprimer : ${scenario.name}`)} onClick={() => drop(id)}>
              Supprimer
            </button>
          </li>
        ))}
      </ul>
    )}
  </Section>
);
