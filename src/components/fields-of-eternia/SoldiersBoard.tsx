// A soldiers' combat: who came in, who stands there. With `options`, the defender taps who takes the next damage.
import type { JSX } from 'preact';
import type {
  SoldiersAction,
  SoldiersEvent,
  SoldiersState,
} from '../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import { plural } from '../../engine/kernel/french.ts';
import { typographie } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { PawnIcon } from '../play/PawnMark.tsx';
import { initialsOf, pawnOf } from './words.ts';

type SoldiersBoardProps = BoardProps<SoldiersState, SoldiersAction, SoldiersEvent>;
type Target = Extract<SoldiersAction, { readonly type: 'bat-hit' }>['target'];

/** Soldiers of a team in a row: those who have gone are left hollow. */
const Row = ({
  team,
  left,
  began,
}: {
  readonly team: number;
  readonly left: number;
  readonly began: number;
}): JSX.Element => (
  <span
    class="bat-soldiers"
    role="img"
    aria-label={typographie(
      left === began ? plural(left, 'soldat', 'soldats') : `${plural(left, 'soldat', 'soldats')} sur ${began}`,
    )}
  >
    {Array.from({ length: began }, (_, i) => (
      <PawnIcon key={i} look={pawnOf(team, '', { dim: i >= left })} />
    ))}
  </span>
);
const HeroLine = ({
  name,
  team,
  health,
  began,
  children,
}: {
  readonly name: string;
  readonly team: number;
  readonly health: number;
  readonly began: number;
  readonly children?: JSX.Element | null;
}): JSX.Element => (
  <li class={health === 0 ? 'out' : undefined}>
    <PawnIcon look={pawnOf(team, initialsOf(name), { dim: health === 0 })} />
    <b>{typographie(name)}</b>
    <span>{typographie(health === began ? `PS ${health}` : `PS ${began} → ${health}`)}</span>
    {health === 0 ? <span class="side-mark">vaincu</span> : null}
    {children}
  </li>
);

export const SoldiersBoard = ({
  state,
  options = [],
  onPick,
  label = ({ type }) => type,
}: SoldiersBoardProps): JSX.Element => {
  const { fixed, attackers, soldiers, heroes, hero, outcome } = state;
  const { began, teams, place, boss } = fixed;
  const hit = (target: Target): JSX.Element | null => {
    const action: SoldiersAction = { type: 'bat-hit', target };
    const open = onPick !== undefined && options.some((one) => one.type === 'bat-hit' && one.target === target);
    return open ? (
      <button type="button" class="btn" onClick={() => onPick(action)}>
        {label(action)}
      </button>
    ) : null;
  };
  const mark = (side: 0 | 1): JSX.Element | null =>
    outcome?.holder === side ? <span class="side-mark">{side === 0 ? 'prend la zone' : 'garde la zone'}</span> : null;
  return (
    <div class="partie foe">
      <p class="partie-head">{typographie(`Combat de soldats · ${place}`)}</p>
      <div class="foe-sides">
        <section class="foe-side" aria-label={typographie(teams[0])}>
          <p class="foe-name">
            <b>{typographie(teams[0])}</b>
            <span class="side-mark quiet">entre</span>
            {mark(0)}
          </p>
          {began.attackers > 0 ? <Row team={0} left={attackers} began={began.attackers} /> : null}
          {fixed.hero === null ? null : (
            <ul class="bat-heroes">
              <HeroLine name={fixed.hero} team={0} health={hero} began={began.hero} />
            </ul>
          )}
        </section>
        <section class="foe-side" aria-label={typographie(teams[1])}>
          <p class="foe-name">
            <b>{typographie(teams[1])}</b>
            <span class="side-mark quiet">sur place</span>
            {mark(1)}
          </p>
          {began.soldiers > 0 ? (
            <p class="bat-line">
              <Row team={1} left={soldiers} began={began.soldiers} />
              {hit('soldat')}
            </p>
          ) : null}
          <ul class="bat-heroes">
            {fixed.heroes.map((name, i) => (
              <HeroLine key={name} name={name} team={1} health={heroes[i] ?? 0} began={began.heroes[i] ?? 0}>
                {hit(i)}
              </HeroLine>
            ))}
          </ul>
          {boss === null ? null : <p>{typographie(`${boss}, boss : les soldats l’ignorent`)}</p>}
        </section>
      </div>
    </div>
  );
};
