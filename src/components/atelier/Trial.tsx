// « Essayer »: the work played at once, in a small table beside it or, on a phone, over the page. Nothing of it is kept; another gesture on the place begins it again.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import { useTry } from '../play/Failed.tsx';
import type { ModeUi } from '../play/mode.ts';
import type { Titles } from '../play/titles.ts';

/** A table that waits for whoever sits there. */
export type TrialTable = (props: { readonly titles: Titles }) => JSX.Element;
/** The table of a mode, for a scenario that its engine accepts. */
export const trialTable = async <T extends Types>(mode: ModeUi<T>, scenario: T['scenario']): Promise<TrialTable> => {
  const { Live, ready } = await import('../play/Live.tsx');
  await ready;
  const none: readonly T['action'][] = [];
  return ({ titles }) => (
    <Live mode={mode} scenario={scenario} actions={none} titles={titles} onCursor={() => undefined} />
  );
};

interface TrialProps<T> {
  readonly titles: Titles;
  readonly onClose: () => void;
  readonly work: T;
  readonly sound: boolean; // without fault
  readonly open: (work: T) => Promise<TrialTable>;
}
export const Trial = <T,>({ work, sound, open, titles, onClose }: TrialProps<T>): JSX.Element => {
  const [table, setTable] = useState<{ readonly sit: TrialTable; readonly of: T } | undefined>(undefined);
  const { run, failed } = useTry('L’essai n’est pas arrivé.');
  const frame = useRef<HTMLElement>(null);
  const round = useRef(0);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!sound) return;
    const mine = (round.current += 1);
    run(async () => {
      const sit = await open(work);
      if (mine === round.current) setTable({ sit, of: work });
    });
  }, [work, sound]);
  const Sit = table?.sit;
  return (
    <section
      class="desk-trial"
      role="dialog"
      aria-label="Essai"
      ref={frame}
      tabIndex={-1}
      data-essai
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div class="desk-trial-head">
        <b>Essai</b>
        <button type="button" class="btn" data-fermer-essai onClick={onClose}>
          Fermer
        </button>
      </div>
      {!sound ? (
        <p>{typeset('Corrigez d’abord les fautes : l’essai reprendra de lui-même.')}</p>
      ) : Sit === undefined || table?.of !== work ? (
        (failed ?? <p class="aside">{typeset('La table arrive…')}</p>)
      ) : (
        <Sit key={round.current} titles={titles} />
      )}
    </section>
  );
};
