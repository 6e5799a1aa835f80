import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Advice, Prospect } from '../../engine/kernel/advice.ts';
import type { Node, Seat, Types } from '../../engine/kernel/game.ts';
import { toNumber } from '../../engine/kernel/ratio.ts';
import { typeset } from '../../plugins/typography.ts';
import { bestOf, chanceText, meanText } from './advice.ts';
import { Failed } from './Failed.tsx';
import type { Advisor, ModeUi } from './mode.ts';
import { type Stake, stakesOf } from './stakes.ts';

export type Answer<A> =
  | { readonly is: 'nothing' | 'too-large' }
  | { readonly is: 'waiting'; readonly seen: number; readonly stop: () => void } // positions looked at so far
  | { readonly is: 'failed'; readonly says: string; readonly again: () => void }
  | { readonly is: 'advice'; readonly advice: Advice<A> };

/** While a worker thinks: as long as it may (THINKS). */
export const WAITING = 'calcul… (une minute au plus)';
/** What befalls a worker; all else that an advisor refuses with is the engine's own code. */
const FAILURES: Readonly<Record<string, string>> = {
  worker: 'Le calcul s’est arrêté sur une erreur.',
  late: 'Le calcul n’a pas abouti en une minute.',
  stopped: 'Calcul arrêté.',
};

const BEGINNING: Answer<never> = { is: 'waiting', seen: 0, stop: () => undefined };
const counted = (seen: number): string => new Intl.NumberFormat('fr').format(seen);
/** How far a worker is, and a way to let it be. */
const Waiting = ({ seen, stop }: { readonly seen: number; readonly stop: () => void }): JSX.Element => (
  <p class="odds-wait">
    {typeset(seen === 0 ? WAITING : `calcul… ${counted(seen)} positions vues`)}{' '}
    <button type="button" class="btn flat" onClick={stop}>
      Arrêter
    </button>
  </p>
);

const PROMPT = 120; // ms: an answer that comes sooner is drawn alone, without how far it has come
/** The advisor's answer for a state; one advisor for the life of the island, made when first wanted. An answer that comes late is dropped. */
export const useAdvice = <T extends Types>(
  mode: ModeUi<T>,
  state: T['state'],
  wanted: boolean,
): Answer<T['action']> => {
  const advisor = useRef<Advisor<T['state'], T['action']> | undefined>(undefined);
  const [answer, setAnswer] = useState<
    { readonly state: T['state']; readonly answer: Answer<T['action']> } | undefined
  >(undefined);
  const [tries, setTries] = useState(0);
  useEffect(() => () => advisor.current?.stop(), []);
  useEffect(() => {
    if (!wanted || mode.odds === undefined) return;
    advisor.current ??= mode.odds.advisor();
    let late = false;
    const tell = (told: Answer<T['action']>): void => {
      if (!late) setAnswer({ state, answer: told });
    };
    const again = (): void => {
      setAnswer(undefined);
      setTries(tries + 1);
    };
    const told = advisor.current;
    const stop = (): void => told.stop();
    const seen = (count: number): void => tell({ is: 'waiting', seen: count, stop });
    const soon = setTimeout(() => seen(0), PROMPT);
    const answered = advisor.current.ask(state, seen);
    answered.then(
      (advice) => tell(advice === undefined ? { is: 'nothing' } : { is: 'advice', advice }),
      (error: unknown) => {
        const says = FAILURES[error instanceof Error ? error.message : ''];
        tell(says === undefined ? { is: 'too-large' } : { is: 'failed', says, again });
      },
    );
    const settle = (): void => clearTimeout(soon);
    answered.then(settle, settle);
    return () => {
      late = true;
      settle();
    };
  }, [mode, state, wanted, tries]);
  if (!wanted || mode.odds === undefined) return { is: 'nothing' };
  return answer?.state === state ? answer.answer : BEGINNING;
};

/** Whether the odds of a decision are worth asking here. */
export const wantsOdds = <T extends Types>(
  mode: ModeUi<T>,
  { node, state }: { readonly node: Node<T['action'], T['rule']>; readonly state: T['state'] },
): boolean =>
  node.kind === 'choice' && node.options.length > 1 && mode.odds !== undefined && (mode.odds.has?.(state) ?? true);

/** One bar: felling the other side, winning otherwise, nothing, losing. Exact widths; the figures are said beside it on a press. */
export const OddsBar = ({ win, tie, lose, fells }: Prospect<unknown>): JSX.Element => {
  const felled = fells === undefined ? 0 : Math.min(toNumber(fells), toNumber(win));
  const parts = [
    ['fells', felled],
    ['win', toNumber(win) - felled],
    ['tie', toNumber(tie)],
    ['lose', toNumber(lose)],
  ] as const;
  let from = 0;
  return (
    <svg class="odds-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {parts.map(([name, share]) => {
        const x = from;
        from += share * 100;
        return share <= 0 ? null : <rect key={name} class={name} x={x} width={share * 100} height="6" />;
      })}
    </svg>
  );
};
/** The bar of a choice, once its odds are known. */
export const oddsBar = <A,>(answer: Answer<A> | undefined, action: A): JSX.Element | undefined => {
  if (answer?.is !== 'advice') return undefined;
  const text = JSON.stringify(action);
  const prospect = answer.advice.options.find((one) => JSON.stringify(one.action) === text);
  return prospect === undefined ? undefined : <OddsBar {...prospect} />;
};

interface RowProps<A> {
  readonly prospect: Prospect<A>;
  readonly label: string;
  readonly best: boolean;
  readonly stakes: readonly Stake[];
  readonly mean: string;
}
const Row = <A,>({ prospect, label, best, stakes, mean }: RowProps<A>): JSX.Element => {
  const { text, exact } = chanceText(prospect.win);
  return (
    <li class={best ? 'best' : undefined}>
      <span class="odds-choice">
        {typeset(label)}
        {best ? <span class="odds-best">meilleur choix</span> : null}
      </span>
      <OddsBar {...prospect} />
      <b title={exact}>{typeset(text)}</b>
      {stakes.length === 0 ? null : (
        <span class="odds-mean">
          {typeset(
            `Ce jet seul : ${stakes.map(({ label: what, share }) => `${what}, ${chanceText(share).text}`).join(' ; ')}.`,
          )}
        </span>
      )}
      <span class="odds-mean">{typeset(mean)}</span>
    </li>
  );
};

const woundsText = ({ dealt, taken }: Prospect<unknown>): string =>
  `Blessures en moyenne : infligées, ${meanText(dealt)} ; subies, ${meanText(taken)}.`;
const NOTE = 'Calcul exact, si chaque camp joue ensuite au mieux.';

interface OddsProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly state: T['state'];
  readonly answer: Answer<T['action']>;
}
/** What each open choice is worth when both sides then play best: exact chances, for the seat that decides. */
export const OddsView = <T extends Types>({ mode, state, answer }: OddsProps<T>): JSX.Element | null => {
  if (answer.is === 'nothing') return null;
  const best = answer.is === 'advice' ? bestOf(answer.advice) : [];
  return (
    <section class="odds" aria-label="Chances de chaque choix" aria-busy={answer.is === 'waiting'}>
      <p class="odds-title">
        {answer.is === 'advice'
          ? typeset(`Chances de gagner : ${mode.text.seat(answer.advice.seat as Seat, state)}`)
          : 'Chances de gagner'}
      </p>
      {answer.is === 'advice' ? (
        <p class="odds-key" aria-hidden="true">
          <i class="fells" /> éliminer <i class="win" /> gagner <i class="tie" /> égalité <i class="lose" /> perdre
        </p>
      ) : null}
      {answer.is === 'waiting' ? <Waiting {...answer} /> : null}
      {answer.is === 'failed' ? <Failed says={answer.says} onRetry={answer.again} /> : null}
      {answer.is === 'too-large' ? (
        <p class="odds-wait">
          {typeset('Trop de suites possibles pour un calcul exact ici : avancez de quelques coups.')}
        </p>
      ) : null}
      {answer.is === 'advice' ? (
        <>
          <ul>
            {answer.advice.options.map((prospect, i) => (
              <Row
                key={i}
                prospect={prospect}
                label={mode.text.action(prospect.action, state)}
                stakes={stakesOf(mode, state, prospect.action)}
                mean={(mode.odds?.words?.mean ?? woundsText)(prospect)}
                best={best.length < answer.advice.options.length && best.includes(prospect)}
              />
            ))}
          </ul>
          <p class="odds-note">{typeset(mode.odds?.words?.note(answer.advice.games, answer.advice.decided) ?? NOTE)}</p>
        </>
      ) : null}
    </section>
  );
};
