// What goes without saying between two decisions: whose turn it is, forced passes, the end of a round, the end of the game.
import type { Step } from '../../kernel/game.ts';
import type { Some } from '../../kernel/result.ts';
import { stepsOf } from '../../kernel/steps.ts';
import { MODULE_GAIN } from '../data.ts';
import type { BwRule } from '../rules.ts';
import { otherSide, type Side, SIDES } from '../types.ts';
import { isAlive, livingOf, parseSpot, resistanceOf, setUnit, standingOf, unitOf } from './board.ts';
import { missing } from './laws.ts';
import { canAct } from './node.ts';
import type { PartieEvent, PartieState } from './types.ts';

export type PartieStep = Step<PartieState, PartieEvent>;

export const { still, told, chain } = stepsOf<PartieState, PartieEvent>();

const toTreat = (state: PartieState, side: Side): boolean =>
  livingOf(state, side).some((unit) => !unitOf(state, unit).activated);

/** Phase 1: this side has the word, or the other if it has nobody left to treat, or phase 2 begins (A12). Plays nothing. */
export const wordTo = (state: PartieState, first: Side): PartieState => {
  const side = [first, otherSide(first)].find((one) => toTreat(state, one));
  return side === undefined ? { ...state, phase: 2, toMove: state.initiative, passes: 0 } : { ...state, toMove: side };
};

/** Once a character has been treated: the other side's turn, or what opens phase 2. */
export const nextToMove = (state: PartieState, last: Side): PartieStep => {
  const opened = wordTo(state, otherSide(last));
  if (opened.phase === 1) return still(opened);
  const begun = told(opened, {
    type: 'phase-2',
    side: state.initiative,
    cites: ['bw.tour.phases', 'bw.tour.alternance-phase-2'],
  });
  return chain(begun, skipIdle);
};

/** Phase 2: sides with nothing to do pass of themselves; two passes in a row end the round (A13). */
export const skipIdle = (start: PartieState): PartieStep => {
  let state = start;
  const events: PartieEvent[] = [];
  while (!canAct(state, state.toMove)) {
    const passed = pass(state, true);
    state = passed.state;
    events.push(...passed.events);
    if (state.phase !== 2 || state.result !== null) break;
  }
  return { state, events };
};

/** One pass; the second in a row, one by each side, ends the round. */
export const pass = (state: PartieState, forced: boolean): PartieStep => {
  const passed = told(
    { ...state, toMove: otherSide(state.toMove), passes: 1 },
    { type: 'passed', side: state.toMove, forced, cites: ['bw.tour.choix-phase-2'] },
  );
  return state.passes === 1 ? chain(passed, endRound) : passed;
};

const moduleGains = (state: PartieState): PartieStep => {
  const events: PartieEvent[] = [];
  let next = state;
  for (const unit of state.fixed.units) {
    const { kind, about: module } = parseSpot(unitOf(next, unit).spot);
    const gauge = kind === 'module-energy' ? 'energy' : kind === 'module-care' ? 'life' : null;
    if (gauge === null || !isAlive(next, unit) || resistanceOf(next, module) === 0) continue;
    const gain = Math.min(MODULE_GAIN, missing(next, unit, gauge));
    const counter = gauge === 'energy' ? 'power' : 'life';
    const before = unitOf(next, unit)[counter];
    next = setUnit(next, unit, { [counter]: before + gain });
    events.push({
      type: 'module-gain',
      unit,
      module,
      gauge,
      before,
      after: before + gain,
      cites: [gauge === 'energy' ? 'bw.base.energie' : 'bw.base.soins'],
    });
  }
  return { state: next, events };
};

const centreDice = (state: PartieState): PartieStep => ({
  state: state.fixed.units.reduce(
    (next, unit) => setUnit(next, unit, { spot: 'center', activated: false, flightLost: false, defended: false }),
    state,
  ),
  events: [{ type: 'dice-centred', round: state.round, cites: ['bw.tour.des-au-centre'] }],
});

const finish = (
  state: PartieState,
  winner: Side | null,
  reason: 'extermination' | 'base' | 'galactus',
  cites: Some<BwRule>,
): PartieStep => ({
  state: { ...state, result: { winner, reason } },
  events: [{ type: 'game-over', winner, reason, round: state.round, cites }],
});

const turnOver = (state: PartieState): PartieStep => {
  const { clock } = state.fixed;
  if (clock !== null && state.round >= clock) return finish(state, null, 'galactus', ['bw.but.galactus']);
  const side = otherSide(state.initiative);
  const round = state.round + 1;
  return {
    state: { ...state, round, phase: 1, initiative: side, toMove: side, passes: 0 },
    events: [
      {
        type: 'initiative-flipped',
        side,
        round,
        cites: ['bw.tour.changement-initiative', 'bw.materiel.jeton-initiative'],
      },
    ],
  };
};

/** Phase 3, in the order of A42: gains of the modules, dice to the centre, clock, initiative. */
const endRound = (state: PartieState): PartieStep =>
  chain(
    told(state, { type: 'round-over', round: state.round, cites: ['bw.tour.phases'] }),
    moduleGains,
    centreDice,
    turnOver,
  );

/** A side without living characters, or without a standing module, has lost at once (A2, A31). */
export const checkVictory = (state: PartieState): PartieStep => {
  for (const side of SIDES) {
    if (livingOf(state, side).length === 0)
      return finish(state, otherSide(side), 'extermination', ['bw.but.victoire-extermination', 'bw.but.fin']);
    if (standingOf(state, side).length === 0)
      return finish(state, otherSide(side), 'base', ['bw.but.victoire-base', 'bw.base.destruction', 'bw.but.fin']);
  }
  return still(state);
};

/** After an action of phase 2: the other side has the word. */
export const afterAction = (state: PartieState): PartieStep =>
  state.result ? still(state) : skipIdle({ ...state, passes: 0, toMove: otherSide(state.toMove) });
