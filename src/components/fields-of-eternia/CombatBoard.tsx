// An epic combat as a place: two fighters at dusk, their columns, totals that grow, what each holds. With `options`, zones, cards, weapons and spells take taps.
import type { JSX } from 'preact';
import { NUMBER, playsCards, sideOfWho } from '../../engine/fields-of-eternia/combat/board.ts';
import type { CombatAction, CombatState, Side, Spot } from '../../engine/fields-of-eternia/combat/types.ts';
import type { CombatEvent } from '../../engine/fields-of-eternia/combat/event-types.ts';
import { GRID_ZONES, type GridZone } from '../../engine/fields-of-eternia/types.ts';
import { effectsText } from '../../engine/fields-of-eternia/words.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { classes } from '../scene/pieces.tsx';
import { CombatGrid } from './CombatGrid.tsx';
import { CombatHand, Weapons } from './CombatHand.tsx';
import { choosesCards, tappedSide, type Taps } from './combat-taps.ts';
import { DiceRow } from './Dice.tsx';
import { Dusk } from './Dusk.tsx';
import { Clash, EpicDie, FighterCard, FighterPawn, Spent } from './Fighter.tsx';
import { Sheet } from './Hud.tsx';
import { PhaseTrack } from './PhaseTrack.tsx';
import { SIDES, teamOf } from './sides.ts';
import { useWhile } from '../scene/while.ts';
import { OverCell } from '../scene/OverCell.tsx';

export type CombatBoardProps = BoardProps<CombatState, CombatAction, CombatEvent>;
const BOTH: readonly Side[] = [0, 1];
/** While cards are laid, the sheets are opened for what the next one may be: on a phone it is told nowhere else. */
const ODDS_TOO = { name: 'Fiches et chances', short: 'Chances' };

/** Who has the word, as far as the state alone tells. */
const speaker = (state: CombatState): Side | undefined => {
  const { phase, sides, turn, outcome } = state;
  if (outcome !== null) return undefined;
  if (sides[0].held.length + sides[1].held.length > 0) return sides[1].held.length > 0 ? 1 : 0;
  return phase === 'weapon' || phase === 'place' || phase === 'abilities' ? sideOfWho(state, turn) : undefined;
};
const markOf = (state: CombatState, side: Side): string =>
  side === 0
    ? 'héros actif'
    : { heros: 'défenseur', creature: 'créature épique', boss: 'boss', solo: 'héros ennemi' }[state.fixed.column];
const ENDS = { won: 'Victoire', lost: 'Défaite' } as const;
const endOf = ({ outcome }: CombatState, side: Side): keyof typeof ENDS | undefined =>
  outcome?.winner === side
    ? 'won'
    : outcome?.fallen[side] === true || typeof outcome?.winner === 'number'
      ? 'lost'
      : undefined;
const isCleared = ({ sides }: CombatState): boolean =>
  sides.every(({ grid, beside }) => beside === 0 && GRID_ZONES.every((zone) => grid[zone].length === 0));
/** How the combat ended for a side, once its cards are put away. */
const Ended = ({ state, side }: Pick<SideProps, 'state' | 'side'>): JSX.Element | null => {
  const [end, { outcome }] = [endOf(state, side), state];
  if (end === undefined || outcome === null) return null;
  const won = outcome.pv[side];
  return (
    <p class={classes('foe-ended', end)}>
      {ENDS[end]}
      {won > 0 ? <small>{typeset(`+${won} PV`)}</small> : null}
    </p>
  );
};

/** The totals that the last step compared, by side; none once the cards that made them are gone. */
const comparedBy = (
  { phase }: CombatState,
  events: readonly CombatEvent[],
): readonly [readonly GridZone[], readonly GridZone[]] => {
  if (NUMBER[phase] < 5) return [[], []];
  for (const event of events.toReversed()) {
    if (event.type === 'attack') return event.by === 0 ? [['attaque'], ['defense']] : [['defense'], ['attaque']];
    if (event.type === 'initiative') return [['initiative'], ['initiative']];
  }
  return [[], []];
};
/** « 7 − 3 = 4 » over an arrow, from who strikes to who is struck. */
const Blow = ({ events }: { readonly events: readonly CombatEvent[] }): JSX.Element | null => {
  const blow = events.findLast((event) => event.type === 'attack');
  if (blow === undefined) return null;
  const { by, attack, defense, damage } = blow;
  return (
    <p class={classes('foe-blow', by === 1 && 'back')}>
      <span>
        {attack.sum} − {defense.sum} = <b>{damage} PS</b>
      </span>
      <svg viewBox="0 0 300 40" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M4 34Q150-14 290 26M274 10L290 26L264 32" vector-effect="non-scaling-stroke" />
      </svg>
    </p>
  );
};

/** Whether the weapons of a hero are still to be read: one of them is chosen, or for an enemy without a player drawn. */
const isArming = ({ phase, fixed, sides }: CombatState, side: Side): boolean =>
  (phase === 'weapon' || phase === 'clash') && fixed.sides[side].hero !== null && sides[side].weapon === null;

interface SideProps {
  readonly state: CombatState;
  readonly side: Side;
  readonly events: readonly CombatEvent[];
  readonly taps: Taps | undefined;
  readonly picked: Spot | undefined;
  readonly setPicked: (spot: Spot | undefined) => void;
  readonly lit: readonly GridZone[];
}
const Pool = ({ state, side, events }: SideProps): JSX.Element | null => {
  const pool = state.dice?.pools[side];
  if (pool === undefined || pool === null) return null;
  return (
    <p class="foe-pool" data-piece={`pool:${side}`}>
      <span>
        {typeset(
          state.dice?.stage === 'initiative'
            ? "Dés d'initiative"
            : state.dice?.attacker === side
              ? "Dés d'attaque"
              : 'Dés de défense',
        )}
      </span>
      <DiceRow
        dice={pool}
        of={`die:${side}`}
        fresh={events.some((event) => event.type === 'thrown' && event.side === side)}
      />
    </p>
  );
};
const CombatSide = (props: SideProps): JSX.Element => {
  const { state, side, taps } = props;
  const end = endOf(state, side);
  const speaks = speaker(state) === side;
  const mine = state.sides[side];
  const arming = isArming(state, side);
  return (
    <section
      class={classes(
        'foe-half',
        SIDES[teamOf(state, side)],
        side === 1 && 'facing',
        state.outcome?.fallen[side] === true && 'out',
        speaks && 'speaks',
        arming && 'chooses-weapon',
        mine.spells.length + mine.consumables.length > 0 && 'has-chips',
        mine.held.length > 1 && 'holds-two',
      )}
      aria-label={typeset(state.fixed.sides[side].name)}
      data-side={side}
    >
      <div class="foe-who-fights">
        <FighterPawn state={state} side={side} strong={speaks} />
        <p class="foe-role">
          {end === undefined ? (speaks ? 'à son tour' : markOf(state, side)) : ENDS[end].toLowerCase()}
        </p>
        {mine.weapon === null ? null : <Weapons state={state} side={side} taps={undefined} />}
        <Spent state={state} side={side} />
        {side === 1 ? <EpicDie state={state} /> : null}
        {side === 1 ? <Clash state={state} /> : null}
      </div>
      {arming ? (
        <Weapons state={state} side={side} taps={taps} />
      ) : end !== undefined && isCleared(state) ? (
        <Ended state={state} side={side} />
      ) : (
        <CombatGrid {...props} />
      )}
      <Pool {...props} />
      <CombatHand state={state} side={side} taps={taps} />
    </section>
  );
};

/** Teams that only look on, with the spells that they may throw in. */
const Bystander = ({ state }: { readonly state: CombatState }): JSX.Element | null => {
  const { bystander } = state.fixed;
  if (bystander === null) return null;
  const left = bystander.spells.filter(({ id }) => state.third.spells.includes(id));
  return (
    <p class="foe-third">
      {typeset(
        `${bystander.name} : ${left.length === 0 ? 'plus de sort' : left.map(({ name, effects }) => `${name} (${effectsText(effects)})`).join(', ')}${state.third.passed ? ' · a passé' : ''}`,
      )}
    </p>
  );
};

export const CombatBoard = ({
  state,
  events,
  options = [],
  onPick,
  label = ({ type }) => type,
  weigh,
  refusal,
}: CombatBoardProps): JSX.Element => {
  const [spot, setSpot] = useWhile<CombatState, Spot | undefined>(state, undefined);
  const live = onPick !== undefined && options.length > 0;
  const tapped = live ? tappedSide(state, options) : undefined;
  const taps: Taps | undefined = live
    ? { options, pick: onPick, label, ...(weigh === undefined ? {} : { weigh }) }
    : undefined;
  const lit = comparedBy(state, events);
  const chooses = tapped !== undefined && choosesCards(state.sides[tapped], tapped, options);
  return (
    <div
      class={classes('foe-duel', !playsCards(state, 1) && !isArming(state, 1) && 'against-card')}
      data-choisit={chooses ? (tapped === 1 ? 'haut' : 'bas') : undefined}
    >
      <Dusk />
      <PhaseTrack state={state} />
      <Blow events={events} />
      {BOTH.map((side) => (
        <CombatSide
          key={side}
          state={state}
          side={side}
          events={events}
          taps={tapped === side ? taps : undefined}
          picked={tapped === side ? spot : undefined}
          setPicked={setSpot}
          lit={lit[side]}
        />
      ))}
      {refusal === undefined ? null : <OverCell class="foe-refusal">{refusal.view}</OverCell>}
      <div class="foe-foot">
        <Bystander state={state} />
        <Sheet {...(state.phase === 'place' ? ODDS_TOO : { name: 'Fiches' })}>
          <div class="foe-columns">
            <FighterCard state={state} side={0} />
            <FighterCard state={state} side={1} />
          </div>
        </Sheet>
      </div>
    </div>
  );
};
