// Scenarios as files: exported, opened, or pasted as text.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { saveFile, scenarioFile } from '../../kept/file.ts';
import { typeset } from '../../plugins/typography.ts';
import { useTry } from '../play/Failed.tsx';
import { FileButton } from '../play/FileButton.tsx';
import { useBench } from './bench.ts';
import { fromDraftFile } from './drafts.ts';
import { Section } from './fields.tsx';
import { openMail } from './post.ts';
import type { BadFile } from './reading.ts';
import type { Named, Trade } from './trade.ts';

interface FilesProps<T extends Named> {
  readonly trade: Trade<T>;
  readonly start: (work: T) => void; // a new draft
  readonly say: (text: string) => void;
}
export const FilesPart = <T extends Named>({ trade, start, say }: FilesProps<T>): JSX.Element => {
  const { scenario, jeu } = useBench<T>();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<BadFile | undefined>(undefined);
  const { run, failed } = useTry('Ce qui lit et écrit les fichiers n’est pas arrivé.');
  const write = (): void =>
    run(async () => {
      const json = (await openMail(trade)).toFile(scenario);
      if (json === undefined) say('Corrigez d’abord les fautes de texte : un fichier ne les garderait pas.');
      else saveFile(scenarioFile(jeu, scenario.name), json);
    });
  const open = (work: T): void => {
    setFault(undefined);
    setText('');
    start(work);
    say(`« ${work.name} » est ouvert dans un nouveau brouillon.`);
  };
  const read = (json: string): void => {
    const draft = fromDraftFile(jeu, json, trade.isWork);
    if (draft !== undefined) return open(draft);
    setText(json); // it stays there if nothing can read it
    run(async () => {
      const result = (await openMail(trade)).readFile(json);
      if (result.ok) open(result.value);
      else setFault(result.error);
    });
  };
  return (
    <Section title="Fichiers" paths={[]}>
      <div class="row">
        <button type="button" class="btn" onClick={write}>
          Exporter un fichier
        </button>
        <FileButton
          label="Ouvrir un fichier"
          name="Fichier de scénario"
          onText={read}
          onUnread={() => say('Ce fichier n’a pas pu être lu : a-t-il été déplacé ? Choisissez-le de nouveau.')}
        />
      </div>
      {failed}
      <div class="field wide">
        <label for="champ.json">Ou collez ici le texte d’un scénario</label>
        <textarea
          id="champ.json"
          rows={4}
          spellcheck={false}
          value={text}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : 'champ.json.faute'}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        {fault === undefined ? null : (
          <div class="faults" id="champ.json.faute" role="alert">
            <p>{typeset(fault.message)}</p>
            {fault.faults.map((line) => (
              <p key={line}>{typeset(line)}</p>
            ))}
            <p>{typeset(fault.hint)}</p>
          </div>
        )}
        <button type="button" class="btn" onClick={() => read(text)}>
          Lire ce texte
        </button>
      </div>
    </Section>
  );
};
