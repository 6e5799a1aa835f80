// Two totals face to face: dice, counters, who leads, who speaks.
import { listOf } from '../../engine/kernel/french.ts';
import type { ComponentChildren, JSX } from 'preact';
import { fighterOf, gaugesOf, sheetOf, totalOf, trailing } from '../../engine/battleworld/combat/board.ts';
import { facesOf } from '../../engine/battleworld/combat/node.ts';
import type { Camp, CombatAction, CombatEvent, CombatState, Roll } from '../../engine/battleworld/combat/types.ts';
import { MODULE_RESISTANCE } from '../../engine/battleworld/data.ts';
import type { UnitId } from '../../engine/battleworld/types.ts';
import { typographie } from '../../plugins/typography.ts';
import { Die } from '../play/Die.tsx';
import type { BoardProps } from '../play/mode.ts';
import { Gauge } from './Gauge.tsx';
import { KIND_NAMES } from './words.ts';

type Told = readonly { readonly type: string; readonly unit?: unknown }[];

/** The last roll of each character whom the last step had throw. */
const freshRolls = (state: CombatState, events: Told): readonly Roll[] =>
  events
    .filter(({ type }) => type === 'rolled' || type === 'rerolled')
    .map(({ unit }) => state.rolls.findLast((roll) => roll.by === unit))
    .filter((roll) => roll !== undefined);

const title = (state: CombatState, camp: Camp): string => {
  const name = (unit: UnitId): string => sheetOf(state.fixed, unit).name;
  const fighter = fighterOf(state, camp);
  if (camp === 'attack') {
    const allies = state.fixed.attackers.slice(1).map(name);
    const who = fighter === null ? '' : name(fighter);
    return allies.length === 0 ? who : `${who}, avec ${listOf(allies)}`;
  }
  const { target } = state.fixed;
  if (target.kind === 'unit') return name(target.unit);
  const base = `Module ${KIND_NAMES[target.moduleKind]}`;
  return fighter === null
    ? `${base}, sans défenseur`
    : `${name(fighter)}, pour le module ${KIND_NAMES[target.moduleKind]}`;
};

const RollMark = ({ roll, fresh }: { readonly roll: Roll; readonly fresh: boolean }): JSX.Element => (
  <>
    <Die faces={roll.faces} value={roll.value} fresh={fresh} doubled={roll.multiplier === 2} />
    {roll.bonus > 0 ? <span class="bonus">+ {roll.bonus} Victoire</span> : null}
  </>
);

/** Base dice side by side, then each die that a token bought, after a plus sign; then those about to be thrown. */
const Parts = ({
  state,
  camp,
  fresh,
}: {
  readonly state: CombatState;
  readonly camp: Camp;
  readonly fresh: readonly Roll[];
}): JSX.Element => {
  const parts: ComponentChildren[] = [];
  state.rolls.forEach((roll, i) => {
    if (roll.camp !== camp) return;
    if (roll.phase === 'raise') parts.push(<span class="plus">+</span>);
    parts.push(<RollMark key={i} roll={roll} fresh={fresh.includes(roll)} />);
  });
  const attackers = state.fixed.attackers;
  for (const due of state.due) {
    if (due.replaces !== undefined || attackers.includes(due.by) !== (camp === 'attack')) continue;
    if (due.phase === 'raise') parts.push(<span class="plus">+</span>);
    parts.push(<Die faces={facesOf(state, due.by)} faded />);
  }
  return <>{parts}</>;
};

const Counters = ({ state, unit }: { readonly state: CombatState; readonly unit: UnitId }): JSX.Element => {
  const sheet = sheetOf(state.fixed, unit);
  const gauges = gaugesOf(state, unit);
  return (
    <>
      <Gauge gauge="power" value={gauges.power} of={sheet.powerIcons} />
      <Gauge gauge="reroll" value={gauges.reroll} of={sheet.rerollIcons} />
      <Gauge gauge="victory" value={gauges.victory} of={sheet.victorySlots} />
      <Gauge gauge="life" value={gauges.life} of={sheet.maxLife} />
    </>
  );
};

interface SideProps {
  readonly state: CombatState;
  readonly camp: Camp;
  readonly fresh: readonly Roll[];
}
const CombatSide = ({ state, camp, fresh }: SideProps): JSX.Element => {
  const behind = trailing(state);
  const ahead = behind !== null && behind !== camp;
  const speaks = state.stage === 'raise' && state.speaks === camp;
  const fighter = fighterOf(state, camp);
  const gaveUp = state.renounced === camp;
  const name = typographie(title(state, camp));
  return (
    <div class={ahead ? 'side ahead' : 'side'} role="group" aria-label={camp === 'attack' ? 'Attaque' : 'Défense'}>
      <p class="side-name">
        {name}
        {speaks ? <span class="side-mark">a la parole</span> : null}
        {gaveUp ? <span class="side-mark quiet">a renoncé</span> : null}
      </p>
      <output class="total" aria-label={typographie(`Total : ${totalOf(state, camp)}`)}>
        {totalOf(state, camp)}
      </output>
      <div class="parts">
        <Parts state={state} camp={camp} fresh={fresh} />
      </div>
      <div class="counters">
        {fighter === null ? null : <Counters state={state} unit={fighter} />}
        {camp === 'defence' && state.fixed.target.kind === 'module' ? (
          <Gauge gauge="resistance" value={state.resistance} of={MODULE_RESISTANCE} />
        ) : null}
      </div>
    </div>
  );
};

/** The two sides of a combat; `events` of any mode, to point at the dice just thrown. */
export const CombatSides = ({ state, events }: { readonly state: CombatState; readonly events: Told }): JSX.Element => {
  const fresh = freshRolls(state, events);
  return (
    <div class="sides">
      <CombatSide state={state} camp="attack" fresh={fresh} />
      <CombatSide state={state} camp="defence" fresh={fresh} />
    </div>
  );
};

export const CombatBoard = ({ state, events }: BoardProps<CombatState, CombatAction, CombatEvent>): JSX.Element => (
  <CombatSides state={state} events={events} />
);
