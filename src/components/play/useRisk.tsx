// Before an action that harms whom it belongs to: the table shows what it costs, and asks once.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { isListed } from '../../engine/kernel/play.ts';
import { typeset } from '../../plugins/typography.ts';
import type { Harm, ModeUi } from './mode.ts';
import type { UseLine } from './useLine.ts';

export interface Risk<A> {
  readonly action: A;
  readonly harm: Harm;
}
interface UseRisk<A> {
  readonly risk: Risk<A> | undefined;
  /** Plays an action, unless it harms oneself: it is then shown, and waits for `confirm`. True when it was played. */
  readonly attempt: (action: A) => boolean;
  readonly confirm: () => void;
  readonly letGo: () => void;
}
export const useRisk = <T extends Types>(
  mode: ModeUi<T>,
  { state, node, attempt }: UseLine<T>,
  place: { readonly current: HTMLElement | null },
): UseRisk<T['action']> => {
  const [risk, setRisk] = useState<Risk<T['action']> | undefined>(undefined);
  useEffect(() => setRisk(undefined), [state]);
  useLayoutEffect(() => {
    const marked = (risk?.harm.pieces ?? []).flatMap((piece) => [
      ...(place.current?.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`) ?? []),
    ]);
    for (const piece of marked) piece.classList.add('endangered');
    marked[0]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }); // a zoomed place shows it
    return () => {
      for (const piece of marked) piece.classList.remove('endangered');
    };
  }, [risk]);
  return {
    risk,
    attempt: (action) => {
      const harm = node.kind === 'choice' && isListed(node, action) ? mode.harms?.(action, state) : undefined;
      setRisk(harm === undefined ? undefined : { action, harm });
      return harm === undefined && attempt(action);
    },
    confirm: () => {
      if (risk !== undefined) attempt(risk.action);
    },
    letGo: () => setRisk(undefined),
  };
};

interface RiskViewProps {
  readonly says: string;
  readonly action: string; // its words
  readonly onConfirm: () => void;
  readonly onLetGo: () => void;
}
/** In place of the answers: what it costs, go on or not. */
export const RiskView = ({ says, action, onConfirm, onLetGo }: RiskViewProps): JSX.Element => {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    no.current?.focus({ preventScroll: true });
    no.current?.closest('.risk')?.scrollIntoView({ block: 'nearest' }); // both answers in sight
  }, []);
  return (
    <div
      class="risk"
      role="alertdialog"
      aria-label="À confirmer"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onLetGo();
      }}
    >
      <p>{typeset(says)}</p>
      <div class="choices">
        <button type="button" class="btn" ref={no} data-commande="renoncer-coup" onClick={onLetGo}>
          Non, autre chose
        </button>
        <button type="button" class="btn go" data-commande="confirmer-coup" onClick={onConfirm}>
          {typeset(action)}
        </button>
      </div>
    </div>
  );
};
