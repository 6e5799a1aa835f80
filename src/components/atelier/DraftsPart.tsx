// Starting points, and the drafts of this device.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { dateText } from '../../kept/dates.ts';
import type { Kept } from '../../kept/records.ts';
import { typeset } from '../../plugins/typography.ts';
import type { Draft, Drafts, SetAside } from './drafts.ts';
import { useTry } from '../play/Failed.tsx';
import { SAVE_WORDS } from '../play/Unkept.tsx';
import { Section } from './fields.tsx';
import type { Named } from './trade.ts';
import type { Dropped } from './work.ts';

export interface Ready<T> {
  readonly id: string;
  readonly scenario: T;
  readonly title?: string; // its name unless told
  readonly says?: string; // its note unless told
}
/** An empty place: all comes from the tray. */
export const fromNothing = <T,>(scenario: T): Ready<T> => ({
  id: 'vide',
  scenario,
  title: 'À partir de rien',
  says: 'Le plateau est vide : tout vient de la réserve.',
});
interface StartProps<T> {
  readonly ready: readonly Ready<T>[];
  readonly start: (scenario: T) => void; // a new draft
}
const StartList = <T extends Named>({ ready, start }: StartProps<T>): JSX.Element => (
  <ul class="starts">
    {ready.map(({ id, scenario, title = scenario.name, says = scenario.note ?? '' }) => (
      <li key={id}>
        <p>
          <b>{typeset(title)}</b> {typeset(says)}
        </p>
        <button
          type="button"
          class="btn"
          aria-label={typeset(`Partir de là : ${title}`)}
          onClick={() => start(scenario)}
        >
          Partir de là
        </button>
      </li>
    ))}
  </ul>
);
const LateList = <T extends Named>({ load, start }: LateProps<T>): JSX.Element => {
  const [ready, setReady] = useState<readonly Ready<T>[] | undefined>(undefined);
  const { run, failed } = useTry('Les scénarios prêts ne sont pas arrivés.');
  useEffect(() => run(async () => setReady(await load())), []);
  if (ready === undefined) return failed ?? <p class="aside">Les scénarios arrivent…</p>;
  return <StartList ready={ready} start={start} />;
};
interface LateProps<T> extends Pick<StartProps<T>, 'start'> {
  readonly load: () => Promise<readonly Ready<T>[]>; // asked for when the part is opened
}
export const StartPart = <T extends Named>(props: StartProps<T> | LateProps<T>): JSX.Element => (
  <Section title="Partir d'un scénario prêt" paths={[]}>
    {'load' in props ? <LateList {...props} /> : <StartList {...props} />}
  </Section>
);

export interface DraftsProps<T> {
  readonly drafts: Drafts<T>;
  readonly open: (id: string) => void;
  readonly duplicate: () => void;
  readonly save: (draft: Draft<T>) => void; // to a file
  readonly saveRecord: (record: Kept, name: string) => void; // as it is, unreadable or not
  readonly recover: (part: T) => void; // what can be shown of a spoilt one, in a new draft
  readonly drop: (record: Kept, name: string) => void;
  readonly dropped: readonly Dropped[];
  readonly giveBack: () => void;
}
const WHY: Readonly<Record<SetAside<unknown>['why'], string>> = {
  spoilt: 'Son texte est abîmé.',
  later: 'Il vient d’une version plus récente du site : rechargez la page.',
  shape: 'Sa forme n’est pas celle que lit cette page.',
  room: 'Il vient d’une version précédente du site, et la place manque sur l’appareil pour le reprendre.',
};
const ILLEGIBLE = 'Brouillon illisible';

const Aside = <T extends Named>({
  one,
  saveRecord,
  recover,
  drop,
}: Pick<DraftsProps<T>, 'saveRecord' | 'recover' | 'drop'> & { readonly one: SetAside<T> }): JSX.Element => {
  const { part } = one;
  return (
    <li data-mis-de-cote>
      <p>
        <b>{ILLEGIBLE}</b> {typeset(`${WHY[one.why]} Il reste sur l’appareil, tel quel.`)}
      </p>
      {part === undefined ? null : (
        <button type="button" class="btn" onClick={() => recover(part)}>
          Ouvrir ce qui s’en lit
        </button>
      )}
      <button
        type="button"
        class="link"
        aria-label={typeset(`${SAVE_WORDS} : ${ILLEGIBLE}`)}
        onClick={() => saveRecord(one, ILLEGIBLE)}
      >
        {SAVE_WORDS}
      </button>
      <button
        type="button"
        class="link"
        aria-label={typeset(`Supprimer : ${ILLEGIBLE}`)}
        onClick={() => drop(one, ILLEGIBLE)}
      >
        Supprimer
      </button>
    </li>
  );
};

export const DraftsPart = <T extends Named>({
  drafts: { current, drafts, aside },
  open,
  duplicate,
  save,
  saveRecord,
  recover,
  drop,
  dropped,
  giveBack,
}: DraftsProps<T>): JSX.Element => {
  const back = useRef<HTMLButtonElement>(null);
  const last = dropped.at(-1);
  const count = drafts.length + aside.length;
  const throwAway: DraftsProps<T>['drop'] = (record, name) => {
    drop(record, name);
    requestAnimationFrame(() => back.current?.focus()); // what had the focus is gone
  };
  return (
    <Section
      title="Mes brouillons"
      paths={[]}
      extra={count === 0 ? undefined : <span class="part-extra">{count}</span>}
    >
      <p class="aside">
        {typeset(
          "Chaque changement est gardé sur cet appareil. Certains navigateurs effacent ce qu'ils gardent après quelques jours sans visite : enregistrez ce qui compte dans un fichier.",
        )}
      </p>
      <button type="button" class="btn" onClick={duplicate}>
        Dupliquer ce scénario
      </button>
      <div role="status">
        {last === undefined ? null : (
          <p class="aside">
            {typeset(`« ${last.name} » est supprimé.`)}{' '}
            <button type="button" class="link" ref={back} onClick={giveBack}>
              Annuler la suppression
            </button>
          </p>
        )}
      </div>
      {count === 0 ? (
        <p class="aside">Aucun brouillon pour l’instant.</p>
      ) : (
        <ul class="drafts">
          {drafts.map((draft) => {
            const name = draft.scenario.name.trim() === '' ? 'Sans nom' : draft.scenario.name;
            return (
              <li key={draft.id} aria-current={draft.id === current ? 'true' : undefined} data-brouillon>
                <p>
                  <b>{typeset(name)}</b>{' '}
                  <small>{draft.id === current ? 'ouvert' : draft.at === 0 ? '' : typeset(dateText(draft.at))}</small>
                </p>
                {draft.id === current ? null : (
                  <button
                    type="button"
                    class="btn"
                    aria-label={typeset(`Ouvrir : ${name}`)}
                    onClick={() => open(draft.id)}
                  >
                    Ouvrir
                  </button>
                )}
                <button
                  type="button"
                  class="link"
                  aria-label={typeset(`${SAVE_WORDS} : ${name}`)}
                  onClick={() => save(draft)}
                >
                  {SAVE_WORDS}
                </button>
                <button
                  type="button"
                  class="link"
                  aria-label={typeset(`Supprimer : ${name}`)}
                  onClick={() => throwAway(draft.record, name)}
                >
                  Supprimer
                </button>
              </li>
            );
          })}
          {aside.map((one) => (
            <Aside key={one.key} one={one} saveRecord={saveRecord} recover={recover} drop={throwAway} />
          ))}
        </ul>
      )}
    </Section>
  );
};
