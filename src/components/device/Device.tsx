// « Sur cet appareil »: what the site keeps here, by kind; all of it to a file and back; forgotten on demand, and given back as long as the page is open.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { plural } from '../../engine/kernel/french.ts';
import { isRecord } from '../../engine/kernel/json.ts';
import { saveFile } from '../../kept/file.ts';
import { onOtherTab, type Kept } from '../../kept/records.ts';
import { readWhole } from '../../kept/salvage.ts';
import { typeset } from '../../plugins/typography.ts';
import { parseLearnt } from '../learn/kept.ts';
import { parseProgress, sumOf } from '../exercises/progress.ts';
import { FileButton } from '../play/FileButton.tsx';
import { Guard } from '../play/Failed.tsx';
import { dayOf } from '../problem/day.ts';
import { parseTries } from '../problem/kept.ts';
import { forget, type Kind, keptAll, KINDS, kindOf, recordsOf, takeOver, wholeFile } from './whole.ts';

const NAMES: Readonly<Record<Kind, string>> = {
  games: 'Parties',
  drafts: 'Scénarios de l’atelier',
  box: 'Ma boîte',
  lessons: 'Leçons',
  exercises: 'Exercices',
  problems: 'Problèmes du jour',
  pins: 'Règles épinglées',
  reading: 'Lecture',
  settings: 'Réglages',
};
const sum = (records: readonly Kept[], of: (text: string) => number): number =>
  records.reduce((total, { text }) => total + of(text), 0);
const listIn = (text: string, name: string): number => {
  const { value } = readWhole(text);
  const list = isRecord(value) ? value[name] : undefined;
  return Array.isArray(list) ? list.length : isRecord(list) ? Object.keys(list).length : 0;
};
/** What there is of a kind, counted. */
const COUNTED: Readonly<Record<Kind, (records: readonly Kept[]) => string>> = {
  games: (records) => plural(records.length, 'partie'),
  drafts: (records) => plural(records.length, 'scénario'),
  box: (records) => plural(records.length, 'pièce'),
  lessons: (records) =>
    plural(
      sum(records, (text) => parseLearnt(text).done.length),
      'leçon faite',
      'leçons faites',
    ),
  exercises: (records) =>
    plural(
      sum(records, (text) => {
        const progress = parseProgress(text);
        return sumOf(progress, Object.keys(progress.types)).asked;
      }),
      'réponse',
    ),
  problems: (records) =>
    plural(
      sum(records, (text) => Object.values(parseTries(text)).filter(({ solved }) => solved).length),
      'problème trouvé',
      'problèmes trouvés',
    ),
  pins: (records) =>
    plural(
      sum(records, (text) => listIn(text, 'ids')),
      'règle',
    ),
  reading: (records) =>
    plural(
      sum(records, (text) => listIn(text, 'vues')),
      'chapitre ouvert',
      'chapitres ouverts',
    ),
  settings: (records) => plural(records.length, 'réglage'),
};

interface Forgotten {
  readonly name: string;
  readonly back: () => boolean;
}
const MERGED =
  'Rien de ce qui était ici n’a été perdu : leçons, réponses, lecture et épingles se complètent, les parties et les scénarios s’ajoutent, vos réglages restent.';

const Room = (): JSX.Element => {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [said, setSaid] = useState('');
  const [forgotten, setForgotten] = useState<Forgotten | undefined>(undefined);
  const look = (): void => setKept(keptAll());
  useEffect(() => {
    look();
    return onOtherTab(look);
  }, []);

  const save = (records: readonly Kept[], name: string): void => saveFile(name, wholeFile(records));
  const erase = (records: readonly Kept[], name: string): void => {
    setForgotten({ name, back: forget(records) });
    setSaid('');
    look();
  };
  const giveBack = (): void => {
    const whole = forgotten?.back();
    setForgotten(whole === true ? undefined : forgotten);
    setSaid(whole === true ? 'Tout est revenu.' : 'L’appareil n’a pas tout repris : il y manque de la place.');
    look();
  };
  const open = (text: string): void => {
    const records = recordsOf(text);
    if (typeof records === 'string') return setSaid(records);
    const { taken, refused } = takeOver(records);
    setForgotten(undefined);
    setSaid(
      refused > 0
        ? `L’appareil a refusé ${plural(refused, 'élément')} : il y manque de la place. Le fichier les garde.`
        : taken === 0
          ? 'Rien de nouveau dans ce fichier : ce qu’il tient était déjà ici, et vos réglages restent.'
          : `${plural(taken, 'élément repris', 'éléments repris')}. ${MERGED}`,
    );
    look();
  };

  const groups = KINDS.map((kind) => [kind, kept.filter(({ key }) => kindOf(key) === kind)] as const);
  const day = dayOf(new Date());
  return (
    <div class="appareil" data-appareil>
      <ul>
        {groups.map(([kind, records]) => (
          <li key={kind} data-genre={kind}>
            <b>{NAMES[kind]}</b>
            <span>{records.length === 0 ? 'rien' : typeset(COUNTED[kind](records))}</span>
            {records.length === 0 ? null : (
              <>
                <button
                  type="button"
                  class="btn flat"
                  aria-label={typeset(`Enregistrer : ${NAMES[kind]}`)}
                  onClick={() => save(records, `regles-vives-${kind}-${day}.json`)}
                >
                  Enregistrer
                </button>
                <button
                  type="button"
                  class="btn flat"
                  aria-label={typeset(`Effacer : ${NAMES[kind]}`)}
                  onClick={() => erase(records, NAMES[kind])}
                >
                  Effacer
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <p class="gestes">
        <button
          type="button"
          class="btn go"
          data-commande="enregistrer"
          onClick={() => save(kept, `regles-vives-${day}.json`)}
        >
          Tout enregistrer dans un fichier
        </button>
        <FileButton
          label="Reprendre un fichier"
          name="Fichier à reprendre"
          command="reprendre"
          onText={open}
          onUnread={() => open('')}
        />
        <button
          type="button"
          class="btn"
          data-commande="effacer"
          aria-disabled={kept.length === 0}
          onClick={() => kept.length > 0 && erase(kept, 'Tout')}
        >
          Tout effacer
        </button>
      </p>
      <div role="status">
        {said === '' ? null : <p>{typeset(said)}</p>}
        {forgotten === undefined ? null : (
          <p>
            {typeset(`${forgotten.name} : effacé de cet appareil. `)}
            <button type="button" class="btn" data-commande="annuler" onClick={giveBack}>
              Annuler
            </button>
          </p>
        )}
      </div>
    </div>
  );
};
export const Device = (): JSX.Element => (
  <Guard what="Cette page s’est arrêtée sur une erreur. Ce que garde l’appareil n’a pas changé.">
    <Room />
  </Guard>
);
