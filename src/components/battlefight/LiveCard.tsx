// A card to handle beside the rules of its keyword. The page gives what reads without JavaScript; the editor, the engine and the board come with the first press.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { EXAMPLE_LABEL } from '../../engine/battlefight/origin.ts';
import { TYPE_LABELS } from '../../engine/battlefight/language/labels.ts';
import type { TechniqueType } from '../../engine/battlefight/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { Guard, useTry } from '../play/Failed.tsx';
import { takeWaiting } from '../play/waiting.ts';

export interface LiveCardPage {
  readonly id: string; // of the live card: a keyword or a modifier
  readonly title: string; // of the card
  readonly type: TechniqueType;
  readonly read?: ComponentChildren; // slot: the card, the position, the run
}
const WISHES = ['executer', 'modifier'] as const;
export type Wish = (typeof WISHES)[number];
const BUTTONS: Readonly<Record<Wish, readonly [label: string, look: string]>> = {
  executer: ['Exécuter pas à pas', 'go'],
  modifier: ['Modifier la carte', 'accent'],
};

interface Bench {
  readonly wish: Wish;
  readonly View: typeof import('./LiveBench.tsx').LiveBench;
}
const Card = ({ id, title, type, read }: LiveCardPage): JSX.Element => {
  const { run, failed } = useTry('De quoi manier la carte n’est pas arrivé.');
  const [bench, setBench] = useState<Bench | undefined>(undefined);
  const [changed, setChanged] = useState(false); // by the reader
  const frame = useRef<HTMLElement>(null);
  const open = (wish: Wish): void =>
    run(async () => {
      const { LiveBench, ready } = await import('./LiveBench.tsx');
      await ready;
      setBench({ wish, View: LiveBench });
    });
  useEffect(() => {
    const waiting = takeWaiting(frame.current);
    const wish = WISHES.find((one) => one === waiting);
    if (wish !== undefined) open(wish);
  }, []);
  const back = (): void => {
    setBench(undefined);
    setChanged(false);
    frame.current?.focus({ preventScroll: true });
  };
  const head = `vive.${id}.titre`;
  return (
    <section class="example live-card wide" ref={frame} tabIndex={-1} aria-labelledby={head} data-carte-vive={id}>
      <header>
        <p class="example-title" id={head}>
          {typeset(`Carte à manier : ${title}`)} <small>{TYPE_LABELS[type]}</small>
        </p>
        <span class="example-at">{changed ? 'votre version' : EXAMPLE_LABEL}</span>
      </header>
      {bench === undefined ? (
        <>
          {read}
          {failed}
          <div class="controls">
            {WISHES.map((wish) => {
              const [label, look] = BUTTONS[wish];
              return (
                <button type="button" class={`btn ${look}`} key={wish} data-commande={wish} onClick={() => open(wish)}>
                  {label}
                </button>
              );
            })}
          </div>
        </>
      ) : (
        <bench.View id={id} wish={bench.wish} onChanged={setChanged} onBack={back} />
      )}
    </section>
  );
};

export default (props: LiveCardPage): JSX.Element => (
  <Guard what="La carte à manier s’est arrêtée sur une erreur.">
    <Card {...props} />
  </Guard>
);
