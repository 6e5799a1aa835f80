// The frame of everything that is played: the place, the sentence just told, what may be done next, the line of time; the rest folds behind.
import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { classes } from './pieces.tsx';
import { useSwipe } from './swipe.ts';

interface SceneProps {
  readonly head?: ComponentChildren; // over the place: what is played, settings
  readonly place: ComponentChildren;
  readonly stage: string | undefined; // what stands on the place, in a word for style sheets; none: it is drawn on paper, taller than its frame, and scrolls in it
  readonly caption: ComponentChildren;
  readonly captionAs?: Readonly<Partial<Record<`data-${string}`, string>>> | undefined; // what style sheets ask of the sentence it holds
  readonly titled?: boolean; // the name of what is played stands over the place
  readonly panel?: ComponentChildren; // the question and its answers: beside the place when there is room
  readonly rail: ComponentChildren; // at the thumb
  readonly log?: ComponentChildren; // what happened, where it stands open: under the panel, the last to be reached by keyboard
  readonly folds?: ComponentChildren; // under the scene
  readonly onSwipe?: ((by: 1 | -1) => void) | undefined;
  readonly placeRef?: { current: HTMLDivElement | null } | undefined;
}
export const Scene = ({
  head,
  place,
  stage,
  caption,
  captionAs,
  titled = false,
  panel,
  rail,
  log,
  folds,
  onSwipe,
  placeRef,
}: SceneProps): JSX.Element => {
  const own = useRef<HTMLDivElement>(null);
  const root = placeRef ?? own;
  useSwipe(root, onSwipe);
  return (
    <>
      <div
        class={classes('scene', panel !== undefined && 'panelled', log !== undefined && log !== null && 'logged')}
        data-stage={stage}
        data-titre={titled ? '' : undefined}
      >
        <div
          class={stage === undefined ? 'place board paper' : 'place board'}
          data-lieu
          ref={root}
          {...(stage === undefined ? { tabIndex: 0, role: 'group', 'aria-label': 'Position' } : {})} // it scrolls: without a mouse too
        >
          {place}
        </div>
        {head === undefined ? null : <div class="scene-head">{head}</div>}
        <div class="caption" data-legende {...captionAs}>
          {caption}
        </div>
        {panel === undefined ? null : <div class="panel told">{panel}</div>}
        <div class="rail controls">{rail}</div>
        {log ? (
          <div class="scene-log" data-pli="journal" data-ouvert>
            <p aria-hidden="true">Déroulement</p>
            {log}
          </div>
        ) : null}
      </div>
      {folds}
    </>
  );
};

interface FoldProps {
  readonly name: string;
  readonly count?: string | undefined;
  readonly open?: boolean;
  readonly children: ComponentChildren;
  readonly hook?: string; // data-pli
}
/** What is out of the way until asked for. Without JavaScript it is open: its words are in the page. */
export const Fold = ({ name, count, open = false, children, hook }: FoldProps): JSX.Element => {
  const [shown, setShown] = useState(open);
  return (
    <div class="fold" data-pli={hook} data-ouvert={shown ? '' : undefined}>
      <button type="button" class="fold-name" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {name} {count === undefined ? null : <small>{count}</small>}
      </button>
      <div class="fold-body">{children}</div>
    </div>
  );
};
