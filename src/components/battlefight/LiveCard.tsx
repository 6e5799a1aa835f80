// A card to handle beside the rules of its keyword. The page gives what reads without JavaScript; the editor, the engine and the board come with the first press.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { EXAMPLE_LABEL } from '../../engine/battlefight/origin.ts';
import { TYPE_LABELS } from '../../engine/battlefight/language/labels.ts';
import type { TechniqueType } from '../../engine/battlefight/types.ts';
import { typographie } from '../../plugins/typographie.ts';
import { takeWaiting } from '../play/waiting.ts';

export interface LiveCardPage {
  readonly id: string; // of the live card: a keyword or a modifier
  readonly title: string; // of the card
  readonly type: TechniqueType;
  readonly read?: ComponentChildren; // slot: the card, the position, the run
}
const WISHES = ['executer', 'modifier'] as const;
export type Wish = (typeof WISHES)[number];
const BUTTONS: Readonly<Record<Wish, readonly [label: string, look: string]>> = { executer: ['Exécuter pas à pas', 'go'], modifier: ['Modifier la carte', 'accent'] };

interface Bench {
  readonly wish: Wish;
  readonly View: typeof import('./LiveBench.tsx').LiveBench;
}
export default ({ id, title, type, read }: LiveCardPage): JSX.Element => {
  const [bench, setBench] = useState<Bench | undefined>(undefined);
  const [changed, setChanged] = useState(false); // by the reader
  const frame = useRef<HTMLElement>(null);
  const open = async (wish: Wish): Promise<void> => {
    const { LiveBench, ready } = await import('./LiveBench.tsx');
    await ready;
    setBench({ wish, View: LiveBench });
  };
  useEffect(() => {
    const waiting = takeWaiting(frame.current);
    const wish = WISHES.find((one) => one === waiting);
    if (wish !== undefined) void open(wish);
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
          {typographie(`Carte à manier : ${title}`)} <small>{TYPE_LABELS[type]}</small>
        </p>
        <span class="example-at">{changed ? 'votre version' : EXAMPLE_LABEL}</span>
      </header>
      {bench === undefined ? (
        <>
          {read}
          <div class="controls">
            {WISHES.map((wish) => {
              const [label, look] = BUTTONS[wish];
              return (
                <button type="button" class={`btn ${look}`} key={wish} data-commande={wish} onClick={() => void open(wish)}>
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
