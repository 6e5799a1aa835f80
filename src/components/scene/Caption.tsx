// One sentence, and one rule: what has just happened, or what is asked before anything has. The others are a press away.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';

export interface CaptionRule {
  readonly href: string;
  readonly title: string; // typeset
  readonly marked?: boolean; // the one that a demonstration is about
}
export interface CaptionSentence {
  readonly text: string; // typeset
  readonly rules: readonly CaptionRule[];
}
export interface CaptionProps {
  readonly sentences: readonly CaptionSentence[];
  readonly lead?: number; // which of them says it best: the first unless told
  readonly who?: string | undefined; // whose step it was, where the sentence does not say so; typeset
  readonly note?: string | undefined; // why the player does it, typeset
  readonly noteIs?: string | undefined; // what the note is, where it is no reason; typeset
  readonly steps?: readonly CaptionStep[]; // what has happened since somebody last decided, where that is several steps: the sentences are of the one that leads
}
/** One of several steps, by what it tells best. */
export interface CaptionStep {
  readonly text: string; // typeset
  readonly leads: boolean;
  readonly who?: string | undefined; // whose step it was, where the sentence does not say so; typeset
}
const Link = ({ href, title, marked = false }: CaptionRule): JSX.Element => (
  <a class="cite" href={href} data-montree={marked ? '' : undefined}>
    {title}
  </a>
);

/** « + 2 règles »: beside the first, where there is little room, the number says it. */
const Others = ({ count }: { readonly count: number }): JSX.Element => (
  <>
    {typeset(`+ ${count}`)}
    <span class="caption-unit">{count === 1 ? '\u00a0règle' : '\u00a0règles'}</span>
  </>
);

const LONG = 84; // letters of a sentence and of its rule: more take four lines of a phone

interface Told {
  readonly main: CaptionSentence;
  readonly first: CaptionRule | undefined; // the rule that it shows
  readonly rest: readonly CaptionSentence[];
  readonly more: readonly CaptionRule[];
}
const toldOf = ({ sentences, lead = 0 }: CaptionProps): Told | undefined => {
  const main = sentences[lead] ?? sentences[0];
  if (main === undefined) return undefined;
  const [first, ...others] = main.rules;
  const rest = sentences.filter((one) => one !== main);
  const known = new Set(first === undefined ? [] : [first.href]);
  const more = [...others, ...rest.flatMap(({ rules }) => rules)].filter(
    ({ href }) => !known.has(href) && known.add(href),
  );
  return { main, first, rest, more };
};
/** What its frame says of it, for style sheets: `data-long` where it takes four lines of a phone; `data-suite` where more of it is a press away (rules, sentences alone, or a note alone). */
export const captionMarks = (props: CaptionProps): Readonly<Partial<Record<`data-${string}`, string>>> => {
  const told = toldOf(props);
  if (told === undefined) return {};
  const { main, first, rest, more } = told;
  return {
    ...(main.text.length + (first?.title.length ?? 0) > LONG && { 'data-long': '' }),
    ...(props.steps !== undefined
      ? { 'data-suite': 'etapes' }
      : more.length > 0
        ? { 'data-suite': 'regles' }
        : rest.length > 0
          ? { 'data-suite': 'phrases' }
          : props.note !== undefined && { 'data-suite': 'note' }),
  };
};

const Who = ({ name }: { readonly name: string | undefined }): JSX.Element | null =>
  name === undefined ? null : <span class="caption-who">{name}</span>;

export const Caption = (props: CaptionProps): JSX.Element => {
  const { note, noteIs = 'pourquoi', steps, who } = props;
  const told = toldOf(props);
  if (told === undefined) return <></>;
  const { main, first, rest, more } = told;
  return (
    <>
      <p class="caption-said">
        <Who name={steps === undefined ? who : steps.find(({ leads }) => leads)?.who} />
        <span class="caption-text">{main.text}</span> {first === undefined ? null : <Link {...first} />}
      </p>
      {note === undefined ? null : <p class="caption-note">{note}</p>}
      {rest.length + more.length === 0 && note === undefined && steps === undefined ? null : (
        <details
          class="caption-more"
          key={main.text}
          data-only-note={steps === undefined && rest.length + more.length === 0 ? '' : undefined}
        >
          <summary>
            {steps !== undefined ? (
              typeset(`${steps.length} étapes`)
            ) : more.length > 0 ? (
              <Others count={more.length} />
            ) : rest.length === 0 ? (
              noteIs
            ) : (
              'la suite'
            )}
          </summary>
          <div>
            {note === undefined ? null : <p class="caption-note">{note}</p>}
            {steps === undefined ? (
              rest.map(({ text }, i) => <p key={i}>{text}</p>)
            ) : (
              <>
                <p class="caption-since">Ce qui vient de se passer</p>
                <ol class="caption-steps">
                  {steps.map(({ text, leads, who }, i) => (
                    <li key={i}>
                      <Who name={who} />
                      {leads ? <b>{text}</b> : <span>{text}</span>}
                    </li>
                  ))}
                </ol>
              </>
            )}
            {more.length === 0 ? null : (
              <p class="caption-rules">
                {more.map((rule) => (
                  <Link key={rule.href} {...rule} />
                ))}
              </p>
            )}
          </div>
        </details>
      )}
    </>
  );
};
