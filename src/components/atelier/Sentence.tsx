// A sentence with blanks to fill: « À la fin du tour {turn}, chaque {token} passe de {from} à {to}. » Its fields stand in it; their labels are for who does not see it.
import type { ComponentChildren, JSX } from 'preact';
import { Fragment } from 'preact';
import { typeset } from '../../plugins/typography.ts';

interface SentenceProps {
  readonly says: string;
  readonly blanks: Readonly<Record<string, ComponentChildren>>;
}
export const Sentence = ({ says, blanks }: SentenceProps): JSX.Element => (
  <div class="sentence">
    {typeset(says)
      .split(/(\{\w+\})/)
      .map((part, i) => {
        const blank = blanks[part.slice(1, -1)];
        return (
          <Fragment key={i}>
            {part.startsWith('{')
              ? blank
              : part.split(' ').map((word, n) => (
                  <span key={n} class={/^[.,]/.test(word) ? 'tight' : undefined}>
                    {`${word} `}
                  </span>
                ))}
          </Fragment>
        );
      })}
  </div>
);
