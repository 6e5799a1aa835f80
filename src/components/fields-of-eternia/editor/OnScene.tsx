// The scene on which a combat, or a solo game, will begin, over what its sheets say: drawn from the set-up itself. While something is wrong, the last one that stood stays.
import type { ComponentType, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useWork } from './part.ts';
import { typeset } from '../../../plugins/typography.ts';
import type { BoardProps } from '../../play/mode.ts';

type SetUp<S> = { readonly ok: true; readonly value: S } | { readonly ok: false };
interface OnSceneProps<S, A, E> {
  readonly setup: SetUp<S>;
  readonly Board: ComponentType<BoardProps<S, A, E>>;
  readonly name: string;
}
const OnScene = <S, A, E>({ setup, Board, name }: OnSceneProps<S, A, E>): JSX.Element | null => {
  const last = useRef<S | undefined>(undefined);
  if (setup.ok) last.current = setup.value;
  const { current: state } = last;
  return state === undefined ? null : (
    <div class="example foe-preview" role="group" aria-label={typeset(name)}>
      <div class="place board">
        <Board state={state} events={[]} />
      </div>
    </div>
  );
};

/** What is shown while it is written: its scene, then its sheets. */
export const sceneOver =
  <W, S, A, E>(
    setup: (work: W) => SetUp<S>,
    Board: OnSceneProps<S, A, E>['Board'],
    View: ComponentType<{ readonly scenario: W }>,
    name = 'Le combat, avant la première phase',
  ): (() => JSX.Element) =>
  () => {
    const value = useWork().value as unknown as W; // whoever takes the kit of a kind gives it that kind's works
    return (
      <>
        <OnScene setup={setup(value)} Board={Board} name={name} />
        <View scenario={value} />
      </>
    );
  };
