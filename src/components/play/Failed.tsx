// What does not come, and what breaks: one way to say it, whatever it is. A sentence, « Réessayer », and nothing waits for ever.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import { LATE } from './late.ts';

interface FailedProps {
  readonly says: string; // a whole sentence
  readonly onRetry: () => void;
  readonly children?: ComponentChildren; // other ways on
}
export const Failed = ({ says, onRetry, children }: FailedProps): JSX.Element => (
  <div class="panne" role="alert" data-panne>
    <p>{typeset(says)}</p>
    <button type="button" class="btn" data-commande="reessayer" onClick={onRetry}>
      Réessayer
    </button>
    {children}
    <button type="button" class="btn flat" onClick={() => location.reload()}>
      Recharger la page
    </button>
  </div>
);

export interface Trying {
  /** Does something that may be rejected, or take for ever; it does not throw. A new job takes the place of the last. */
  readonly run: (job: () => Promise<unknown>) => void;
  /** To be put where the job's fruit would stand: null unless it failed, or is late. */
  readonly failed: JSX.Element | null;
}
/** For all that an island waits for: `what` says, in a sentence, what has not come. */
export const useTry = (what: string): Trying => {
  const [lost, setLost] = useState<(() => Promise<unknown>) | undefined>(undefined);
  const last = useRef<unknown>(undefined);
  const run = (job: () => Promise<unknown>): void => {
    const end = (failed: boolean): void => {
      if (last.current === end) setLost(failed ? () => job : undefined);
    };
    last.current = end;
    end(false);
    const late = setTimeout(end, LATE, true);
    void job()
      .then(
        () => end(false),
        (error: unknown) => {
          reportError(error);
          end(true);
        },
      )
      .finally(() => clearTimeout(late));
  };
  return {
    run,
    failed:
      lost === undefined ? null : (
        <Failed says={`${what} Vérifiez la connexion, puis réessayez.`} onRetry={() => run(lost)} />
      ),
  };
};

interface GuardProps {
  readonly what: string; // « La table s’est arrêtée sur une erreur. »
  readonly at?: unknown; // once it changes, what broke is drawn again
  readonly ways?: (again: () => void) => ComponentChildren; // other ways on
  readonly children?: ComponentChildren;
}
/** What throws while it is drawn is replaced by a sentence; the rest of the page lives on. */
export const Guard = ({ what, at, ways, children }: GuardProps): JSX.Element => {
  const [error, again] = useErrorBoundary((thrown: unknown) => reportError(thrown));
  useEffect(() => {
    if (error !== undefined) again();
  }, [at]);
  return error === undefined ? (
    <>{children}</>
  ) : (
    <Failed says={what} onRetry={again}>
      {ways?.(again)}
    </Failed>
  );
};
