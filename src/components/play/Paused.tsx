// What would answer by itself waits, after a step back or because its answer did not come: said, and set going again.
import type { JSX } from 'preact';
import type { Busy, Machine } from './useMachine.ts';

/** Forced steps wait without a word: their own button is there. */
export const Paused = ({
  pause,
  waits,
  setPause,
}: Pick<Machine, 'pause' | 'setPause'> & { readonly waits: Busy | undefined }): JSX.Element | null =>
  waits === 'machine' || waits === 'chance' ? (
    <p class="busy">
      {pause === 'broken'
        ? 'La réponse n’est pas venue : répondez vous-même, ou réessayez.'
        : 'En pause après un retour en arrière.'}{' '}
      <button type="button" class="btn" onClick={() => setPause(undefined)}>
        {pause === 'broken' ? 'Réessayer' : 'Reprendre'}
      </button>
    </p>
  ) : null;
