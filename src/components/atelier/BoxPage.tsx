// A scenario on paper, as one would put it in the box: its picture, what to take out of the box, the set-up in steps, the rulings chosen, and the code that finds it all again.
import type { ComponentChildren, JSX } from 'preact';
import { agree } from '../../engine/kernel/french.ts';
import { typeset } from '../../plugins/typography.ts';
import { PrintQr } from './PrintQr.tsx';
import type { Named } from './trade.ts';

/** So many of a thing of the box; `name` agrees with the count. Ordinary spaces, as all words here. */
export interface Take {
  readonly count: number;
  readonly name: string;
}
/** What a game says of a scenario of its own. */
export interface Box {
  readonly takes: readonly Take[]; // those of which there are none are left out
  readonly steps: readonly string[]; // of the set-up, in their order; empty ones are left out
}
export const take = (count: number, one: string, many?: string): Take => ({ count, name: agree(count, one, many) });
/** The same things counted together, in the order in which they first come: « 2 D12 », « 1 D6 ». `words`: one, and several. */
export const counted = <T,>(
  things: readonly T[],
  words: (thing: T) => readonly [one: string, many: string],
): readonly Take[] =>
  [...new Set(things)].map((thing) => {
    const count = things.filter((other) => other === thing).length;
    return { count, name: agree(count, ...words(thing)) };
  });

interface BoxPageProps {
  readonly work: Named;
  readonly kind: string; // what is played, from which moment
  readonly box: Box;
  readonly picture?: JSX.Element; // none: what follows shows it
  readonly rulings: readonly string[]; // those that are not played as by default
  readonly rulingsName?: string;
  readonly link: string | undefined;
  readonly foot: string;
  readonly class?: string;
  readonly children?: ComponentChildren; // what steps are too short for: sheets, decks
}
export const BoxPage = (props: BoxPageProps): JSX.Element => {
  const { work, kind, box, picture, rulings, rulingsName = 'Arbitrages', link, foot, children } = props;
  const takes = box.takes.filter(({ count }) => count > 0);
  const steps = box.steps.filter((step) => step !== '');
  return (
    <section class={`print-sheet ${props.class ?? ''}`} aria-hidden="true">
      <header>
        <h2>{typeset(work.name)}</h2>
        <p class="small">{typeset([kind, ...(work.author === undefined ? [] : [work.author])].join(' · '))}</p>
        {work.note === undefined ? null : <p>{typeset(work.note)}</p>}
      </header>
      <div class={picture === undefined ? 'print-bare' : 'print-top'}>
        {picture === undefined ? null : <div class="print-picture">{picture}</div>}
        <div>
          {takes.length === 0 ? null : (
            <>
              <h3>{typeset('À prendre dans la boîte')}</h3>
              <ul class="print-takes">
                {takes.map(({ count, name }) => (
                  <li key={name}>
                    <b>{count}</b> {typeset(name)}
                  </li>
                ))}
              </ul>
            </>
          )}
          <PrintQr link={link} />
        </div>
      </div>
      {steps.length === 0 ? null : (
        <>
          <h3>{typeset('Mise en place')}</h3>
          <ol class="print-steps">
            {steps.map((step) => (
              <li key={step}>{typeset(step)}</li>
            ))}
          </ol>
        </>
      )}
      {children}
      <p class="small">
        <b>{rulingsName}</b> {typeset(rulings.length === 0 ? 'par défaut.' : `${rulings.join(' ; ')}.`)}
      </p>
      <p class="small link-text">{link}</p>
      <p class="small">{typeset(foot)}</p>
    </section>
  );
};
