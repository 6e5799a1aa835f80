// What was answered on this device, by type, and the rules that no exercise has shown yet.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import type { TypeInfo } from '../../site/exercise-types.ts';
import { ruleLink, type Titles } from '../play/titles.ts';
import { FileButton } from '../play/FileButton.tsx';
import { SAVE_WORDS } from '../play/Unkept.tsx';
import type { Progress } from './progress.ts';
import { type Strength, strengthOf } from './schedule.ts';

const STRENGTHS: Readonly<Record<Strength, string>> = { known: 'sûr', shaky: 'fragile', new: 'nouveau' };
/** What is known, shaky, new: a type a line, under its chapter. */
const Known = ({ types, progress }: Pick<TallyProps, 'types' | 'progress'>): JSX.Element => {
  const chapters = Map.groupBy(types, ({ chapter }) => chapter);
  const now = Date.now();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Justes</th>
          <th scope="col">Posées</th>
          <th scope="col">Acquis</th>
        </tr>
      </thead>
      {[...chapters].map(([chapter, list]) => (
        <tbody key={chapter}>
          <tr>
            <th scope="rowgroup" colSpan={4} class="exo-chapter">
              {typeset(chapter)}
            </th>
          </tr>
          {list.map(({ id, title }) => {
            const strength = strengthOf(progress.cards[id], now);
            return (
              <tr key={id} data-type={id}>
                <th scope="row">{typeset(title)}</th>
                <td>{progress.types[id]?.right ?? 0}</td>
                <td>{progress.types[id]?.asked ?? 0}</td>
                <td data-acquis={strength}>{STRENGTHS[strength]}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
};

interface FoldProps {
  readonly title: string;
  readonly children: () => ComponentChildren; // long: drawn once it is opened
}
const Fold = ({ title, children }: FoldProps): JSX.Element => {
  const [open, setOpen] = useState(false);
  return (
    <details class="exo-unmet" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{typeset(title)}</summary>
      {open ? children() : null}
    </details>
  );
};

interface TallyProps {
  readonly jeu: string;
  readonly types: readonly TypeInfo[];
  readonly titles: Titles;
  readonly progress: Progress;
  readonly wiped: boolean; // just now: they can come back
  readonly onReset: () => void;
  readonly onRestore: () => void;
  readonly onSave: () => void; // to a file
  readonly onFile: (text: string) => void;
}
export const Tally = ({
  jeu,
  types,
  titles,
  progress,
  wiped,
  onReset,
  onRestore,
  onSave,
  onFile,
}: TallyProps): JSX.Element => {
  const unmet = [...new Set(types.flatMap(({ rules }) => rules))].filter((id) => !progress.rules.includes(id));
  return (
    <section class="exo-tally" aria-label="Vos réponses">
      <h2>Vos réponses</h2>
      <p>{typeset("Elles restent sur cet appareil : rien n'est envoyé.")}</p>
      <Fold title="Par type de question">{() => <Known types={types} progress={progress} />}</Fold>
      <Fold
        title={
          unmet.length === 0
            ? 'Toutes les règles de ces exercices ont été rencontrées'
            : unmet.length === 1
              ? '1 règle pas encore rencontrée'
              : `${unmet.length} règles pas encore rencontrées`
        }
      >
        {() => (
          <ul>
            {unmet.map((id) => {
              const { href, title } = ruleLink(jeu, id, titles);
              return (
                <li key={id}>
                  <a href={href}>{typeset(title)}</a>
                </li>
              );
            })}
          </ul>
        )}
      </Fold>
      <button
        type="button"
        class="btn"
        data-commande={wiped ? 'retablir' : 'effacer'}
        onClick={wiped ? onRestore : onReset}
      >
        {wiped ? 'Rétablir ces réponses' : 'Effacer ces réponses'}
      </button>{' '}
      <button type="button" class="btn flat" onClick={onSave}>
        {SAVE_WORDS}
      </button>{' '}
      <FileButton
        label="Reprendre un fichier"
        name="Fichier de réponses"
        class="btn flat"
        onText={onFile}
        onUnread={() => onFile('')}
      />
    </section>
  );
};
