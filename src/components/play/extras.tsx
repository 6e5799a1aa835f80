// What an example brings on demand: guessing before reading, and the odds of each choice. Both ask the engine.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Cite } from '../../engine/kernel/rules.ts';
import { typographie } from '../../plugins/typographie.ts';
import { Choices, labelled } from './Choices.tsx';
import { liveSheet } from './live-sheet.ts';
import type { ModeUi } from './mode.ts';
import { OddsView, useAdvice, wantsOdds } from './OddsView.tsx';
import type { Playable, Source } from './source.ts';

/** Its style sheet: to be waited for. */
export const ready: Promise<void> = liveSheet;

const usePlayable = <S, A, E extends Cite<R>, R extends string, P>(source: Source<S, A, E, R, P>): Playable<S, A, E, R, P> | undefined => {
  const [playable, setPlayable] = useState<Playable<S, A, E, R, P> | undefined>(undefined);
  useEffect(() => void source.playable().then(setPlayable), []);
  return playable;
};

interface GuessProps<S, A, E extends Cite<R>, R extends string, P> {
  readonly source: Source<S, A, E, R, P>;
  readonly state: S;
  readonly at: number;
  readonly onAnswer: (verdict: string) => void;
}
/** Asks what comes next before the example tells it: the very choices that are open. One choice alone is no question. */
export const Guess = <S, A, E extends Cite<R>, R extends string, P>({ source, state, at, onAnswer }: GuessProps<S, A, E, R, P>): JSX.Element | null => {
  const playable = usePlayable(source);
  const node = playable?.mode.game.node(state);
  const asks = node?.kind === 'choice' && node.options.length > 1;
  useEffect(() => {
    if (playable !== undefined && !asks) onAnswer('');
  }, [playable]);
  if (playable === undefined || node?.kind !== 'choice' || !asks) return null;
  const { mode, actions } = playable;
  const answer = (picked: A): void => {
    const good = JSON.stringify(picked) === JSON.stringify(actions[at]);
    onAnswer(typographie(good ? "C'est bien ce qui se passe." : `Vous auriez choisi : « ${mode.text.action(picked, state)} ». L'exemple choisit autrement.`));
  };
  return (
    <div class="guess" data-question>
      <p>
        <b>{typographie(mode.text.node(state))}</b> {typographie('Que se passe-t-il ?')}
      </p>
      <Choices choices={labelled(mode, state, node.options)} label="Que se passe-t-il ?" onPick={answer} />
    </div>
  );
};

interface OddsProps<S, A, E extends Cite<R>, R extends string, P> {
  readonly mode: ModeUi<S, A, E, R, P>;
  readonly state: S;
}
const Asked = <S, A, E extends Cite<R>, R extends string, P>({ mode, state }: OddsProps<S, A, E, R, P>): JSX.Element => {
  const answer = useAdvice(mode, state, wantsOdds(mode, { node: mode.game.node(state), state }));
  if (answer.is === 'nothing') return <p class="odds-wait">Un seul choix est possible à cette étape.</p>;
  return <OddsView mode={mode} state={state} answer={answer} />;
};
/** The odds of each choice open at a step of an example. */
export const Chances = <S, A, E extends Cite<R>, R extends string, P>({ source, state }: { readonly source: Source<S, A, E, R, P>; readonly state: S }): JSX.Element => {
  const playable = usePlayable(source);
  return playable === undefined ? <p class="odds-wait">calcul…</p> : <Asked mode={playable.mode} state={state} />;
};
