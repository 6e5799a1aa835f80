// The odds of a choice where it is made: a thin bar on the place itself, once they are known. It takes no room: nothing moves when it comes. The list of choices says the same to who does not see it.
import type { JSX } from 'preact';
import type { Prospect } from '../../engine/kernel/advice.ts';
import { formatPercent, type Ratio, toNumber } from '../../engine/kernel/ratio.ts';
import { typeset } from '../../plugins/typography.ts';
import { type Odds, useAnswer } from './odds.ts';
import { OddsBar, prospectOf } from './OddsView.tsx';

const FEW = 24n; // out of more than so many, a share is read as a percentage
/** « 5 fois sur 8 », « 37,5 % »; « ≈ 38 % » where games were only sampled. */
const shareText = (share: Ratio, sampled: boolean): string => {
  if (sampled) return `≈ ${Math.round(100 * toNumber(share))} %`;
  if (share.num === share.den) return 'toujours';
  return share.den <= FEW ? `${share.num} fois sur ${share.den}` : formatPercent(share);
};
/** What most needs saying: how often it wins; where it never does, how often it loses. */
export const oddsText = ({ win, lose }: Pick<Prospect<unknown>, 'win' | 'lose'>, sampled: boolean): string => {
  if (win.num > 0n) return `gagne ${shareText(win, sampled)}`;
  return lose.num > 0n ? `perd ${shareText(lose, sampled)}` : 'sans vainqueur';
};
export const PlaceOdds = <A,>({ odds, action }: { readonly odds: Odds<A>; readonly action: A }): JSX.Element | null => {
  const answer = useAnswer(odds);
  const prospect = prospectOf(answer, action);
  if (prospect === undefined || answer.is !== 'advice') return null;
  return (
    <span class="place-odds" aria-hidden="true">
      <OddsBar {...prospect} />
      <small>{typeset(oddsText(prospect, answer.advice.games !== undefined))}</small>
    </span>
  );
};
