// A combat as a place: two halves face to face, who fights, what they threw, what they have left to spend, who leads.
import type { JSX } from 'preact';
import {
  fighterOf,
  gaugesOf,
  onBase,
  sheetOf,
  tallyOf,
  totalOf,
  trailing,
} from '../../engine/battleworld/combat/board.ts';
import { facesOf } from '../../engine/battleworld/combat/node.ts';
import type { Camp, CombatAction, CombatEvent, CombatState, Roll } from '../../engine/battleworld/combat/types.ts';
import { BRACKET, MODULE_RESISTANCE } from '../../engine/battleworld/data.ts';
import type { AskedTotals } from '../../engine/battleworld/exercises/combats.ts';
import { otherSide, type Side, type UnitId } from '../../engine/battleworld/types.ts';
import { typeset } from '../../plugins/typography.ts';
import type { AskedProps, BoardProps } from '../play/mode.ts';
import { Bar, classes, Coins, Die, Pawn, Total } from '../scene/pieces.tsx';
import { emblemOf, MODULE_EMBLEMS } from './emblems.ts';
import { sideOfAttack } from './sides.ts';
import { KIND_NAMES, SIDE_NAMES } from './words.ts';

type Told = readonly { readonly type: string; readonly unit?: unknown }[];

/** The last roll of each character whom the last step had throw. */
const freshRolls = (state: CombatState, events: Told): readonly Roll[] =>
  events
    .filter(({ type }) => type === 'rolled' || type === 'rerolled')
    .map(({ unit }) => state.rolls.findLast((roll) => roll.by === unit))
    .filter((roll) => roll !== undefined);

interface HalfProps {
  readonly asked: AskedTotals | undefined; // given: no total is worked out, those it names are marked
  readonly state: CombatState;
  readonly camp: Camp;
  readonly side: Side;
  readonly fresh: readonly Roll[];
}

const Fighter = ({
  state,
  unit,
  side,
}: {
  readonly state: CombatState;
  readonly unit: UnitId;
  readonly side: Side;
}): JSX.Element => {
  const sheet = sheetOf(state.fixed, unit);
  const { life } = gaugesOf(state, unit);
  return (
    <Pawn
      jeu="battleworld"
      piece={unit}
      name={sheet.name}
      emblem={emblemOf(sheet.id)}
      life={life}
      of={sheet.maxLife}
      side={side}
      square={side === 'villains'}
      strong={state.stage === 'raise' && fighterOf(state, state.speaks) === unit}
      faded={life <= 0}
      said={`${sheet.name}, ${SIDE_NAMES[side]}, vie ${life} sur ${sheet.maxLife}`}
    />
  );
};

const Fighters = ({ state, camp, side }: HalfProps): JSX.Element => {
  const { target, attackers } = state.fixed;
  const units = camp === 'attack' ? attackers : target.kind === 'unit' ? [target.unit] : [];
  const defender = camp === 'defence' && target.kind === 'module' ? state.defender : null;
  return (
    <div class="bw-fighters" data-nombre={units.length + (target.kind === 'module' && camp === 'defence' ? 1 : 0)}>
      {units.toReversed().map((unit) => (
        <Fighter key={unit} state={state} unit={unit} side={side} />
      ))}
      {camp === 'defence' && target.kind === 'module' ? (
        <Pawn
          jeu="battleworld"
          piece={target.module}
          name={`Module ${KIND_NAMES[target.moduleKind]}`}
          emblem={MODULE_EMBLEMS[target.moduleKind]}
          life={state.resistance}
          of={Math.max(MODULE_RESISTANCE, state.resistance)}
          side={`${side} wall`}
          square
          faded={state.resistance <= 0}
          said={`Module ${KIND_NAMES[target.moduleKind]}, ${SIDE_NAMES[side]}, résistance ${state.resistance}`}
        />
      ) : null}
      {defender === null ? null : <Fighter state={state} unit={defender} side={side} />}
    </div>
  );
};

/** What the dice and the tokens add, one after the other, as the engine counts them. */
const Sum = ({ state, camp }: Pick<HalfProps, 'state' | 'camp'>): JSX.Element => {
  const { parts } = tallyOf(state, camp);
  return (
    <p class="bw-sum" aria-hidden="true">
      {parts.length < 2
        ? null
        : parts.map(({ value }, i) => (
            <span key={i} class={i === parts.length - 1 ? 'last' : undefined}>
              {i === 0 ? '' : '+ '}
              {value}{' '}
            </span>
          ))}
    </p>
  );
};

const rollNote = ({ multiplier, bonus }: Roll): string | undefined =>
  multiplier === 2 ? (bonus > 0 ? `×2 +${bonus}` : '×2') : bonus > 0 ? `+${bonus}` : undefined;
/** Dice thrown, the last of them lit; then those about to be. A die keeps its identity from before it falls. */
const Dice = ({ state, camp, side, fresh, asked }: HalfProps): JSX.Element => {
  const waiting = state.due.filter(
    ({ by, replaces }) => replaces === undefined && state.fixed.attackers.includes(by) === (camp === 'attack'),
  );
  return (
    <div class="bw-dice">
      {state.rolls.map((roll, i) =>
        roll.camp === camp ? (
          <Die
            key={i}
            piece={`die:${i}`}
            side={side}
            faces={roll.faces}
            value={roll.value}
            fresh={fresh.includes(roll)}
            note={asked === undefined ? rollNote(roll) : undefined}
          />
        ) : null,
      )}
      {waiting.map((due, i) => (
        <Die
          key={`due${i}`}
          piece={`die:${state.rolls.length + state.due.indexOf(due)}`}
          side={side}
          faces={facesOf(state, due.by)}
          waiting
        />
      ))}
    </div>
  );
};

const Counters = ({ state, unit }: { readonly state: CombatState; readonly unit: UnitId }): JSX.Element => {
  const sheet = sheetOf(state.fixed, unit);
  const { power, reroll, victory } = gaugesOf(state, unit);
  return (
    <>
      <Coins name="Puissance" mark="bolt" value={power} of={sheet.powerIcons} piece={`power:${unit}`} />
      <Coins name="Relance" mark="turn" value={reroll} of={sheet.rerollIcons} piece={`reroll:${unit}`} />
      <Coins name="Victoire" mark="star" value={victory} of={sheet.victorySlots} piece={`victory:${unit}`} />
    </>
  );
};

const mostOf = (state: CombatState): number =>
  Math.max(2, Math.ceil((Math.max(totalOf(state, 'attack'), totalOf(state, 'defence')) + 1) / BRACKET)) * BRACKET;

const Score = ({ state, camp }: Pick<HalfProps, 'state' | 'camp'>): JSX.Element => {
  const total = totalOf(state, camp);
  return (
    <>
      {state.rolls.some((roll) => roll.camp === camp) ? (
        <>
          <Total value={total} label="Total" ahead={trailing(state) !== camp} piece={`total:${camp}`} />
          <Bar value={total} most={mostOf(state)} every={BRACKET} />
        </>
      ) : null}
      <Sum state={state} camp={camp} />
    </>
  );
};
const Half = (props: HalfProps): JSX.Element => {
  const { state, camp, side, asked } = props;
  const fighter = fighterOf(state, camp);
  const speaks = state.stage === 'raise' && state.speaks === camp;
  const mark =
    state.renounced === camp
      ? 'a renoncé'
      : speaks
        ? 'a la parole'
        : fighter !== null && onBase(state, fighter)
          ? 'défend la base'
          : undefined;
  return (
    <div
      class={classes('bw-half', side, speaks && 'speaks')}
      role="group"
      aria-label={camp === 'attack' ? 'Attaque' : 'Défense'}
    >
      <Fighters {...props} />
      <div class="bw-score">
        <p class="bw-camp">
          {camp === 'attack' ? 'Attaque' : 'Défense'}
          {mark === undefined ? null : <span>{typeset(mark)}</span>}
        </p>
        {asked === undefined ? <Score state={state} camp={camp} /> : null}
        {asked?.includes(camp) === true ? (
          <p class="bw-asked" aria-hidden="true">
            ?
          </p>
        ) : null}
      </div>
      <Dice {...props} />
      <div class="bw-coins">{fighter === null ? null : <Counters state={state} unit={fighter} />}</div>
    </div>
  );
};

interface DuelProps {
  readonly state: CombatState;
  readonly events: Told; // of any mode, to point at the dice just thrown
  readonly attack?: Side; // the side that attacks; read from who fights unless told
  readonly asked?: AskedTotals | undefined; // totals that the reader is asked for
}
/** The heroes near, or on the left; the villains facing them. */
export const Duel = ({ state, events, attack = sideOfAttack(state), asked }: DuelProps): JSX.Element => {
  const fresh = freshRolls(state, events);
  const camps: readonly Camp[] = attack === 'heroes' ? ['attack', 'defence'] : ['defence', 'attack'];
  return (
    <div class="bw-duel">
      {camps.map((camp) => (
        <Half
          key={camp}
          state={state}
          camp={camp}
          side={camp === 'attack' ? attack : otherSide(attack)}
          fresh={fresh}
          asked={asked}
        />
      ))}
    </div>
  );
};

const UNTOLD: Told = [];
/** What an exercise asks of a combat. */
export const CombatAsked = ({ state, asked: { about } }: AskedProps<CombatState>): JSX.Element => (
  <Duel state={state} events={UNTOLD} asked={about as AskedTotals | undefined} /> // said by the exercise itself
);
export const CombatBoard = ({ state, events }: BoardProps<CombatState, CombatAction, CombatEvent>): JSX.Element => (
  <Duel state={state} events={events} />
);
