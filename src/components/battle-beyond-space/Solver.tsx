// « Y a-t-il une solution ? » The answer is exact, or says why there is none.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Solution } from '../../engine/battle-beyond-space/escarmouche/solve.ts';
import type { EscarmoucheAction, EscarmoucheState } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { toSight } from '../play/sight.ts';
import { type Asker, askerOf } from '../play/worker-asker.ts';
import { type LineStep, lineOf, placeOn, verdictOf } from './solver.ts';
import { classes } from '../scene/pieces.tsx';

interface Found {
  readonly from: EscarmoucheState;
  readonly solution: Solution | 'waiting' | 'broken';
}
const make = (): Worker => new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });

interface LineProps {
  readonly line: readonly LineStep[];
  readonly at: number | undefined;
  readonly onPick: (action: EscarmoucheAction) => void;
}
const Line = ({ line, at, onPick }: LineProps): JSX.Element => {
  const next = at === undefined ? undefined : line[at];
  const list = useRef<HTMLOListElement>(null);
  /** On a phone a few lines show at a time. */
  const look = (): void => {
    if (list.current !== null) toSight(list.current, list.current.querySelector<HTMLElement>('[aria-current]'));
  };
  useEffect(look, [at]);
  return (
    <details onToggle={look}>
      <summary>Montrer la solution</summary>
      <ol class="bbs-line" ref={list} tabIndex={0} aria-label="La solution">
        {line.map(({ label }, i) => (
          <li key={i} aria-current={i === at ? 'step' : undefined}>
            {typeset(label)}
          </li>
        ))}
      </ol>
      {next === undefined ? null : (
        <button type="button" class="btn" data-commande="solution" onClick={() => onPick(next.action)}>
          {typeset(`Jouer : ${next.label}`)}
        </button>
      )}
    </details>
  );
};

export const Solver = ({
  state,
  onPick,
}: {
  readonly state: EscarmoucheState;
  readonly onPick: (action: EscarmoucheAction) => void;
}): JSX.Element | null => {
  const search = useRef<Asker<EscarmoucheState, Solution> | undefined>(undefined);
  const [found, setFound] = useState<Found | undefined>(undefined);
  useEffect(() => () => search.current?.stop(), []);
  const ask = (): void => {
    search.current ??= askerOf(make);
    const answered = (solution: Found['solution']): void =>
      setFound((now) => (now?.from === state ? { from: state, solution } : now));
    setFound({ from: state, solution: 'waiting' });
    search.current.ask(state).then(answered, () => answered('broken'));
  };
  const solution = found?.solution;
  const line = useMemo(
    () =>
      found === undefined || typeof solution !== 'object' || solution.kind !== 'found'
        ? []
        : lineOf(found.from, solution.actions),
    [found],
  );
  const at = placeOn(line, state);
  const stale = found !== undefined && found.from !== state && at === undefined;
  const said =
    found === undefined || solution === undefined || stale
      ? ''
      : solution === 'waiting'
        ? 'recherche… (une minute au plus)'
        : solution === 'broken'
          ? 'La recherche n’a pas abouti : demandez-la encore, ou jouez quelques coups d’abord.'
          : verdictOf(solution);
  return (
    <div class={classes('bbs-solver', said !== '' && 'said')} role="group" aria-label="Recherche d’une solution">
      <button
        type="button"
        class="btn"
        data-commande="resoudre"
        aria-disabled={solution === 'waiting'}
        onClick={() => solution === 'waiting' || ask()}
      >
        {typeset('Y a-t-il une solution ?')}
      </button>
      <p role="status">{typeset(said)}</p>
      {stale || line.length === 0 ? null : <Line line={line} at={at} onPick={onPick} />}
    </div>
  );
};
