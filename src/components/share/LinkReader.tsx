// « Lire un lien »: what it holds, before one opens it.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Result } from '../../engine/kernel/result.ts';
import { typeset } from '../../plugins/typography.ts';
import { lien } from '../../site/link.ts';
import { Guard, useTry } from '../play/Failed.tsx';
import { modeLoader } from '../registry.ts';
import type { Read, Unread } from './facts.ts';

export interface LinkReaderProps {
  readonly games: Readonly<Record<string, string>>; // names by slug
}

const Found = ({ found }: { readonly found: Result<Read, Unread> }): JSX.Element =>
  found.ok ? (
    <>
      <dl>
        {found.value.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{typeset(name)}</dt>
            <dd>{typeset(value)}</dd>
          </div>
        ))}
      </dl>
      {found.value.warning === undefined ? null : <p class="absent">{typeset(found.value.warning)}</p>}
      {found.value.ways.length === 0 ? null : (
        <p class="actions">
          {found.value.ways.map(({ label, path }, i) => (
            <a key={label} class={i === 0 ? 'btn go' : 'btn'} href={lien(path)}>
              {label}
            </a>
          ))}
        </p>
      )}
    </>
  ) : (
    <p class="absent">
      <b>{typeset(found.error.message)}</b> {typeset(found.error.hint)}
    </p>
  );

const Room = ({ games }: LinkReaderProps): JSX.Element => {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Result<Read, Unread> | undefined>(undefined);
  const { run, failed } = useTry('De quoi lire ce lien n’est pas arrivé.');
  const asked = useRef('');
  const read = (given: string): void => {
    asked.current = given;
    if (given.trim() === '') return setFound(undefined);
    run(async () => {
      const { readLink } = await import('./facts.ts');
      const answer = await readLink(given, games, modeLoader);
      if (asked.current === given) setFound(answer);
    });
  };
  useEffect(() => {
    if (location.hash.length < 2) return;
    setText(location.href);
    read(location.hash);
  }, []);
  return (
    <form
      class="lire-lien"
      data-lire-lien
      onSubmit={(event) => {
        event.preventDefault();
        read(text);
      }}
    >
      <label for="lien.texte">{typeset('Collez ici une adresse du site, entière')}</label>
      <textarea
        id="lien.texte"
        rows={3}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          read(currentTarget.value);
        }}
      />
      {failed}
      <div role="status" data-lien-lu>
        {found === undefined ? null : <Found found={found} />}
      </div>
    </form>
  );
};

export const LinkReader = (props: LinkReaderProps): JSX.Element => (
  <Guard what="La lecture du lien s’est arrêtée sur une erreur. Le lien, lui, est intact.">
    <Room {...props} />
  </Guard>
);
