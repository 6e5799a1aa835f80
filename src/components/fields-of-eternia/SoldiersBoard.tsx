// A soldiers' combat: two ranks face to face, heroes among them. With `options`, the defender taps who takes the next damage.
import type { JSX } from 'preact';
import type {
  SoldiersAction,
  SoldiersEvent,
  SoldiersState,
} from '../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import { plural } from '../../engine/kernel/french.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { Emblem } from '../scene/emblem.tsx';
import { classes, Pawn } from '../scene/pieces.tsx';
import { Dusk } from './Dusk.tsx';
import { emblemOf, HELMETS } from './emblems.ts';
import { sideLook } from './sides.ts';
import { OverCell } from '../scene/OverCell.tsx';

type SoldiersBoardProps = BoardProps<SoldiersState, SoldiersAction, SoldiersEvent>;
type Target = Extract<SoldiersAction, { readonly type: 'bat-hit' }>['target'];
interface Tap {
  readonly label: string;
  readonly act: () => void;
  readonly action: string;
}

/** Soldiers of one side, in the colours of the team that plays it: those who have gone are left hollow. */
const Ranks = ({
  team,
  seat,
  left,
  began,
}: {
  readonly team: 0 | 1;
  readonly seat: number;
  readonly left: number;
  readonly began: number;
}): JSX.Element | null =>
  began === 0 ? null : (
    <span
      class="bat-soldiers"
      role="img"
      data-piece={`ranks:${team}`}
      aria-label={typeset(
        left === began ? plural(left, 'soldat', 'soldats') : `${plural(left, 'soldat', 'soldats')} sur ${began}`,
      )}
    >
      {Array.from({ length: began }, (_, i) => (
        <svg key={i} viewBox="-32 -32 64 64" class={i < left ? undefined : 'gone'} aria-hidden="true">
          <Emblem jeu="fields-of-eternia" name={HELMETS[seat] ?? HELMETS[0]} at={29} />
        </svg>
      ))}
    </span>
  );
const BatHero = ({
  name,
  team,
  seat,
  rank,
  health,
  began,
}: {
  readonly name: string;
  readonly team: 0 | 1;
  readonly seat: number;
  readonly rank: number;
  readonly health: number;
  readonly began: number;
}): JSX.Element => (
  <Pawn
    jeu="fields-of-eternia"
    piece={`hero:${team}:${rank}`}
    name={name}
    emblem={emblemOf(name)}
    life={health}
    of={Math.max(began, 1)}
    {...sideLook(seat)}
    faded={health === 0}
    said={
      health === 0
        ? `${name}, vaincu`
        : `${name}, ${health === began ? `PS ${health}` : `PS ${health}, ${began} au début`}`
    }
  />
);
/** What may be struck: pressed when the engine lists it. */
const Struck = ({
  cell,
  tap,
  children,
}: {
  readonly cell: string;
  readonly tap: Tap | undefined;
  readonly children: JSX.Element | null;
}): JSX.Element =>
  tap === undefined ? (
    <div class="bat-one">{children}</div>
  ) : (
    <button
      type="button"
      class="bat-one open"
      data-cell={cell}
      data-action={tap.action}
      aria-label={tap.label}
      onClick={tap.act}
    >
      {children}
    </button>
  );

export const SoldiersBoard = ({
  state,
  options = [],
  onPick,
  label = ({ type }) => type,
  refusal,
}: SoldiersBoardProps): JSX.Element => {
  const { fixed, attackers, soldiers, heroes, hero, outcome } = state;
  const { began, teams, place, boss, seats } = fixed; // in a whole game, whoever enters keeps the colours of its team
  const tapOf = (target: Target): Tap | undefined => {
    const action: SoldiersAction = { type: 'bat-hit', target };
    const open = onPick !== undefined && options.some((one) => one.type === 'bat-hit' && one.target === target);
    return open ? { label: label(action), act: () => onPick(action), action: JSON.stringify(action) } : undefined;
  };
  const role = (side: 0 | 1): string =>
    outcome?.holder === side ? (side === 0 ? 'prend la zone' : 'garde la zone') : side === 0 ? 'entre' : 'sur place';
  return (
    <div class="foe-soldiers">
      <Dusk />
      <p class="phase-title">
        Combat de soldats
        <small>{typeset(place)}</small>
      </p>
      <section
        class={classes('bat-side', sideLook(seats[0]).side, outcome?.holder === 0 && 'won')}
        aria-label={typeset(teams[0])}
      >
        <p class="bat-name">
          <b>{typeset(teams[0])}</b> <span class="foe-role">{role(0)}</span>
        </p>
        <div class="bat-line">
          <Ranks team={0} seat={seats[0]} left={attackers} began={began.attackers} />
          {fixed.hero === null ? null : (
            <BatHero name={fixed.hero} team={0} seat={seats[0]} rank={0} health={hero} began={began.hero} />
          )}
        </div>
      </section>
      <section
        class={classes('bat-side', sideLook(seats[1]).side, outcome?.holder === 1 && 'won')}
        aria-label={typeset(teams[1])}
      >
        <p class="bat-name">
          <b>{typeset(teams[1])}</b> <span class="foe-role">{role(1)}</span>
        </p>
        <div class="bat-line">
          {began.soldiers > 0 ? (
            <Struck cell="soldat" tap={tapOf('soldat')}>
              <Ranks team={1} seat={seats[1]} left={soldiers} began={began.soldiers} />
            </Struck>
          ) : null}
          {fixed.heroes.map((name, i) => (
            <Struck key={name} cell={`heros:${i}`} tap={tapOf(i)}>
              <BatHero
                name={name}
                team={1}
                seat={seats[1]}
                rank={i}
                health={heroes[i] ?? 0}
                began={began.heroes[i] ?? 0}
              />
            </Struck>
          ))}
        </div>
        {boss === null ? null : <p class="bat-name">{typeset(`${boss}, boss : les soldats l’ignorent`)}</p>}
      </section>
      {refusal === undefined ? null : <OverCell class="foe-refusal">{refusal.view}</OverCell>}
    </div>
  );
};
