// What an example brings on demand: guessing before reading, and the odds of each choice. Both ask the engine.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { type Line, replayLine } from '../../engine/kernel/play.ts';
import { typeset } from '../../plugins/typography.ts';
import { Cites } from './Cites.tsx';
import { type Trying, useTry } from './Failed.tsx';
import { questionOf, verdictOn } from './guess.ts';
import { liveSheet } from './live-sheet.ts';
import type { ModeUi } from './mode.ts';
import { useAnswer, useOdds, wantsOdds } from './odds.ts';
import { OddsView, WAITING } from './OddsView.tsx';
import type { Playable, Source } from './source.ts';
import { loadTitles, type Titles } from './titles.ts';
import { WhatIf } from './WhatIf.tsx';

/** Its style sheet: to be waited for. */
export const ready: Promise<void> = liveSheet;

const usePlayable = <T extends Types>(source: Source<T>): readonly [Playable<T> | undefined, Trying['failed']] => {
  const [playable, setPlayable] = useState<Playable<T> | undefined>(undefined);
  const { run, failed } = useTry('Les règles qui calculent ici ne sont pas arrivées.');
  useEffect(() => run(async () => setPlayable(await source.playable())), []);
  return [playable, failed];
};

/** An example as its engine plays it; undefined should it refuse. */
const lineOf = <T extends Types>({ mode, scenario, actions }: Playable<T>): Line<T> | undefined => {
  const start = mode.game.setup(scenario);
  const line = start.ok ? replayLine(mode.game, start.value, actions) : undefined;
  return line?.ok === true ? line.value : undefined;
};

interface GuessProps<T extends Types> {
  readonly source: Source<T>;
  readonly at: number;
  /** What to say of the answer, and the rules that explain it; an empty text when nothing was asked. */
  readonly onAnswer: (verdict: readonly [text: string, rules?: JSX.Element]) => void;
}
/** Asks about the next step before the example tells it: a total, what follows, whether something is permitted, a choice. */
export const Guess = <T extends Types>({ source, at, onAnswer }: GuessProps<T>): JSX.Element | null => {
  const [playable, failed] = usePlayable(source);
  const [titles, setTitles] = useState<Titles>({});
  const question = useMemo(() => {
    const line = playable === undefined ? undefined : lineOf(playable);
    return playable === undefined || line === undefined ? undefined : questionOf(playable.mode, line, at);
  }, [playable]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (playable === undefined) return;
    if (question === undefined) onAnswer(['']);
    else void loadTitles(playable.mode.jeu).then(setTitles);
    // who steps by hand hears the question; who watches it play is left alone
    if (box.current?.closest('.example')?.contains(document.activeElement) === true) box.current.focus();
  }, [playable]);
  if (playable === undefined) return failed;
  if (question === undefined) return null;
  const { lead, asks, options, cites, kind } = question;
  const answer = (picked: number): void => {
    box.current
      ?.closest('.example')
      ?.querySelector<HTMLElement>('[data-commande=suivant]')
      ?.focus({ preventScroll: true }); // the answers go away
    const wrong = picked !== question.right && cites.length > 0;
    const said = typeset(verdictOn(question, picked));
    onAnswer(wrong ? [said, <Cites jeu={playable.mode.jeu} ids={cites.slice(0, 3)} titles={titles} />] : [said]);
  };
  return (
    <div class="guess" data-question={kind} role="group" aria-labelledby={`devine.${at}`} tabIndex={-1} ref={box}>
      <p id={`devine.${at}`}>
        {typeset(lead)} <b>{typeset(asks)}</b>
      </p>
      <div class="choices">
        {options.map((option, i) => (
          <button type="button" class="btn" key={option} data-devine={i} onClick={() => answer(i)}>
            {typeset(option)}
          </button>
        ))}
      </div>
    </div>
  );
};

interface OddsProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly state: T['state'];
}
const Asked = <T extends Types>({ mode, state }: OddsProps<T>): JSX.Element => {
  const answer = useAnswer(useOdds(mode, state, wantsOdds(mode, { node: mode.game.node(state), state })));
  if (answer.is === 'nothing') return <p class="odds-wait">Un seul choix est possible à cette étape.</p>;
  return <OddsView mode={mode} state={state} answer={answer} />;
};
/** The odds of each choice open at a step of an example. */
export const Chances = <T extends Types>({
  source,
  state,
}: {
  readonly source: Source<T>;
  readonly state: T['state'];
}): JSX.Element => {
  const [playable, failed] = usePlayable(source);
  return playable === undefined ? (
    (failed ?? <p class="odds-wait">{typeset(WAITING)}</p>)
  ) : (
    <Asked mode={playable.mode} state={state} />
  );
};

/** What became settled at a step of an example, with another face of one of its dice. */
export const Otherwise = <T extends Types>({
  source,
  at,
  onTry,
}: {
  readonly source: Source<T>;
  readonly at: number;
  readonly onTry: (actions: readonly T['action'][]) => void;
}): JSX.Element | null => {
  const [playable, failed] = usePlayable(source);
  const line = useMemo(() => (playable === undefined ? undefined : lineOf(playable)), [playable]);
  if (playable === undefined) return failed ?? <p class="odds-wait">On relance les dés…</p>;
  return line === undefined ? null : <WhatIf mode={playable.mode} line={line} to={at} onTry={onTry} />;
};
