import type { JSX } from 'preact';
import type { Prospect } from '../../engine/kernel/advice.ts';
import type { Seat, Types } from '../../engine/kernel/game.ts';
import { toNumber } from '../../engine/kernel/ratio.ts';
import { typeset } from '../../plugins/typography.ts';
import { bestOf, chanceText, meanText } from './advice.ts';
import { Failed } from './Failed.tsx';
import type { ModeUi } from './mode.ts';
import type { Answer } from './odds.ts';
import { type Stake, stakesOf } from './stakes.ts';

/** While a worker thinks: as long as it may (THINKS). */
export const WAITING = 'calcul… (une minute au plus)';
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
/** What a choice is worth, once it is known. */
export const prospectOf = <A,>(answer: Answer<A>, action: A): Prospect<A> | undefined => {
  if (answer.is !== 'advice') return undefined;
  const text = JSON.stringify(action);
  return answer.advice.options.find((one) => JSON.stringify(one.action) === text);
};
/** The bar of a choice, once its odds are known. */
export const oddsBar = <A,>(answer: Answer<A>, action: A): JSX.Element | undefined => {
  const prospect = prospectOf(answer, action);
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
