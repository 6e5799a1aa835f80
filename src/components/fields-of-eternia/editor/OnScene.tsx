// The scene on which a combat will begin, over what its sheets say: drawn from the set-up itself. While something is wrong, the last one that stood stays.
import type { ComponentType, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { typographie } from '../../../plugins/typography.ts';
import type { BoardProps } from '../../play/mode.ts';

interface OnSceneProps<S, A, E> {
  readonly setup: { readonly ok: true; readonly value: S } | { readonly ok: false };
  readonly Board: ComponentType<BoardProps<S, A, E>>;
}
export const OnScene = <S, A, E>({ setup, Board }: OnSceneProps<S, A, E>): JSX.Element | null => {
  const last = useRef<S | undefined>(undefined);
  if (setup.ok) last.current = setup.value;
  const { current: state } = last;
  return state === undefined ? null : (
    <div class="example foe-preview" role="group" aria-label={typographie('Le combat, avant la première phase')}>
      <div class="place board">
        <Board state={state} events={[]} />
      </div>
    </div>
  );
};
