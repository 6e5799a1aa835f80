// Starting points, drafts of this device, files.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { SCENARIOS } from '../../../engine/battleworld/scenarios.ts';
import { partieCodec } from '../../../engine/scenario/battleworld.ts';
import { describeLinkError } from '../../../engine/scenario/describe.ts';
import { parseScenarioText, printScenario } from '../../../engine/scenario/file.ts';
import { typographie } from '../../../plugins/typographie.ts';
import type { Draft, Drafts } from './drafts.ts';
import { useDesk } from './desk.ts';
import { Section } from './fields.tsx';

const DATE = new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeStyle: 'short' });

export interface DraftActions {
  readonly open: (id: string) => void;
  readonly start: (scenario: PartieScenario) => void; // a new draft
  readonly duplicate: () => void;
  readonly drop: (id: string) => void;
}

export const StartPart = ({ start }: Pick<DraftActions, 'start'>): JSX.Element => (
  <Section title="Partir d'un scénario prêt" paths={[]}>
    <ul class="starts">
      {SCENARIOS.map(({ id, scenario }) => (
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
  </Section>
);

interface DraftsProps extends Omit<DraftActions, 'start'> {
  readonly drafts: Drafts;
  readonly dropped: Draft | null;
  readonly giveBack: () => void;
}
export const DraftsPart = ({ drafts, open, duplicate, drop, dropped, giveBack }: DraftsProps): JSX.Element => (
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

const save = (scenario: PartieScenario): void => {
  const url = URL.createObjectURL(new Blob([printScenario(partieCodec, scenario)], { type: 'application/json' }));
  const name = scenario.name.normalize('NFD').replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '').toLowerCase();
  const link = document.createElement('a');
  link.href = url;
  link.download = `battleworld-${name === '' ? 'scenario' : name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

export const FilesPart = ({ start, say }: Pick<DraftActions, 'start'> & { readonly say: (text: string) => void }): JSX.Element => {
  const { scenario } = useDesk();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<{ readonly message: string; readonly hint: string; readonly more: readonly string[] } | undefined>(undefined);
  const picker = useRef<HTMLInputElement>(null);
  const read = (json: string): void => {
    const result = parseScenarioText(partieCodec, json);
    if (!result.ok) {
      const more = result.error.code === 'invalid' ? result.error.issues.slice(1).map(({ message }) => message) : [];
      setFault({ ...describeLinkError(result.error), more });
      setText(json);
      return;
    }
    setFault(undefined);
    setText('');
    start(result.value);
    say(`« ${result.value.name} » est ouvert dans un nouveau brouillon.`);
  };
  const load = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file !== undefined) read(await file.text());
    input.value = '';
  };
  return (
    <Section title="Fichiers" paths={[]}>
      <div class="row">
        <button type="button" class="btn" onClick={() => save(scenario)}>
          Exporter un fichier
        </button>
        <button type="button" class="btn" onClick={() => picker.current?.click()}>
          Ouvrir un fichier
        </button>
        <input ref={picker} class="sr" type="file" accept=".json,application/json" tabIndex={-1} aria-label="Fichier de scénario" onChange={(event) => void load(event.currentTarget)} />
      </div>
      <div class="field wide">
        <label for="champ.json">Ou collez ici le texte d’un scénario</label>
        <textarea id="champ.json" rows={4} spellcheck={false} value={text} aria-invalid={fault === undefined ? undefined : true} aria-describedby={fault === undefined ? undefined : 'champ.json.faute'} onInput={(event) => setText(event.currentTarget.value)} />
        {fault === undefined ? null : (
          <div class="faults" id="champ.json.faute" role="alert">
            <p>{typographie(fault.message)}</p>
            {fault.more.map((line) => (
              <p key={line}>{typographie(line)}</p>
            ))}
            <p>{typographie(fault.hint)}</p>
          </div>
        )}
        <button type="button" class="btn" onClick={() => read(text)}>
          Lire ce texte
        </button>
      </div>
    </Section>
  );
};
