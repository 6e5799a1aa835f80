// A card taken up: its steps in words, what each would do now, and what may be done with it. Read first, then played.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { printStep } from '../../engine/battlefight/language/print.ts';
import { de } from '../../engine/kernel/french.ts';
import type { Technique } from '../../engine/battlefight/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { keepKeys } from '../play/keys.ts';
import { classes } from '../scene/pieces.tsx';
import { kindWords, TechniqueCard } from './TechniqueCard.tsx';

export interface Gesture<A> {
  readonly action: A;
  readonly label: string; // typeset
  readonly open: boolean; // else the rules refuse it, and say why
}
/** What each step of the card would do now, by its rank. */
export type Foresee = () => Promise<readonly string[]>;
interface ReadCardProps<A> {
  readonly technique: Technique;
  readonly whose?: string | undefined; // of somebody that its sentences speak to
  readonly foresee?: Foresee | undefined; // the same from one drawing to the next, while the position is
  readonly at?: number | undefined; // the step at which it would resume
  readonly gestures: readonly Gesture<A>[];
  readonly refusal?: ComponentChildren;
  readonly onPick: (action: A) => void;
  readonly onClose: () => void;
}

type Words = readonly (readonly [says: string, now: string])[];
/** Sentences that come late: the page carries none of them before a card is taken up. Until they have come there are none, never those of the card read before. */
const useWords = (technique: Technique, foresee: Foresee | undefined): Words => {
  const [{ of, by, words }, setCome] = useState<{
    readonly of?: Technique;
    readonly by?: Foresee | undefined;
    readonly words: Words;
  }>({ words: [] });
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const { explained } = await import('./card-words.ts');
      const now = (await foresee?.().catch(() => undefined)) ?? []; // what it means is told, whatever becomes of it now
      const said = explained(technique).map((text, i) => [text, now[i] ?? ''] as const);
      if (!gone) setCome({ of: technique, by: foresee, words: said });
    };
    void load().catch(() => undefined); // the steps themselves are there
    return () => {
      gone = true;
    };
  }, [technique, foresee]);
  return of === technique && by === foresee ? words : [];
};

export const ReadCard = <A,>(props: ReadCardProps<A>): JSX.Element => {
  const { technique, whose, foresee, at, gestures, refusal, onPick, onClose } = props;
  const words = useWords(technique, foresee);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), [technique.id]);
  return (
    <div
      class={`bf-read type-${technique.type}`}
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={typeset(technique.title)}
      data-lecture={technique.id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        keepKeys(event);
      }}
    >
      <div class="bf-read-art" aria-hidden="true">
        <TechniqueCard technique={technique} />
      </div>
      <div class="bf-read-text" tabIndex={0} role="group" aria-label="Texte de la carte">
        <p class="bf-read-title">
          <b>{typeset(technique.title)}</b> <small>{typeset(kindWords(technique.id, technique.type))}</small>
        </p>
        {whose === undefined ? null : (
          <p class="bf-whom">{typeset(`Technique ${de(whose)} : « vous », c'est ${whose}.`)}</p>
        )}
        <ol>
          {technique.steps.map((step, i) => (
            <li key={i} class={i === at ? 'here' : undefined}>
              <b>{typeset(printStep(step))}</b>
              {words[i] === undefined ? null : <span>{words[i]?.[0]}</span>}
              {(words[i]?.[1] ?? '') === '' ? null : (
                <span class="bf-now">
                  <i>{typeset('Maintenant :')}</i> {words[i]?.[1]}
                </span>
              )}
            </li>
          ))}
        </ol>
        {refusal}
      </div>
      <div class={classes('bf-read-do', gestures.length > 1 && 'several')}>
        {gestures.map(({ action, label, open }) => (
          <button
            type="button"
            class={open ? 'btn go' : 'btn'}
            key={JSON.stringify(action)}
            data-action={JSON.stringify(action)}
            onClick={() => onPick(action)}
          >
            {label}
          </button>
        ))}
        <button type="button" class="btn flat" data-commande="reposer" onClick={onClose}>
          {gestures.length === 0 ? 'Fermer' : 'Reposer'}
        </button>
      </div>
    </div>
  );
};
