import { within } from '../../kernel/call.ts';
import type { Game, Invariant } from '../../kernel/game.ts';
import { combat } from '../combat/index.ts';
import type { CombatMode } from '../combat/types.ts';
import { SIDES } from '../types.ts';
import { apply } from './apply.ts';
import {
  isAlive,
  livingOf,
  moduleAt,
  moduleOf,
  occupant,
  onGrid,
  parseSpot,
  resistanceOf,
  sheetOf,
  standingOf,
  unitOf,
} from './board.ts';
import { call } from './fight.ts';
import { node } from './node.ts';
import { refuse } from './refuse.ts';
import { notices, setup } from './setup.ts';
import type { OwnAction, PartieAction, PartieMode, PartieState } from './types.ts';

/** Everything a reader can see, `fixed` and the combat under way left out: the combat adds its own text. */
const key = (state: PartieState): string => {
  const units = state.fixed.units.map((unit) => {
    const { cell, life, power, reroll, victory, spot, activated, flightLost, defended } = unitOf(state, unit);
    return life === 0
      ? `${unit}:-`
      : `${unit}:${cell},${life},${power},${reroll},${victory},${spot}${activated ? ',t' : ''}${flightLost ? ',v' : ''}${defended ? ',d' : ''}`;
  });
  const modules = state.fixed.modules.map((module) => `${module}:${resistanceOf(state, module)}`);
  const fight = state.combat
    ? `${state.combat.fixed.attackers.join('+')}>${state.combat.fixed.target.kind === 'unit' ? state.combat.fixed.target.unit : state.combat.fixed.target.module}`
    : '-';
  return [
    state.round,
    state.phase,
    state.initiative,
    state.toMove,
    state.moving ?? '-',
    state.passes,
    state.result ? `${state.result.reason}:${state.result.winner ?? ''}` : '-',
    fight,
    ...units,
    ...modules,
  ].join('|');
};

const isOwn = (action: PartieAction): action is OwnAction => !Object.hasOwn(call.types, action.type);

const rules = within<PartieMode, CombatMode>(
  {
    node,
    key,
    apply: (state, action) => {
      if (!isOwn(action)) throw new Error('partie: a combat action outside a combat');
      return apply(state, action);
    },
    refuse: (state, action) => (isOwn(action) ? refuse(state, action) : undefined),
  },
  combat,
  call,
  (state) => ({
    code: state.result ? 'partie-finie' : 'mauvaise-phase',
    cites: [state.result ? 'bw.but.fin' : 'bw.combat.ordre'],
  }),
);

const invariants: readonly Invariant<PartieState>[] = [
  {
    name: 'counters stay within what the cards carry',
    holds: (state) =>
      state.fixed.units.every((unit) => {
        const sheet = sheetOf(state, unit);
        const { life, power, reroll, victory } = unitOf(state, unit);
        return (
          life >= 0 &&
          life <= sheet.maxLife &&
          power >= 0 &&
          power <= sheet.powerIcons &&
          reroll >= 0 &&
          reroll <= sheet.rerollIcons &&
          victory >= 0 &&
          victory <= sheet.victorySlots
        );
      }),
  },
  {
    name: 'one living character per cell, on the grid',
    holds: (state) =>
      state.fixed.units.every(
        (unit) =>
          !isAlive(state, unit) ||
          (onGrid(state.fixed.grid, unitOf(state, unit).cell) && occupant(state, unitOf(state, unit).cell) === unit),
      ),
  },
  {
    name: 'nobody stands in a hostile module',
    holds: (state) =>
      state.fixed.options.enemyEntersModule ||
      state.fixed.units.every((unit) => {
        const module = moduleAt(state, unitOf(state, unit).cell);
        return (
          !isAlive(state, unit) || module === undefined || moduleOf(state, module).side === state.fixed.sides[unit]
        );
      }),
  },
  {
    name: 'resistance runs from 0 to 5',
    holds: (state) =>
      state.fixed.modules.every((module) => resistanceOf(state, module) >= 0 && resistanceOf(state, module) <= 5),
  },
  {
    name: 'no die lies on a destroyed module',
    holds: (state) =>
      state.combat !== null ||
      state.fixed.units.every(
        (unit) =>
          !parseSpot(unitOf(state, unit).spot).kind.startsWith('module-') ||
          resistanceOf(state, parseSpot(unitOf(state, unit).spot).about) > 0,
      ),
  },
  {
    name: 'a game that goes on has both teams and both bases',
    holds: (state) =>
      state.result !== null ||
      state.combat !== null ||
      SIDES.every((side) => livingOf(state, side).length > 0 && standingOf(state, side).length > 0),
  },
  {
    name: 'the clock has not run out',
    holds: (state) => state.fixed.clock === null || state.round <= state.fixed.clock,
  },
];

/** The whole game, round by round; each combat is played by `battleworld/combat`. Ends on `<reason>:<winner>`. */
export const partie: Game<PartieMode> = {
  id: 'battleworld/partie',
  edition: 2,
  setup,
  notices,
  ...rules,
  invariants,
};
export { partieText } from './text.ts';
