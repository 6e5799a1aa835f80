// An epic combat: two fighters, their grids, the ten phases. With `options`, zones, cards, weapons and spells take taps.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { sideOfWho } from '../../engine/fields-of-eternia/combat/board.ts';
import type { CombatAction, CombatState, Side, Spot } from '../../engine/fields-of-eternia/combat/types.ts';
import type { CombatEvent } from '../../engine/fields-of-eternia/combat/event-types.ts';
import { effectsText } from '../../engine/fields-of-eternia/words.ts';
import { typographie } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { PawnIcon } from '../play/PawnMark.tsx';
import { CombatGrid } from './CombatGrid.tsx';
import { tappedSide } from './combat-taps.ts';
import { DiceRow } from './Dice.tsx';
import { FighterCard, type Taps } from './Fighter.tsx';
import { PhaseTrack } from './PhaseTrack.tsx';
import { initialsOf, pawnOf } from './words.ts';

export type CombatBoardProps = BoardProps<CombatState, CombatAction, CombatEvent>;

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
const outcomeOf = ({ outcome }: CombatState, side: Side): string | undefined =>
  outcome === null ? undefined : outcome.fallen[side] ? 'vaincu' : outcome.winner === side ? 'vainqueur' : undefined;

interface SideProps {
  readonly state: CombatState;
  readonly side: Side;
  readonly events: readonly CombatEvent[];
  readonly taps: Taps | undefined;
  readonly picked: Spot | undefined;
  readonly setPicked: (spot: Spot | undefined) => void;
}
const CombatSide = (props: SideProps): JSX.Element => {
  const { state, side, events, taps } = props;
  const { name, enemy } = state.fixed.sides[side];
  const end = outcomeOf(state, side);
  const pool = state.dice?.pools[side];
  const thrown = events.some((event) => event.type === 'thrown' && event.side === side);
  return (
    <section class={`foe-side${end === 'vaincu' ? ' out' : ''}`} aria-label={typographie(name)} data-side={side}>
      <p class="foe-name">
        <PawnIcon look={pawnOf(side, initialsOf(name), { dim: end === 'vaincu' })} />
        <b>{typographie(name)}</b>
        <span class="side-mark quiet">{markOf(state, side)}</span>
        {end === undefined ? null : <span class="side-mark">{end}</span>}
        {speaker(state) === side ? <span class="side-mark">à son tour</span> : null}
      </p>
      <CombatGrid {...props} />
      {pool === undefined || pool === null ? null : (
        <p class="foe-pool">
          <span>
            {typographie(
              state.dice?.stage === 'initiative'
                ? "Dés d'initiative"
                : state.dice?.attacker === side
                  ? "Dés d'attaque"
                  : 'Dés de défense',
            )}
          </span>
          <DiceRow dice={pool} fresh={thrown} />
        </p>
      )}
      <FighterCard state={state} side={side} taps={taps} />
      {enemy === null ? null : (
        <ul class="foe-powers">
          {enemy.passive === undefined ? null : (
            <li>
              {typographie(
                `${enemy.passive.name ?? 'Capacité'} : ${enemy.passive.text ?? effectsText(enemy.passive.effects)}`,
              )}
            </li>
          )}
          {enemy.surge === undefined ? null : (
            <li>
              {typographie(
                `Surcharge, ${enemy.surge.name ?? 'capacité'} : ${enemy.surge.text ?? effectsText(enemy.surge.effects)}`,
              )}
            </li>
          )}
        </ul>
      )}
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
      {typographie(
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
}: CombatBoardProps): JSX.Element => {
  const [memory, setMemory] = useState<{ readonly state: CombatState; readonly spot: Spot | undefined }>({
    state,
    spot: undefined,
  });
  const spot = memory.state === state ? memory.spot : undefined;
  const live = onPick !== undefined && options.length > 0;
  const tapped = live ? tappedSide(state, options) : undefined;
  const taps: Taps | undefined = live ? { options, pick: onPick, label } : undefined;
  const sides: readonly Side[] = [0, 1];
  return (
    <div class="partie foe">
      <PhaseTrack state={state} />
      <div class="foe-sides">
        {sides.map((side) => (
          <CombatSide
            key={side}
            state={state}
            side={side}
            events={events}
            taps={tapped === side ? taps : undefined}
            picked={tapped === side ? spot : undefined}
            setPicked={(next) => setMemory({ state, spot: next })}
          />
        ))}
      </div>
      <Bystander state={state} />
    </div>
  );
};
